"""Without a mask (G20–G22)."""

from games.grimm.positions import PlayerWith, ball
from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind, Offer
from ridotto.games.grimm.rules.setup import Variant
from ridotto.seats import SPECTATOR


def test_an_unmasked_character_is_shown_and_all_markers_come_off_it():
    """G20."""
    game = ball(
        PlayerWith("Hansel", marks="The Beast, Cinderella"),
        PlayerWith("The Beast", "Glass Slipper", marks="Hansel"),
        PlayerWith("Cinderella", marks="The Beast"),
        PlayerWith("Evil Queen"),
        deck="Glass Slipper",
    ).play("give B")
    assert CHARACTER_NAMES[game.happened(Kind.UNMASKED)[0].seen_by(SPECTATOR).secret] == "The Beast"
    assert [game.marks(who) for who in "ABCD"] == ["Cinderella", "Hansel", "", ""]
    assert game.table.broken == 1 << CHARACTER_NAMES.index("The Beast")


def test_the_unmasked_can_no_longer_win_the_round_with_their_boon():
    """G20."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("Cinderella"),
        PlayerWith("(The Beast)", "2 Mirror"),
        PlayerWith("Evil Queen"),
        deck="Mirror",
    ).play("give C")
    assert game.table.round == 1
    assert game.cards("C") == "3 Mirror"


def test_a_turn_without_a_mask_is_one_card_to_the_hand_and_one_out_of_it():
    """G21."""
    game = ball(
        PlayerWith("(Hansel)", "Clock"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        PlayerWith("(Evil Queen)"),
        deck="Crown",
    )
    drew = game.log[-1]
    assert (drew.kind, drew.secret) == (Kind.DREW, ARTIFACTS.index("Crown"))
    assert drew.seen_by(0).secret == drew.secret
    assert [drew.seen_by(who).secret for who in (1, 2, 3, SPECTATOR)] == [HIDDEN] * 4
    assert game.options == ["give B Crown", "give B Clock", "give C Crown", "give C Clock"]
    game.play("give C Clock")
    assert (game.cards("A"), game.cards("C"), game.turn_of) == ("Crown", "Clock", "B")


def test_the_unmasked_still_earn_roses_by_unmasking():
    """G21."""
    game = ball(
        PlayerWith("(Hansel)", "Clock"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella", "Clock"),
        PlayerWith("Evil Queen"),
        deck="Crown",
    ).play("give C Clock")
    assert game.roses == [1, 0, 0, 0]
    assert game.masked == "BD"


def test_the_unmasked_do_not_act():
    """G21."""
    game = ball(
        PlayerWith("(Hansel)", "2 Clock, 2 Crown"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        deck="Mirror",
    ).play("give B Mirror")
    assert game.turn_of == "B"


def test_a_player_who_cannot_draw_still_gives():
    """G21, G46."""
    game = ball(PlayerWith("(Hansel)", "Clock"), PlayerWith("The Beast"), PlayerWith("Cinderella"), only=True)
    assert game.options == ["give B Clock", "give C Clock"]


def test_with_an_empty_hand_and_nothing_to_draw_the_turn_passes():
    """G21, G46."""
    game = ball(
        PlayerWith("(Hansel)"), PlayerWith("The Beast", "2 Crown"), PlayerWith("Cinderella"), only=True
    )
    assert game.turn_of == "B"


def test_a_player_unmasked_by_the_first_card_gives_the_second_to_a_masked_player():
    """G22."""
    game = ball(
        PlayerWith("Hansel", "Treats"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        PlayerWith("(Evil Queen)"),
        deck="Treats, Crown",
    ).play("keep")
    drew = game.happened(Kind.DREW)[0]
    assert drew.seen_by(1).secret == HIDDEN
    assert game.options == ["give B", "give C"]
    game.play("give C")
    assert (game.cards("A"), game.cards("C"), game.turn_of) == ("2 Treats", "Crown", "B")


def test_a_player_unmasked_by_the_first_card_with_nothing_left_to_draw_ends_the_turn():
    """G22."""
    game = ball(
        PlayerWith("Hansel", "Treats, 2 Crown"),
        PlayerWith("The Beast", "2 Clock"),
        PlayerWith("Evil Queen"),
        deck="Treats",
        only=True,
    ).play("keep")
    assert game.turn_of == "B"


def test_a_player_unmasked_by_the_second_card_does_not_act():
    """G22."""
    game = ball(
        PlayerWith("Hansel", "Treats, 2 Crown"),
        PlayerWith("The Beast"),
        PlayerWith("Evil Queen"),
        deck="Clock, Treats",
    ).play("give B")
    assert game.masked == "BC"
    assert game.turn_of == "B"


def test_a_player_unmasked_by_their_own_action_ends_the_turn_without_the_last_draw():
    """G22, G82."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Treats, Mirror", ability="The Beast"),
        PlayerWith("The Beast", "Treats"),
        PlayerWith("Evil Queen"),
        acting=True,
        actions="Thoughtful Gift",
    )
    game.table.marked = 1
    game.play("gift for Crown Crown", "give B Mirror")
    assert game.masked == "BC"
    assert "used" not in game.story
    assert game.turn_of == "B"


def test_a_player_unmasked_by_the_extra_card_plays_the_turn_without_a_mask():
    """G22, G80."""
    game = ball(
        PlayerWith("Hansel", "Treats", ability="Cinderella"),
        PlayerWith("The Beast"),
        PlayerWith("Evil Queen"),
        deck="Treats, Crown",
        variant=Variant(abilities=True),
    )
    assert game.table.offer == Offer.EXTRA_CARD
    game.play("accept", "keep")
    assert game.cards("A") == "Crown, 2 Treats"
    assert game.options == ["give B Crown", "give B Treats", "give C Crown", "give C Treats"]
    assert game.happened(Kind.DREW)[-1].seen_by(1).secret == HIDDEN
    game.play("give C Crown")
    assert game.turn_of == "B"
