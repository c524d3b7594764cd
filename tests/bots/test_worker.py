"""A bot that has a worker think for it always answers, whatever becomes of the worker."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from msgspec.structs import replace

from ridotto.bots.pool.worker_handle import ATTEMPTS, Worker
from ridotto.bots.registry import find_bot
from ridotto.bots.search_result import Budget, Thoughts
from ridotto.bots.searcher import Searcher
from ridotto.bots.table_of_bots import Party
from ridotto.games.mascarade.bots.personalities import BOTS
from ridotto.play import Game

ODD = str(Path(__file__).parent / "odd_worker.py")
MAKE = Callable[[str], type[Searcher]]


@pytest.fixture
def searcher_with() -> Iterator[MAKE]:
    """A searcher whose worker is odd in some way; it has little time, and waits little longer."""
    workers: list[Worker] = []

    def make(how: str) -> type[Searcher]:
        workers.append(Worker((ODD, how), grace=0.2))

        class Odd(Searcher):
            seconds = 0.001

            def worker(self) -> Worker:
                return workers[-1]

        return Odd

    yield make
    for worker in workers:
        worker.close()


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(6000):
        if true():
            return
        time.sleep(0.01)
    raise TimeoutError


def sit_down(kind: type[Searcher], ready: bool = True) -> tuple[Party, Worker]:
    """A searcher in the first seat, and it is its turn."""
    game = Game.mascarade(4, seed=2, first=0)
    party = Party(game, {0: kind, **dict.fromkeys((1, 2, 3), find_bot("bluffer"))})
    party.bots[0].watch([])
    worker = party.bots[0].worker()
    if ready:
        wait_until(lambda: worker.is_ready)
    return party, worker


def think(party: Party) -> Thoughts | None:
    """What the searcher thinks about the table as it is."""
    party.bots[0].see_table(party.game.seen_table(0))
    return party.bots[0].think(party.game.view(0))


def bluffed() -> list[int]:
    """The game as four bluffers play it."""
    return Party.of(Game.mascarade(4, seed=2, first=0), [BOTS["bluffer"]]).play_out().moves


@pytest.mark.parametrize("how", ["dead", "cold"])
def test_without_a_worker_that_is_ready_it_plays_like_a_bluffer(searcher_with, how):
    party, _ = sit_down(searcher_with(how), ready=False)

    assert party.play_out().moves == bluffed()


@pytest.mark.parametrize("how", ["stuck", "fainting", "babbling", "failing"])
def test_a_worker_that_gives_no_answer_is_replaced_and_the_game_goes_on(searcher_with, how):
    party, worker = sit_down(searcher_with(how))
    first = worker.process_id

    party.move()
    wait_until(lambda: worker.is_ready)

    assert party.game.moves == bluffed()[:1]
    assert worker.process_id != first
    assert party.play_out().over


@pytest.mark.parametrize(("how", "trouble"), [("failing", "all is lost"), ("babbling", "nobody can read")])
def test_what_goes_wrong_next_door_is_told_once(searcher_with, caplog, how, trouble):
    party, _ = sit_down(searcher_with(how))

    party.play_out()

    assert [record.name for record in caplog.records] == ["ridotto.bots"]
    assert trouble in caplog.text


def test_a_worker_that_was_put_away_is_no_trouble_to_whoever_still_listens(searcher_with, caplog):
    _, worker = sit_down(searcher_with("stuck"))
    process = worker._process

    worker.close()
    worker._listen(process, worker._replies)

    assert not caplog.records


def test_a_worker_that_is_killed_is_replaced_and_told_everything_again(searcher_with):
    party, worker = sit_down(searcher_with("late"))
    party.move()
    first = worker.process_id
    os.kill(first, 9)
    wait_until(lambda: not worker.runs)
    while party.game.decider != 0:
        party.move()
    party.move()
    wait_until(lambda: worker.is_ready)
    while party.game.decider != 0:
        party.move()

    party.tell(0)
    thoughts = think(party)

    assert worker.process_id != first
    assert thoughts.moves[0].tried == len(party.game.log)


def test_a_worker_hears_everything_and_answers_to_other_questions_are_left_aside(searcher_with):
    party, _ = sit_down(searcher_with("late"))
    for _ in range(8):
        if party.game.decider == 0:
            party.tell(0)
            thoughts = think(party)
            assert thoughts.moves[0].tried == len(party.game.log)
            assert thoughts.moves[0].move == party.game.legal()[-1]
        party.move()


def test_a_worker_that_never_gets_ready_is_not_started_for_ever(searcher_with):
    party, worker = sit_down(searcher_with("dead"), ready=False)
    for _ in range(ATTEMPTS):
        think(party)
        wait_until(lambda: not worker.runs)

    think(party)

    assert not worker.runs


def test_a_worker_that_does_not_even_listen_keeps_nobody_waiting(searcher_with):
    party, _ = sit_down(searcher_with("deaf"))
    more_than_a_pipe_holds = list(party.game.log) * 10_000

    party.bots[0].watch(more_than_a_pipe_holds)

    assert think(party) is None


def test_a_thought_can_be_cancelled_and_is_answered_then(searcher_with):
    party, worker = sit_down(searcher_with("patient"))
    party.bots[0].budget = Budget(seconds=60.0)
    party.tell(0)
    found = []
    asked = party.bots[0].study().guest, party.game.view(0), party.game.seen_table(0)
    thinking = Thread(target=lambda: found.append(worker.think(*asked, party.bots[0].budget)))
    thinking.start()
    wait_until(lambda: worker.is_asked)

    worker.cancel()
    thinking.join(60)

    assert found[0].moves[0].move == party.game.legal()[0]


def test_a_single_move_is_made_without_a_thought(searcher_with):
    party, worker = sit_down(searcher_with("stuck"))
    view = party.game.view(0)
    alone = replace(view, question=replace(view.question, options=view.question.options[:1]))

    assert party.bots[0].answer(alone) == view.question.options[0]
    assert not worker.is_asked


def test_it_takes_its_whole_time_however_soon_the_worker_answers(searcher_with, monkeypatch):
    party, _ = sit_down(searcher_with("late"))
    party.bots[0].budget = Budget(seconds=60.0)
    slept = []
    monkeypatch.setattr("ridotto.bots.searcher.sleep", slept.append)

    party.move()

    assert 30 < slept[0] <= 60


def test_of_a_budget_there_is_left_what_was_not_used_and_never_nothing():
    assert Budget(seconds=1.0).after(0.25) == Budget(seconds=0.75)
    assert 0 < Budget(seconds=1.0).after(3.0).seconds < 0.1
    assert Budget(rollouts=5).after(3.0) == Budget(rollouts=5)
    spent = Budget(rollouts=200).begin()
    assert [spent(rollouts) for rollouts in (0, 50, 200, 300)] == [0.0, 0.25, 1.0, 1.5]


def test_whoever_finds_the_worker_busy_with_others_for_too_long_plays_without(searcher_with):
    party, worker = sit_down(searcher_with("late"))

    with worker._lock:
        party.move()

    assert party.game.moves == bluffed()[:1]
