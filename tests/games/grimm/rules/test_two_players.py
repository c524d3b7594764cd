"""Two players (G60–G63)."""

import pytest

from games.grimm.positions import PlayerWith, ball, opening
from ridotto.games.grimm.rules.actions import ACTION_NAMES, FOR_TWO
from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind, RoseReason, RoundEnd
from ridotto.games.grimm.rules.setup import Variant, new_table


def test_two_players_have_two_characters_each():
    """G60."""
    game = opening("Hansel, The Beast", "Cinderella, Evil Queen")
    dealt = [(e.who, e.a, CHARACTER_NAMES[e.secret]) for e in game.log if e.kind == Kind.DEALT]
    assert dealt == [(0, 0, "Hansel"), (0, 1, "The Beast"), (1, 0, "Cinderella"), (1, 1, "Evil Queen")]
    assert game.table.character_count == 4


def test_six_are_revealed_and_taken_in_turns_until_both_have_two():
    """G60."""
    deck = "Crown, Crown, Clock, Mirror, Spindle, Treats"
    game = opening("Hansel, The Beast", "Cinderella, Big Bad Wolf", deck=deck, first="B")
    asked = []
    for artifact in ("Crown", "Clock", "Mirror", "Treats"):
        asked.append(game.asked)
        game.play(f"take {artifact}")
    assert asked == ["B", "A", "B", "A"]
    assert (game.cards("A"), game.cards("B")) == ("Treats, Clock", "Crown, Mirror")
    assert game.table.discard_count == 2
    assert game.turn_of == "B"


def test_a_drafted_pair_counts_at_once():
    """G60: a marker, or an unmasking without rose."""
    deck = "Crown, Crown, Clock, Clock, Spindle, Treats"
    game = opening("Hansel, The Beast", "Cinderella, Evil Queen", deck=deck)
    game.play("take Crown", "take Clock", "take Crown", "take Clock")
    assert game.marks("A") == "Rumpelstiltskin"
    assert [CHARACTER_NAMES[e.secret] for e in game.happened(Kind.UNMASKED)] == ["Cinderella"]
    assert game.roses == [0, 0]
    assert game.masked == "AB"


def test_the_artifacts_count_for_both_characters():
    """G60."""
    both = ("Hansel, The Beast", "Cinderella, Evil Queen")
    game = ball(PlayerWith(both[0], "Glass Slipper"), PlayerWith(both[1]), deck="Glass Slipper").play("keep")
    assert game.table.hidden[0] == 1 << CHARACTER_NAMES.index("Hansel")
    game = ball(PlayerWith(both[0], "Treats"), PlayerWith(both[1]), deck="Treats").play("keep")
    assert game.table.hidden[0] == 1 << CHARACTER_NAMES.index("The Beast")


def test_the_second_card_goes_to_the_opponent_without_asking():
    """G10, G60."""
    game = ball(PlayerWith("Hansel, The Beast"), PlayerWith("Cinderella, Evil Queen"), deck="Crown, Spindle")
    assert game.options == ["keep", "give B"]
    game.play("keep")
    assert (game.cards("A"), game.cards("B"), game.turn_of) == ("Crown", "Spindle", "B")


@pytest.mark.parametrize("seed", range(5))
def test_the_four_action_cards_come_two_and_two_then_any_two(seed):
    """G61."""
    game = opening("Hansel, The Beast", "Cinderella, Evil Queen", seed=seed)
    for _ in range(2):
        game.end_round("A")
        game.table.roses[:2] = [0, 0]
    offered = [e.n for e in game.log if e.kind == Kind.OFFERED]
    assert len(offered) == 6
    assert sorted(offered[:4]) == sorted(FOR_TWO)
    assert len(set(offered[4:])) == 2
    assert set(offered[4:]) <= set(FOR_TWO)


def test_the_third_round_may_bring_any_two_action_cards():
    """G61."""
    pairs = set()
    for seed in range(60):
        game = opening("Hansel, The Beast", "Cinderella, Evil Queen", seed=seed)
        game.end_round("A").end_round("B")
        pairs.add(game.table.actions)
    assert len(pairs) == 6


def two(cards="2 Crown, Clock", **more):
    """Hansel and the Beast may act against Cinderella and the Queen."""
    return ball(
        PlayerWith("Hansel, The Beast", cards),
        PlayerWith("Cinderella, Evil Queen", "2 Spindle"),
        acting=True,
        **more,
    )


@pytest.mark.parametrize(
    ("action", "moves"),
    [
        ("Eavesdrop", ["eavesdrop for Crown Crown"]),
        ("Make a Toast", ["toast for Crown Crown"]),
        ("Pick Pocket", ["pick pocket for Crown Crown"]),
        ("Thoughtful Gift", ["gift for Crown Crown"]),
    ],
)
def test_each_action_earns_a_rose_when_it_is_paid(action, moves):
    """G61."""
    game = two(actions=action).play(*moves)
    assert game.story[:2] == ["acted", "roses"]
    rose = game.happened(Kind.ROSES)[0]
    assert (rose.who, rose.a, rose.n) == (0, RoseReason.ACTION, 1)
    assert ACTION_NAMES[game.happened(Kind.ACTED)[0].n] == action


def test_point_the_finger_earns_no_rose_of_its_own():
    """G61."""
    game = two().play("point for Crown Crown", "accuse B Hansel")
    assert game.roses == [0, 1]


def test_an_action_earns_its_rose_even_if_it_ends_the_round():
    """G61."""
    game = ball(
        PlayerWith("Hansel, The Beast", "2 Crown"),
        PlayerWith("Cinderella, Evil Queen", "2 Glass Slipper"),
        acting=True,
        actions="Make a Toast",
        deck="Glass Slipper, Spindle",
    ).play("toast for Crown Crown")
    assert game.happened(Kind.ROUND_ENDED)[0].a == 0b10
    assert game.roses == [1, 1]


def test_both_cards_of_a_toast_go_to_the_opponent():
    """G34, G61."""
    game = two(actions="Make a Toast", deck="Treats, Disguise").play("toast for Crown Crown")
    assert game.cards("B") == "Treats, Disguise, 2 Spindle"
    assert game.turn_of == "B"


def test_eavesdropping_is_on_the_opponent_without_asking():
    """G31, G61."""
    game = two(actions="Eavesdrop").play("eavesdrop for Crown Crown")
    assert game.asked == "B"
    closed = ("Cinderella", "Evil Queen")
    assert game.options == [f"mark {name}" for name in CHARACTER_NAMES if name not in closed]


def test_with_one_character_unmasked_the_turn_goes_on_as_before():
    """G62, G22."""
    game = ball(
        PlayerWith("Hansel, The Beast", "Treats, 2 Crown"),
        PlayerWith("Cinderella, Evil Queen"),
        deck="Treats, Spindle",
    ).play("keep")
    assert game.masked == "AB"
    assert game.cards("B") == "Spindle"
    assert game.options[0] == "pass"
    assert "point for Crown Crown" in game.options


def test_the_round_ends_when_a_player_has_both_characters_unmasked():
    """G62."""
    game = ball(
        PlayerWith("Hansel, The Beast"), PlayerWith("(Cinderella), Evil Queen", "Mirror"), deck="Mirror"
    ).play("give B")
    ended = game.happened(Kind.ROUND_ENDED)[0]
    assert (ended.n, ended.a) == (RoundEnd.LAST_MASK, 0b01)
    assert game.roses == [2, 0]


def test_a_boon_of_an_unmasked_character_wins_nothing():
    """G62."""
    game = ball(
        PlayerWith("Hansel, The Beast"),
        PlayerWith("(Cinderella), Evil Queen", "2 Glass Slipper"),
        deck="Glass Slipper",
    ).play("give B")
    assert game.table.round == 1
    assert game.marks("B") == ""


@pytest.mark.parametrize("named", ["Cinderella", "Evil Queen"])
def test_point_the_finger_is_right_for_either_masked_character(named):
    """G62."""
    game = two().play("point for Crown Crown", f"accuse B {named}")
    assert game.roses == [2, 0]
    assert game.masked == "AB"


def test_naming_the_character_already_unmasked_is_wrong():
    """G62, G30."""
    game = ball(
        PlayerWith("Hansel, The Beast", "2 Crown"), PlayerWith("(Cinderella), Evil Queen"), acting=True
    ).play("point for Crown Crown", "accuse B Cinderella")
    assert (game.roses, game.marks("B")) == ([0, 1], "")


def test_both_losing_their_last_mask_together_leaves_no_trophy():
    """G62, G50."""
    game = ball(
        PlayerWith("(Hansel), The Beast", "2 Crown, Clock, Glass Slipper"),
        PlayerWith("Cinderella, (Evil Queen)", "Clock, Glass Slipper, Spindle"),
        acting=True,
        actions="Thoughtful Gift",
    ).play("gift for Crown Crown")
    games = [game.by_chance(seed).play("give B Clock") for seed in range(30)]
    together = [twin for twin in games if len(twin.happened(Kind.UNMASKED)) == 2]
    assert 0 < len(together) < len(games)
    for twin in together:
        ended = twin.happened(Kind.ROUND_ENDED)[0]
        assert (ended.n, ended.a, ended.b) == (RoundEnd.TOGETHER, 0, 0)
        assert twin.roses == [2, 0], "one for the action, one for Cinderella"


def test_a_giver_gets_a_rose_for_each_of_the_opponents_characters_unmasked():
    """G62, G38."""
    game = ball(
        PlayerWith("Hansel, The Beast", "2 Crown"),
        PlayerWith("Cinderella, Evil Queen", "Clock, Mirror"),
        acting=True,
        actions="Make a Toast",
        deck="Clock, Mirror",
    ).play("toast for Crown Crown")
    assert [(e.who, e.a) for e in game.happened(Kind.ROSES)] == [
        (0, RoseReason.ACTION),
        (0, RoseReason.UNMASKING),
        (0, RoseReason.UNMASKING),
        (0, RoseReason.TROPHY),
    ]


def test_a_boon_that_is_the_bane_of_the_other_character_unmasks_at_two_and_wins_at_three():
    """G60, G62."""
    queen = "Evil Queen, Rumpelstiltskin"
    game = ball(PlayerWith("Hansel, The Beast"), PlayerWith(queen, "Crown"), deck="Crown, Clock").play(
        "give B"
    )
    assert game.table.hidden[1] == 1 << CHARACTER_NAMES.index("Evil Queen")
    assert game.roses == [1, 0]
    game = ball(
        PlayerWith("Hansel, The Beast"), PlayerWith("Evil Queen, (Rumpelstiltskin)", "2 Crown"), deck="Crown"
    )
    game.play("give B")
    assert game.happened(Kind.ROUND_ENDED)[0].a == 0b10


def test_both_crowns_of_a_toast_together_win_before_they_unmask():
    """G40, G62."""
    game = ball(
        PlayerWith("Hansel, The Beast", "2 Clock"),
        PlayerWith("Evil Queen, Rumpelstiltskin", "Crown"),
        acting=True,
        actions="Make a Toast",
        deck="2 Crown",
    ).play("toast for Clock Clock")
    assert game.happened(Kind.UNMASKED) == []
    assert game.roses == [1, 1]


def test_there_are_no_wagers_with_two_players():
    """G63."""
    with pytest.raises(ValueError, match="without Wagers"):
        new_table(2, Variant(wagers=True), 1)


def test_the_owner_of_an_ability_chooses_between_last_rounds_two_characters():
    """G63."""
    game = opening("Hansel, The Beast", "Cinderella, Evil Queen", variant=Variant(abilities=True))
    game.end_round("A")
    assert game.asked == "B"
    assert game.options == ["ability Evil Queen", "ability Cinderella"]
    assert "dealt" not in game.story
    game.play("ability Cinderella")
    assert game.table.ability_of[:2] == [-1, CHARACTER_NAMES.index("Cinderella")]
    assert game.story[:3] == ["ability", "offered", "offered"]


def test_both_choose_an_ability_when_tied_the_first_player_first():
    """G63, G80."""
    game = opening("Hansel, The Beast", "Cinderella, Evil Queen", variant=Variant(abilities=True))
    game.table.roses[1] = 1
    game.end_round("A")
    assert game.table.first == 1
    assert game.asked == "B"
    game.play("ability Evil Queen")
    assert (game.asked, game.options) == ("A", ["ability Hansel", "ability The Beast"])
