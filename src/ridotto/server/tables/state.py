"""A table with its people, seats and games: nothing but what its log says, entry after entry."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Literal, TypeAlias

from ridotto.games.registry import game_of
from ridotto.play.game import Game, open_game
from ridotto.play.part import ClockKind
from ridotto.play.rulebook import Rulebook
from ridotto.play.setup import GUESTS
from ridotto.seats import Player
from ridotto.server.store.store import Code, Milliseconds, Row
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.log_entries import (
    Again,
    Agreed,
    AnyEntry,
    Began,
    Came,
    Filled,
    HandedOver,
    Left,
    Locked,
    Lost,
    Moved,
    Muted,
    Opened,
    Paused,
    Phrased,
    Renamed,
    Said,
    Sat,
    Stood,
    StoodIn,
    TookBack,
    Voted,
    Went,
    WentOn,
    read_entry,
)
from ridotto.server.tables.seats import Chair, Guest, PersonId

Phase: TypeAlias = Literal["waiting", "playing", "over"]


class Room:
    """A table as its log tells it."""

    def __init__(self, code: Code) -> None:
        """Nothing has happened yet."""
        self.code = code
        self.seq = 0
        self.at: Milliseconds = 0
        self.commands: dict[str, int] = {}
        """What was carried out, and as which number."""
        self.agreement = Agreement()
        self.guests: dict[PersonId, Guest] = {}
        self.host: PersonId = ""
        self.chairs: list[Chair] = []
        self.phase: Phase = "waiting"
        self.locked = False
        self.paused = False
        self.votes: set[PersonId] = set()
        self.games = 0
        self.game: Game[Rulebook] | None = None
        self.played: dict[PersonId, int] = {}
        """Who has a player's knowledge of this game, and on which seat they got it."""
        self.salt = ""
        self.asked_at: Milliseconds = 0
        """When the decision was asked that is open now."""

    def take(self, row: Row, entry: AnyEntry | None = None) -> AnyEntry:
        """What happened next."""
        if row.seq != self.seq + 1:
            raise ValueError(f"table {self.code} is at {self.seq} and was told number {row.seq}")
        entry = read_entry(row.entry) if entry is None else entry
        self.seq, self.at = row.seq, row.at
        self.commands[row.command] = row.seq
        _TAKE[type(entry)](self, entry)
        return entry

    # ── Who is who ───────────────────────────────────────────────────────────────────────────────────

    def seat_of(self, person: PersonId) -> int | None:
        """Where somebody sits; None for whoever watches."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.owner == person), None)

    def guest(self, number: int) -> Guest | None:
        """The guest with this number, if they are here."""
        found = next((guest for guest in self.guests.values() if guest.number == number), None)
        return None if found is None or found.gone else found

    def present(self) -> list[Guest]:
        """All who have not left, in the order in which they came."""
        return [guest for guest in self.guests.values() if not guest.gone]

    def voters(self) -> list[PersonId]:
        """Who decides about a pause: people on seats who are connected."""
        return [
            chair.owner
            for chair in self.chairs
            if chair.owner is not None and self.guests[chair.owner].online
        ]

    def names(self) -> list[str]:
        """What everybody on a seat is called in a game: bots by names that nobody else has."""
        names = ["" if chair.owner is None else self.guests[chair.owner].name for chair in self.chairs]
        taken = {name.casefold() for name in names}
        spare = (name for name in GUESTS if name.casefold() not in taken)
        return [name or next(spare) for name in names]

    def next_host(self) -> PersonId | None:
        """Who becomes host when the host is gone: people before programs, who sits, who came first."""
        others = [guest for guest in self.present() if guest.id != self.host and guest.online]
        others.sort(key=lambda guest: (guest.program, self.seat_of(guest.id) is None, guest.number))
        return others[0].id if others else None

    # ── The game ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def decider(self) -> Player | None:
        """Whose decision the table waits for."""
        return self.game.decider if self.game is not None and self.phase == "playing" else None

    @property
    def decisions(self) -> int:
        """How many decisions have been made in this game: the number of the one that is open."""
        return len(self.game.moves) if self.game is not None else 0

    def question(self) -> ClockKind:
        """What kind of decision is open."""
        if self.game is None:
            return "else"
        return game_of(self.game.header).play.clocks.get(self.game.rulebook.phase(), "else")

    def deadline(self) -> Milliseconds | None:
        """When the time for the open decision is over; None if somebody may take as long as they like."""
        decider = self.decider
        if decider is None or self.paused or self.chairs[decider].is_played_by_bot:
            return None
        time = self.agreement.time_for(self.question())
        return None if time is None else self.asked_at + time

    def alarms(self) -> Mapping[str, Milliseconds]:
        """What has to happen later if nothing else happens, and when."""
        return dict(self._alarms())

    def _alarms(self) -> Iterator[tuple[str, Milliseconds]]:
        decider, deadline = self.decider, self.deadline()
        if deadline is not None:
            yield "decide", deadline
        elif decider is not None and not self.paused and self.chairs[decider].is_played_by_bot:
            yield "bot", self.asked_at
        grace = self.agreement.grace * 1000
        for guest in self.guests.values():
            if guest.away_since is not None and not guest.gone:
                if guest.id == self.host and self.next_host() is not None:
                    yield "host", guest.away_since + grace
                seat = self.seat_of(guest.id)
                if self.phase == "playing" and seat is not None and not self.chairs[seat].stand_in:
                    yield f"grace {guest.number}", guest.away_since + grace

    # ── What happens ─────────────────────────────────────────────────────────────────────────────────

    def _opened(self, entry: Opened) -> None:
        self._agree(entry.agreement)
        self.host = entry.host
        self._greet(entry.host, entry.name, entry.program)
        self.guests[entry.host].away_since = self.at
        if entry.sits:
            self.chairs[0].owner = entry.host
        empty = [chair for chair in self.chairs if chair.empty]
        for chair, bot in zip(empty, entry.bots, strict=False):
            chair.bot = bot

    def _greet(self, person: PersonId, name: str, program: bool) -> None:
        """Somebody is here, for the first time or again, under a name that nobody else has."""
        known = self.guests.get(person)
        if known is None:
            self.guests[person] = Guest(len(self.guests), person, self.free_name(name), program)
        else:
            known.gone = False

    def free_name(self, name: str, person: PersonId = "") -> str:
        """This name, with a number if somebody else has it."""
        taken = {guest.name.casefold() for guest in self.guests.values() if guest.id != person}
        number, free = 1, name
        while free.casefold() in taken:
            number += 1
            free = f"{name[:20]} {number}"
        return free

    def _came(self, entry: Came) -> None:
        self._greet(entry.person, entry.name, entry.program)
        guest = self.guests[entry.person]
        guest.processes.add(entry.process)
        guest.away_since = None
        if self.guests[self.host].gone:
            self.host = entry.person
        self._return(entry.person)

    def _return(self, person: PersonId) -> None:
        """Whoever comes back plays for themselves again."""
        seat = self.seat_of(person)
        if seat is not None and self.chairs[seat].stand_in:
            self.chairs[seat].stand_in = False
            if self.decider == seat:
                self.asked_at = self.at

    def _went(self, entry: Went) -> None:
        self._disconnect(self.guests[entry.person], entry.process)

    def _lost(self, entry: Lost) -> None:
        for guest in self.guests.values():
            self._disconnect(guest, entry.process)

    def _disconnect(self, guest: Guest, process: str) -> None:
        if process in guest.processes:
            guest.processes.remove(process)
            if not guest.processes:
                guest.away_since = self.at

    def _sat(self, entry: Sat) -> None:
        self._leave_seat(entry.person)
        self.chairs[entry.seat] = Chair(owner=entry.person)
        if self.decider == entry.seat and entry.person not in self.played:
            self.asked_at = self.at
        self.played[entry.person] = entry.seat

    def _leave_seat(self, person: PersonId) -> None:
        """Nobody sits there now; in a game a bot does."""
        seat = self.seat_of(person)
        self.votes.discard(person)
        if seat is not None:
            self.chairs[seat] = Chair(bot=self.agreement.bot() if self.phase == "playing" else "")

    def _stood(self, entry: Stood) -> None:
        self._leave_seat(entry.person)

    def _left(self, entry: Left) -> None:
        self._leave_seat(entry.person)
        guest = self.guests[entry.person]
        guest.gone, guest.removed = True, entry.removed
        guest.processes.clear()
        guest.away_since = None
        if entry.person == self.host:
            self.host = self.next_host() or self.host

    def _stood_in(self, entry: StoodIn) -> None:
        seat = self.seat_of(entry.person)
        if seat is not None:
            self.chairs[seat].stand_in = True
            self.asked_at = self.at if self.decider == seat else self.asked_at

    def _took_back(self, entry: TookBack) -> None:
        self._return(entry.person)

    def _renamed(self, entry: Renamed) -> None:
        self.guests[entry.person].name = self.free_name(entry.name, entry.person)

    def _filled(self, entry: Filled) -> None:
        for seat, bot in entry.bots.items():
            self.chairs[seat] = Chair(bot=bot)

    def _agreed(self, entry: Agreed) -> None:
        self._agree(entry.agreement)
        self.votes.clear()  # who was ready was ready for something else

    def _agree(self, agreement: Agreement) -> None:
        """As many chairs as are needed; who sat on one that is gone, watches; bots have to know the game."""
        if agreement.game != self.agreement.game:
            self.chairs = [Chair(owner=chair.owner) for chair in self.chairs]
        self.agreement = agreement
        new = [Chair() for _ in range(len(self.chairs), agreement.players)]
        self.chairs = [*self.chairs[: agreement.players], *new]

    def _locked(self, entry: Locked) -> None:
        self.locked = entry.locked

    def _handed_over(self, entry: HandedOver) -> None:
        self.host = entry.person

    def _muted(self, entry: Muted) -> None:
        self.guests[entry.person].muted = entry.muted

    def _began(self, entry: Began) -> None:
        self.game = open_game(entry.start)
        self.played = {chair.owner: seat for seat, chair in enumerate(self.chairs) if chair.owner is not None}
        self.salt = entry.salt
        self.games += 1
        self.phase = "playing"
        self.paused = False
        self.votes.clear()
        self.asked_at = self.at

    def _moved(self, entry: Moved) -> None:
        game = self.game
        assert game is not None
        game.rulebook.play(entry.move, game.log)
        game.moves.append(entry.move)
        self.asked_at = self.at
        if game.over:
            self.phase = "over"
            self._dismiss_stand_ins()

    def _dismiss_stand_ins(self) -> None:
        for chair in self.chairs:
            chair.stand_in = False

    def _again(self, _: Again) -> None:
        self.phase = "waiting"
        self.votes.clear()
        self.game = None

    def _paused(self, _: Paused) -> None:
        self.paused = True
        self.votes.clear()

    def _went_on(self, _: WentOn) -> None:
        self.paused = False
        self.votes.clear()
        self.asked_at = self.at

    def _voted(self, entry: Voted) -> None:
        self.votes.symmetric_difference_update({entry.person})
        if self.phase == "playing":
            self._count_votes()

    def _count_votes(self) -> None:
        """What most want happens."""
        voters = self.voters()
        if 2 * sum(voter in self.votes for voter in voters) > len(voters):
            self.paused = not self.paused
            self.votes.clear()
            self.asked_at = self.at

    def _said(self, _: Said | Phrased) -> None:
        """Talk changes nothing."""


_TAKE: Final[Mapping[type, Callable[[Room, Any], None]]] = {
    Opened: Room._opened,
    Came: Room._came,
    Went: Room._went,
    Lost: Room._lost,
    Sat: Room._sat,
    Stood: Room._stood,
    Left: Room._left,
    StoodIn: Room._stood_in,
    TookBack: Room._took_back,
    Renamed: Room._renamed,
    Filled: Room._filled,
    Agreed: Room._agreed,
    Locked: Room._locked,
    HandedOver: Room._handed_over,
    Muted: Room._muted,
    Began: Room._began,
    Moved: Room._moved,
    Again: Room._again,
    Paused: Room._paused,
    WentOn: Room._went_on,
    Voted: Room._voted,
    Said: Room._said,
    Phrased: Room._said,
}


def room_of(code: Code, rows: Iterable[Row]) -> Room:
    """The room that a log tells of."""
    room = Room(code)
    for row in rows:
        room.take(row)
    return room
