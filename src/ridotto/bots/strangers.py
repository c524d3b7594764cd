"""Bots with tempers drawn at random: strangers, and those among which a best response is looked for."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from ridotto.bots.bot import MakeBot
from ridotto.play.header import Header


class DrawnTempers:
    """Tempers by number."""

    ranges: Mapping[str, tuple[float, float]]
    """Each parameter is uniform between these bounds; one that is not named here keeps its default."""
    seed: int

    def parameters(self, number: int) -> dict[str, float]:
        """The parameters of the temper with this number."""
        random = Random(f"{self.seed} {number}")
        return {name: random.uniform(*bounds) for name, bounds in self.ranges.items()}

    def temper(self, base: Any, number: int) -> Any:
        """The same as a temper, for bots of a class that has one."""
        return type(base.temper)(**self.parameters(number))

    def bot(self, base: type, number: int) -> MakeBot:
        """A bot with this temper, as a subclass of a game's heuristic bot."""
        about = f"A temper drawn at random, number {number} of seed {self.seed}."
        facts = {"__doc__": about, "__module__": __name__, "level": 3, "temper": self.temper(base, number)}
        return type(f"{base.__name__}{number}", (base,), facts)


@dataclass(frozen=True)
class ResponseDraw(DrawnTempers):
    """How possible responses to a bot are drawn."""

    ranges: Mapping[str, tuple[float, float]]
    seed: int


@dataclass(frozen=True)
class StrangerDraw(DrawnTempers):
    """How the strangers of a game are drawn: tempers that no bot was tuned for.

    `python -m ridotto.lab.strangers GAME` finds whom to keep.
    """

    header: Header
    """The table at which they prove themselves."""
    among: str
    """The bot on all other seats there."""
    ranges: Mapping[str, tuple[float, float]]
    seed: int
    kept: tuple[int, ...] = ()
    """The numbers of those that hold their own at that table."""

    def bots(self, base: type) -> dict[str, MakeBot]:
        """The strangers by name."""
        return {f"stranger-{i}": self.bot(base, number) for i, number in enumerate(self.kept, 1)}


def span(low: float, high: float, least: float, most: float) -> tuple[float, float]:
    """A range widened by half, or by half of the value if it is only one; within the other two bounds."""
    more = (high - low) / 4 if high > low else low / 2
    return max(least, low - more), min(most, high + more)
