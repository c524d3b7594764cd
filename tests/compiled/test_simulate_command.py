"""`ridotto simulate`: many games of bots, counted."""

import json
import re

import pytest

from harness.pseudo_terminal import PseudoTerminal, plain
from ridotto.games.grimm.rules.events import ENDING_NAMES as GRIMM_ENDINGS
from ridotto.games.grimm.rules.events import ROUND_END_NAMES
from ridotto.games.mascarade.rules.events import ENDING_NAMES
from ridotto.words import LANGUAGES, language

GAMES = {"mascarade": ("simulate", "--players", 4), "grimm": ("simulate", "grimm", "--players", 3)}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_counts_the_same_and_json_says_all(ridotto, game):
    one, two, other = (
        ridotto(*GAMES[game], "--games", 4, "--policy", "random", "--seed", seed, "--json")
        for seed in (1, 1, 2)
    )

    assert one.returncode == 0, one.stderr
    assert one.stdout == two.stdout != other.stdout
    counts = json.loads(one.stdout)
    assert (counts["game"], counts["games"], counts["asked"], counts["seed"]) == (game, 4, 4, "0x1")
    assert len(counts["policy"]) == (4 if game == "mascarade" else 3)
    seats = [figure for figure in counts["figures"] if figure[0] == "seats"]
    assert sum(value for _, _, _, value, *_ in seats) >= 1
    assert {figure[0] for figure in counts["figures"]} > {"seats", "endings", "length"}
    assert ("characters" in {figure[0] for figure in counts["figures"]}) is (game == "grimm")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_report_is_written_in_every_language(ridotto, game, code):
    done = ridotto(*GAMES[game], "--games", 30, "--policy", "random", "--seed", 5, "--lang", code)
    say = language(code).say

    assert done.returncode == 0, done.stderr
    assert say("simulated-games", n="30") in done.stdout
    for section in ("seats", "endings"):
        assert say("lab-section", section=section) in done.stdout
    own = "rounds" if game == "grimm" else "masks"
    assert say(f"{game}-report-section", section=own) in done.stdout


def test_every_seat_is_listed_with_its_bot_wins_and_interval(ridotto):
    done = ridotto("simulate", "grimm", "--games", 6, "--policy", "careful,random", "--seed", 1)

    rows = re.findall(r"^  ([A-D]) (\w+) +([\d.]+)% +[\d.]+% – [\d.]+%", done.stdout, re.M)
    assert [row[:2] for row in rows] == [("A", "careful"), ("B", "random"), ("C", "careful"), ("D", "random")]
    assert sum(float(row[2]) for row in rows) >= 99.9


def test_a_report_is_written_in_the_format_of_each_file_name(ridotto, tmp_path):
    names = ("report.html", "report.csv", "report.parquet")
    asked = [part for name in names for part in ("--report", tmp_path / name)]
    done = ridotto(
        *(*GAMES["mascarade"], "--games", 20, "--policy", "random", "--seed", 3),
        *(*asked, "--rows", tmp_path / "games.csv"),
    )

    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted((*names, "games.csv"))
    assert "<svg" in (tmp_path / "report.html").read_text("utf-8")
    assert len((tmp_path / "games.csv").read_text("utf-8").splitlines()) == 21
    assert (
        (tmp_path / "report.csv").read_text("utf-8").startswith("section,item,measure,value,low,high,cases")
    )


@pytest.mark.parametrize(
    ("file", "complaint"),
    [
        ("report.txt", "end its name with .html or .csv or .parquet"),
        ("nowhere/report.html", "make it first"),
        (".", "does not say what to write"),
    ],
)
def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(
    ridotto, tmp_path, file, complaint
):
    done = ridotto("simulate", "--games", 10_000_000, "--policy", "random", "--report", tmp_path / file)

    assert done.returncode == 2
    assert complaint in done.stderr
    assert not list(tmp_path.iterdir())


def test_sets_are_compared_and_a_small_sample_says_that_it_cannot_tell(ridotto, tmp_path):
    page = tmp_path / "sets.html"
    done = ridotto(
        *("lab", "compare", "A", "B", "--players", 6, "--games", 40, "--policy", "random", "--seed", 1),
        *("--report", page),
    )

    assert done.returncode == 0, done.stderr
    assert "These games cannot tell which is fairer" in done.stdout
    assert page.read_text("utf-8").count("<svg") == 3


def test_sets_come_from_a_file_too(ridotto, smuggler):
    sets = smuggler.parent / "sets.toml"
    done = ridotto("lab", "compare", sets, "--games", 30, "--policy", "random", "--seed", 1)

    assert done.returncode == 0, done.stderr
    assert "quarrelsome" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("A",), "name two"),
        (("A", "B", "--games", 1), "at least 20"),
        (("A", "A"), "named twice"),
        (("A", "Z"), "no scenario 'Z'"),
        (("A", "B", "--seed", "ffffffffffffffffffff"), "at most 64 bits"),
    ],
)
def test_sets_that_cannot_be_compared_are_refused_in_one_sentence(ridotto, arguments, complaint):
    done = ridotto("lab", "compare", "--games", 30, "--policy", "random", *arguments)

    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_every_ending_of_both_games_has_words():
    named = {
        "ending": ENDING_NAMES.values(),
        "grimm-ending": GRIMM_ENDINGS.values(),
        "grimm-round-end": ROUND_END_NAMES.values(),
    }
    for code in LANGUAGES:
        for message, names in named.items():
            for name in names:
                if name != "not_yet":
                    assert language(code).say(f"{message}-{name.replace('_', '-')}")


def test_ctrl_c_ends_a_simulation_with_what_it_has(tmp_path):
    patient = PseudoTerminal(tmp_path, "simulate", "--policy", "random", "--games", "10000000")
    patient.wait_for(" 1%", seconds=240)
    patient.type("\x03")

    code, last = patient.finish()

    assert code == 0
    assert re.search(r"Stopped after [1-9][\d,]* of 10,000,000 games\.", plain(last))
    assert "Traceback" not in last
