"""The process in which searchers really think."""

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest

from ridotto.bots.pool.worker import CHAIRS, Desk
from ridotto.bots.pool.worker_handle import Guest, Question
from ridotto.bots.search_result import Budget
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.registry import find_game
from ridotto.play import Game

A_GAME = """
import os, sys, time
from ridotto.bots.registry import find_bot
from ridotto.bots.table_of_bots import Party
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.registry import find_game
from ridotto.bots.pool.worker_handle import shared_worker
from ridotto.play import Game

game = Game.mascarade(4, seed=2, first=0)
party = Party(game, {0: find_bot("searcher-fast"), **dict.fromkeys((1, 2, 3), find_bot("bluffer"))})
party.tell(0)
worker = shared_worker(find_game("mascarade").bots.search.thinker)


def wait() -> None:
    while not worker.is_ready:
        assert worker.runs
        time.sleep(0.05)


def think():
    party.bots[0].see_table(game.seen_table(0))
    return party.bots[0].think(game.view(0))


wait()
first = think()
party.move()
os.kill(worker.process_id, 9)
while game.decider != 0:
    party.move()
without = think()
party.move()
wait()
while game.decider != 0:
    party.move()
party.tell(0)
again = think()
party.play_out()
print(first is not None, without is None, again is not None, game.over, "numba" in sys.modules)
"""


def test_a_worker_killed_in_the_middle_of_a_game_is_replaced_and_nobody_here_imports_numba():
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", A_GAME], capture_output=True, text=True, check=False
    )

    assert (done.stdout.split(), done.stderr) == (["True", "True", "True", "True", "False"], "")


def guest_at(game: Game, number: int) -> Guest:
    invitation = MascaradeInvitation.to(game.header, game.decider)
    return Guest(number, find_game("mascarade").bots.search.thinker, invitation, 1, game.events(game.decider))


def asked(game: Game, number: int = 0) -> Question:
    player = game.decider
    return Question(
        0, guest_at(game, number), game.view(player), game.seen_table(player), Budget(rollouts=50)
    )


def test_whoever_is_asked_again_is_told_only_what_is_new():
    desk, game = Desk(BytesIO()), Game.mascarade(4, seed=2, first=0)
    desk.answer(asked(game))
    for _ in range(4):
        game.play(game.legal()[0])

    thoughts = desk.answer(asked(game)).thoughts

    assert {thought.move for thought in thoughts.moves} <= set(game.legal())
    assert desk.thinkers[0][1] == desk.thinkers[0][0].seen == len(game.log)


def test_only_so_many_thinkers_are_kept_and_one_that_is_gone_comes_back_knowing_everything():
    desk, game = Desk(BytesIO()), Game.mascarade(4, seed=2, first=0)
    first = desk.answer(asked(game))
    for number in range(1, CHAIRS + 1):
        desk.answer(asked(game, number))

    assert 0 not in desk.thinkers
    assert len(desk.thinkers) == CHAIRS
    assert desk.answer(asked(game)) == first


def test_what_goes_wrong_in_a_thought_is_told_and_is_no_answer():
    desk, game = Desk(BytesIO()), Game.mascarade(4, seed=2, first=0)
    question = asked(game)

    reply = desk.answer(question._replace(guest=question.guest._replace(thinker="ridotto:nobody")))

    assert reply.thoughts is None
    assert reply.trouble.startswith("AttributeError: module 'ridotto' has no attribute 'nobody' (thoughts.py")


A_BROKEN_THINKER = """
import sys, time
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.bots.registry import find_bot
from ridotto.bots.table_of_bots import Party
from dataclasses import replace
from ridotto.bots.part import GameSearch
from ridotto.games.registry import find_game
from ridotto.games.grimm.bots.personalities import BOTS
from ridotto.bots.pool.worker_handle import shared_worker
from ridotto.play import Game

name = sys.argv[1]
grimm = find_game("grimm")
grimm.bots = replace(grimm.bots, search=GameSearch(name, BOTS["sly"]))
game = Game.grimm(3, seed=2, first=0)
party = Party(game, {0: find_bot("searcher-fast", "grimm"), **dict.fromkeys((1, 2), BOTS["sly"])})
party.tell(0)
worker = shared_worker(name)
for _ in range(3 if worker.runs else 0):
    while worker.runs and not worker.is_ready:
        time.sleep(0.02)
    party.move()
    while game.decider != 0:
        party.move()
party.play_out()
print(game.over, "numba" in sys.modules)
"""


def play_with(thinker: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    (folder / "thinkers.py").write_text(THINKERS)
    words = [sys.executable, "-W", "error", "-c", A_BROKEN_THINKER, f"thinkers:{thinker}"]
    return subprocess.run(words, capture_output=True, text=True, check=False, cwd=folder)


THINKERS = """
class Cold:
    @staticmethod
    def warm_up():
        raise RuntimeError("no fire")


class Lost:
    def __init__(self, invitation, seed):
        pass

    def watch(self, events):
        raise KeyError("who was it?")

    @staticmethod
    def warm_up():
        pass
"""


@pytest.mark.parametrize(
    ("thinker", "trouble"),
    [
        ("Cold", "RuntimeError: no fire (thinkers.py, line 5)"),
        ("Lost", "KeyError: 'who was it?' (thinkers.py, line 13)"),
    ],
)
def test_a_thinker_that_fails_leaves_one_line_in_the_log_and_the_bot_plays_on(thinker, trouble, tmp_path):
    done = play_with(thinker, tmp_path)

    assert done.stdout.split() == ["True", "False"]
    assert done.stderr.splitlines() == [
        f"a bot plays without thinking, as something went wrong next door: {trouble}"
    ]
