"""Many games at once, on one core or all of them, and the same ones whatever the number of cores.

Game number i of a seed is dealt from `game_seed(seed, i)` and nothing else, and its players decide by a
chance that comes from the same two numbers. So any range of games can be played anywhere, in any order.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from os import cpu_count
from typing import Any, Final, NamedTuple, TypedDict, Unpack

import msgspec
import numpy as np

from ridotto.chance import WORD
from ridotto.play import Game, Rulebook, open_game
from ridotto.play.header import Header
from ridotto.refusal import Refusal
from ridotto.seats import SPECTATOR, Player
from ridotto.simulation.buffers import Run, Seed
from ridotto.simulation.compile.games import GameSource
from ridotto.simulation.compile.records import CHANCE_WORDS, Numbers, Records
from ridotto.simulation.compile.twin import Twin, twin_for
from ridotto.simulation.compiled_table import TableSetup
from ridotto.simulation.loops import ENDLESS, MAX_MOVES, TOO_MANY_EVENTS, play_games
from ridotto.simulation.outputs import CountedOutput, NoOutput, ObservedOutput, Output, RecordedOutput
from ridotto.simulation.players import Policy, any_move
from ridotto.simulation.results import Results, join_results

BLOCK: Final = 1024
"""Games that are played in one go."""
SEED_BITS: Final = 64
MAX_GAMES: Final = 1 << 32
"""How many games a seed is good for."""


class Endless(Refusal, RuntimeError):
    """A game that does not end by itself."""

    words = "ridotto.simulation"


class BatchOptions(TypedDict, total=False):
    """What can be asked of a batch by name."""

    start: int
    """The number of the first game."""
    threads: int
    """On how many threads to play; 0 for all cores."""
    told: bool
    """Keep all events and moves."""
    counted: bool
    """Count what happens."""


class Batch(NamedTuple):
    """Which games are played, and what is kept of them."""

    games: int
    seed: int = 0
    start: int = 0
    threads: int = 1
    told: bool = False
    counted: bool = False

    def blocks(self) -> list[range]:
        """The games that are played in one go each."""
        stop = self.start + self.games
        return [range(i, min(i + BLOCK, stop)) for i in range(self.start, stop, BLOCK)]

    def check(self) -> None:
        """Raise ValueError if there are no such games."""
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise ValueError(
                f"a seed for many games is a whole number from 0 to 2^{SEED_BITS} - 1, not {self.seed}"
            )
        last = self.start + self.games - 1
        if self.games < 1 or self.start < 0 or last >= MAX_GAMES:
            raise ValueError(f"the games of a seed go from number 0 to 2^32 - 1, not {self.start} to {last}")
        if self.told and self.counted:
            raise ValueError("games are either told or counted; ask for one of the two")


def play_many(
    header: Header,
    games: int,
    seed: int = 0,
    *,
    observed: Player | None = None,
    policy: Policy = any_move,
    **options: Unpack[BatchOptions],
) -> Results:
    """Play this many games to the end, from number `start` on.

    With `counted`, count what happens in them; with `told`, keep all events and moves; with `observed`, let
    a player observe the table before every decision, and keep what they knew at the end.
    """
    return join_results(
        list(play_in_blocks(header, games, seed, observed=observed, policy=policy, **options))
    )


def play_in_blocks(
    header: Header,
    games: int,
    seed: int = 0,
    *,
    observed: Player | None = None,
    policy: Policy = any_move,
    **options: Unpack[BatchOptions],
) -> Iterator[Results]:
    """The same in blocks, in order, as soon as they are played; 0 threads: all cores."""
    batch = Batch(games, seed, **options)
    batch.check()
    setup = TableSetup(header)
    return play_batch(
        batch, BatchPlan(setup, twin_for(type(header), policy), choose_output(setup, batch, observed))
    )


def choose_output(setup: TableSetup, batch: Batch, observed: Player | None) -> Output:
    """What to keep of the games."""
    players = len(setup.header.players)
    if observed is None:
        if batch.told:
            return RecordedOutput()
        if batch.counted and setup.game.part.statistics is not None:
            return CountedOutput(setup.game, players)
        return NoOutput(counted=batch.counted)
    if batch.told or batch.counted:
        raise ValueError("games are either told or counted or observed; ask for one of these")
    if observed not in (SPECTATOR, *range(players)):
        raise ValueError(f"there is no player {observed} at a table for {players}")
    return ObservedOutput(setup, observed)


def game_seed(seed: int, number: int) -> int:
    """The seed from which one of many games is dealt."""
    return number << SEED_BITS | seed


def header_of(header: Header, seed: int, number: int) -> Header:
    """What one of many games started from."""
    return msgspec.structs.replace(header, seed=f"{game_seed(seed, number):x}")


def replay_of(header: Header, seed: int, results: Results, i: int) -> Game[Rulebook]:
    """One of the games as a `Game`: to look at, to save, to go back in."""
    if results.recording is None:
        raise ValueError("the moves of these games were not kept; play them with told=True")
    game = open_game(header_of(header, seed, results.start + i))
    for move in results.recording.moves_of(i):
        game.play(move)
    return game


class BatchPlan:
    """Everything that the games of one batch have in common."""

    def __init__(self, setup: TableSetup, twin: Twin, output: Output) -> None:
        """Compile what is needed."""
        self.setup = setup
        self.output = output
        example = self.new_run(setup.table, Seed(0, 0, 0), np.zeros(1, np.int32), output.new_buffers(1, 0))
        self.play_games = twin.entry(play_games, (example,), output.listener, example.log)

    def player_buffers(self) -> Any:
        """The buffers of players who have states."""
        return None

    def new_run(self, tables: Records, seed: Seed, lengths: Numbers, heard: tuple[Any, Any]) -> Run:
        """The buffers for some games."""
        chance: Any = np.zeros(CHANCE_WORDS, np.int64)
        legal: Any = self.setup.new_moves()
        record: Any = tables
        return Run(record, self.setup.start, seed, legal, chance, lengths, *heard, self.player_buffers())

    def play(self, seed: int, numbers: range) -> Results:
        """Play some of the games; those that there was no room to record are played again with more."""
        tables, lengths = np.repeat(self.setup.table, len(numbers)), np.zeros(len(numbers), np.int32)
        done, attempts = 0, 0
        parts: list[tuple[Any, int]] = []
        while done < len(numbers):
            if attempts > 0:
                tables[done:] = self.setup.table
            buffers = self.output.new_buffers(len(numbers) - done, attempts)
            words = Seed(seed & WORD, seed >> 32, numbers.start + done)
            run = self.new_run(tables[done:], words, lengths[done:], buffers)
            more = expect_games(self.play_games(run))
            parts.append((run.listener, more))
            done += more
            attempts += 1
        return Results(
            numbers.start,
            winners=tables["winners"].copy(),
            endings=tables["ending"].copy(),
            turns=self.setup.game.part.turns(tables),
            moves=lengths,
            scores=scores_of(self.setup.game, tables, len(self.setup.header.players)),
            **self.output.results(parts),
        )


def play_batch(batch: Batch, plan: BatchPlan) -> Iterator[Results]:
    """Play a batch block by block."""
    blocks = batch.blocks()
    if batch.threads == 1:
        return (plan.play(batch.seed, block) for block in blocks)
    threads = batch.threads or cpu_count() or 1
    return _on_threads(lambda block: plan.play(batch.seed, block), blocks, threads)


def expect_games(done: int) -> int:
    """How many games a loop has played; raise if it gave one up."""
    if done == TOO_MANY_EVENTS:
        raise OverflowError("a move told more events than fit into a buffer")
    if done == ENDLESS:
        raise Endless("endless-game", moves=MAX_MOVES)
    return done


def scores_of(game: GameSource, tables: Records, players: int) -> Numbers:
    """By player, for each of some tables; a win is 1 point in a game without scores."""
    if game.part.scores is not None:
        return game.part.scores(tables)[:, :players]
    wins: Numbers = (tables["winners"][:, None] >> np.arange(players) & 1).astype(np.int32)
    return wins


def _on_threads(play: Callable[[range], Results], blocks: list[range], threads: int) -> Iterator[Results]:
    """Play blocks side by side and yield them in order, never far ahead of the consumer."""
    waiting: deque[Future[Results]] = deque()
    with ThreadPoolExecutor(threads) as workers:
        for block in blocks:
            waiting.append(workers.submit(play, block))
            if len(waiting) > 2 * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
