"""Clocks: whatever has to happen later. They are rows in the store, and any process may fire them, once.

A claim keeps others from doing the same work; that nothing happens twice is the log's business.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import time
from typing import Any, Final, Protocol

from ridotto.bots.bot import bot_seed
from ridotto.bots.pool.messages import BotQuestion, BotSeat
from ridotto.bots.registry import invitation
from ridotto.play.game import timeout_move
from ridotto.seats import Player
from ridotto.server.metrics import CLOCKS, REPLACED
from ridotto.server.store.store import Clock
from ridotto.server.tables.hosting import HandedOver
from ridotto.server.tables.live_table import LiveTable, now
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.playing import By, Moved
from ridotto.server.tables.refused import Refused, refuse
from ridotto.server.tables.registry import DEAD, NoTable, TableRegistry
from ridotto.server.tables.seats import StoodIn
from ridotto.server.tables.state import TableState
from ridotto.server.tables.thinking_time import answered_after, thinking_time

A_WHILE: Final = 1.0
"""Seconds after which somebody looks, even if nobody said that a clock is due."""
CLAIM: Final = 3_000
"""Milliseconds for which a clock is ours: no longer than a table can wait for somebody else if we die.
A bot may think longer; then we claim its clock again."""
AT_ONCE: Final = 64
"""So many clocks are fired at the same time."""
log = logging.getLogger("ridotto.server")


class Bots(Protocol):
    """Whoever lets bots think."""

    async def answer(self, asked: BotQuestion) -> int | None:
        """A bot's move; None if it has none in time."""


class Clocks:
    """Fires what is due."""

    def __init__(self, registry: TableRegistry, bots: Bots, limit: float) -> None:
        self.registry, self.bots = registry, bots
        self.patience = 2 * limit + A_WHILE
        """Seconds after which a bot without an answer plays cautiously; it may have waited for another."""
        registry.wake = self.wake
        self._next = 0.0
        """When to look next."""
        self._looked = now()
        self._news = asyncio.Event()
        self._firing: dict[Clock, asyncio.Task[None]] = {}

    def wake(self, due: int) -> None:
        """A clock will be due then."""
        if due / 1000 < self._next:
            self._next = due / 1000
            self._news.set()

    async def run(self) -> None:
        """Fire whatever is due, for ever."""
        while True:
            try:
                await self._fire_due()
            except Exception:  # a store in trouble must not stop everybody's clocks for good
                log.warning("clocks could not be read; trying again", exc_info=True)
            await self._rest()

    async def _rest(self) -> None:
        """Wait until the next clock, or until somebody says that there is an earlier one."""
        self._news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, self._next - time())):
                await self._news.wait()
        while time() < self._next:
            await asyncio.sleep(self._next - time())

    async def _fire_due(self) -> None:
        self._next = time() + A_WHILE
        if now() - self._looked > DEAD / 2:  # this machine slept, or the store was away
            await self.registry.beat()
        self._looked = now()
        while due := await self._claim():
            for clock in due:
                self._start(clock)
        later = await self.registry.store.next_due(now())
        if later is not None:
            self._next = min(self._next, later / 1000)

    async def _claim(self) -> list[Clock]:
        """What is due that we are not at already, as soon as there is state for it."""
        while len(self._firing) >= AT_ONCE:
            await asyncio.wait(self._firing.values(), return_when=asyncio.FIRST_COMPLETED)
        due = await self.registry.store.claim(now(), now() + CLAIM, AT_ONCE - len(self._firing))
        return [clock for clock in due if clock not in self._firing]

    def _start(self, clock: Clock) -> None:
        task = asyncio.ensure_future(self._fire(clock))
        self._firing[clock] = task
        task.add_done_callback(lambda _: self._firing.pop(clock))

    async def close(self) -> None:
        """Let go of what is being fired; somebody else will."""
        firing = list(self._firing.values())
        for task in firing:
            task.cancel()
        await asyncio.gather(*firing, return_exceptions=True)

    async def _fire(self, clock: Clock) -> None:
        """Do what a clock is there for, if that is still so."""
        try:
            table = await self.registry.table(clock.code)
            if not is_due(table.state, clock.name):
                await table.catch_up()
            if is_due(table.state, clock.name):
                name, _, number = clock.name.partition(" ")
                CLOCKS.labels(name).inc()
                await FIRE[name](self, table, number)
        except (Refused, NoTable):
            pass  # something else happened first
        except Exception:  # nobody waits for this task; the other tables' clocks go on
            log.warning("a clock could not be fired at table %s", clock.code, exc_info=True)

    # ── What clocks are there for ────────────────────────────────────────────────────────────────────

    async def let_bot_decide(self, table: LiveTable, _: str) -> None:
        """A bot answers after a time that tells nothing, and cautiously if it has no answer."""
        state = table.state
        game, player, decision = state.game, state.decider, (state.games, state.decisions)
        assert game is not None
        assert player is not None
        asked_at, view, asked = state.asked_at, game.view(player), self._asked(state, player)
        quick = view.phase in state.agreement.kind.play.quick_phases
        takes = thinking_time(state.code, *decision, quick, state.agreement.pace, asked.bot)
        move = await self.bots.answer(asked)
        if move is None:
            REPLACED.inc()
            move = timeout_move(game)
        until = asked_at + answered_after(takes, now() - asked_at)
        await asyncio.sleep(max(0, until - now()) / 1000)
        await table.do(f"bot {decision}", moved(decision, player, move, "bot"))

    def _asked(self, state: TableState, player: Player) -> BotQuestion:
        game, chair = state.game, state.chairs[player]
        assert game is not None
        return BotQuestion(
            BotSeat(state.code, state.games, player),
            state.agreement.bot() if chair.stand_in else chair.bot,
            state.agreement.game,
            invitation(game.header, player),
            bot_seed(game.header.seed, player),
            game.events(player),
            game.view(player),
            game.seen_table(player),
            self.patience,
        )

    async def let_time_decide(self, table: LiveTable, _: str) -> None:
        """Somebody was too slow."""
        state = table.state
        game, player, decision = state.game, state.decider, (state.games, state.decisions)
        assert game is not None
        assert player is not None
        await table.do(f"clock {decision}", moved(decision, player, timeout_move(game), "clock"))

    async def let_bot_stand_in(self, table: LiveTable, number: str) -> None:
        """Somebody was away for too long."""

        def decide(state: TableState) -> AnyEntry:
            guest = state.guest(int(number))
            if guest is None or not is_due(state, f"grace {number}"):
                refuse("stale", "back-already")
            return StoodIn(guest.id)

        await table.do(f"stand in {number} {table.state.seq}", decide)

    async def hand_over(self, table: LiveTable, _: str) -> None:
        """The host was away for too long."""

        def decide(state: TableState) -> AnyEntry:
            person = state.next_host()
            if person is None or not is_due(state, "host"):
                refuse("stale", "has-host")
            return HandedOver(person)

        await table.do(f"host {table.state.seq}", decide)


FIRE: Final[dict[str, Callable[[Clocks, LiveTable, str], Coroutine[Any, Any, None]]]] = {
    "bot": Clocks.let_bot_decide,
    "decide": Clocks.let_time_decide,
    "grace": Clocks.let_bot_stand_in,
    "host": Clocks.hand_over,
}


def is_due(state: TableState, name: str) -> bool:
    """Whether a table still wants something to happen, and now."""
    due = state.alarms().get(name)
    return due is not None and due <= now()


def moved(decision: tuple[int, int], player: Player, move: int, by: By) -> Callable[[TableState], AnyEntry]:
    """A move that a bot or a clock makes, if the table still waits for that."""

    def decide(state: TableState) -> AnyEntry:
        is_bots = state.chairs[player].is_played_by_bot
        if (state.games, state.decisions) != decision or state.paused or is_bots != (by == "bot"):
            refuse("stale", "game-moved-on")
        return Moved(player, move, by)

    return decide
