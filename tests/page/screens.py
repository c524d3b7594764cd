"""Every screen of the page: those of all games, and those of each."""

from importlib import import_module

from harness.page.screens import (
    Screen,
    as_a_stranger,
    at,
    in_the_waiting_room,
    on_the_wall,
    press,
    with_a_coach,
)
from ridotto.games.registry import games

SCREENS: tuple[Screen, ...] = (
    Screen("start", at("/")),
    Screen("settings", at("/"), press("main header button")),
    Screen("new table", at("/"), press("main section.panel > button")),
    Screen("introduce", as_a_stranger),
    Screen("waiting", in_the_waiting_room),
    Screen("tv lobby", on_the_wall(in_the_waiting_room)),
    Screen("coach", with_a_coach),
    Screen("learn", at("/learn")),
    *(screen for id in games() for screen in import_module(f"games.{id}.page.screens").SCREENS),
)
