"""Treasures (G75)."""

from games.grimm.positions import PlayerWith, ball, opening
from ridotto.games.grimm.rules.events import Kind, RoseReason
from ridotto.games.grimm.rules.setup import Variant

TREASURES = Variant(treasures=True)


def test_every_player_starts_each_round_with_a_treasure():
    """G75."""
    game = opening("Hansel", "The Beast", "Cinderella", variant=TREASURES)
    assert game.table.treasure[:3] == [1, 1, 1]
    game.table.treasure[0] = 0
    for _ in range(2):
        game.end_round("A")
        assert game.table.treasure[:3] == [1, 1, 1]
    assert game.table.round == 3
    assert opening("Hansel", "The Beast", "Cinderella").table.treasure[:3] == [0, 0, 0]


def test_a_treasure_and_any_one_artifact_pay_for_an_action():
    """G75."""
    game = ball(
        PlayerWith("Hansel", "Crown, Clock", treasure=True),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        acting=True,
    )
    assert game.options == ["pass", "point for treasure Crown", "point for treasure Clock"]
    game.play("point for treasure Clock", "accuse B Hansel")
    assert game.table.treasure[0] == 0
    assert game.cards("A") == "Crown"
    acted = game.happened(Kind.ACTED)[0]
    assert acted.b == 1


def test_a_treasure_does_not_pay_for_a_second_action():
    """G75, G11."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Clock", treasure=True),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        acting=True,
    ).play("point for Crown Crown", "accuse B Hansel")
    assert game.turn_of == "B"
    assert game.table.treasure[0] == 1


def test_an_unused_treasure_is_a_rose_for_the_unmasked_as_well():
    """G75, G51."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron"),
        PlayerWith("(The Beast)", treasure=True),
        PlayerWith("Cinderella", treasure=True),
        deck="Cauldron",
        variant=TREASURES,
    ).play("keep")
    assert [(e.who, e.n) for e in game.happened(Kind.ROSES) if e.a == RoseReason.TREASURE] == [(1, 1), (2, 1)]


def test_a_treasure_alone_pays_for_nothing():
    """G75."""
    game = ball(
        PlayerWith("Hansel", treasure=True), PlayerWith("The Beast"), PlayerWith("Cinderella"), acting=True
    )
    assert game.turn_of == "B"
