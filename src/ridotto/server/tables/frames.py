"""What each of them is told: frames for players and for whoever watches, built from nothing but `seen_by`.

A frame is a function of the log and the viewer, so a frame that was missed is made again, byte by byte.
"""

from collections.abc import Callable, Hashable, Mapping
from hashlib import sha256
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from ridotto.play.game import Game
from ridotto.play.header import Header
from ridotto.play.rulebook import Rulebook
from ridotto.seats import SPECTATOR, Player
from ridotto.server.socket import protocol
from ridotto.server.socket.protocol import (
    ChairTold,
    Frame,
    GameBegan,
    GuestTold,
    MoveMade,
    Snapshot,
    TableTold,
    Told,
    write,
)
from ridotto.server.tables import log_entries as entries
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.state import Room


def seal(start: Header, salt: str) -> str:
    """What a table publishes before a game, and can be held to afterwards."""
    return sha256(salt.encode() + b"\n" + msgspec.json.encode(start, order="deterministic")).hexdigest()


def table_told(room: Room) -> TableTold:
    """The table and its people."""
    number = {guest.id: guest.number for guest in room.guests.values()}
    return TableTold(
        code=room.code,
        phase=room.phase,
        agreement=room.agreement,
        host=number[room.host],
        guests=[
            GuestTold(g.number, g.name, g.online, room.seat_of(g.id), g.program, g.muted)
            for g in room.present()
        ],
        chairs=[
            ChairTold(None if chair.owner is None else number[chair.owner], chair.bot, chair.stand_in)
            for chair in room.chairs
        ],
        locked=room.locked,
        paused=room.paused,
        votes=sorted(number[person] for person in room.votes),
        games=room.games,
    )


def began_told(room: Room) -> GameBegan:
    """The game that is on the table, without its seed."""
    assert room.game is not None
    start = room.game.header
    return GameBegan(room.games, cast("Any", replace(start, seed="0")), seal(start, room.salt))


SMALL: Final = (entries.Moved, entries.Said, entries.Phrased)
"""What changes nothing about the table and its people, as long as a game goes on."""
CHANGES_VIEWS: Final = (entries.Began, entries.Moved, entries.Sat, entries.Stood, entries.Left)
_VIEWER: Final = '"view":{"viewer":%d,'
_QUESTION: Final = '"question":%s'
"""Where a frame says whose view it is and what they are asked; in a name its quotes would be escaped."""


class Teller:
    """Tells one entry to whoever wants to hear it, right after the room took it in."""

    def __init__(self, room: Room, entry: AnyEntry, events_before: int) -> None:
        self.room = room
        self.before = 0 if isinstance(entry, entries.Began) else events_before
        """How many events there were before it."""
        self.told = told(room, entry)
        self.table = table_told(room) if room.phase == "over" or not isinstance(entry, SMALL) else None
        self.game = room.game if isinstance(entry, CHANGES_VIEWS) else None
        self.due = room.deadline()
        self.remembered = 0 if self.game is None else remembered(self.game)
        self.alike = {} if self.game is None else self.game.alike(self.before)
        """Who is told the same, but for who they are and what they are asked."""
        self.asked = None if self.game is None else self.game.decider
        self._question = ""
        self._texts: dict[Hashable, tuple[str, Player]] = {}
        """What was told already, without the question, and to whom: most of it is the same for all."""

    def text(self, player: Player) -> str:
        """What a player is told, or SPECTATOR, as it goes over the wire."""
        key = self.alike.get(player)
        if key not in self._texts:
            asked = self.asked
            self._texts[key] = self._write(player if asked is None or self.alike[asked] != key else asked)
        text, viewer = self._texts[key]
        if viewer != player:
            text = text.replace(_VIEWER % viewer, _VIEWER % player, 1)
        return text.replace(_QUESTION % "null", self._question, 1) if player == self.asked else text

    def _write(self, viewer: Player) -> tuple[str, Player]:
        frame = self.frame(viewer)
        if viewer == self.asked and frame.view is not None:
            self._question = _QUESTION % write(frame.view.question)
            frame = replace(frame, view=replace(frame.view, question=None))
        return write(frame), viewer

    def frame(self, player: Player) -> Frame:
        """What a player is told, or SPECTATOR."""
        room, game = self.room, self.game
        if game is None:
            return Frame(room.seq, room.at, self.told, self.table, decision=room.decisions, due=self.due)
        return Frame(
            room.seq,
            room.at,
            self.told,
            self.table,
            self.before,
            game.events(player, self.before),
            self.remembered,
            game.view(player),
            room.decisions,
            self.due,
        )


def snapshot(room: Room, player: Player) -> Snapshot:
    """Everything that a player may know now, or SPECTATOR."""
    game = room.game
    if game is None:
        return Snapshot(room.seq, room.at, table_told(room))
    return Snapshot(
        room.seq,
        room.at,
        table_told(room),
        began_told(room),
        game.events(player),
        remembered(game),
        game.view(player),
        room.decisions,
        room.deadline(),
    )


def remembered(game: Game[Rulebook]) -> int:
    """The first event that the table's memory still has."""
    return game.rulebook.memory_starts(game.log)


def viewers(room: Room) -> Mapping[str | None, Player]:
    """Through which player's eyes everybody sees the game who sits at the table; it may have grown since."""
    if room.game is None:
        return {}
    chairs = room.chairs[: len(room.game.players)]
    return {chair.owner: seat for seat, chair in enumerate(chairs) if chair.owner is not None}


def viewer_of(room: Room, person: str | None) -> Player:
    """Through whose eyes somebody sees the game: their player's, or a spectator's."""
    return viewers(room).get(person, SPECTATOR)


# ── What happened, in public ─────────────────────────────────────────────────────────────────────────


def told(room: Room, entry: AnyEntry) -> Told:
    """What everybody is told of an entry."""
    return _TOLD[type(entry)](room, entry)


def _guest(what: Any) -> Callable[[Room, Any], Told]:
    return lambda room, entry: protocol.Somebody(what, room.guests[entry.person].number)


def _table(what: Any) -> Callable[[Room, Any], Told]:
    return lambda _, __: protocol.Something(what)


def _left(room: Room, entry: entries.Left) -> Told:
    return protocol.Somebody("removed" if entry.removed else "left", room.guests[entry.person].number)


def _muted(room: Room, entry: entries.Muted) -> Told:
    return protocol.Somebody("muted" if entry.muted else "unmuted", room.guests[entry.person].number)


def _voted(room: Room, entry: entries.Voted) -> Told:
    guest = room.guests[entry.person].number
    if room.phase == "playing":
        return protocol.Somebody("voted", guest)
    return protocol.Somebody("ready" if entry.person in room.votes else "unready", guest)


def _moved(room: Room, entry: entries.Moved) -> Told:
    return MoveMade(room.games, room.decisions - 1, entry.player, entry.by)


_TOLD: Final[Mapping[type, Callable[[Room, Any], Told]]] = {
    entries.Opened: lambda _, __: protocol.Opened(),
    entries.Came: _guest("came"),
    entries.Went: _guest("went"),
    entries.Lost: _table("lost"),
    entries.Sat: _guest("sat"),
    entries.Stood: _guest("stood"),
    entries.Left: _left,
    entries.StoodIn: _guest("stood_in"),
    entries.TookBack: _guest("took_back"),
    entries.Renamed: _guest("renamed"),
    entries.Filled: _table("filled"),
    entries.Agreed: _table("agreed"),
    entries.Locked: lambda _, entry: protocol.Something("locked" if entry.locked else "unlocked"),
    entries.HandedOver: _guest("hosts"),
    entries.Muted: _muted,
    entries.Began: lambda room, _: began_told(room),
    entries.Moved: _moved,
    entries.Again: _table("again"),
    entries.Paused: _guest("paused"),
    entries.WentOn: _guest("went_on"),
    entries.Voted: _voted,
    entries.Said: lambda room, entry: protocol.Spoke(room.guests[entry.person].number, entry.text),
    entries.Phrased: lambda room, entry: protocol.SpokePhrase(room.guests[entry.person].number, entry.phrase),
}
