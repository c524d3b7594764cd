"""How a round stands: a table to play on from, made of a view and what its player saw happen in this round.

What is secret, decks, masks, hands and wagers, is left out: that has to be imagined.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from ridotto.bots.bot import GrimmInvitation, options_of
from ridotto.events import HIDDEN, Event
from ridotto.games.grimm.bots.seen import table_of
from ridotto.games.grimm.bots.turn import Turn
from ridotto.games.grimm.play.view import GrimmView
from ridotto.games.grimm.rules.actions import action_cards
from ridotto.games.grimm.rules.characters import NO_CHARACTER
from ridotto.games.grimm.rules.events import Kind, Offer, Wagering
from ridotto.games.grimm.rules.moves import GIVE, Move, given_to, kind_of
from ridotto.games.grimm.rules.roses import with_fewest_roses
from ridotto.games.grimm.rules.table import (
    ABILITIES,
    KINDS,
    LISTEN,
    MAX_PLAYERS,
    OFFER,
    PLACING,
    WAGERING,
    Table,
    is_single,
    left_of,
)
from ridotto.seats import NOWHERE, Bits, Player

ALL_WAGERS: Final = (1 << KINDS) - 1


@dataclass(slots=True)
class Taken:
    """A wager that somebody has taken, and which it may be, as bits."""

    who: Player
    able: Bits


@dataclass(slots=True)
class Round:
    """What happened in this round, as far as the rules still need it."""

    turn: Turn = field(default_factory=Turn)
    drafted: int = 0
    idle: int = 0
    """Turns in a row in which nothing moved."""
    abilities: dict[Player, int] = field(default_factory=dict)
    shown: list[list[int]] = field(default_factory=lambda: [[] for _ in range(MAX_PLAYERS)])
    """The characters that each player has shown, by now or at the end."""
    cards: list[list[int]] = field(default_factory=lambda: [[0] * KINDS for _ in range(MAX_PLAYERS)])
    """What each player is known to have, how many of each."""
    peeks: list[int] = field(default_factory=lambda: [0] * MAX_PLAYERS)
    """How many cards of the character deck each player has seen."""
    has_chosen: Bits = 0
    wagers: list[Taken] = field(default_factory=list)
    left: Bits = ALL_WAGERS
    """The wagers that were left when the player last looked."""


class Standing:
    """What one player has seen of a game that is still of some use."""

    def __init__(self, player: Player) -> None:
        """Before the first round."""
        self.player = player
        self.round = Round()
        self.actions: list[int] = []
        """The action cards that were turned up, in order."""
        self.played: list[list[int]] = []
        """The characters of the round before."""

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            if event.kind == Kind.ROUND:
                self.played, self.round = self.round.shown, Round()
            elif event.kind == Kind.OFFERED:
                self.actions.append(event.n)
            elif event.kind == Kind.TURN:
                self._next_turn(event)
            else:
                self._card(event)
                self._take_in(event)
                self.round.turn.take_in(event)

    def _next_turn(self, event: Event) -> None:
        now, before = self.round, self.round.turn
        if before.who != NOWHERE:
            now.idle = 0 if before.busy else now.idle + 1
        now.turn = Turn.of(event, now.abilities.get(event.who, NO_CHARACTER))

    def _take_in(self, event: Event) -> None:
        now, kind = self.round, event.kind
        if kind in (Kind.UNMASKED, Kind.SHOWN):
            now.shown[event.who].append(event.secret)
        elif kind == Kind.ABILITY:
            now.abilities[event.who] = event.n
        elif kind == Kind.DRAFTED:
            now.drafted += 1
        elif kind == Kind.PEEKED:
            now.peeks[event.who] += 1
        elif kind in (Kind.BROWSED, Kind.WAGERED):
            self._wager(event)

    # ── Cards and wagers ─────────────────────────────────────────────────────────────────────────────

    def _card(self, event: Event) -> None:
        """Cards move for all to see, but for those that the unmasked draw."""
        if event.kind == Kind.DRAFTED or event.kind == Kind.KEPT:
            self._count(event.who, event.n, 1)
        elif event.kind == Kind.ACTED:
            self._count(event.who, event.a, -event.b)
        elif event.kind in (Kind.GAVE, Kind.PASSED):
            if event.kind == Kind.PASSED or self.round.turn.from_hand:
                self._count(event.who, event.n, -1)
            self._count(event.a, event.n, 1)

    def _count(self, who: Player, artifact: int, more: int) -> None:
        cards = self.round.cards[who]
        cards[artifact] = max(0, cards[artifact] + more)

    def _wager(self, event: Event) -> None:
        """What was left when the player looked was taken later, if at all, and nothing else."""
        now = self.round
        if event.kind == Kind.WAGERED:
            if event.a == Wagering.UNMASKED:
                now.has_chosen |= 1 << event.who
            able = now.left if event.secret == HIDDEN else 1 << event.secret
            now.wagers.append(Taken(event.who, able))
        elif event.secret != HIDDEN:
            for taken in now.wagers:
                taken.able &= ~event.secret
            now.left = event.secret

    # ── The table ────────────────────────────────────────────────────────────────────────────────────

    def table(self, view: GrimmView, invitation: GrimmInvitation) -> Table:
        """The table, with what is secret left out; in the hands of others lie the cards that are known."""
        t = table_of(view, invitation)
        t.has_chosen, t.drafted, t.idle = self.round.has_chosen, self.round.drafted, self.round.idle
        self._house(t)
        self._hands(t)
        self._wagers(t)
        self._turn(t, options_of(view))
        return t

    def _house(self, t: Table) -> None:
        """The action cards, those that are yet to come in any order, and who was who."""
        cards = list(action_cards(t.players, t.wagers == 1))
        t.action_count = len(cards)
        known = self.actions[: t.action_count]
        t.action_cards[: t.action_count] = [*known, *(card for card in cards if card not in known)]
        for who, characters in enumerate(self.played):
            t.played[2 * who : 2 * who + len(characters)] = characters

    def _hands(self, t: Table) -> None:
        for who in range(t.players):
            if who != self.player and not t.masked >> who & 1:
                t.tableau[who * KINDS : (who + 1) * KINDS] = self.round.cards[who]

    def _wagers(self, t: Table) -> None:
        """The wagers of others, in one of the ways in which they may have been taken."""
        for taken in self.others_wagers():
            free = [c for c in range(KINDS) if taken.able >> c & 1 and t.wager_of[c] == NOWHERE]
            t.wager_of[free[0]] = taken.who

    def others_wagers(self) -> list[Taken]:
        """What others have taken this round."""
        return [taken for taken in self.round.wagers if taken.who != self.player]

    def _turn(self, t: Table, options: Sequence[Move]) -> None:
        """How far the turn has come, and what waits to be settled."""
        turn = self.round.turn
        t.step, t.kept, t.marked, t.busy = turn.step_at(t), turn.kept, turn.marked, turn.busy
        t.choices = sum(1 << given_to(move) for move in options if kind_of(move) == GIVE)
        if t.phase == ABILITIES:
            t.choosers = with_fewest_roses(t) & ~sum(1 << who for who in self.round.abilities)
        elif t.phase == PLACING and t.step == LISTEN:
            t.secretly = 0 if is_single(turn.listened) else 1
            t.choosers = turn.listened & ~up_to(t, t.asked)
        elif bets(t):
            t.offers = turn.fallen & ~(1 << t.asked)
        self._gifts(t)

    def _gifts(self, t: Table) -> None:
        """The gifts that the giver's ability has yet to look at."""
        turn = self.round.turn
        count = len(turn.given_to)
        done = 0 if bets(t) else turn.looked_at(t)
        if done < count:
            t.given_to[:count] = turn.given_to
            t.given_count, t.given_next = count, done

    def begin_listening(self, t: Table) -> None:
        """Go back to where the first one chose in secret: whatever they chose is yet to be imagined."""
        turn = self.round.turn
        who = left_of(t, t.turn_player)
        while turn.chose and t.asked != who:
            if turn.chose >> who & 1:
                t.asked = who
                t.choosers = turn.listened & ~up_to(t, who)
                return
            who = left_of(t, who)


def bets(t: Table) -> bool:
    """Whether somebody may take a wager now."""
    return t.phase == WAGERING or (t.phase == OFFER and t.offer == Offer.WAGER)


def up_to(t: Table, last: Player) -> Bits:
    """Everybody from the left of whose turn it is, to the last one of these."""
    who = left_of(t, t.turn_player)
    found = 1 << who
    while who != last:
        who = left_of(t, who)
        found |= 1 << who
    return found
