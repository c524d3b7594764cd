"""Special abilities, and the offers that come with them (G80–G82)."""

from ridotto.events import Log, tell
from ridotto.games.grimm.rules.characters import BANE, BOON, Ability
from ridotto.games.grimm.rules.drawing import ask_keep_or_give, draw, look_at_characters
from ridotto.games.grimm.rules.events import Kind, Offer
from ridotto.games.grimm.rules.moves import PASS
from ridotto.games.grimm.rules.table import PLACING, Table, ask, can_draw, is_masked, places_for_marker
from ridotto.games.grimm.rules.wagers import browse, make_offer
from ridotto.seats import Player


def use(t: Table, who: Player, log: Log) -> None:
    """Emit that a player uses their ability."""
    tell(log, Kind.USED, who, 0, 0, t.ability_of[who])


def note_given(t: Table, to: Player, artifact: int) -> None:
    """Remember a given card if the giver's ability reacts to it: the boon or bane of that character (G81)."""
    giver = t.turn_player
    verb = t.verb[giver]
    if verb != Ability.GIVING_MARKS and verb != Ability.GIVING_SHOWS:
        return
    character = t.ability_of[giver]
    if artifact == BOON[character] or artifact == BANE[character]:
        t.given_to[t.given_count] = to
        t.given_count += 1


def use_giving(t: Table, log: Log) -> None:
    """Use the ability of giving for the next noted card, after everything else is settled (G40)."""
    giver = t.turn_player
    to = t.given_to[t.given_next]
    t.given_next += 1
    if t.given_next == t.given_count:
        t.given_next = 0
        t.given_count = 0
    if t.verb[giver] == Ability.GIVING_SHOWS:
        make_offer(t, giver, Offer.LOOK)
    elif is_masked(t, to) and places_for_marker(t, to) != 0:
        use(t, giver, log)
        ask(t, PLACING, to)


def after_error(t: Table, who: Player) -> None:
    """Offer the accuser what their ability gives after a wrong accusation."""
    if t.verb[who] == Ability.ERROR_SHOWS:
        make_offer(t, who, Offer.LOOK)
    elif t.verb[who] == Ability.ERROR_DRAWS and can_draw(t):
        make_offer(t, who, Offer.DRAW)


def answer_offer(t: Table, move: int, log: Log) -> None:
    """Accept or decline an offer."""
    who = t.asked
    if move == PASS:
        tell(log, Kind.DECLINED, who, 0, 0, t.offer)
    elif t.offer == Offer.WAGER:
        browse(t, who, log)
    elif t.offer == Offer.LOOK:
        use(t, who, log)
        look_at_characters(t, who, 1, log)
    else:
        use(t, who, log)
        ask_keep_or_give(t, who, draw(t, who, log))
