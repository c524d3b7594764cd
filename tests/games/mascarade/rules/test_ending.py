"""How a game ends, exactly when, and who has won (M30–M35)."""

import pytest

from games.mascarade.positions import coins, eight, five, four, six, table
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.play import IllegalMove


def own(power):
    return read_mask(f'name = "Stranger"\npower = [{power}]\ncopies = 4')


def test_thirteen_coins_win_at_once():
    """M30."""
    game = four("Ann 10 King").announce("King")

    assert (game.winners, game.ending) == (["Ann"], "rich")


def test_more_than_thirteen_coins_win_too():
    """M30."""
    assert four("Ann 12 King").announce("King").winners == ["Ann"]


def test_a_top_up_to_thirteen_wins_too():
    """M30, M32, M55."""
    assert four("Ann 6 Stranger", own=(own('"top_up(13)"'),)).announce("Stranger").winners == ["Ann"]


def test_twelve_coins_do_not_win():
    """M30."""
    assert not four("Ann 9 King").announce("King").over


def test_a_player_who_reaches_thirteen_wins_in_another_players_turn_too():
    """M30."""
    game = four("Ann 6 Fool", "Bob 10 King").announce("King", also=("Bob",))

    assert game.winners == ["Bob"]


def test_when_the_game_is_over_there_is_nothing_to_decide():
    """M30, M34."""
    game = four("Ann 10 King").announce("King")

    assert (game.decider, game.legal) == (None, [])
    with pytest.raises(IllegalMove, match="the game is over"):
        game.look()


def test_the_game_ends_when_a_player_loses_their_last_coin_and_the_richest_wins():
    """M31."""
    game = four("Ann 6 Thief", "Bob 1 King", "Cléa 9 Queen").announce("Thief")

    assert (game.winners, game.ending) == (["Cléa"], "ruin")


def test_a_fine_on_the_last_coin_ends_the_game():
    """M31, M23."""
    game = four("Ann 1 Fool", "Bob 6 King").announce("King", also=("Bob",))

    assert (game.winners, game.ending) == (["Bob"], "ruin")
    assert (game.coins["Ann"], game.court) == (0, 1)


def test_the_richest_who_are_tied_share():
    """M31."""
    game = five("Ann 4 Thief", "Bob 1 King", "Cléa 9 Queen", "Dan 9 Witch").announce("Thief")

    assert game.winners == ["Cléa", "Dan"]


def test_the_ruined_player_may_have_caused_it():
    """M31."""
    game = four("Ann 1 Fool", "Bob 5 Witch", "Cléa 7 King", "Dan 7 Queen", centre=("Spy", "Judge"))

    assert game.announce("Judge", also=("Bob",)).winners == ["Cléa", "Dan"]


def test_a_thief_who_passes_thirteen_wins_though_a_neighbour_is_ruined_by_it():
    """M32, K6."""
    game = four("Ann 11 Thief", "Bob 1 King", "Dan 6 Queen").announce("Thief")

    assert (game.winners, game.ending) == (["Ann"], "rich")
    assert game.coins["Bob"] == 0


def test_both_coins_of_a_thief_are_one_movement():
    """M32, K6."""
    game = four("Ann 6 Thief", "Bob 1 King", "Cléa 6 Witch", "Dan 3 Queen").announce("Thief")

    assert game.coins == {"Ann": 8, "Bob": 0, "Cléa": 6, "Dan": 2}
    assert game.winners == ["Ann"]


def test_both_coins_of_a_puppet_master_are_one_movement_checked_before_players_move():
    """M32, M34, L11."""
    game = six("Ann 3 Puppet Master", "Bob 1 King", "Cléa 9 Judge", edition=2).announce("Puppet Master")
    game.choose("Bob", "Cléa")

    assert game.seats[:3] == ["Ann", "Bob", "Cléa"]
    assert coins(game, "Ann", "Bob", "Cléa") == {"Ann": 5, "Bob": 0, "Cléa": 8}
    assert game.winners == ["Cléa"]


def test_a_patron_who_has_thirteen_wins_before_the_neighbours_are_paid():
    """M32, M34, L8."""
    game = five("Ann 10 Patron", "Bob 12 King", edition=2).announce("Patron")

    assert game.winners == ["Ann"]
    assert game.coins["Bob"] == 12


def test_both_neighbours_of_a_patron_are_paid_together_and_share():
    """M32, L8."""
    game = five("Ann 6 Patron", "Bob 12 King", "Cléa 6 Widow", "Dan 6 Witch", "Eva 12 Judge", edition=2)

    assert game.announce("Patron").winners == ["Bob", "Eva"]


def test_both_peasants_are_paid_together_and_share():
    """M32, K9, M40."""
    game = eight("Ann 11 Peasant", "Bob 11 Peasant").announce("Peasant", also=("Bob",))

    assert game.winners == ["Ann", "Bob"]


def test_each_step_of_a_beggar_is_a_movement_of_its_own():
    """M32, M34, L1."""
    game = four("Ann 11 Beggar", "Bob 12 King", "Cléa 12 Widow", "Dan 12 Witch", edition=2)

    game.announce("Beggar")
    assert game.coins == {"Ann": 12, "Bob": 11, "Cléa": 12, "Dan": 12}
    assert not game.over


def test_begging_stops_at_the_first_movement_that_ends_the_game():
    """M32, M34, L1."""
    game = four("Ann 1 Stranger", "Bob 2 King", "Cléa 9 Queen", own=(own('"beg(3)"'),)).announce("Stranger")

    assert coins(game, "Ann", "Bob", "Cléa") == {"Ann": 3, "Bob": 0, "Cléa": 9}
    assert game.winners == ["Cléa"]


def test_the_witchs_exchange_is_one_movement():
    """M32, K7."""
    game = four("Ann 1 Witch", "Bob 12 King").announce("Witch").choose("Bob")

    assert not game.over
    assert coins(game, "Ann", "Bob") == {"Ann": 12, "Bob": 1}


def test_thirteen_is_checked_before_ruin():
    """M32, K2."""
    game = four("Ann 12 Bishop", "Bob 1 King", "Cléa 1 Queen", "Dan 1 Witch").announce("Bishop").choose("Dan")

    assert (game.winners, game.ending) == (["Ann"], "rich")


def test_all_who_reach_thirteen_in_the_same_movement_share_even_if_one_has_more():
    """M32."""
    stranger = own('"gain(2, everyone_else)"')
    game = four("Ann 6 Stranger", "Bob 11 King", "Cléa 12 Queen", own=(stranger,)).announce("Stranger")

    assert game.winners == ["Bob", "Cléa"]


def test_thirteen_in_the_middle_of_a_power_stops_the_rest_of_it():
    """M32, M34, K4."""
    game = four("Ann 12 Fool").announce("Fool")

    assert game.winners == ["Ann"]
    assert game.told[-2:] == ["paid", "ended"]


def test_a_princess_with_thirteen_asks_no_one_to_show():
    """M34, L10."""
    game = six("Ann 11 Princess", edition=2).announce("Princess")

    assert game.winners == ["Ann"]


def test_when_a_power_ends_the_game_no_fine_is_paid():
    """M32, M34."""
    game = four("Ann 1 Fool", "Bob 10 King").announce("King", also=("Bob", "Dan"))

    assert game.coins == {"Ann": 1, "Bob": 13, "Cléa": 6, "Dan": 6}
    assert (game.court, game.winners) == (0, ["Bob"])


def test_a_ruin_by_the_power_stops_the_fines_too():
    """M31, M34, K6."""
    game = four("Ann 1 Fool", "Bob 6 Thief", "Cléa 6 King").announce("Thief", also=("Bob", "Dan"))

    assert game.coins == {"Ann": 0, "Bob": 8, "Cléa": 5, "Dan": 6}
    assert game.court == 0


def test_no_turn_begins_after_the_end():
    """M34."""
    assert four("Ann 10 King").announce("King").told[-1] == "ended"


def test_taking_more_than_someone_has_takes_what_they_have():
    """M33, K2."""
    game = four("Ann 6 Bishop", "Bob 1 King", "Cléa 1 Queen", "Dan 1 Witch").announce("Bishop").choose("Bob")

    assert coins(game, "Ann", "Bob") == {"Ann": 7, "Bob": 0}


def test_giving_more_than_you_have_gives_what_you_have():
    """M33, M55."""
    game = four("Ann 2 Stranger", own=(own('"give(1, everyone_else)"'),)).announce("Stranger")

    assert game.coins == {"Ann": 0, "Bob": 7, "Cléa": 7, "Dan": 6}
    assert game.winners == ["Bob", "Cléa"]


@pytest.mark.parametrize("mask", ["Fool", "Bishop", "Spy"])
def test_powers_are_compulsory_except_where_a_may_stands(mask):
    """M34."""
    game = four(f"Ann 6 {mask}").announce(mask)

    assert game.decider == "Ann"
    assert "decline" not in game.legal


def test_fool_and_spy_must_take_two_cards_but_may_pretend():
    """M34, K4, K8."""
    assert four("Ann 6 Fool").announce("Fool").choose("Bob", "Dan").legal == ["pretend", "swap"]
    assert four("Ann 6 Spy").announce("Spy").choose("Bob").legal == ["pretend", "swap"]


def test_winners_are_people_by_the_coins_of_the_seat_they_sit_on():
    """M35, L11."""
    game = six("Ann 1 King", "Bob 3 Puppet Master", "Cléa 9 Judge", "Dan 4 Widow", edition=2)
    game.announce("Puppet Master", also=("Bob", "Eva")).choose("Cléa", "Dan")

    assert game.seats == ["Ann", "Bob", "Dan", "Cléa", "Eva", "Felix"]
    assert game.coins["Ann"] == 0
    assert game.winners == ["Dan"]


def test_the_turn_limit_ends_a_game_and_the_richest_share():
    """M31, M35."""
    game = table(4, "Ann 7 King", "Bob 7 Queen", options=Options(max_turns=5)).look()

    assert (game.winners, game.ending) == (["Ann", "Bob"], "limit")
