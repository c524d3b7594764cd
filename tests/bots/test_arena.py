"""Many games of bots are counted, and the same seed counts the same."""

import pytest

from ridotto.bots.arena import Tally, compete, game_seed, interval
from ridotto.bots.party import BOTS
from ridotto.play import Grimm
from ridotto.play.grimm_header import grimm
from ridotto.play.header import mascarade


def counted(start, name, games, seed):
    tally = Tally.of(len(start.players))
    bots = BOTS["grimm" if isinstance(start, Grimm) else "mascarade"]
    for game in compete(start, [bots[name]], games, seed):
        tally.count(game)
    return tally


@pytest.mark.parametrize("start", [mascarade(4, seed=1), grimm(3, seed=1)], ids=["mascarade", "grimm"])
def test_the_same_seed_gives_the_same_counts_and_another_seed_others(start):
    assert counted(start, "random", 3, 7) == counted(start, "random", 3, 7)
    assert counted(start, "random", 3, 7) != counted(start, "random", 3, 8)


def test_every_game_of_many_has_a_seed_of_its_own():
    seeds = {game_seed(seed, number) for seed in (0, 1) for number in range(50)}

    assert len(seeds) == 100
    assert max(map(len, seeds)) <= 24


@pytest.mark.parametrize("players", [2, 4])
def test_rounds_roses_and_characters_add_up(players):
    tally = Tally.of(players)
    roses = 0
    for game in compete(grimm(players, seed=1), [BOTS["grimm"]["careful"]], 5, 3):
        tally.count(game)
        roses += sum(game.rulebook.scores())

    rounds = sum(tally.rounds.ends.values())
    assert tally.games == sum(tally.endings.values()) == 5
    assert sum(tally.wins) >= 5
    assert 5 < rounds <= 15
    assert sum(tally.rounds.dealt.values()) == 4 * rounds
    won = rounds - tally.rounds.ends["together"] - tally.rounds.ends["stalemate"]
    assert sum(tally.rounds.won.values()) == won * (2 if players == 2 else 1)
    assert sum(tally.rounds.roses.values()) == roses


def test_a_game_of_mascarade_has_no_rounds():
    tally = counted(mascarade(4, seed=1), "honest", 2, 1)

    assert tally.games == 2
    assert tally.moves > tally.turns > 0
    assert not tally.rounds.ends


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 200, 0.1951, 0.3143)],
)
def test_intervals_are_those_of_wilson(hits, of, low, high):
    assert interval(hits, of) == pytest.approx((low, high), abs=1e-4)


def test_of_nothing_nothing_is_known():
    assert interval(0, 0) == (0.0, 1.0)
