"""The screens of The Grimm Masquerade, and the ways to them."""

from games.grimm.page.tables import BOTS, agreed
from harness.page.screens import RULES, Screen, after, asked_at, at, on_the_wall, press

TABLE = agreed(4)

SCREENS = (
    Screen("ball", asked_at(TABLE, BOTS), wide=True),
    Screen("after the ball", after(agreed(4, turns=8), BOTS)),
    Screen("tv ball", on_the_wall(asked_at(TABLE, BOTS))),
    Screen("learn grimm", at("/learn/grimm"), shows=RULES),
)
CROWDED = (
    Screen("ball of five", asked_at(agreed(5), BOTS, 6)),
    Screen("ball of two", asked_at(agreed(2), BOTS)),
    Screen("evidence", asked_at(agreed(5), BOTS, 6), press("main nav button"), shows="#panel-board"),
    Screen("tv ball of five", on_the_wall(asked_at(agreed(5), BOTS, 6))),
)
