"""Empty piles (G45, G46)."""

from games.grimm.positions import PlayerWith, ball
from ridotto.games.grimm.rules.characters import ARTIFACTS
from ridotto.games.grimm.rules.events import Ending, Kind, RoundEnd
from ridotto.games.grimm.rules.setup import Variant


def test_an_empty_deck_is_shuffled_from_the_discard_pile():
    """G45."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        only=True,
        discard="2 Crown, Clock",
    )
    assert [event.kind for event in game.log] == [Kind.TURN, Kind.SHUFFLED, Kind.DREW]
    assert game.log[1].n == 3
    assert game.table.deck_count == 2
    assert game.table.discard_count == sum(game.table.discard) == 0


def test_the_new_deck_is_in_random_order():
    """G45."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        deck="Mirror",
        only=True,
        discard="Crown, Clock, Spindle, Treats",
    )
    seconds = set()
    for seed in range(40):
        twin = game.by_chance(seed).play("keep")
        seconds.add(ARTIFACTS[twin.happened(Kind.DREW)[0].secret])
    assert seconds == {"Crown", "Clock", "Spindle", "Treats"}


def test_with_both_piles_empty_the_draw_is_skipped_and_the_player_may_still_act():
    """G46, G11."""
    game = ball(PlayerWith("Hansel", "2 Crown"), PlayerWith("The Beast"), PlayerWith("Cinderella"), only=True)
    assert game.options == ["pass", "point for Crown Crown"]
    assert [event.kind for event in game.log] == [Kind.TURN]


def test_a_whole_circle_with_both_piles_empty_ends_the_round_without_a_trophy():
    """G46, G50."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"),
        PlayerWith("The Beast", "2 Clock"),
        PlayerWith("Cinderella", "2 Mirror"),
        only=True,
    ).play("pass", "pass")
    assert game.table.round == 1
    game.play("pass")
    ended = game.happened(Kind.ROUND_ENDED)[0]
    assert (ended.n, ended.a, ended.b) == (RoundEnd.STALEMATE, 0, 0)
    assert game.roses == [0, 0, 0]
    assert game.table.round == 2
    assert game.table.deck_count == 48 - 5


def test_a_turn_limit_on_the_turn_of_a_stalemate_comes_first():
    """G46, G52: a ruling of ours."""
    game = ball(
        PlayerWith("Hansel", "2 Crown", treasure=True),
        PlayerWith("The Beast", "2 Clock"),
        PlayerWith("Cinderella", "2 Mirror"),
        only=True,
        variant=Variant(treasures=True, max_turns=3),
    ).play("pass", "pass", "pass")
    assert game.table.ending == Ending.LIMIT
    assert game.happened(Kind.ROUND_ENDED) == []
    assert game.roses == [0, 0, 0], "no rose for a treasure, since the round is not settled"


def test_a_discard_or_a_gift_in_between_begins_the_circle_anew():
    """G46."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"),
        PlayerWith("The Beast", "2 Clock"),
        PlayerWith("Cinderella", "2 Mirror"),
        only=True,
    ).play("pass", "pass", "point for Mirror Mirror", "accuse A Cinderella")
    assert game.table.idle == 0
    assert game.table.round == 1


def test_a_card_given_from_a_hand_keeps_the_round_alive():
    """G46, G21."""
    game = ball(
        PlayerWith("(Hansel)", "2 Crown"), PlayerWith("The Beast"), PlayerWith("Cinderella"), only=True
    ).play("give B Crown")
    assert game.turn_of == "A"
    assert game.table.idle == 2
    game.play("give C Crown")
    assert game.table.round == 2, "three turns in a row with no card to draw, give or discard"


def test_the_circle_is_as_many_turns_as_there_are_players():
    """G46."""
    seats = [PlayerWith(name, "2 Spindle") for name in ("Hansel", "The Beast", "Cinderella")]
    game = ball(*seats, PlayerWith("Evil Queen"), PlayerWith("Big Bad Wolf"), only=True).play(
        "pass", "pass", "pass"
    )
    assert game.happened(Kind.ROUND_ENDED)[0].n == RoundEnd.STALEMATE
    assert game.table.turn == 5
