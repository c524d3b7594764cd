"""At the ball an artifact is worth what it does to boons and banes."""

from itertools import product

import pytest

from ridotto.games.grimm import Laid, Options
from ridotto.games.grimm.bots.beliefs import form_beliefs
from ridotto.games.grimm.bots.policy import best_exchange, worth_of_move
from ridotto.games.grimm.bots.policy_state import FREE, FREE_FIRST, Temper, chance_of, new_state
from ridotto.games.grimm.bots.worth import (
    appraise,
    next_given,
    next_kept,
    telling,
    worth_of_accusing,
    worth_of_giving,
    worth_of_keeping,
    worth_of_parting,
)
from ridotto.games.grimm.rules.actions import ACTIONS, Action
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.moves import GIVE, KEEP, act_move, toast_move
from ridotto.games.grimm.rules.table import KINDS
from ridotto.play import Game

ANN, BOB, CLEA = range(3)


def ball(tableaus, options=None, markers=()):
    """Ann is the Evil Queen (Crown, Mirror), Bob Hansel, Cléa the Beast; everybody has these artifacts."""
    laid = Laid(characters=[["Evil Queen"], ["Hansel"], ["The Beast"]])
    game = Game.grimm(3, seed=1, laid=laid, first=ANN, options=options or Options())
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


class JudgedPosition:
    """What Ann thinks of a position."""

    def __init__(self, *tableaus, peeked=(), **settings):
        game = ball(tableaus, **settings)
        self.state = new_state(Temper(), ANN, 3)
        for name in peeked:
            self.state.peeked[CHARACTER_NAMES.index(name)] = 1.0
        self.seen = game.seen_table(ANN)
        form_beliefs(self.state, self.seen)
        appraise(self.state, self.seen)

    def keep(self, name):
        return worth_of_keeping(self.state, self.seen, ARTIFACTS.index(name))

    def part(self, name, copies):
        return worth_of_parting(self.state, self.seen, ARTIFACTS.index(name), copies)

    def give(self, name, to):
        return worth_of_giving(self.state, self.seen, ARTIFACTS.index(name), to, 1)

    def accuse(self, who, name):
        return worth_of_accusing(self.state, self.seen, who, CHARACTER_NAMES.index(name))

    def chance(self, who, name):
        return chance_of(self.state, who, CHARACTER_NAMES.index(name))


def test_the_third_boon_is_worth_the_trophy_and_the_second_bane_a_mask():
    near, empty = JudgedPosition("Crown, Crown, Mirror", "", ""), JudgedPosition("", "", "")

    assert near.keep("Crown") > 0.4 > near.keep("Clock")
    assert near.keep("Mirror") < -0.3
    assert empty.keep("Crown") > 0 > empty.keep("Mirror")


def test_spending_the_boon_costs_and_spending_the_bane_pays():
    rich = JudgedPosition("Crown, Crown, Mirror, Clock, Clock", "", "")

    assert rich.part("Crown", 2) < rich.part("Clock", 2) < 0
    assert rich.part("Mirror", 1) > 0


def test_a_fatal_pair_is_given_to_whom_it_unmasks_most_likely():
    everybody = set(CHARACTER_NAMES) - {"Evil Queen"}
    sure = JudgedPosition("", "Treats", "Treats", markers=((), everybody - {"Hansel"}, ("Hansel",)))

    assert sure.chance(BOB, "Hansel") == 1
    assert sure.chance(CLEA, "Hansel") == 0
    assert sure.give("Treats", BOB) > 1 > sure.give("Treats", CLEA)
    assert sure.accuse(BOB, "Hansel") > 2
    assert sure.accuse(CLEA, "Hansel") == -sure.state.mistake / 2


def test_nobody_is_given_the_third_of_a_boon_they_may_have():
    near = JudgedPosition("", "Cauldron, Cauldron", "")

    assert near.give("Cauldron", BOB) < 0
    assert near.give("Cauldron", BOB) < near.give("Cauldron", CLEA)


def test_nobody_else_is_thought_to_be_whom_one_is_or_whom_one_saw_in_the_deck():
    seen = JudgedPosition("", "", "", peeked=["Hansel"])

    assert seen.chance(BOB, "Evil Queen") == 0
    assert seen.chance(BOB, "Hansel") == 0
    assert sum(seen.chance(BOB, name) for name in CHARACTER_NAMES) == pytest.approx(1)


def test_whom_one_player_must_be_nobody_else_can_be():
    everybody = set(CHARACTER_NAMES) - {"Evil Queen"}
    sure = JudgedPosition(
        "", "", "", markers=((), everybody - {"Hansel"}, everybody - {"Hansel", "The Beast"})
    )

    assert sure.chance(BOB, "Hansel") == 1
    assert sure.chance(CLEA, "The Beast") > 0.9


def test_what_is_seen_often_is_drawn_seldom_and_an_empty_deck_is_made_of_the_discards():
    seen = JudgedPosition("Crown, Crown", "Crown, Crown", "Crown")
    crown, clock = ARTIFACTS.index("Crown"), ARTIFACTS.index("Clock")

    assert seen.state.unseen[crown] < seen.state.unseen[clock]
    assert sum(seen.state.unseen) == pytest.approx(1)

    seen.seen.deck_count, seen.seen.discard = 0, [0] * KINDS
    seen.seen.discard[crown] = 3
    form_beliefs(seen.state, seen.seen)
    assert seen.state.unseen[crown] == 1


def test_only_after_the_first_card_of_a_turn_the_next_one_counts_too():
    judged = JudgedPosition("Crown", "Treats", "Clock")
    judged.state.free = FREE
    alone = [worth_of_move(judged.state, judged.seen, move, False) for move in (KEEP, GIVE + BOB)]
    judged.state.free = FREE_FIRST
    first = [worth_of_move(judged.state, judged.seen, move, False) for move in (KEEP, GIVE + BOB)]

    assert first[0] - alone[0] == pytest.approx(next_given(judged.state))
    assert first[1] - alone[1] == pytest.approx(next_kept(judged.state))
    judged.seen.deck_count = judged.seen.discard_count = 0
    assert worth_of_move(judged.state, judged.seen, KEEP, False) == alone[0]


def test_keeping_ones_boon_gives_one_away_and_keeping_anything_else_hides_one():
    judged = JudgedPosition("", "", "")
    told = {name: telling(judged.state, judged.seen, ARTIFACTS.index(name), True) for name in ARTIFACTS}

    assert told["Crown"] > 0 > told["Mirror"]
    assert told["Clock"] < told["Crown"]


def test_every_toast_is_worth_what_its_cards_are_worth_to_those_who_get_them():
    game = Game.grimm(5, seed=1)
    seen = game.seen_table(ANN)
    seen.drawn, seen.drawn_too = ARTIFACTS.index("Crown"), ARTIFACTS.index("Clock")
    state = new_state(Temper(), ANN, 5)
    form_beliefs(state, seen)
    appraise(state, seen)

    for first, second in product(range(1, 5), repeat=2):
        given = worth_of_giving(state, seen, seen.drawn, first, 1)
        given += worth_of_giving(state, seen, seen.drawn_too, second, 1)
        assert worth_of_move(state, seen, toast_move(first, second), False) == given != 0


def test_a_pair_that_is_paid_is_not_given_away_as_well_whatever_was_valued_before():
    judged = JudgedPosition("Crown, Crown, Clock, Clock", "Treats, Mirror", "Clock")
    paid = [ARTIFACTS.index(name) for name in ("Crown", "Clock")]
    moves = [act_move(action, artifact, False) for action in range(ACTIONS) for artifact in paid]

    together = [worth_of_move(judged.state, judged.seen, move, False) for move in moves]
    alone = []
    for move in moves:
        appraise(judged.state, judged.seen)
        alone.append(worth_of_move(judged.state, judged.seen, move, False))

    assert together == alone
    for action in (Action.DANCE, Action.GIFT):
        values = [best_exchange(judged.state, judged.seen, action, artifact, 2) for artifact in paid]
        assert values[0] != values[1]
