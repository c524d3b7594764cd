"""The rules: one move in, the table changed, events told, until somebody has to decide again."""

from ridotto.events import Log
from ridotto.games.grimm.rules.abilities import answer_offer, use_giving
from ridotto.games.grimm.rules.acting import (
    act,
    ask_next_listener,
    choose_place,
    dance,
    give_thoughtfully,
    listen_to,
    point,
    serve,
)
from ridotto.games.grimm.rules.moves import (
    ABILITY,
    ACCUSE,
    DANCE,
    EAVESDROP,
    GIVE,
    HAND_OVER,
    KEEP,
    MARK,
    TAKE,
    TOAST,
    WAGER,
    Move,
)
from ridotto.games.grimm.rules.rounds import (
    begin_round,
    deal,
    end_round,
    get_ability,
    go_on_drafting,
    next_ability,
    take_from_pool,
)
from ridotto.games.grimm.rules.table import (
    ACTING,
    ACTION,
    AFTER_EXTRA,
    CHOOSE_ABILITIES,
    DANCING,
    DEAL,
    DRAFT,
    END_OF_TURN,
    FIRST_CARD,
    GIFT,
    HAND,
    HAND_CARD,
    LISTEN,
    LISTENING,
    MAX_PLAYERS,
    NEW_ROUND,
    NEXT_DRAFT,
    NOBODY,
    OFFER,
    PLACING,
    POINTING,
    SECOND_CARD,
    TOASTING,
    TURN_OVER,
    WAGERING,
    Table,
)
from ridotto.games.grimm.rules.turns import (
    after_extra,
    draw_first,
    draw_last,
    draw_second,
    draw_to_hand,
    end_turn,
    give,
    give_from_hand,
    keep,
    offer_action,
)
from ridotto.games.grimm.rules.wagers import choose_wager, offer_wagers


def play(t: Table, move: Move, log: Log) -> None:
    """Make a legal move."""
    phase = t.phase
    t.phase = NOBODY
    if move == KEEP:
        keep(t, t.asked, t.drawn, log)
    elif GIVE <= move < TAKE:
        give(t, t.asked, move - GIVE, t.drawn, log)
    elif phase == ACTING:
        act(t, move, log)
    elif phase == HAND:
        give_from_hand(t, t.asked, move - HAND_OVER, log)
    elif phase == DRAFT:
        take_from_pool(t, t.asked, move - TAKE, log)
    elif phase == OFFER:
        answer_offer(t, move, log)
    else:
        choose(t, phase, move, log)
    go_on(t, log)


def choose(t: Table, phase: int, move: Move, log: Log) -> None:
    """Somebody answers what an action, an ability or a wager asked them."""
    who = t.asked
    if phase == POINTING:
        point(t, who, move - ACCUSE, log)
    elif phase == LISTENING:
        listen_to(t, who, move - EAVESDROP, log)
    elif phase == PLACING:
        choose_place(t, who, move - MARK, log)
    elif phase == DANCING:
        dance(t, who, move - DANCE, log)
    elif phase == TOASTING:
        serve(t, who, (move - TOAST) // MAX_PLAYERS, (move - TOAST) % MAX_PLAYERS, log)
    elif phase == GIFT:
        give_thoughtfully(t, who, move - HAND_OVER, log)
    elif phase == WAGERING:
        choose_wager(t, who, move - WAGER, log)
    else:
        get_ability(t, who, move - ABILITY, log)


def go_on(t: Table, log: Log) -> None:
    """Until somebody has to decide: what is to be settled first, then the next step (G40, G50)."""
    while t.phase == NOBODY:
        if t.round_end:
            end_round(t, log)
        elif t.offers:
            offer_wagers(t)
        elif t.given_count:
            use_giving(t, log)
        else:
            step = t.step
            if step == FIRST_CARD:
                draw_first(t, log)
            elif step == SECOND_CARD:
                draw_second(t, log)
            elif step == ACTION:
                offer_action(t)
            elif step == TURN_OVER:
                end_turn(t, log)
            elif step == HAND_CARD:
                draw_to_hand(t, log)
            else:
                go_on_specially(t, step, log)


def go_on_specially(t: Table, step: int, log: Log) -> None:
    """A step that not every turn has."""
    if step == AFTER_EXTRA:
        after_extra(t)
    elif step == LISTEN:
        ask_next_listener(t, log)
    elif step == END_OF_TURN:
        draw_last(t, log)
    elif step == NEW_ROUND:
        begin_round(t, log)
    elif step == CHOOSE_ABILITIES:
        next_ability(t, log)
    elif step == DEAL:
        deal(t, log)
    elif step == NEXT_DRAFT:
        go_on_drafting(t, log)
