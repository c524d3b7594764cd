"""Bots as they should not be, as somebody might have installed them."""
# ruff: noqa: ARG002

import os
import pickle
import re
import subprocess
import sys
import time
from pathlib import Path


class Odd:
    """Takes the last option."""

    def __init__(self, invitation, seed):
        self.invitation, self.seed = invitation, seed

    def watch(self, events):
        pass

    def answer(self, view):
        return view.question.options[-1]


class Busy(Odd):
    """Thinks for ever."""

    def answer(self, view):
        while True:
            pass


class Breathless(Odd):
    """Thinks for ever, and lets nobody else think."""

    def answer(self, view):
        (Path(os.environ["DIARY"]) / "breathless").write_text(str(os.getpid()))
        return re.match("(a+)+$", "a" * 60 + "b")


class Sleepy(Odd):
    """Falls asleep as soon as it is invited, and has somebody else sleep too."""

    def __init__(self, invitation, seed):
        sleeper = subprocess.Popen(["sleep", "600"])
        (Path(os.environ["DIARY"]) / "sleeper").write_text(str(sleeper.pid))
        time.sleep(600)


class Failing(Odd):
    """Something goes wrong in it, and it cries out what it has seen."""

    def watch(self, events):
        raise RuntimeError(f"I have seen {events}")


class Leaving(Odd):
    """Leaves politely."""

    def answer(self, view):
        sys.exit("goodbye")


class Dying(Odd):
    """Takes everybody along; not at once, so that others are there."""

    def answer(self, view):
        time.sleep(0.2)
        os._exit(1)


class Talking(Odd):
    """Prints whatever comes to mind, and answers."""

    def answer(self, view):
        print("Is it my turn?")
        print("I have", view, file=sys.__stderr__)
        os.write(1, b"\xff\n" * 1000)
        subprocess.run(["echo", "Hello"], check=True)
        return super().answer(view)


class Shouting(Odd):
    """Shouts into every pipe there is."""

    def answer(self, view):
        for pipe in range(100):
            try:
                os.write(pipe, b"What was the question?\n" * 10)
            except OSError:
                continue
        time.sleep(600)


class Greedy(Odd):
    """Wants more memory than there is."""

    def answer(self, view):
        return len(bytearray(1 << 40))


class Cheating(Odd):
    """Does what it may not."""

    def answer(self, view):
        return 9999


class Confused(Odd):
    """Answers with something that is no move at all."""

    def answer(self, view):
        return "the King, I think"


class Slow(Odd):
    """Takes half a second."""

    def answer(self, view):
        time.sleep(0.5)
        return super().answer(view)


class Writing(Odd):
    """Writes down everything it is told, and in which process."""

    def __init__(self, invitation, seed):
        super().__init__(invitation, seed)
        self.told = []

    def watch(self, events):
        self.told.append(list(events))

    def answer(self, view):
        diary = Path(os.environ["DIARY"]) / f"{self.invitation.player}"
        diary.write_bytes(pickle.dumps((self.invitation, self.seed, self.told, view, os.getpid())))
        return super().answer(view)


class Fickle(Odd):
    """The first one fails, and would for ever; the second one plays."""

    failed = False

    def answer(self, view):
        once = Path(os.environ["DIARY"]) / "once"
        if self.failed or not once.exists():
            once.touch()
            self.failed = True
            raise RuntimeError
        return super().answer(view)
