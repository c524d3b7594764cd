"""Two players with three cards each, one of them protected (M65)."""

import pytest

from games.mascarade.positions import two
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.play import Game, IllegalMove

HANDS = ("Ann 6 King/Queen/Fool", "Bob 6 Judge/Witch/Bishop")


def test_two_players_have_three_cards_each():
    """M65."""
    game = Game.mascarade(2, seed=1)

    assert [len(seat.cards) for seat in game.view(0).seats] == [3, 3]
    assert game.view(0).centre == ()


def test_two_players_have_exactly_these_swaps_and_each_one_once():
    """M65."""
    swaps = [text for text in two(*HANDS).legal if text.startswith("swap")]

    assert swaps == [
        "swap left A.right",
        "swap left A.protected",
        "swap left B.left",
        "swap left B.right",
        "swap right A.protected",
        "swap right B.left",
        "swap right B.right",
    ]


def test_the_second_seat_has_the_same_swaps_mirrored():
    """M65."""
    swaps = [text for text in two(*HANDS, first="Bob").legal if text.startswith("pretend")]

    assert swaps == [
        "pretend left A.left",
        "pretend left A.right",
        "pretend left B.right",
        "pretend left B.protected",
        "pretend right A.left",
        "pretend right A.right",
        "pretend right B.protected",
    ]


@pytest.mark.parametrize("text", ["swap left B.protected", "swap protected B.left", "swap protected A.left"])
def test_a_protected_card_is_neither_taken_from_an_opponent_nor_brought_to_one(text):
    """M65."""
    with pytest.raises(IllegalMove, match="not allowed"):
        two(*HANDS).play(text)


def test_a_protected_card_may_be_swapped_by_its_owner():
    """M65."""
    game = two(*HANDS).swap("Ann protected", "right")

    assert (game.cards["Ann right"], game.cards["Ann protected"]) == ("Fool", "Queen")


def test_two_players_look_at_any_one_of_theirs():
    """M65, M12."""
    game = two(*HANDS)

    looks = [text for text in game.legal if text.startswith("look")]
    assert looks == ["look left", "look right", "look protected"]
    assert game.look("protected").seen_by("Ann")[0] == "looked (Fool)"


def test_two_players_announce_with_left_or_right_only():
    """M65."""
    hands = {text.split()[-1] for text in two(*HANDS).legal if text.startswith("announce")}

    assert hands == {"left", "right"}


def test_two_players_claim_with_any_one_of_the_three():
    """M65."""
    game = two(*HANDS).play("announce Bishop left")

    assert game.legal == ["pass", "claim left", "claim right", "claim protected"]


def test_a_claim_with_the_protected_card_uses_its_power():
    """M65, K2."""
    game = two(*HANDS).announce("Bishop", also=("Bob protected",), hand="left")

    assert game.revealed == {"Ann": "King", "Bob": "Bishop"}
    assert game.coins == {"Ann": 3, "Bob": 8}


def test_only_the_named_card_counts_with_two_players():
    """M65, M60."""
    game = two(*HANDS).announce("Bishop", also=("Bob left",), hand="left")

    assert game.coins == {"Ann": 5, "Bob": 5}
    assert game.court == 2


def test_the_fool_of_two_players_swaps_the_opponents_left_and_right():
    """M65, K4."""
    game = two("Ann 6 Fool/Queen/King", "Bob 6 Judge/Witch/Bishop").announce("Fool", hand="left")

    assert game.legal == ["pretend", "swap"]
    game.play("swap")
    assert (game.cards["Bob left"], game.cards["Bob right"]) == ("Witch", "Judge")
    assert game.cards["Bob protected"] == "Bishop"


def test_a_contesting_fool_of_two_players_swaps_the_announcers_left_and_right():
    """M65, K4."""
    game = two("Ann 6 Judge/Witch/King", "Bob 6 Bishop/Queen/Fool")
    game.announce("Fool", also=("Bob protected",), hand="left")

    assert game.decider == "Bob"
    game.play("swap")
    assert (game.cards["Ann left"], game.cards["Ann right"]) == ("Witch", "Judge")
    assert game.coins == {"Ann": 5, "Bob": 7}


def test_the_fool_of_two_players_may_pretend():
    """M65, K4."""
    game = two("Ann 6 Fool/Queen/King", "Bob 6 Judge/Witch/Bishop").announce("Fool", hand="left")

    assert game.play("pretend").cards["Bob left"] == "Judge"
    assert game.thinks("Bob", "Bob left") == {"Judge", "Witch"}


def test_a_forced_swap_of_two_players_must_involve_an_opponents_card():
    """M15, M65."""
    game = two(*HANDS).announce("Bishop", also=("Bob protected",), hand="left")

    assert game.turn == "Bob, must swap"
    assert game.legal == [
        f"{how} {own} A.{theirs}"
        for own in ("left", "right")
        for theirs in ("left", "right")
        for how in ("pretend", "swap")
    ]


def test_an_opening_swap_of_two_players_may_be_among_their_own_cards():
    """M10, M65."""
    game = two(*HANDS, opening=True)

    assert "swap left A.protected" in game.legal
    assert {text.split()[0] for text in game.legal} == {"swap", "pretend"}


def test_two_players_make_four_opening_swaps_in_turn():
    """M10, M65."""
    game = two(*HANDS, opening=True)
    turns = [game.turn] + [game.play(game.legal[0]).turn for _ in range(4)]

    assert turns == [*["Ann, opening swap", "Bob, opening swap"] * 2, "Ann, free"]


def test_no_power_touches_an_opponents_protected_card():
    """M65, K8, K11."""
    spying = two("Ann 6 Spy/Queen/King").announce("Spy", hand="left")
    asking = two("Ann 6 Inquisitor/Queen/King").announce("Inquisitor", hand="left")

    assert spying.legal == asking.legal == ["take B.left", "take B.right"]


def test_both_neighbours_of_two_players_are_the_opponent():
    """M55, M65, K6."""
    assert two("Ann 6 Thief/Queen/King").announce("Thief", hand="left").coins == {"Ann": 8, "Bob": 4}


def test_a_neighbour_who_is_both_gives_what_they_have_and_the_game_ends():
    """M33, M55, K6."""
    game = two("Ann 6 Thief/Queen/King", "Bob 1 Judge/Witch/Bishop").announce("Thief", hand="left")

    assert game.coins == {"Ann": 7, "Bob": 0}
    assert game.winners == ["Ann"]


def test_the_bishop_of_two_players_needs_no_choice():
    """M65, K2."""
    game = two("Ann 6 Bishop/Queen/King", "Bob 3 Judge/Witch/Fool").announce("Bishop", hand="left")

    assert game.coins == {"Ann": 8, "Bob": 1}


def test_two_others_who_are_missing_are_skipped():
    """M55, M65."""
    mover = read_mask(
        'name = "Mover"\npower = ["take(1, two_others)", "change_seats(two_others)", "gain(1)"]'
    )
    game = two("Ann 6 Mover/Queen/King", own=(mover,)).announce("Mover", hand="left")

    assert game.coins == {"Ann": 7, "Bob": 6}
    assert game.seats == ["Ann", "Bob"]
