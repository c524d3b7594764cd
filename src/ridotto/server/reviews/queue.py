"""The queue of reviews: it lives in the store, and any process takes the next one from it.

A claim keeps other processes from computing the same review. If a process dies, its claim runs out and
another one begins that review again.
"""

import asyncio
import logging
import zlib
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

import msgspec

from ridotto.bots.pool.job_messages import Failure, Progress
from ridotto.bots.pool.jobs import JobFailed, JobTookTooLong
from ridotto.play.record import Record, read_record
from ridotto.refusal import Refusal
from ridotto.review.job import COMPUTE, write_job
from ridotto.server.history.finished_games import FinishedGames
from ridotto.server.metrics import REVIEWS
from ridotto.server.store.store import Code, Trouble
from ridotto.server.store.stored_reviews import RECORD, ClaimedReview
from ridotto.server.tables.registry import NoTable, TableRegistry

POLL: Final = 2.0
"""Seconds after which the queue is read even if nobody asked this process for a review."""
RENEW: Final = 1.0
"""Seconds between two extensions of a claim, which also say how far a review is."""
CLAIM: Final = 15_000
"""Milliseconds for which a claim holds: if a process dies, its review waits that long."""
MAX_TRIES: Final = 3
"""How often a review is begun if the processes end over it."""
MAX_QUEUED: Final = 2_000
"""Reviews that may wait."""
log = logging.getLogger("ridotto.server")


class ReviewKey(NamedTuple):
    """Which review of which game."""

    code: Code
    """The table at which it was played; empty for a game from a file."""
    game: str
    """The number of the game at its table, or the digest of a file."""
    budget: str

    @property
    def id(self) -> str:
        """Its id in the store."""
        return "/".join(self)

    @staticmethod
    def read(id: str) -> "ReviewKey":
        """The key with this id."""
        return ReviewKey(*id.split("/"))


class Jobs(Protocol):
    """Computes something in another process."""

    async def compute(self, function: str, data: bytes, progress: Progress) -> Mapping[str, bytes]:
        """The results of a job; a Refusal or JobFailed if there are none."""

    async def close(self) -> None:
        """Give up all jobs."""


class ReviewQueue:
    """Takes reviews from the queue, and has them computed."""

    def __init__(self, registry: TableRegistry, finished: FinishedGames, jobs: Jobs, most: int) -> None:
        """`most` are computed at a time, in all processes together."""
        self.registry, self.finished, self.jobs, self.most = registry, finished, jobs, most
        self.store = registry.store
        self.function = COMPUTE
        """The job that computes a review."""
        self._running: set[asyncio.Task[None]] = set()
        self._asked = asyncio.Event()
        self._closing = False

    def wake(self) -> None:
        """A review was asked for."""
        self._asked.set()

    async def run(self) -> None:
        """Compute reviews until cancelled."""
        while self.most:
            self._asked.clear()
            try:
                await self._start()
            except Exception:  # the next round may succeed
                log.warning("the queue of reviews could not be read; trying again", exc_info=True)
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self._asked.wait()

    async def _start(self) -> None:
        """Begin as many reviews as may be computed now."""
        while not self._closing and len(self._running) < self.most:
            now = self.registry.clock.now()
            claimed = await self.store.claim_review(self.registry.process, now, now + CLAIM, self.most)
            if claimed is None:
                return
            task = asyncio.ensure_future(self._make(claimed))
            self._running.add(task)
            task.add_done_callback(self._end)

    def _end(self, task: "asyncio.Task[None]") -> None:
        self._running.discard(task)
        self._asked.set()
        if not task.cancelled() and task.exception() is not None:
            log.warning("a review could not be stored; another try follows", exc_info=task.exception())

    async def _make(self, claimed: ClaimedReview) -> None:
        """Compute a review, and store it or why there is none."""
        process = self.registry.process
        try:
            parts = await self._compute(claimed)
        except Refusal as refusal:
            outcome = "failed"
            await self._fail(claimed.id, Failure.of(refusal))
        except JobFailed as failed:
            if self._closing:
                await self.store.release_review(claimed.id, process)
                return
            log.warning("review %s has no result: %s", claimed.id, failed)
            outcome = "failed"
            if claimed.tries >= MAX_TRIES or isinstance(failed, JobTookTooLong):
                await self._fail(claimed.id, Failure("review-failed", "ridotto.server"))
            else:
                await self.store.keep_claim(claimed.id, process, 0, 0, "")  # the next round takes it again
        else:
            kept = parts is not None and await self.store.finish_review(claimed.id, process, parts)
            outcome = "done" if kept else "cancelled"
        REVIEWS.labels(outcome).inc()

    async def _fail(self, id: str, why: Failure) -> None:
        await self.store.fail_review(id, self.registry.process, msgspec.json.encode(why).decode())

    async def _compute(self, claimed: ClaimedReview) -> Mapping[str, bytes] | None:
        """The parts of a review; None if nobody wants it any more."""
        if claimed.tries > MAX_TRIES:
            raise JobFailed("the processes that began it have ended")
        key = ReviewKey.read(claimed.id)
        record = await self.record(key)
        if record is None:
            return None
        so_far = (0.0, "")

        def progress(share: float, what: str) -> None:
            nonlocal so_far
            so_far = share, what

        job = asyncio.ensure_future(self.jobs.compute(self.function, write_job(record, key.budget), progress))
        try:
            while not (await asyncio.wait({job}, timeout=RENEW))[0]:
                if not await self._is_wanted(claimed.id, *so_far):
                    return None
            return job.result()
        finally:
            if not job.done():
                job.cancel()
                await asyncio.wait({job})

    async def _is_wanted(self, id: str, share: float, what: str) -> bool:
        until = self.registry.clock.now() + CLAIM
        try:
            return await self.store.keep_claim(id, self.registry.process, until, round(1000 * share), what)
        except Trouble:  # the claim may run out; then another process begins it again
            return True

    async def record(self, key: ReviewKey) -> Record | None:
        """The record of a game that is reviewed; None if it is gone."""
        if not key.code:
            packed = await self.store.review_part(key.id, RECORD)
            return None if packed is None else read_record(zlib.decompress(packed))
        try:
            table = await self.registry.table(key.code)
        except NoTable:
            return None
        return (await self.finished.proof(table.state, int(key.game))).record

    async def close(self) -> None:
        """Give the reviews that are being computed back to the queue."""
        self._closing = True
        await self.jobs.close()
        await asyncio.gather(*self._running, return_exceptions=True)
