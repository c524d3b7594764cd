"""Tables of Mascarade for tests of the page."""

from typing import Any

BOTS = ("honest", "bluffer")
LESSONS = ("who is who", "under the table|opening swaps")
"""What the coach explains first, as patterns."""


def agreed(players: int, turns: int = 0, memory: str = "nothing", **settings: Any) -> dict[str, Any]:
    """An agreement; with `turns` the game ends after that many."""
    options = {"max_turns": turns, "memory": memory}
    return {"game": "mascarade", "players": players, "settings": {"options": options, **settings}}


REMEMBERED = agreed(3, memory="everything")
"""The log keeps everything."""
