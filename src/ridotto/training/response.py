"""A learned best response: a network learns on one seat, and bots of one kind play on all others."""

from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from ridotto.bots.network import Layers, Network
from ridotto.play.header import Header
from ridotto.training.experience import Decisions
from ridotto.training.folder import RunDescription, RunFolder
from ridotto.training.learning import Learner, new_learner
from ridotto.training.model import Parameters, new_parameters, to_network
from ridotto.training.run import TrainingRun

SETTLING: Final = 5
"""Rounds in which only the estimate of how a game will end is learnt: the shipped network has none."""


def description_of_response(
    header: Header, bot: str, rounds: int, seed: int, features: int
) -> RunDescription:
    """The run in which a response to a bot is learnt at a table."""
    game = msgspec.json.decode(msgspec.json.encode(header))
    del game["seed"]  # every deal has its own
    return RunDescription(game["game"], rounds, seed, features, among=bot, table=game)


class ResponseRun(TrainingRun):
    """Trains the shipped network against bots of one kind."""

    tables_of_a_kind: int = 1024
    variety: float = 0.002
    """Nobody learns from its play, so it need not be varied."""
    keep: float = 0.9

    def __init__(self, folder: RunFolder, description: RunDescription, header: Header, rival: Any) -> None:
        """Go on from the last checkpoint in the folder; `rival` is the temper of all others."""
        super().__init__(folder, description)
        self.header = header
        self.rival = rival

    def first_parameters(self) -> Parameters:
        """The shipped network, with a new estimate."""
        shipped = self.maker.network.shipped().layers._asdict()
        layers = {name: np.array(layer, np.float32) for name, layer in shipped.items()}
        return {**new_parameters(self.maker.network.features, self.description.seed), **layers}

    def fill_tables(self, chance: Random) -> None:
        """The same tables in all rounds."""
        if not self.tables:
            self.tables.append(self.maker.one_among(self.header, self.rival, chance.getrandbits(62)))

    def change_tables(self, chance: Random, parameters: Parameters) -> None:
        """No table changes."""

    def learn_from(self, decisions: Decisions, random: np.random.Generator) -> None:
        """Learn from the decisions of a round; in the first rounds, to estimate only."""
        before = self.learner.parameters
        super().learn_from(decisions, random)
        if self.round < SETTLING:
            kept = {name: before[name] for name in Layers._fields}
            self.learner = Learner({**self.learner.parameters, **kept}, self.learner.optimiser)
            if self.round == SETTLING - 1:
                self.learner = new_learner(self.learner.parameters)

    def about(self) -> dict[str, Any]:
        """How the network was made."""
        made = self.description
        command = f"ridotto exploit {made.among} --learn FOLDER --rounds {made.rounds} --seed {made.seed}"
        return {"command": command, "round": self.round}

    def network(self) -> Network:
        """The network as it is now."""
        features = self.maker.network.features
        return to_network(self.average, self.description.game, features, self.about())
