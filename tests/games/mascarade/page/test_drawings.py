"""Every mask is drawn."""

from pathlib import Path

from ridotto.games.mascarade.rules.masks import EDITIONS

ART = Path(__file__).parents[4] / "web/src/games/mascarade/art"


def test_every_printed_mask_is_drawn_and_nothing_else_is():
    drawn = {drawing.stem for drawing in (ART / "masks").glob("*.svg")}

    assert drawn == {name.lower().replace(" ", "-") for box in EDITIONS.values() for name in box}
