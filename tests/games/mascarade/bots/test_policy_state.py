"""How a policy state is updated by what its player sees."""

import pytest

from ridotto.events import HIDDEN
from ridotto.games.mascarade.bots.policy import worth_of_claim
from ridotto.games.mascarade.bots.policy_state import (
    Temper,
    certainty,
    chance_of,
    likeliest,
    new_state,
    public_chance_of,
)
from ridotto.games.mascarade.bots.update import update
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED, Freedom, Kind
from ridotto.play import Game

ANN, BOB, CLEA, DAN = range(4)
CARDS = [0, 1, 2, 3, 4, 5]


def mind_of(player=ANN, cards=CARDS, players=4, **temper):
    """A mind that has seen the deal: on every place the card with its number, if nothing else is said."""
    state = new_state(Temper(**temper), player, players, cards)
    for place, mask in enumerate(cards):
        update(state, Kind.DEALT, 0, place, 0, 0, mask)
    return state


def handled(state, who, a, b, how=HIDDEN):
    update(state, Kind.HANDLED, who, a, b, 0, how)


def revealed(state, who, place, mask):
    update(state, Kind.REVEALED, who, place, 0, 0, mask)


def test_a_hidden_swap_leaves_even_odds_and_a_known_one_none():
    state = mind_of()
    handled(state, BOB, 1, 2)
    assert (chance_of(state, 1, 1), chance_of(state, 1, 2), certainty(state, 0)) == (0.5, 0.5, 1.0)

    handled(state, ANN, 0, 1, SWAPPED)
    handled(state, ANN, 0, 5, PRETENDED)
    assert likeliest(state, 1) == 0
    assert chance_of(state, 0, 1) == 0.5

    revealed(state, CLEA, 2, 2)
    assert chance_of(state, 0, 1) == 1.0


def test_of_two_equal_cards_one_that_is_seen_leaves_one():
    state = mind_of(cards=[0, 0, 1, 2, 3, 4])
    for a, b in ((0, 2), (1, 3), (0, 1), (2, 3)):
        handled(state, BOB, a, b)
    revealed(state, ANN, 0, 0)

    assert sum(chance_of(state, place, 0) for place in range(6)) == pytest.approx(2.0, abs=0.05)
    assert all(
        sum(chance_of(state, place, mask) for mask in range(5)) == pytest.approx(1) for place in range(6)
    )


def test_whoever_seems_to_know_their_card_and_passes_is_hardly_that_mask():
    state = mind_of()
    handled(state, DAN, 1, 2)
    update(state, Kind.PASSED, BOB, 0, 0, 1, HIDDEN)
    assert chance_of(state, 1, 1) == 0.5, "Bob has not looked since, so his silence says nothing"

    update(state, Kind.LOOKED, CLEA, 2, 0, 0, HIDDEN)
    update(state, Kind.PASSED, CLEA, 0, 0, 1, HIDDEN)
    assert chance_of(state, 2, 1) < 0.15
    assert chance_of(state, 0, 0) == 1.0


def test_whoever_announces_or_claims_is_likelier_to_be_it_and_a_known_liar_less_so():
    state = mind_of()
    handled(state, DAN, 1, 2)
    update(state, Kind.ANNOUNCED, BOB, 1, 0, 1, HIDDEN)
    believed = chance_of(state, 1, 1)
    assert believed > 0.5

    other = mind_of()
    for _ in range(4):
        update(other, Kind.ANNOUNCED, BOB, 1, 0, 3, HIDDEN)
        revealed(other, BOB, 1, 1)
    handled(other, DAN, 1, 2)
    update(other, Kind.ANNOUNCED, BOB, 1, 0, 1, HIDDEN)
    assert chance_of(other, 1, 1) < believed


def test_what_one_says_oneself_proves_nothing_to_oneself():
    state = mind_of(BOB)
    handled(state, DAN, 1, 2)
    update(state, Kind.ANNOUNCED, BOB, 1, 0, 1, HIDDEN)

    assert chance_of(state, 1, 1) == 0.5
    assert public_chance_of(state, 1, 1) > 0.5


def test_public_chances_are_what_a_spectator_believes():
    state = mind_of(BOB)
    handled(state, BOB, 1, 2, SWAPPED)
    assert (chance_of(state, 1, 2), public_chance_of(state, 1, 2)) == (1.0, 0.5)

    handled(state, BOB, 1, 3, PRETENDED)
    update(state, Kind.LOOKED, BOB, 1, 0, 0, 2)
    assert public_chance_of(state, 1, 2) == 0.25

    revealed(state, BOB, 1, 2)
    assert public_chance_of(state, 1, 2) == 1.0


def test_the_forgetful_lose_track_of_the_cards_of_others_but_know_their_own():
    state, elephant = mind_of(memory=0.9), mind_of()
    seen = []
    for turn in range(5):
        for each in (state, elephant):
            update(each, Kind.TURN, BOB, 1, Freedom.FREE, turn, HIDDEN)
        seen.append(certainty(state, 1))

    assert seen == sorted(seen, reverse=True)
    assert seen[-1] < 0.75
    assert certainty(state, 0) == certainty(elephant, 1) == 1.0


def test_knowledge_of_ones_own_card_stays_behind_when_people_change_seats():
    state = mind_of()
    update(state, Kind.MOVED, ANN, 1, 2, 0, HIDDEN)

    assert (state.seat_of[BOB], state.seat_of[CLEA]) == (2, 1)
    assert state.informed >> 1 & 3 == 0


def test_a_card_that_a_power_reveals_makes_nobody_a_liar():
    state = mind_of()
    update(state, Kind.ANNOUNCED, BOB, 1, 0, 4, HIDDEN)
    update(state, Kind.USED, BOB, 0, 0, 4, HIDDEN)
    revealed(state, CLEA, 2, 2)
    revealed(state, BOB, 1, 1)

    assert state.lies[BOB] == state.truths[BOB] == 0


def worth_of_anns_claim(proof, swaps):
    """What it is worth to Ann, with the King and ten coins, to claim it when Bob announces it."""
    game = Game.mascarade(6, seed=1)
    table = game.rulebook.table
    state = mind_of(cards=table.cards[:6], players=6, proof=proof)
    for _ in range(swaps):
        handled(state, BOB, BOB, ANN)
    update(state, Kind.ANNOUNCED, BOB, BOB, 0, table.cards[ANN], HIDDEN)
    table.coins[ANN], table.announced = 10, table.cards[ANN]
    table.asked, table.turn_seat = ANN, BOB
    return worth_of_claim(state, table, game.rulebook.powers, ANN)


def test_who_wants_proof_claims_a_mask_that_is_certainly_its_own_and_none_that_only_might_be():
    assert worth_of_anns_claim(proof=0.0, swaps=1) > 0
    assert worth_of_anns_claim(proof=0.5, swaps=1) < 0
    assert worth_of_anns_claim(proof=0.5, swaps=0) > 0


def test_a_player_whose_moves_are_all_random_counts_events_and_believes_nothing():
    state = mind_of(whimsy=1.0)

    assert state.events_seen == len(CARDS)
    assert set(state.chances) == {0.0}
