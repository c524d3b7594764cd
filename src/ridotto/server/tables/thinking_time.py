"""How long a bot appears to think: as a person might, and never because of its cards.

It depends only on public facts: the table, the decision, the kind of question, the bot. A bot that needs
longer, on a busy machine, answers at the next tick of a coarse clock, so that its time reveals little.
"""

from hashlib import sha256
from math import exp
from statistics import NormalDist
from typing import Final, Literal, TypeAlias

from ridotto.bots.pool.worker_handle import GRACE
from ridotto.bots.searcher import SEARCHERS
from ridotto.server.store.store import Code, Milliseconds

Pace: TypeAlias = Literal["instant", "brisk", "relaxed"]

USUAL: Final[dict[Pace, int]] = {"instant": 20, "brisk": 700, "relaxed": 1300}
"""The median time for a decision, in milliseconds."""
QUICK_SHARE: Final = 0.6
"""Share of the usual time for a quick question, yes or no."""
WAVE: Final[dict[Pace, int]] = {"instant": 20, "brisk": 100, "relaxed": 150}
"""The time for a bot that answers the same as the bot before it: their answers come as one wave."""
SPREAD: Final = 0.35
"""Standard deviation of the logarithm of the time."""
DEAL: Final = 5_000
"""Extra time before the first decision of a game, so that people can look at the deal."""
STROKE: Final = 250
"""Tick of the coarse clock, in milliseconds."""


def thinking_time(
    code: Code, game: int, decision: int, quick: bool, setting: Pace, bot: str = "", wave: bool = False
) -> Milliseconds:
    """How long a decision takes: always the same for a table and a decision, and long enough for this bot."""
    if wave:
        return max(WAVE[setting], needed(bot))
    usual = USUAL[setting] * (QUICK_SHARE if quick else 1.0)
    if setting == "instant":
        return max(round(usual), needed(bot))
    seen = sha256(f"{code} {game} {decision} {quick} {setting}".encode()).digest()
    chance = (int.from_bytes(seen[:6], "big") + 0.5) / 2**48
    factor = exp(SPREAD * NormalDist().inv_cdf(min(max(chance, 0.02), 0.98)))
    return max(round(usual * factor), needed(bot)) + (DEAL if decision == 0 else 0)


def needed(bot: str) -> Milliseconds:
    """How long a bot with this name searches at most; 0 for all that answer at once."""
    name = bot.strip().casefold()
    return round(1000 * (SEARCHERS[name].seconds + GRACE)) if name in SEARCHERS else 0


def answered_after(pace: Milliseconds, thought: Milliseconds) -> Milliseconds:
    """When an answer that took this long is given: on time, or at the next tick."""
    late = max(0, thought - pace)
    return pace + -(-late // STROKE) * STROKE
