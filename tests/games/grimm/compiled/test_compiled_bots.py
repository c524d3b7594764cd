"""Compiled bots at the ball see, believe and do what interpreted bots do."""

import os
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_tables import EVERY_BALL, Ball, balls, described, share_of
from ridotto.bots.bot import ask_bot
from ridotto.bots.registry import quick_bots
from ridotto.chance import next_word, sow
from ridotto.games.grimm import Grimm, Options
from ridotto.games.grimm.bots.heuristic_bot import POLICY, HeuristicBot
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.part import PART
from ridotto.games.grimm.bots.personalities import BASELINES
from ridotto.games.grimm.bots.policy_state import PolicyState, Temper
from ridotto.games.grimm.play.header import grimm
from ridotto.games.grimm.rules.table import Table
from ridotto.play import open_game
from ridotto.simulation import header_of, luck_of, play_minded, policy_twin, replay_of, roll_out

GAMES = int(os.environ.get("RIDOTTO_TWIN_GAMES", "100"))
"""Games for each number of players."""
SEED = 0xB_0000_0003
KINDS = {**quick_bots("grimm"), **BASELINES}
EVERYBODY = [kind.temper for kind in KINDS.values()]
EVERYTHING = Options(wagers=True, treasures=True, abilities=True)
TWIN = policy_twin(Grimm, POLICY)
LAYOUT = TWIN.states

every_ball = pytest.mark.parametrize("ball", EVERY_BALL, ids=described)


class SeatedPolicies:
    """A ball at human speed at which policies with given tempers and seeds decide."""

    def __init__(self, header: Grimm, tempers: list[Temper], seeds: list[int]) -> None:
        self.game = open_game(header)
        self.bots = [
            type("PlayerWith", (HeuristicBot,), {"temper": tempers[player % len(tempers)]})(
                GrimmInvitation.to(header, player), seeds[player]
            )
            for player in range(len(header.players))
        ]
        self.told = 0

    def tell(self) -> None:
        """Everybody hears what they may know."""
        for player, bot in enumerate(self.bots):
            bot.watch(self.game.events(player, self.told))
        self.told = len(self.game.log)

    def move(self) -> None:
        """Whoever decides does so; a game takes legal moves only."""
        player = self.game.decider
        self.game.play(ask_bot(self.bots[player], self.game.view(player), self.game.seen_table(player)))
        self.tell()


@every_ball
def test_bots_make_the_same_moves_in_both_bodies(ball: tuple[int, bool, bool, bool]):
    players = ball[0]

    @settings(max_examples=share_of(GAMES, players))
    @given(balls(*ball), st.integers(0, 2**64 - 1))
    def law(drawn: tuple[Ball, Random], seed: int) -> None:
        header, rng = drawn[0].header, drawn[1]
        tempers = [Random(rng.random()).choice(EVERYBODY) for _ in range(players)]
        results = play_minded(header, POLICY, PART.states_with(header, tempers), 1, seed, start=5, told=True)

        seated = SeatedPolicies(header_of(header, seed, 5), tempers, luck_of(seed, 5, players))
        seated.tell()
        for move in results.recording.moves_of(0):
            seated.move()
            assert seated.game.moves[-1] == move
        assert seated.game.over

    law()


def believed(state: PolicyState) -> dict[str, object]:
    """All of a mind but what it has just weighed up for a decision."""
    passing = ("rng", "seed", "able", "chances", "suspicion", "suspicions", "unseen", "keeps", "gifts")
    return {name: getattr(state, name) for name in LAYOUT.names if name not in passing}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_a_ball_everybody_believes_the_same_in_both_bodies(players: int):
    header = grimm(players, seed=9)
    tempers = [quick_bots("grimm")[name].temper for name in ("careful", "forgetful", "sly")]
    seated = SeatedPolicies(header, tempers, [3] * players)
    seated.tell()
    for _ in range(12):
        seated.move()
    tables = TWIN.layout.records(seated.game.rulebook.table)
    states = LAYOUT.records(*(bot.state for bot in seated.bots)).reshape(1, players)

    roll_out(header, POLICY, tables, states, seed=4)
    for bot, state in zip(seated.bots, states[0], strict=True):
        bot.state.seed = state["seed"].tolist()
    fate_of(seated.game.rulebook.table, seed=4)
    while not seated.game.over:
        seated.move()

    assert seated.game.rulebook.table.roses[:players] == tables[0]["roses"][:players].tolist()
    for bot, state in zip(seated.bots, states[0], strict=True):
        assert believed(LAYOUT.to_table(state)) == believed(bot.state)


def fate_of(table: Table, seed: int) -> None:
    """What a roll-out decides anew: here the cards are shuffled all the time."""
    rng = [0, 0, 0, 0]
    sow(rng, seed, 0, 0)
    sow(table.chance, next_word(rng), next_word(rng), 0)


@pytest.mark.parametrize("header", [grimm(2), grimm(3), grimm(5, options=EVERYTHING)])
def test_balls_of_minds_are_the_same_on_any_number_of_threads_told_counted_or_quiet(header: Grimm):
    states = PART.states_with(header, EVERYBODY)
    ways = ({}, {"threads": 2}, {"counted": True}, {"told": True}, {"told": True, "threads": 2})
    results = [play_minded(header, POLICY, states, 1500, SEED, **way) for way in ways]

    for other in results[1:]:
        assert other.winners.tolist() == results[0].winners.tolist()
        assert other.scores.tolist() == results[0].scores.tolist()
        assert other.moves.tolist() == results[0].moves.tolist()
    assert [each.statistics is not None for each in results] == [False, False, True, False, False]
    assert replay_of(header, SEED, results[3], 1499).log == results[3].recording.events_of(1499)


# ── Strength ─────────────────────────────────────────────────────────────────────────────────────────


def share_of_wins(odd: str, others: str, players: int, games: int = 1500) -> float:
    """How many games the first player wins among others, shared ones in part, against a fair share of 1."""
    tempers = [KINDS[odd].temper, *[KINDS[others].temper] * (players - 1)]
    header = grimm(players)
    winners = play_minded(header, POLICY, PART.states_with(header, tempers), games, SEED).winners.tolist()
    return players * sum((won & 1) / won.bit_count() for won in winners) / games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_careful_guest_beats_random_ones_and_one_sly_guest_beats_careful_ones(players: int):
    assert share_of_wins("careful", "random", players) > 1.6
    assert share_of_wins("sly", "careful", players) > 1.2
    assert share_of_wins("careful", "sly", players) < 0.8


# ── Rolling out ──────────────────────────────────────────────────────────────────────────────────────


def positions(header: Grimm, moves: int, copies: int) -> tuple[np.ndarray, np.ndarray]:
    """The same position so many times, with what everybody believes there."""
    seated = SeatedPolicies(header, [Temper()], [1] * len(header.players))
    seated.tell()
    for _ in range(moves):
        seated.move()
    states = LAYOUT.records(*(bot.state for bot in seated.bots))
    return np.repeat(TWIN.layout.records(seated.game.rulebook.table), copies), np.tile(states, (copies, 1))


def test_positions_are_rolled_out_to_their_end_each_with_luck_of_its_own():
    header = grimm(4, seed=2)
    tables, states = positions(header, 10, 60)

    first = roll_out(header, POLICY, tables.copy(), states.copy(), seed=1)
    again = roll_out(header, POLICY, tables.copy(), states.copy(), seed=1)
    other = roll_out(header, POLICY, tables.copy(), states.copy(), seed=2)

    assert (first.winners > 0).all()
    assert len(set(first.winners.tolist())) > 1
    assert first.scores.tolist() == again.scores.tolist() != other.scores.tolist()


def test_a_roll_out_may_stop_after_some_turns():
    header = grimm(4, seed=2)
    tables, states = positions(header, 6, 20)
    before = int(tables[0]["turn"])

    found = roll_out(header, POLICY, tables, states, turns=3)

    assert set(tables["turn"].tolist()) == {before + 3}
    assert (found.winners == 0).all()
