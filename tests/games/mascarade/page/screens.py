"""The screens of Mascarade, and the ways to them."""

from games.mascarade.page.tables import BOTS, agreed
from harness.page.screens import (
    RULES,
    Screen,
    Way,
    after,
    asked_at,
    at,
    looking_back,
    on_the_wall,
    press,
    watching,
)
from harness.page.show import on_the_wall_after
from ridotto.games.mascarade.play.links import SharedSet, write_link

TABLE = agreed(6, memory="everything")
SHORT = agreed(6, turns=8, memory="everything")
CROWD = agreed(13, memory="everything")
LINK = write_link(
    SharedSet(
        own=[
            'name = "Smuggler"\npower = ["gain(2)", "give(1, left)", "peek(another)"]\n',
            'name = "Gossip"\npower = ["peek(another)", "take(1, another)"]\n',
        ]
    )
)
DARING = ["bluffer", "daring"]
TURNED = "[data-turned] .is"
ANNOUNCE = '[data-choice="announce"]'
PASS = '[data-choice="pass"]'


def beside(number: int) -> Way:
    """Open the log, the talk or the notes; a wide screen has them beside the table."""
    return press(f"main nav button:nth-child({number})")


SCREENS = (
    Screen("table", asked_at(TABLE, BOTS), wide=True),
    Screen("thirteen", asked_at(CROWD, BOTS, 1)),
    Screen("announcing", asked_at(TABLE, BOTS, something=ANNOUNCE), press(ANNOUNCE)),
    Screen("menu", asked_at(TABLE, BOTS), press("main header button")),
    Screen("watching", watching(TABLE, BOTS)),
    Screen("after", after(SHORT, BOTS)),
    Screen("replay", looking_back(SHORT, BOTS, 20)),
    Screen("tv", on_the_wall(asked_at(TABLE, BOTS)), wide=True),
    Screen("tv show", on_the_wall_after(agreed(6, turns=40), DARING * 3, hold=True), shows=TURNED, wide=True),
    Screen("tv result", on_the_wall_after(agreed(6, turns=8), DARING * 3), shows="main ol li", wide=True),
    Screen("learn mascarade", at("/learn/mascarade"), shows=RULES),
    Screen("card", at("/learn/mask/King"), shows="dialog[open] .texts"),
    Screen("workshop", at("/workshop"), shows="main select"),
    Screen("linked masks", at(LINK), shows=".cards"),
    Screen("bad link", at("/workshop#1.eyJvd24"), shows="main section [role=alert]"),
    Screen("set", at("/workshop"), press(".choice button:last-child"), shows="#offered"),
)
CROWDED = (
    Screen("answering", asked_at(TABLE, BOTS, something=PASS)),
    Screen("thirteen announcing", asked_at(CROWD, BOTS, 1, something=ANNOUNCE), press(ANNOUNCE)),
    Screen("thirteen log", asked_at(CROWD, BOTS, 1), beside(1), shows="#panel-log li"),
    Screen("thirteen talk", asked_at(CROWD, BOTS, 1), beside(2), shows="#panel-talk"),
    Screen("thirteen notes", asked_at(CROWD, BOTS, 1), beside(3), shows="#panel-notes"),
    Screen("two", asked_at(agreed(2, memory="everything"), BOTS, 1)),
    Screen(
        "tv result of thirteen",
        on_the_wall_after(agreed(13, turns=20), (DARING * 7)[:13]),
        shows="main ol li",
    ),
    Screen("tv thirteen", on_the_wall(asked_at(CROWD, BOTS, 1))),
)
