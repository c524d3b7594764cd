"""Worker processes as they should not be: `python odd_worker.py stuck`."""

import pickle
import sys
import time

import ridotto.games.mascarade.bots.part  # noqa: F401 (questions are pickled; loading this takes a while)
from ridotto.bots.pool.worker_handle import READY, Cancel, Question, Reply
from ridotto.bots.search_result import Thought, Thoughts


def say(what: object) -> None:
    sys.stdout.buffer.write(pickle.dumps(what))
    sys.stdout.buffer.flush()


def hear() -> Question | Cancel:
    return pickle.load(sys.stdin.buffer)


def stuck() -> None:
    """Hears a question and thinks for ever."""
    say(READY)
    hear()
    time.sleep(600)


def deaf() -> None:
    """Never listens."""
    say(READY)
    time.sleep(600)


def cold() -> None:
    """Never gets warm."""
    time.sleep(600)


def dead() -> None:
    """Dies before it has said anything."""


def fainting() -> None:
    """Dies over its first question."""
    say(READY)
    hear()


def babbling() -> None:
    """Says things that nobody can read."""
    say(READY)
    hear()
    sys.stdout.buffer.write(b"What was the question?\n" * 10)
    sys.stdout.buffer.flush()
    time.sleep(600)


def failing() -> None:
    """Something goes wrong with every question."""
    say(READY)
    while True:
        say(Reply(hear().number, None, "all is lost"))


def late() -> None:
    """Answers what nobody has asked before it answers, and counts what it was told."""
    say(READY)
    while True:
        question = hear()
        told = len(question.guest.events)
        say(Reply(question.number + 1000, None))
        move = question.view.question.options[-1]
        say(Reply(question.number, Thoughts((Thought(move, 1.0, 0.0, told),), move)))


def patient() -> None:
    """Answers when it is told not to think any more."""
    say(READY)
    while True:
        question = hear()
        assert isinstance(hear(), Cancel)
        move = question.view.question.options[0]
        say(Reply(question.number, Thoughts((Thought(move, 1.0, 0.0, 1),), move)))


if __name__ == "__main__":
    globals()[sys.argv[1]]()
