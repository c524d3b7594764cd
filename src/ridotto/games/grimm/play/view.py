"""What one player sees of a table of The Grimm Masquerade."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from ridotto.events import Event
from ridotto.games.grimm.play.header import Grimm
from ridotto.games.grimm.rules.characters import NO_CHARACTER
from ridotto.games.grimm.rules.knowledge import Knowledge, learn, public_possible
from ridotto.games.grimm.rules.moves import Move
from ridotto.games.grimm.rules.seen import sees_artifacts
from ridotto.games.grimm.rules.table import (
    GIVING,
    KEEP_OR_GIVE,
    KINDS,
    NO_CARD,
    OFFER,
    OVER,
    PHASE_NAMES,
    TOASTING,
    Table,
    is_masked,
)
from ridotto.seats import Bits, Player, members


class GuestView(msgspec.Struct, frozen=True, gc=False):
    """A player as the viewer sees them."""

    player: Player
    name: str
    roses: int
    trophies: int
    masked: bool
    cards: int
    """How many artifacts they have."""
    artifacts: tuple[int, ...] | None
    """How many of each; None for another player's secret hand."""
    shown: tuple[int, ...]
    """Their characters that were unmasked this round."""
    characters: tuple[int, ...]
    """Their characters, as far as the viewer has a right to know them."""
    markers: tuple[int, ...]
    """The characters they put a marker on: they are none of these."""
    possible: tuple[int, ...] | None
    """The characters they may still hide, as everybody can work out; None if the table hides this help."""
    treasure: bool
    wagers: int
    ability: int | None


class Question(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the viewer has to decide now, and what depends on it. An empty set is not sent."""

    kind: str
    options: tuple[Move, ...]
    offer: int | None
    """What is offered, where something is."""
    second: Bits = 0
    """The masked players for whom the drawn card would be the second of its kind."""
    third: Bits = 0
    """Those for whom it would be the third."""


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one player may see it."""

    viewer: Player
    round: int
    turn: int
    turn_player: Player
    first: Player
    guests: tuple[GuestView, ...]
    broken: tuple[int, ...]
    """The characters unmasked this round."""
    deck: int
    discard: tuple[int, ...]
    pool: tuple[int, ...]
    """What can be drafted, how many of each."""
    drawn: tuple[int | None, ...]
    """The cards drawn that nobody has yet; None for one that is not the viewer's to see."""
    actions: tuple[int, ...]
    """The action cards face up."""
    wagers_left: int
    peeked: tuple[int, ...]
    """The characters the viewer has seen in the deck this round."""
    own_wagers: tuple[int, ...]
    phase: str
    decider: Player | None
    question: Question | None
    ending: int
    winners: tuple[Player, ...]


class CompactGuest(msgspec.Struct, frozen=True, gc=False):
    """A player as the viewer sees them, as it is sent; sets of characters are bits."""

    roses: int
    trophies: int
    masked: bool
    cards: int
    artifacts: tuple[int, ...] | None
    shown: tuple[int, ...]
    characters: tuple[int, ...]
    markers: Bits
    possible: Bits | None
    treasure: bool
    wagers: int
    ability: int | None


class CompactView(msgspec.Struct, frozen=True, gc=False):
    """A view as it is sent: guests by player, sets as bits, names only in the header of the game."""

    round: int
    turn: int
    turn_player: Player
    first: Player
    guests: tuple[CompactGuest, ...]
    broken: Bits
    deck: int
    discard: tuple[int, ...]
    pool: tuple[int, ...]
    drawn: tuple[int | None, ...]
    actions: Bits
    wagers_left: int
    peeked: Bits
    own_wagers: Bits
    phase: str
    decider: Player | None
    ending: int
    winners: tuple[Player, ...]


class PlayerMemory:
    """What a viewer saw in this round."""

    def __init__(self) -> None:
        self.known = Knowledge()

    def copy(self) -> "PlayerMemory":
        """The same, to go on with elsewhere."""
        twin, known = PlayerMemory(), self.known
        twin.known = replace(known, wagers_of=known.wagers_of[:], characters=known.characters[:])
        return twin

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            learn(self.known, event.kind, event.who, event.secret)


def shorten(t: Table, viewer: Player, known: Knowledge, deduction: bool) -> CompactView:
    """The table as the viewer may see it: public facts, and what is theirs alone."""
    return CompactView(
        round=t.round,
        turn=t.turn,
        turn_player=t.turn_player,
        first=t.first,
        guests=tuple(
            _guest(t, viewer, player, known.wagers_of[player], deduction) for player in range(t.players)
        ),
        broken=t.broken,
        deck=t.deck_count,
        discard=tuple(t.discard),
        pool=tuple(t.pool),
        drawn=_drawn(t),
        actions=t.actions,
        wagers_left=t.wager_count,
        peeked=known.peeked,
        own_wagers=sum(1 << c for c in range(KINDS) if t.wager_of[c] == viewer),
        phase=PHASE_NAMES[t.phase],
        decider=t.asked if t.phase != OVER else None,
        ending=t.ending,
        winners=tuple(members(t.winners)),
    )


def _guest(t: Table, viewer: Player, player: Player, wagers: int, deduction: bool) -> CompactGuest:
    dealt = [c for c in t.characters[2 * player : 2 * player + 2] if c != NO_CHARACTER]
    artifacts = tuple(t.tableau[player * KINDS : (player + 1) * KINDS])
    ability = t.ability_of[player]
    return CompactGuest(
        roses=t.roses[player],
        trophies=t.trophies[player],
        masked=is_masked(t, player),
        cards=t.size[player],
        artifacts=artifacts if sees_artifacts(t, player, viewer) else None,
        shown=tuple(c for c in dealt if t.broken >> c & 1),
        characters=tuple(dealt),
        markers=t.markers[player],
        possible=public_possible(t, player) if deduction else None,
        treasure=t.treasure[player] == 1,
        wagers=wagers,
        ability=ability if ability != NO_CHARACTER else None,
    )


def expand(compact: CompactView, header: Grimm, viewer: Player, question: Question | None) -> View:
    """The view that a compact one stands for."""
    return View(
        viewer=viewer,
        round=compact.round,
        turn=compact.turn,
        turn_player=compact.turn_player,
        first=compact.first,
        guests=tuple(
            _expand_guest(guest, player, header.players[player])
            for player, guest in enumerate(compact.guests)
        ),
        broken=tuple(members(compact.broken)),
        deck=compact.deck,
        discard=compact.discard,
        pool=compact.pool,
        drawn=compact.drawn,
        actions=tuple(members(compact.actions)),
        wagers_left=compact.wagers_left,
        peeked=tuple(members(compact.peeked)),
        own_wagers=tuple(members(compact.own_wagers)),
        phase=compact.phase,
        decider=compact.decider,
        question=question,
        ending=compact.ending,
        winners=compact.winners,
    )


def _expand_guest(guest: CompactGuest, player: Player, name: str) -> GuestView:
    return GuestView(
        player=player,
        name=name,
        roses=guest.roses,
        trophies=guest.trophies,
        masked=guest.masked,
        cards=guest.cards,
        artifacts=guest.artifacts,
        shown=guest.shown,
        characters=guest.characters,
        markers=tuple(members(guest.markers)),
        possible=None if guest.possible is None else tuple(members(guest.possible)),
        treasure=guest.treasure,
        wagers=guest.wagers,
        ability=guest.ability,
    )


def _drawn(t: Table) -> tuple[int | None, ...]:
    """The cards just drawn that nobody has yet, as the viewer saw them."""
    if t.phase == TOASTING:
        drawn: tuple[int, ...] = (t.drawn, t.drawn_too)
    else:
        drawn = (t.drawn,) if t.phase in (KEEP_OR_GIVE, GIVING) else ()
    return tuple(None if card == NO_CARD else card for card in drawn)


def question_for(t: Table, options: list[Move]) -> Question:
    """What the decider has to decide, at the table as they see it."""
    offer = t.offer if t.phase == OFFER else None
    return Question(PHASE_NAMES[t.phase], tuple(options), offer, second=_who_has(t, 1), third=_who_has(t, 2))


def _who_has(t: Table, count: int) -> Bits:
    """The masked players with so many cards like the one just drawn (G12, G13)."""
    if t.phase not in (KEEP_OR_GIVE, GIVING):
        return 0
    masked = (player for player in range(t.players) if is_masked(t, player))
    return sum(1 << player for player in masked if t.tableau[player * KINDS + t.drawn] == count)
