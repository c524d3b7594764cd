"""Every screen of the page: those of all games, and those of each."""

from importlib import import_module

from harness.page.browser import BrowserUser
from harness.page.company import after_with_friend, hosting, hosting_a_crowd
from harness.page.screens import (
    RULES,
    Screen,
    Way,
    as_a_stranger,
    ask_the_thinker,
    at,
    believed,
    choose_a_believer,
    hinted,
    in_the_waiting_room,
    on_the_wall,
    press,
    puzzled,
    reviewed,
    with_a_coach,
)
from harness.page.words import say
from ridotto.games.registry import default_game, games

TABLES = import_module(f"games.{default_game().id}.page.tables")
MENU = "main header button"


def from_menu(message: str) -> Way:
    """What the menu opens with the button that says this."""

    async def way(user: BrowserUser) -> None:
        await press(MENU)(user)
        await user.page.get_by_role("button", name=say(message, user.language), exact=True).click()

    return way


ADVICE = (
    "From what you have seen, Aleksandrina’s right card may be: Puppet Master 57%, Princess 22%, Beggar 21%."
)
HINTED = hinted(TABLES.agreed(4), TABLES.BOTS, ADVICE)
ADVISED = "[data-hint] [role=status] p:nth-child(3)"


def of_reviews(game: str) -> tuple[Screen, ...]:
    """Reviews and puzzles of a game."""
    decisions, answered = press("[data-decisions] > summary"), press("[data-option]")
    return (
        Screen(f"review of {game}", reviewed(game), decisions, shows="[data-decision] .verdict", wide=True),
        Screen(f"beliefs in {game}", believed(game), choose_a_believer, shows="[data-beliefs] li", wide=True),
        Screen(f"answered {game}", puzzled(game, 5), answered, shows="[data-chance]", wide=True),
    )


def more_of_reviews(game: str) -> tuple[Screen, ...]:
    """The same, with other things open."""
    return (
        Screen(
            f"bluffs in {game}", reviewed(game), press("[data-bluffs] > summary"), shows="[data-bluffs] li"
        ),
        Screen(f"share {game}", reviewed(game), press(".here button"), shows="dialog[open] [data-share] img"),
        Screen(f"puzzle of {game}", puzzled(game, 5), shows="[data-option]"),
    )


SCREENS: tuple[Screen, ...] = (
    Screen("start", at("/")),
    Screen("settings", at("/"), press("main header button"), shows="dialog[open] select"),
    Screen("new table", at("/"), press("main section.panel > button"), shows="dialog[open] fieldset"),
    Screen("introduce", as_a_stranger, shows="form input"),
    Screen("waiting", in_the_waiting_room, shows="li[data-seat]"),
    Screen(
        "choose a bot",
        in_the_waiting_room,
        press("li[data-seat='2'] button"),
        shows="dialog[open] .bot .manners",
    ),
    Screen("tv lobby", on_the_wall(in_the_waiting_room)),
    Screen(
        "host's menu",
        hosting(TABLES.agreed(4), TABLES.BOTS),
        press(MENU),
        shows="dialog[open] .menu",
        wide=True,
    ),
    Screen(
        "invite", hosting(TABLES.agreed(4), TABLES.BOTS), from_menu("start-invite"), shows="dialog[open] img"
    ),
    Screen("after with friends", after_with_friend(TABLES.agreed(4, turns=4), TABLES.BOTS), wide=True),
    Screen("puzzles", at("/puzzles"), shows="[data-theme-choice]"),
    Screen("saved games", at("/saved"), shows="main input"),
    *(screen for id in games() for screen in of_reviews(id)),
    Screen("hint", HINTED, ask_the_thinker, shows=ADVISED),
    Screen("coach", with_a_coach, shows="[data-coach]"),
    Screen("learn", at("/learn"), shows=RULES),
    *(screen for id in games() for screen in import_module(f"games.{id}.page.screens").SCREENS),
)
HOSTING_A_CROWD = hosting_a_crowd(TABLES.agreed(13))
SUMMARY = "dialog[open] summary"


async def with_a_guest_opened(user: BrowserUser) -> None:
    """Everything that the host can do about one of twelve guests."""
    await from_menu("stage-people")(user)
    await press(SUMMARY)(user)


CROWDED: tuple[Screen, ...] = (
    Screen("menu of a crowd", HOSTING_A_CROWD, press(MENU), shows="dialog[open] .menu"),
    Screen("guests", HOSTING_A_CROWD, with_a_guest_opened, shows="dialog[open] .actions"),
    Screen("clock and pace", HOSTING_A_CROWD, from_menu("stage-tempo"), shows="dialog[open] fieldset"),
    Screen("link for a tv", HOSTING_A_CROWD, from_menu("start-tv"), shows="dialog[open] img"),
    *(screen for id in games() for screen in more_of_reviews(id)),
    Screen(
        "puzzle of thirteen", puzzled(default_game().id, 13), press("[data-option]"), shows="[data-chance]"
    ),
    *(screen for id in games() for screen in import_module(f"games.{id}.page.screens").CROWDED),
)
"""Where room is scarcest: the same screens with more people, or with a list open."""
