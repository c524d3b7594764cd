"""The screen is drawn from a view alone, and loses nothing by it."""

from random import Random

from ridotto.games.grimm.rules.table import OFFER, PHASE_NAMES
from ridotto.games.grimm.words.telling import TELLING
from ridotto.play import Game
from ridotto.words.narrator import view_facts


def test_what_a_view_asks_is_what_the_table_asks():
    kinds = set()
    for seed in range(12):
        game, chance = Game.grimm(2 + seed % 4, seed=seed), Random(seed)
        while not game.over:
            view, table = game.view(game.decider), game.rulebook.table
            asked = view_facts(TELLING, view)
            assert (asked["phase"], asked["decider"]) == (PHASE_NAMES[table.phase], table.asked)
            assert asked["offer"] == (table.offer if table.phase == OFFER else None)
            drawn = [asked["drawn"], asked["drawn-too"]][: len(view.drawn)]
            assert drawn == [table.drawn, table.drawn_too][: len(view.drawn)]
            kinds.add(view.phase)
            game.play(chance.choice(game.legal()))

    assert len(kinds) > 5
