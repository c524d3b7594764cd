"""Move numbers are encoded and decoded in one file."""

from ridotto.games.grimm.rules.moves import (
    ALL_MOVES,
    MOVE_KINDS,
    accuse_move,
    accused_character,
    accused_player,
    act_move,
    action_of,
    dance_direction,
    dance_move,
    danced_artifact,
    hand_move,
    handed_artifact,
    handed_to,
    kind_of,
    paid_artifact,
    paid_cards,
    toast_first,
    toast_move,
    toast_second,
)
from ridotto.games.grimm.rules.notation import Names, all_moves


def test_moves_are_taken_apart_as_they_were_put_together():
    for player in range(5):
        for card in range(8):
            accusation, gift = accuse_move(player, card), hand_move(player, card)
            assert (accused_player(accusation), accused_character(accusation)) == (player, card)
            assert (handed_to(gift), handed_artifact(gift)) == (player, card)
        for other in range(5):
            move = toast_move(player, other)
            assert MOVE_KINDS[kind_of(move)].name == "toast"
            assert (toast_first(move), toast_second(move)) == (player, other)


def test_a_dance_and_an_action_are_taken_apart_as_they_were_put_together():
    for card in range(8):
        for way in range(2):
            move = dance_move(way, card)
            assert (dance_direction(move), danced_artifact(move)) == (way, card)
        for action in range(8):
            for treasure in (False, True):
                move = act_move(action, card, treasure)
                assert MOVE_KINDS[kind_of(move)].name == "act"
                assert (action_of(move), paid_artifact(move), paid_cards(move)) == (
                    action,
                    card,
                    2 - treasure,
                )


def test_every_number_says_something_that_no_other_number_says():
    said = {
        (MOVE_KINDS[kind_of(m)].name, *(f(m) for f in MOVE_KINDS[kind_of(m)].facts.values()))
        for m in ALL_MOVES
    }

    assert len(said) == len(ALL_MOVES)


def test_notation_knows_exactly_these_numbers():
    assert set(all_moves(Names(5)).values()) == set(ALL_MOVES)
