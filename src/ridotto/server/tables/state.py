"""The state of a table: its people, seats and games, after the entries of its log."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from ridotto.lookalikes import looks
from ridotto.play.game import Game
from ridotto.play.part import ClockKind
from ridotto.play.rulebook import Rulebook
from ridotto.play.setup import DEFAULT_NAMES
from ridotto.seats import Player
from ridotto.server.store.store import Code, Milliseconds, Row
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.messages import Entry
from ridotto.server.tables.people import Chair, Guest, PersonId
from ridotto.server.tables.refused import NotFinished

Phase: TypeAlias = Literal["waiting", "playing", "over"]


MOST_ALLOWANCE: Final[Milliseconds] = 6_000
"""How long a clock waits at most for a page that shows what happened."""
RECENT_COMMANDS: Final = 100
"""How many commands a table remembers; the store knows them all."""


@dataclass(eq=False)
class TableState:
    """A table after the last entry of its log. Every field is saved by `ridotto.server.history`."""

    code: Code
    seq: int = 0
    at: Milliseconds = 0
    size: int = 0
    """Bytes of all entries of the log."""
    commands: dict[str, int] = field(default_factory=dict)
    """The ids of the latest commands that were carried out, with their numbers in the log."""
    agreement: Agreement = field(default_factory=Agreement)
    agreed: int = 0
    """The number under which the agreement was made."""
    guests: dict[PersonId, Guest] = field(default_factory=dict)
    host: PersonId = ""
    chairs: list[Chair] = field(default_factory=list)
    phase: Phase = "waiting"
    locked: bool = False
    closed: bool = False
    """Whether the operator has closed the table for good."""
    paused: bool = False
    votes: set[PersonId] = field(default_factory=set)
    knew: dict[PersonId, list[int]] = field(default_factory=dict)
    """After a game: the events of which people say that they knew what they truly were."""
    games: int = 0
    """How many games have begun."""
    game: Game[Rulebook] | None = None
    played: dict[PersonId, int] = field(default_factory=dict)
    """People who have seen this game as a player, and on which seat."""
    seat_requests: dict[PersonId, int] = field(default_factory=dict)
    """People who ask for a seat in this game, and for which."""
    declined: set[PersonId] = field(default_factory=set)
    """People whom the host gave no seat in this game."""
    salt: str = ""
    asked_at: Milliseconds = 0
    """When the open decision was asked."""
    allowance: Milliseconds = 0
    """How much later its clock starts at the latest: a page first shows what has happened."""
    extra: Milliseconds = 0
    """How much more or less time it has than its clock gives: a new clock takes nothing away."""
    renewed: bool = False
    """Whether it was given its full time again; a clock that changes gives that once."""
    before_bot: tuple[Milliseconds, Milliseconds, Milliseconds] | None = None
    """When it was asked, its allowance and its deadline before a bot stood in for its player."""
    decided_at: list[int] = field(default_factory=list)
    """How many events there were when each player decided last."""
    outage: int = 0
    """The number of the last outage whose time was given back."""
    began_at: list[int] = field(default_factory=list)
    """The numbers in the log with which games began."""
    over_at: list[int] = field(default_factory=list)
    """The numbers in the log with which they ended."""
    took_part: list[list[PersonId]] = field(default_factory=list)
    """The people who have played in each game that ended."""
    guests_then: list[int] = field(default_factory=list)
    """How many guests the table had known when each of them ended: later ones have higher numbers."""
    private: dict[int, list[PersonId]] = field(default_factory=dict)
    """The players who want a finished game to be private, by its number."""
    replayed: int = 0
    """With how many moves of another game the current one began; 0 for a game from the deal."""
    is_continuation: bool = False
    """Whether the current game was played on from another one, maybe from its deal."""

    def apply(self, row: Row, entry: Entry) -> None:
        """Apply the next row of the log."""
        if row.seq != self.seq + 1:
            raise ValueError(f"table {self.code} is at {self.seq} and cannot take number {row.seq}")
        self.seq, self.at = row.seq, row.at
        self.size += len(row.entry)
        self.commands[row.command] = row.seq
        if len(self.commands) > RECENT_COMMANDS:
            del self.commands[next(iter(self.commands))]
        entry.apply(self)

    # ── People ───────────────────────────────────────────────────────────────────────────────────────

    def seat_of(self, person: PersonId) -> int | None:
        """Where a person sits; None if they watch."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.owner == person), None)

    def guest(self, number: int) -> Guest | None:
        """The guest with this number, if they are here."""
        found = next((guest for guest in self.guests.values() if guest.number == number), None)
        return None if found is None or found.gone else found

    def present(self) -> list[Guest]:
        """All guests who have not left, in the order of arrival."""
        return [guest for guest in self.guests.values() if not guest.gone]

    def voters(self) -> list[PersonId]:
        """The people who decide about a pause: those on seats who are connected."""
        return [
            chair.owner
            for chair in self.chairs
            if chair.owner is not None and self.guests[chair.owner].online
        ]

    def names(self) -> list[str]:
        """The names of the players in a game: bots get free names."""
        names = ["" if chair.owner is None else self.guests[chair.owner].name for chair in self.chairs]
        taken = {look for name in names for look in looks(name)}
        spare = (name for name in DEFAULT_NAMES if looks(name).isdisjoint(taken))
        return [name or next(spare) for name in names]

    def next_host(self) -> PersonId | None:
        """The next host when the host is gone: people before programs, then seated ones, then by arrival."""
        others = [guest for guest in self.present() if guest.id != self.host and guest.online]
        others.sort(key=lambda guest: (guest.program, self.seat_of(guest.id) is None, guest.number))
        return others[0].id if others else None

    def admit(self, person: PersonId, name: str, program: bool) -> None:
        """Add a guest, or bring back a known one, under a free name."""
        known = self.guests.get(person)
        if known is None:
            self.guests[person] = Guest(len(self.guests), person, self.free_name(name), program)
        else:
            known.gone = False

    def free_name(self, name: str, person: PersonId = "") -> str:
        """This name, with a number if another guest has one that looks like it."""
        taken = {look for guest in self.guests.values() if guest.id != person for look in looks(guest.name)}
        number, free = 1, name
        while not looks(free).isdisjoint(taken):
            number += 1
            free = f"{name[:20]} {number}"
        return free

    # ── The game ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def decider(self) -> Player | None:
        """The player whose decision the table waits for."""
        return self.game.decider if self.game is not None and self.phase == "playing" else None

    @property
    def decisions(self) -> int:
        """The number of the open decision: how many have been made in this game."""
        return len(self.game.moves) if self.game is not None else 0

    @property
    def is_person_asked(self) -> bool:
        """Whether the open decision is one of a person, and not of a bot."""
        decider = self.decider
        return decider is not None and not self.chairs[decider].is_played_by_bot

    @property
    def asked_guest(self) -> Guest | None:
        """The person whose decision is open, unless a bot decides for them."""
        decider = self.decider
        chair = None if decider is None else self.chairs[decider]
        return None if chair is None or chair.is_played_by_bot else self.guests.get(chair.owner or "")

    @property
    def _asks_page(self) -> bool:
        guest = self.asked_guest
        return guest is not None and guest.page

    def ask(self) -> None:
        """The open decision has its full time from now on."""
        self.asked_at, self.extra, self.before_bot = self.at, 0, None
        self.allowance = 0 if self.agreement.clock == "none" else self._time_to_show()

    def ask_next(self) -> None:
        """A new decision is open."""
        self.renewed = False
        self.ask()

    def ask_bot(self) -> None:
        """A bot decides instead of the person who was asked."""
        deadline = self.deadline()
        before = None if deadline is None else (self.asked_at, self.allowance, deadline)
        self.asked_at, self.extra, self.allowance, self.before_bot = self.at, 0, 0, before

    def ask_person_again(self) -> None:
        """A person decides instead of the bot: with what was left, if they were asked before the bot was."""
        before = self.before_bot
        self.ask()
        if before is not None:
            self.asked_at, self.allowance, deadline = before
            self._keep_deadline(deadline)

    def ask_after_outage(self) -> None:
        """A person has the whole time again, and never less than was left: what was shown is forgotten.

        A page has to connect again first, so that its clock waits as long as a clock may wait.
        """
        before = self.deadline()
        if before is None:
            return
        self.ask()
        if self._asks_page:
            self.allowance = MOST_ALLOWANCE
        if before > (self.deadline() or 0):
            self._keep_deadline(before)

    def change_clock(self, agreement: Agreement) -> None:
        """Under a new clock the open question has its full time once, and never less than before."""
        before, self.agreement = self.deadline(), agreement
        if not self.is_person_asked:
            return
        time = agreement.time_for(self.clock_kind())
        if before is None or time is None or (not self.renewed and self.at + time >= before):
            self.renewed = self.renewed or before is not None
            self.ask()
        else:
            self._keep_deadline(before)

    def _keep_deadline(self, deadline: Milliseconds) -> None:
        """The open decision is due when it was, whatever the clock."""
        time = self.agreement.time_for(self.clock_kind())
        self.extra = 0 if time is None else deadline - self.asked_at - self.allowance - time

    def _time_to_show(self) -> Milliseconds:
        """How long a page shows what the person who is asked was told since they decided last."""
        game, decider = self.game, self.decider
        if game is None or decider is None or not self._asks_page:
            return 0
        return game.part.pacing.time_since(game.log, self.decided_at[decider], MOST_ALLOWANCE)

    def clock_kind(self) -> ClockKind:
        """What kind of decision is open."""
        if self.game is None:
            return "else"
        return self.game.part.clocks.get(self.game.rulebook.phase(), "else")

    def deadline(self) -> Milliseconds | None:
        """When the time for the open decision is over at the latest; None for no limit."""
        if self.paused or not self.is_person_asked:
            return None
        time = self.agreement.time_for(self.clock_kind())
        return None if time is None else self.asked_at + self.allowance + time + self.extra

    def starts(self) -> Milliseconds | None:
        """When the clock of the open decision starts at the latest, if it may wait for a page."""
        return self.asked_at + self.allowance if self.allowance and self.deadline() is not None else None

    def alarms(self) -> Mapping[str, Milliseconds]:
        """The clocks of the table: what happens when, unless something else happens first."""
        if self.closed:
            return {}
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


def rows_of_game(state: TableState, number: int) -> tuple[int, int]:
    """The first and the last number of a game in the log; NotFinished if it has no end."""
    if not 1 <= number <= len(state.over_at):
        raise not_over(number, state)
    return state.began_at[number - 1], state.over_at[number - 1]


def not_over(number: int, state: TableState) -> NotFinished:
    """The refusal for a game that is not finished."""
    return NotFinished("game-goes-on-still" if state.games == number else "game-not-finished", number=number)
