"""The simulation behind the capacity plan agrees with what is known of such queues."""

from math import log

import pytest

from simulate_queue import QueuePlan, main, simulate, written


@pytest.mark.parametrize("load", [0.3, 0.5, 0.8])
def test_one_process_waits_as_long_as_theory_says(load: float) -> None:
    """At random moments and with exponential times, 99 % take less than ln(100) / (1 - load) such times."""
    found = simulate(QueuePlan(moves=1000 * load, core=1.0, write=1e-9, seconds=150))

    assert found.busiest == pytest.approx(load, rel=0.05)
    assert found.p99 == pytest.approx(log(100) / (1 - load), rel=0.2)


def test_tables_that_are_spread_over_processes_wait_less() -> None:
    one, two, four = [simulate(QueuePlan(1000, 0.96, processes, seconds=20)) for processes in (1, 2, 4)]

    assert one.busiest > two.busiest > four.busiest > 0.2
    assert one.p99 > 3 * two.p99 > 3 * four.p99


def test_a_write_takes_along_all_that_wait_for_it() -> None:
    moves = [(1.0, 1.0), (2.0, 1.5), (3.0, 3.0), (20.0, 20.0)]

    assert list(written(moves, 10.0)) == [(11.0, 1.0), (21.0, 1.5), (21.0, 3.0), (31.0, 20.0)]


def test_a_queue_that_grows_is_called_that(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--moves", "1500", "--core-ms", "1"])
    printed = capsys.readouterr().out

    assert "| 1 | 15" in printed
    assert printed.count("grows | grows") == 1


def test_figures_that_make_no_sense_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["--moves", "0"])

    assert refused.value.code == 2
    assert "above 0" in capsys.readouterr().err
