"""Installed bots that misbehave: they fail, hang, exit, print, cheat or use too much memory."""
# ruff: noqa: ARG002

import ctypes
import os
import pickle
import subprocess
import sys
import time
from pathlib import Path


class OddBot:
    """Takes the last option."""

    def __init__(self, invitation, seed):
        self.invitation, self.seed = invitation, seed

    def watch(self, events):
        pass

    def answer(self, view):
        return view.question.options[-1]


class Busy(OddBot):
    """Thinks for ever."""

    def answer(self, view):
        while True:
            pass


class Breathless(OddBot):
    """Stays inside C code for ever without giving up Python's lock, so that no other thread runs."""

    def answer(self, view):
        (Path(os.environ["DIARY"]) / "breathless").write_text(str(os.getpid()))
        return ctypes.PyDLL(None).sleep(600)


class Sleepy(OddBot):
    """Sleeps as soon as it is invited, and starts a process that sleeps too."""

    def __init__(self, invitation, seed):
        sleeper = subprocess.Popen(["sleep", "600"])
        (Path(os.environ["DIARY"]) / "sleeper").write_text(str(sleeper.pid))
        time.sleep(600)


class Failing(OddBot):
    """Raises an error whose text has everything it has seen."""

    def watch(self, events):
        raise RuntimeError(f"I have seen {events}")


class Leaving(OddBot):
    """Exits its process with a message."""

    def answer(self, view):
        sys.exit("goodbye")


class Dying(OddBot):
    """Ends its process at once, after other bots have joined it."""

    def answer(self, view):
        time.sleep(0.2)
        os._exit(1)


class Talking(OddBot):
    """Prints to stdout and stderr in every way, and answers."""

    def answer(self, view):
        print("Is it my turn?")
        print("I have", view, file=sys.__stderr__)
        os.write(1, b"\xff\n" * 1000)
        subprocess.run(["echo", "Hello"], check=True)
        return super().answer(view)


class Shouting(OddBot):
    """Writes garbage to every open file descriptor."""

    def answer(self, view):
        for pipe in range(100):
            try:
                os.write(pipe, b"What was the question?\n" * 10)
            except OSError:
                continue
        time.sleep(600)


class Greedy(OddBot):
    """Asks for more memory than there is."""

    def answer(self, view):
        return len(bytearray(1 << 40))


class Cheating(OddBot):
    """Answers with an illegal move."""

    def answer(self, view):
        return 9999


class Confused(OddBot):
    """Answers with something that is not a number."""

    def answer(self, view):
        return "the King, I think"


class Slow(OddBot):
    """Takes half a second."""

    def answer(self, view):
        time.sleep(0.5)
        return super().answer(view)


class Patient(OddBot):
    """Answers when there is a file named "go"."""

    def answer(self, view):
        while not (Path(os.environ["DIARY"]) / "go").exists():
            time.sleep(0.01)
        return super().answer(view)


class Writing(OddBot):
    """Writes what it is given, and its process id, to a file."""

    def __init__(self, invitation, seed):
        super().__init__(invitation, seed)
        self.told = []

    def watch(self, events):
        self.told.append(list(events))

    def answer(self, view):
        diary = Path(os.environ["DIARY"]) / f"{self.invitation.player}"
        diary.write_bytes(pickle.dumps((self.invitation, self.seed, self.told, view, os.getpid())))
        return super().answer(view)


class Fickle(OddBot):
    """The first instance fails every time; the second one plays."""

    failed = False

    def answer(self, view):
        once = Path(os.environ["DIARY"]) / "once"
        if self.failed or not once.exists():
            once.touch()
            self.failed = True
            raise RuntimeError
        return super().answer(view)
