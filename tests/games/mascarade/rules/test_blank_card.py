"""A mask of your own from a few lines of TOML, and what its effects do (M55)."""

import json

import pytest

from games.mascarade.positions import coins, five, four, six
from ridotto.games.mascarade.rules.blank import BadMask, read_mask
from ridotto.games.mascarade.rules.effects import Whom, gain, give, read_effect, take
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.rules.sets import BadSet
from ridotto.play import Game, read_record, replay, write_record


def stranger(*effects, more=""):
    written = ", ".join(f'"{effect}"' for effect in effects)
    return read_mask(f'name = "Stranger"\npower = [{written}]\n{more}')


def announced(*effects, people=("Ann 6 Stranger",), players=five):
    return players(*people, own=(stranger(*effects),)).announce("Stranger")


# ── The file ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_mask_is_a_name_and_a_list_of_effects():
    """M55."""
    mask = read_mask('name = "Smuggler"\npower = ["gain(2)", "give(1, left)"]')

    assert mask.name == "Smuggler"
    assert mask.power == (gain(2), give(1, Whom.LEFT))
    assert (mask.copies, mask.least_players, mask.own) == (1, 2, True)


def test_the_file_may_ask_for_more_copies_and_more_players():
    """M55."""
    mask = stranger("gain(1)", more="copies = 3\nfrom = 8")

    assert (mask.copies, mask.least_players) == (3, 8)


@pytest.mark.parametrize(
    ("effect", "banking"),
    [
        ("gain(1)", True),
        ("gain(1, left)", True),
        ("top_up(5)", True),
        ("gain_together(1)", True),
        ("take(1, left)", False),
        ("collect_the_court()", False),
        ("beg(1)", False),
    ],
)
def test_the_bank_symbol_is_set_if_an_effect_draws_on_the_bank(effect, banking):
    """M55."""
    assert stranger("peek(another)", effect).has_bank_symbol == banking


def test_every_printed_mask_is_written_in_the_same_data():
    """M55."""
    for box in EDITIONS.values():
        for mask in box.values():
            assert tuple(read_effect(str(effect)) for effect in mask.power) == mask.power


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('power = ["gain(1)"]', 1, "a mask needs a name"),
        ('# its name\nname = 5\npower = ["gain(1)"]', 2, "a mask needs a name"),
        ('name = "King"\npower = ["gain(1)"]', 1, "there is a printed mask named King already"),
        ('name = "SWINDLER"\npower = ["gain(1)"]', 1, "there is a printed mask"),
        ('name = "<b>"\npower = ["gain(1)"]', 1, "only letters, digits, spaces, ' and -"),
        ('name = "X"', 1, "a mask needs a power"),
        ('name = "X"\npower = []', 2, "a mask needs a power"),
        ('name = "X"\npower = "gain(1)"', 2, "a mask needs a power"),
        ('name = "X"\npower = [true]', 2, "an effect is written in quotes"),
        ('name = "X"\npower = [\n"gain(1)",\n5,\n]', 2, "an effect is written in quotes"),
        (
            'name = "X"\npower = [\n  "gain(1)",\n  "rob(1)",\n]',
            4,
            "there is no verb 'rob'; the verbs are: gain",
        ),
        ('name = "X"\npower = [\n  "gain(2)",\n  "gain(",\n]', 4, "needs brackets"),
        ('# "gain(99)"\nname = "X"\npower = ["gain(99)"]', 3, "number of coins from 1 to 20"),
        ('name = "X"\npower = ["gain(0)"]', 2, "number of coins from 1 to 20"),
        ('name = "X"\npower = ["gain(1, nobody)"]', 2, "'nobody' is neither a number nor one of: self, left"),
        (
            'name = "X"\npower = ["see_and_swap(left)"]',
            2,
            "see_and_swap does not go with left; it goes with: another",
        ),
        ('name = "X"\npower = ["take(1)"]', 2, "write take"),
        ('name = "X"\npower = ["gain(another)"]', 2, "write gain"),
        ('name = "X"\npower = ["take(1, 3)"]', 2, "write take"),
        ('name = "X"\npower = ["take(1, 99)"]', 2, "write take"),
        (
            'name = "X"\npower = ["gain(1)", "gain(1)", "gain(1)", "gain(1)", "gain(1)"]',
            2,
            "at most 4 effects",
        ),
        ('name = "from"\npower = ["gain(1)"]\nfrom = 99', 3, "from is a whole number from 1 to 13, not 99"),
        ('name = "X"\npower = ["gain(1)"]\ncopies = 0', 3, "copies is a whole number from 1 to 4, not 0"),
        ('name = "X"\npower = ["gain(1)"]\ncopies = true', 3, "copies is a whole number"),
        ('name = "colour"\npower = ["gain(1)"]\ncolour = 1', 3, "there is no setting 'colour'"),
        ('name = "X"\npower = ["gain(1)"]\n\n[more]\nname = 1', 4, "there is no setting 'more'"),
        ('name = "X\npower = []', 1, "a text is not closed with a quote"),
        ('name = "X"\nname = "Y"\npower = ["gain(1)"]', 2, "the same key is there twice"),
        ('name = "X"\npower = ["gain_together(1)"]\ncopies = 1', 3, "copies is a whole number from 2 to 4"),
    ],
)
def test_a_bad_file_gets_an_error_with_the_line_and_the_reason(text, line, reason):
    """M55."""
    with pytest.raises(BadMask) as error:
        read_mask(text, "my.toml")

    assert str(error.value).startswith(f"my.toml, line {line}: ")
    assert reason in str(error.value)


def test_a_number_too_long_to_be_written_is_refused_like_any_other():
    """M55."""
    endless = "0x" + "f" * 4000
    with pytest.raises(BadMask, match="line 1: copies is a whole number from 1 to 4, not …"):
        read_mask(f"copies = {endless}\nname = 'Stranger'\npower = ['gain(2)']")
    with pytest.raises(BadMask, match="written in quotes"):
        read_mask(f"name = 'Stranger'\npower = [{endless}]")


@pytest.mark.parametrize("text", ["", "name =", "power = [", "x" * 5000, f"power = {'[' * 4000}"])
def test_a_file_that_is_not_a_mask_gets_one_sentence_too(text):
    """M55."""
    with pytest.raises(BadMask, match=r"^my\.toml[,:] .+"):
        read_mask(text, "my.toml")


# ── At the table ─────────────────────────────────────────────────────────────────────────────────────


def test_an_own_mask_takes_the_place_of_a_card_that_can_be_spared():
    """M55, M50."""
    game = Game.mascarade(6, own=[stranger("gain(1)")], seed=1)

    assert [mask.name for mask in game.rulebook.masks] == [
        "Judge",
        "Bishop",
        "King",
        "Queen",
        "Witch",
        "Stranger",
    ]


def test_two_own_masks_do_not_take_each_others_place():
    """M55."""
    other = read_mask('name = "Other"\npower = ["gain(1)"]')
    game = Game.mascarade(6, own=[stranger("gain(1)"), other], seed=1)

    assert {"Stranger", "Other"} <= {mask.name for mask in game.rulebook.masks}


@pytest.mark.parametrize("masks", [None, ["Judge", "Bishop", "King", "Queen", "Witch", "Stranger"]])
def test_two_different_own_masks_with_one_name_are_refused(masks):
    """M55."""
    own = [stranger("gain(1)"), read_mask('name = "STRANGER"\npower = ["gain(2)"]')]

    with pytest.raises(BadSet, match=r"two .* masks are named STRANGER; rename one"):
        Game.mascarade(6, own=own, masks=masks, seed=1)


def test_an_own_mask_that_comes_in_company_brings_its_company():
    """M55, M50."""
    game = Game.mascarade(8, own=[stranger("gain_together(1)")], seed=1)

    assert [game.rulebook.masks[card].name for card in game.header.cards].count("Stranger") == 2


def test_an_own_mask_is_played_and_saved_without_touching_code():
    """M55."""
    game = Game.mascarade(6, own=[stranger("gain(1)", "peek(another)")], seed=1, first=0)
    for move in (
        "pretend B",
        "pretend A",
        "pretend A",
        "pretend A",
        "announce Stranger",
        *["pass"] * 5,
        "take A",
    ):
        game.play(move)

    assert game.rulebook.table.coins[4] == 7
    assert replay(read_record(write_record(game))).position() == game.position()


def test_coins_of_one_effect_go_to_left_right_neighbours_or_everyone_else():
    """M55."""
    assert announced("gain(1, left)").coins["Bob"] == 7
    assert announced("gain(1, right)").coins["Eva"] == 7
    assert coins(announced("take(2, neighbours)"), "Ann", "Bob", "Eva") == {"Ann": 10, "Bob": 4, "Eva": 4}
    assert announced("give(1, everyone_else)").coins == {"Ann": 2, "Bob": 7, "Cléa": 7, "Dan": 7, "Eva": 7}


def test_a_fine_goes_to_the_court():
    """M55."""
    game = announced("fine(2, left)", "fine(1)")

    assert coins(game, "Ann", "Bob") == {"Ann": 5, "Bob": 4}
    assert game.court == 3


def test_the_poorest_is_chosen_among_equals():
    """M55."""
    game = announced("give(1, the_poorest)", people=("Ann 6 Stranger", "Bob 3 King", "Cléa 3 Queen"))

    assert game.legal == ["choose B", "choose C"]
    assert game.choose("Cléa").coins["Cléa"] == 4


def test_the_same_selector_twice_means_the_same_player():
    """M55."""
    game = announced("take(1, another)", "show(another)").choose("Dan")

    assert game.coins["Dan"] == 5
    assert game.game.players[game.last("shown").who] == "Dan"
    assert game.turn == "Bob, free"


def test_a_peek_is_seen_by_the_hero_alone():
    """M55, M26."""
    game = announced("peek(another_or_centre)", people=("Ann 6 Stranger", "Bob 6 King")).choose("Bob")

    assert game.who_sees("spied") == {"Ann"}
    assert "spied (King)" in game.seen_by("Ann")


def test_a_witch_like_effect_that_is_declined_lets_the_power_go_on():
    """M55, K7."""
    game = announced("exchange_fortunes(another)", "gain(1)").play("decline")

    assert game.coins["Ann"] == 7


def test_effects_happen_in_order_and_stop_when_the_game_ends():
    """M55, M34."""
    game = announced("gain(7)", "gain(7, left)")

    assert game.winners == ["Ann"]
    assert game.coins["Bob"] == 6


def test_the_two_whose_cards_were_taken_are_the_two_who_change_seats():
    """M55, K4, L11."""
    game = announced("swap_or_pretend(two_others)", "change_seats(two_others)")
    game.choose("Bob", "Dan").play("pretend")

    assert game.seats == ["Ann", "Dan", "Cléa", "Bob", "Eva"]


def test_of_two_settled_cards_it_is_not_asked_which_to_take_first():
    """M55."""
    game = announced("take(1, two_others)", "swap_or_pretend(two_others)").choose("Bob", "Dan")

    assert game.legal == ["pretend", "swap"]
    assert (game.table.card_a, game.table.card_b) == (1, 3)


def test_a_question_after_a_move_concerns_the_player_who_sits_there_now():
    """M55, K11."""
    game = announced("change_seats(two_others)", "question(2, another)", players=six).choose("Bob", "Cléa")
    game.choose("Cléa")

    assert game.decider == "Cléa"
    assert game.seats[1] == "Cléa"


def test_an_effect_as_a_file_spells_it_is_read_back_the_same():
    """M55."""
    for effect in (gain(3), take(1, Whom.NEIGHBOURS), give(2, Whom.THE_POOREST)):
        assert read_effect(str(effect)) == effect


def test_a_small_table_needs_no_choice_where_there_is_only_one():
    """M55."""
    game = announced("take(1, the_richest)", people=("Ann 6 Stranger", "Bob 9 King"), players=four)

    assert coins(game, "Ann", "Bob") == {"Ann": 7, "Bob": 8}


@pytest.mark.parametrize("odd", [None, b"name = 'Host'", 7, ["name"], object()])
def test_a_mask_is_read_from_text_alone(odd):
    """M55."""
    with pytest.raises(BadMask, match="a mask is read from text, not from"):
        read_mask(odd)


# ── Names, treated like people's ─────────────────────────────────────────────────────────────────────


ALIKE = (("Smuggler", "gain(1)"), ("Ѕ muggler", "gain(2)"))


def named(name):
    return read_mask(f"name = {json.dumps(name)}\npower = ['gain(1)']").name


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ｓmuggler", "Smuggler"),
        ("Zoe\u0308", "Zoë"),
        ("Night\u202e Watch", "Night Watch"),
        ("\u3164Ghost\u200b", "Ghost"),
        ("  Lantern \n Bearer ", "Lantern Bearer"),
        ("a" + "\u0301" * 20, "á\u0301\u0301"),
    ],
)
def test_a_name_is_cleaned_like_that_of_a_person(written, name):
    """M55."""
    assert named(written) == name


@pytest.mark.parametrize("name", ["\u3164", "\u200b\u200d", "\u202e", "- -", "'’", "\u0301"])
def test_a_name_that_nobody_sees_is_refused(name):
    """M55."""
    with pytest.raises(BadMask, match="a mask needs a name"):
        named(name)


@pytest.mark.parametrize("name", ["Król", "król", "Король", "Re", "Koning", "Roi", "ÉVÊQUE", "Puppet Master"])
def test_no_name_is_that_of_a_printed_mask_in_any_language(name):
    """M55."""
    with pytest.raises(BadMask, match="there is a printed mask named"):
        named(name)


@pytest.mark.parametrize(
    "name",
    [
        *("Кing", "KІNG", "Queеn", "Wіtch", "kıng"),
        *("K ing", "k i n g", "K\u00a0ing", "К ing", "K-ing", "King’", "K\u200b ing"),
        *("PuppetMaster", "Kr ól"),
    ],
)
def test_a_name_that_looks_like_that_of_a_printed_mask_is_refused(name):
    """M55."""
    with pytest.raises(BadMask, match="there is a printed mask named"):
        named(name)


def test_two_masks_whose_names_look_the_same_are_refused():
    """M55."""
    one, other = (read_mask(f"name = '{name}'\npower = ['{does}']") for name, does in ALIKE)

    with pytest.raises(BadSet, match="two different masks"):
        Game.mascarade(6, own=[one, other])
