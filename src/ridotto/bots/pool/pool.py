"""The pool of worker processes in which bots think, so that a bot that gets stuck or dies harms only itself.

A caller gets a legal move or none. A bot that does not answer within the limit is killed with its process;
the other bots of that process are asked again in a new one and know everything they have seen.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Hashable, Sequence
from typing import Final
from zlib import crc32

from ridotto.bots.bot import options_of
from ridotto.bots.pool.jobs import JobWorkers
from ridotto.bots.pool.messages import BotQuestion, BotSeat
from ridotto.bots.pool.worker_handle import End, Outcome, WorkerHandle
from ridotto.bots.search_result import SearchResult
from ridotto.play.rulebook import Move

MAX_STRIKES: Final = 2
"""A bot that has ended its process this often at a table is not asked there any more."""
TRIES: Final = 2
"""How often a question is asked among others if the process ends over it; then it is asked alone."""
MAX_ALONE: Final = 4
"""Bots that are asked alone at the same time, each in a process of its own."""
MAX_STARTS: Final = 3
"""Starts of a worker for searching, one after the other, none of which got ready; then there is none."""

log = logging.getLogger("ridotto.bots")


class BotPool:
    """Worker processes: some for bots that answer at once, one for each game's searchers, some for jobs."""

    def __init__(
        self,
        processes: int = 1,
        limit: float = 3.0,
        searchers: Collection[str] = (),
        command: Sequence[str] | None = None,
    ) -> None:
        """Start nothing yet. No bot may think for longer than the limit, in seconds.

        `searchers` are the names of bots that get a process of their own for each game: Numba compiles there.
        """
        self.processes, self.limit, self.searchers, self.command = processes, limit, searchers, command
        self._workers: dict[Hashable, WorkerHandle] = {}
        self._starting: dict[Hashable, asyncio.Lock] = {}
        self._failed_starts: Counter[Hashable] = Counter()
        self._alone = asyncio.Semaphore(MAX_ALONE)
        self._thinking: dict[BotSeat, asyncio.Task[Outcome]] = {}
        self._strikes: Counter[tuple[str, str]] = Counter()
        self._warnings: set[str] = set()
        self._open = False
        self.jobs = JobWorkers()
        """Long computations that nobody at a table waits for."""

    async def open(self) -> None:
        """Start the workers for bots that answer at once, and wait until they are ready."""
        self._open = True
        await asyncio.gather(*map(self._worker, range(self.processes)))

    async def close(self) -> None:
        """End all workers; open questions get no answer."""
        self._open = False
        await self.jobs.close()
        while self._thinking or self._workers or any(lock.locked() for lock in self._starting.values()):
            workers, self._workers = self._workers, {}
            await asyncio.gather(*(each.close() for each in workers.values()), *self._thinking.values())
            await asyncio.sleep(0)

    async def prepare(self, move_search: str) -> None:
        """Start the worker in which this search searches, unless it runs."""
        await self._worker(move_search, move_search)

    @property
    def process_ids(self) -> list[int]:
        """The ids of the worker processes."""
        return [each.process_id for each in self._workers.values() if each.was_ready]

    async def answer(self, question: BotQuestion) -> Move | None:
        """A bot's move; None if it does not answer in time or answers with an illegal move."""
        outcome = await self._ask_in_turn(question)
        if outcome is None:
            return None
        if outcome.move in options_of(question.view):
            return outcome.move
        if self._open:
            why = "not a legal move" if outcome.end == End.ANSWERED else outcome.why
            log.warning("bot %.40r at table %s gave no answer: %.60s", question.bot, question.seat.table, why)
        return None

    async def think(self, question: BotQuestion) -> SearchResult | None:
        """What a search finds within its budget; None if it finds nothing in time."""
        worker = self._workers.get(question.bot)
        if worker is None or worker.is_over or not worker.was_ready:
            self._restart(question.bot)
            return None
        outcome = await self._ask_in_turn(question)
        if outcome is None:
            return None
        if outcome.end == End.FAILED:
            self.warn(f"a searcher plays without searching: {outcome.why}")
        elif outcome.end != End.ANSWERED:
            self._restart(question.bot)
        return outcome.result

    def _restart(self, move_search: str) -> None:
        """Start a worker for a search, without waiting for it."""
        if (
            self._open
            and self._failed_starts[move_search] < MAX_STARTS
            and not self._starting_lock(move_search).locked()
        ):
            starting = asyncio.ensure_future(self.prepare(move_search))
            starting.add_done_callback(lambda done: done.exception())

    def warn(self, warning: str) -> None:
        """Log a warning, once."""
        if warning not in self._warnings:
            self._warnings.add(warning)
            log.warning("%s", warning)

    async def _ask_in_turn(self, question: BotQuestion) -> Outcome | None:
        """Ask as soon as this seat's bot is not busy; None if that takes too long. The bot thinks on then."""
        try:
            async with asyncio.timeout(question.within):
                while (earlier := self._thinking.get(question.seat)) is not None:
                    await asyncio.wait({earlier})
                if not self._open or self._is_excluded(question):
                    return None
                thinking = self._thinking[question.seat] = asyncio.create_task(self._ask(question))
                thinking.add_done_callback(lambda _: self._thinking.pop(question.seat))
                await asyncio.wait({thinking})
                return thinking.result()
        except TimeoutError:
            return None

    async def _ask(self, question: BotQuestion) -> Outcome:
        """Ask again while the process ends and another bot may be to blame."""
        outcome = Outcome(End.DISTURBED)
        for _ in range(TRIES):
            outcome = await (await self._worker(*self._place_of(question))).ask(question)
            is_settled = outcome.end not in (End.DISTURBED, End.SUSPECT)
            if is_settled or question.budget is not None or not self._open:
                return self._count_strike(question, outcome)
            if outcome.end == End.SUSPECT:
                break
        return self._count_strike(question, await self._ask_alone(question))

    def _place_of(self, question: BotQuestion) -> tuple[Hashable, *tuple[str, ...]]:
        """Which worker a question goes to, and the searches that this worker compiles at its start."""
        if question.budget is not None:
            return question.bot, question.bot
        if question.bot.strip().casefold() in self.searchers:
            return ("searchers of", question.game), *()
        return crc32(question.seat.table.encode()) % self.processes, *()

    async def _ask_alone(self, question: BotQuestion) -> Outcome:
        """Ask in a process that has no other bots."""
        async with self._alone:
            worker = await WorkerHandle.start(self.limit, self.warn, command=self.command)
            try:
                await worker.wait_until_ready()
                return await worker.ask(question)
            finally:
                await worker.close()

    async def _worker(self, place: Hashable, *move_searches: str) -> WorkerHandle:
        """The worker at a place, the one that runs or a new one."""
        async with self._starting_lock(place):
            worker = self._workers.get(place)
            if worker is not None and worker.is_over:
                await worker.close()
            if worker is None or worker.is_over:
                worker = await WorkerHandle.start(self.limit, self.warn, move_searches, self.command)
                self._workers[place] = worker
                await worker.wait_until_ready()
                self._failed_starts[place] = 0 if worker.was_ready else self._failed_starts[place] + 1
            return worker

    def _starting_lock(self, place: Hashable) -> asyncio.Lock:
        return self._starting.setdefault(place, asyncio.Lock())

    def _count_strike(self, question: BotQuestion, outcome: Outcome) -> Outcome:
        """Remember which bot has ended a process."""
        if outcome.end in (End.STUCK, End.DIED) and question.budget is None:
            self._strikes[question.seat.table, question.bot] += 1
        return outcome

    def _is_excluded(self, question: BotQuestion) -> bool:
        """Whether this bot has ended too many processes at this table."""
        return self._strikes[question.seat.table, question.bot] >= MAX_STRIKES
