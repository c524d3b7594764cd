"""`ridotto arena`: bots against each other."""

import json
import re

import pytest

from ridotto.lab import tournament as tournaments
from ridotto.lab.tournament import Tournament
from ridotto.words import LANGUAGES, language

BALL = ("arena", "grimm", "--players", 2, "--bots", "careful,random", "--seed", 1, "--threads", 1)
TABLE = ("arena", "--players", 4, "--bots", "honest,random,braggart", "--seed", 1)


def test_the_same_seed_says_the_same_on_any_number_of_cores(ridotto):
    one, two, other = (
        ridotto(*TABLE, "--deals", 70, "--threads", threads, "--json", "--seed", seed)
        for threads, seed in ((1, 1), (2, 1), (1, 2))
    )

    assert one.returncode == 0, one.stderr
    assert one.stdout == two.stdout != other.stdout
    report = json.loads(one.stdout)
    assert (report["game"], report["bots"], report["seed"]) == (
        "mascarade",
        ["honest", "random", "braggart"],
        "0x1",
    )
    assert report["games"] == report["asked"] == 6 * 70 * 4
    assert {figure[0] for figure in report["figures"]} == {"ladder", "cross", "bluffing"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_report_is_written_in_every_language(ridotto, code):
    done = ridotto(*BALL, "--deals", 1, "--lang", code)
    say = language(code).say

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(say("lab-arena-title"))
    for section in ("ladder", "cross"):
        assert say("lab-section", section=section) in done.stdout
    for section in ("pointing", "bot-roses"):
        assert say("grimm-report-section", section=section) in done.stdout


def test_the_ladder_goes_from_the_best_to_the_worst_with_interval_and_rating(ridotto):
    done = ridotto(*TABLE, "--deals", 64)

    rows = re.findall(r"^  (\w+) +([\d.]+) [\d.]+ – [\d.]+ .*[├●].* (-?[\d.]+) ± [\d.]+", done.stdout, re.M)
    assert rows[0][0] == "honest"
    assert [float(row[1]) for row in rows] == sorted((float(row[1]) for row in rows), reverse=True)
    assert len(rows) == 3
    assert re.search(r"^  honest +· ", done.stdout, re.M)
    assert "fixed idea" in done.stdout


def test_one_seat_is_played_against_a_mixed_table(ridotto):
    done = ridotto(
        "arena", "--odd", "meek", "--among", "honest,random", "--players", 5, "--deals", 20, "--seed", 1
    )

    assert done.returncode == 0, done.stderr
    assert "20 deals × 1 line-up × 5 seats" in done.stdout
    assert "honest, random" in done.stdout


def test_a_bot_that_never_wins_is_still_in_the_ladder(ridotto, tmp_path):
    page = tmp_path / "arena.html"
    done = ridotto(
        *("arena", "--odd", "quarreller", "--among", "honest", "--players", 4, "--deals", 3, "--seed", 1),
        *("--report", page),
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^  quarreller +0\.00 0\.00 – 0\.00 .* [\d.]+ ± [\d.]+", done.stdout, re.M)
    assert "0.00" in page.read_text("utf-8")


def test_a_report_is_written_in_the_format_of_each_file_name(ridotto, tmp_path):
    names = ("arena.html", "arena.csv", "arena.parquet")
    asked = [part for name in names for part in ("--report", tmp_path / name)]
    done = ridotto(*TABLE, "--deals", 10, *asked)

    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)
    assert (tmp_path / "arena.html").read_text("utf-8").count("<svg") == 9
    table = (tmp_path / "arena.csv").read_text("utf-8").splitlines()
    assert table[0] == "section,item,measure,value,low,high,cases"
    assert any(line.startswith("cross,honest among braggart,win ratio,") for line in table)


def test_a_tournament_that_was_stopped_reports_what_is_finished_and_goes_on(ridotto, tmp_path, monkeypatch):
    monkeypatch.setattr(tournaments, "CHUNK", 1)
    whole = ridotto(*BALL, "--deals", 3, "--save", "whole.jsonl", "--json")
    play, left = Tournament.play, iter(range(3))

    def impatient(tournament, task):
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play(tournament, task)

    monkeypatch.setattr(Tournament, "play", impatient)
    stopped = ridotto(*BALL, "--deals", 3, "--save", "arena.jsonl")
    monkeypatch.setattr(Tournament, "play", play)
    resumed = ridotto(*BALL, "--deals", 3, "--save", "arena.jsonl", "--json")

    assert stopped.returncode == 0, stopped.stderr
    assert language("en").say("stopped-early", done=6, asked=12) in stopped.stdout
    assert resumed.stdout == whole.stdout
    assert (tmp_path / "arena.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_a_tournament_stopped_at_once_reports_nothing(ridotto, monkeypatch):
    def impatient(tournament, task):
        raise KeyboardInterrupt

    monkeypatch.setattr(Tournament, "play", impatient)
    done = ridotto(*BALL, "--deals", 3)

    assert (done.returncode, done.stdout) == (130, "")


def test_a_file_of_another_tournament_is_refused_in_one_sentence(ridotto, tmp_path):
    ridotto(*BALL, "--deals", 1, "--save", "arena.jsonl")
    before = (tmp_path / "arena.jsonl").read_bytes()
    done = ridotto(*BALL, "--deals", 1, "--save", "arena.jsonl", "--treasures")

    assert done.returncode == 2
    assert "another tournament" in done.stderr
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "arena.jsonl").read_bytes() == before


def test_a_tournament_with_another_time_to_think_is_another_tournament(ridotto, tmp_path):
    ball = (
        "arena",
        "grimm",
        "--odd",
        "searcher",
        "--among",
        "random",
        "--players",
        2,
        "--deals",
        1,
        "--seed",
        1,
    )
    save = ("--threads", 1, "--save", "arena.jsonl")
    first = ridotto(*ball, *save, "--cpu-time", 1)
    before = (tmp_path / "arena.jsonl").read_bytes()
    others = [ridotto(*ball, *save, *time) for time in (("--cpu-time", 2), ("--rollouts", 4))]

    assert first.returncode == 0, first.stderr
    assert [done.returncode for done in others] == [2, 2]
    assert "another CPU time" in others[0].stderr
    assert (tmp_path / "arena.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--bots", "honest"), "one bot has no opponent"),
        (("--bots", "honest, Honest"), "named twice"),
        (("--bots", "honest,nobody"), "no bot 'nobody'"),
        (("--bots", "honest,bragart"), "did you mean braggart?"),
        (("--odd", "honest"), "both --odd and --among"),
        (("--among", "honest"), "both --odd and --among"),
        (("--odd", "honest", "--among", "meek", "--bots", "honest,meek"), "choose one of the two"),
        (("--odd", "meek", "--among", "honest,random,daring,bluffer", "--players", "4"), "name fewer"),
        (("--deals", "0"), "not from 1"),
        (("--deals", "many"), "not a whole number"),
        (("--rollouts", "0"), "not from 1"),
        (("--cpu-time", "0"), "is not a number of milliseconds from 1 to"),
        (("--cpu-time", "soon"), "is not a whole number"),
        (("--rollouts", "100", "--cpu-time", "50"), "choose one of the two"),
        (("--players", "1"), "players"),
        (("--seed", "ffffffffffffffffffff"), "at most 64 bits"),
        (("--report", "arena.txt"), "end its name with"),
        (("--save", "nowhere/arena.jsonl"), "make it first"),
        (("--save", "."), "is a directory"),
        (("grimm", "--scenario", "A"), "belongs to Mascarade"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused_in_one_sentence(
    ridotto, tmp_path, arguments, complaint
):
    done = ridotto("arena", *arguments)

    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())
