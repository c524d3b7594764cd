"""Games in which everybody has a mind: many from the deal on, or given positions to their end.

A bot's mind and its policy are plain functions of its own package, handed in as a mindset. Game number i of
a seed is dealt and thought over in the same way on any number of threads.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property, partial
from types import FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

import numba
import numpy as np
from numba.core import types

from ridotto.chance import WORD, next_word, sow
from ridotto.games.mascarade import Mascarade
from ridotto.play.header import Header
from ridotto.simulation import policy_loops as minded_loops
from ridotto.simulation.batch import Plan, Results, expect_games, follow, joined, scores_of
from ridotto.simulation.compile.games import GRIMM_RULES, MASCARADE_RULES, Rules
from ridotto.simulation.compile.records import CHANCE_WORDS, Layout, Numbers, Records, new_log, sizes_of
from ridotto.simulation.compile.twin import MOVES, NUMBERS, PAGE, POWERS, ROWS, WRITER, Twin
from ridotto.simulation.compiled_table import Setting
from ridotto.simulation.loops import MOST_MOVES, OTHER_HIGH, OTHER_LOW

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Mindset(Protocol):
    """How the minds of a game work: a dataclass of numbers and lists, and four plain functions."""

    def __hash__(self) -> int:
        """Compiled once for each."""

    @property
    def mind(self) -> "type[DataclassInstance]":
        """What a mind is; made of nothing, it has lists as long as they all have."""

    @property
    def decider(self) -> Callable[..., int]:
        """Says whose decision it is at a table."""

    @property
    def hide(self) -> Callable[..., None]:
        """Copies what a player sees of a table to another one."""

    @property
    def notice(self) -> Callable[..., None]:
        """Takes in one event as a player saw it."""

    @property
    def choose(self) -> Callable[..., int]:
        """Decides by a mind and what is seen."""


class MindTwin(Twin[Any]):
    """A game in machine code, played by minds."""

    def __init__(self, rules: Rules[Any], mindset: Mindset) -> None:
        """Nothing is compiled yet."""
        super().__init__(rules)
        self.mindset = mindset
        self.minds: Layout[Any] = Layout(mindset.mind, sizes_of(mindset.mind()), width=np.int64)

    @cached_property
    def stand_ins(self) -> dict[object, FunctionType]:
        """The mindset's functions, and the census of the game."""
        own = {
            minded_loops.decider: self.mindset.decider,
            minded_loops.hide: self.mindset.hide,
            minded_loops.notice: self.mindset.notice,
            minded_loops.choose: self.mindset.choose,
            minded_loops.count_event: self.rules.count_event,
        }
        return cast("dict[object, FunctionType]", own)

    @cached_property
    def kinds(self) -> dict[object, types.Type]:
        """Minds, fractions and a census, besides all that rules take."""
        return {
            float: types.float64,
            self.mindset.mind: self._mind,
            "census": numba.from_dtype(self.rules.census.dtype),
        }

    @cached_property
    def _mind(self) -> types.Type:
        return numba.from_dtype(self.minds.dtype)

    def play_minded(self) -> Callable[..., int]:
        """Many tables to their end, counted (`minded_loops.play_minded`)."""
        signature = (*self._batch(), NUMBERS, NUMBERS, self.kinds["census"], PAGE, *self._company())
        return self._entry(minded_loops.play_minded, signature, WRITER)

    def write_minded(self) -> Callable[..., int]:
        """Many tables to their end with all that is told and done (`minded_loops.write_minded`)."""
        signature = (*self._batch(), PAGE, ROWS, NUMBERS, MOVES, ROWS, *self._company())
        return self._entry(minded_loops.write_minded, signature, WRITER)

    def roll_out(self) -> Callable[..., int]:
        """Given positions to their end (`minded_loops.roll_out`)."""
        numbers = [types.int64] * 4
        rows = types.Array(self._mind, 2, "C")
        signature = (self._tables, POWERS, *numbers, MOVES, MOVES, NUMBERS, PAGE, rows, self._tables)
        return self._entry(minded_loops.roll_out, signature, WRITER)

    def _company(self) -> tuple[types.Type, ...]:
        """Minds, the same before the deal, and what one sees of the table."""
        minds = types.Array(self._mind, 1, "C")
        return (minds, minds, self._tables)


@cache
def mind_twin(game: type, mindset: Mindset) -> MindTwin:
    """The game that starts from headers of this type, in machine code and played by these minds."""
    return MindTwin(MASCARADE_RULES if game is Mascarade else GRIMM_RULES, mindset)


# ── Many games ───────────────────────────────────────────────────────────────────────────────────────


def play_minded(
    header: Header,
    mindset: Mindset,
    minds: Sequence["DataclassInstance"],
    games: int,
    seed: int = 0,
    *,
    start: int = 0,
    threads: int = 1,
    told: bool = False,
    counted: bool = False,
) -> Results:
    """Play so many games to the end, everybody with the mind they have before the deal."""
    blocks = play_minded_in_blocks(
        header, mindset, minds, games, seed, start=start, threads=threads, told=told, counted=counted
    )
    return joined(list(blocks))


def play_minded_in_blocks(
    header: Header,
    mindset: Mindset,
    minds: Sequence["DataclassInstance"],
    games: int,
    seed: int = 0,
    *,
    start: int = 0,
    threads: int = 1,
    told: bool = False,
    counted: bool = False,
) -> Iterator[Results]:
    """The same, some hundred games at a time and in order, for whoever watches; 0 threads: all cores."""
    if len(minds) != len(header.players):
        raise ValueError(f"{len(header.players)} players need a mind each, and here are {len(minds)}")
    plan = partial(MindedPlan, header, mind_twin(type(header), mindset), minds)
    return follow(plan, games, seed, start, threads, told, counted)


def luck_of(seed: int, number: int, players: int) -> list[int]:
    """The seeds of the moods of all players in one of many games, as bots take them."""
    whim = [0] * CHANCE_WORDS
    sow(whim, seed & WORD ^ OTHER_LOW, seed >> 32 ^ OTHER_HIGH, number)
    return [next_word(whim) | next_word(whim) << 32 for _ in range(players)]


class MindedPlan(Plan):
    """Everything that the games of one batch with minds have in common."""

    def __init__(
        self,
        header: Header,
        twin: MindTwin,
        minds: Sequence["DataclassInstance"],
        seed: int,
        told: bool,
        counted: bool,
    ) -> None:
        """Set the table, and have compiled code at hand."""
        super().__init__(header, twin, seed, told, counted)
        self.counts = not told  # next to so much thinking it costs nothing
        self.fresh = twin.minds.records(*minds)

    def loop_of(self, twin: Twin[Any]) -> Callable[..., int]:
        """The compiled loop that plays as it was asked for."""
        minded = cast("MindTwin", twin)
        return minded.write_minded() if self.told else minded.play_minded()

    def company(self) -> tuple[Any, ...]:
        """Minds to think with, and a table to see; and a page to be told on, if there is no diary."""
        page = () if self.told else (new_log(),)
        return (*page, self.fresh.copy(), self.fresh, np.zeros_like(self.setting.table))


# ── From given positions ─────────────────────────────────────────────────────────────────────────────


class Outcomes(NamedTuple):
    """How some positions went on, one row each."""

    winners: Numbers
    """The players who won, as bits; 0 if it was not over."""
    scores: Numbers
    """Coins or roses by player."""
    moves: Numbers


def roll_out(
    header: Header, mindset: Mindset, tables: Records, minds: Records, seed: int = 0, turns: int = 0
) -> Outcomes:
    """Play positions on to their end, or for so many turns; tables and minds are left as they come out.

    `tables` has one record for each position, `minds` a row of records: what each player believes there.
    All moods and all that fate decides come from the seed.
    """
    twin, setting = mind_twin(type(header), mindset), Setting(header)
    lengths = np.zeros(len(tables), np.int32)
    out, whim = np.zeros(MOST_MOVES, np.int64), np.zeros(CHANCE_WORDS, np.int64)
    seen = np.zeros_like(setting.table)
    words = (seed & WORD, seed >> 32 & WORD, 0, turns)
    expect_games(twin.roll_out()(tables, setting.powers, *words, out, whim, lengths, new_log(), minds, seen))
    return Outcomes(tables["winners"].copy(), scores_of(tables)[:, : len(header.players)], lengths)
