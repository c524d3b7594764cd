"""Wagers on who will win the round: offered, looked through, taken, paid (G70–G72)."""

from ridotto.chance import below
from ridotto.events import Log, tell
from ridotto.games.grimm.rules.events import Kind, Offer, RoseReason, WagerSource
from ridotto.games.grimm.rules.roses import give_roses
from ridotto.games.grimm.rules.table import KINDS, OFFER, WAGERING, Table, ask, left_of
from ridotto.seats import EVERYONE, NOWHERE, Player


def make_offer(t: Table, who: Player, offer: int) -> None:
    """Let a player accept or decline an offer."""
    t.offer = offer
    ask(t, OFFER, who)


def may_wager(t: Table, who: Player) -> bool:
    """Whether an unmasked player may still take their wager (G70)."""
    return t.wagers == 1 and t.wager_count > 0 and not t.has_chosen >> who & 1


def offer_wagers(t: Table) -> None:
    """Offer a wager to the next player just unmasked, clockwise from the active player (G70)."""
    who = t.turn_player
    while not t.offers >> who & 1:
        who = left_of(t, who)
    t.offers &= ~(1 << who)
    if may_wager(t, who):
        make_offer(t, who, Offer.WAGER)


def browse(t: Table, who: Player, log: Log) -> None:
    """Look through the remaining wagers in secret, and choose one (G37, G70)."""
    left = 0
    for character in range(KINDS):
        if t.wager_of[character] == NOWHERE:
            left |= 1 << character
    tell(log, Kind.BROWSED, who, 0, 0, t.wager_count, left, 1 << who)
    ask(t, WAGERING, who)


def choose_wager(t: Table, who: Player, character: int, log: Log) -> None:
    """Take a wager: for the unmasked that of G70, for the masked that of Secrets (G71)."""
    if t.masked >> who & 1:
        take_wager(t, who, character, WagerSource.SECRETS, log)
    else:
        t.has_chosen |= 1 << who
        take_wager(t, who, character, WagerSource.UNMASKED, log)


def take_wager(t: Table, who: Player, character: int, how: int, log: Log) -> None:
    """A wager is taken face down."""
    t.wager_of[character] = who
    t.wager_count -= 1
    tell(log, Kind.WAGERED, who, how, 0, t.wager_count, character, 1 << who)


def take_random_wager(t: Table, who: Player, log: Log) -> None:
    """Take a random one of the remaining wagers (G80)."""
    rest = below(t.chance, t.wager_count)
    for character in range(KINDS):
        if t.wager_of[character] == NOWHERE:
            if rest == 0:
                take_wager(t, who, character, WagerSource.ABILITY, log)
                return
            rest -= 1


def pay_wagers(t: Table, trophy: int, log: Log) -> None:
    """Show all wagers; the one on the winner's current character pays as much as the trophy (G6, G72)."""
    for who in range(t.players):  # in the order of holders: how many each has is public, which ones is not
        for character in range(KINDS):
            if t.wager_of[character] == who:
                tell(log, Kind.WAGER_SHOWN, who, 0, 0, 0, character, EVERYONE)
    if t.round_winner == NOWHERE:
        return
    for character in range(KINDS):
        if t.hidden[t.round_winner] >> character & 1 and t.wager_of[character] != NOWHERE:
            give_roses(t, t.wager_of[character], trophy, RoseReason.WAGER, log)
