"""What an arriving card causes: pairs, triples, markers, unmasked characters, and roses for them."""

from ridotto.events import Log, tell
from ridotto.games.grimm.rules.characters import BANE_OF, BOON_OF, Ability
from ridotto.games.grimm.rules.drawing import put
from ridotto.games.grimm.rules.events import Kind, MarkReason, RoseReason, RoundEnd
from ridotto.games.grimm.rules.roses import give_roses
from ridotto.games.grimm.rules.table import KINDS, Table, is_single, left_of
from ridotto.seats import EVERYONE, NOWHERE, Player, first_of

ENOUGH_DIFFERENT = 6
"""Number of different artifacts that win the round with the ability for it (G80)."""


# ── Masks and markers ────────────────────────────────────────────────────────────────────────────────


def put_marker(t: Table, who: Player, character: int, why: int, log: Log) -> None:
    """Put a marker, unless the player has one there or the character is unmasked (G14)."""
    if (t.markers[who] | t.broken) >> character & 1:
        return
    t.markers[who] |= 1 << character
    tell(log, Kind.MARKED, who, why, 0, character)
    if who == t.turn_player:
        t.marked = 1


def unmask(t: Table, who: Player, character: int, by: Player, why: int, log: Log) -> None:
    """Show a character, remove its markers, and give a rose to the other player who caused it (G12, G20)."""
    t.broken |= 1 << character
    t.hidden[who] &= ~(1 << character)
    for player in range(t.players):
        t.markers[player] &= ~(1 << character)
    tell(log, Kind.UNMASKED, who, by, why, 0, character, EVERYONE)
    if t.hidden[who] == 0:
        t.masked &= ~(1 << who)
        if t.wagers:
            t.offers |= 1 << who
    if by != who:
        give_roses(t, by, 1, RoseReason.UNMASKING, log)


def win_round(t: Table, winner: Player, how: int) -> None:
    """End the round; NOWHERE for no winner. Nothing that is still pending counts (G40, G50)."""
    t.round_end = how
    t.round_winner = winner
    t.offers = 0
    t.given_next = 0
    t.given_count = 0


def check_masks(t: Table) -> None:
    """The last masked player wins; if the last ones were unmasked together, no one does (G50, G62)."""
    if t.masked == 0:
        win_round(t, NOWHERE, RoundEnd.TOGETHER)
    elif is_single(t.masked):
        win_round(t, first_of(t.masked), RoundEnd.LAST_MASK)


# ── One card arrives ─────────────────────────────────────────────────────────────────────────────────


def receive(t: Table, who: Player, artifact: int, by: Player, log: Log) -> None:
    """A single card arrives and is checked at once (G12, G13, G16)."""
    place = who * KINDS + artifact
    count = t.tableau[place] + 1
    t.tableau[place] = count
    t.size[who] += 1
    if count > 3 or not t.masked >> who & 1:
        return
    if count == 2:
        settle_pair(t, who, artifact, by, log)
    elif count == 3:
        settle_triple(t, who, artifact, log)
    elif t.verb[who] == Ability.SIX_DIFFERENT and kinds_of(t, who) >= ENOUGH_DIFFERENT:
        win_round(t, who, RoundEnd.SIX_DIFFERENT)


def settle_pair(t: Table, who: Player, artifact: int, by: Player, log: Log) -> None:
    """Two of a bane unmask; two of anything else cause a marker (G12)."""
    character = BANE_OF[artifact]
    if t.hidden[who] >> character & 1:
        unmask(t, who, character, by, MarkReason.PAIR, log)
        check_masks(t)
    else:
        put_marker(t, who, character, MarkReason.PAIR, log)


def settle_triple(t: Table, who: Player, artifact: int, log: Log) -> None:
    """Three of a boon win the round; three of anything else cause a marker (G13)."""
    character = BOON_OF[artifact]
    if t.hidden[who] >> character & 1:
        win_round(t, who, RoundEnd.BOON)
    else:
        put_marker(t, who, character, MarkReason.TRIPLE, log)


def kinds_of(t: Table, who: Player) -> int:
    """How many different artifacts a player has."""
    kinds = 0
    for artifact in range(KINDS):
        if t.tableau[who * KINDS + artifact] > 0:
            kinds += 1
    return kinds


# ── Several cards arrive together ────────────────────────────────────────────────────────────────────


def before_exchange(t: Table) -> None:
    """Remember the tableaus, to see afterwards what an exchange completed (G38)."""
    for place in range(t.players * KINDS):
        t.before[place] = t.tableau[place]
    t.receivers = 0


def hand_out(t: Table, who: Player, to: Player, artifact: int, log: Log) -> None:
    """Give a card of the actor's choice within an exchange; nothing is checked yet."""
    put(t, to, artifact)
    t.receivers |= 1 << to
    tell(log, Kind.GAVE, who, to, 0, artifact)


def reached(t: Table, place: int, count: int) -> bool:
    """Whether the exchange brought a player to this many of an artifact (G16)."""
    return t.before[place] < count <= t.tableau[place]


def settle_exchange(t: Table, actor: Player, log: Log) -> None:
    """Find a winner, clockwise from the actor; else unmask by pairs, then put markers (G38, G40)."""
    t.receivers &= t.masked
    who = actor
    for _ in range(t.players):
        if t.receivers >> who & 1:
            how = what_wins(t, who)
            if how != RoundEnd.NOT_YET:
                win_round(t, who, how)
                return
        who = left_of(t, who)
    for _ in range(t.players):
        if t.receivers >> who & 1:
            unmask_by_pairs(t, who, actor, log)
        who = left_of(t, who)
    check_masks(t)
    if t.round_end != RoundEnd.NOT_YET:
        return
    for _ in range(t.players):
        if (t.receivers & t.masked) >> who & 1:
            mark_what_was_reached(t, who, log)
        who = left_of(t, who)


def what_wins(t: Table, who: Player) -> int:
    """How a masked player wins by an exchange, if at all (G13, G80)."""
    for artifact in range(KINDS):
        if t.hidden[who] >> BOON_OF[artifact] & 1 and reached(t, who * KINDS + artifact, 3):
            return RoundEnd.BOON
    if t.verb[who] == Ability.SIX_DIFFERENT and kinds_of(t, who) >= ENOUGH_DIFFERENT:
        return RoundEnd.SIX_DIFFERENT
    return RoundEnd.NOT_YET


def unmask_by_pairs(t: Table, who: Player, actor: Player, log: Log) -> None:
    """Unmask a player's characters whose bane pair the exchange completed (G38)."""
    for artifact in range(KINDS):
        character = BANE_OF[artifact]
        if t.hidden[who] >> character & 1 and reached(t, who * KINDS + artifact, 2):
            unmask(t, who, character, actor, MarkReason.PAIR, log)


def mark_what_was_reached(t: Table, who: Player, log: Log) -> None:
    """Put a player's markers after an exchange; a jump from one to three causes two (G40)."""
    for artifact in range(KINDS):
        place = who * KINDS + artifact
        if t.tableau[place] <= t.before[place]:
            continue
        if reached(t, place, 2):
            put_marker(t, who, BANE_OF[artifact], MarkReason.PAIR, log)
        if reached(t, place, 3):
            put_marker(t, who, BOON_OF[artifact], MarkReason.TRIPLE, log)
