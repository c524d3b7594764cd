"""Bots play a game from outside: its own, and the random one that plays everything."""

import pytest

from ridotto.bots.registry import find_bot

pytestmark = pytest.mark.usefixtures("installed")


def test_its_bot_is_found_by_name_and_any_game_has_the_random_one():
    assert find_bot("detective", "thief").__name__ == "Detective"
    assert find_bot("random", "thief") is not None
