"""Compiled bots see, believe and do what interpreted bots do."""

import os
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.mascarade.random_tables import EVERY_TABLE, games
from ridotto.bots.bot import ask_bot
from ridotto.bots.registry import quick_bots
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.bots.heuristic_bot import POLICY, HeuristicBot
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.part import PART
from ridotto.games.mascarade.bots.personalities import BASELINES
from ridotto.games.mascarade.bots.policy_state import PolicyState, Temper
from ridotto.games.mascarade.play.header import mascarade
from ridotto.play import Game, open_game
from ridotto.simulation import header_of, luck_of, play_minded, policy_twin, replay_of, roll_out

GAMES = int(os.environ.get("RIDOTTO_TWIN_GAMES", "100")) // 5
"""Games for each edition and number of players."""
SEED = 0xB_0000_0003
EVERYBODY = [kind.temper for kind in (*quick_bots("mascarade").values(), *BASELINES.values())]
TWIN = policy_twin(Mascarade, POLICY)
LAYOUT = TWIN.states


class SeatedPolicies:
    """A game at human speed in which policies with given tempers and seeds decide."""

    def __init__(self, header: Mascarade, tempers: list[Temper], seeds: list[int]) -> None:
        self.game = open_game(header)
        self.bots = [
            type("Guest", (HeuristicBot,), {"temper": tempers[player % len(tempers)]})(
                MascaradeInvitation.to(header, player), seeds[player]
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
        """Whoever decides does so."""
        player = self.game.decider
        self.game.play(ask_bot(self.bots[player], self.game.view(player), self.game.seen_table(player)))
        self.tell()


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_bots_make_the_same_moves_in_both_bodies(edition: int, players: int):
    """All sets, house options and blank cards: the strategies of the laws draw them."""

    @settings(max_examples=GAMES)
    @given(games(edition, players), st.integers(0, 2**64 - 1))
    def law(drawn: tuple[Game, Random], seed: int) -> None:
        header, rng = drawn[0].header, drawn[1]
        tempers = [rng.choice(EVERYBODY) for _ in range(players)]
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
    passing = ("rng", "values", "hopes", "seed")
    return {name: getattr(state, name) for name in LAYOUT.names if name not in passing}


@pytest.mark.parametrize("players", [2, 3, 6, 12])
def test_after_a_game_everybody_believes_the_same_in_both_bodies(players: int):
    header = mascarade(players, edition=1, seed=9)
    tempers = [quick_bots("mascarade")[name].temper for name in ("honest", "forgetful", "bluffer")]
    seated = SeatedPolicies(header, tempers, [3] * players)
    seated.tell()
    for _ in range(12):
        seated.move()
    tables = TWIN.layout.records(seated.game.rulebook.table)
    states = LAYOUT.records(*(bot.state for bot in seated.bots)).reshape(1, players)

    roll_out(header, POLICY, tables, states, seed=4)
    for bot, state in zip(seated.bots, states[0], strict=True):
        bot.state.seed = state["seed"].tolist()
    while not seated.game.over:
        seated.move()

    assert seated.game.rulebook.table.coins == tables[0]["coins"][:players].tolist()
    for bot, state in zip(seated.bots, states[0], strict=True):
        assert believed(LAYOUT.to_table(state)) == believed(bot.state)


@pytest.mark.parametrize("header", [mascarade(6), mascarade(3), mascarade(8, edition=2, scenario="B")])
def test_games_of_minds_are_the_same_on_any_number_of_threads_told_counted_or_quiet(header: Mascarade):
    states = PART.states_with(header, EVERYBODY)
    ways = ({}, {"threads": 2}, {"counted": True}, {"told": True}, {"told": True, "threads": 2})
    results = [play_minded(header, POLICY, states, 1500, SEED, **way) for way in ways]

    for other in results[1:]:
        assert other.winners.tolist() == results[0].winners.tolist()
        assert other.scores.tolist() == results[0].scores.tolist()
        assert other.moves.tolist() == results[0].moves.tolist()
    assert [each.statistics is not None for each in results] == [False, False, True, False, False]
    assert replay_of(header, SEED, results[3], 1499).log == results[3].recording.events_of(1499)


def test_whoever_plays_many_games_brings_a_mind_for_everybody():
    header = mascarade(6)
    with pytest.raises(ValueError, match="6 players need a state each"):
        play_minded(header, POLICY, PART.states_with(header, EVERYBODY)[:5], 1)


# ── Rolling out ──────────────────────────────────────────────────────────────────────────────────────


def positions(header: Mascarade, moves: int, copies: int) -> tuple[np.ndarray, np.ndarray]:
    """The same position so many times, with what everybody believes there."""
    seated = SeatedPolicies(header, [Temper()], [1] * len(header.players))
    seated.tell()
    for _ in range(moves):
        seated.move()
    states = LAYOUT.records(*(bot.state for bot in seated.bots))
    return np.repeat(TWIN.layout.records(seated.game.rulebook.table), copies), np.tile(states, (copies, 1))


def test_positions_are_rolled_out_to_their_end_each_with_luck_of_its_own():
    header = mascarade(6, seed=2)
    tables, states = positions(header, 10, 60)

    first = roll_out(header, POLICY, tables.copy(), states.copy(), seed=1)
    again = roll_out(header, POLICY, tables.copy(), states.copy(), seed=1)
    other = roll_out(header, POLICY, tables.copy(), states.copy(), seed=2)

    assert (first.winners > 0).all()
    assert len(set(first.winners.tolist())) > 1
    assert first.scores.tolist() == again.scores.tolist() != other.scores.tolist()


def test_a_roll_out_may_stop_after_some_turns():
    header = mascarade(6, seed=2)
    tables, states = positions(header, 4, 20)
    before = int(tables[0]["turn"])

    found = roll_out(header, POLICY, tables, states, turns=3)

    assert set(tables["turn"].tolist()) == {before + 3}
    assert (found.winners == 0).all()
    assert (found.moves >= 3).all()
