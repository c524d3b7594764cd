"""Announcing, claiming, revealing, fines, and their order (M20–M25)."""

import pytest

from games.mascarade.positions import WATCHER, coins, eight, five, four, six
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.play import IllegalMove


def test_all_others_answer_once_clockwise_from_the_announcers_left():
    """M20."""
    game = four(first="Cléa").play("announce Queen")
    asked = []
    while game.waits_for == "answer":
        asked.append(game.decider)
        game.play("pass")

    assert asked == ["Dan", "Ann", "Bob"]


def test_an_answer_is_pass_or_claim():
    """M20."""
    assert four().play("announce Queen").legal == ["pass", "claim"]


def test_an_answer_is_not_changed():
    """M20."""
    game = four().play("announce Queen", "pass")

    with pytest.raises(IllegalMove, match="Cléa's decision, not Bob's"):
        game.game.play("claim", by=1)


def test_later_players_know_what_earlier_ones_said():
    """M20, M26."""
    game = four().play("announce Queen", "claim", "pass")

    assert game.decider == "Dan"
    assert game.seen_by("Dan") == ["announced", "claimed", "passed"]
    assert game.game.view(3).claimants == (1,)


def test_unchallenged_the_announcer_uses_the_power_and_no_card_is_shown():
    """M21."""
    game = four("Ann 6 Witch", "Bob 6 King").announce("King")

    assert game.coins["Ann"] == 9
    assert game.revealed == {}
    assert game.court == 0


def test_announcer_and_all_claimants_reveal_to_everyone_including_themselves():
    """M22."""
    game = four("Ann 6 Fool", "Bob 6 King", "Cléa 6 Witch").announce("King", also=("Bob", "Cléa"))

    assert game.revealed == {"Ann": "Fool", "Bob": "King", "Cléa": "Witch"}
    assert game.who_sees("revealed") == {"Ann", "Bob", "Cléa", "Dan", WATCHER}


def test_cards_are_revealed_after_all_have_answered():
    """M20, M22."""
    assert four().play("announce Queen", "claim", "pass").revealed == {}


def test_those_who_passed_reveal_nothing_though_they_have_the_mask():
    """M22."""
    game = four("Ann 6 Fool", "Bob 6 Queen", "Cléa 6 King").announce("King", also=("Bob",))

    assert game.revealed == {"Ann": "Fool", "Bob": "Queen"}
    assert game.coins["Cléa"] == 6


def test_a_contested_liar_pays_one_coin_to_the_court_and_the_true_mask_acts():
    """M22, M23."""
    game = four("Ann 6 Fool", "Bob 6 King").announce("King", also=("Bob",))

    assert game.coins == {"Ann": 5, "Bob": 9, "Cléa": 6, "Dan": 6}
    assert game.court == 1


def test_a_true_announcer_acts_and_the_claimant_pays():
    """M22, M23."""
    game = four("Ann 6 King", "Bob 6 Fool").announce("King", also=("Bob",))

    assert coins(game, "Ann", "Bob") == {"Ann": 9, "Bob": 5}


def test_if_none_of_the_revealed_cards_is_the_mask_there_is_no_power_and_all_pay():
    """M22, M23."""
    game = four("Ann 6 Fool", "Bob 6 Witch", "Cléa 6 Judge", centre=("King", "Queen"))
    game.announce("King", also=("Bob", "Cléa"))

    assert game.coins == {"Ann": 5, "Bob": 5, "Cléa": 5, "Dan": 6}
    assert game.court == 3
    assert "used" not in game.told


def test_a_claimant_decides_what_their_power_asks_though_it_is_not_their_turn():
    """M22."""
    game = four("Ann 6 Fool", "Bob 6 King", "Cléa 6 Witch").announce("Witch", also=("Cléa",))

    assert game.decider == "Cléa"
    assert game.choose("Dan").turn == "Bob, free"


def test_the_true_owner_is_settled_before_the_power_moves_cards():
    """M22, K8."""
    game = four("Ann 6 Spy", "Bob 6 King").announce("Spy", also=("Bob",)).choose("Bob").play("swap")

    assert game.cards["Bob"] == "Spy"
    assert coins(game, "Ann", "Bob") == {"Ann": 6, "Bob": 5}


def test_the_spy_may_move_the_very_card_that_was_announced_and_is_not_fined():
    """M22, K8, M25."""
    game = four("Ann 6 King", "Bob 6 Spy").announce("Spy", also=("Bob",)).choose("Ann").play("swap")

    assert (game.cards["Ann"], game.cards["Bob"]) == ("Spy", "King")
    assert coins(game, "Ann", "Bob") == {"Ann": 5, "Bob": 6}


SMUGGLER = read_mask('name = "Smuggler"\npower = ["take(1, left)"]\ncopies = 3')


def test_several_true_owners_act_clockwise_announcer_first():
    """M22, M55."""
    game = five(
        "Ann 6 Smuggler", "Bob 6 King", "Cléa 6 Smuggler", "Dan 6 Queen", own=(SMUGGLER,), first="Cléa"
    )
    game.announce("Smuggler", also=("Dan", "Ann"))

    used = [game.game.players[event.who] for event in game.game.log if event.kind == game.last("used").kind]
    assert used == ["Cléa", "Ann"]
    assert game.coins == {"Ann": 7, "Bob": 5, "Cléa": 7, "Dan": 4, "Eva": 6}


def test_when_the_first_owners_power_ends_the_game_the_second_owner_gets_nothing():
    """M22, M34."""
    game = five("Ann 12 Smuggler", "Bob 6 Smuggler", "Cléa 6 King", own=(SMUGGLER,))
    game.announce("Smuggler", also=("Bob",))

    assert game.winners == ["Ann"]
    assert coins(game, "Bob", "Cléa") == {"Bob": 5, "Cléa": 6}


def test_fines_are_paid_after_the_power_is_complete():
    """M23, M24, K1."""
    game = four("Ann 6 Fool", "Bob 6 Judge", court=3).announce("Judge", also=("Bob", "Dan"))

    assert game.coins == {"Ann": 5, "Bob": 9, "Cléa": 6, "Dan": 5}
    assert game.court == 2


def test_the_witch_exchanges_first_and_the_liar_pays_from_what_came():
    """M24, K7."""
    game = four("Ann 9 Fool", "Bob 2 Witch").announce("Witch", also=("Bob",)).choose("Ann")

    assert coins(game, "Ann", "Bob") == {"Ann": 1, "Bob": 9}
    assert game.court == 1


def test_the_fines_of_several_are_paid_together():
    """M23, M32."""
    game = four("Ann 1 Fool", "Bob 1 Witch", "Cléa 5 Judge", centre=("King", "Queen"))
    game.announce("King", also=("Bob", "Cléa"))

    assert coins(game, "Ann", "Bob", "Cléa") == {"Ann": 0, "Bob": 0, "Cléa": 4}
    assert game.court == 3
    assert game.winners == ["Dan"]


def test_a_fine_is_owed_by_the_person_and_paid_where_they_sit_when_it_is_due():
    """M23, M45."""
    game = six("Ann 6 Puppet Master", "Bob 4 King", "Cléa 6 Widow", "Dan 9 Witch", edition=2)
    game.announce("Puppet Master", also=("Bob",)).choose("Bob", "Dan")

    assert game.coins == {"Ann": 8, "Dan": 3, "Cléa": 6, "Bob": 7, "Eva": 6, "Felix": 6}


def test_a_lying_announcer_who_is_moved_pays_from_the_new_seat():
    """M23, M45."""
    game = six("Ann 9 King", "Bob 6 Puppet Master", "Cléa 3 Widow", edition=2)
    game.announce("Puppet Master", also=("Bob",)).choose("Ann", "Cléa")

    assert game.seats[:3] == ["Cléa", "Bob", "Ann"]
    assert coins(game, "Ann", "Bob", "Cléa") == {"Ann": 1, "Bob": 8, "Cléa": 8}


def test_after_an_announcement_the_turn_passes_to_the_left_of_the_seat_that_took_it():
    """M23."""
    game = six("Ann 6 Fool", "Dan 6 Queen", "Bob 6 King").announce("King", also=("Bob",))

    assert game.turn == "Dan, free"


def test_everything_happens_in_order_reveal_power_fines_next_turn():
    """M24."""
    game = four("Ann 6 Fool", "Bob 6 King").announce("King", also=("Bob",))

    assert game.told[4:] == ["revealed", "revealed", "used", "paid", "fined", "turn"]


def test_open_cards_are_turned_down_before_a_power_moves_them():
    """M25, M26, K4."""
    game = four("Ann 6 Fool", "Bob 6 King", "Cléa 6 Witch").announce("Fool", also=("Bob", "Cléa"))
    game.choose("Bob", "Cléa").play("swap")

    assert game.thinks("Dan", "Bob") == game.thinks("Bob", "Bob") == {"King", "Witch"}
    assert game.thinks("Ann", "Bob") == {"Witch"}


def test_a_fine_leaves_no_one_below_zero():
    """M23, M33."""
    game = eight("Ann 1 King", "Bob 6 Queen", "Cléa 6 Inquisitor").announce("Inquisitor", also=("Cléa",))
    game.choose("Ann").say("Judge")

    assert coins(game, "Ann", "Cléa") == {"Ann": 0, "Cléa": 7}
    assert game.court == 0


def test_claims_and_fines_of_one_turn_are_settled_in_that_turn():
    """M20, M22, M23."""
    game = four("Ann 6 Fool", "Bob 6 King", "Cléa 6 Queen").announce("King", also=("Bob", "Dan"))
    game.pretend("Dan").announce("Queen")

    assert game.coins == {"Ann": 5, "Bob": 9, "Cléa": 8, "Dan": 5}
    assert (game.court, game.last("used").who) == (2, 2)


def test_a_second_contest_counts_only_those_who_took_part_in_it():
    """M22, M23."""
    game = four("Ann 6 Fool", "Bob 6 King", "Cléa 6 Queen").announce("King", also=("Bob", "Dan"))
    game.pretend("Dan").announce("Queen", also=("Ann",))

    assert game.coins == {"Ann": 4, "Bob": 9, "Cléa": 8, "Dan": 5}
    assert game.court == 3


def test_fines_are_listed_clockwise_from_the_announcer():
    """M23."""
    game = four("Ann 6 Fool", "Bob 6 Witch", centre=("King", "Queen"), first="Cléa")
    game.announce("King", also=("Ann", "Bob"))

    fined = [event.who for event in game.game.log if event.kind == game.last("fined").kind]
    assert [game.game.players[who] for who in fined] == ["Cléa", "Ann", "Bob"]
