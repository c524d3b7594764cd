"""Actions that move cards, and what is settled in which order (G33, G34, G36, G38–G40)."""

from collections import Counter

from games.grimm.positions import PlayerWith, ball
from ridotto.games.grimm.rules.characters import ARTIFACTS
from ridotto.games.grimm.rules.events import Kind, MarkReason, RoundEnd
from ridotto.games.grimm.rules.setup import Variant

DANCE = {"acting": True, "actions": "Start the Dance"}
TOAST = {"acting": True, "actions": "Make a Toast"}
GIFT = {"acting": True, "actions": "Thoughtful Gift"}


# ── The dance ────────────────────────────────────────────────────────────────────────────────────────


def test_everyone_passes_one_card_to_the_left():
    """G33."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Clock"),
        PlayerWith("The Beast", "Treats"),
        PlayerWith("Cinderella", "Spindle"),
        **DANCE,
    ).play("dance for Crown Crown")
    assert game.options == ["pass left Clock", "pass right Clock"]
    game.play("pass left Clock")
    assert [game.cards(who) for who in "ABC"] == ["Spindle", "Clock", "Treats"]


def test_everyone_passes_one_card_to_the_right():
    """G33."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Mirror"),
        PlayerWith("The Beast", "Clock"),
        PlayerWith("Cinderella", "Spindle"),
        **DANCE,
    ).play("dance for Crown Crown", "pass right Mirror")
    assert [game.cards(who) for who in "ABC"] == ["Clock", "Spindle", "Mirror"]


def test_what_the_others_pass_is_left_to_chance():
    """G33."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Mirror"),
        PlayerWith("The Beast", "2 Clock, Spindle"),
        PlayerWith("Cinderella"),
        **DANCE,
    ).play("dance for Crown Crown")
    got = Counter(game.by_chance(seed).play("pass left Mirror").cards("C") for seed in range(120))
    assert set(got) == {"Clock", "Spindle"}
    assert 60 <= got["Clock"] <= 100


def test_the_unmasked_are_left_out_of_the_dance():
    """G33."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Mirror"),
        PlayerWith("(The Beast)", "Clock"),
        PlayerWith("Cinderella", "Spindle"),
        PlayerWith("Evil Queen", "Treats"),
        **DANCE,
    ).play("dance for Crown Crown", "pass left Mirror")
    assert game.cards("A") == "Treats"
    assert [e.who for e in game.happened(Kind.PASSED)] == [2, 3]
    assert (game.cards("C"), game.cards("D")) == ("Mirror", "Spindle")


def test_an_empty_tableau_passes_nothing_but_receives():
    """G33."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Mirror"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella", "Spindle"),
        **DANCE,
    ).play("dance for Crown Crown", "pass left Mirror")
    assert [game.cards(who) for who in "ABC"] == ["Spindle", "Mirror", ""]


def dances(*guests, move):
    """The same dance with different random numbers."""
    game = ball(*guests, **DANCE).play("dance for Crown Crown")
    return [game.by_chance(seed).play(move) for seed in range(40)]


def test_a_dance_that_completes_a_boon_for_one_and_a_bane_for_another_is_won_by_the_boon():
    """G33, G40."""
    seen = 0
    for game in dances(
        PlayerWith("Hansel", "2 Crown, Glass Slipper"),
        PlayerWith("The Beast", "Clock, Glass Slipper"),
        PlayerWith("Sleeping Beauty", "2 Clock, Treats"),
        move="pass left Glass Slipper",
    ):
        passed = [ARTIFACTS[e.n] for e in game.happened(Kind.PASSED)]
        if passed == ["Clock", "Treats"]:  # two Slippers for the Beast, three Clocks for Sleeping Beauty
            seen += 1
            assert game.roses == [0, 0, 1]
            assert game.happened(Kind.UNMASKED) == []
            ended = game.happened(Kind.ROUND_ENDED)[0]
            assert (ended.n, ended.a) == (RoundEnd.BOON, 0b100)
        elif passed == ["Clock", "Clock"]:  # two Slippers for the Beast, two Clocks for Sleeping Beauty
            assert game.masked == "AC"
            assert game.roses == [1, 0, 0]
    assert seen > 0


def test_the_dancer_gets_no_trophy_for_anothers_boon():
    """G33, F5."""
    games = dances(
        PlayerWith("Hansel", "2 Crown, Mirror"),
        PlayerWith("The Beast", "2 Mirror, Spindle"),
        PlayerWith("Cinderella", "Treats"),
        move="pass left Mirror",
    )
    won = [game for game in games if game.table.round == 2]
    assert 0 < len(won) < len(games)
    assert all(game.roses == [0, 1, 0] for game in won)


def test_a_dancer_may_unmask_themselves_and_no_one_gets_a_rose():
    """G38."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Clock, Treats"),
        PlayerWith("The Beast", "Mirror"),
        PlayerWith("Cinderella", "Treats"),
        **DANCE,
    ).play("dance for Crown Crown", "pass left Clock")
    unmasked = game.happened(Kind.UNMASKED)
    assert [(e.who, e.a) for e in unmasked] == [(0, 0)]
    assert game.roses == [0, 0, 0]
    assert game.masked == "BC"


def test_an_actor_earns_a_rose_for_each_other_player_unmasked():
    """G38."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Glass Slipper"),
        PlayerWith("The Beast", "Glass Slipper"),
        PlayerWith("Cinderella", "Clock"),
        PlayerWith("Evil Queen", "Spindle"),
        PlayerWith("Big Bad Wolf", "Disguise"),
        deck="Glass Slipper, Clock",
        **TOAST,
    ).play("toast for Crown Crown", "serve B C")
    assert game.roses == [2, 0, 0, 0, 0]
    assert game.masked == "ADE"


# ── The toast ────────────────────────────────────────────────────────────────────────────────────────


def test_a_toast_draws_two_for_all_to_see_before_they_are_assigned():
    """G34."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"),
        PlayerWith("The Beast"),
        PlayerWith("(Cinderella)"),
        PlayerWith("Evil Queen"),
        deck="Clock, Mirror",
        **TOAST,
    ).play("toast for Crown Crown")
    assert game.story == ["acted", "drew", "drew"]
    assert game.options == [f"serve {one} {two}" for one in "BCD" for two in "BCD"]
    game.play("serve D C")
    assert (game.cards("C"), game.cards("D")) == ("Mirror", "Clock")


def test_both_cards_of_a_toast_may_go_to_one_player():
    """G34, G16, G40: from one Crown to three is a pair and a triple."""
    game = ball(
        PlayerWith("Hansel", "2 Clock"),
        PlayerWith("The Beast", "Crown"),
        PlayerWith("Cinderella"),
        deck="2 Crown",
        **TOAST,
    ).play("toast for Clock Clock")
    assert game.options == ["serve B B", "serve B C", "serve C C"]  # equal cards
    game.play("serve B B")
    assert game.marks("B") == "Evil Queen, Rumpelstiltskin"
    assert [e.a for e in game.happened(Kind.MARKED)] == [MarkReason.PAIR, MarkReason.TRIPLE]


def test_a_jump_past_three_counts_as_a_triple():
    """G16."""
    game = ball(
        PlayerWith("Hansel", "2 Clock"),
        PlayerWith("Evil Queen", "2 Crown"),
        PlayerWith("Cinderella"),
        deck="2 Crown",
        **TOAST,
    ).play("toast for Clock Clock", "serve B B")
    assert game.happened(Kind.ROUND_ENDED)[0].n == RoundEnd.BOON
    assert game.roses == [0, 1, 0]


def test_a_jump_from_one_to_three_of_a_bane_unmasks():
    """G40, G38."""
    game = ball(
        PlayerWith("Hansel", "2 Clock"),
        PlayerWith("The Beast", "Glass Slipper"),
        PlayerWith("Cinderella"),
        PlayerWith("Evil Queen"),
        deck="2 Glass Slipper",
        **TOAST,
    ).play("toast for Clock Clock", "serve B B")
    assert game.masked == "ACD"
    assert game.marks("B") == ""
    assert game.roses == [1, 0, 0, 0]


def test_a_toast_of_which_only_one_card_can_be_drawn_gives_that_one():
    """G34, G46."""
    game = ball(
        PlayerWith("Hansel", "Crown", treasure=True),
        PlayerWith("The Beast", "2 Clock"),
        PlayerWith("Cinderella"),
        only=True,
        **TOAST,
    ).play("toast for treasure Crown")
    assert game.options == ["give B", "give C"]
    game.play("give C")
    assert game.cards("C") == "Crown"


def test_a_deck_that_runs_out_in_the_middle_of_a_toast_is_shuffled_from_the_discards():
    """G34, G45."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        deck="Clock",
        only=True,
        **TOAST,
    ).play("toast for Crown Crown")
    assert game.story == ["acted", "drew", "shuffled", "drew"]
    assert [ARTIFACTS[e.secret] for e in game.happened(Kind.DREW)] == ["Clock", "Crown"]
    assert game.happened(Kind.SHUFFLED)[0].n == 2
    assert game.table.deck_count == 1


# ── The gift ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_gift_is_one_chosen_card_for_two_random_ones():
    """G36."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Clock"),
        PlayerWith("The Beast", "Spindle, Mirror"),
        PlayerWith("Cinderella"),
        **GIFT,
    ).play("gift for Crown Crown")
    assert game.options == ["give B Clock", "give C Clock"]
    game.play("give B Clock")
    assert (game.cards("A"), game.cards("B")) == ("Spindle, Mirror", "Clock")


def test_a_gift_goes_only_to_the_masked():
    """G36."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Clock"),
        PlayerWith("(The Beast)", "Spindle"),
        PlayerWith("Cinderella"),
        PlayerWith("Evil Queen"),
        **GIFT,
    ).play("gift for Crown Crown")
    assert game.options == ["give C Clock", "give D Clock"]


def test_the_two_random_cards_are_of_those_the_target_had_before():
    """G36."""
    for seed in range(30):
        game = ball(
            PlayerWith("Hansel", "2 Crown, Clock"),
            PlayerWith("The Beast", "Spindle, 2 Mirror"),
            PlayerWith("Cinderella"),
            **GIFT,
        )
        game.table.chance[0] = seed
        game.play("gift for Crown Crown", "give B Clock")
        assert "Clock" not in game.cards("A")
        assert game.table.size[:2] == [2, 2]


def test_a_gift_to_a_tableau_of_one_gets_one_back():
    """G36, G39."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Clock"),
        PlayerWith("The Beast", "Spindle"),
        PlayerWith("Cinderella"),
        **GIFT,
    )
    game.play("gift for Crown Crown", "give B Clock")
    assert (game.cards("A"), game.cards("B")) == ("Spindle", "Clock")


def test_a_gift_to_an_empty_tableau_gets_nothing_back():
    """G39."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Clock"), PlayerWith("The Beast"), PlayerWith("Cinderella"), **GIFT
    )
    game.play("gift for Crown Crown", "give B Clock")
    assert (game.cards("A"), game.cards("B")) == ("", "Clock")


def test_a_gift_from_a_tableau_of_one_gives_that_one():
    """G36, G39."""
    game = ball(
        PlayerWith("Hansel", "Crown, Clock", treasure=True),
        PlayerWith("The Beast", "2 Spindle"),
        PlayerWith("Cinderella"),
        variant=Variant(treasures=True),
        **GIFT,
    ).play("gift for treasure Crown")
    assert game.options == ["give B Clock", "give C Clock"]
    game.play("give B Clock")
    assert (game.cards("A"), game.cards("B")) == ("2 Spindle", "Clock")


def test_a_gift_is_complete_before_anything_is_checked():
    """G38: the Beast gives a Slipper away as another arrives, and stays masked."""
    game = ball(
        PlayerWith("Hansel", "2 Crown, Glass Slipper"),
        PlayerWith("The Beast", "Glass Slipper, Spindle"),
        PlayerWith("Cinderella"),
        **GIFT,
    ).play("gift for Crown Crown", "give B Glass Slipper")
    assert game.masked == "ABC"
    assert game.cards("B") == "Glass Slipper"
    assert game.roses == [0, 0, 0]


def test_dance_and_gift_need_an_artifact_left_after_paying():
    """G39."""
    both = {"acting": True, "actions": "Start the Dance, Thoughtful Gift"}
    others = (PlayerWith("The Beast", "2 Spindle"), PlayerWith("Cinderella"))
    assert ball(PlayerWith("Hansel", "2 Crown"), *others, **both).options == ["pass", "point for Crown Crown"]
    assert len(ball(PlayerWith("Hansel", "2 Crown, Clock"), *others, **both).options) == 4
    with_treasure = ball(PlayerWith("Hansel", "2 Crown", treasure=True), *others, **both)
    assert with_treasure.options == [
        "pass",
        "point for Crown Crown",
        "point for treasure Crown",
        "dance for treasure Crown",
        "gift for treasure Crown",
    ]
    alone = ball(PlayerWith("Hansel", "Crown", treasure=True), *others, **both)
    assert alone.options == ["pass", "point for treasure Crown"]
