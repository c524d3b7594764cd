"""A table that records which workers set it up, and can delay one of them; workers import this."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import ray

from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.rules.table import Packed

TOO_LONG = 60
"""Seconds after which whoever waits gives up."""


class WorkerEntry(NamedTuple):
    """A worker has begun to play a range of games."""

    pid: int
    task: str


class Book:
    """A directory in which workers and tests leave notes for each other."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def write(self, page: str, entry: WorkerEntry, mode: str = "a") -> None:
        with (self.home / page).open(mode) as file:
            file.write(f"{entry.pid} {entry.task}\n")

    def read(self, page: str) -> list[WorkerEntry]:
        """The entries of a page; the last line counts when it is complete."""
        path = self.home / page
        lines = path.read_text().split("\n")[:-1] if path.exists() else []
        return [WorkerEntry(int(pid), task) for pid, task in map(str.split, lines)]

    def wait_for(self, page: str) -> WorkerEntry:
        """The first entry of a page, as soon as there is one."""
        self.wait_until(lambda: bool(self.read(page)))
        return self.read(page)[0]

    def wait_until(self, true: Callable[[], bool]) -> None:
        for _ in range(TOO_LONG * 100):
            if true():
                return
            time.sleep(0.01)
        raise TimeoutError("nobody came")

    def ask_for(self, wish: str) -> None:
        (self.home / wish).touch()

    def asks_for(self, wish: str) -> bool:
        return (self.home / wish).exists()


class Watched(Mascarade, frozen=True, tag_field="game", tag="mascarade"):
    """A game of Mascarade that is the same as any other."""

    book: str = ""

    def check(self) -> None:
        super().check()
        book = Book(Path(self.book))
        me = WorkerEntry(os.getpid(), ray.get_runtime_context().get_task_id())
        book.write("begun", me)
        if book.asks_for("company"):
            book.wait_until(lambda: len({entry.pid for entry in book.read("begun")}) > 1)
        if book.asks_for("deaths"):
            os.kill(me.pid, signal.SIGKILL)
        if book.asks_for("a victim"):
            self.wait_to_be_killed(book, me)

    def wait_to_be_killed(self, book: Book, me: WorkerEntry) -> None:
        """One worker is held up here in the middle of its work; all others go on."""
        try:
            book.write("victim", me, "x")
        except FileExistsError:
            return
        time.sleep(TOO_LONG)
        raise TimeoutError("nobody killed me")


def is_gone(pid: int) -> bool:
    """Whether a worker has died."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def watched(header: Mascarade, book: Book) -> Watched:
    """The same table, with a book."""
    return Watched(**{name: getattr(header, name) for name in header.__struct_fields__}, book=str(book.home))


def first_move(t, powers: Packed, out: list[int], count: int, rng: list[int]) -> int:
    """Always the first of the legal moves: all look at their card for ever."""
    return out[0]
