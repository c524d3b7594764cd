"""The searcher at the ball: what it makes of others' moves, from nothing but what its player saw."""

from collections.abc import Sequence

import numpy as np
import pytest

from games.grimm.bots.test_what_a_bot_knows import pair
from ridotto.bots.registry import find_bot
from ridotto.bots.search_result import Budget
from ridotto.bots.table_of_bots import Party
from ridotto.games.grimm import Options
from ridotto.games.grimm.bots.character_beliefs import GrimmBeliefs
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.reading_search import ReadingSearch
from ridotto.games.grimm.bots.search import MoveSearch
from ridotto.games.grimm.bots.tempers import SEARCHED
from ridotto.games.grimm.rules.table import KINDS
from ridotto.lab.contenders import find_contender
from ridotto.play import Game

BOB, CLEA = 1, 2


def search_after(game: Game, kind: type[MoveSearch] = ReadingSearch) -> MoveSearch:
    """Bob's search when it has seen the ball so far."""
    found = kind(GrimmInvitation.to(game.header, BOB), 1)
    found.watch(game.events(BOB))
    return found


def ball_of(names: Sequence[str], seed: int, moves: int) -> Game:
    """The first moves of a ball of these bots."""
    game = Game.grimm(len(names), seed=seed)
    party = Party.of(game, [find_contender(name, "grimm") for name in names])
    while not game.over and len(game.moves) < moves:
        party.move()
    return game


def test_what_it_reads_depends_on_nothing_that_its_player_did_not_see():
    read = 0
    for seed in range(8):
        left, right = pair(seed, Options())
        others = Party.of(left, [find_bot("random", "grimm")])
        while left.decider is not None and left.events(BOB) == right.events(BOB):
            alike = (left.copy(), right.copy())
            others.move()
            if left.moves[-1] not in right.legal():  # a marker on whom one is here
                break
            right.play(left.moves[-1])
        readers = [search_after(game) for game in alike]
        read += len(alike[0].moves)
        assert readers[0].beliefs.marginals().tolist() == readers[1].beliefs.marginals().tolist()
        assert readers[0].mixture.evidence.tolist() == readers[1].mixture.evidence.tolist()
    assert read > 60


@pytest.mark.parametrize("name", ["sly", "veteran"])
def test_what_kind_of_player_somebody_is_shows_in_the_course_of_a_ball(name):
    game = ball_of(["careful", "careful", name, "careful"], seed=1, moves=1000)

    weights = search_after(game).mixture.weights()[CLEA]

    assert list(SEARCHED)[int(weights.argmax())] == name


def test_it_knows_better_who_hides_whom_than_by_tastes_that_all_players_share():
    bits = dict.fromkeys((ReadingSearch, MoveSearch), 0.0)
    for seed in range(12):
        game = ball_of(["sly"] * 4, seed, moves=24)
        true = game.rulebook.table.characters[0:8:2]
        for kind in bits:
            chances = search_after(game, kind).beliefs.marginals()
            bits[kind] -= sum(np.log2(chances[who, character]) for who, character in enumerate(true))

    assert bits[ReadingSearch] < bits[MoveSearch] - 12 * 0.5


def test_after_what_it_cannot_explain_it_follows_the_ball_from_its_next_decision():
    game = ball_of(["sly"] * 4, seed=2, moves=12)
    party = Party.of(game, [find_bot("sly", "grimm")])
    while game.decider != BOB:
        party.move()
    reader, before = search_after(game), len(game.events(BOB))
    reader.game.rulebook = None
    reader.think(game.view(BOB), game.seen_table(BOB), Budget(rollouts=20))
    for _ in range(8):
        party.move()

    followed = list(reader.game.moves(game.events(BOB, before)))

    assert [made.move for made in followed] == game.moves[-8:]


@pytest.mark.parametrize("factor", [0.25, 4.0])
def test_every_deal_is_weighed_by_how_likely_a_move_was_in_it(factor):
    game = Game.grimm(4, seed=1)
    beliefs = GrimmBeliefs(BOB, 4)
    beliefs.watch(game.events(BOB))
    own = game.rulebook.table.characters[2 * BOB]
    character = next(each for each in range(KINDS) if each != own)
    deals, _ = beliefs.worlds()
    assert beliefs.chance(CLEA, character) == pytest.approx(1 / 7)

    beliefs.watch_read([], np.where(deals[:, CLEA] == character, factor, 1.0))

    assert beliefs.chance(CLEA, character) == pytest.approx(factor / (factor + 6))
