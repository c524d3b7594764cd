"""What runs in a worker: it reads questions, thinks about one after the other, and answers."""

import os
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from io import BufferedReader
from pathlib import Path
from pickle import load
from queue import SimpleQueue
from threading import Event as Flag
from threading import Thread
from time import monotonic
from typing import BinaryIO, Final

from ridotto.bots.pool.worker_handle import READY, Cancel, Guest, Question, Reply, send
from ridotto.bots.search_result import Thinker, found

CHAIRS: Final = 40
"""So many thinkers are kept."""


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
            send(self.answer(question), self.writing)

    def answer(self, question: Question) -> Reply:
        """Think about one question. Whatever goes wrong, whoever asks is told and plays without us."""
        began = monotonic()
        try:
            thinker = self.thinker_of(question.guest)
            budget = question.budget.after(monotonic() - began)
            thoughts = thinker.think(question.view, question.table, budget, self.cancelled.is_set)
            return Reply(question.number, thoughts)
        except Exception as error:  # whatever a thinker may do
            return Reply(question.number, None, trouble_of(error))

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


def trouble_of(error: Exception) -> str:
    """What went wrong and where, on one line."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said} ({Path(last.filename).name}, line {last.lineno})"


def main(thinkers: Sequence[str]) -> None:
    """Warm up for these thinkers, say so, and answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who plays leaves the table by it; the pipe tells us
    writing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # what somebody prints is no answer
    desk = Desk(writing)
    reading = sys.stdin.buffer
    assert isinstance(reading, BufferedReader)
    Thread(target=desk.read, args=(reading,), daemon=True).start()
    try:
        for name in thinkers:
            found(name).warm_up()
    except Exception as error:  # whoever started us hears it, and plays without us
        send(READY._replace(trouble=trouble_of(error)), writing)
        return
    send(READY, writing)
    desk.work()


if __name__ == "__main__":
    main(sys.argv[1:])
