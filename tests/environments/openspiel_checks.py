"""What holds of every game in OpenSpiel: its own tests, and ours."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any
from unittest import TestLoader, TestResult

import numpy as np
import pyspiel
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from ridotto.environments.openspiel.position import NOBODY, TreePosition
from ridotto.environments.openspiel.resampling import Resampler
from ridotto.events import Event
from ridotto.play import Game, open_game
from ridotto.seats import members

MOST_CLONING = 20e-6
"""Seconds of CPU time for a clone."""


def run_api_tests(name: str) -> None:
    """OpenSpiel's own API tests on states of random games."""
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game, case.game_name = pyspiel.load_game(name), name
    result = TestResult()
    TestLoader().loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 4
    assert [text for _, text in result.failures + result.errors + result.skipped] == []


def simulate(name: str, games: int = 2) -> None:
    """OpenSpiel's random simulation, with clones and serialised states."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=games, serialize=True, verbose=False)


def random_action(state: Any, rng: random.Random) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return rng.choices(outcomes, chances)[0]
    return rng.choice(state.legal_actions())


def random_states(name: str, seed: int, games: int = 1) -> Iterator[Any]:
    """All states of random games, one after another; each is changed when the next is asked for."""
    game, rng = pyspiel.load_game(name), random.Random(seed)
    for _ in range(games):
        state = game.new_initial_state()
        yield state
        while not state.is_terminal():
            state.apply_action(random_action(state, rng))
            yield state


def decisions(name: str, seed: int, games: int = 1) -> Iterator[Any]:
    """The states of random games in which a player decides."""
    return (state for state in random_states(name, seed, games) if state.current_player() >= 0)


def check_replay(file: Path) -> None:
    """A stored playthrough is made again, line by line."""
    flags.FLAGS.mark_as_parsed()
    expected, actual = generate_playthrough.replay(str(file))
    assert actual.splitlines() == expected.splitlines()


def check_resampler(name: str, seed: int, games: int = 2) -> None:
    """Sampled states are those that the decider cannot tell from the true one, and they differ."""
    resampler, rng = Resampler(seed), random.Random(seed)
    others: set[bool] = set()
    for state in decisions(name, seed, games):
        if rng.random() < 0.1:
            player = state.current_player()
            sampled = resampler(state, player)
            assert sampled.information_state_string(player) == state.information_state_string(player)
            assert sampled.information_state_tensor(player) == state.information_state_tensor(player)
            assert sampled.observation_string(player) == state.observation_string(player)
            assert sampled.legal_actions() == state.legal_actions()
            again = pyspiel.load_game(name).new_initial_state()
            for action in sampled.history():
                again.apply_action_with_legality_check(action)
            assert str(again) == str(sampled)
            others.add(sampled.history() == state.history())
    assert False in others, "every sampled state was the true one"


def check_sampling_depends_on_nothing_unseen(name: str, seed: int) -> None:
    """From two states that the decider cannot tell apart, the same states are sampled."""
    rng = random.Random(seed)
    compared = 0
    for state in decisions(name, seed):
        if rng.random() < 0.1:
            player = state.current_player()
            other = Resampler(seed)(state, player)
            compared += other.history() != state.history()
            samples = [[Resampler(k)(each, player).history() for k in range(3)] for each in (state, other)]
            assert samples[0] == samples[1]
    assert compared > 0


def play_with_ismcts(name: str, simulations: int, seed: int) -> list[float]:
    """A whole game of OpenSpiel's ISMCTS bots with our resampler."""
    game, rng = pyspiel.load_game(name), np.random.RandomState(seed)
    bots = []
    for player in range(game.num_players()):
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=simulations, random_state=rng)
        bot.set_resampler(Resampler(player))
        bots.append(bot)
    state, chance = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random_action(state, chance))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state.returns()


def cloning_time(name: str, seed: int = 1) -> float:
    """CPU seconds for a clone in the middle of a game: the least of several measurements."""
    states = list(random_states_cloned(name, seed))
    state = states[len(states) // 2]
    return min(_seconds(state.clone, 2000) for _ in range(9))


def random_states_cloned(name: str, seed: int) -> Iterator[Any]:
    return (state.clone() for state in random_states(name, seed))


def _seconds(call: Any, times: int) -> float:
    began = process_time()
    for _ in range(times):
        call()
    return (process_time() - began) / times


def check_returns(name: str, seed: int, games: int = 5) -> None:
    """Rewards are +1 and -1 / (n - 1), shared by those who win together, and 0 before the end."""
    for state in random_states(name, seed, games):
        returns = state.returns()
        assert abs(sum(returns)) < 1e-9
        if not state.is_terminal():
            assert set(returns) == {0.0}
            continue
        n = len(returns)
        won = [each for each in returns if each > -1 / (n - 1)]
        assert all(abs(each - (n / len(won) - 1) / (n - 1)) < 1e-9 for each in won)


def check_perfect_recall(state: Any) -> int:
    """OpenSpiel's own test, from this state to every end; returns the number of information states."""
    known: dict[Any, Any] = {}
    api_test._assert_is_perfect_recall_recursive(state, [], known)
    return len(known)


def check_same_as_our_games(name: str, play: Callable[[int], Game[Any]], games: int = 3) -> None:
    """A game that we deal and play from a seed is a game here, too: the same moves, draws and events."""
    for seed in range(games):
        ours, rng = play(seed), random.Random(seed)
        while not ours.over:
            ours.play(rng.choice(ours.legal()))
        position = position_like(name, ours)
        assert position.decider == NOBODY
        assert sorted(members(position.table.winners)) == sorted(ours.rulebook.winners())


def position_like(name: str, ours: Game[Any]) -> TreePosition:
    """The position in which everything has happened that happened in a game of ours, chance included."""
    again = open_game(ours.header)
    position = drawn_like(pyspiel.load_game(name).new_initial_state().position, again.log)
    for move in ours.moves:
        before = len(again.log)
        again.play(move)
        assert move in position.legal()
        position = drawn_like(position.after(move), again.log[before:])
    assert str(position) == ours.position()
    return position


def drawn_like(position: TreePosition, events: list[Event]) -> TreePosition:
    found = with_draws(position, events)
    assert found is not None, "no draws lead to what happened in this move"
    return found


def with_draws(position: TreePosition, events: list[Event]) -> TreePosition | None:
    """The position after a move in which all this happened; None if no outcomes lead there."""
    if position.waiting is None:
        told = [item for item in position.items if isinstance(item, Event)]
        return position if told == events else None
    if list(position.waiting.events) != events[: len(position.waiting.events)]:
        return None
    found = (with_draws(position.after(outcome), events) for outcome, _ in position.outcomes())
    return next((each for each in found if each is not None), None)


def check_observers(name: str, seed: int) -> None:
    """Public and private observations: what is public is the same for all, and secrets are not in it."""
    game = pyspiel.load_game(name)
    public = make_observation(game, observed(public=True, private=False))
    private = make_observation(game, observed(public=False, private=True))
    own = make_observation(game, observed(public=True, private=True))
    seen = set()
    for state in decisions(name, seed):
        players = range(game.num_players())
        assert len({public.string_from(state, player) for player in players}) == 1
        seen |= {private.string_from(state, player) for player in players}
        for player in players:
            own.set_from(state, player)
            assert own.dict["observation"][0] == player
            assert own.tensor.tolist() == state.observation_tensor(player)
    assert len(seen) > game.num_players()


def observed(*, public: bool, private: bool) -> Any:
    kind = pyspiel.PrivateInfoType.SINGLE_PLAYER if private else pyspiel.PrivateInfoType.NONE
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=kind)
