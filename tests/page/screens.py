"""Every screen of the page: those of all games, and those of each."""

from importlib import import_module

from harness.page.screens import (
    RULES,
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
    Screen("settings", at("/"), press("main header button"), shows="dialog[open] select"),
    Screen("new table", at("/"), press("main section.panel > button"), shows="dialog[open] fieldset"),
    Screen("introduce", as_a_stranger, shows="form input"),
    Screen("waiting", in_the_waiting_room, shows="li[data-seat]"),
    Screen("tv lobby", on_the_wall(in_the_waiting_room)),
    Screen("coach", with_a_coach, shows="[data-coach]"),
    Screen("learn", at("/learn"), shows=RULES),
    *(screen for id in games() for screen in import_module(f"games.{id}.page.screens").SCREENS),
)
