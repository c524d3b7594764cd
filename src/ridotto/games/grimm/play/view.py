"""What one player sees of a table of The Grimm Masquerade."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ridotto.events import HIDDEN, Event
from ridotto.games.grimm.rules.characters import NO_CHARACTER
from ridotto.games.grimm.rules.events import Kind, RoundEnd
from ridotto.games.grimm.rules.knowledge import public_possible
from ridotto.games.grimm.rules.moves import Move
from ridotto.games.grimm.rules.table import (
    GIVING,
    KEEP_OR_GIVE,
    KINDS,
    OFFER,
    OVER,
    PHASE_NAMES,
    TOASTING,
    Table,
    is_masked,
)
from ridotto.seats import Player, members

_DRAWN_LIES_OPEN: Final = {KEEP_OR_GIVE: 1, GIVING: 1, TOASTING: 2}
"""How many drawn cards nobody has yet, in which phase."""


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
    """How many of each; None for the secret hand of somebody else."""
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


class GrimmQuestion(msgspec.Struct, frozen=True, gc=False):
    """What the viewer has to decide now."""

    kind: str
    options: tuple[Move, ...]
    offer: int | None
    """What is offered, where something is."""


class GrimmView(msgspec.Struct, frozen=True, gc=False):
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
    question: GrimmQuestion | None
    ending: int
    winners: tuple[Player, ...]


class Seen:
    """What somebody saw of a round."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.events: list[Event] = []

    def copy(self) -> "Seen":
        """The same, to go on with elsewhere."""
        twin = Seen()
        twin.events = self.events[:]
        return twin

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        self.events.extend(events)


def look_at(
    t: Table, viewer: Player, names: Sequence[str], seen: list[Event], options: list[Move], deduction: bool
) -> GrimmView:
    """The table as the viewer may see it: public facts, and what is theirs alone."""
    decider = t.asked if t.phase != OVER else None
    return GrimmView(
        viewer=viewer,
        round=t.round,
        turn=t.turn,
        turn_player=t.turn_player,
        first=t.first,
        guests=tuple(
            _guest(t, viewer, player, names[player], _wagers(seen, player), deduction)
            for player in range(t.players)
        ),
        broken=tuple(members(t.broken)),
        deck=t.deck_count,
        discard=tuple(t.discard),
        pool=tuple(t.pool),
        drawn=_drawn(t, seen),
        actions=tuple(members(t.actions)),
        wagers_left=t.wager_count,
        peeked=_peeked(seen, viewer),
        own_wagers=tuple(c for c in range(KINDS) if t.wager_of[c] == viewer),
        phase=PHASE_NAMES[t.phase],
        decider=decider,
        question=_question(t, options) if decider == viewer else None,
        ending=t.ending,
        winners=tuple(members(t.winners)),
    )


def _guest(t: Table, viewer: Player, player: Player, name: str, wagers: int, deduction: bool) -> GuestView:
    own = player == viewer
    masks_off = t.round_end != RoundEnd.NOT_YET
    masked = is_masked(t, player)
    dealt = [c for c in t.characters[2 * player : 2 * player + 2] if c != NO_CHARACTER]
    shown = tuple(c for c in dealt if t.broken >> c & 1)
    ability = t.ability_of[player]
    return GuestView(
        player=player,
        name=name,
        roses=t.roses[player],
        trophies=t.trophies[player],
        masked=masked,
        cards=t.size[player],
        artifacts=tuple(t.tableau[player * KINDS : (player + 1) * KINDS]) if masked or own else None,
        shown=shown,
        characters=tuple(dealt) if own or masks_off else shown,
        markers=tuple(members(t.markers[player])),
        possible=tuple(members(public_possible(t, player))) if deduction else None,
        treasure=t.treasure[player] == 1,
        wagers=wagers,
        ability=ability if ability != NO_CHARACTER else None,
    )


def _drawn(t: Table, seen: list[Event]) -> tuple[int | None, ...]:
    """The cards just drawn, as the viewer saw them: the last ones that were drawn."""
    count = _DRAWN_LIES_OPEN.get(t.phase, 0)
    drawn = [event.secret for event in seen[-20:] if event.kind == Kind.DREW][-count:] if count else []
    return tuple(None if card == HIDDEN else card for card in drawn)


def _wagers(seen: list[Event], player: Player) -> int:
    """How many wagers a player has taken since this round began."""
    return sum(event.kind == Kind.WAGERED and event.who == player for event in seen)


def _peeked(seen: list[Event], viewer: Player) -> tuple[int, ...]:
    """The characters the viewer has seen in the deck since this round began."""
    return tuple(sorted({e.secret for e in seen if e.kind == Kind.PEEKED and e.who == viewer}))


def _question(t: Table, options: list[Move]) -> GrimmQuestion:
    return GrimmQuestion(PHASE_NAMES[t.phase], tuple(options), t.offer if t.phase == OFFER else None)
