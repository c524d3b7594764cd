"""A game without a terminal folder of its own is played on the plain screen: seats, log, a numbered menu."""

import json
from pathlib import Path

import pytest

from harness.program import Ridotto

pytestmark = pytest.mark.usefixtures("installed")


def test_bots_play_it_and_somebody_watches(ridotto: Ridotto):
    done = ridotto("play", "thief", "--watch", "--bots", "detective,random", "--players", 4, "--seed", 3)

    assert (done.returncode, done.stderr) == (0, "")
    assert "accuses" in done.stdout
    assert "The thief" in done.stdout


@pytest.mark.parametrize(("code", "question"), [("en", "peek at or accuse"), ("pl", "podglądasz")])
def test_somebody_plays_it_with_numbers_in_their_language(
    ridotto: Ridotto, tmp_path: Path, code: str, question: str
):
    arguments = ("--players", 3, "--seed", 5, "--lang", code, "--save", "game.json")
    done = ridotto("play", "thief", "--bots", "random", *arguments, typed="1\n" * 40)

    assert (done.returncode, done.stderr) == (0, "")
    assert question in done.stdout
    assert json.loads((tmp_path / "game.json").read_text("utf-8"))["result"]["winners"]


def test_a_saved_game_is_told_and_checked(ridotto: Ridotto):
    ridotto("play", "thief", "--watch", "--players", 3, "--seed", 5, "--save", "game.json")
    done = ridotto("replay", "game.json")

    assert (done.returncode, done.stderr) == (0, "")
    assert "peeks at" in done.stdout or "accuses" in done.stdout
