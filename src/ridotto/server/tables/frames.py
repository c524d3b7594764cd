"""Frames: what each player and the spectators are sent about an entry.

A frame is a function of the log and the viewer, so a missed frame can be made again, byte for byte. Parts
that are equal for several viewers are encoded once.
"""

from collections.abc import Hashable, Mapping
from dataclasses import fields
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ridotto.play.game import Game
from ridotto.play.rulebook import AnyView, Rulebook
from ridotto.seats import SPECTATOR, Player
from ridotto.server.socket.protocol import Frame, Snapshot, write
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.playing import Began, game_began
from ridotto.server.tables.state import TableState
from ridotto.server.tables.table_status import table_status

OF_THE_VIEWER: Final = ("viewer", "question")
"""The fields of a view that differ even between viewers who see the same."""
_encoder: Final = msgspec.json.Encoder()


class FrameBuilder:
    """Makes the frames for one entry, right after it was applied."""

    def __init__(self, state: TableState, entry: AnyEntry, events_before: int) -> None:
        self.state = state
        self.before = 0 if isinstance(entry, Began) else events_before
        """How many events there were before the entry."""
        self.notice = entry.notice(state)
        self.table = table_status(state) if state.phase == "over" or entry.changes_table else None
        self.game = state.game if entry.changes_views else None
        self.due = state.deadline()
        self.remembered = 0 if self.game is None else remembered(self.game)
        self.view_keys = {} if self.game is None else self.game.view_keys(self.before)
        """An equal value for viewers whose views differ only in `viewer` and `question`."""
        self._encoded: dict[Hashable, Frame] = {}
        """One frame for each of these values, with encoded parts."""

    def text(self, player: Player) -> str:
        """The frame of a player or SPECTATOR, as it is sent."""
        key, decider = self.view_keys.get(player), None if self.game is None else self.game.decider
        if key not in self._encoded:
            example = decider if decider is not None and self.view_keys[decider] == key else player
            self._encoded[key] = encode_parts(self.frame(example))
        frame = self._encoded[key]
        if frame.view is None:
            return write(frame)
        question = frame.view["question"] if player == decider else None
        return write(replace(frame, view={**frame.view, "viewer": player, "question": question}))

    def frame(self, player: Player) -> Frame:
        """The frame of a player or SPECTATOR."""
        state, game = self.state, self.game
        if game is None:
            return Frame(state.seq, state.at, self.notice, self.table, decision=state.decisions, due=self.due)
        return Frame(
            state.seq,
            state.at,
            self.notice,
            self.table,
            self.before,
            game.events(player, self.before),
            self.remembered,
            game.view(player),
            state.decisions,
            self.due,
        )


def encode_parts(frame: Frame) -> Any:
    """The same frame with encoded parts, so that encoding it again is cheap."""
    parts: dict[str, Any] = {
        name: encoded(part)
        for name, part in (("told", frame.told), ("table", frame.table), ("events", frame.events))
        if part
    }
    if frame.view is not None:
        parts["view"] = {
            name: value if name in OF_THE_VIEWER else encoded(value)
            for name, value in fields_of(frame.view).items()
        }
    return replace(frame, **parts)


def encoded(part: Any) -> msgspec.Raw:
    """A part of a message, as JSON."""
    return msgspec.Raw(_encoder.encode(part))


def fields_of(view: AnyView) -> dict[str, Any]:
    """The fields of a view, in their order."""
    if isinstance(view, msgspec.Struct):
        return {name: getattr(view, name) for name in view.__struct_fields__}
    return {field.name: getattr(view, field.name) for field in fields(view)}


def snapshot(state: TableState, player: Player) -> Snapshot:
    """A snapshot for a player or SPECTATOR."""
    game = state.game
    if game is None:
        return Snapshot(state.seq, state.at, table_status(state))
    return Snapshot(
        state.seq,
        state.at,
        table_status(state),
        game_began(state),
        game.events(player),
        remembered(game),
        game.view(player),
        state.decisions,
        state.deadline(),
    )


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
