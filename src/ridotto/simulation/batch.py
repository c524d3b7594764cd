"""Many games at once, on one core or all of them, and the same ones whatever the number of cores.

Game number i of a seed is dealt from `game_seed(seed, i)` and nothing else, and its players decide by a
chance that comes from the same two numbers. So any range of games can be played anywhere, in any order.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from os import cpu_count
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from ridotto.chance import WORD
from ridotto.events import Event
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.rules.events import Ending
from ridotto.play import Game, Rulebook, open_game
from ridotto.play.header import Header
from ridotto.seats import SPECTATOR, Player
from ridotto.simulation.compile.records import CHANCE_WORDS, Numbers, Records, new_log
from ridotto.simulation.compile.twin import AnyTwin, Policy, Twin, grimm_twin, mascarade_twin
from ridotto.simulation.compiled_table import Setting
from ridotto.simulation.loops import ENDLESS, MOST_MOVES, PATIENCE, TOLD_TOO_MUCH, any_move
from ridotto.simulation.statistics import Counts, added, tallies_of

BLOCK: Final = 1024
"""Games that are played in one go."""
ROOM: Final = 1 << 16
"""Moves that the first diary of a block has room for."""
SEED_BITS: Final = 64
MOST_GAMES: Final = 1 << 32
"""A seed is good for so many games."""


class Diary(NamedTuple):
    """All events and moves of some games, one game after the other."""

    events: Numbers
    """One row for each event, with the fields of `Event`."""
    moves: Numbers
    ends: Numbers
    """For each game, where its events end and where its moves end."""

    def events_of(self, i: int) -> list[Event]:
        """What was told in one of the games."""
        rows = self.events[self.ends[i - 1, 0] if i else 0 : self.ends[i, 0]]
        return [Event(*row) for row in rows.tolist()]

    def moves_of(self, i: int) -> list[int]:
        """The moves of one of the games."""
        made: list[int] = self.moves[self.ends[i - 1, 1] if i else 0 : self.ends[i, 1]].tolist()
        return made


class Endless(RuntimeError):
    """A game that does not end by itself."""


class Results(NamedTuple):
    """How some games went, one row each."""

    start: int
    """The number of the first of them."""
    winners: Numbers
    """The players who won, as bits."""
    endings: Numbers
    turns: Numbers
    moves: Numbers
    scores: Numbers
    """Coins or roses by player."""
    leads: Numbers | None = None
    """How often the lead changed hands, if that was counted."""
    firsts: Numbers | None = None
    """Who began, if that was counted."""
    census: Counts | None = None
    """What happened in all of them together, if that was counted: the tallies of the game by name."""
    observations: Numbers | None = None
    """What the observed player knew at the end, if there was one."""
    diary: Diary | None = None


def play_many(
    header: Header,
    games: int,
    seed: int = 0,
    *,
    start: int = 0,
    threads: int = 1,
    told: bool = False,
    counted: bool = False,
    observed: Player | None = None,
    policy: Policy = any_move,
) -> Results:
    """Play so many games to the end, from number `start` on.

    With `counted`, count what happens in them; with `told`, keep all events and moves; with `observed`, let
    a player look at the table before every decision, and keep what they knew at the end.
    """
    blocks = play_in_blocks(
        header,
        games,
        seed,
        start=start,
        threads=threads,
        told=told,
        counted=counted,
        observed=observed,
        policy=policy,
    )
    return joined(list(blocks))


def play_in_blocks(
    header: Header,
    games: int,
    seed: int = 0,
    *,
    start: int = 0,
    threads: int = 1,
    told: bool = False,
    counted: bool = False,
    observed: Player | None = None,
    policy: Policy = any_move,
) -> Iterator[Results]:
    """The same, some hundred games at a time and in order, for whoever watches; 0 threads: all cores."""
    twin: AnyTwin = mascarade_twin(policy) if isinstance(header, Mascarade) else grimm_twin(policy)
    plan: Callable[[int, bool, bool], Plan] = (
        partial(Plan, header, twin) if observed is None else partial(ObservedPlan, header, twin, observed)
    )
    return follow(plan, games, seed, start, threads, told, counted)


def follow(
    make_plan: Callable[[int, bool, bool], "Plan"],
    games: int,
    seed: int,
    start: int,
    threads: int,
    told: bool,
    counted: bool,
) -> Iterator[Results]:
    """Make a plan of what is asked for, and follow it block by block."""
    blocks = blocks_of(games, seed, start)
    if told and counted:
        raise ValueError("games are either told or counted; ask for one of the two")
    plan = make_plan(seed, told, counted)
    if threads == 1:
        return (plan.play(block) for block in blocks)
    return _on_threads(plan.play, blocks, threads or cpu_count() or 1)


def blocks_of(games: int, seed: int, start: int) -> list[range]:
    """The games that are played in one go each; what no seed has is said here."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed for many games is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed}")
    if games < 1 or start < 0 or start + games > MOST_GAMES:
        raise ValueError(
            f"the games of a seed go from number 0 to 2^32 - 1, not {start} to {start + games - 1}"
        )
    return [range(i, min(i + BLOCK, start + games)) for i in range(start, start + games, BLOCK)]


def game_seed(seed: int, number: int) -> int:
    """The seed from which one of many games is dealt."""
    return number << SEED_BITS | seed


def header_of(header: Header, seed: int, number: int) -> Header:
    """What one of many games started from."""
    return msgspec.structs.replace(header, seed=f"{game_seed(seed, number):x}")


def replay_of(header: Header, seed: int, results: Results, i: int) -> Game[Rulebook]:
    """One of the games, played again at human speed: to look at, to save, to go back in."""
    if results.diary is None:
        raise ValueError("nobody kept the moves of these games; play them with told=True")
    game = open_game(header_of(header, seed, results.start + i))
    for move in results.diary.moves_of(i):
        game.play(move)
    return game


class Plan:
    """Everything that the games of one batch have in common."""

    def __init__(self, header: Header, twin: Twin[Any], seed: int, told: bool, counted: bool) -> None:
        """Set the table, and have compiled code at hand."""
        self.setting = Setting(header)
        self.players = len(header.players)
        self.seed = seed
        self.told = told
        self.counted = counted
        self.counts = counted
        """Whether anything is counted, asked for or not."""
        self.tallies = tallies_of(header)
        self.census = twin.rules.census.dtype
        self.play_games = self.loop_of(twin)

    def loop_of(self, twin: Twin[Any]) -> Callable[..., int]:
        """The compiled loop that plays as it was asked for."""
        if self.told:
            return twin.write_games()
        return twin.count_games() if self.counted else twin.play_games()

    def company(self) -> tuple[Any, ...]:
        """What the loop takes besides, new for every block: players who are more than a policy."""
        return ()

    def play(self, numbers: range) -> Results:
        """Play some of the games."""
        tables, lengths = self._before(numbers)
        if self.told:
            diary = self._play_told(tables, numbers.start, lengths)
            return self._after(numbers, tables, lengths, diary=diary)
        leads, firsts = np.zeros((2, len(numbers) if self.counts else 0), np.int32)
        census = np.zeros(1, self.census)[0] if self.counts else None
        if census is not None:
            census["players"] = self.players
        self._play(tables, numbers.start, lengths, leads, firsts, census)
        if census is None or not self.counted:
            return self._after(numbers, tables, lengths)
        counts = {name: census[name].copy() for name in self.tallies}
        return self._after(numbers, tables, lengths, leads=leads, firsts=firsts, census=counts)

    def _before(self, numbers: range) -> tuple[Records, Numbers]:
        """Tables that are set, and room for how many moves are made at each."""
        return np.repeat(self.setting.table, len(numbers)), np.zeros(len(numbers), np.int32)

    def _after(self, numbers: range, tables: Records, lengths: Numbers, **more: Any) -> Results:
        """What came of the games at these tables."""
        return Results(
            numbers.start,
            winners=tables["winners"].copy(),
            endings=tables["ending"].copy(),
            turns=_turns(tables),
            moves=lengths,
            scores=scores_of(tables)[:, : self.players],
            **more,
        )

    def _play(self, tables: Records, number: int, lengths: Numbers, *kept: Any) -> int:
        """Into compiled code and out again."""
        out, whim = np.zeros(MOST_MOVES, np.int64), np.zeros(CHANCE_WORDS, np.int64)
        seed = (self.seed & WORD, self.seed >> 32)
        table = (self.setting.powers, self.setting.shuffled, self.setting.first)
        done = self.play_games(tables, *table, *seed, number, out, whim, lengths, *kept, *self.company())
        return expect_games(done)

    def _play_told(self, tables: Records, number: int, lengths: Numbers) -> Diary:
        """Fill one diary after the other, as a game that does not fit into one is left for the next."""
        done, room, log = 0, ROOM, new_log()
        parts: list[Diary] = []
        while done < len(tables):
            tables[done:] = self.setting.table
            part = Diary(
                np.empty((4 * room, len(Event._fields)), np.int32),
                np.empty(room, np.int32),
                np.empty((len(tables) - done, 2), np.int32),
            )
            kept = (log, part.events, part.moves, np.zeros(2, np.int64), part.ends)
            more = self._play(tables[done:], number + done, lengths[done:], *kept)
            if more:
                parts.append(_used(part, more))
                done += more
            room *= 2
        return _diaries_joined(parts)


def expect_games(done: int) -> int:
    """How many games a loop has played; raise if it gave one up."""
    if done == TOLD_TOO_MUCH:
        raise OverflowError("a move told more events than fit on a page")
    if done == ENDLESS:
        raise Endless(f"a game has not ended after {PATIENCE:,} moves; play with a turn limit")
    return done


class ObservedPlan(Plan):
    """Games at which one player looks at the table before every decision."""

    def __init__(
        self, header: Header, twin: Twin[Any], observed: Player, seed: int, told: bool, counted: bool
    ) -> None:
        """Whoever observes neither tells nor counts."""
        if told or counted:
            raise ValueError("games are either told or counted or observed; ask for one of these")
        if observed not in (SPECTATOR, *range(len(header.players))):
            raise ValueError(f"there is no player {observed} at a table for {len(header.players)}")
        super().__init__(header, twin, seed, told, counted)
        self.eye = self.setting.eyes(observed)

    def loop_of(self, twin: Twin[Any]) -> Callable[..., int]:
        """The compiled loop that plays as it was asked for."""
        return twin.observe_games()

    def play(self, numbers: range) -> Results:
        """Play some of the games."""
        tables, lengths = self._before(numbers)
        eyes = np.repeat(self.eye, len(numbers))
        self._play(tables, numbers.start, lengths, eyes)
        return self._after(numbers, tables, lengths, observations=eyes["seen"].copy())


def _turns(tables: Records) -> Numbers:
    """How many were taken: a turn in which a game of Mascarade ends is not counted as over at the table."""
    turns: Numbers = tables["turn"].copy()
    if "coins" in (tables.dtype.names or ()):
        turns += tables["ending"] != Ending.LIMIT
    return turns


def scores_of(tables: Records) -> Numbers:
    """By player, wherever they sit at the end."""
    fields = tables.dtype.names or ()
    if "coins" in fields:
        return np.take_along_axis(tables["coins"], tables["seat_of"].astype(np.int64), axis=1)
    roses: Numbers = tables["roses"].copy()
    return roses


def _on_threads(play: Callable[[range], Results], blocks: list[range], threads: int) -> Iterator[Results]:
    """Play blocks side by side and hand them out in order, never far ahead of whoever takes them."""
    waiting: deque[Future[Results]] = deque()
    with ThreadPoolExecutor(threads) as workers:
        for block in blocks:
            waiting.append(workers.submit(play, block))
            if len(waiting) > 2 * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _used(diary: Diary, games: int) -> Diary:
    """The part of a diary that was written on."""
    told, made = diary.ends[games - 1]
    return Diary(diary.events[:told].copy(), diary.moves[:made].copy(), diary.ends[:games])


def _diaries_joined(parts: list[Diary]) -> Diary:
    """Several diaries as one."""
    sizes = np.array([[len(part.events), len(part.moves)] for part in parts])
    before = np.cumsum(sizes, axis=0) - sizes
    return Diary(
        np.concatenate([part.events for part in parts]),
        np.concatenate([part.moves for part in parts]),
        np.concatenate([part.ends + offset for part, offset in zip(parts, before, strict=True)]),
    )


def joined(blocks: Sequence[Results]) -> Results:
    """Several blocks as one."""
    diaries = [block.diary for block in blocks if block.diary is not None]
    leads = [block.leads for block in blocks if block.leads is not None]
    firsts = [block.firsts for block in blocks if block.firsts is not None]
    observations = [block.observations for block in blocks if block.observations is not None]
    counts = [block.census for block in blocks if block.census is not None]
    return Results(
        blocks[0].start,
        winners=np.concatenate([block.winners for block in blocks]),
        endings=np.concatenate([block.endings for block in blocks]),
        turns=np.concatenate([block.turns for block in blocks]),
        moves=np.concatenate([block.moves for block in blocks]),
        scores=np.concatenate([block.scores for block in blocks]),
        leads=np.concatenate(leads) if leads else None,
        firsts=np.concatenate(firsts) if firsts else None,
        census=added(counts) if counts else None,
        observations=np.concatenate(observations) if observations else None,
        diary=_diaries_joined(diaries) if diaries else None,
    )
