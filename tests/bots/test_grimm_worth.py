"""At the ball an artifact is worth what it does to boons and banes."""

import pytest

from ridotto.bots.grimm.worth import Worth, could_be
from ridotto.grimm.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.grimm.table import KINDS
from ridotto.play import Game, GrimmOptions, Laid

ANN, BOB, CLEA = range(3)
EVEN = [[1.0] * KINDS] * 3


def ball(tableaus, options=None, markers=(), peeked=()):
    """Ann is the Evil Queen (Crown, Mirror), Bob Hansel, Cléa the Beast; everybody has these artifacts."""
    laid = Laid(characters=[["Evil Queen"], ["Hansel"], ["The Beast"]])
    game = Game.grimm(3, seed=1, laid=laid, first=ANN, options=options or GrimmOptions())
    for _ in range(3):
        game.play(game.legal()[0])
    table = game.rulebook.table
    for player, cards in enumerate(tableaus):
        counts = [0] * KINDS
        for card in cards.split(", ") if cards else ():
            counts[ARTIFACTS.index(card)] += 1
        table.tableau[player * KINDS : (player + 1) * KINDS] = counts
        table.size[player] = sum(counts)
    for player, names in enumerate(markers):
        table.markers[player] = sum(1 << CHARACTER_NAMES.index(name) for name in names)
    return game


def worth(*tableaus, **settings):
    game = ball(tableaus, **settings)
    return Worth(game.view(ANN), EVEN)


def artifact(name):
    return ARTIFACTS.index(name)


def test_the_third_boon_is_worth_the_trophy_and_the_second_bane_a_mask():
    near = worth("Crown, Crown, Mirror", "", "")

    assert near.keep(artifact("Crown")) > 0.5 > near.keep(artifact("Clock"))
    assert near.keep(artifact("Mirror")) < -0.5
    assert worth("", "", "").keep(artifact("Crown")) > 0 > worth("", "", "").keep(artifact("Mirror"))


def test_spending_the_boon_costs_and_spending_the_bane_pays():
    rich = worth("Crown, Crown, Mirror, Clock, Clock", "", "")

    assert rich.spend(artifact("Crown"), 2) < rich.spend(artifact("Clock"), 2) < 0
    assert rich.spend(artifact("Mirror"), 1) > 0


def test_a_fatal_pair_is_given_to_whom_it_unmasks_most_likely():
    everybody = set(CHARACTER_NAMES) - {"Evil Queen"}
    sure = worth("", "Treats", "Treats", markers=((), everybody - {"Hansel"}, ("Hansel",)))

    assert sure.chance(BOB, CHARACTER_NAMES.index("Hansel")) == 1
    assert sure.chance(CLEA, CHARACTER_NAMES.index("Hansel")) == 0
    assert sure.give(artifact("Treats"), BOB) > 1 > sure.give(artifact("Treats"), CLEA)
    assert sure.accuse(BOB, CHARACTER_NAMES.index("Hansel")) > 2
    assert sure.accuse(CLEA, CHARACTER_NAMES.index("Hansel")) == -1


def test_nobody_is_given_the_third_of_a_boon_they_may_have():
    near = worth("", "Cauldron, Cauldron", "")

    assert near.give(artifact("Cauldron"), BOB) < 0
    assert near.give(artifact("Cauldron"), BOB) < near.give(artifact("Cauldron"), CLEA)


def test_nobody_else_is_thought_to_be_whom_one_is():
    assert worth("", "", "").chance(BOB, CHARACTER_NAMES.index("Evil Queen")) == 0


@pytest.mark.parametrize("deduction", [True, False])
def test_without_the_help_of_the_table_a_bot_reads_the_markers(deduction):
    options = GrimmOptions(deduction=deduction)
    view = ball(("", "", ""), options=options, markers=((), ("The Beast", "Hansel"), ())).view(ANN)

    left = [CHARACTER_NAMES[c] for c in could_be(view, view.guests[BOB])]

    assert set(left) == set(CHARACTER_NAMES) - {"The Beast", "Hansel"}


def test_what_is_seen_often_is_drawn_seldom():
    seen = worth("Crown, Crown", "Crown, Crown", "Crown")

    assert seen.unseen[artifact("Crown")] < seen.unseen[artifact("Clock")]
    assert sum(seen.unseen) == pytest.approx(1)
