"""What tables in tests agree on."""

from typing import Any


def short_game(game: str, turns: int, **options: Any) -> dict[str, Any]:
    """The settings of a game that ends after so many turns."""
    limited = {"max_turns": turns, **options}
    return limited if game == "grimm" else {"options": limited}
