"""What a mind makes of what its player sees and hears."""

import pytest

from ridotto.events import HIDDEN
from ridotto.games.mascarade.bots.mind import Temper, certainty, chance_of, likeliest, new_mind, rumour_of
from ridotto.games.mascarade.bots.notice import notice
from ridotto.games.mascarade.bots.policy import worth_of_claim
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED, Freedom, Kind
from ridotto.play import Game

ANN, BOB, CLEA, DAN = range(4)
CARDS = [0, 1, 2, 3, 4, 5]


def mind_of(player=ANN, cards=CARDS, players=4, **temper):
    """A mind that has seen the deal: on every place the card with its number, if nothing else is said."""
    mind = new_mind(Temper(**temper), player, players, cards)
    for place, mask in enumerate(cards):
        notice(mind, Kind.DEALT, 0, place, 0, 0, mask)
    return mind


def handled(mind, who, a, b, how=HIDDEN):
    notice(mind, Kind.HANDLED, who, a, b, 0, how)


def revealed(mind, who, place, mask):
    notice(mind, Kind.REVEALED, who, place, 0, 0, mask)


def test_a_hidden_swap_leaves_even_odds_and_a_known_one_none():
    mind = mind_of()
    handled(mind, BOB, 1, 2)
    assert (chance_of(mind, 1, 1), chance_of(mind, 1, 2), certainty(mind, 0)) == (0.5, 0.5, 1.0)

    handled(mind, ANN, 0, 1, SWAPPED)
    handled(mind, ANN, 0, 5, PRETENDED)
    assert likeliest(mind, 1) == 0
    assert chance_of(mind, 0, 1) == 0.5

    revealed(mind, CLEA, 2, 2)
    assert chance_of(mind, 0, 1) == 1.0


def test_of_two_equal_cards_one_that_is_seen_leaves_one():
    mind = mind_of(cards=[0, 0, 1, 2, 3, 4])
    for a, b in ((0, 2), (1, 3), (0, 1), (2, 3)):
        handled(mind, BOB, a, b)
    revealed(mind, ANN, 0, 0)

    assert sum(chance_of(mind, place, 0) for place in range(6)) == pytest.approx(2.0, abs=0.05)
    assert all(
        sum(chance_of(mind, place, mask) for mask in range(5)) == pytest.approx(1) for place in range(6)
    )


def test_whoever_seems_to_know_their_card_and_passes_is_hardly_that_mask():
    mind = mind_of()
    handled(mind, DAN, 1, 2)
    notice(mind, Kind.PASSED, BOB, 0, 0, 1, HIDDEN)
    assert chance_of(mind, 1, 1) == 0.5, "Bob has not looked since, so his silence says nothing"

    notice(mind, Kind.LOOKED, CLEA, 2, 0, 0, HIDDEN)
    notice(mind, Kind.PASSED, CLEA, 0, 0, 1, HIDDEN)
    assert chance_of(mind, 2, 1) < 0.15
    assert chance_of(mind, 0, 0) == 1.0


def test_whoever_announces_or_claims_is_likelier_to_be_it_and_a_known_liar_less_so():
    mind = mind_of()
    handled(mind, DAN, 1, 2)
    notice(mind, Kind.ANNOUNCED, BOB, 1, 0, 1, HIDDEN)
    believed = chance_of(mind, 1, 1)
    assert believed > 0.5

    other = mind_of()
    for _ in range(4):
        notice(other, Kind.ANNOUNCED, BOB, 1, 0, 3, HIDDEN)
        revealed(other, BOB, 1, 1)
    handled(other, DAN, 1, 2)
    notice(other, Kind.ANNOUNCED, BOB, 1, 0, 1, HIDDEN)
    assert chance_of(other, 1, 1) < believed


def test_what_one_says_oneself_proves_nothing_to_oneself():
    mind = mind_of(BOB)
    handled(mind, DAN, 1, 2)
    notice(mind, Kind.ANNOUNCED, BOB, 1, 0, 1, HIDDEN)

    assert chance_of(mind, 1, 1) == 0.5
    assert rumour_of(mind, 1, 1) > 0.5


def test_rumours_are_what_anybody_believes_who_only_watches():
    mind = mind_of(BOB)
    handled(mind, BOB, 1, 2, SWAPPED)
    assert (chance_of(mind, 1, 2), rumour_of(mind, 1, 2)) == (1.0, 0.5)

    handled(mind, BOB, 1, 3, PRETENDED)
    notice(mind, Kind.LOOKED, BOB, 1, 0, 0, 2)
    assert rumour_of(mind, 1, 2) == 0.25

    revealed(mind, BOB, 1, 2)
    assert rumour_of(mind, 1, 2) == 1.0


def test_the_forgetful_lose_track_of_the_cards_of_others_but_know_their_own():
    mind, elephant = mind_of(memory=0.9), mind_of()
    seen = []
    for turn in range(5):
        for each in (mind, elephant):
            notice(each, Kind.TURN, BOB, 1, Freedom.FREE, turn, HIDDEN)
        seen.append(certainty(mind, 1))

    assert seen == sorted(seen, reverse=True)
    assert seen[-1] < 0.75
    assert certainty(mind, 0) == certainty(elephant, 1) == 1.0


def test_knowledge_of_ones_own_card_stays_behind_when_people_change_seats():
    mind = mind_of()
    notice(mind, Kind.MOVED, ANN, 1, 2, 0, HIDDEN)

    assert (mind.seat_of[BOB], mind.seat_of[CLEA]) == (2, 1)
    assert mind.informed >> 1 & 3 == 0


def test_a_card_that_a_power_reveals_makes_nobody_a_liar():
    mind = mind_of()
    notice(mind, Kind.ANNOUNCED, BOB, 1, 0, 4, HIDDEN)
    notice(mind, Kind.USED, BOB, 0, 0, 4, HIDDEN)
    revealed(mind, CLEA, 2, 2)
    revealed(mind, BOB, 1, 1)

    assert mind.lies[BOB] == mind.truths[BOB] == 0


def worth_of_anns_claim(proof, swaps):
    """What it is worth to Ann, with the King and ten coins, to claim it when Bob announces it."""
    game = Game.mascarade(6, seed=1)
    table = game.rulebook.table
    mind = mind_of(cards=table.cards[:6], players=6, proof=proof)
    for _ in range(swaps):
        handled(mind, BOB, BOB, ANN)
    notice(mind, Kind.ANNOUNCED, BOB, BOB, 0, table.cards[ANN], HIDDEN)
    table.coins[ANN], table.announced = 10, table.cards[ANN]
    table.asked, table.turn_seat = ANN, BOB
    return worth_of_claim(mind, table, game.rulebook.powers, ANN)


def test_who_wants_proof_claims_a_mask_that_is_certainly_its_own_and_none_that_only_might_be():
    assert worth_of_anns_claim(proof=0.0, swaps=1) > 0
    assert worth_of_anns_claim(proof=0.5, swaps=1) < 0
    assert worth_of_anns_claim(proof=0.5, swaps=0) > 0
