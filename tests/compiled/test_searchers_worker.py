"""The worker process in which searchers really search."""

import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.bots.pool.messages import BotSeat, WorkerQuestion, WorkerReply
from ridotto.bots.pool.worker import Worker
from ridotto.bots.registry import invitation
from ridotto.bots.search_places import warm_up
from ridotto.bots.search_result import Budget
from ridotto.games.registry import find_game
from ridotto.play import Game

A_GAME = """
import os, sys, time
from ridotto.bots.registry import find_bot
from ridotto.bots.table_of_bots import Party
from ridotto.play import Game

game = Game.mascarade(4, seed=2, first=0)
party = Party(game, {0: find_bot("searcher-fast"), **dict.fromkeys((1, 2, 3), find_bot("bluffer"))})
party.tell(0)
pool = party.bots[0].search().pool()


def think():
    party.bots[0].see_table(game.seen_table(0))
    return party.bots[0].think(game.view(0))


def think_when_compiled():
    until = time.monotonic() + 600
    while (result := think()) is None:
        assert time.monotonic() < until
        time.sleep(0.05)
    return result


first = think_when_compiled()
party.move()
os.kill(pool.process_ids[0], 9)
while game.decider != 0:
    party.move()
without = think()
party.move()
while game.decider != 0:
    party.move()
party.tell(0)
again = think_when_compiled()
party.play_out()
print(first is not None, without is None, again is not None, game.over, "numba" in sys.modules)
"""


def test_a_worker_killed_in_the_middle_of_a_game_is_replaced_and_nobody_here_imports_numba():
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", A_GAME], capture_output=True, text=True, check=False
    )

    assert (done.stdout.split(), done.stderr) == (["True", "True", "True", "True", "False"], "")


@pytest.fixture
def replies() -> list[WorkerReply]:
    return []


@pytest.fixture
def worker(replies: list[WorkerReply]) -> Worker:
    assert warm_up(move_search()).is_over.wait(600)
    return Worker(replies.append)


def move_search() -> str:
    search = find_game("mascarade").bots.search
    assert search is not None
    return search.move_search


def question(game: Game, events: int = 0, seat: int = 0, name: str = "") -> WorkerQuestion:
    player = game.decider
    return WorkerQuestion(
        seat,
        (BotSeat("", seat, player), name or move_search(), "mascarade", 1),
        None if events else invitation(game.header, player),
        game.events(player, events),
        game.view(player),
        game.seen_table(player),
        Budget(seconds=0.2),
        [],
    )


def ask(worker: Worker, asked: WorkerQuestion) -> None:
    """Ask, and wait for the answer."""
    worker.take(asked)
    worker.threads.shutdown(wait=True)
    worker.threads = type(worker.threads)(1)


def test_a_search_that_is_asked_again_is_told_only_what_is_new(worker, replies):
    game = Game.mascarade(4, seed=2, first=0)
    ask(worker, question(game))
    told = len(game.log)
    for _ in range(4):
        game.play(game.legal()[0])
    ask(worker, question(game, told))

    (bot,) = worker.bots.values()
    assert {each.move for each in replies[-1].result.moves} <= set(game.legal())
    assert len(bot.events) == len(game.log)


def test_a_search_that_was_dropped_comes_back_knowing_everything(worker, replies):
    game = Game.mascarade(4, seed=2, first=0)
    ask(worker, question(game))
    (first,) = worker.bots
    ask(worker, question(game, seat=1)._replace(forget=[first]))

    assert first not in worker.bots
    ask(worker, question(game))
    assert replies[-1].result is not None


def test_an_error_in_a_search_is_reported_without_its_text(worker, replies):
    ask(worker, question(Game.mascarade(4, seed=2, first=0))._replace(view=None))

    assert replies[-1].result is None


A_BROKEN_SEARCH = """
import sys, time
from dataclasses import replace
from ridotto.bots.part import GameSearch
from ridotto.bots.registry import find_bot
from ridotto.bots.table_of_bots import Party
from ridotto.games.registry import find_game
from ridotto.games.grimm.bots.personalities import BOTS
from ridotto.play import Game

grimm = find_game("grimm")
grimm.bots = replace(grimm.bots, search=GameSearch(sys.argv[1], BOTS["sly"]))
game = Game.grimm(3, seed=2, first=0)
party = Party(game, {0: find_bot("searcher-fast", "grimm"), **dict.fromkeys((1, 2), BOTS["sly"])})
party.tell(0)
pool = party.bots[0].search().pool()
while not pool.process_ids:
    time.sleep(0.02)
party.play_out()
print(game.over, "numba" in sys.modules)
"""


def play_with(move_search: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    (folder / "move_searches.py").write_text(THINKERS)
    words = [sys.executable, "-W", "error", "-c", A_BROKEN_SEARCH, f"move_searches:{move_search}"]
    return subprocess.run(words, capture_output=True, text=True, check=False, cwd=folder)


THINKERS = """
class Cold:
    @staticmethod
    def warm_up():
        raise RuntimeError("no fire")


class MissingKey:
    def __init__(self, invitation, seed):
        pass

    def watch(self, events):
        raise KeyError("who was it?")

    @staticmethod
    def warm_up():
        pass
"""


@pytest.mark.parametrize(
    ("move_search", "trouble"),
    [
        ("Cold", "RuntimeError (move_searches.py, line 5)"),
        ("MissingKey", "KeyError (move_searches.py, line 13)"),
    ],
)
def test_a_search_that_fails_leaves_one_line_in_the_log_and_the_bot_plays_on(move_search, trouble, tmp_path):
    done = play_with(move_search, tmp_path)

    assert done.stdout.split() == ["True", "False"]
    assert done.stderr.splitlines() == [f"a searcher plays without searching: {trouble}"]
