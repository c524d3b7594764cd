"""The masks of 2021, one by one (L1–L16, M45)."""

import pytest

from games.mascarade.positions import WATCHER, coins, table
from ridotto.games.mascarade.rules.masks import FIRST_EDITION, SECOND_EDITION


def four(*people, **rest):
    return table(4, *people, edition=2, **rest)


def eight(*people, **rest):
    return table(8, *people, edition=2, **rest)


def test_the_beggar_gets_one_from_each_who_is_richer_at_that_instant():
    """L1."""
    game = four("Ann 4 Beggar", "Bob 5 King", "Cléa 6 Widow", "Dan 6 Witch").announce("Beggar")

    assert game.coins == {"Ann": 6, "Bob": 4, "Cléa": 5, "Dan": 6}


def test_the_beggar_begs_clockwise_from_their_left():
    """L1, M22."""
    game = four("Ann 6 King", "Bob 9 Widow", "Cléa 5 Beggar", "Dan 6 Witch")
    game.announce("Beggar", also=("Cléa",))

    assert game.coins == {"Ann": 5, "Bob": 8, "Cléa": 7, "Dan": 5}
    assert game.court == 1


def test_the_equally_rich_give_the_beggar_nothing():
    """L1."""
    assert four("Ann 6 Beggar").announce("Beggar").coins["Ann"] == 6


def test_the_cheat_of_the_second_edition_wins_with_ten():
    """L2."""
    assert four("Ann 10 Cheat").announce("Cheat").winners == ["Ann"]
    assert not four("Ann 9 Cheat").announce("Cheat").over


def test_the_empress_draws_three():
    """L3."""
    assert four("Ann 6 Empress").announce("Empress").coins["Ann"] == 9


def test_the_fool_of_the_second_edition_draws_one_and_swaps_two_others():
    """L4."""
    game = four("Ann 6 Fool", "Bob 6 King", "Dan 6 Witch").announce("Fool").choose("Bob", "Dan").play("swap")

    assert game.coins["Ann"] == 7
    assert (game.cards["Bob"], game.cards["Dan"]) == ("Witch", "King")


def test_the_guru_asks_and_a_wrong_answer_costs_four():
    """L5, M41."""
    game = eight("Ann 6 Guru", "Bob 6 King").announce("Guru").choose("Bob").say("Guru")

    assert coins(game, "Ann", "Bob") == {"Ann": 10, "Bob": 2}
    assert game.revealed == {"Bob": "King"}


def test_the_judge_of_the_second_edition_takes_the_court():
    """L6."""
    game = four("Ann 6 Judge", court=4).announce("Judge")

    assert (game.coins["Ann"], game.court) == (10, 0)


def test_the_king_draws_two_in_the_second_edition():
    """L7."""
    assert four("Ann 6 King").announce("King").coins["Ann"] == 8


def test_the_patron_draws_three_and_both_neighbours_one_from_the_bank():
    """L8."""
    game = four("Ann 6 Patron").announce("Patron")

    assert game.coins == {"Ann": 9, "Bob": 7, "Cléa": 6, "Dan": 7}
    assert game.table.bank == 5


def test_peasants_of_the_second_edition_draw_one_alone_and_two_each_together():
    """L9, M40."""
    alone = eight("Ann 6 Peasant", "Bob 6 Peasant").announce("Peasant")
    together = eight("Ann 6 Peasant", "Bob 6 Peasant").announce("Peasant", also=("Bob",))

    assert coins(alone, "Ann", "Bob") == {"Ann": 7, "Bob": 6}
    assert coins(together, "Ann", "Bob") == {"Ann": 8, "Bob": 8}


def test_the_princess_draws_two_and_another_player_shows_a_card_to_everyone_else():
    """L10, M26."""
    game = table(6, "Ann 6 Princess", "Bob 6 King", edition=2).announce("Princess").choose("Bob")

    assert game.coins["Ann"] == 8
    assert game.who_sees("shown") == {"Ann", "Cléa", "Dan", "Eva", "Felix"}
    assert "shown (King)" in game.seen_by("Dan")
    assert "shown" in game.seen_by("Bob")


def test_the_princess_chooses_another_player_never_the_centre():
    """L10."""
    assert four("Ann 6 Princess").announce("Princess").legal == ["take B", "take C", "take D"]


def test_a_spectator_is_not_shown_what_the_owner_may_not_see():
    """L10, M26."""
    game = table(6, "Ann 6 Princess", "Bob 6 King", edition=2).announce("Princess").choose("Bob")

    assert WATCHER not in game.who_sees("shown")


def test_the_puppet_master_takes_one_from_two_others_who_then_change_seats():
    """L11, M45."""
    game = four("Ann 6 Puppet Master", "Bob 3 King", "Dan 8 Widow", "Cléa 6 Witch")
    game.announce("Puppet Master").choose("Bob", "Dan")

    assert game.seats == ["Ann", "Dan", "Bob", "Cléa"]
    assert game.table.coins == [8, 2, 7, 6]
    assert game.cards["Dan"] == "King"


def test_the_puppet_master_chooses_two_different_others():
    """L11."""
    game = four("Ann 6 Puppet Master").announce("Puppet Master")

    assert game.legal == ["choose B", "choose C", "choose D"]
    assert game.choose("Cléa").legal == ["choose B", "choose D"]


def test_a_contested_announcer_may_be_moved():
    """M45, L11."""
    game = four("Ann 6 King", "Bob 6 Puppet Master").announce("Puppet Master", also=("Bob",))

    assert game.legal == ["choose A", "choose C", "choose D"]
    assert game.choose("Ann", "Dan").seats == ["Dan", "Bob", "Cléa", "Ann"]


def test_the_next_turn_belongs_to_the_left_of_the_seat_that_took_this_one():
    """M45, L11."""
    game = four("Ann 6 King", "Bob 6 Widow", "Cléa 6 Puppet Master")
    game.announce("Puppet Master", also=("Cléa",)).choose("Ann", "Dan")

    assert game.seats == ["Dan", "Bob", "Cléa", "Ann"]
    assert game.turn == "Bob, free"


def test_the_player_who_now_sits_in_the_next_seat_takes_the_next_turn():
    """M45, L11."""
    game = four("Ann 6 Puppet Master").announce("Puppet Master").choose("Bob", "Dan")

    assert game.turn == "Dan, free"
    assert [game.look().turn, game.look().turn] == ["Cléa, free", "Bob, free"]


def test_a_moved_player_keeps_what_they_know():
    """M45, M4."""
    game = four("Ann 6 Puppet Master", "Bob 6 King", "Cléa 6 Widow", first="Bob")
    game.swap("Cléa").look().look().announce("Puppet Master").choose("Bob", "Dan")

    assert game.thinks("Bob", "Dan") == {"Widow"}
    assert game.thinks("Dan", "Dan") == {"King", "Widow"}


def test_a_moved_player_acts_with_the_card_of_the_new_seat():
    """M45, L11."""
    game = four("Ann 6 Puppet Master", "Bob 6 King", "Cléa 6 Widow", "Dan 6 Empress")
    game.announce("Puppet Master").choose("Bob", "Dan").announce("King", also=("Cléa",))

    assert game.revealed["Dan"] == "King"
    assert coins(game, "Dan", "Cléa", "Bob") == {"Dan": 7, "Cléa": 5, "Bob": 5}


def test_moved_players_are_paid_where_they_sit_now():
    """M45, L11."""
    game = four("Ann 6 Puppet Master", "Bob 6 King").announce("Puppet Master").choose("Bob", "Dan")
    game.announce("King").look().announce("King")

    assert game.seats == ["Ann", "Dan", "Cléa", "Bob"]
    assert game.table.coins == [8, 7, 6, 7]


def test_only_those_who_saw_a_card_know_it_after_people_have_moved():
    """M45, M12."""
    game = four("Ann 6 Puppet Master", "Bob 6 King", first="Bob").look().look().look()
    game.announce("Puppet Master").choose("Bob", "Dan")

    assert "looked (King)" in game.seen_by("Bob")
    assert not any("King" in seen for seen in game.seen_by("Dan"))


def test_the_swindler_takes_two_from_the_richest_other_player():
    """L12."""
    game = four("Ann 9 Swindler", "Bob 7 King").announce("Swindler")

    assert coins(game, "Ann", "Bob") == {"Ann": 11, "Bob": 5}


def test_the_swindler_chooses_between_equally_rich_players():
    """L12."""
    assert four("Ann 9 Swindler").announce("Swindler").legal == ["choose B", "choose C", "choose D"]


def test_the_spy_of_the_second_edition_never_takes_the_centre():
    """L13."""
    game = four("Ann 6 Spy", "Bob 6 King").announce("Spy")

    assert game.legal == ["take B", "take C", "take D"]
    assert game.choose("Bob").seen_by("Ann")[-2:] == ["spied (Spy)", "spied (King)"]
    assert game.play("swap").cards["Ann"] == "King"


def test_the_thief_of_the_second_edition_takes_one_from_each_neighbour():
    """L14."""
    assert four("Ann 6 Thief").announce("Thief").coins == {"Ann": 8, "Bob": 5, "Cléa": 6, "Dan": 5}


def test_the_widow_of_the_second_edition_is_topped_up_to_ten():
    """L15."""
    assert four("Ann 4 Widow").announce("Widow").coins["Ann"] == 10
    assert four("Ann 11 Widow").announce("Widow").coins["Ann"] == 11


def test_the_witch_of_the_second_edition_may_exchange_or_decline():
    """L16."""
    game = four("Ann 3 Witch", "Bob 9 King").announce("Witch")

    assert "decline" in game.legal
    assert coins(game.choose("Bob"), "Ann", "Bob") == {"Ann": 9, "Bob": 3}


@pytest.mark.parametrize(
    ("second", "first"),
    [
        ("Cheat", "Cheat"),
        ("Fool", "Fool"),
        ("Guru", "Inquisitor"),
        ("Judge", "Judge"),
        ("Peasant", "Peasant"),
        ("Swindler", "Bishop"),
        ("Thief", "Thief"),
        ("Widow", "Widow"),
        ("Witch", "Witch"),
    ],
)
def test_these_masks_do_exactly_what_their_first_edition_counterparts_do(second, first):
    """L2, L4, L5, L6, L9, L12, L14, L15, L16."""
    assert SECOND_EDITION[second].power == FIRST_EDITION[first].power
