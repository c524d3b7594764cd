"""A budget of a search is spent by its own clock."""

from time import monotonic, thread_time

from ridotto.bots.search_result import A_MOMENT, Budget


def work(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


def test_cpu_time_is_spent_by_working():
    spent = Budget(cpu_seconds=0.02).begin()
    work(0.03)

    assert spent(0) > 1.0


def test_cpu_time_is_not_spent_by_waiting():
    spent = Budget(cpu_seconds=10.0).begin()
    until = monotonic() + 0.05
    before = thread_time()
    while monotonic() < until:
        pass
    worked = thread_time() - before

    assert spent(0) * 10.0 <= worked + 0.01


def test_rollouts_are_counted():
    spent = Budget(rollouts=200).begin()

    assert [spent(0), spent(50), spent(200)] == [0.0, 0.25, 1.0]


def test_what_is_left_after_some_time_is_at_least_a_moment():
    assert Budget(cpu_seconds=1.0).after(0.25) == Budget(cpu_seconds=0.75)
    assert Budget(seconds=1.0).after(0.25) == Budget(seconds=0.75)
    assert Budget(cpu_seconds=1.0).after(5.0) == Budget(cpu_seconds=A_MOMENT)
    assert Budget(rollouts=7).after(5.0) == Budget(rollouts=7)
