"""The searcher: it plays by what its player saw, the same from the same seed, and better than the others."""

from random import Random

import numpy as np
import pytest

from ridotto.bots.bot import HasBudget
from ridotto.bots.registry import find_bot
from ridotto.bots.search_result import Budget, SearchResult
from ridotto.bots.searcher import SEARCHERS, Searcher
from ridotto.bots.table_of_bots import Party
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.reading_search import ReadingSearch
from ridotto.games.mascarade.bots.search import MoveSearch
from ridotto.games.mascarade.rules.table import MAX_MASKS
from ridotto.play import Game
from ridotto.simulation.search import Decision, Race, Trial

ANN, BOB = 0, 1
LITTLE = Budget(rollouts=60)


def party_of(game: Game, budget: Budget, others: str = "bluffer", seat: int = BOB) -> Party:
    """A searcher among bots of one kind."""
    kinds = dict.fromkeys(range(len(game.players)), find_bot(others))
    return Party(game, {**kinds, seat: Searcher}, budget)


@pytest.mark.parametrize(
    ("players", "edition", "scenario"),
    [(2, 1, None), (3, 1, None), (6, 1, None), (13, 1, None), (8, 2, "A"), (8, 2, "B"), (12, 2, "B")],
)
@pytest.mark.parametrize("all_at_once", [False, True])
def test_searchers_finish_games_at_every_kind_of_table(players, edition, scenario, all_at_once):
    """Every move is checked by the game itself."""
    options = Options(all_at_once=all_at_once, fate=all_at_once, show_bans=all_at_once, max_turns=40)
    game = Game.mascarade(players, edition=edition, scenario=scenario, seed=players, options=options)

    assert party_of(game, Budget(rollouts=20), "random").play_out().over


def test_the_same_seed_and_roll_outs_give_the_same_game():
    games = [party_of(Game.mascarade(6, seed=4), LITTLE).play_out() for _ in range(2)]

    assert games[0].moves == games[1].moves


def test_a_searcher_that_comes_to_a_saved_game_goes_on_as_it_would_have():
    whole = party_of(Game.mascarade(6, seed=5), LITTLE).play_out()
    half = Game.mascarade(6, seed=5)
    for move in whole.moves[: len(whole.moves) // 2]:
        half.play(move)

    assert party_of(half, LITTLE).play_out().moves == whole.moves


def test_two_games_that_differ_in_what_a_searcher_may_not_know_get_the_same_moves():
    answers = 0
    for seed in range(12):
        left, right = (Game.mascarade(6, seed=seed, first=ANN) for _ in range(2))
        left.play("swap C")
        right.play("pretend C")
        parties = [Party(game, {BOB: Searcher}, LITTLE) for game in (left, right)]
        others = Party.of(left, [find_bot("random")], without=BOB)
        while not left.over and left.events(BOB) == right.events(BOB):
            if left.decider == BOB:
                first, second = [party.move() and party.game.moves[-1] for party in parties]
                assert first == second
                answers += 1
            else:
                others.move()
                right.play(left.moves[-1])
    assert answers > 20


def test_a_searcher_wins_far_more_than_its_share_against_honest_bots():
    won = 0.0
    for seed in range(16):
        game = party_of(Game.mascarade(4, seed=seed), Budget(rollouts=200), "honest", seed % 4).play_out()
        won += (game.players[seed % 4] in game.winners) / len(game.winners)

    assert won / 16 > 1.5 / 4


# ── Thinking ─────────────────────────────────────────────────────────────────────────────────────────


def search_at(game: Game, kind: type[MoveSearch] = MoveSearch) -> MoveSearch:
    move_search = kind(MascaradeInvitation.to(game.header, game.decider), 1)
    move_search.watch(game.events(game.decider))
    return move_search


def result_at(game: Game, *how: object) -> SearchResult:
    """What a searcher thinks that has the decision."""
    player = game.decider
    return search_at(game, ReadingSearch).think(game.view(player), game.seen_table(player), *how)


def test_whoever_has_ten_coins_and_the_cheat_says_so():
    game = Game.mascarade(6, deal=["Cheat", "King", "Judge", "Queen", "Bishop", "Witch"], seed=1, first=2)
    for other in "DCFE":
        game.play(f"pretend {other}")
    game.rulebook.table.coins[ANN] = 10

    result = result_at(game, Budget(rollouts=2000))

    assert game.text(result.moves[0].move) == "announce Cheat"


def test_thoughts_tell_what_is_believed_and_what_each_move_brings():
    game = Game.mascarade(6, seed=3)
    result = result_at(game, Budget(rollouts=500))

    assert [round(sum(row), 6) for row in result.chances] == [1.0] * 6
    assert {each.move for each in result.moves} <= set(game.legal())
    assert all(0 <= each.wins <= 1 and each.fortune > 0 for each in result.moves)
    assert 500 <= result.rollouts < 700


def test_a_cancelled_thought_ends_at_once_with_what_was_found():
    game = Game.mascarade(6, seed=3)
    result = result_at(game, Budget(rollouts=10**9), lambda: True)

    assert 0 < result.rollouts < 200


def test_moves_about_as_good_are_mixed_and_bad_ones_are_not_made():
    game = Game.mascarade(6, seed=3)
    result = result_at(game, Budget(rollouts=300))

    made = {result.choose(Random(seed)) for seed in range(200)}

    worth = {each.move: each.worth for each in result.moves}
    assert len(made) > 1
    assert min(worth[move] for move in made) > result.moves[0].worth - 0.15


def trial_of(move_search: MoveSearch, game: Game) -> Trial:
    """The decision at hand, ready to be tried."""
    table = game.seen_table(game.decider)
    known = [*move_search.knowledge.places, *move_search.knowledge.either]
    decision = Decision(table, move_search.powers, move_search.states, known, game.decider)
    return Trial(move_search.twin, decision, seed=1)


def test_what_somebody_knows_in_a_world_is_in_their_mind_there():
    game = Game.mascarade(4, seed=1, first=0)
    game.play("swap B")
    move_search = search_at(game)
    trial = trial_of(move_search, game)
    worlds = move_search.beliefs.sample(1, [1, 2, 3, 4])

    trial.run(worlds, game.legal()[:1])

    world = worlds[0].tolist()
    ann, bob = trial.imagined[ANN]["chances"], trial.imagined[BOB]["chances"]
    assert [ann[place * MAX_MASKS + world[place]] for place in (0, 1)] == [1.0, 1.0]
    assert [bob[place * MAX_MASKS + world[place]] for place in (0, 1)] == [0.5, 0.5]


def test_whoever_knows_one_of_two_cards_knows_the_one_in_some_worlds_and_the_other_in_others():
    """Ann has taken Cléa's card, so Bob, who takes it next, knows only his own of the two."""
    game = Game.mascarade(4, seed=1, first=0)
    dealt = np.array([game.rulebook.table.cards])
    for move in ("pretend C", "pretend C"):
        game.play(move)
    move_search = search_at(game)
    trial = trial_of(move_search, game)
    certain = []
    for _ in range(4):
        trial.run(dealt, game.legal()[:1])
        bob = trial.imagined[BOB]["chances"]
        certain.append([bool(bob[place * MAX_MASKS + dealt[0, place]] == 1.0) for place in (1, 2)])

    assert move_search.knowledge.either[BOB] == 0b110
    assert certain[:2] == [[True, False]] * 2
    assert [theirs for _, theirs in certain[2:]] == [True, True]


def test_hopeless_candidates_are_dropped_and_the_best_comes_first():
    race = Race([10, 20, 30])
    wins = [[[1.0, 0.0, 1.0] if world % 2 else [1.0, 0.0, 0.0] for world in range(100)]] * 2

    race.add(wins)
    race.drop(0.1)

    assert race.left == [10]
    assert [each.move for each in race.ranked()] == [10]
    assert [each.move for each in race.dropped] == [20, 30]


def test_searchers_are_bots_that_think_for_a_budget():
    invitation = MascaradeInvitation.to(Game.mascarade(6, seed=1).header, ANN)
    bots = [make(invitation, 0) for make in SEARCHERS.values()]

    assert all(isinstance(bot, HasBudget) for bot in bots)
    assert [bot.budget.seconds for bot in bots] == [0.25, 0.05, 1.0]
    assert not isinstance(find_bot("bluffer")(invitation, 0), HasBudget)
