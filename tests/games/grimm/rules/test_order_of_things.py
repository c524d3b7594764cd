"""What an exchange completes, and in which order it is settled (G16, G38, G40)."""

from games.grimm.positions import PlayerWith, ball
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import RIGHT, Kind, Offer
from ridotto.games.grimm.rules.setup import Variant

DANCE = {"acting": True, "actions": "Start the Dance"}
TOAST = {"acting": True, "actions": "Make a Toast"}
GIFT = {"acting": True, "actions": "Thoughtful Gift"}


def test_of_two_boons_completed_together_the_first_from_the_actor_wins():
    """G40."""
    for turn, winner in (("A", "B"), ("C", "D")):
        seats = [
            PlayerWith("Hansel", "2 Clock"),
            PlayerWith("The Beast", "2 Mirror"),
            PlayerWith("Cinderella", "2 Clock"),
            PlayerWith("Evil Queen", "2 Crown"),
        ]
        seats[0 if turn == "C" else 2].cards = ""
        game = ball(*seats, deck="Crown, Mirror", turn=turn, **TOAST)
        game.play("toast for Clock Clock", "serve D B")
        assert game.roses["ABCD".index(winner)] == 1
        assert sum(game.roses) == 1


def test_the_actor_is_the_first_to_win_by_their_own_exchange():
    """G40."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Mirror, 2 Cauldron"),
        PlayerWith("The Beast", "2 Cauldron, 2 Mirror"),
        PlayerWith("Cinderella"),
        **GIFT,
    ).play("gift for Crown Crown")
    games = [game.by_chance(seed).play("give B Mirror") for seed in range(60)]
    both = [
        game for game in games if [ARTIFACTS[e.n] for e in game.happened(Kind.PASSED)] == ["Cauldron"] * 2
    ]
    assert len(both) > 0
    assert all(game.roses == [1, 0, 0] for game in both)


def test_bane_pairs_fall_together_before_markers_are_put():
    """G40, G14: both get their second Slipper; the Beast's mask falls, so no marker goes on the Beast."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"),
        PlayerWith("Evil Queen", "Glass Slipper"),
        PlayerWith("The Beast", "Glass Slipper"),
        PlayerWith("Cinderella"),
        deck="2 Glass Slipper",
        **TOAST,
    ).play("toast for Crown Crown", "serve B C")
    assert game.masked == "ABD"
    assert game.marks("B") == ""


def test_wagers_are_offered_after_markers_and_before_the_abilities_of_giving():
    """G40, G70, G80."""
    game = ball(
        PlayerWith("Hansel", "2 Clock", ability="Evil Queen"),
        PlayerWith("The Beast", "Glass Slipper"),
        PlayerWith("Cinderella", "Crown"),
        PlayerWith("Evil Queen"),
        deck="Glass Slipper, Crown",
        variant=Variant(wagers=True, abilities=True),
        **TOAST,
    ).play("toast for Clock Clock", "serve B C")
    assert game.story[-2:] == ["roses", "marked"]
    assert (game.asked, game.table.offer) == ("B", Offer.WAGER)
    game.play("pass")
    assert game.asked == "C"
    assert game.options[0].startswith("mark")
    assert game.story == ["declined", "used"]


def test_a_player_unmasked_by_an_exchange_puts_no_markers_for_it():
    """G40: a ruling of ours."""
    game = ball(
        PlayerWith("Hansel", "2 Clock"),
        PlayerWith("The Beast", "Glass Slipper, Crown"),
        PlayerWith("Cinderella"),
        PlayerWith("Evil Queen"),
        deck="Glass Slipper, Crown",
        **TOAST,
    ).play("toast for Clock Clock", "serve B B")
    assert game.masked == "ACD"
    assert game.marks("B") == ""
    assert CHARACTER_NAMES[game.happened(Kind.UNMASKED)[0].secret] == "The Beast"


def test_an_exchange_counts_only_what_just_arrived():
    """G16, G38: the pair and the triple that were there before say nothing new."""
    game = ball(
        PlayerWith("Hansel", "2 Clock"),
        PlayerWith("The Beast", "2 Crown"),
        PlayerWith("Cinderella"),
        deck="Treats, Crown",
        **TOAST,
    ).play("toast for Clock Clock")
    assert game.by_chance(1).play("serve B C").marks("B") == ""
    assert game.by_chance(1).play("serve C B").marks("B") == "Evil Queen"
    game = ball(
        PlayerWith("Hansel", "2 Clock, Treats"),
        PlayerWith("The Beast", "3 Crown, Spindle"),
        PlayerWith("Cinderella"),
        **GIFT,
    ).play("gift for Clock Clock", "give B Treats")
    assert game.marks("B") == ""
    game = ball(
        PlayerWith("Hansel", "2 Clock, Mirror"),
        PlayerWith("Cinderella", "2 Crown"),
        PlayerWith("The Beast", "2 Disguise"),
        **DANCE,
    ).play("dance for Clock Clock", "pass left Mirror")
    assert [game.marks(who) for who in "ABC"] == ["", "", ""]


def test_every_card_of_an_exchange_is_an_event():
    """G6, G33, G34."""
    game = ball(
        PlayerWith("Hansel", "2 Clock"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        deck="Treats, Crown",
        **TOAST,
    ).play("toast for Clock Clock", "serve B C")
    gave = [(e.who, e.a, ARTIFACTS[e.n]) for e in game.happened(Kind.GAVE)]
    assert gave == [(0, 1, "Treats"), (0, 2, "Crown")]
    game = ball(
        PlayerWith("Hansel", "2 Clock, Mirror"),
        PlayerWith("The Beast", "Treats"),
        PlayerWith("Cinderella"),
        **DANCE,
    ).play("dance for Clock Clock", "pass right Mirror")
    assert game.story[:4] == ["acted", "danced", "gave", "passed"]
    assert game.happened(Kind.DANCED)[0].a == RIGHT
    assert [(e.who, e.a, ARTIFACTS[e.n]) for e in game.happened(Kind.PASSED)] == [(1, 0, "Treats")]


def test_the_next_dance_begins_with_empty_hands():
    """G33: what a player passed in one dance is forgotten if they are unmasked before the next."""
    game = ball(
        PlayerWith("Hansel", "2 Clock, Mirror"),
        PlayerWith("(The Beast)", "Treats"),
        PlayerWith("Cinderella"),
        **DANCE,
    )
    game.table.passing[1] = ARTIFACTS.index("Crown")
    game.play("dance for Clock Clock", "pass left Mirror")
    assert game.happened(Kind.PASSED) == []


def test_an_ability_of_giving_does_not_outlive_the_round_it_ended():
    """G40, G50."""
    game = ball(
        PlayerWith("Hansel", ability="Evil Queen"),
        PlayerWith("Evil Queen", "2 Crown"),
        PlayerWith("Cinderella"),
        deck="Crown",
    ).play("give B")
    assert game.table.round == 2
    assert game.happened(Kind.USED) == []
    assert game.options[0].startswith("take")
