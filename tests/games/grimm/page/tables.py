"""Tables of The Grimm Masquerade for tests of the page."""

from typing import Any

BOTS = ("careful", "sly")
LESSONS = ("boon",)
"""What the coach explains first, as patterns."""


def agreed(players: int, turns: int = 0, **settings: Any) -> dict[str, Any]:
    """An agreement; with `turns` the game ends after that many."""
    variants = {"max_turns": turns, "wagers": players > 2, "treasures": True, **settings}
    return {"game": "grimm", "players": players, "settings": variants}


REMEMBERED = agreed(3)
"""The log keeps everything."""
