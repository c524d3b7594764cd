"""`ridotto simulate`: many games of bots, counted."""

import json
import re

import pytest

from ridotto.grimm.events import ENDING_NAMES as GRIMM_ENDINGS
from ridotto.grimm.events import ROUND_END_NAMES
from ridotto.mascarade.events import ENDING_NAMES
from ridotto.words import LANGUAGES, language

GAMES = {"mascarade": ("simulate", "--players", 4), "grimm": ("simulate", "grimm", "--players", 3)}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_counts_the_same_and_json_says_all(ridotto, game):
    one, two, other = (
        ridotto(*GAMES[game], "--games", 4, "--policy", "random", "--seed", seed, "--json")
        for seed in (1, 1, 2)
    )

    assert (one.returncode, one.stderr) == (0, "")
    assert one.stdout == two.stdout != other.stdout
    counts = json.loads(one.stdout)
    assert (counts["game"], counts["games"], counts["asked"], counts["seed"]) == (game, 4, 4, "1")
    assert sum(counts["endings"].values()) == 4
    assert len(counts["wins"]) == len(counts["policy"]) == (4 if game == "mascarade" else 3)
    assert bool(counts["characters"]) is (game == "grimm")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_report_stands_in_every_language(ridotto, game, code):
    done = ridotto(*GAMES[game], "--games", 3, "--seed", 5, "--lang", code)

    assert (done.returncode, done.stderr) == (0, "")
    assert language(code).say("simulated-games", n=3) in done.stdout
    assert language(code).say("how-games-end") in done.stdout
    assert (language(code).say("grimm-how-rounds-end") in done.stdout) is (game == "grimm")


def test_every_seat_is_told_with_its_bot_its_wins_and_its_interval(ridotto):
    done = ridotto("simulate", "grimm", "--games", 6, "--policy", "careful,random", "--seed", 1)

    rows = re.findall(r"^  ([A-D]) (\w+) +(\d+) +([\d.]+) % +[\d.]+ % – [\d.]+ %", done.stdout, re.M)
    assert [row[:2] for row in rows] == [("A", "careful"), ("B", "random"), ("C", "careful"), ("D", "random")]
    assert sum(int(row[2]) for row in rows) >= 6


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
