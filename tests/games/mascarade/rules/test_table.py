"""The table before the first move: seats, coins, cards, the deal (M1–M5)."""

from collections import Counter

import pytest

from games.mascarade.positions import four, six
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.masks import EDITIONS, HOUSE_A, HOUSE_B, PLAYERS, RECOMMENDED
from ridotto.games.mascarade.rules.sets import check_set, find_masks
from ridotto.play import Game
from ridotto.seats import SPECTATOR


def test_the_next_seat_clockwise_plays_next():
    """M1."""
    game = four().look()

    assert game.turn == "Bob, free"


def test_after_the_last_seat_the_first_one_plays_again():
    """M1."""
    game = four(first="Dan").look()

    assert game.turn == "Ann, free"


def test_coins_and_cards_belong_to_seats_and_not_to_people():
    """M1, L11."""
    game = four("Ann 6 Puppet Master", "Bob 4 King", "Cléa 8 Witch", edition=2).announce("Puppet Master")
    game.choose("Bob", "Cléa")

    assert game.seats == ["Ann", "Cléa", "Bob", "Dan"]
    assert game.coins == {"Ann": 8, "Cléa": 3, "Bob": 7, "Dan": 6}
    assert (game.cards["Bob"], game.cards["Cléa"]) == ("Witch", "King")


@pytest.mark.parametrize("players", PLAYERS[1])
def test_every_player_starts_with_six_coins_and_the_court_with_none(players):
    """M2."""
    game = Game.mascarade(players, seed=1)

    assert game.rulebook.table.coins == [6] * players
    assert game.rulebook.table.court == 0


def test_everyone_always_sees_all_coins_and_the_court():
    """M2."""
    game = four("Ann 3 King", "Bob 9 Queen", court=4)

    view = game.game.view(3)
    assert [seat.coins for seat in view.seats] == [3, 9, 6, 6]
    assert view.court == 4


def test_coins_come_from_the_bank_and_are_never_lost():
    """M2."""
    game = four("Ann 6 Queen", "Bob 6 King").announce("King", also=("Bob", "Cléa"))

    assert sum(game.coins.values()) + game.court == 4 * 6 + 3
    assert game.table.bank == 3


def test_the_bank_never_runs_dry():
    """M2."""
    game = four("Ann 6 King")
    game.table.bank = 1000

    assert game.announce("King").coins["Ann"] == 9


@pytest.mark.parametrize("edition", [1, 2])
def test_four_and_five_players_use_six_cards_and_the_rest_lies_in_the_centre(edition):
    """M3."""
    centre = {
        players: len(Game.mascarade(players, edition=edition, seed=1).view(0).centre) for players in (4, 5)
    }

    assert centre == {4: 2, 5: 1}


@pytest.mark.parametrize(("edition", "most"), [(1, 13), (2, 12)])
def test_from_six_players_on_there_are_as_many_cards_as_players(edition, most):
    """M3."""
    for players in range(6, most + 1):
        game = Game.mascarade(players, edition=edition, seed=1)
        assert len(game.header.cards) == players
        assert game.view(0).centre == ()


def test_a_custom_set_for_six_may_leave_one_or_two_cards_in_the_centre():
    """M3."""
    masks = ["Judge", "Bishop", "King", "Queen", "Witch", "Cheat", "Widow", "Fool"]

    assert len(Game.mascarade(6, masks=masks[:7], seed=1).view(0).centre) == 1
    assert len(Game.mascarade(6, masks=masks, seed=1).view(0).centre) == 2


def test_every_card_is_shown_to_everyone_once_including_the_centre():
    """M4."""
    game = Game.mascarade(4, seed=5)
    first_turn = 6

    for player in range(4):
        shown = game.events(player)[:first_turn]
        assert [event.secret for event in shown] == game.rulebook.table.cards


def test_at_the_start_everyone_knows_everything():
    """M4."""
    game = four("Ann 6 King", "Bob 6 Queen", opening=True)

    assert game.thinks("Dan", "Ann") == {"King"}
    assert game.thinks("Dan", "centre2") == {game.cards["centre2"]}


def test_uncertainty_comes_from_the_swaps():
    """M4, M13."""
    game = four("Ann 6 King", "Bob 6 Queen", opening=True).pretend("Bob")

    assert game.thinks("Dan", "Ann") == game.thinks("Dan", "Bob") == {"King", "Queen"}
    assert game.thinks("Ann", "Bob") == {"Queen"}


@pytest.mark.parametrize("memory", ["nothing", "round", "everything"])
def test_the_deal_is_visible_until_the_first_move_whatever_the_table_remembers(memory):
    """M4."""
    game = Game.mascarade(4, seed=1, options=Options(memory=memory))

    for viewer in (0, 3, SPECTATOR):
        view = game.view(viewer)
        shown = [card.possible for seat in view.seats for card in seat.cards]
        shown += [card.possible for card in view.centre]
        assert shown == [(mask,) for mask in game.rulebook.table.cards]


def test_the_deal_is_random():
    """M4."""
    holders = Counter(Game.mascarade(6, seed=seed).log[0].secret for seed in range(600))

    assert len(holders) == 6
    assert min(holders.values()) > 60


def test_the_masks_in_this_game_are_public_throughout():
    """M4."""
    game = four("Ann 6 King", "Bob 6 Queen").swap("centre1").swap("centre2")

    assert set(game.game.spectator_view().masks) == set(game.cards.values())


def test_chance_decides_who_begins():
    """M5."""
    first = Counter(Game.mascarade(4, seed=seed).decider for seed in range(400))

    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 60


def test_the_table_may_choose_who_begins():
    """M5."""
    assert six(first="Eva", opening=True).turn == "Eva, opening swap"


@pytest.mark.parametrize(("edition", "sets"), [(1, RECOMMENDED), (2, HOUSE_A), (2, HOUSE_B)])
def test_every_printed_and_house_set_may_be_played(edition, sets):
    """M3, M50."""
    assert set(sets) == set(PLAYERS[edition])
    for players, names in sets.items():
        assert check_set(edition, players, find_masks(edition, names)).errors == (), (players, names)


@pytest.mark.parametrize(
    ("players", "added"), [(9, "Cheat"), (10, "Spy"), (11, "Inquisitor"), (12, "Widow"), (13, "Thief")]
)
def test_each_recommended_set_from_nine_on_adds_one_mask(players, added):
    """M3."""
    assert RECOMMENDED[players] == (*RECOMMENDED[players - 1], added)


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, "Bishop Fool Judge Queen King Witch"),
        (3, "Bishop Fool Judge Queen King Witch"),
        (4, "Judge Bishop King Queen Thief Cheat"),
        (5, "Judge Bishop King Queen Witch Cheat"),
        (6, "Judge Bishop King Queen Witch Cheat"),
        (7, "Judge Bishop King Fool Queen Thief Witch"),
        (8, "Judge Bishop King Fool Queen Witch Peasant Peasant"),
    ],
)
def test_the_recommended_sets_are_the_printed_ones(players, names):
    """M3."""
    assert " ".join(RECOMMENDED[players]) == names


@pytest.mark.parametrize(
    ("players", "a", "b"),
    [
        (4, "Judge King Empress Fool Thief Witch", "Judge King Widow Cheat Spy Beggar"),
        (5, "Judge King Empress Witch Swindler Cheat", "Judge Patron Widow Spy Beggar Thief"),
        (6, "Judge King Empress Swindler Witch Cheat", "Judge Princess Patron Widow Spy Beggar"),
        (7, "Judge King Empress Fool Swindler Thief Witch", "Judge Princess Patron Widow Spy Beggar Cheat"),
        (
            8,
            "Judge King Empress Swindler Witch Cheat Peasant Peasant",
            "Judge Guru Puppet Master Princess Patron Widow Spy Beggar",
        ),
    ],
)
def test_the_house_scenarios_are_the_listed_ones(players, a, b):
    """M3."""
    assert (" ".join(HOUSE_A[players]), " ".join(HOUSE_B[players])) == (a, b)


@pytest.mark.parametrize(
    ("players", "a", "b"),
    [(9, "Spy", "Thief"), (10, "Fool", "King"), (11, "Guru", "Cheat"), (12, "Widow", "Empress")],
)
def test_each_house_scenario_from_nine_on_adds_one_mask(players, a, b):
    """M3."""
    assert HOUSE_A[players] == (*HOUSE_A[players - 1], a)
    assert HOUSE_B[players] == (*HOUSE_B[players - 1], b)


@pytest.mark.parametrize(
    ("edition", "cards", "banking", "from_six", "from_eight"),
    [
        (1, 13, {"King", "Fool", "Queen", "Peasant", "Widow"}, set(), {"Peasant", "Inquisitor"}),
        (
            2,
            17,
            {"Empress", "Fool", "King", "Patron", "Peasant", "Princess", "Widow"},
            {"Princess"},
            {"Guru", "Peasant", "Puppet Master"},
        ),
    ],
)
def test_each_box_has_its_cards_bank_symbols_and_least_numbers_of_players(
    edition, cards, banking, from_six, from_eight
):
    """M3, K3, K4, K5, K9, K11, K12, L3, L5, L8, L10, L11."""
    box = EDITIONS[edition].values()

    assert sum(mask.copies for mask in box) == cards
    assert {mask.name for mask in box if mask.has_bank_symbol} == banking
    assert {mask.name for mask in box if mask.least_players == 6} == from_six
    assert {mask.name for mask in box if mask.least_players == 8} == from_eight
