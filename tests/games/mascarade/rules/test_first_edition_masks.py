"""The masks of 2013, one by one (K1–K12, M40–M42)."""

import pytest

from games.mascarade.positions import coins, eight, five, four, six
from ridotto.play import IllegalMove


def test_the_judge_takes_all_coins_of_the_court():
    """K1."""
    game = four("Ann 3 Judge", court=5).announce("Judge")

    assert (game.coins["Ann"], game.court) == (8, 0)


def test_the_judge_of_an_empty_court_takes_nothing():
    """K1."""
    game = four("Ann 6 Judge").announce("Judge")

    assert game.coins["Ann"] == 6
    assert game.turn == "Bob, free"


def test_the_judge_may_win_by_the_court():
    """K1, M30."""
    assert four("Ann 8 Judge", court=5).announce("Judge").winners == ["Ann"]


def test_the_bishop_takes_two_from_the_richest_other_player():
    """K2."""
    game = four("Ann 6 Bishop", "Bob 7 King", "Cléa 8 Queen").announce("Bishop")

    assert game.coins == {"Ann": 8, "Bob": 7, "Cléa": 6, "Dan": 6}


def test_the_bishop_who_is_richest_takes_from_the_next_richest():
    """K2."""
    game = four("Ann 9 Bishop", "Bob 8 King").announce("Bishop")

    assert coins(game, "Ann", "Bob") == {"Ann": 11, "Bob": 6}


def test_the_bishop_chooses_between_equally_rich_players():
    """K2."""
    game = four("Ann 6 Bishop", "Bob 8 King", "Cléa 7 Queen", "Dan 8 Witch").announce("Bishop")

    assert (game.decider, game.legal) == ("Ann", ["choose B", "choose D"])
    assert game.choose("Dan").coins == {"Ann": 8, "Bob": 8, "Cléa": 7, "Dan": 6}


def test_the_king_draws_three_in_the_first_edition():
    """K3."""
    assert four("Ann 6 King").announce("King").coins["Ann"] == 9


def test_the_fool_draws_one_and_swaps_the_cards_of_two_others():
    """K4."""
    game = four("Ann 6 Fool", "Bob 6 King", "Cléa 6 Queen").announce("Fool")
    game.choose("Bob", "Cléa").play("swap")

    assert game.coins["Ann"] == 7
    assert (game.cards["Bob"], game.cards["Cléa"]) == ("Queen", "King")


def test_the_fool_may_only_pretend():
    """K4."""
    game = four("Ann 6 Fool", "Bob 6 King", "Cléa 6 Queen").announce("Fool")
    game.choose("Bob", "Cléa").play("pretend")

    assert (game.cards["Bob"], game.cards["Cléa"]) == ("King", "Queen")


def test_the_fool_takes_neither_the_centre_nor_their_own_card_nor_one_card_twice():
    """K4."""
    game = four("Ann 6 Fool").announce("Fool")

    assert game.legal == ["take B", "take C", "take D"]
    assert game.choose("Cléa").legal == ["take B", "take D"]


def test_the_fool_sees_no_card():
    """K4, M26."""
    game = four("Ann 6 Fool").announce("Fool").choose("Bob", "Cléa").play("swap")

    assert "handled (swap)" in game.seen_by("Ann")
    assert not {"spied", "looked", "revealed"} & set(game.told)


def test_the_fools_coin_is_paid_before_the_cards_are_chosen():
    """K4."""
    game = four("Ann 6 Fool").announce("Fool")

    assert game.coins["Ann"] == 7
    assert game.waits_for == "places"


def test_the_queen_draws_two():
    """K5."""
    assert four("Ann 6 Queen").announce("Queen").coins["Ann"] == 8


def test_the_thief_takes_one_from_the_left_and_one_from_the_right():
    """K6."""
    game = five("Ann 6 Thief").announce("Thief")

    assert game.coins == {"Ann": 8, "Bob": 5, "Cléa": 6, "Dan": 6, "Eva": 5}


def test_a_contesting_thief_takes_from_their_own_neighbours():
    """K6, M22."""
    game = five("Ann 6 King", "Bob 6 Queen", "Cléa 6 Thief").announce("Thief", also=("Cléa",))

    assert game.coins == {"Ann": 5, "Bob": 5, "Cléa": 8, "Dan": 5, "Eva": 6}


def test_the_witch_may_exchange_fortunes_with_any_other():
    """K7."""
    game = four("Ann 2 Witch", "Bob 6 King", "Cléa 9 Queen").announce("Witch")

    assert game.legal == ["decline", "choose B", "choose C", "choose D"]
    assert game.choose("Cléa").coins == {"Ann": 9, "Bob": 6, "Cléa": 2, "Dan": 6}


def test_the_witch_may_decline():
    """K7, M34."""
    game = four("Ann 2 Witch", "Bob 9 King").announce("Witch").play("decline")

    assert coins(game, "Ann", "Bob") == {"Ann": 2, "Bob": 9}
    assert game.turn == "Bob, free"


def test_a_witch_who_declines_still_lets_the_liars_pay():
    """K7, M24."""
    game = four("Ann 6 King", "Bob 6 Witch").announce("Witch", also=("Bob",)).play("decline")

    assert (coins(game, "Ann", "Bob"), game.court) == ({"Ann": 5, "Bob": 6}, 1)


def test_the_spy_sees_their_own_card_and_another_before_deciding():
    """K8, M26."""
    game = four("Ann 6 Spy", "Bob 6 King").announce("Spy").choose("Bob")

    assert game.seen_by("Ann")[-2:] == ["spied (Spy)", "spied (King)"]
    assert game.legal == ["pretend", "swap"]
    assert game.play("swap").cards["Ann"] == "King"


def test_the_spy_may_take_a_centre_card_in_the_first_edition():
    """K8."""
    game = four("Ann 6 Spy", centre=("King", "Queen")).announce("Spy")

    assert game.legal == ["take B", "take C", "take D", "take centre1", "take centre2"]
    assert game.choose("centre2").play("swap").cards["centre2"] == "Spy"


def test_a_lying_spy_sees_their_true_card():
    """K8, M21."""
    game = four("Ann 6 Queen", "Bob 6 Spy", "Cléa 6 King").announce("Spy").choose("Cléa").play("swap")

    assert game.seen_by("Ann")[-4:-2] == ["spied (Queen)", "spied (King)"]
    assert (game.cards["Ann"], game.cards["Cléa"]) == ("King", "Queen")


def test_a_spy_who_pretends_leaves_the_cards_and_others_do_not_know():
    """K8, M26."""
    game = four("Ann 6 Spy", "Bob 6 King").announce("Spy").choose("Bob").play("pretend")

    assert game.cards["Ann"] == "Spy"
    assert game.thinks("Dan", "Ann") == {"Spy", "King"}


def test_a_peasant_alone_draws_one():
    """K9, M40."""
    game = eight("Ann 6 Peasant", "Bob 6 King", "Cléa 6 Peasant").announce("Peasant")

    assert coins(game, "Ann", "Cléa") == {"Ann": 7, "Cléa": 6}


def test_one_true_peasant_among_the_revealed_draws_one():
    """K9, M40."""
    game = eight("Ann 6 Peasant", "Bob 6 King", "Cléa 6 Peasant").announce("Peasant", also=("Bob",))

    assert coins(game, "Ann", "Bob", "Cléa") == {"Ann": 7, "Bob": 5, "Cléa": 6}


def test_two_true_peasants_draw_two_each_though_the_announcer_lied():
    """K9, M40."""
    game = eight("Ann 6 King", "Bob 6 Peasant", "Cléa 6 Queen", "Dan 6 Peasant")
    game.announce("Peasant", also=("Bob", "Dan"))

    assert coins(game, "Ann", "Bob", "Cléa", "Dan") == {"Ann": 5, "Bob": 8, "Cléa": 6, "Dan": 8}


def test_two_peasants_among_three_claimants_draw_two_each_and_the_third_pays():
    """K9, M40."""
    game = eight("Ann 6 King", "Bob 6 Peasant", "Cléa 6 Queen", "Dan 6 Peasant")
    game.announce("Peasant", also=("Bob", "Cléa", "Dan"))

    assert coins(game, "Ann", "Bob", "Cléa", "Dan") == {"Ann": 5, "Bob": 8, "Cléa": 5, "Dan": 8}
    assert game.court == 2


def test_a_true_peasant_who_passed_draws_nothing_and_does_not_count():
    """K9, M40."""
    game = eight("Ann 6 King", "Bob 6 Peasant", "Dan 6 Peasant").announce("Peasant", also=("Bob",))

    assert coins(game, "Ann", "Bob", "Dan") == {"Ann": 5, "Bob": 7, "Dan": 6}


@pytest.mark.parametrize("fortune", [10, 12])
def test_the_cheat_wins_at_once_with_ten_or_more(fortune):
    """K10."""
    game = four(f"Ann {fortune} Cheat", "Bob 12 King").announce("Cheat")

    assert (game.winners, game.ending) == (["Ann"], "power")


def test_the_cheat_with_nine_does_nothing():
    """K10."""
    game = four("Ann 9 Cheat").announce("Cheat")

    assert not game.over
    assert (game.coins["Ann"], game.turn) == (9, "Bob, free")


def test_a_false_cheat_wins_if_no_one_claims():
    """K10, M21."""
    assert four("Ann 10 King", "Bob 6 Cheat").announce("Cheat").winners == ["Ann"]


def test_the_inquisitor_asks_and_a_wrong_answer_costs_four():
    """K11."""
    game = eight("Ann 6 Inquisitor", "Cléa 6 Judge", "Bob 6 King").announce("Inquisitor")
    game.choose("Bob").say("Judge")

    assert game.revealed == {"Bob": "King"}
    assert coins(game, "Ann", "Bob") == {"Ann": 10, "Bob": 2}


def test_a_right_answer_to_the_inquisitor_costs_nothing():
    """K11."""
    game = eight("Ann 6 Inquisitor", "Bob 6 King").announce("Inquisitor").choose("Bob").say("King")

    assert game.revealed == {"Bob": "King"}
    assert coins(game, "Ann", "Bob") == {"Ann": 6, "Bob": 6}


def test_the_inquisitor_names_another_player_never_the_centre_or_themselves():
    """K11."""
    game = four("Ann 6 Inquisitor").announce("Inquisitor")

    assert game.legal == ["take B", "take C", "take D"]


def test_the_one_asked_names_any_mask_of_this_game():
    """M41, K11."""
    game = six("Ann 6 Inquisitor").announce("Inquisitor").choose("Dan")

    assert game.decider == "Dan"
    assert game.legal == [f"name {mask.name}" for mask in game.game.rulebook.masks]
    assert len(game.legal) == 6


def test_the_one_asked_answers_without_looking():
    """M41, K11."""
    game = six("Ann 6 Inquisitor").announce("Inquisitor").choose("Dan")

    assert not any("(" in seen for seen in game.seen_by("Dan"))
    with pytest.raises(IllegalMove, match="Dan has to name a mask"):
        game.look()


def test_a_target_with_fewer_than_four_gives_all_and_the_game_ends():
    """M41, M33, M31."""
    game = eight("Ann 6 Inquisitor", "Bob 3 King").announce("Inquisitor").choose("Bob").say("Queen")

    assert coins(game, "Ann", "Bob") == {"Ann": 9, "Bob": 0}
    assert (game.winners, game.ending) == (["Ann"], "ruin")


def test_a_power_may_choose_one_who_has_just_revealed():
    """M42, K11."""
    game = eight("Ann 6 Inquisitor", "Bob 6 King").announce("Inquisitor", also=("Bob",))

    assert "take B" in game.legal
    assert game.choose("Bob").say("Queen").coins["Bob"] == 1


def test_a_contesting_power_may_choose_the_announcer():
    """M42, K4."""
    game = four("Ann 6 King", "Bob 6 Fool").announce("Fool", also=("Bob",))

    assert (game.decider, game.legal) == ("Bob", ["take A", "take C", "take D"])
    assert game.choose("Ann", "Dan").decider == "Bob"


@pytest.mark.parametrize(("before", "after"), [(1, 10), (9, 10), (10, 10), (12, 12)])
def test_the_widow_is_topped_up_to_ten(before, after):
    """K12."""
    game = four(f"Ann {before} Widow").announce("Widow")

    assert game.coins["Ann"] == after
    assert game.turn == "Bob, free"
