"""Playing: beginning a game, moves, pauses, votes, and playing again."""

from collections.abc import Mapping
from hashlib import sha256
from secrets import randbits, token_hex
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from ridotto.chance import SEED_BITS
from ridotto.play.game import Game, open_game
from ridotto.play.header import Header
from ridotto.play.record import play_all
from ridotto.server.game_fields import HeaderField, WithStart
from ridotto.server.tables.messages import (
    Command,
    Entry,
    GuestEntry,
    GuestNotice,
    HostCommand,
    Number,
    Room,
    TableEntry,
)
from ridotto.server.tables.people import Guest
from ridotto.server.tables.refused import refuse, refuse_for
from ridotto.server.tables.state import TableState

By: TypeAlias = Literal["person", "bot", "clock"]
"""Who made a move: a person, a bot, or the clock because the time was over."""


# ── What everybody is told ───────────────────────────────────────────────────────────────────────────


class GameBegan(WithStart, frozen=True, tag="began", omit_defaults=True):
    """A game began."""

    game: int
    start: HeaderField
    """The header of the game, with 0 for the seed until the end."""
    seal: str
    """A hash of the header, the seed and a salt: after the end anyone can verify the deal with it."""
    continues: int = 0
    """With how many moves of another game it began, if it is played on from there."""


class MoveMade(msgspec.Struct, frozen=True, tag="moved"):
    """A player made a decision; the events say which, as far as you may see it."""

    game: int
    decision: int
    player: int
    by: By


def seal(start: Header, salt: str) -> str:
    """The hash that a table publishes before a game, to be verified afterwards."""
    return sha256(salt.encode() + b"\n" + msgspec.json.encode(start, order="deterministic")).hexdigest()


def game_began(state: TableState) -> GameBegan:
    """The notice about the current game, without its seed."""
    assert state.game is not None
    start = state.game.header
    hidden = msgspec.structs.replace(start, seed="0")
    return GameBegan(state.games, hidden, seal(start, state.salt), state.replayed)


# ── What happens, as the log keeps it ────────────────────────────────────────────────────────────────


class Began(WithStart, Entry, frozen=True, tag="began"):
    """A game began. Its seed and the salt of its seal are secret until the end."""

    start: HeaderField
    salt: str
    moves: list[int] = msgspec.field(default_factory=list)
    """The moves of another game from which this one goes on; none for a game from the deal."""
    continues: bool = False
    """Whether it goes on from another game, be it from the deal; old rows tell it by their moves only."""

    changes_views: ClassVar[bool] = True

    @property
    def is_continuation(self) -> bool:
        """Whether its cards are those of another game, which people may know."""
        return self.continues or bool(self.moves)

    def open(self) -> Game[Any]:
        """The game after the deal, or after the moves from which it goes on."""
        game = open_game(self.start)
        play_all(game, self.moves)
        return game

    def apply(self, state: TableState) -> None:
        """Deal, and start the clock."""
        state.game = self.open()
        state.replayed = len(self.moves)
        state.is_continuation = self.is_continuation
        state.played = {
            chair.owner: seat for seat, chair in enumerate(state.chairs) if chair.owner is not None
        }
        state.seat_requests.clear()
        state.declined.clear()
        state.salt = self.salt
        state.games += 1
        state.began_at.append(state.seq)
        state.decided_at = [0] * len(state.game.players)
        state.phase = "playing"
        state.paused = False
        state.votes.clear()
        state.knew.clear()
        state.ask_next()

    def notice(self, state: TableState) -> GameBegan:
        """The header of the game, and its seal."""
        return game_began(state)


class Moved(Entry, frozen=True, tag="moved"):
    """A player made a move."""

    player: int
    move: int
    by: By = "person"

    changes_table: ClassVar[bool] = False
    changes_views: ClassVar[bool] = True
    needs: ClassVar[Room] = "game"

    def apply(self, state: TableState) -> None:
        """Make the move; it was found legal before it was logged."""
        assert state.game is not None
        state.decided_at[self.player] = len(state.game.log)
        state.game.make_move(self.move)
        state.ask_next()
        if state.game.over:
            state.phase = "over"
            state.over_at.append(state.seq)
            state.took_part.append(sorted(state.played))
            state.guests_then.append(len(state.guests))
            state.votes.clear()
            for chair in state.chairs:
                chair.stand_in = chair.asleep = False

    def notice(self, state: TableState) -> MoveMade:
        """Who moved; the events say what was done."""
        return MoveMade(state.games, state.decisions - 1, self.player, self.by)


class Again(TableEntry, frozen=True, tag="again"):
    """The table went back to the waiting room, with everyone on their seats."""

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"table": ("again",)}

    def apply(self, state: TableState) -> None:
        """Go back to the waiting room."""
        state.phase = "waiting"
        state.votes.clear()
        state.knew.clear()
        state.game = None


class Paused(GuestEntry, frozen=True, tag="paused"):
    """The game was paused."""

    changes_listing: ClassVar[bool] = False
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("paused",)}

    def apply(self, state: TableState) -> None:
        """Stop the clocks."""
        state.paused = True
        state.votes.clear()


class WentOn(GuestEntry, frozen=True, tag="went_on"):
    """The game was resumed."""

    changes_listing: ClassVar[bool] = False
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("went_on",)}
    needs: ClassVar[Room] = "game"

    def apply(self, state: TableState) -> None:
        """Restart the clocks; the open decision gets its full time again."""
        state.paused = False
        state.votes.clear()
        state.ask()


class Voted(GuestEntry, frozen=True, tag="voted"):
    """In a game: a vote for a pause or for going on, which happens if more than half of the players want it.

    Before or after a game: ready for the next one, or not ready any more.
    """

    changes_listing: ClassVar[bool] = False
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("voted", "ready", "unready")}

    def apply(self, state: TableState) -> None:
        """A second vote takes the first one back."""
        state.votes.symmetric_difference_update({self.person})
        if state.phase == "playing":
            count_votes(state)

    def notice(self, state: TableState) -> GuestNotice:
        """That they voted, or whether they are ready."""
        guest = state.guests[self.person].number
        if state.phase == "playing":
            return GuestNotice("voted", guest)
        return GuestNotice("ready" if self.person in state.votes else "unready", guest)


class Interrupted(TableEntry, frozen=True, tag="interrupted"):
    """No server was running from one moment to another: clocks stood still, so all are due later.

    After a restart or a long outage the open decision has its whole time again: nobody remembers since when
    it was on a screen, and people have to look at the table again. A hiccup gives back what it took.
    If the second moment is the earlier one, the time in the log was wrong, and all clocks are due earlier.
    """

    since: int
    until: int
    outage: int = 0
    """The number of the outage in the store."""
    whole: bool = False
    """Whether the open decision has its whole time again; else it has what was left, as in old rows."""

    changes_table: ClassVar[bool] = False
    changes_listing: ClassVar[bool] = False
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"table": ("interrupted",)}
    needs: ClassVar[Room] = "always"

    def apply(self, state: TableState) -> None:
        """Move everything that clocks count from."""
        state.outage = max(state.outage, self.outage)
        state.asked_at, state.before_bot = self._move(state.asked_at), None
        for guest in state.guests.values():
            if guest.away_since is not None:
                guest.away_since = self._move(guest.away_since)
        if self.whole:
            state.ask_after_outage()

    def _move(self, moment: int) -> int:
        if self.until < self.since:
            return min(moment, self.since) + self.until - self.since
        return moment + self.until - self.since if moment <= self.since else max(moment, self.until)

    def concerns(self, state: TableState) -> bool:
        """Whether a clock for people was running then."""
        alarms = state.alarms().keys() - {"bot"}
        moments = [guest.away_since for guest in state.guests.values() if guest.away_since is not None]
        moments += [state.asked_at] if "decide" in alarms else []
        return bool(alarms) and any(
            moment > self.until if self.until < self.since else moment < self.until for moment in moments
        )


def count_votes(state: TableState) -> None:
    """Pause or go on, if more than half of those who are connected want that."""
    voters = state.voters()
    if 2 * sum(voter in state.votes for voter in voters) > len(voters):
        state.paused = not state.paused
        state.votes.clear()
        state.ask()


# ── What clients want ────────────────────────────────────────────────────────────────────────────────


class Move(Command, frozen=True, tag="move"):
    """Decide: `move` is one of the options of the question; game and decision say which question."""

    game: Number
    decision: Number
    move: Number

    def decide(self, state: TableState, guest: Guest) -> Moved:
        """For the player whose decision it is."""
        game, seat = state.game, state.seat_of(guest.id)
        if game is None or state.phase != "playing":
            refuse("not-now", "no-game-now")
        if seat is None:
            refuse("watching", "watching")
        if (self.game, self.decision) != (state.games, state.decisions):
            refuse("stale", "game-moved-on")
        if game.decider != seat:
            refuse("not-yours", "not-your-decision")
        if state.paused:
            refuse("not-now", "paused")
        if self.move not in game.legal():
            refuse("illegal", "not-an-option")
        return Moved(seat, self.move)


class Begin(HostCommand, frozen=True, tag="begin"):
    """The host begins a game, the first or another with the same people."""

    def decide(self, state: TableState, _: Guest) -> Began:
        """Between games, if every seat is taken."""
        require_no_game(state)
        if any(chair.empty for chair in state.chairs):
            refuse("empty-seats", "empty-seats")
        try:
            start = state.agreement.header(state.names(), randbits(SEED_BITS))
        except ValueError as error:
            refuse_for("bad-agreement", error)
        return Began(start, token_hex(16))


class PlayAgain(HostCommand, frozen=True, tag="play_again"):
    """The host brings everyone back to the waiting room after a game."""

    def decide(self, state: TableState, _: Guest) -> Again:
        """After the end of a game."""
        if state.phase != "over":
            refuse("not-now", "game-not-over")
        return Again()


class Pause(HostCommand, frozen=True, tag="pause"):
    """The host pauses the game."""

    def decide(self, state: TableState, guest: Guest) -> Paused:
        """In a game that is not paused."""
        if state.phase != "playing" or state.paused:
            refuse("not-now", "nothing-to-pause")
        return Paused(guest.id)


class GoOn(HostCommand, frozen=True, tag="go_on"):
    """The host resumes the game."""

    def decide(self, state: TableState, guest: Guest) -> WentOn:
        """In a game that is paused."""
        if not state.paused:
            refuse("not-now", "not-paused")
        return WentOn(guest.id)


class Vote(Command, frozen=True, tag="vote"):
    """Vote for a pause or for going on, or be ready for the next game; again to take it back."""

    def decide(self, state: TableState, guest: Guest) -> Voted:
        """For people on seats."""
        if state.seat_of(guest.id) is None:
            refuse("watching", "no-vote-without-seat")
        return Voted(guest.id)


def require_no_game(state: TableState) -> None:
    """Refuse while a game is being played."""
    if state.phase == "playing":
        refuse("not-now", "game-goes-on")


AnyCommand: TypeAlias = Move | Begin | PlayAgain | Pause | GoOn | Vote
AnyEntry: TypeAlias = Began | Moved | Again | Paused | WentOn | Voted | Interrupted
AnyNotice: TypeAlias = GameBegan | MoveMade
