"""A searcher always answers, whatever becomes of the worker process that searches for it."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from ridotto.bots.pool.blocking_pool import BlockingPool
from ridotto.bots.pool.pool import MAX_STARTS
from ridotto.bots.registry import find_bot
from ridotto.bots.search_places import SEARCHING, TimedSearch
from ridotto.bots.search_result import Budget, SearchResult
from ridotto.bots.searcher import Searcher, SearchInPool
from ridotto.bots.table_of_bots import Party
from ridotto.games.mascarade.bots.personalities import BOTS
from ridotto.play import Game

ODD = str(Path(__file__).parent / "odd_worker.py")
MAKE = Callable[[str], type[Searcher]]


@pytest.fixture
def searcher_with() -> Iterator[MAKE]:
    """A searcher whose worker misbehaves in some way; it has little time."""
    pools: list[BlockingPool] = []

    def make(how: str) -> type[Searcher]:
        pools.append(BlockingPool((ODD, how)))

        class SearchInOddPool(SearchInPool):
            def pool(self) -> BlockingPool:
                return pools[-1]

        class OddSearcher(Searcher):
            seconds = 0.001
            search_in_pool = SearchInOddPool

        return OddSearcher

    yield make
    for pool in pools:
        pool.close()


@pytest.fixture
def busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that answers at once may take a minute for that."""
    for module in ("ridotto.bots.searcher", "ridotto.bots.pool.worker_handle"):
        monkeypatch.setattr(f"{module}.GRACE", 60.0)


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(6000):
        if true():
            return
        time.sleep(0.01)
    raise TimeoutError


def sit_down(kind: type[Searcher], ready: bool = True) -> tuple[Party, BlockingPool]:
    """A searcher in the first seat, and it is its turn."""
    game = Game.mascarade(4, seed=2, first=0)
    party = Party(game, {0: kind, **dict.fromkeys((1, 2, 3), find_bot("bluffer"))})
    pool = party.bots[0].search().pool()
    if ready:
        wait_until(lambda: pool.process_ids)
    return party, pool


def think(party: Party) -> SearchResult | None:
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


@pytest.mark.parametrize("how", ["stuck", "fainting", "babbling"])
def test_a_worker_that_gives_no_answer_is_replaced_and_the_game_goes_on(searcher_with, how):
    party, pool = sit_down(searcher_with(how))
    first = pool.process_ids

    party.move()
    wait_until(lambda: pool.process_ids not in (first, []))

    assert party.game.moves == bluffed()[:1]
    assert party.play_out().over


@pytest.mark.usefixtures("busy_machine")
def test_a_failed_search_is_logged_once_and_the_game_goes_on(searcher_with, caplog):
    party, _ = sit_down(searcher_with("failing"))

    assert party.play_out().moves == bluffed()

    assert [record.name for record in caplog.records] == ["ridotto.bots"]
    assert "a searcher plays without searching: KeyError (search.py, line 1)" in caplog.text


def test_a_pool_that_is_closed_leaves_no_process_behind(searcher_with, caplog):
    _, pool = sit_down(searcher_with("stuck"))
    (process,) = pool.process_ids

    pool.close()

    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert not caplog.records


@pytest.mark.usefixtures("busy_machine")
def test_a_worker_that_is_killed_is_replaced_and_told_everything_again(searcher_with):
    party, pool = sit_down(searcher_with("late"))
    party.move()
    first = pool.process_ids
    os.kill(first[0], 9)
    while party.game.decider != 0:
        party.move()
    party.tell(0)
    wait_until(lambda: think(party) is not None)

    result = think(party)

    assert pool.process_ids != first
    assert result.moves[0].tried == len(party.game.log)


@pytest.mark.usefixtures("busy_machine")
def test_a_worker_is_told_everything_and_answers_to_other_questions_are_ignored(searcher_with):
    party, _ = sit_down(searcher_with("late"))
    for _ in range(8):
        if party.game.decider == 0:
            party.tell(0)
            result = think(party)
            assert result.moves[0].tried == len(party.game.log)
            assert result.moves[0].move == party.game.legal()[-1]
        party.move()


def test_a_worker_that_never_gets_ready_is_not_started_for_ever(searcher_with, monkeypatch):
    from ridotto.bots.pool.worker_handle import WorkerHandle  # noqa: PLC0415

    starts = []
    start = WorkerHandle.start

    async def counted(*arguments: object, **more: object) -> WorkerHandle:
        starts.append(arguments)
        return await start(*arguments, **more)

    monkeypatch.setattr(WorkerHandle, "start", counted)
    party, _ = sit_down(searcher_with("dead"), ready=False)
    for number in range(1, MAX_STARTS + 1):
        wait_until(lambda number=number: think(party) is None and len(starts) >= number)
    time_of_the_last = len(starts)
    for _ in range(5):
        think(party)

    assert len(starts) == time_of_the_last == MAX_STARTS


def test_a_worker_that_does_not_even_read_keeps_nobody_waiting(searcher_with):
    party, _ = sit_down(searcher_with("deaf"))
    more_than_a_pipe_holds = list(party.game.log) * 10_000

    party.bots[0].watch(more_than_a_pipe_holds)

    assert think(party) is None


def test_a_single_move_is_made_without_searching(searcher_with, monkeypatch):
    party, _ = sit_down(searcher_with("stuck"))
    view = party.game.view(0)
    alone = replace(view, question=replace(view.question, options=view.question.options[:1]))
    monkeypatch.setattr(SearchInPool, "think", lambda *_: pytest.fail("it searched"))

    assert party.bots[0].answer(alone) == view.question.options[0]


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


class Thorough:
    """A search that always finds something."""

    def __init__(self, invitation: object, seed: int) -> None: ...

    def watch(self, events: object) -> None: ...

    def think(self, view: object, table: object, budget: Budget) -> SearchResult:  # noqa: ARG002
        return SearchResult((), 0)

    @staticmethod
    def warm_up() -> None: ...


def test_a_searcher_that_finds_its_worker_busy_with_others_for_too_long_plays_without(monkeypatch):
    monkeypatch.setattr("ridotto.bots.search_places.load_object", lambda _: Thorough)
    search = TimedSearch("thorough", None, 0)
    wait_until(search.warm_up.is_done.is_set)

    with SEARCHING:
        assert search.think([], None, None, Budget(seconds=0.01)) is None

    assert search.think([], None, None, Budget(seconds=0.01)) == SearchResult((), 0)
