"""How far a review has come, and whether anybody still wants it."""

from collections.abc import Callable
from typing import TypeAlias

from ridotto.review.trouble import ReviewCancelled

Progress: TypeAlias = Callable[[float, str], None]
"""Takes the share of the work that is done, and a short name of what is being done."""


def silent(share: float, what: str) -> None:
    """Shows no progress."""


def never() -> bool:
    """Nobody cancels."""
    return False


class Work:
    """Counts pieces of work."""

    def __init__(
        self, pieces: float, progress: Progress = silent, cancelled: Callable[[], bool] = never
    ) -> None:
        self.pieces, self.done = pieces, 0.0
        self.progress, self.cancelled = progress, cancelled

    def advance(self, what: str, pieces: float = 1.0) -> None:
        """So much more is done; ReviewCancelled if nobody wants the rest."""
        if self.cancelled():
            raise ReviewCancelled("review-cancelled")
        self.done += pieces
        self.progress(min(1.0, self.done / self.pieces), what)
