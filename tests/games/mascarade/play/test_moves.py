"""Move numbers are encoded and decoded in one file."""

from ridotto.games.mascarade.rules.moves import (
    ALL_MOVES,
    MOVE_KINDS,
    announce_hand,
    announce_move,
    announced_mask,
    kind_of,
    swap_hand,
    swap_how,
    swap_move,
    swap_place,
)
from ridotto.games.mascarade.rules.notation import Names, all_moves

EVERYTHING = Names(16, 1, 0, tuple(f"Mask {i}" for i in range(16)))


def test_an_announcement_is_taken_apart_as_it_was_put_together():
    for hand in range(3):
        for mask in range(16):
            move = announce_move(hand, mask)
            assert MOVE_KINDS[kind_of(move)].name == "announce"
            assert (announce_hand(move), announced_mask(move)) == (hand, mask)


def test_a_swap_is_taken_apart_as_it_was_put_together():
    for hand in range(3):
        for place in range(16):
            for how in range(3):
                move = swap_move(hand, place, how)
                assert MOVE_KINDS[kind_of(move)].name == "swap"
                assert (swap_hand(move), swap_place(move), swap_how(move)) == (hand, place, how)


def test_every_number_says_something_that_no_other_number_says():
    said = {
        (MOVE_KINDS[kind_of(m)].name, *(f(m) for f in MOVE_KINDS[kind_of(m)].facts.values()))
        for m in ALL_MOVES
    }

    assert len(said) == len(ALL_MOVES) == 250


def test_notation_knows_no_other_numbers():
    texts = [all_moves(Names(13 // hands, hands, 2, EVERYTHING.masks)) for hands in (1, 2, 3)]

    assert set().union(*(each.values() for each in texts)) <= set(ALL_MOVES)
