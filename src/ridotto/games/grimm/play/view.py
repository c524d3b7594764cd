"""What one player sees of a table of The Grimm Masquerade."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import msgspec

from ridotto.events import Event
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
from ridotto.seats import Player, members


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


class Question(msgspec.Struct, frozen=True, gc=False):
    """What the viewer has to decide now."""

    kind: str
    options: tuple[Move, ...]
    offer: int | None
    """What is offered, where something is."""


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


class Recollection:
    """What a viewer saw in this round."""

    def __init__(self) -> None:
        self.known = Knowledge()

    def copy(self) -> "Recollection":
        """The same, to go on with elsewhere."""
        twin, known = Recollection(), self.known
        twin.known = replace(known, wagers_of=known.wagers_of[:], characters=known.characters[:])
        return twin

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            learn(self.known, event.kind, event.who, event.secret)


def look_at(
    t: Table, viewer: Player, names: Sequence[str], known: Knowledge, options: list[Move], deduction: bool
) -> View:
    """The table as the viewer may see it: public facts, and what is theirs alone."""
    decider = t.asked if t.phase != OVER else None
    return View(
        viewer=viewer,
        round=t.round,
        turn=t.turn,
        turn_player=t.turn_player,
        first=t.first,
        guests=tuple(
            _guest(t, viewer, player, names[player], known.wagers_of[player], deduction)
            for player in range(t.players)
        ),
        broken=tuple(members(t.broken)),
        deck=t.deck_count,
        discard=tuple(t.discard),
        pool=tuple(t.pool),
        drawn=_drawn(t),
        actions=tuple(members(t.actions)),
        wagers_left=t.wager_count,
        peeked=tuple(members(known.peeked)),
        own_wagers=tuple(c for c in range(KINDS) if t.wager_of[c] == viewer),
        phase=PHASE_NAMES[t.phase],
        decider=decider,
        question=_question(t, options) if decider == viewer else None,
        ending=t.ending,
        winners=tuple(members(t.winners)),
    )


def _guest(t: Table, viewer: Player, player: Player, name: str, wagers: int, deduction: bool) -> GuestView:
    dealt = [c for c in t.characters[2 * player : 2 * player + 2] if c != NO_CHARACTER]
    shown = tuple(c for c in dealt if t.broken >> c & 1)
    artifacts = tuple(t.tableau[player * KINDS : (player + 1) * KINDS])
    ability = t.ability_of[player]
    return GuestView(
        player=player,
        name=name,
        roses=t.roses[player],
        trophies=t.trophies[player],
        masked=is_masked(t, player),
        cards=t.size[player],
        artifacts=artifacts if sees_artifacts(t, player, viewer) else None,
        shown=shown,
        characters=tuple(dealt),
        markers=tuple(members(t.markers[player])),
        possible=tuple(members(public_possible(t, player))) if deduction else None,
        treasure=t.treasure[player] == 1,
        wagers=wagers,
        ability=ability if ability != NO_CHARACTER else None,
    )


def _drawn(t: Table) -> tuple[int | None, ...]:
    """The cards just drawn that nobody has yet, as the viewer saw them."""
    if t.phase == TOASTING:
        drawn: tuple[int, ...] = (t.drawn, t.drawn_too)
    else:
        drawn = (t.drawn,) if t.phase in (KEEP_OR_GIVE, GIVING) else ()
    return tuple(None if card == NO_CARD else card for card in drawn)


def _question(t: Table, options: list[Move]) -> Question:
    return Question(PHASE_NAMES[t.phase], tuple(options), t.offer if t.phase == OFFER else None)
