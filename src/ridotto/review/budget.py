"""How much is played out for a review."""

from typing import Final, NamedTuple

from ridotto.review.trouble import BadBudget


class ReviewBudget(NamedTuple):
    """How many roll-outs are made for what: numbers of sampled worlds."""

    name: str
    truth: int
    """For every step, with the real cards; in a quick review only where the game may have been decided."""
    own: int
    """For every step and player, from what this player knew."""
    first: int
    """For the options of a decision at a time, until it can be judged."""
    most: int
    """For the options of a decision at most."""
    confirm: int
    """For the two options of a decision that looks like a mistake at most, in fresh worlds."""
    asked: int = 4
    """For every decision of another player, to learn from it."""
    inside: int = 0
    """For steps in the middle of a turn, in a quick review; in others it is 0 and they get all of `truth`."""

    @property
    def is_quick(self) -> bool:
        """Whether most of it goes to turns that may have decided the game."""
        return self.inside > 0

    def at_step(self, players: int, step: int) -> "ReviewBudget":
        """What a player's own figures get at a step: less at large tables and late in long games.

        It depends on nothing that happened after the step, or that the player could not know.
        """
        factor = min(1.0, (FEW_PLAYERS / players) ** CROWDED) * min(1.0, EARLY / max(1, step))
        return self._shrunk(factor, ("own", "most", "confirm"))

    def for_truth(self, players: int, steps: int) -> "ReviewBudget":
        """What the chances in truth get in a game of this length: less where roll-outs are many and long."""
        return self._shrunk(min(1.0, AFFORDABLE * players / steps**2), ("truth", "inside"))

    def _shrunk(self, factor: float, names: tuple[str, ...]) -> "ReviewBudget":
        """The same with less of some of it, but never nothing."""
        fewest = LEAST_OF_QUICK if self.is_quick else LEAST
        least = {name: min(getattr(self, name), fewest) for name in names}
        return self._replace(
            **{name: max(least[name], round(factor * getattr(self, name))) for name in names}
        )

    def times(self, factor: float) -> "ReviewBudget":
        """A budget this many times as large."""
        worlds = ("truth", "own", "first", "most", "confirm", "asked")
        more = {name: max(1, round(getattr(self, name) * factor)) for name in worlds}
        return self._replace(name=f"{factor:g}", **more)


DEFAULT: Final = ReviewBudget("default", truth=240, own=32, first=32, most=288, confirm=384)
QUICK: Final = ReviewBudget("quick", truth=240, own=2, first=6, most=6, confirm=24, asked=1, inside=8)
BUDGETS: Final = {budget.name: budget for budget in (QUICK, DEFAULT)}
"""By name."""
LARGEST: Final = 1000.0
FEW_PLAYERS: Final = 6
"""Up to here a player's own figures get all of a budget."""
CROWDED: Final = 1.6
"""How fast it shrinks with more of them."""
EARLY: Final = 80
"""The step up to which they get all of it."""
AFFORDABLE: Final = 5000
"""How many steps, squared, for each player get all roll-outs for chances in truth."""
LEAST: Final = 8
"""Worlds that are left of any number, if it was not smaller before."""
LEAST_OF_QUICK: Final = 4
"""The same in a quick review."""


def find_budget(budget: "ReviewBudget | str | float") -> ReviewBudget:
    """A budget by its name, or this many times the default."""
    if isinstance(budget, ReviewBudget):
        return budget
    if isinstance(budget, str) and budget in BUDGETS:
        return BUDGETS[budget]
    if isinstance(budget, int | float) and not isinstance(budget, bool) and 0 < budget <= LARGEST:
        return DEFAULT.times(budget)
    raise BadBudget("bad-budget", budget=repr(budget), names=", ".join(BUDGETS))
