"""Turns: two cards and perhaps an action with a mask, a card from the hand without (G10, G21, G22)."""

from ridotto.events import Log, tell
from ridotto.games.grimm.rules.abilities import note_given, use
from ridotto.games.grimm.rules.characters import Ability
from ridotto.games.grimm.rules.drawing import ask_giving, ask_keep_or_give, draw, put, remove
from ridotto.games.grimm.rules.events import Ending, Kind, Offer, RoundEnd
from ridotto.games.grimm.rules.roses import end_game
from ridotto.games.grimm.rules.table import (
    ACTING,
    ACTION,
    AFTER_EXTRA,
    END_OF_TURN,
    FIRST_CARD,
    HAND,
    HAND_CARD,
    NO_CARD,
    SECOND_CARD,
    TURN_OVER,
    Table,
    ask,
    can_draw,
    has_pair,
    is_masked,
    left_of,
    others,
)
from ridotto.games.grimm.rules.unmasking import receive, win_round
from ridotto.games.grimm.rules.wagers import make_offer, may_wager
from ridotto.seats import NOWHERE, Player


def begin_turn(t: Table, who: Player, log: Log) -> None:
    """Begin a player's turn, with what they may do before anything else (G70, G80)."""
    t.turn_player = who
    t.busy = 0
    t.marked = 0
    unmasked = 1 - (t.masked >> who & 1)
    tell(log, Kind.TURN, who, unmasked, 0, t.turn)
    if unmasked:
        t.step = HAND_CARD
        if may_wager(t, who):
            make_offer(t, who, Offer.WAGER)
    elif t.verb[who] == Ability.EXTRA_CARD and not has_pair(t, who) and can_draw(t):
        t.step = AFTER_EXTRA
        make_offer(t, who, Offer.EXTRA_CARD)
    else:
        t.step = FIRST_CARD


def after_extra(t: Table) -> None:
    """A player who was unmasked by the extra card continues without a mask (G22)."""
    t.step = FIRST_CARD if is_masked(t, t.turn_player) else HAND_CARD


def draw_first(t: Table, log: Log) -> None:
    """Draw a card, to be kept or given before the next is seen (G10)."""
    card = draw(t, t.turn_player, log)
    if card == NO_CARD:
        t.step = ACTION
    else:
        t.step = SECOND_CARD
        ask_keep_or_give(t, t.turn_player, card)


def draw_second(t: Table, log: Log) -> None:
    """Draw a second card, to do the opposite (G10); a player just unmasked gives it to a masked one (G22)."""
    who = t.turn_player
    t.step = ACTION
    card = draw(t, who, log)
    if card == NO_CARD:
        return
    if not t.kept:
        keep(t, who, card, log)
    elif not is_masked(t, who):
        ask_giving(t, who, card, t.masked)
    elif t.players == 2:
        give(t, who, left_of(t, who), card, log)
    else:
        ask_giving(t, who, card, others(t, who))


def offer_action(t: Table) -> None:
    """Offer one action, if the player is masked and can pay for it (G11, G75)."""
    who = t.turn_player
    t.step = END_OF_TURN if t.verb[who] == Ability.MARKER_DRAWS else TURN_OVER
    if t.masked >> who & 1 and (has_pair(t, who) or (t.treasure[who] and t.size[who] > 0)):
        t.phase = ACTING
        t.asked = who


def draw_last(t: Table, log: Log) -> None:
    """A player with the ability for it who put a marker in their own turn draws once more (G80, G82)."""
    who = t.turn_player
    t.step = TURN_OVER
    if t.marked and t.verb[who] == Ability.MARKER_DRAWS and is_masked(t, who) and can_draw(t):
        use(t, who, log)
        ask_keep_or_give(t, who, draw(t, who, log))


def draw_to_hand(t: Table, log: Log) -> None:
    """Draw a card, unseen by others, and give one from the hand to a masked player (G21)."""
    who = t.turn_player
    t.step = TURN_OVER
    card = draw(t, who, log)
    if card != NO_CARD:
        put(t, who, card)
    if t.size[who] > 0:
        ask(t, HAND, who)


def end_turn(t: Table, log: Log) -> None:
    """The turn passes to the left, unless no card has moved for a turn of every player (G46)."""
    t.turn += 1
    t.idle = 0 if t.busy else t.idle + 1
    if t.turn == t.max_turns:
        end_game(t, Ending.LIMIT, log)
    elif t.idle == t.players:
        win_round(t, NOWHERE, RoundEnd.STALEMATE)
    else:
        begin_turn(t, left_of(t, t.turn_player), log)


# ── Keeping and giving ───────────────────────────────────────────────────────────────────────────────


def keep(t: Table, who: Player, card: int, log: Log) -> None:
    """The card just drawn stays with the player."""
    t.drawn = NO_CARD
    t.kept = 1
    tell(log, Kind.KEPT, who, 0, 0, card)
    receive(t, who, card, who, log)


def give(t: Table, who: Player, to: Player, card: int, log: Log) -> None:
    """A card of the player's choice goes to another, for all to see (G12, G15)."""
    t.drawn = NO_CARD
    t.kept = 0
    t.busy = 1
    tell(log, Kind.GAVE, who, to, 0, card)
    if t.verb[who] != Ability.NONE:
        note_given(t, to, card)
    receive(t, to, card, who, log)


def give_from_hand(t: Table, who: Player, to: Player, artifact: int, log: Log) -> None:
    """An unmasked player gives a card from their hand (G21)."""
    remove(t, who, artifact)
    give(t, who, to, artifact, log)
