"""Wagers (G70–G72)."""

from games.grimm.positions import PlayerWith, ball
from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind, Offer, RoseReason, WagerSource
from ridotto.games.grimm.rules.setup import Variant
from ridotto.seats import SPECTATOR

WAGERS = Variant(wagers=True)


def unmasking(**more):
    """A unmasks the Beast at a table of four."""
    return ball(
        PlayerWith("Hansel"),
        PlayerWith("The Beast", "Glass Slipper", **more),
        PlayerWith("Cinderella"),
        PlayerWith("Evil Queen"),
        deck="Glass Slipper, Crown",
        variant=WAGERS,
    ).play("give B")


def test_a_player_who_is_unmasked_may_take_a_wager_at_once():
    """G70."""
    game = unmasking()
    assert (game.asked, game.options, game.table.offer) == ("B", ["pass", "accept"], Offer.WAGER)
    game.play("accept")
    assert game.options == [f"wager {name}" for name in CHARACTER_NAMES]
    game.play("wager Cinderella")
    assert game.wagers("B") == "Cinderella"
    assert game.story[:3] == ["wagered", "drew", "kept"], "A's turn goes on"


def test_others_see_only_that_a_wager_was_taken():
    """G70."""
    game = unmasking().play("accept", "wager Cinderella")
    taken = game.happened(Kind.WAGERED)[0]
    assert (taken.who, taken.a, taken.n) == (1, WagerSource.UNMASKED, 7)
    assert CHARACTER_NAMES[taken.seen_by(1).secret] == "Cinderella"
    assert [taken.seen_by(who).secret for who in (0, 2, 3, SPECTATOR)] == [HIDDEN] * 4


def test_a_player_who_declines_does_not_look_through_the_wagers():
    """G70: a ruling of ours."""
    game = unmasking().play("pass")
    assert game.happened(Kind.BROWSED) == []
    assert game.happened(Kind.DECLINED)[0].n == Offer.WAGER


def test_a_player_who_declined_may_take_one_at_the_start_of_a_later_turn():
    """G70."""
    game = unmasking().play("pass")
    assert game.turn_of == "B"
    assert (game.asked, game.options) == ("B", ["pass", "accept"])
    game.play("accept", "wager Evil Queen")
    assert game.wagers("B") == "Evil Queen"
    assert game.story == ["browsed", "wagered", "drew"]


def test_only_one_wager_in_all_is_taken_this_way():
    """G70."""
    game = unmasking().play("accept", "wager Evil Queen")
    assert game.turn_of == "B"
    assert all(option.startswith("give") for option in game.options)


def test_several_unmasked_together_choose_clockwise_from_the_active_player():
    """G70."""
    game = ball(
        PlayerWith("The Beast", "Glass Slipper"),
        PlayerWith("Hansel", "2 Crown"),
        PlayerWith("Cinderella", "Clock"),
        PlayerWith("Evil Queen"),
        PlayerWith("Big Bad Wolf"),
        deck="Glass Slipper, Clock",
        turn="B",
        acting=True,
        actions="Make a Toast",
        variant=WAGERS,
    ).play("toast for Crown Crown", "serve A C")
    assert game.asked == "C"
    game.play("accept", "wager Hansel")
    assert game.asked == "A"
    game.play("accept")
    assert "wager Hansel" not in game.options


def test_a_player_unmasked_by_the_move_that_ends_the_round_takes_no_wager():
    """G70."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("The Beast", "Glass Slipper"),
        PlayerWith("(Cinderella)"),
        deck="Glass Slipper",
        variant=WAGERS,
    ).play("give B")
    assert game.happened(Kind.WAGERED, Kind.DECLINED) == []
    assert game.table.round == 2


def test_without_wagers_left_none_is_offered():
    """G70."""
    game = ball(
        PlayerWith("Hansel", wagers=", ".join(CHARACTER_NAMES)),
        PlayerWith("The Beast", "Glass Slipper"),
        PlayerWith("Cinderella"),
        PlayerWith("Evil Queen"),
        deck="Glass Slipper, Crown",
        variant=WAGERS,
    ).play("give B")
    assert game.turn_of == game.asked == "B"
    assert game.options[0].startswith("give")


def test_without_the_variant_none_is_offered():
    """G70."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("The Beast", "Glass Slipper"),
        PlayerWith("Cinderella"),
        PlayerWith("Evil Queen"),
        deck="Glass Slipper, Crown",
    ).play("give B")
    assert game.options[0].startswith("give")


def test_secrets_may_be_used_again_and_on_your_own_character():
    """G71."""
    game = ball(
        PlayerWith("Hansel", "2 Crown", wagers="The Beast"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        acting=True,
        actions="Secrets",
        variant=WAGERS,
    ).play("secrets for Crown Crown", "wager Hansel")
    assert game.wagers("A") == "Hansel, The Beast"


def test_wagers_from_elsewhere_are_kept_and_do_not_count_against_the_one_of_the_unmasked():
    """G71."""
    game = unmasking(wagers="Hansel")
    assert game.asked == "B"
    game.play("accept", "wager Evil Queen")
    assert game.wagers("B") == "Evil Queen, Hansel"


def test_the_wager_on_the_winners_character_pays_as_much_as_the_trophy():
    """G72."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron"),
        PlayerWith("The Beast", wagers="Cinderella"),
        PlayerWith("Cinderella", wagers="Hansel, The Beast"),
        deck="Cauldron",
        round=2,
        variant=WAGERS,
    ).play("keep")
    assert [(e.who, e.a, e.n) for e in game.happened(Kind.ROSES)] == [
        (0, RoseReason.TROPHY, 3),
        (2, RoseReason.WAGER, 3),
    ]


def test_a_wager_on_your_own_character_pays():
    """G71, G72."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron", wagers="Hansel"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        deck="Cauldron",
        round=3,
        variant=WAGERS,
    ).play("keep")
    assert game.roses == [10, 0, 0]
    assert game.table.trophies[:3] == [5, 0, 0]


def test_with_no_winner_nothing_is_paid():
    """G72, G46."""
    game = ball(
        PlayerWith("Hansel", "2 Crown", wagers="The Beast"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella", "2 Mirror"),
        only=True,
        variant=WAGERS,
    ).play("pass", "pass")
    assert game.roses == [0, 0, 0]
    assert len(game.happened(Kind.WAGER_SHOWN)) == 1
