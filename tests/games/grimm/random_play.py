"""Games played at random, for laws."""

from dataclasses import dataclass, field
from random import Random

from hypothesis import strategies as st

from ridotto.events import Event
from ridotto.games.grimm.rules.moves import MOVES, Move, legal_moves
from ridotto.games.grimm.rules.rules import play
from ridotto.games.grimm.rules.setup import Variant, new_table, open_table
from ridotto.games.grimm.rules.table import OVER, Table
from ridotto.seats import NOWHERE

SEEDS = st.integers(0, 2**96 - 1)


NO_LIMIT = st.just(0)


@st.composite
def variants(draw, limits=NO_LIMIT):
    """A number of players and any combination of variants."""
    players = draw(st.integers(2, 5))
    wagers = players > 2 and draw(st.booleans())
    return players, Variant(wagers, draw(st.booleans()), draw(st.booleans()), draw(limits))


def legal(t: Table) -> list[Move]:
    """The legal moves as a new list."""
    out = [-1] * MOVES
    return out[: legal_moves(t, out)]


@dataclass
class Walk:
    """A game played at random."""

    table: Table
    choose: Random
    log: list[Event] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)

    @staticmethod
    def start(setting: tuple[int, Variant], seed: int, choices: int) -> "Walk":
        walk = Walk(new_table(*setting, seed), Random(choices))
        open_table(walk.table, NOWHERE, walk.log)
        return walk

    @property
    def over(self) -> bool:
        return self.table.phase == OVER

    def step(self) -> Move:
        """Make a random move, but pass now and then where that is possible, for more variety."""
        options = legal(self.table)
        lazy = options[0] == 0 and self.choose.random() < 0.3
        move = options[0] if lazy else self.choose.choice(options)
        play(self.table, move, self.log)
        self.moves.append(move)
        return move
