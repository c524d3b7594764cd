"""The screens of Mascarade, and the ways to them."""

from games.mascarade.page.tables import BOTS, agreed
from harness.page.screens import (
    RULES,
    Screen,
    after,
    asked_at,
    at,
    looking_back,
    on_the_wall,
    press,
    watching,
)

TABLE = agreed(6, memory="everything")
SHORT = agreed(6, turns=8, memory="everything")
ANNOUNCE = '[data-choice="announce"]'

SCREENS = (
    Screen("table", asked_at(TABLE, BOTS), wide=True),
    Screen("thirteen", asked_at(agreed(13, memory="everything"), BOTS, 1)),
    Screen("announcing", asked_at(TABLE, BOTS, something=ANNOUNCE), press(ANNOUNCE)),
    Screen("menu", asked_at(TABLE, BOTS), press("main header button")),
    Screen("watching", watching(TABLE, BOTS)),
    Screen("after", after(SHORT, BOTS)),
    Screen("replay", looking_back(SHORT, BOTS, 20)),
    Screen("tv", on_the_wall(asked_at(TABLE, BOTS)), wide=True),
    Screen("learn mascarade", at("/learn/mascarade"), shows=RULES),
    Screen("card", at("/learn/mask/King"), shows="dialog[open] .texts"),
    Screen("workshop", at("/workshop"), shows="main select"),
    Screen("set", at("/workshop"), press(".choice button:last-child"), shows="#offered"),
)
