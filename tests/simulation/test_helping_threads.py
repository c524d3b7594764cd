"""Threads that make calls together with the thread of the caller."""

import gc
import threading
import time

import pytest

from ridotto.simulation.vectors.helping_threads import HelpingThreads


def numbered(count: int) -> list[tuple[int]]:
    return [(number,) for number in range(count)]


@pytest.mark.parametrize("count", [0, 1, 3])
def test_every_call_is_made_once(count: int):
    helpers = HelpingThreads(count)
    for _ in range(20):
        helpers.wake_up()
        assert sorted(helpers.call(lambda number: number, numbered(10))) == list(range(10))
    assert helpers.call(lambda number: number, []) == []


def test_other_threads_make_calls_too():
    makers = set()

    def meet(_: int) -> None:
        makers.add(threading.get_ident())
        both.wait(10)

    both = threading.Barrier(2)
    helpers = HelpingThreads(1)
    helpers.wake_up()
    helpers.call(meet, numbered(2))
    assert len(makers) == 2


def test_threads_end_with_their_owner():
    before = set(threading.enumerate())
    helpers = HelpingThreads(2)
    helpers.wake_up()
    begun = set(threading.enumerate()) - before
    assert len(begun) == 2
    del helpers
    gc.collect()
    for thread in begun:
        thread.join(10)
        assert not thread.is_alive()


def test_after_closing_the_next_call_begins_threads_anew():
    helpers = HelpingThreads(1)
    for _ in range(3):
        helpers.wake_up()
        assert helpers.call(abs, [(-1,), (-2,)])
        helpers.close()
        helpers.close()


def test_an_interrupted_call_leaves_nobody_at_work():
    made = []

    def interrupted(number: int) -> None:
        if threading.current_thread() is threading.main_thread():
            raise KeyboardInterrupt
        time.sleep(0.01)
        made.append(number)

    helpers = HelpingThreads(1)
    helpers.wake_up()
    with pytest.raises(KeyboardInterrupt):
        helpers.call(interrupted, numbered(10))
    count = len(made)
    time.sleep(0.05)
    assert len(made) == count
    helpers.wake_up()
    assert sorted(helpers.call(abs, numbered(3))) == [0, 1, 2]
