"""The end of a round and of the game (G50–G53)."""

import pytest

from games.grimm.positions import PlayerWith, ball, opening
from ridotto.games.grimm.rules.events import Ending, Kind, RoseReason, RoundEnd
from ridotto.games.grimm.rules.roses import winners_now
from ridotto.games.grimm.rules.setup import Variant, new_table
from ridotto.games.grimm.rules.table import OVER


def test_the_last_one_masked_wins_the_round():
    """G50."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("The Beast", "Glass Slipper"),
        PlayerWith("(Cinderella)"),
        deck="Glass Slipper",
    ).play("give B")
    ended = game.happened(Kind.ROUND_ENDED)[0]
    assert (ended.n, ended.a, ended.b) == (RoundEnd.LAST_MASK, 0b001, 1)
    assert game.roses == [2, 0, 0]


def test_the_last_one_masked_may_win_in_someone_elses_turn():
    """G50."""
    game = ball(
        PlayerWith("(Hansel)", "Glass Slipper"),
        PlayerWith("The Beast", "Glass Slipper"),
        PlayerWith("Cinderella"),
        deck="Crown",
    ).play("give B Glass Slipper")
    assert game.roses == [1, 0, 1]


@pytest.mark.parametrize(("round", "trophy"), [(1, 1), (2, 3), (3, 5)])
def test_the_trophy_is_worth_one_three_and_five_roses(round, trophy):
    """G50."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        deck="Cauldron",
        round=round,
    ).play("keep")
    assert game.roses == [trophy, 0, 0]
    assert game.table.trophies[:3] == [trophy, 0, 0]


def test_a_round_ends_in_the_middle_of_a_turn():
    """G50: the second card is never drawn."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron"), PlayerWith("The Beast"), PlayerWith("Cinderella"), deck="Cauldron"
    )
    story = game.play("keep").story
    assert story[:2] == ["kept", "round_ended"]


def test_if_the_last_two_are_unmasked_together_no_one_wins():
    """G50, G40: the last two unmasked together."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Glass Slipper, Treats"),
        PlayerWith("The Beast", "Treats, Glass Slipper"),
        PlayerWith("(Cinderella)"),
        acting=True,
        actions="Start the Dance",
    ).play("dance for Crown Crown")
    games = [game.by_chance(seed).play("pass left Glass Slipper") for seed in range(30)]
    together = [twin for twin in games if twin.happened(Kind.ROUND_ENDED)]
    assert 0 < len(together) < 30
    for twin in together:
        ended = twin.happened(Kind.ROUND_ENDED)[0]
        assert (ended.n, ended.a, ended.b) == (RoundEnd.TOGETHER, 0, 0)
        assert twin.roses == [1, 0, 0], "one for the Beast, none for oneself, no trophy"


def test_after_a_round_come_trophy_wagers_and_unused_treasures():
    """G51."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron", treasure=True),
        PlayerWith("The Beast", wagers="Hansel"),
        PlayerWith("Cinderella", treasure=True),
        deck="Cauldron",
        variant=Variant(wagers=True, treasures=True),
    ).play("keep")
    given = [(e.who, e.a, e.n) for e in game.happened(Kind.ROSES)]
    assert given == [
        (0, RoseReason.TROPHY, 1),
        (1, RoseReason.WAGER, 1),
        (0, RoseReason.TREASURE, 1),
        (2, RoseReason.TREASURE, 1),
    ]


def test_ten_roses_in_the_middle_of_a_round_do_not_end_it():
    """G51."""
    game = ball(
        PlayerWith("Hansel", "2 Crown", roses=9),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        PlayerWith("Evil Queen"),
        acting=True,
    ).play("point for Crown Crown", "accuse B The Beast")
    assert game.roses[0] == 11
    assert not game.over
    assert game.turn_of == "B"


def test_ten_roses_after_a_round_end_the_game():
    """G51."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron", roses=9),
        PlayerWith("The Beast", roses=3),
        PlayerWith("Cinderella"),
        deck="Cauldron",
    ).play("keep")
    assert game.over
    assert (game.table.ending, game.table.winners) == (Ending.TEN_ROSES, 0b001)
    assert game.options == []


def test_with_fewer_the_next_round_begins():
    """G51."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron", roses=8),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        deck="Cauldron",
    )
    game.play("keep")
    assert (game.over, game.table.round) == (False, 2)


def test_the_game_is_over_after_the_third_round():
    """G51."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron"),
        PlayerWith("The Beast", roses=7),
        PlayerWith("Cinderella"),
        deck="Cauldron",
        round=3,
    ).play("keep")
    assert (game.table.phase, game.table.ending) == (OVER, Ending.THREE_ROUNDS)
    assert game.table.winners == 0b010


@pytest.mark.parametrize(
    ("roses", "trophies", "winners"),
    [
        ([5, 4, 3], [0, 4, 3], 0b001),
        ([5, 5, 3], [1, 3, 3], 0b010),
        ([5, 5, 3], [3, 3, 5], 0b011),
        ([2, 2, 2], [0, 0, 0], 0b111),
        ([0, 0, 0], [0, 0, 0], 0b111),
    ],
)
def test_most_roses_win_then_most_from_trophies_then_they_share(roses, trophies, winners):
    """G52."""
    t = new_table(3, Variant(), 1)
    t.roses[:3] = roses
    t.trophies[:3] = trophies
    assert winners_now(t) == winners


def test_between_rounds_everything_but_roses_goes_back():
    """G53."""
    variant = Variant(wagers=True, abilities=True)
    game = ball(
        PlayerWith("Hansel", "2 Cauldron", marks="The Beast", ability="Cinderella", roses=1),
        PlayerWith("(The Beast)", "3 Mirror", wagers="Hansel"),
        PlayerWith("Evil Queen", "Clock", marks="Hansel"),
        deck="Cauldron, Clock",
        variant=variant,
    ).play("keep")
    t = game.table
    assert game.roses == [2, 1, 0]
    assert t.trophies[:3] == [1, 0, 0]
    assert [game.marks(who) for who in "ABC"] == ["", "", ""]
    assert [game.cards(who) for who in "ABC"] == ["", "", ""]
    assert (t.broken, t.masked, t.wager_count, t.has_chosen) == (0, 0b111, 8, 0)
    assert sum(t.pool) == 5
    assert t.deck_count == 43
    assert t.ability_of[:3] == [-1, -1, 0], "the ability of the round before is gone, C has a new one"


def test_characters_are_shuffled_between_rounds():
    """G53."""
    seen = set()
    for seed in range(20):
        game = opening("Hansel", "The Beast", "Cinderella", seed=seed).end_round("A")
        seen.add(tuple(game.table.characters[:6:2]))
    assert len(seen) > 15


def test_the_turn_limit_ends_the_game_at_once():
    """G52."""
    game = ball(
        PlayerWith("Hansel", roses=2),
        PlayerWith("The Beast", roses=2, trophies=1),
        PlayerWith("Cinderella"),
        variant=Variant(max_turns=1),
        deck="Crown, Clock",
    ).play("give B")
    assert (game.table.ending, game.table.winners) == (Ending.LIMIT, 0b010)
    assert game.roses == [2, 2, 0]


def test_a_turn_cut_short_by_the_end_of_the_round_counts_for_the_limit():
    """G50: a ruling of ours."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        deck="Cauldron",
        variant=Variant(max_turns=1),
    ).play("keep")
    assert game.table.ending == Ending.LIMIT
    assert game.roses == [1, 0, 0]
