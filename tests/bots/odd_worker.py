"""Worker processes that misbehave: `python odd_worker.py stuck`."""

import os
import pickle
import sys
import time

import msgspec

import ridotto.games.mascarade.bots.part  # noqa: F401 (questions are pickled; loading this takes a while)
from ridotto.bots.pool.messages import ReplyKind, WorkerQuestion, WorkerReply
from ridotto.bots.search_result import MoveValue, SearchResult


def say(kind: ReplyKind, number: int = -1, result: SearchResult | None = None, why: str = "") -> None:
    reply = WorkerReply(kind, number, result=result, why=why)
    os.write(1, msgspec.json.encode(reply) + b"\n")


def hear() -> WorkerQuestion:
    question = pickle.load(sys.stdin.buffer)
    say(ReplyKind.BEGUN, question.number)
    return question


def stuck() -> None:
    """Gets a question and thinks for ever."""
    say(ReplyKind.READY)
    hear()
    time.sleep(600)


def deaf() -> None:
    """Never reads."""
    say(ReplyKind.READY)
    time.sleep(600)


def cold() -> None:
    """Never gets ready."""
    time.sleep(600)


def dead() -> None:
    """Ends before it has sent anything."""


def fainting() -> None:
    """Ends over its first question."""
    say(ReplyKind.READY)
    hear()


def babbling() -> None:
    """Sends what is not a reply."""
    say(ReplyKind.READY)
    hear()
    os.write(1, b"What was the question?\n" * 10)
    time.sleep(600)


def failing() -> None:
    """Fails at every question."""
    say(ReplyKind.READY)
    while True:
        say(ReplyKind.FAILED, hear().number, why="KeyError (search.py, line 1)")


def late() -> None:
    """Answers a question that nobody asked before it answers, and counts the events it was told."""
    say(ReplyKind.READY)
    told = 0
    while True:
        question = hear()
        told += len(question.events)
        say(ReplyKind.ANSWERED, question.number + 1000)
        move = question.view.question.options[-1]
        say(ReplyKind.ANSWERED, question.number, SearchResult((MoveValue(move, 1.0, 0.0, told),), move))


if __name__ == "__main__":
    globals()[sys.argv[1]]()
