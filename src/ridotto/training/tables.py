"""Who learns where: the tables of a training run, and the opponents there."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np

from ridotto.bots.network import GameNetwork
from ridotto.bots.part import BotsPart, HeuristicPolicy
from ridotto.play.header import Header
from ridotto.simulation.compiled_table import TableSetup
from ridotto.simulation.vectors.candidates import CandidateVector
from ridotto.simulation.vectors.compiled_vector import Lineup
from ridotto.training.model import Parameters

AMONG_PAST_SELVES: Final = 0.25
"""The part of all vectors at which past selves play."""
AMONG_BOTS: Final = 0.4
"""The part at which bots play that are not trained."""
LINEUPS: Final = 16
"""Different line-ups in a vector with bots."""
KNOWN: Final = 0.5
"""How often a bot there has one of the tempers that belong to the network; else its temper is drawn."""


@dataclass
class TrainingTables:
    """Some tables of one kind, and who decides there."""

    header: Header
    vector: CandidateVector
    learning: Any
    """By table: the players who learn, as bits; others whose moves the trainer makes are past selves."""
    past: Parameters | None = None

    @property
    def players(self) -> int:
        """How many play at each table."""
        return len(self.header.players)


class TableMaker:
    """Draws tables and opponents for the game of a network."""

    def __init__(self, part: BotsPart, tables: int) -> None:
        assert part.policy is not None
        assert part.policy.network is not None
        self.part = part
        self.policy: HeuristicPolicy = part.policy
        self.network: GameNetwork = part.policy.network
        self.tables = tables
        self.own = self.network.temper

    def draw(self, random: Random, past: Sequence[Parameters]) -> TrainingTables:
        """Tables for self-play, among past selves, or among bots."""
        header = self.network.training_table(random)
        kind = random.random()
        if kind < AMONG_BOTS:
            return self.among_bots(header, random)
        if past and kind < AMONG_BOTS + AMONG_PAST_SELVES:
            return self.self_play(header, random, random.choice(past))
        return self.self_play(header, random)

    def self_play(self, header: Header, random: Random, past: Parameters | None = None) -> TrainingTables:
        """All moves are the trainer's; with past selves, these sit on some seats."""
        players = len(header.players)
        everyone = (1 << players) - 1
        vector = self.vector(header, [Lineup(everyone, self.states(header, [self.own]))], random)
        learning = np.full(self.tables, everyone)
        if past is not None:
            learning = np.array([some_seats(random, players) for _ in range(self.tables)])
        return TrainingTables(header, vector, learning, past)

    def among_bots(self, header: Header, random: Random) -> TrainingTables:
        """Bots sit on some seats."""
        players = len(header.players)
        rows = [some_seats(random, players) for _ in range(LINEUPS)]
        common = [self.temper(random) for _ in range(2)]
        lineups = [
            Lineup(row, self.states(header, [
                self.own if row >> seat & 1 else random.choice((common[0], common[0], self.temper(random)))
                for seat in range(players)
            ]))
            for row in rows
        ]  # fmt: skip
        vector = self.vector(header, lineups, random)
        return TrainingTables(header, vector, np.array([rows[i % LINEUPS] for i in range(self.tables)]))

    def one_among(self, header: Header, temper: Any, seed: int) -> TrainingTables:
        """One who learns among others with one temper, to see how strong it is."""
        players = len(header.players)
        lineups = [
            Lineup(
                1 << own,
                self.states(header, [self.own if seat == own else temper for seat in range(players)]),
            )
            for own in range(players)
        ]
        vector = self.vector(header, lineups, Random(seed))
        return TrainingTables(header, vector, np.array([1 << i % players for i in range(self.tables)]))

    def temper(self, random: Random) -> Any:
        """The temper of a known bot, or one that is drawn; never one of the strangers'."""
        draw = self.part.strangers
        if draw is None or random.random() < KNOWN:
            return random.choice(self.network.opponents)
        chosen = {name: random.uniform(*bounds) for name, bounds in draw.ranges.items()}
        return type(self.own)(**chosen)

    def states(self, header: Header, tempers: Sequence[Any]) -> list[Any]:
        """The states of all players before the deal."""
        return self.part.states_with(header, tempers)

    def vector(self, header: Header, lineups: list[Lineup], random: Random) -> CandidateVector:
        """Tables with these line-ups, dealt."""
        made = CandidateVector(TableSetup(header), lineups, self.policy.hooks, self.network, self.tables)
        made.deal(random.getrandbits(62))
        return made


def some_seats(random: Random, players: int) -> int:
    """Some seats but not all, as bits: one, about half, or all but one."""
    seats = random.sample(range(players), random.choice((1, max(1, players // 2), players - 1)))
    return sum(1 << seat for seat in seats)
