"""What runs in a worker: it reads questions, thinks about one after the other, and answers."""

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from io import BufferedReader
from pickle import load
from queue import SimpleQueue
from threading import Event as Flag
from threading import Thread
from time import monotonic
from typing import Any, BinaryIO, Final, Protocol

from ridotto.bots.thoughts import Budget, Thoughts
from ridotto.bots.worker import READY, Cancel, Guest, Question, Reply, send
from ridotto.events import Event
from ridotto.play.rulebook import AnyView

CHAIRS: Final = 40
"""So many thinkers are kept."""
WARM_UP: Final = ("ridotto.bots.mascarade.thinking:warm_up",)
"""What makes everything compiled before anybody asks."""


class Thinker(Protocol):
    """Somebody who thinks for a player of some game."""

    def watch(self, events: list[Event]) -> None:
        """Take in what the player saw."""

    def think(self, view: AnyView, budget: Budget, cancelled: Callable[[], bool]) -> Thoughts:
        """What to do now."""


class Desk:
    """Where the thinkers of all guests sit."""

    def __init__(self, writing: BinaryIO) -> None:
        self.writing = writing
        self.thinkers: dict[int, tuple[Thinker, int]] = {}
        """For each guest, and how much they were told; who was asked last comes last."""
        self.questions: SimpleQueue[Question | None] = SimpleQueue()
        self.cancelled = Flag()

    def read(self, reading: BinaryIO) -> None:
        """Take in all that is asked, while others think about it."""
        try:
            while True:
                asked = load(reading)
                if isinstance(asked, Cancel):
                    self.cancelled.set()
                else:
                    self.questions.put(asked)
        except (EOFError, OSError):
            self.questions.put(None)

    def work(self) -> None:
        """Answer until nobody asks any more."""
        while (question := self.questions.get()) is not None:
            self.cancelled.clear()
            send(Reply(question.number, self.answer(question)), self.writing)

    def answer(self, question: Question) -> Thoughts | None:
        """Think about one question. Whatever goes wrong, whoever asks knows what to do without us."""
        began = monotonic()
        try:
            thinker = self.thinker_of(question.guest)
            budget = question.budget.after(monotonic() - began)
            return thinker.think(question.view, budget, self.cancelled.is_set)
        except Exception:
            return None

    def thinker_of(self, guest: Guest) -> Thinker:
        """Who thinks for this guest, told everything; whoever was not asked for longest has to go."""
        known = self.thinkers.pop(guest.number) if guest.number in self.thinkers else None
        thinker, told = known or (self.thinker_for(guest), 0)
        thinker.watch(guest.events[told:])
        self.thinkers[guest.number] = thinker, len(guest.events)
        if len(self.thinkers) > CHAIRS:
            del self.thinkers[next(iter(self.thinkers))]
        return thinker

    def thinker_for(self, guest: Guest) -> Thinker:
        """Somebody new to think for this guest."""
        make: Callable[..., Thinker] = found(guest.thinker)
        return make(guest.invitation, guest.seed)


def found(name: str) -> Any:
    """What a module calls by a name, `module:name`."""
    module, _, inside = name.partition(":")
    return getattr(import_module(module), inside)


def main() -> None:
    """Warm up, say so, and answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who plays leaves the table by it; the pipe tells us
    writing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # what somebody prints is no answer
    desk = Desk(writing)
    reading = sys.stdin.buffer
    assert isinstance(reading, BufferedReader)
    Thread(target=desk.read, args=(reading,), daemon=True).start()
    for name in WARM_UP:
        found(name)()
    send(READY, writing)
    desk.work()


if __name__ == "__main__":
    main()
