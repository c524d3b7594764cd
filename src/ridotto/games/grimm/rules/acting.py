"""The actions: the player pays, makes the choices of the action, and then it happens (G30–G39)."""

from ridotto.events import Log, tell
from ridotto.games.grimm.rules.abilities import after_error, note_given
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import NO_CHARACTER
from ridotto.games.grimm.rules.drawing import (
    ask_giving,
    ask_keep_or_give,
    discard,
    draw,
    look_at_characters,
    put,
    random_card,
    remove,
)
from ridotto.games.grimm.rules.events import RIGHT, Kind, MarkReason, Offer, RoseReason
from ridotto.games.grimm.rules.moves import PASS, Move, action_of, paid_artifact, paid_cards
from ridotto.games.grimm.rules.roses import give_roses
from ridotto.games.grimm.rules.table import (
    DANCING,
    END_OF_TURN,
    GIFT,
    LISTEN,
    LISTENING,
    NO_CARD,
    PLACING,
    POINTING,
    TOASTING,
    Table,
    ask,
    is_masked,
    is_single,
    left_of,
    others,
    places_for_marker,
    right_of,
)
from ridotto.games.grimm.rules.unmasking import (
    before_exchange,
    check_masks,
    hand_out,
    put_marker,
    settle_exchange,
    unmask,
)
from ridotto.games.grimm.rules.wagers import browse
from ridotto.seats import Bits, Player


def act(t: Table, move: Move, log: Log) -> None:
    """Pass, or pay for one action and begin it (G11)."""
    who = t.turn_player
    if move == PASS:
        tell(log, Kind.DECLINED, who, 0, 0, Offer.ACTION)
        return
    action = action_of(move)
    pay(t, who, action, paid_artifact(move), paid_cards(move), log)
    if action == Action.TOAST:
        toast(t, who, log)
    elif action == Action.EAVESDROP:
        eavesdrop(t, who, log)
    elif action == Action.PICK_POCKET:
        look_at_characters(t, who, 1, log)
        ask_keep_or_give(t, who, draw(t, who, log))
    elif action == Action.GUEST_LIST:
        look_at_characters(t, who, 2, log)
    elif action == Action.SECRETS:
        browse(t, who, log)
    elif action == Action.POINT:
        ask(t, POINTING, who)
    else:
        ask(t, DANCING if action == Action.DANCE else GIFT, who)


def pay(t: Table, who: Player, action: int, artifact: int, n: int, log: Log) -> None:
    """A pair, or the treasure and one artifact; with two players an action earns a rose (G11, G61, G75)."""
    if n == 1:
        t.treasure[who] = 0
    discard(t, who, artifact, n)
    tell(log, Kind.ACTED, who, artifact, n, action)
    if t.players == 2 and action != Action.POINT:
        give_roses(t, who, 1, RoseReason.ACTION, log)


def point(t: Table, who: Player, accused: Player, character: int, log: Log) -> None:
    """If right, two roses and the mask falls; if wrong, a rose and a marker for the accused (G30, G62)."""
    tell(log, Kind.POINTED, who, accused, 0, character)
    if t.hidden[accused] >> character & 1:
        unmask(t, accused, character, who, MarkReason.POINTED, log)
        give_roses(t, who, 1, RoseReason.GUESS, log)
        check_masks(t)
    else:
        put_marker(t, accused, character, MarkReason.POINTED, log)
        give_roses(t, accused, 1, RoseReason.ACCUSED, log)
        after_error(t, who)


# ── Eavesdrop ────────────────────────────────────────────────────────────────────────────────────────


def eavesdrop(t: Table, who: Player, log: Log) -> None:
    """On one or two other masked players; if there is only one, there is no question (G31)."""
    them = t.masked & ~(1 << who)
    if is_single(them):
        listen_to(t, who, them, log)
    else:
        ask(t, LISTENING, who)


def listen_to(t: Table, who: Player, them: Bits, log: Log) -> None:
    """These players put a marker of their choice; two of them choose in secret (G31)."""
    tell(log, Kind.LISTENED, who, them, 0, 0)
    t.choosers = them
    t.secretly = 0 if is_single(them) else 1
    t.step = LISTEN


def ask_next_listener(t: Table, log: Log) -> None:
    """The next player with a legal place chooses; after the last one, the markers appear together (G31)."""
    who = left_of(t, t.turn_player)
    while t.choosers:
        if t.choosers >> who & 1:
            t.choosers &= ~(1 << who)
            if places_for_marker(t, who) != 0:
                ask(t, PLACING, who)
                return
        who = left_of(t, who)
    show_chosen(t, log)
    t.secretly = 0
    t.step = END_OF_TURN


def choose_place(t: Table, who: Player, character: int, log: Log) -> None:
    """A player chooses where to put a marker; it appears at once or when all have chosen."""
    if t.secretly:
        t.chosen[who] = character
        tell(log, Kind.CHOSE, who, 0, 0, 0, character, 1 << who)
    else:
        put_marker(t, who, character, MarkReason.CHOSEN, log)


def show_chosen(t: Table, log: Log) -> None:
    """The markers chosen in secret are put, clockwise from the active player."""
    who = left_of(t, t.turn_player)
    for _ in range(t.players - 1):
        if t.chosen[who] != NO_CHARACTER:
            put_marker(t, who, t.chosen[who], MarkReason.CHOSEN, log)
            t.chosen[who] = NO_CHARACTER
        who = left_of(t, who)


# ── Exchanges ────────────────────────────────────────────────────────────────────────────────────────


def toast(t: Table, who: Player, log: Log) -> None:
    """Draw two cards, seen by all, before choosing who gets them (G34)."""
    t.drawn = draw(t, who, log)
    t.drawn_too = draw(t, who, log)
    if t.players == 2:
        serve(t, who, left_of(t, who), left_of(t, who), log)
    elif t.drawn_too == NO_CARD:
        ask_giving(t, who, t.drawn, others(t, who))
    else:
        ask(t, TOASTING, who)


def serve(t: Table, who: Player, first: Player, second: Player, log: Log) -> None:
    """Both cards of a toast go out, then they are checked together (G34)."""
    before_exchange(t)
    hand_out(t, who, first, t.drawn, log)
    note_given(t, first, t.drawn)
    if t.drawn_too != NO_CARD:
        hand_out(t, who, second, t.drawn_too, log)
        note_given(t, second, t.drawn_too)
    t.drawn = NO_CARD
    t.drawn_too = NO_CARD
    settle_exchange(t, who, log)


def give_thoughtfully(t: Table, who: Player, to: Player, artifact: int, log: Log) -> None:
    """Give one of your artifacts for two random ones that the other player had before (G36, G39)."""
    before_exchange(t)
    remove(t, who, artifact)
    one = take_random(t, to)
    two = take_random(t, to)
    hand_out(t, who, to, artifact, log)
    hand_back(t, to, who, one, log)
    hand_back(t, to, who, two, log)
    note_given(t, to, artifact)
    settle_exchange(t, who, log)


def take_random(t: Table, who: Player) -> int:
    """Remove a random card from a player; NO_CARD if they have none."""
    card = random_card(t, who)
    if card != NO_CARD:
        remove(t, who, card)
    return card


def hand_back(t: Table, who: Player, to: Player, card: int, log: Log) -> None:
    """Hand over a random card, if there was one."""
    if card != NO_CARD:
        put(t, to, card)
        t.receivers |= 1 << to
        tell(log, Kind.PASSED, who, to, 0, card)


def dance(t: Table, who: Player, direction: int, artifact: int, log: Log) -> None:
    """Every masked player passes a card the same way, all at once (G33)."""
    before_exchange(t)
    tell(log, Kind.DANCED, who, direction, 0, 0)
    for player in range(t.players):
        t.passing[player] = NO_CARD
        if is_masked(t, player) and player != who:
            t.passing[player] = take_random(t, player)
    to = partner(t, who, direction)
    remove(t, who, artifact)
    hand_out(t, who, to, artifact, log)
    note_given(t, to, artifact)
    while to != who:
        giver = to
        to = partner(t, giver, direction)
        hand_back(t, giver, to, t.passing[giver], log)
    settle_exchange(t, who, log)


def partner(t: Table, who: Player, direction: int) -> Player:
    """The next masked player in the direction of the dance."""
    to = who
    for _ in range(t.players):
        to = right_of(t, to) if direction == RIGHT else left_of(t, to)
        if is_masked(t, to):
            return to
    return who
