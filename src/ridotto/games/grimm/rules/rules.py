"""The rules: a move changes the table and emits events, until a player has to decide again."""

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
    GIVE,
    KEEP,
    TAKE,
    Move,
    ability_character,
    accused_character,
    accused_player,
    dance_direction,
    danced_artifact,
    given_to,
    handed_artifact,
    handed_to,
    listened_to,
    marked_character,
    taken_artifact,
    toast_first,
    toast_second,
    wagered_character,
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
        give(t, t.asked, given_to(move), t.drawn, log)
    elif phase == ACTING:
        act(t, move, log)
    elif phase == HAND:
        give_from_hand(t, t.asked, handed_to(move), handed_artifact(move), log)
    elif phase == DRAFT:
        take_from_pool(t, t.asked, taken_artifact(move), log)
    elif phase == OFFER:
        answer_offer(t, move, log)
    else:
        choose(t, phase, move, log)
    go_on(t, log)


def choose(t: Table, phase: int, move: Move, log: Log) -> None:
    """A player answers a question of an action, an ability or a wager."""
    who = t.asked
    if phase == POINTING:
        point(t, who, accused_player(move), accused_character(move), log)
    elif phase == LISTENING:
        listen_to(t, who, listened_to(move), log)
    elif phase == PLACING:
        choose_place(t, who, marked_character(move), log)
    elif phase == DANCING:
        dance(t, who, dance_direction(move), danced_artifact(move), log)
    elif phase == TOASTING:
        serve(t, who, toast_first(move), toast_second(move), log)
    elif phase == GIFT:
        give_thoughtfully(t, who, handed_to(move), handed_artifact(move), log)
    elif phase == WAGERING:
        choose_wager(t, who, wagered_character(move), log)
    else:
        get_ability(t, who, ability_character(move), log)


def go_on(t: Table, log: Log) -> None:
    """Continue until a player has to decide: settle what is pending, then take the next step (G40, G50)."""
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
    """Take a step that not every turn has."""
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
