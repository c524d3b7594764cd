"""Which masks may be played together, and how to repair a set that is not allowed (M50)."""

import pytest

from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.games.mascarade.rules.masks import FIRST_EDITION, SECOND_EDITION
from ridotto.games.mascarade.rules.sets import BadSet, check_set, find_masks
from ridotto.play import Game

SIX = "Judge, Bishop, King, Queen, Witch, Cheat"
EIGHT = "Judge, Bishop, King, Fool, Queen, Witch, Peasant, Peasant"
SMUGGLER = read_mask('name = "Smuggler"\npower = ["gain(1)"]')


def errors(players, names, edition=1, own=()):
    return [
        str(error)
        for error in check_set(edition, players, find_masks(edition, names.split(", "), own)).errors
    ]


def test_a_good_set_has_no_errors_and_no_advice():
    """M50."""
    verdict = check_set(2, 6, find_masks(2, ["Judge", "King", "Empress", "Swindler", "Witch", "Cheat"]))

    assert verdict == ((), ())


def test_a_set_without_a_judge_is_an_error_that_names_the_judge():
    """M50."""
    assert errors(6, "Bishop, King, Queen, Witch, Cheat, Thief") == [
        "M50: no mask collects the court; add the Judge"
    ]


def test_an_own_mask_that_collects_the_court_stands_for_the_judge():
    """M50, M55."""
    bailiff = read_mask('name = "Bailiff"\npower = ["collect_the_court()"]')

    assert errors(6, "Bailiff, Bishop, King, Queen, Witch, Cheat", own=[bailiff]) == []


def test_fewer_than_a_third_with_the_bank_symbol_is_an_error_that_says_how_many_are_missing():
    """M50."""
    (error,) = errors(6, "Judge, Bishop, King, Spy, Witch, Cheat")

    assert error.startswith("M50: at least a third of the cards must carry the bank symbol, and 1 of 6 do")
    assert error.endswith("replace 1 with masks that draw on the bank")


def test_exactly_a_third_with_the_bank_symbol_is_enough():
    """M50."""
    assert errors(6, SIX) == []


def test_a_third_is_counted_with_the_cards_in_the_centre():
    """M50, M3."""
    (error,) = errors(6, f"{SIX}, Spy")

    assert "2 of 7 do" in error
    assert "replace 1 with" in error


def test_one_peasant_alone_is_an_error():
    """M50."""
    assert errors(8, "Judge, Bishop, King, Fool, Queen, Witch, Peasant, Cheat") == [
        "M50: one Peasant alone makes no sense; add a second one or leave it out"
    ]


def test_both_peasants_are_no_error():
    """M50, K9."""
    assert errors(8, EIGHT) == []


@pytest.mark.parametrize(
    ("edition", "players", "mask", "least"),
    [(1, 7, "Inquisitor", 8), (2, 5, "Princess", 6), (2, 7, "Guru", 8), (2, 7, "Puppet Master", 8)],
)
def test_a_mask_for_more_players_is_an_error(edition, players, mask, least):
    """M50."""
    rest = {1: "Judge, King, Queen, Widow, Witch, Cheat", 2: "Judge, King, Empress, Widow, Witch, Cheat"}
    names = ", ".join([mask, *rest[edition].split(", ")][: max(6, players)])

    assert f"M50: the {mask} needs {least} players or more, not {players}; replace it" in errors(
        players, names, edition
    )


def test_a_mask_is_no_error_from_its_least_number_of_players_on():
    """M50."""
    assert errors(8, "Judge, Bishop, King, Fool, Queen, Witch, Cheat, Inquisitor") == []


@pytest.mark.parametrize(
    ("players", "cards", "sentence"),
    [
        (2, 5, "2 players need 6 cards, not 5; add 1"),
        (3, 7, "3 players need 6 cards, not 7; remove 1"),
        (4, 5, "4 players need 6 cards, not 5; add 1"),
        (4, 7, "4 players need 6 cards, not 7; remove 1"),
        (5, 7, "5 players need 6 cards, not 7; remove 1"),
        (6, 5, "6 players need 6 to 8 cards, not 5; add 1"),
        (6, 9, "6 players need 6 to 8 cards, not 9; remove 1"),
        (8, 6, "8 players need 8 to 10 cards, not 6; add 2"),
    ],
)
def test_a_wrong_number_of_cards_is_an_error_that_says_how_many_to_add_or_remove(players, cards, sentence):
    """M50, M3."""
    names = ["Judge", "King", "Queen", "Widow", "Bishop", "Witch", "Fool", "Cheat", "Thief"][:cards]

    assert errors(players, ", ".join(names)) == [f"M50: {sentence}"]


@pytest.mark.parametrize("cards", [6, 7, 8])
def test_six_players_may_have_up_to_two_cards_in_the_centre(cards):
    """M50, M3."""
    names = ["Judge", "King", "Queen", "Widow", "Bishop", "Witch", "Fool", "Cheat"][:cards]

    assert errors(6, ", ".join(names)) == []


def test_more_copies_of_a_mask_than_the_box_has_are_an_error():
    """M50."""
    assert errors(6, "Judge, King, King, Queen, Witch, Cheat") == ["M50: there are 1 × King, not 2; remove 1"]
    assert errors(8, "Judge, King, Queen, Witch, Cheat, Peasant, Peasant, Peasant") == [
        "M50: there are 2 × Peasant, not 3; remove 1"
    ]


def test_a_mask_of_the_other_edition_is_refused_by_name():
    """M50."""
    with pytest.raises(BadSet, match=r"M50: Bishop belongs to edition 1 .* leave it out or play edition 1"):
        find_masks(2, ["Bishop"])


def test_a_king_of_the_other_edition_is_not_mixed_in_though_he_has_the_same_name():
    """M50."""
    masks = [SECOND_EDITION["King"], *find_masks(1, ["Judge", "Bishop", "Queen", "Witch", "Cheat"])]

    assert [error.code for error in check_set(1, 6, masks).errors] == ["mixed"]


@pytest.mark.parametrize(
    ("edition", "names"), [(1, SIX), (2, "Judge, King, Empress, Swindler, Witch, Cheat")]
)
def test_own_masks_go_with_either_edition(edition, names):
    """M50, M55."""
    assert errors(6, names.replace("Cheat", "Smuggler"), edition, own=[SMUGGLER]) == []


def test_more_than_half_with_the_bank_symbol_is_advice_in_the_second_edition_only():
    """M50."""
    names = ["Judge", "King", "Fool", "Widow", "Witch"]
    second = check_set(2, 6, find_masks(2, [*names, "Empress"]))
    first = check_set(1, 6, find_masks(1, [*names, "Queen"]))

    assert second.errors == first.errors == first.advice == ()
    assert [advice.code for advice in second.advice] == ["much-bank"]
    assert "4 of 6 cards" in str(second.advice[0])


def test_exactly_half_with_the_bank_symbol_gets_no_advice():
    """M50."""
    assert check_set(2, 6, find_masks(2, ["Judge", "King", "Empress", "Fool", "Witch", "Cheat"])).advice == ()


def test_all_errors_of_a_set_are_reported_together_and_each_names_its_rule():
    """M50."""
    found = errors(6, "Bishop, Spy, Witch, Peasant, Inquisitor")

    assert len(found) == 6
    assert all(error.startswith("M50: ") and ";" in error for error in found)


def test_a_game_with_a_bad_set_is_refused_with_every_error():
    """M50."""
    with pytest.raises(BadSet, match=r"no mask collects the court.*M50: 6 players need"):
        Game.mascarade(6, masks=["Bishop", "King", "Queen"])


def test_a_misspelt_mask_is_refused_with_a_guess():
    """M50."""
    with pytest.raises(BadSet, match="edition 1 has no mask 'Bishp'; did you mean Bishop"):
        find_masks(1, ["Bishp"])


def test_masks_are_found_whatever_their_case_and_spaces():
    """M50."""
    assert find_masks(1, [" king", "JUDGE "]) == (FIRST_EDITION["King"], FIRST_EDITION["Judge"])


@pytest.mark.parametrize(("edition", "players"), [(1, 1), (1, 14), (2, 3), (2, 13)])
def test_an_edition_is_refused_with_too_few_or_too_many_players(edition, players):
    """M50, M3."""
    with pytest.raises(BadSet, match=r"edition \d is for \d+ to \d+"):
        Game.mascarade(players, edition=edition)


@pytest.mark.parametrize("odd", [None, "1", b"1", float("nan"), [], "\ud800", "x" * 1000, object()])
def test_odd_values_make_no_set(odd):
    """M50."""
    for arguments in ((odd, 4, []), (1, odd, []), (1, 4, odd), (1, 4, [odd])):
        if arguments != (1, 4, []):  # an empty set is judged like any other
            with pytest.raises(BadSet) as refused:
                check_set(*arguments)

            assert len(str(refused.value).encode()) < 200
