"""How long a bot appears to think: as a person might, and never because of its cards.

It depends only on public facts: the table, the decision, the kind of question, the bot. A bot that needs
longer, on a busy machine, answers at the next tick of a coarse clock, so that its time reveals little.
"""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from math import exp
from statistics import NormalDist
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from weakref import WeakKeyDictionary

from ridotto.bots.pool.worker_handle import GRACE
from ridotto.bots.searcher import SEARCHERS
from ridotto.play.game import Game
from ridotto.play.rulebook import Rulebook
from ridotto.server.store.store import Code, Milliseconds
from ridotto.server.tables.people import PersonId
from ridotto.server.tables.state import MOST_ALLOWANCE, TableState

if TYPE_CHECKING:
    from ridotto.server.tables.live_table import LiveTable

Pace: TypeAlias = Literal["instant", "brisk", "relaxed"]
Decision: TypeAlias = tuple[int, int]
"""The number of a game and of a decision in it."""

USUAL: Final[dict[Pace, int]] = {"instant": 20, "brisk": 700, "relaxed": 1000}
"""The median time for a decision, in milliseconds."""
QUICK_SHARE: Final = 0.5
"""Share of the usual time for a quick question, yes or no."""
WAVE: Final[dict[Pace, int]] = {"instant": 20, "brisk": 100, "relaxed": 100}
"""The time for a bot that answers the same as the bot before it: their answers come as one wave."""
SPREAD: Final = 0.35
"""Standard deviation of the logarithm of the time."""
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
    return max(round(usual * factor), needed(bot))


def time_for_deal(game: Game[Rulebook], setting: Pace) -> Milliseconds:
    """Extra time before the first decision of a game: as long as pages show the deal."""
    if game.moves or setting == "instant":
        return 0
    return game.part.pacing.time_since(game.log, 0, MOST_ALLOWANCE)


def needed(bot: str) -> Milliseconds:
    """How long a bot with this name searches at most; 0 for all that answer at once."""
    name = bot.strip().casefold()
    return round(1000 * (SEARCHERS[name].seconds + GRACE)) if name in SEARCHERS else 0


def answered_after(pace: Milliseconds, thought: Milliseconds) -> Milliseconds:
    """When an answer that took this long is given: on time, or at the next tick."""
    late = max(0, thought - pace)
    return pace + -(-late // STROKE) * STROKE


# ── In a hurry ───────────────────────────────────────────────────────────────────────────────────────


def only_person(state: TableState) -> PersonId | None:
    """The one person who plays at this table and is connected; None if there are more of them, or none."""
    chairs = [chair for chair in state.chairs if chair.owner is not None]
    if len(chairs) != 1 or chairs[0].stand_in:
        return None
    owner = chairs[0].owner
    return owner if owner is not None and state.guests[owner].online else None


def waits_for_bot(state: TableState) -> bool:
    """Whether a bot has to decide now."""
    return state.decider is not None and not state.paused and state.chairs[state.decider].is_played_by_bot


class HurriedTables:
    """The tables at which bots answer at once: from a person's wish on, as long as only bots decide.

    Nothing of it is logged and nothing survives a restart; the person asks again.
    """

    def __init__(self) -> None:
        self._next: WeakKeyDictionary[LiveTable, Decision] = WeakKeyDictionary()
        """The next decision that is made in a hurry."""
        self._wished: WeakKeyDictionary[LiveTable, asyncio.Event] = WeakKeyDictionary()

    def begin(self, table: "LiveTable", person: PersonId) -> bool:
        """Hurry from the open decision on, if this person may have that and a bot decides."""
        state = table.state
        if only_person(state) != person or not waits_for_bot(state):
            return False
        self._next[table] = state.games, state.decisions
        self._event(table).set()
        return True

    def holds(self, table: "LiveTable", decision: Decision) -> bool:
        """Whether this decision is made in a hurry."""
        return self._next.get(table) == decision

    def go_on(self, table: "LiveTable", decision: Decision) -> None:
        """A bot makes this decision: the next one is hurried, too, if this one was."""
        if self.holds(table, decision):
            self._next[table] = decision[0], decision[1] + 1

    async def comes_within(
        self, table: "LiveTable", decision: Decision, pause: Callable[[], Awaitable[None]]
    ) -> bool:
        """Wait, but no longer than until this decision is hurried; whether it is."""
        event = self._event(table)
        event.clear()
        if not self.holds(table, decision):
            tasks = {asyncio.ensure_future(pause()), asyncio.ensure_future(event.wait())}
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
        return self.holds(table, decision)

    def _event(self, table: "LiveTable") -> asyncio.Event:
        return self._wished.setdefault(table, asyncio.Event())
