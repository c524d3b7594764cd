"""Three players with two cards each (M60)."""

import pytest

from games.mascarade.positions import coins, three
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.notation import SEAT_LETTERS
from ridotto.play import Game, IllegalMove

HANDS = ("Ann 6 King/Queen", "Bob 6 Fool/Judge", "Cléa 6 Witch/Bishop")


def test_three_players_have_two_cards_each_shown_first_and_share_one_purse():
    """M60."""
    game = Game.mascarade(3, seed=1)

    assert [len(seat.cards) for seat in game.view(0).seats] == [2, 2, 2]
    assert [event.secret for event in game.events(0)[:6]] == game.rulebook.table.cards
    assert game.rulebook.table.coins == [6, 6, 6]


def test_three_players_swap_with_any_card_of_an_opponent_or_their_own_other_one():
    """M60."""
    swaps = [text for text in three(*HANDS).legal if text.startswith("swap")]

    assert swaps == [
        "swap left A.right",
        *[f"swap left {seat}.{hand}" for seat in "BC" for hand in ("left", "right")],
        *[f"swap right {seat}.{hand}" for seat in "BC" for hand in ("left", "right")],
    ]


def test_the_two_cards_of_one_player_may_change_hands():
    """M60."""
    game = three(*HANDS).swap("Ann right", "left")

    assert (game.cards["Ann left"], game.cards["Ann right"]) == ("Queen", "King")


def test_a_swap_with_an_opponent_moves_just_the_two_named_cards():
    """M60."""
    game = three(*HANDS).swap("Cléa left", "right")

    assert (game.cards["Ann right"], game.cards["Cléa left"]) == ("Witch", "Queen")
    assert (game.cards["Ann left"], game.cards["Cléa right"]) == ("King", "Bishop")


def test_three_players_look_at_one_card_of_their_own():
    """M60, M12."""
    game = three(*HANDS)

    assert [text for text in game.legal if text.startswith("look")] == ["look left", "look right"]
    assert game.look("right").seen_by("Ann")[0] == "looked (Queen)"


def test_three_players_announce_with_one_named_card():
    """M60."""
    game = three(*HANDS)

    assert {"announce King left", "announce King right"} <= set(game.legal)
    with pytest.raises(IllegalMove, match="'announce King' is not a move at this table"):
        game.play("announce King")


def test_everyone_knows_with_which_card_a_player_announces_or_claims():
    """M60, M26."""
    game = three(*HANDS, first="Bob").announce("King", also=("Cléa right",), hand="right")

    assert game.spot(game.last("announced").a) == "Bob right"
    assert game.spot(game.last("claimed").a) == "Cléa right"


def test_three_players_claim_with_exactly_one_named_card():
    """M60."""
    assert three(*HANDS).play("announce King left").legal == ["pass", "claim left", "claim right"]


def test_only_the_cards_named_are_revealed():
    """M60, M22."""
    game = three(*HANDS).announce("Fool", also=("Bob right",), hand="left")

    assert game.revealed == {"Ann": "King", "Bob": "Judge"}


def test_a_claimant_with_the_mask_in_the_other_hand_pays_and_gets_no_power():
    """M60."""
    game = three(*HANDS).announce("Fool", also=("Bob right",), hand="left")

    assert game.coins == {"Ann": 5, "Bob": 5, "Cléa": 6}
    assert game.court == 2


def test_an_announcer_with_the_mask_in_the_other_hand_pays_and_gets_no_power():
    """M60."""
    game = three(*HANDS).announce("King", also=("Bob left",), hand="right")

    assert game.coins == {"Ann": 5, "Bob": 5, "Cléa": 6}


def test_a_true_named_card_uses_the_power_for_the_shared_purse():
    """M60, K3."""
    game = three(*HANDS).announce("King", also=("Bob left",), hand="left")

    assert game.coins == {"Ann": 9, "Bob": 5, "Cléa": 6}


def test_the_fool_swaps_one_card_of_each_of_the_two_others():
    """M60, K4."""
    game = three("Ann 6 Fool/Queen", "Bob 6 King/Judge", "Cléa 6 Witch/Bishop").announce("Fool", hand="left")

    assert game.legal == [f"take {seat}.{hand}" for seat in "BC" for hand in ("left", "right")]
    assert game.choose("Cléa right").legal == ["take B.left", "take B.right"]
    game.choose("Bob left").play("swap")
    assert (game.cards["Bob left"], game.cards["Cléa right"]) == ("Bishop", "King")


@pytest.mark.parametrize("hand", ["left", "right"])
def test_a_forced_swap_of_three_players_must_involve_an_opponents_card(hand):
    """M15, M60."""
    game = three(*HANDS).announce("King", also=(f"Bob {hand}",), hand="left")

    assert game.turn == "Bob, must swap"
    assert game.legal == [
        f"{how} {own} {seat}.{theirs}"
        for own in ("left", "right")
        for seat in "AC"
        for theirs in ("left", "right")
        for how in ("pretend", "swap")
    ]


def test_the_spy_of_three_players_moves_the_card_that_was_named():
    """M60, K8."""
    game = three("Ann 6 Queen/Spy", "Bob 6 King/Judge", "Cléa 6 Witch/Bishop").announce("Spy", hand="right")
    game.choose("Bob left").play("swap")

    assert (game.cards["Ann right"], game.cards["Bob left"]) == ("King", "Spy")
    assert game.cards["Ann left"] == "Queen"


def test_the_inquisitor_of_three_players_asks_about_one_card():
    """M60, K11."""
    game = three("Ann 6 Inquisitor/Queen", "Bob 6 King/Judge").announce("Inquisitor", hand="left")
    game.choose("Bob right").say("King")

    assert game.revealed == {"Bob": "Judge"}
    assert coins(game, "Ann", "Bob") == {"Ann": 10, "Bob": 2}


def test_the_thief_of_three_players_robs_both_others():
    """M60, K6."""
    game = three("Ann 6 Thief/Queen").announce("Thief", hand="left")

    assert game.coins == {"Ann": 8, "Bob": 5, "Cléa": 5}


def test_with_three_players_two_others_need_not_be_chosen():
    """M60, M55."""
    mover = read_mask('name = "Mover"\npower = ["take(1, two_others)", "change_seats(two_others)"]')
    game = three("Ann 6 Mover/Queen", "Bob 5 King/Judge", own=(mover,)).announce("Mover", hand="left")

    assert game.seats == ["Ann", "Cléa", "Bob"]
    assert game.cards["Cléa left"] == "King"
    assert SEAT_LETTERS[game.table.turn_seat] == "B"
