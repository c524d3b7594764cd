"""The searcher: what it makes of others' moves, from nothing but what its player saw."""

import numpy as np
import pytest

from ridotto.bots.registry import find_bot
from ridotto.bots.search_result import Budget
from ridotto.bots.searcher import Searcher
from ridotto.bots.table_of_bots import Party
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.bots.card_beliefs import MascaradeBeliefs
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.reading_search import ReadingSearch
from ridotto.games.mascarade.bots.tempers import SEARCHED
from ridotto.lab.contenders import find_contender
from ridotto.play import Game

ANN, BOB, CLEA = 0, 1, 2
LITTLE = Budget(rollouts=40)


def reader_at(game: Game, player: int) -> ReadingSearch:
    """A reader that has seen the game so far."""
    found = ReadingSearch(MascaradeInvitation.to(game.header, player), 1)
    found.watch(game.events(player))
    return found


def test_the_same_seed_and_roll_outs_give_the_same_game():
    games = [Game.mascarade(6, seed=4) for _ in range(2)]
    for game in games:
        Party(game, {**dict.fromkeys(range(6), find_bot("daring")), BOB: Searcher}, LITTLE).play_out()

    assert games[0].over
    assert games[0].moves == games[1].moves


def test_it_plays_on_where_answers_are_secret_and_it_cannot_follow():
    game = Game.mascarade(6, seed=3, options=Options(all_at_once=True, fate=True, max_turns=20))
    Party(game, {**dict.fromkeys(range(6), find_bot("random")), BOB: Searcher}, LITTLE).play_out()

    assert game.over


def test_what_it_reads_depends_on_nothing_that_its_player_did_not_see():
    left, right = (Game.mascarade(6, seed=2, first=ANN) for _ in range(2))
    left.play("swap C")
    right.play("pretend C")
    found = [reader_at(game, BOB) for game in (left, right)]

    assert found[0].beliefs.marginals().tolist() == found[1].beliefs.marginals().tolist()
    assert found[0].mixture.evidence.tolist() == found[1].mixture.evidence.tolist()


def test_a_player_who_contests_everything_is_found_out():
    game = Game.mascarade(6, seed=1, options=Options(max_turns=40))
    kinds = {**dict.fromkeys(range(6), find_bot("daring")), CLEA: find_contender("quarreller", "mascarade")}
    Party(game, kinds).play_out()

    weights = reader_at(game, BOB).mixture.weights()[CLEA]

    assert list(SEARCHED)[int(weights.argmax())] == "quarreller"


def test_a_player_who_takes_a_better_card_has_probably_really_taken_it():
    """Ann holds a Judge of no worth yet and takes the King."""
    deal = ["Judge", "Queen", "King", "Bishop", "Witch", "Cheat"]
    game = Game.mascarade(6, deal=deal, seed=1, first=ANN)
    game.play("swap C")

    assert reader_at(game, BOB).beliefs.chance(ANN, game.rulebook.table.cards[ANN]) > 0.6


@pytest.mark.parametrize("real", [0.5, 0.9])
def test_every_world_may_have_its_own_probability_of_a_swap(real):
    game = Game.mascarade(4, seed=1, first=ANN)
    beliefs = MascaradeBeliefs(BOB, 4, sorted(game.header.cards))
    beliefs.watch(game.events(BOB))
    mine, theirs = game.rulebook.table.cards[ANN], game.rulebook.table.cards[CLEA]
    game.play("swap C")
    handled = game.events(BOB)[-2:]

    beliefs.watch_read(handled, np.ones(1), np.full(1, real))

    assert beliefs.chance(ANN, theirs) == pytest.approx(real)
    assert beliefs.chance(ANN, mine) == pytest.approx(1 - real)
