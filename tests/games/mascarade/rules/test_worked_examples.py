"""The examples that the printed rulebooks work through (E1–E11)."""

import pytest

from games.mascarade.positions import coins, eight, four, six, table


@pytest.mark.parametrize(("edition", "fortune"), [(1, 9), (2, 8)])
def test_an_uncontested_king_draws_and_nothing_is_revealed(edition, fortune):
    """E1."""
    game = six("Ann 6 King", edition=edition).announce("King")

    assert game.coins["Ann"] == fortune
    assert game.revealed == {}


def test_three_who_all_say_king_and_none_is_pay_one_each():
    """E2, M23."""
    game = four("Ann 6 Queen", "Bob 6 Thief", "Cléa 6 Judge", centre=("King", "Witch"), first="Bob")
    game.announce("King", also=("Ann", "Cléa"))

    assert game.coins == {"Ann": 5, "Bob": 5, "Cléa": 5, "Dan": 6}
    assert game.court == 3


def test_the_true_king_on_the_left_draws_and_may_then_only_swap():
    """E3."""
    game = four("Ann 6 Queen", "Bob 6 Thief", "Cléa 6 King", first="Bob").announce("King", also=("Cléa",))

    assert coins(game, "Bob", "Cléa") == {"Bob": 5, "Cléa": 9}
    assert game.turn == "Cléa, must swap"


def test_in_the_second_edition_the_true_king_on_the_left_may_then_look_or_swap():
    """E3."""
    game = four("Ann 6 Witch", "Bob 6 Thief", "Cléa 6 King", edition=2, first="Bob")
    game.announce("King", also=("Cléa",))

    assert coins(game, "Bob", "Cléa") == {"Bob": 5, "Cléa": 8}
    assert game.turn == "Cléa, may not announce"


def inquisition():
    game = eight(
        "Ann 6 Judge", "Bob 6 Inquisitor", "Cléa 6 Peasant", "Dan 6 Peasant", "Zoé 6 Queen", first="Bob"
    )
    return game.announce("Inquisitor", also=("Zoé",)).choose("Cléa")


def test_a_peasant_who_says_judge_gives_the_inquisitor_four():
    """E4."""
    game = inquisition().say("Judge")

    assert coins(game, "Bob", "Cléa", "Zoé") == {"Bob": 10, "Cléa": 2, "Zoé": 5}
    assert game.court == 1


def test_a_peasant_who_says_peasant_gives_the_inquisitor_nothing():
    """E4."""
    assert coins(inquisition().say("Peasant"), "Bob", "Cléa", "Zoé") == {"Bob": 6, "Cléa": 6, "Zoé": 5}


def test_the_judge_takes_the_court_before_the_two_liars_pay():
    """E5."""
    game = six("Ann 6 King", "Bob 6 Queen", "Cléa 6 Judge", "Dan 6 Witch", court=4)
    game.announce("Judge", also=("Cléa", "Dan"))

    assert coins(game, "Ann", "Cléa", "Dan") == {"Ann": 5, "Cléa": 10, "Dan": 5}
    assert (game.court, game.turn) == (2, "Bob, free")


def peasants(*claimants):
    game = eight("Ann 6 Peasant", "Bob 6 King", "Cléa 6 Peasant", "Zoé 6 Queen")
    return coins(game.announce("Peasant", also=claimants), "Ann", "Cléa", "Zoé")


def test_an_uncontested_peasant_gets_one():
    """E6."""
    assert peasants() == {"Ann": 7, "Cléa": 6, "Zoé": 6}


def test_two_peasants_who_both_speak_get_two_each():
    """E6."""
    assert peasants("Cléa") == {"Ann": 8, "Cléa": 8, "Zoé": 6}


def test_two_peasants_get_two_each_and_the_third_who_spoke_pays():
    """E6."""
    assert peasants("Cléa", "Zoé") == {"Ann": 8, "Cléa": 8, "Zoé": 5}


def test_the_true_cheat_with_ten_wins_before_the_richer_liar():
    """E7."""
    game = six("Ann 11 King", "Bob 6 Queen", "Cléa 10 Cheat").announce("Cheat", also=("Cléa",))

    assert (game.winners, game.coins["Ann"]) == (["Cléa"], 11)


def test_the_true_cheat_with_nine_wins_nothing_and_the_liar_pays():
    """E7."""
    game = six("Ann 11 King", "Bob 6 Queen", "Cléa 9 Cheat").announce("Cheat", also=("Cléa",))

    assert not game.over
    assert coins(game, "Ann", "Cléa") == {"Ann": 10, "Cléa": 9}


def test_the_widow_goes_to_ten_and_then_the_liars_last_coin_ends_the_game():
    """E8, M31."""
    game = eight("Ann 1 King", "Hugo 3 Widow", "Bob 9 Queen").announce("Widow", also=("Hugo",))

    assert coins(game, "Ann", "Hugo") == {"Ann": 0, "Hugo": 10}
    assert (game.winners, game.ending) == (["Hugo"], "ruin")


@pytest.mark.parametrize(("how", "mine"), [("swap", "King"), ("pretend", "Spy")])
def test_an_uncontested_spy_sees_two_cards_then_swaps_or_not_and_the_next_one_plays(how, mine):
    """E9."""
    game = six("Ann 6 Spy", "Bob 6 Queen", "Cléa 6 King").announce("Spy").choose("Cléa")

    assert game.seen_by("Ann")[-2:] == ["spied (Spy)", "spied (King)"]
    assert game.play(how).cards["Ann"] == mine
    assert game.turn == "Bob, free"


def test_after_a_swap_neither_has_seen_a_card_nor_does_the_other_know_which_came_back():
    """E10, M13."""
    game = six("Ann 6 King", "Bob 6 Queen").swap("Bob")

    assert game.seen_by("Ann") == ["handled (swap)", "turn"]
    assert game.seen_by("Bob") == ["handled", "turn"]
    assert game.thinks("Bob", "Bob") == {"King", "Queen"}


def test_the_beggar_of_the_2014_rulebook_is_paid_paid_paid_not_paid_and_paid():
    """E11, L1."""
    people = ("Ann 4 Beggar", "Bob 8 King", "Cléa 11 Widow", "Dan 11 Witch", "Eva 7 Judge", "Felix 9 Thief")
    game = table(6, *people, edition=2).announce("Beggar")

    assert game.coins == {"Ann": 8, "Bob": 7, "Cléa": 10, "Dan": 10, "Eva": 7, "Felix": 8}
