"""`Game.<id>(...)` starts any registered game, and editors and `help` know its parameters."""

from inspect import getdoc, signature

import pytest

from ridotto.games.registry import games
from ridotto.play import Game


@pytest.mark.parametrize("id", games())
def test_a_game_is_started_by_its_id(id):
    game = getattr(Game, id)(["Ann", "Bob", "Cléa", "Dan"], seed=1, first=2)

    assert isinstance(game, Game)
    assert game.players == ["Ann", "Bob", "Cléa", "Dan"]


@pytest.mark.parametrize("id", games())
def test_help_shows_what_a_game_can_be_started_with(id):
    start = getattr(Game, id)

    assert {"players", "seed", "first", "options"} <= set(signature(start).parameters)
    assert signature(start).return_annotation is Game
    assert "number or their names" in (getdoc(start) or "")


@pytest.mark.parametrize("id", games())
def test_completion_offers_every_game(id):
    assert id in dir(Game)


def test_an_unknown_game_is_named_with_those_there_are():
    with pytest.raises(AttributeError, match="there is no game 'chess'; the games are: "):
        _ = Game.chess
