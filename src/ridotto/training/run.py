"""A training run: rounds of playing and learning, with checkpoints from which it can be resumed."""

from collections.abc import Callable, Mapping
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import jax
import numpy as np

from ridotto.bots.registry import bots_part
from ridotto.training.experience import Decisions, join, play_steps
from ridotto.training.folder import CurvePoint, RunDescription, RunFolder
from ridotto.training.learning import Learner, learn, new_learner
from ridotto.training.model import Parameters, new_parameters, to_network
from ridotto.training.strength import Strength, strength_among
from ridotto.training.tables import TableMaker, TrainingTables

VECTORS: Final = 8
"""Different kinds of tables at once."""
TABLES: Final = 128
"""Tables of each kind."""
STEPS: Final = 64
"""Decisions at each table in a round."""
FIRST_RATE: Final = 7e-4
LAST_RATE: Final = 1e-4
"""The rate of learning falls from the first to the last round."""
VARIETY: Final = 0.01
"""What varied play is worth beside winning."""
PAST_SELVES: Final = 12
EVERY: Final = 20
"""Rounds between two checkpoints, each with a point of the curve."""
KEEP: Final = 0.98
"""The network that is shipped is an average over rounds: how much of it stays after each."""

Report = Callable[[int, CurvePoint | None], None]
"""Called after each round with its number, and with the last point of the curve."""


class TrainingOutcome(NamedTuple):
    """How a run ended."""

    rounds: int
    strength: Strength | None
    """None if it was not measured yet."""


class TrainingRun:
    """Trains a network for one game."""

    tables_of_a_kind: int = TABLES
    variety: float = VARIETY
    keep: float = KEEP

    def __init__(self, folder: RunFolder, description: RunDescription) -> None:
        """Go on from the last checkpoint in the folder, if there is one."""
        self.folder = folder
        self.description = description
        part = bots_part(description.game)
        self.maker = TableMaker(part, self.tables_of_a_kind)
        assert part.strangers is not None
        self.header = part.strangers.header
        self.rival = getattr(part.bots[part.strangers.among], "temper")  # noqa: B009
        parameters = self.first_parameters()
        self.learner: Learner = new_learner(parameters)
        self.average: Parameters = parameters
        self.past: list[Parameters] = []
        self.round = 0
        self.curve: list[CurvePoint] = []
        self._load()
        self.tables: list[TrainingTables] = []

    def first_parameters(self) -> Parameters:
        """The network before the first round."""
        return new_parameters(self.maker.network.features, self.description.seed)

    def _load(self) -> None:
        """Take up the last checkpoint."""
        kept = self.folder.load()
        if kept is None:
            return
        try:
            self._take_up(kept)
        except (KeyError, TypeError, ValueError):
            raise self.folder.broken() from None

    def _take_up(self, kept: Mapping[str, Any]) -> None:
        """Go on from what was kept."""
        leaves, shape = jax.tree_util.tree_flatten((self.learner, self.average))
        found = [kept[f"leaf {i}"] for i in range(len(leaves))]
        if list(map(np.shape, found)) != list(map(np.shape, leaves)):
            raise ValueError("these are the numbers of another network")
        self.learner, self.average = jax.tree_util.tree_unflatten(shape, found)
        self.round = int(kept["round"])
        names = list(self.average)
        self.past = [
            {name: kept[f"past {i} {name}"] for name in names} for i in range(int(kept["past selves"]))
        ]
        self.curve = self.folder.curve()

    def save(self) -> None:
        """Write a checkpoint and the network as it is now."""
        leaves, _ = jax.tree_util.tree_flatten((self.learner, self.average))
        kept = {f"leaf {i}": np.asarray(leaf) for i, leaf in enumerate(leaves)}
        for i, past in enumerate(self.past):
            kept |= {f"past {i} {name}": value for name, value in past.items()}
        counts = {"round": np.array(self.round), "past selves": np.array(len(self.past))}
        self.folder.save({**kept, **counts}, self.curve)
        features = self.maker.network.features
        network = to_network(self.average, self.description.game, features, self.about())
        self.folder.write_network(network)

    def about(self) -> dict[str, Any]:
        """How the network was made."""
        made = self.description
        command = f"ridotto train FOLDER {made.game} --rounds {made.rounds} --seed {made.seed}"
        return {"command": command, "round": self.round}

    def train(self, minutes: float | None, report: Report) -> TrainingOutcome:
        """Train up to the last round, or for some minutes; whoever catches Ctrl-C saves what was learnt."""
        self.fill_tables(self.chance())  # what has to be compiled for that is not counted
        end = None if minutes is None else monotonic() + 60.0 * minutes
        while self.round < self.description.rounds and (end is None or monotonic() < end):
            self.play_round()
            if self.round % EVERY == 0:
                self.measure()
                self.save()
            report(self.round, self.curve[-1] if self.curve else None)
        if not self.curve or self.curve[-1].round != self.round:
            self.measure()
        self.save()
        return self.outcome()

    def outcome(self) -> TrainingOutcome:
        """How far it has come; the strength is that of the last point of the curve."""
        last = self.curve[-1] if self.curve else None
        return TrainingOutcome(self.round, None if last is None else Strength(last.share, last.margin))

    def chance(self) -> Random:
        """What draws the tables of a round."""
        return Random(f"{self.description.seed} {self.round}")

    def fill_tables(self, chance: Random) -> None:
        """Draw tables of as many kinds as there should be."""
        while len(self.tables) < VECTORS:
            self.tables.append(self.maker.draw(chance, self.past))

    def play_round(self) -> None:
        """Play, learn, and change the tables of one kind."""
        made, chance = self.description, self.chance()
        random = np.random.default_rng([made.seed, self.round])
        self.fill_tables(chance)
        parameters = {name: np.asarray(value) for name, value in self.learner.parameters.items()}
        decisions = join([play_steps(tables, parameters, STEPS, random) for tables in self.tables])
        self.learn_from(decisions, random)
        self.average = {
            name: self.keep * self.average[name] + (1.0 - self.keep) * np.asarray(value)
            for name, value in self.learner.parameters.items()
        }
        self.round += 1
        self.change_tables(chance, parameters)

    def learn_from(self, decisions: Decisions, random: np.random.Generator) -> None:
        """Learn from the decisions of a round."""
        part = self.round / self.description.rounds
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * min(1.0, part)
        self.learner, _ = learn(self.learner, decisions, random, rate, self.variety)

    def change_tables(self, chance: Random, parameters: Parameters) -> None:
        """Keep a past self from time to time, and draw the tables of one kind anew."""
        if self.round % EVERY == 0:
            self.past = [*self.past, parameters]
            if len(self.past) > PAST_SELVES:
                del self.past[chance.randrange(PAST_SELVES - 1)]
        self.tables[self.round % VECTORS] = self.maker.draw(chance, self.past)

    def measure(self) -> None:
        """Add a point to the curve."""
        found = strength_among(self.maker, self.header, self.rival, self.average, self.round)
        self.curve.append(CurvePoint(self.round, found.share, found.margin))
