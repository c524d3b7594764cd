"""Special abilities (G80–G82)."""

from games.grimm.positions import PlayerWith, ball, opening
from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind, Offer, RoundEnd, WagerSource
from ridotto.games.grimm.rules.setup import Variant

ABILITIES = Variant(abilities=True)


def table(ability, cards="", *, bob="", character="Hansel", **more):
    """A has an ability, at a table with the Beast, Cinderella and Sleeping Beauty."""
    return ball(
        PlayerWith(character, cards, ability=ability),
        PlayerWith("The Beast", bob),
        PlayerWith("Cinderella"),
        PlayerWith("Sleeping Beauty"),
        variant=ABILITIES,
        **more,
    )


# ── Who has one ──────────────────────────────────────────────────────────────────────────────────────


def test_those_with_the_fewest_roses_get_the_ability_of_their_last_character():
    """G80."""
    game = opening("Hansel", "The Beast", "Cinderella", "Evil Queen", variant=ABILITIES)
    assert game.table.ability_of == [-1] * 5, "not in the first round"
    game.table.roses[:4] = [0, 1, 3, 1]
    game.end_round("A")
    abilities = [(e.who, CHARACTER_NAMES[e.n]) for e in game.happened(Kind.ABILITY)]
    assert sorted(abilities) == [(0, "Hansel"), (1, "The Beast"), (3, "Evil Queen")]


def test_an_ability_lasts_one_round():
    """G80."""
    game = opening("Hansel", "The Beast", "Cinderella", variant=ABILITIES)
    game.table.roses[:3] = [0, 1, 0]
    game.end_round("A")
    assert game.table.ability_of[:3] == [-1, -1, CHARACTER_NAMES.index("Cinderella")]
    game.table.roses[:3] = [0, 1, 4]
    game.end_round("B")
    assert game.table.ability_of[2] == -1


def test_there_are_no_abilities_without_the_variant():
    """G80."""
    game = opening("Hansel", "The Beast", "Cinderella").end_round("A")
    assert game.happened(Kind.ABILITY) == []


# ── Wolf and Rumpelstiltskin ─────────────────────────────────────────────────────────────────────────


def test_the_wolf_may_see_a_character_after_a_wrong_accusation():
    """G80."""
    game = table("Big Bad Wolf", "2 Crown", acting=True, peek="Evil Queen")
    game.play("point for Crown Crown", "accuse B Hansel")
    assert (game.asked, game.table.offer) == ("A", Offer.LOOK)
    game.play("accept")
    assert CHARACTER_NAMES[game.happened(Kind.PEEKED)[0].secret] == "Evil Queen"
    assert game.turn_of == "B"


def test_a_right_accusation_is_its_own_reward():
    """G80."""
    for ability in ("Big Bad Wolf", "Rumpelstiltskin"):
        game = table(ability, "2 Crown", acting=True).play("point for Crown Crown", "accuse C Cinderella")
        assert game.turn_of == "B"


def test_rumpelstiltskin_may_draw_after_a_wrong_accusation():
    """G80."""
    game = table("Rumpelstiltskin", "2 Crown", acting=True, deck="Clock")
    game.play("point for Crown Crown", "accuse B Hansel")
    assert (game.asked, game.table.offer) == ("A", Offer.DRAW)
    game.play("accept")
    assert game.options == ["keep", "give B", "give C", "give D"]
    game.play("keep")
    assert (game.cards("A"), game.turn_of) == ("Clock", "B")


# ── Hansel ───────────────────────────────────────────────────────────────────────────────────────────


def test_hansel_takes_a_random_wager_that_only_he_sees():
    """G80, G5."""
    taken = set()
    for seed in range(60):
        game = opening(
            "Hansel", "The Beast", "Cinderella", variant=Variant(wagers=True, abilities=True), seed=seed
        )
        game.table.roses[:3] = [0, 2, 2]
        game.end_round("B")
        wagered = game.happened(Kind.WAGERED)[0]
        assert (wagered.who, wagered.a, wagered.n) == (0, WagerSource.ABILITY, 7)
        assert wagered.seen_by(1).secret == HIDDEN
        taken.add(wagered.seen_by(0).secret)
    assert taken == set(range(8))


def test_hansels_ability_does_nothing_without_wagers():
    """G80."""
    game = opening("Hansel", "The Beast", "Cinderella", variant=ABILITIES)
    game.table.roses[:3] = [0, 2, 2]
    game.end_round("B")
    assert game.table.ability_of[0] == CHARACTER_NAMES.index("Hansel")
    assert game.happened(Kind.WAGERED, Kind.USED) == []


# ── Cinderella ───────────────────────────────────────────────────────────────────────────────────────


def test_cinderella_may_draw_an_extra_card_if_she_has_no_pair():
    """G80."""
    game = table("Cinderella", "Crown", deck="Clock, Spindle, Mirror")
    assert (game.asked, game.table.offer) == ("A", Offer.EXTRA_CARD)
    game.play("accept")
    assert game.options == ["keep", "give B", "give C", "give D"]
    game.play("keep")
    assert game.options == ["keep", "give B", "give C", "give D"], "and now the first of two"
    game.play("give B")
    assert game.cards("A") == "Crown, Clock, Mirror"
    assert game.turn_of == "B"


def test_a_discard_pile_is_enough_for_an_extra_card():
    """G80, G45."""
    game = table("Cinderella", "Crown", deck="", only=True, discard="Clock, Spindle, Mirror")
    assert (game.asked, game.table.offer) == ("A", Offer.EXTRA_CARD)
    game.play("accept")
    assert game.story[:3] == ["used", "shuffled", "drew"]
    assert table("Cinderella", "Crown", deck="", only=True).turn_of != "A", "and nothing without any card"


def test_cinderella_may_do_without_and_is_not_asked_with_a_pair():
    """G80."""
    game = table("Cinderella", "Crown", deck="Clock, Spindle").play("pass", "give B")
    assert game.cards("A") == "Crown, Spindle"
    game = table("Cinderella", "2 Crown", deck="Clock, Spindle")
    assert game.options[0] == "keep"


def test_no_extra_card_is_offered_when_there_is_none_to_draw():
    """G46, G80: a ruling of ours."""
    game = ball(
        PlayerWith("Hansel", ability="Cinderella"),
        PlayerWith("The Beast", "2 Clock"),
        PlayerWith("Evil Queen"),
        only=True,
    )
    assert game.asked == "B"


# ── Sleeping Beauty ──────────────────────────────────────────────────────────────────────────────────

FIVE = "Crown, 2 Treats, Disguise, Clock, Mirror"


def test_sleeping_beauty_wins_with_six_different_artifacts():
    """G80."""
    game = table("Sleeping Beauty", FIVE, character="Evil Queen", deck="Spindle").play("keep")
    ended = game.happened(Kind.ROUND_ENDED)[0]
    assert (ended.n, ended.a, ended.b) == (RoundEnd.SIX_DIFFERENT, 0b0001, 1)
    assert game.roses[0] == 1


def test_five_different_and_a_duplicate_do_not_win():
    """G80."""
    game = table("Sleeping Beauty", FIVE, character="Evil Queen", deck="Disguise").play("keep")
    assert game.table.round == 1


def test_six_different_win_in_an_exchange_too():
    """G80, G40."""
    game = ball(
        PlayerWith("Big Bad Wolf", "2 Crown"),
        PlayerWith("Evil Queen", FIVE, ability="Sleeping Beauty"),
        PlayerWith("The Beast", "2 Mirror"),
        deck="Spindle, Clock",
        acting=True,
        actions="Make a Toast",
        variant=ABILITIES,
    ).play("toast for Crown Crown", "serve B C")
    assert game.happened(Kind.ROUND_ENDED)[0].a == 0b010


def test_six_different_win_only_while_masked():
    """G80, G82."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("Cinderella"),
        PlayerWith("(Evil Queen)", FIVE, ability="Sleeping Beauty"),
        PlayerWith("The Beast"),
        deck="Spindle",
        variant=ABILITIES,
    ).play("give C")
    assert game.table.round == 1


def test_six_different_in_a_hand_do_not_win_by_an_exchange():
    """G82, G40."""
    game = ball(
        PlayerWith("Hansel", "2 Clock"),
        PlayerWith("Cinderella"),
        PlayerWith("(Evil Queen)", FIVE, ability="Sleeping Beauty"),
        PlayerWith("The Beast"),
        acting=True,
        actions="Make a Toast",
        deck="Spindle, Cauldron",
    ).play("toast for Clock Clock", "serve C C")
    assert game.table.round == 1


def test_a_fifth_different_artifact_does_not_win():
    """G80."""
    game = table(
        "Sleeping Beauty", "Crown, 2 Treats, Disguise, Clock", character="Evil Queen", deck="Spindle"
    )
    game.play("keep")
    assert game.table.round == 1


def test_six_different_are_nothing_without_the_ability():
    """G80."""
    game = table("Cinderella", FIVE, character="Evil Queen", deck="Spindle").play("keep")
    assert game.table.round == 1


# ── The Beast ────────────────────────────────────────────────────────────────────────────────────────


def test_the_beast_draws_once_more_after_putting_a_marker_in_their_own_turn():
    """G80."""
    game = table("The Beast", "Crown", deck="Crown, Clock, Spindle").play("keep", "give B", "pass")
    assert game.story[-2:] == ["used", "drew"]
    assert game.options == ["keep", "give B", "give C", "give D"]
    game.play("keep")
    assert game.cards("A") == "2 Crown, Spindle"
    assert game.turn_of == "B"


def test_without_a_marker_of_their_own_the_beast_does_not_draw():
    """G80."""
    game = table("The Beast", bob="Crown", deck="Crown, Clock").play("give B")
    assert game.marks("B") == "Rumpelstiltskin"
    assert game.turn_of == "B"


def test_a_marker_in_someone_elses_turn_does_not_count_for_the_beast():
    """G80."""
    game = ball(
        PlayerWith("Hansel"),
        PlayerWith("Cinderella", "Crown", ability="The Beast"),
        PlayerWith("Evil Queen"),
        deck="Crown, Clock, Spindle, Treats, Disguise",
        variant=ABILITIES,
    ).play("give B", "give C", "pass")
    assert game.turn_of == "C"


def test_a_marker_of_the_turn_before_does_not_count_for_the_beast():
    """G80."""
    game = ball(
        PlayerWith("Hansel", "Crown"),
        PlayerWith("Cinderella", ability="The Beast"),
        PlayerWith("Evil Queen"),
        deck="Crown, Clock, Spindle, Treats",
        variant=ABILITIES,
    ).play("keep", "give C", "pass", "give C")
    assert game.marks("A") == "Rumpelstiltskin"
    assert game.turn_of == "C"


def test_a_marker_from_the_beasts_last_draw_causes_no_other():
    """G80."""
    game = table("The Beast", "Crown, Spindle", deck="Crown, Clock, Spindle").play(
        "keep", "give B", "pass", "keep"
    )
    assert game.marks("A") == "Sleeping Beauty, Rumpelstiltskin"
    assert game.turn_of == "B"


def test_a_marker_put_in_the_action_counts_for_the_beast():
    """G80."""
    game = ball(
        PlayerWith("Hansel", "2 Clock, Treats, Crown", ability="The Beast"),
        PlayerWith("The Beast", "Crown"),
        PlayerWith("Cinderella"),
        acting=True,
        actions="Thoughtful Gift",
        deck="Mirror",
        variant=ABILITIES,
    ).play("gift for Clock Clock", "give B Treats")
    assert game.marks("A") == "Rumpelstiltskin"
    assert game.story[-2:] == ["used", "drew"]
    assert game.asked == "A"
