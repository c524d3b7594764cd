"""What players can deduce: about masks from public facts, and about cards from events.

Plain functions over integers and lists, like the rules.
"""

from dataclasses import dataclass, field

from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import ABILITY, ALL_CHARACTERS, NO_CHARACTER, Ability
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.table import KINDS, MAX_PLAYERS, Table, is_masked
from ridotto.rows import row
from ridotto.seats import NOWHERE, Bits, Player, size_of

# ── Masks ────────────────────────────────────────────────────────────────────────────────────────────


def public_possible(t: Table, who: Player) -> Bits:
    """The characters that a player may still hide, as far as everyone can tell; none for the unmasked.

    A player's own marker rules a character out for them: every pair, triple and accusation without effect
    left one. An unmasked character is ruled out for all. And if some other players can only be as many
    characters as they have masks, no one else is one of those.
    """
    if not is_masked(t, who):
        return 0
    left = not_ruled_out(t, who)
    others = t.masked & ~(1 << who)
    group = others
    while group != 0:  # every group of other masked players
        able = 0
        masks = 0
        for player in range(t.players):
            if group >> player & 1:
                able |= not_ruled_out(t, player)
                masks += masks_left(t, player)
        if size_of(able) == masks:
            left &= ~able
        group = (group - 1) & others
    return left


def not_ruled_out(t: Table, who: Player) -> Bits:
    """The characters that have no marker of the player's and have not been shown."""
    return ALL_CHARACTERS & ~(t.markers[who] | t.broken)


def masks_left(t: Table, who: Player) -> int:
    """How many characters a player still hides, which is public."""
    if not t.masked >> who & 1:
        return 0
    return 1 if t.players > 2 or is_shown(t, 2 * who) or is_shown(t, 2 * who + 1) else 2


def is_shown(t: Table, place: int) -> bool:
    """Whether the character dealt to this place was unmasked."""
    return t.characters[place] != NO_CHARACTER and t.broken >> t.characters[place] & 1 == 1


def possible_for(t: Table, who: Player, elsewhere: Bits) -> Bits:
    """The characters that another player may still hide, for a viewer who knows that some are elsewhere."""
    return not_ruled_out(t, who) & ~elsewhere if is_masked(t, who) else 0


# ── What a player has seen ───────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Knowledge:
    """What one player has seen of cards and characters in this round."""

    chosen: int = NO_CHARACTER
    """The character that the player has chosen in secret to put a marker on."""
    chooser: Player = NOWHERE
    """The player, once they have chosen."""
    peeked: Bits = 0
    """The characters seen in the deck."""
    browsed: Bits = 0
    """The wagers that were left when the player last looked."""
    own_wagers: Bits = 0
    wagers_of: list[int] = field(default_factory=row(MAX_PLAYERS))
    """How many wagers each player has taken."""
    characters: list[Bits] = field(default_factory=row(MAX_PLAYERS))
    """The characters that each player is known to have, shown or not."""


def learn(known: Knowledge, kind: int, who: Player, secret: int) -> None:
    """Take in what happened next, as the player saw it."""
    if kind == Kind.UNMASKED or kind == Kind.SHOWN:
        known.characters[who] |= 1 << secret
    elif kind == Kind.MARKED:
        if who == known.chooser:
            known.chosen = NO_CHARACTER
    elif kind == Kind.ROUND:
        forget_round(known)
    elif kind == Kind.WAGERED:
        known.wagers_of[who] += 1
        if secret != HIDDEN:
            known.own_wagers |= 1 << secret
    elif secret != HIDDEN:
        learn_secret(known, kind, who, secret)


def learn_secret(known: Knowledge, kind: int, who: Player, secret: int) -> None:
    """The player alone may know this."""
    if kind == Kind.DEALT:
        known.characters[who] |= 1 << secret
    elif kind == Kind.CHOSE:
        known.chosen = secret
        known.chooser = who
    elif kind == Kind.PEEKED:
        known.peeked |= 1 << secret
    elif kind == Kind.BROWSED:
        known.browsed = secret


def forget_round(known: Knowledge) -> None:
    """A new round: everything is put back."""
    known.chosen = NO_CHARACTER
    known.peeked = 0
    known.browsed = 0
    known.own_wagers = 0
    for player in range(MAX_PLAYERS):
        known.wagers_of[player] = 0
        known.characters[player] = 0


# ── What others hold ─────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Holdings:
    """What one player knows about the cards and wagers of this round."""

    player: Player
    artifacts: list[int] = field(default_factory=row(KINDS * MAX_PLAYERS))
    """How many of each artifact each player is known to have."""
    peeks: list[int] = field(default_factory=row(MAX_PLAYERS))
    """How many cards of the character deck each player has seen."""
    wagers: int = 0
    """How many wagers were taken."""
    wagerer: list[Player] = field(default_factory=row(KINDS, NOWHERE))
    """Who took them, in order."""
    wager: list[Bits] = field(default_factory=row(KINDS))
    """The characters that each of them may be on, as bits."""
    left: Bits = ALL_CHARACTERS
    """The wagers that were left when the player last looked."""

    turn_player: Player = NOWHERE
    from_hand: int = 0
    """Whether the next card given comes from the giver's hand, and was not just drawn."""
    is_first: int = 0
    """Whether the first card of the turn (apart from an extra one) has not been drawn yet."""
    is_extra: int = 0
    """Whether the next card drawn is the extra one of an ability."""


def take_in(known: Holdings, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Take in what happened next, as the player saw it."""
    if kind == Kind.KEPT or kind == Kind.DRAFTED:
        known.artifacts[who * KINDS + n] += 1
    elif kind == Kind.GAVE or kind == Kind.PASSED:
        move_card(known, kind, who, a, n)
    elif kind == Kind.DREW:
        known.is_first = known.is_extra
        known.is_extra = 0
    elif kind == Kind.ACTED:
        known.artifacts[who * KINDS + a] -= b
        known.from_hand = 1 if n == Action.DANCE or n == Action.GIFT else 0
    elif kind == Kind.TURN:
        known.turn_player = who
        known.from_hand = a
        known.is_first = 1
    elif kind == Kind.UNMASKED:
        if who == known.turn_player and known.is_first:
            known.from_hand = 1
    elif kind == Kind.USED:
        known.is_extra = 1 if ABILITY[n] == Ability.EXTRA_CARD else 0
    elif kind == Kind.PEEKED:
        known.peeks[who] += 1
    elif kind == Kind.BROWSED or kind == Kind.WAGERED:
        follow_wagers(known, kind, who, secret)
    elif kind == Kind.ROUND:
        forget_holdings(known)


def move_card(known: Holdings, kind: int, who: Player, to: Player, artifact: int) -> None:
    """A card goes to another player, seen by all; the event does not say whether it came from a hand."""
    known.artifacts[to * KINDS + artifact] += 1
    place = who * KINDS + artifact
    if kind == Kind.PASSED or known.from_hand:
        known.artifacts[place] = max(0, known.artifacts[place] - 1)  # it may have been drawn in secret
    if kind == Kind.GAVE:
        known.from_hand = 0


def follow_wagers(known: Holdings, kind: int, who: Player, secret: int) -> None:
    """A wager taken after the player looked is one of those that were left then."""
    if kind == Kind.WAGERED:
        known.wagerer[known.wagers] = who
        known.wager[known.wagers] = known.left if secret == HIDDEN else 1 << secret
        known.wagers += 1
    elif secret != HIDDEN:
        for i in range(known.wagers):
            known.wager[i] &= ~secret
        known.left = secret


def forget_holdings(known: Holdings) -> None:
    """A new round: everything is put back."""
    for place in range(KINDS * MAX_PLAYERS):
        known.artifacts[place] = 0
    for player in range(MAX_PLAYERS):
        known.peeks[player] = 0
    known.wagers = 0
    known.left = ALL_CHARACTERS
    known.turn_player = NOWHERE
