"""Group commit: one thread takes all pending requests, commits once, and then answers all of them."""

import asyncio
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from ridotto.server.store.store import Trouble

W = TypeVar("W")
Answer: TypeAlias = object
"""The result of a request; an exception is raised in the caller."""
MOST = 500
"""Maximum number of requests per commit: enough to share the wait for the disk."""


class Waiting(NamedTuple, Generic[W]):
    """A request, and the future that waits for it."""

    wish: W
    answer: asyncio.Future[Answer]


class GroupCommit(Generic[W]):
    """A queue in front of a thread that executes requests together."""

    def __init__(self, carry_out: Callable[[Sequence[W]], Sequence[Answer]]) -> None:
        self.carry_out = carry_out
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Waiting[W] | None] = SimpleQueue()
        self.open = True
        self.thread = Thread(target=self._work, name="ridotto-writer", daemon=True)
        self.thread.start()

    def wish(self, wish: W) -> "asyncio.Future[Answer]":
        """Request something; the future is done when it is executed and durable."""
        answer: asyncio.Future[Answer] = self.loop.create_future()
        if self.open:
            self.queue.put(Waiting(wish, answer))
        else:
            answer.set_exception(Trouble("store-closed"))
        return answer

    async def close(self) -> None:
        """Accept no more requests, and execute the pending ones."""
        self.open = False
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def _work(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._gather()
            if group:
                answers = self._try([waiting.wish for waiting in group])
                self.loop.call_soon_threadsafe(tell, group, answers)

    def _gather(self) -> tuple[list[Waiting[W]], bool]:
        """Collect all pending requests, at least one; False if there will be no more."""
        group: list[Waiting[W]] = []
        try:
            while len(group) < MOST:
                waiting = self.queue.get(block=not group)
                if waiting is None:
                    return group, False
                group.append(waiting)
        except Empty:
            pass
        return group, True

    def _try(self, wishes: Sequence[W]) -> Sequence[Answer]:
        """Execute all together; if that fails, each on its own, so that one cannot harm the others."""
        try:
            return self.carry_out(wishes)
        except Exception as failed:  # raised in the caller
            if isinstance(failed, Trouble):
                return [Trouble(failed.name, **failed.facts) for _ in wishes]
            if len(wishes) == 1:
                return [failed]
            return [answer for wish in wishes for answer in self._try([wish])]


def tell(group: Sequence[Waiting[W]], answers: Sequence[Answer]) -> None:
    """Set the results of the futures that are still waiting."""
    for (_, future), answer in zip(group, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
