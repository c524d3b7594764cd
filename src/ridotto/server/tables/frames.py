"""Frames: what each player and the spectators are sent about an entry.

A frame is a function of the log and the viewer, so a missed frame can be made again, byte for byte. Viewers
who see the same are sent the same bytes, made once: nothing in a frame or snapshot says who sees it. The
viewer's number and their question are messages of their own.
"""

import asyncio
from collections.abc import AsyncIterator, Hashable, Iterable, Mapping, Sequence
from typing import Final

from ridotto.play.game import Game
from ridotto.play.rulebook import Rulebook
from ridotto.seats import SPECTATOR, Player
from ridotto.server.socket.outgoing import EncodedList, Outgoing, outgoing
from ridotto.server.socket.protocol import Asked, EventRow, Frame, Snapshot, ViewerChanged
from ridotto.server.store.store import Milliseconds, Row
from ridotto.server.tables.log_entries import AnyEntry, apply_row
from ridotto.server.tables.playing import Began, game_began
from ridotto.server.tables.state import TableState
from ridotto.server.tables.table_status import table_status

EVENTS_AT_ONCE: Final = 2_000
"""Events of a snapshot that are encoded before other tables have their turn: about two milliseconds."""


class FrameBuilder:
    """Makes the messages about one entry, right after it was applied."""

    def __init__(self, state: TableState, entry: AnyEntry, events_before: int) -> None:
        self.state = state
        self.before = 0 if isinstance(entry, Began) else events_before
        """How many events there were before the entry."""
        self.shows_new_viewers = self.before > 0 and state.game is not None
        """Whether viewers who see as another player now need to see what happened before."""
        self.notice = entry.notice(state)
        ends_game = entry.changes_views and state.phase == "over"
        has_changed = entry.changes_table or ends_game
        self.table = table_status(state, state.agreed == state.seq) if has_changed else None
        self.game = state.game if entry.changes_views else None
        self.decider = None if state.game is None else state.game.decider
        self.due, self.starts = state.deadline(), state.starts()
        self.remembered = 0 if self.game is None else remembered(self.game)
        self.view_keys = {} if self.game is None else self.game.view_keys(self.before)
        """An equal value for viewers who see the same."""
        self._made: dict[Hashable, tuple[Outgoing]] = {}
        """The frame for each of these values, alone in a tuple."""
        self._same: dict[bytes, Outgoing] = {}
        """The same frames by what is in them: some see the same although they remember something else."""
        self._snapshots: dict[Player, Outgoing] = {}

    async def prepare(self, changes: Iterable[tuple[Player, Player]]) -> None:
        """Make the snapshots for those who see as another player now: as whom, and as whom before."""
        for player, seen_as in changes:
            if self.shows_new_viewers and player != seen_as and player not in self._snapshots:
                self._snapshots[player] = await snapshot_message(self.state, player)

    def messages(self, player: Player, seen_as: Player) -> tuple[Outgoing, ...]:
        """All that somebody is sent who sees as this player, or SPECTATOR, and saw as that one before."""
        if player == seen_as != self.decider:  # almost everybody, almost always
            return self._made.get(self.view_keys.get(player)) or self._make(player)
        frames = self.frames(player, seen_as)
        if player != self.decider:
            return frames
        is_asked = self.game is not None or len(frames) > 1
        return (*frames, *question(self.state, player)) if is_asked else frames

    def frames(self, player: Player, seen_as: Player) -> tuple[Outgoing, ...]:
        """The same without the question, which is not sent again when it is not open any more."""
        frame = self.outgoing(player)
        if player == seen_as:
            return (frame,)
        if not self.shows_new_viewers:
            return (viewer_changed(player), frame)
        whole = self._snapshots.get(player) or outgoing(snapshot(self.state, player))
        return (viewer_changed(player), frame, whole)

    def outgoing(self, player: Player) -> Outgoing:
        """The frame of a player or SPECTATOR: the same one for all who see the same."""
        return (self._made.get(self.view_keys.get(player)) or self._make(player))[0]

    def _make(self, player: Player) -> tuple[Outgoing]:
        made = outgoing(self.frame(player))
        frame = self._made[self.view_keys.get(player)] = (self._same.setdefault(made.json, made),)
        return frame

    def frame(self, player: Player) -> Frame:
        """The frame of a player or SPECTATOR."""
        state, game = self.state, self.game
        if game is None:
            return Frame(
                state.seq,
                state.at,
                self.notice,
                self.table,
                decision=state.decisions,
                due=self.due,
                starts=self.starts,
            )
        return Frame(
            state.seq,
            state.at,
            self.notice,
            self.table,
            self.before,
            game.events(player, self.before),
            self.remembered,
            game.compact_view(player),
            state.decisions,
            self.due,
            self.starts,
        )


def snapshot(state: TableState, player: Player, events: Sequence[EventRow] | None = None) -> Snapshot:
    """A snapshot for a player or SPECTATOR; with their events, if these are at hand."""
    game = state.game
    if game is None:
        return Snapshot(state.seq, state.at, table_status(state, whole=True))
    return Snapshot(
        state.seq,
        state.at,
        table_status(state, whole=True),
        game_began(state),
        game.events(player) if events is None else events,
        remembered(game),
        game.compact_view(player),
        state.decisions,
        state.deadline(),
        state.starts(),
    )


async def snapshot_message(state: TableState, player: Player) -> Outgoing:
    """The same as a message; the events of a long game are encoded in slices. The state must not change."""
    game = state.game
    if game is None or len(game.log) <= EVENTS_AT_ONCE:
        return outgoing(snapshot(state, player))
    events = EncodedList()
    for start in range(0, len(game.log), EVENTS_AT_ONCE):
        events.add(game.events(player, start, start + EVENTS_AT_ONCE))
        await asyncio.sleep(0)
    return outgoing(snapshot(state, player, events.value()))


def viewer_changed(player: Player) -> Outgoing:
    """Tells somebody as whom they see the game from now on."""
    return outgoing(ViewerChanged(player))


def question(state: TableState, player: Player) -> tuple[Outgoing, ...]:
    """The open question, if it is this player's."""
    game = state.game
    if game is None or game.decider != player:
        return ()
    return (outgoing(Asked(state.games, state.decisions, game.question(player))),)


def remembered(game: Game[Rulebook]) -> int:
    """The first event that the table's memory still has."""
    return game.rulebook.memory_starts(game.log)


def viewers(state: TableState) -> Mapping[str | None, Player]:
    """The player as whom each person sees the game; the table may have more chairs by now."""
    if state.game is None:
        return {}
    chairs = state.chairs[: len(state.game.players)]
    return {chair.owner: seat for seat, chair in enumerate(chairs) if chair.owner is not None}


def viewer_of(state: TableState, person: str | None) -> Player:
    """The player as whom a person sees the game, or SPECTATOR."""
    return viewers(state).get(person, SPECTATOR)


async def frames_again(
    state: TableState, rows: AsyncIterator[Row], person: str | None, whole: bool
) -> tuple[Player, list[tuple[Outgoing, int, Milliseconds]]]:
    """The frames for these rows as they were sent, with number and time; for the whole, a snapshot first.

    Also the player as whom the first of them is seen. Questions are left out: only the last may be open.
    """
    first = player = viewer_of(state, person)
    again = [(await snapshot_message(state, player), state.seq, state.at)] if whole else []
    async for row in rows:
        before = count_events(state)
        frames = FrameBuilder(state, apply_row(state, row), before)
        seen_as, player = player, viewer_of(state, person)
        await frames.prepare([(player, seen_as)])
        again += [(message, row.seq, row.at) for message in frames.frames(player, seen_as)]
    return first, again


def count_events(state: TableState) -> int:
    """How many events the current game has."""
    return 0 if state.game is None else len(state.game.log)
