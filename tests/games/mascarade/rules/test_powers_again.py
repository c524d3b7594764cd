"""A power that is used again starts afresh, with nothing left over from the last time."""

import pytest

from games.mascarade.positions import coins, five, six, table
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.blank import read_mask


def twins(*effects):
    written = ", ".join(f'"{effect}"' for effect in effects)
    return read_mask(f'name = "Twin"\npower = [{written}]\ncopies = 2')


def test_a_second_fool_takes_two_cards_anew_and_decides_anew():
    """K4, M55."""
    game = six("Ann 6 Fool").announce("Fool").choose("Dan", "Eva").play("swap").announce("Fool")

    assert game.legal == ["take A", "take C", "take D", "take E", "take F"]
    assert game.choose("Ann").legal == ["take C", "take D", "take E", "take F"]
    assert game.choose("Felix").legal == ["pretend", "swap"]


def test_a_second_spy_takes_a_card_anew_and_decides_anew():
    """K8, M55."""
    game = six("Ann 6 Spy").announce("Spy").choose("Dan").play("swap").announce("Spy")

    assert game.legal == ["take A", "take C", "take D", "take E", "take F"]
    assert game.choose("Ann").legal == ["pretend", "swap"]


def test_a_second_witch_may_decline_and_choose_any_player_again():
    """K7, M55."""
    game = six("Ann 6 Witch").announce("Witch").choose("Dan").announce("Witch")

    assert game.legal == ["decline", "choose A", "choose C", "choose D", "choose E", "choose F"]


def test_a_second_inquisitor_is_answered_anew():
    """K11, M55."""
    game = (
        six("Ann 6 Inquisitor", "Dan 6 King").announce("Inquisitor").choose("Dan").say("King").pretend("Ann")
    )
    game.announce("Inquisitor").choose("Dan")

    assert game.decider == "Dan"
    assert game.coins["Dan"] == 6


def test_a_second_puppet_master_chooses_two_anew():
    """L11, M55."""
    game = six("Ann 6 Puppet Master", edition=2).announce("Puppet Master").choose("Dan", "Eva")

    assert game.announce("Puppet Master").legal == [
        "choose A",
        "choose C",
        "choose D",
        "choose E",
        "choose F",
    ]
    assert game.choose("Ann").legal == ["choose C", "choose D", "choose E", "choose F"]


def test_a_bishop_after_a_choice_between_equals_looks_for_the_richest_anew():
    """K2, M55."""
    game = six("Ann 6 Bishop").announce("Bishop").choose("Dan").announce("Bishop")

    assert coins(game, "Ann", "Bob", "Dan") == {"Ann": 6, "Bob": 8, "Dan": 4}


@pytest.mark.parametrize("mask", ["Fool", "Spy", "Inquisitor"])
def test_no_other_power_may_be_declined_after_a_witch(mask):
    """M34, K7."""
    game = six("Ann 6 Witch", f"Bob 6 {mask}").announce("Witch").play("decline").announce(mask)

    assert game.decider == "Bob"
    assert "decline" not in game.legal


def test_a_second_true_owner_chooses_for_themselves():
    """M22, M55."""
    game = five("Ann 6 Twin", "Bob 6 Twin", own=(twins("take(1, another)"),)).announce("Twin", also=("Bob",))
    game.choose("Cléa")

    assert (game.decider, game.legal) == ("Bob", ["choose A", "choose C", "choose D", "choose E"])
    assert game.choose("Dan").coins == {"Ann": 7, "Bob": 7, "Cléa": 5, "Dan": 5, "Eva": 6}


def test_a_second_true_owner_takes_cards_for_themselves():
    """M22, M55."""
    game = five("Ann 6 Twin", "Bob 6 Twin", own=(twins("see_and_swap(another)"),)).announce(
        "Twin", also=("Bob",)
    )
    game.choose("Cléa").play("swap")

    assert (game.decider, game.legal) == ("Bob", ["take A", "take C", "take D", "take E"])
    assert game.choose("Dan").legal == ["pretend", "swap"]


def test_another_selector_means_another_choice():
    """M55."""
    twin = twins("take(1, the_richest)", "give(2, another)")
    game = five("Ann 6 Twin", "Bob 9 Twin", own=(twin,)).announce("Twin")

    assert game.legal == ["choose B", "choose C", "choose D", "choose E"]
    assert coins(game.choose("Dan"), "Ann", "Bob", "Dan") == {"Ann": 5, "Bob": 8, "Dan": 8}


def test_what_follows_a_declined_effect_may_not_be_declined():
    """M34, M55."""
    twin = twins("exchange_fortunes(another)", "peek(another)")
    game = five("Ann 6 Twin", "Bob 6 Twin", own=(twin,)).announce("Twin").play("decline")

    assert game.legal == ["take B", "take C", "take D", "take E"]


def test_the_same_effect_twice_takes_cards_twice():
    """M55."""
    twin = twins("swap_or_pretend(two_others)", "swap_or_pretend(two_others)")
    game = five("Ann 6 Twin", "Bob 6 Twin", own=(twin,)).announce("Twin").choose("Cléa", "Dan").play("swap")

    assert game.legal == ["pretend", "swap"]
    assert (game.table.card_a, game.table.card_b) == (2, 3)


def test_a_question_to_one_leaves_the_ban_on_another_who_contested():
    """M15, K11."""
    game = (
        six("Ann 6 Inquisitor", "Bob 6 King").announce("Inquisitor", also=("Bob",)).choose("Dan").say("King")
    )

    assert game.turn == "Bob, must swap"


def test_a_house_where_showing_bans_still_bans_those_who_contested():
    """M15, L10."""
    game = table(6, "Ann 6 Princess", edition=2, options=Options(show_bans=True))
    game.announce("Princess", also=("Bob",)).choose("Dan")

    assert game.turn == "Bob, may not announce"
