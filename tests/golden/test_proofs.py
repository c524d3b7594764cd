"""`ridotto verify` accepts games sealed by an older version, and refuses damaged ones."""

import json
from functools import cache
from pathlib import Path

import pytest

from golden.adapter import ridotto
from golden.files import load


@cache
def golden() -> dict[str, dict[str, str]]:
    return load("proofs.json.xz")


def verified(path: Path, text: str, *words: str) -> int:
    file = path / "game.proof.json"
    file.write_text(text, "utf-8")
    return ridotto("verify", str(file), *words)


@pytest.mark.parametrize("name", golden()["good"])
def test_an_old_seal_is_accepted(tmp_path: Path, name: str):
    text = golden()["good"][name]
    assert verified(tmp_path, text) == 0
    assert verified(tmp_path, text, "--seal", json.loads(text)["seal"]) == 0
    assert verified(tmp_path, text, "--seal", "f" * 64) != 0


@pytest.mark.parametrize("why", golden()["bad"])
def test_a_damaged_game_is_refused(tmp_path: Path, why: str):
    assert verified(tmp_path, golden()["bad"][why]) != 0


def test_games_of_both_kinds_were_sealed():
    games = [json.loads(text)["record"]["start"]["game"] for text in golden()["good"].values()]
    assert {game: games.count(game) >= 3 for game in ("mascarade", "grimm")} == {
        "mascarade": True,
        "grimm": True,
    }
