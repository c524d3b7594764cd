"""The screens of The Grimm Masquerade, and the ways to them."""

from games.grimm.page.tables import BOTS, agreed
from harness.page.screens import RULES, Screen, after, asked_at, at, on_the_wall

TABLE = agreed(4)

SCREENS = (
    Screen("ball", asked_at(TABLE, BOTS), wide=True),
    Screen("after the ball", after(agreed(4, turns=8), BOTS)),
    Screen("tv ball", on_the_wall(asked_at(TABLE, BOTS))),
    Screen("learn grimm", at("/learn/grimm"), shows=RULES),
)
