"""A masked player's turn (G10–G16)."""

from games.grimm.positions import PlayerWith, ball
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind, MarkReason, RoseReason, RoundEnd
from ridotto.seats import EVERYONE


def three(ann="", bob="", cleo="", **more):
    """Hansel, the Beast and Cinderella, with these cards, and Ann's turn."""
    return ball(
        PlayerWith("Hansel", ann), PlayerWith("The Beast", bob), PlayerWith("Cinderella", cleo), **more
    )


def test_the_first_card_is_decided_before_the_second_is_drawn():
    """G10."""
    game = three(deck="Crown, Clock")
    assert [ARTIFACTS[e.secret] for e in game.log if e.kind == Kind.DREW] == ["Crown"]
    assert game.options == ["keep", "give B", "give C"]


def test_a_player_who_gave_the_first_card_keeps_the_second():
    """G10, F6."""
    game = three(deck="Crown, Clock").play("give B")
    assert (game.cards("A"), game.cards("B")) == ("Clock", "Crown")
    assert game.story == ["gave", "drew", "kept", "turn", "drew"]
    assert game.turn_of == "B"


def test_a_player_who_kept_the_first_card_gives_the_second():
    """G10, F6."""
    game = three(deck="Crown, Clock").play("keep")
    assert game.options == ["give B", "give C"]
    game.play("give C")
    assert (game.cards("A"), game.cards("C")) == ("Crown", "Clock")


def test_a_single_card_is_kept_or_given_freely_and_the_second_step_falls_away():
    """G10."""
    game = three("", "2 Clock", deck="Crown", only=True).play("keep")
    assert (game.cards("A"), game.asked, game.options[0]) == ("Crown", "B", "pass")
    game = three("", "2 Clock", deck="Crown", only=True).play("give C")
    assert (game.cards("A"), game.cards("C")) == ("", "Crown")


def test_an_action_comes_after_the_two_cards_and_is_optional():
    """G11."""
    game = three("2 Crown", deck="Mirror, Clock").play("give B")
    assert game.options == ["pass", "point for Crown Crown"]
    game.play("pass")
    assert game.turn_of == "B"
    assert game.cards("A") == "2 Crown, Clock"


def test_there_is_no_action_without_a_pair():
    """G11."""
    game = three("Crown, Spindle", deck="Mirror, Clock").play("give B")
    assert game.turn_of == "B"


def test_one_action_per_turn_is_paid_with_two_artifacts_of_your_tableau():
    """G11."""
    game = three("3 Crown, 2 Mirror", acting=True)
    assert game.options == ["pass", "point for Crown Crown", "point for Mirror Mirror"]
    game.play("point for Crown Crown", "accuse B Hansel")
    assert game.cards("A") == "Crown, 2 Mirror"
    assert game.turn_of == "B"


def test_a_pair_received_in_someone_elses_turn_pays_as_well():
    """G11."""
    game = three("", "Crown", deck="Crown, Clock, Mirror, Spindle").play("give B", "give C")
    assert game.asked == "B"
    assert "point for Crown Crown" in game.options


def test_the_payment_is_discarded_before_the_action_and_may_be_drawn_by_it():
    """G11, G45."""
    game = three("2 Crown", only=True, acting=True, actions="Make a Toast").play("toast for Crown Crown")
    assert [ARTIFACTS[e.secret] for e in game.happened(Kind.DREW)] == ["Crown", "Crown"]
    assert game.story == ["acted", "shuffled", "drew", "drew"]


def test_a_pair_of_your_bane_unmasks_you_and_the_giver_gets_a_rose():
    """G12."""
    game = three("", "Glass Slipper", deck="Glass Slipper, Crown").play("give B")
    unmasked = game.happened(Kind.UNMASKED)[0]
    assert (unmasked.who, unmasked.a, unmasked.b) == (1, 0, MarkReason.PAIR)
    assert CHARACTER_NAMES[unmasked.secret] == "The Beast"
    assert unmasked.audience == EVERYONE
    assert game.roses == [1, 0, 0]
    assert game.masked == "AC"


def test_no_one_gets_a_rose_for_a_bane_that_a_player_kept():
    """G12."""
    game = three("Treats", deck="Treats, Crown").play("keep")
    assert game.masked == "BC"
    assert game.roses == [0, 0, 0]


def test_a_pair_that_is_no_bane_puts_a_marker_on_the_character_whose_bane_it_is():
    """G12, F1."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("Red Riding Hood", "Glass Slipper"),
        PlayerWith("Cinderella"),
        deck="Glass Slipper",
    ).play("give B")
    assert game.marks("B") == "The Beast"
    assert game.masked == "ABC"
    assert game.roses == [0, 0, 0]


def test_a_marker_stays_when_the_artifacts_go():
    """G14, F1."""
    game = ball(
        PlayerWith("Red Riding Hood", "Glass Slipper"),
        PlayerWith("Hansel"),
        PlayerWith("Cinderella"),
        deck="Glass Slipper, Crown",
    ).play("keep", "give B", "point for Glass Slipper Glass Slipper", "accuse B Cinderella")
    assert game.cards("A") == ""
    assert game.marks("A") == "The Beast"


def test_three_of_your_boon_win_the_round():
    """G13, G50."""
    game = three("2 Cauldron", deck="Cauldron").play("keep")
    ended = game.happened(Kind.ROUND_ENDED)[0]
    assert (ended.n, ended.a, ended.b) == (RoundEnd.BOON, 1, 1)


def test_a_boon_wins_in_someone_elses_turn_too():
    """G13."""
    game = three("", "2 Mirror", deck="Mirror").play("give B")
    assert game.roses == [0, 1, 0]
    assert game.table.round == 2


def test_three_of_anything_else_put_a_marker_on_the_character_whose_boon_it_is():
    """G13, F2."""
    game = three("", "2 Crown", deck="Crown").play("give B")
    assert game.marks("B") == "Evil Queen"
    marked = game.happened(Kind.MARKED)[0]
    assert (marked.who, marked.a, CHARACTER_NAMES[marked.n]) == (1, MarkReason.TRIPLE, "Evil Queen")


def test_a_triple_that_is_also_anothers_bane_is_nothing_but_a_triple():
    """G13, G16: the third Crown says Evil Queen, not Rumpelstiltskin, whose bane two Crowns are."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("The Beast", "2 Crown"),
        PlayerWith("Rumpelstiltskin", "Crown"),
        deck="Crown, Clock",
    ).play("give B")
    assert game.marks("B") == "Evil Queen"
    assert game.masked == "ABC"


def test_a_second_marker_is_not_put_where_there_is_one():
    """G14."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("The Beast", "Crown", marks="Rumpelstiltskin"),
        PlayerWith("Cinderella"),
        deck="Crown",
    ).play("give B")
    assert game.marks("B") == "Rumpelstiltskin"
    assert game.happened(Kind.MARKED) == []


def test_a_marker_due_on_an_unmasked_character_is_not_put():
    """G14."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("The Beast", "Crown"),
        PlayerWith("Cinderella"),
        PlayerWith("(Rumpelstiltskin)"),
        deck="Crown",
    ).play("give B")
    assert game.marks("B") == ""
    assert game.happened(Kind.MARKED) == []


def test_a_card_given_to_the_unmasked_goes_to_their_hand_and_is_seen_by_all():
    """G15."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("Cinderella"),
        PlayerWith("(The Beast)", "Glass Slipper"),
        PlayerWith("Evil Queen"),
        deck="Glass Slipper, Crown",
    ).play("give C")
    assert game.cards("C") == "2 Glass Slipper"
    assert game.story[:3] == ["gave", "drew", "kept"]
    assert ARTIFACTS[game.happened(Kind.GAVE)[0].n] == "Glass Slipper"
    assert game.roses == [0, 0, 0, 0]


def test_a_fourth_card_counts_for_nothing():
    """G16."""
    game = three("", "3 Crown", deck="Crown, Clock").play("give B")
    assert game.happened(Kind.MARKED) == []


def test_collecting_again_after_discarding_counts_again():
    """G16: the boon is checked when the third card arrives, however many there were before."""
    game = three("2 Cauldron", deck="Mirror, Clock, Crown", actions="Pick Pocket")
    game.play("give B", "pick pocket for Cauldron Cauldron", "keep")
    assert game.cards("A") == "Crown, Clock"
    game = ball(
        PlayerWith("Hansel", "2 Crown", marks="The Beast"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        deck="Crown",
    ).play("keep")
    assert game.marks("A") == "Evil Queen, The Beast"


def test_only_arriving_cards_are_checked():
    """G16: paying down from three to one and back to two counts as a pair again, but the marker is there."""
    game = three("3 Crown", deck="Mirror, Clock, Crown", actions="Pick Pocket")
    game.play("give B", "pick pocket for Crown Crown", "keep")
    assert game.cards("A") == "2 Crown, Clock"
    assert game.marks("A") == "Rumpelstiltskin"


def test_no_question_is_asked_about_what_the_giver_gets():
    """G12: the rose comes with the unmasking."""
    game = three("", "Glass Slipper", deck="Glass Slipper").play("give B")
    roses = game.happened(Kind.ROSES)
    assert [(e.who, e.a, e.n) for e in roses] == [(0, RoseReason.UNMASKING, 1)]
