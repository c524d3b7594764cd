"""Every card of The Grimm Masquerade is drawn."""

from pathlib import Path

import pytest

from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES

ART = Path(__file__).parents[4] / "web/src/games/grimm/art"


@pytest.mark.parametrize(
    ("folder", "names"),
    [("characters", CHARACTER_NAMES), ("artifacts", ARTIFACTS), ("actions", ACTION_NAMES)],
)
def test_every_card_is_drawn_and_nothing_else_is(folder, names):
    drawn = {drawing.stem for drawing in (ART / folder).glob("*.svg")}

    assert drawn == {name.lower().replace(" ", "-") for name in names}
