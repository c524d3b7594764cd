"""`make bench` reports what was measured."""

from beliefs import BeliefTimes
from measure import CPP, RateRow, best_of
from our_games import FIRST, INTERPRETED, OBSERVED, SILENT, batch_on
from report import belief_tables, rate_table, targets, time_table
from times import Times

THEIRS = [
    RateRow("OpenSpiel leduc_poker", 6, CPP, 1_000_000.0),
    RateRow("OpenSpiel crazy_eights", 6, CPP, 2_000_000.0),
    RateRow("OpenSpiel hanabi", 5, CPP, None, "not in this wheel"),
]
OURS = [
    RateRow(FIRST, 6, SILENT, 15_000_000.0),
    RateRow(FIRST, 6, OBSERVED, 9_000_000.0),
    RateRow(FIRST, 6, INTERPRETED, 200_000.0),
    RateRow(FIRST, 6, batch_on(1), 15_000_000.0, "given 1.00 cores"),
    RateRow(FIRST, 6, batch_on(2), 28_500_000.0, "given 1.98 cores"),
]


def outcomes(rows):
    """The targets at six players: the measured rate, and whether it is enough."""
    return {t.what: (t.measured, t.outcome) for t in targets(rows) if " 6 players" in t.what}


def test_of_three_passes_the_best_of_each_row_is_kept():
    slow, fast, missing = (RateRow("a game", 6, "at random", rate) for rate in (1.0, 2.0, None))

    assert best_of([[slow, fast], [fast, slow], [slow, missing]]) == [fast, fast]


def test_we_are_compared_with_the_fastest_of_the_cpp_loops():
    table = rate_table([*OURS, *THEIRS])

    assert "7.50" in next(line for line in table.splitlines() if SILENT in line)
    assert "1.90 × one core, given 1.98 cores" in table
    assert "not in this wheel" in table


def test_a_target_that_was_missed_says_so():
    assert outcomes([*OURS, *THEIRS]) == {
        "compiled, 6 players, decisions/s on one core": (15_000_000.0, "yes"),
        "compiled, 6 players, times OpenSpiel C++": (7.5, "no"),
        "compiled, 6 players, two cores, times one core": (1.9, "yes"),
        "compiled, 6 players, observed, part of the rate without": (0.6, "yes"),
        "interpreted, 6 players, decisions/s": (200_000.0, "yes"),
    }


def test_what_was_not_measured_is_neither_met_nor_missed():
    assert outcomes(OURS)["compiled, 6 players, times OpenSpiel C++"] == (None, "not measured")


def test_times_have_a_suitable_unit():
    table = time_table([Times("a game", {"copy": 6.3e-9, "save": 0.000_185, "replay": 0.0129, "wait": 2.0})])

    assert [line.split("|")[2].strip() for line in table.splitlines()[2:]] == [
        "6.3 ns",
        "185 µs",
        "12.9 ms",
        "2 s",
    ]


def test_belief_times_are_listed_by_event_and_number_of_worlds():
    few, many = Times("64 worlds", {"answer": 2.5e-6}), Times("512 worlds", {"answer": 9e-6})
    page = belief_tables(BeliefTimes([few, many], [Times("a player", {"marker": 3e-5})], 4e-6, 0.95))

    assert "| answer |    2.5 µs |       9 µs |" in page
    assert "| marker |    30 µs |" in page
    assert "one event takes 4 µs on average; 95% of these games" in page
