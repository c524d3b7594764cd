"""A game from outside is registered, played and kept like our own."""

import json
from random import Random

import pytest

from ridotto.events import HIDDEN
from ridotto.games.registry import FOLDERS, games
from ridotto.play import Game, IllegalMove, read_record, replay, write_record
from ridotto.seats import SPECTATOR
from third_game.conftest import GAME

pytestmark = pytest.mark.usefixtures("installed")


def test_it_has_under_200_lines_of_its_own():
    files = [file for file in GAME.iterdir() if file.is_file()]

    assert {file.name for file in files} >= {"rules.py", "play.py", "words.py", "bots.py", "en.ftl", "pl.ftl"}
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < 200


def test_it_is_listed_after_our_own_games():
    assert list(games()) == [*FOLDERS, "thief"]


def test_guests_win_when_the_thief_is_accused_and_the_thief_when_anybody_else_is():
    endings = {}
    for accused in "BCD":
        game = Game.thief(["Ann", "Bob", "Cléa", "Dan"], seed=3, first=0)
        game.play(f"accuse {accused}")
        endings[accused] = (game.ending, len(game.winners))

    assert sorted(endings.values()) in (
        [("caught", 3), ("escaped", 1), ("escaped", 1)],
        [("escaped", 1)] * 3,
    )


def test_a_role_is_told_only_to_whoever_peeks():
    game = Game.thief(3, seed=1, first=0)
    game.play("peek B")

    assert [game.events(viewer)[-2].secret != HIDDEN for viewer in (0, 1, 2, SPECTATOR)] == [
        True,
        False,
        False,
        False,
    ]


def test_what_is_not_allowed_is_refused_in_a_sentence():
    game = Game.thief(3, seed=1, first=0)
    with pytest.raises(IllegalMove, match="peek A"):
        game.play("peek A")


def test_a_saved_game_is_replayed_and_an_unfinished_one_goes_on():
    for moves in (2, 1000):
        game, chance = Game.thief(5, seed=11), Random(2)
        while not game.over and len(game.moves) < moves:
            game.play(chance.choice(game.legal()))
        saved = write_record(game)

        assert json.loads(saved)["start"]["game"] == "thief"
        assert replay(read_record(saved)).position() == game.position()
