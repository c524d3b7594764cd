"""Clocks: what has to happen later. They are rows in the store, and any process may fire them.

A claim keeps other processes from doing the same work; the log ensures that nothing happens twice.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol
from weakref import WeakKeyDictionary

from ridotto.bots.bot import bot_seed
from ridotto.bots.pool.messages import BotQuestion, BotSeat
from ridotto.bots.registry import invitation
from ridotto.play.game import timeout_move
from ridotto.seats import Player
from ridotto.server.metrics import CLOCKS, REPLACED
from ridotto.server.store.store import Clock, Milliseconds
from ridotto.server.tables.hosting import HandedOver
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.people import PersonId
from ridotto.server.tables.playing import By, Moved
from ridotto.server.tables.presence import lose_ended, signs_of_life
from ridotto.server.tables.refused import Refused, refuse
from ridotto.server.tables.registry import LATE, SILENCE, NoTable, TableRegistry
from ridotto.server.tables.seats import StoodIn
from ridotto.server.tables.state import TableState
from ridotto.server.tables.thinking_time import HurriedTables, answered_after, thinking_time, time_for_deal

POLL_INTERVAL: Final = 1_000
"""Milliseconds after which the store is read even if no clock is known to be due."""
CLAIM: Final = 3_000
"""Milliseconds for which a claim holds: if this process dies, a table waits that long for another one.
A bot may think longer; then its clock is claimed again."""
MAX_CONCURRENT: Final = 64
"""How many clocks may fire concurrently."""
log = logging.getLogger("ridotto.server")


class Bots(Protocol):
    """Asks a bot for its move."""

    async def answer(self, asked: BotQuestion) -> int | None:
        """A bot's move; None if it has none in time."""


class Clocks:
    """Fires the clocks that are due."""

    def __init__(self, registry: TableRegistry, bots: Bots, limit: float) -> None:
        self.registry, self.bots = registry, bots
        self.bot_timeout = 2 * limit + POLL_INTERVAL / 1000
        """Seconds after which the default move is made for a bot; it may have waited for another bot."""
        registry.wake, registry.hasten = self.wake, self.hasten
        self._next: Milliseconds = 0
        """When to read the store next."""
        self._earlier = asyncio.Event()
        self._hastened: set[Clock] = set()
        """Clocks that are due earlier than the store knows, because a page has shown its question."""
        self._firing: dict[Clock, asyncio.Task[None]] = {}
        self._answered: WeakKeyDictionary[LiveTable, tuple[int, int]] = WeakKeyDictionary()
        """The game and the decision that followed a bot's answer, at tables where a bot answered last."""
        self.hurried = HurriedTables()

    def wake(self, due: int) -> None:
        """Note that a clock will be due at this time."""
        if due < self._next:
            self._next = due
            self._earlier.set()

    def hasten(self, clock: Clock) -> None:
        """Fire a clock earlier than the store says. After a restart it is forgotten."""
        self._hastened.add(clock)
        self.wake(clock.due)

    async def run(self) -> None:
        """Fire what is due, until cancelled."""
        while True:
            try:
                await self._fire_due()
            except Exception:  # an error in the store must not stop the clocks for good
                log.warning("clocks could not be read; trying again", exc_info=True)
            await self._rest()

    async def _rest(self) -> None:
        """Wait until the next clock is due, or `wake` announces an earlier one."""
        self._earlier.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0, self._next - self._now()) / 1000):
                await self._earlier.wait()
        while (left := self._next - self._now()) > 0:
            await self.registry.clock.sleep(left)

    def _now(self) -> Milliseconds:
        return self.registry.clock.now()

    async def _fire_due(self) -> None:
        self._next = self._now() + POLL_INTERVAL
        await self.registry.keep_time(LATE)  # if it is later, the machine slept or the store was in trouble
        while due := await self._claim():
            for clock in due:
                self._start(clock)
        await self._fire_hastened()
        later = await self.registry.store.next_due(self._now())
        if later is not None:
            self._next = min(self._next, later)
        self._next = min([self._next, *(clock.due for clock in self._hastened)])

    async def _fire_hastened(self) -> None:
        now = self._now()
        for clock in [clock for clock in self._hastened if clock.due <= now]:
            self._hastened.discard(clock)
            await self._wait_for_capacity()
            self._start(clock)

    async def _wait_for_capacity(self) -> None:
        while len(self._firing) >= MAX_CONCURRENT:
            await asyncio.wait(self._firing.values(), return_when=asyncio.FIRST_COMPLETED)

    async def _claim(self) -> list[Clock]:
        """The due clocks that this process is not firing already, as soon as there is capacity."""
        await self._wait_for_capacity()
        now = self._now()
        due = await self.registry.store.claim(now, now + CLAIM, MAX_CONCURRENT - len(self._firing))
        return [clock for clock in due if clock not in self._firing]

    def _start(self, clock: Clock) -> None:
        task = asyncio.ensure_future(self._fire(clock))
        self._firing[clock] = task
        task.add_done_callback(lambda _: self._firing.pop(clock))

    async def close(self) -> None:
        """Cancel what is being fired; another process will fire it."""
        firing = list(self._firing.values())
        for task in firing:
            task.cancel()
        await asyncio.gather(*firing, return_exceptions=True)

    async def _fire(self, clock: Clock) -> None:
        """Fire a clock, if it is still due."""
        try:
            table = await self.registry.table(clock.code)
            if not table.is_due(clock.name):
                await table.catch_up()
            if table.is_due(clock.name):
                name, _, number = clock.name.partition(" ")
                CLOCKS.labels(name).inc()
                await FIRE[name](self, table, number)
        except (Refused, NoTable):
            pass  # something else happened first
        except Exception:  # no caller awaits this task; the other tables' clocks go on
            log.warning("a clock could not be fired at table %s", clock.code, exc_info=True)

    # ── What a clock does ────────────────────────────────────────────────────────────────────────────

    async def let_bot_decide(self, table: LiveTable, _: str) -> None:
        """Make a bot's move, after a time that reveals nothing; the default move if it has no answer."""
        state = table.state
        game, player, decision = state.game, state.decider, (state.games, state.decisions)
        assert game is not None
        assert player is not None
        asked_at, view, asked = state.asked_at, game.view(player), self._asked(state, player)
        play = state.agreement.kind.play
        wave = view.phase in play.wave_phases and self._answered.get(table) == decision
        quick = view.phase in play.quick_phases
        pace = state.agreement.pace
        takes = thinking_time(state.code, *decision, quick, pace, asked.bot, wave) + time_for_deal(game, pace)
        at_once = thinking_time(state.code, *decision, quick, "brisk", asked.bot, wave=True)
        move = await self.bots.answer(asked)
        if move is None:
            REPLACED.inc()
            move = timeout_move(game)
        usual = partial(self._wait_until_answered, asked_at, takes)
        if await self.hurried.comes_within(table, decision, usual):
            await self._wait_until_answered(asked_at, at_once)
        if view.phase in play.wave_phases:
            self._answered[table] = decision[0], decision[1] + 1
        self.hurried.go_on(table, decision)
        await table.do(f"bot {decision}", moved(decision, player, move, "bot"))

    async def _wait_until_answered(self, asked_at: Milliseconds, takes: Milliseconds) -> None:
        """Wait until a decision that takes this long is made; one that is late, until the next tick."""
        until = asked_at + answered_after(takes, self._now() - asked_at)
        await self.registry.clock.sleep(until - self._now())

    def hurry(self, table: LiveTable, person: PersonId) -> None:
        """Let bots answer at once until this person decides again, if nobody else plays at the table."""
        code = table.code
        if self.hurried.begin(table, person) and not any(
            firing[:2] == (code, "bot") for firing in self._firing
        ):
            self._start(Clock(code, "bot", self._now()))  # another process lets this bot think

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
            self.bot_timeout,
        )

    async def let_time_decide(self, table: LiveTable, _: str) -> None:
        """Make the default move for a player whose time is over."""
        state = table.state
        game, player, decision = state.game, state.decider, (state.games, state.decisions)
        assert game is not None
        assert player is not None
        decide = moved(decision, player, timeout_move(game), "clock")
        await self._notice_lost_page(table)

        def decide_if_due(state: TableState) -> AnyEntry:
            if not table.is_due("decide"):
                refuse("stale", "game-moved-on")
            return decide(state)

        await table.do(f"clock {decision}", decide_if_due)

    async def _notice_lost_page(self, table: LiveTable) -> None:
        """Somebody whose process ended has their whole time again, before time decides for them."""
        asked = table.state.asked_guest
        if asked is not None and asked.processes - {self.registry.process}:
            await lose_ended(table, await signs_of_life(self.registry, SILENCE))

    async def let_bot_stand_in(self, table: LiveTable, number: str) -> None:
        """Have a bot play for a person who was away for too long."""

        def decide(state: TableState) -> AnyEntry:
            guest = state.guest(int(number))
            if guest is None or not table.is_due(f"grace {number}"):
                refuse("stale", "back-already")
            return StoodIn(guest.id)

        await table.do(f"stand in {number} {table.state.seq}", decide)

    async def hand_over(self, table: LiveTable, _: str) -> None:
        """Make another person host; the host was away for too long."""

        def decide(state: TableState) -> AnyEntry:
            person = state.next_host()
            if person is None or not table.is_due("host"):
                refuse("stale", "has-host")
            return HandedOver(person)

        await table.do(f"host {table.state.seq}", decide)


FIRE: Final[dict[str, Callable[[Clocks, LiveTable, str], Coroutine[Any, Any, None]]]] = {
    "bot": Clocks.let_bot_decide,
    "decide": Clocks.let_time_decide,
    "grace": Clocks.let_bot_stand_in,
    "host": Clocks.hand_over,
}


def moved(decision: tuple[int, int], player: Player, move: int, by: By) -> Callable[[TableState], AnyEntry]:
    """A move that a bot or a clock makes, if the table still waits for that."""

    def decide(state: TableState) -> AnyEntry:
        is_bots = state.chairs[player].is_played_by_bot
        if (state.games, state.decisions) != decision or state.paused or is_bots != (by == "bot"):
            refuse("stale", "game-moved-on")
        return Moved(player, move, by)

    return decide
