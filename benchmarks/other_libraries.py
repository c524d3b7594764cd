"""Measures how fast other libraries play random card games, as JSON; runs in .venv-bench, without Ridotto.

Every loop is the leanest we know: it avoids slower convenience functions and stores nothing. What a library
always does at a decision counts: RLCard, PettingZoo and Pgx build an observation.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import cache
from importlib.metadata import version
from random import Random

from measure import CPP, Play, RateRow, cores, pin_to, rate, show
from pgx_tables import pgx_rows

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pyspiel
import rlcard
from pettingzoo.classic import texas_holdem_v4

LIBRARIES = ("open_spiel", "rlcard", "pettingzoo", "pgx", "jax", "numpy")
OPEN_SPIEL = (("leduc_poker", 6), ("crazy_eights", 6), ("hanabi", 5))
RLCARD = (("uno", 2), ("limit-holdem", 6))
SEED = 1


def open_spiel_rows() -> Iterator[RateRow]:
    """Each game in a Python loop and in OpenSpiel's own loop."""
    for name, players in OPEN_SPIEL:
        what = f"OpenSpiel {name}"
        if name not in pyspiel.registered_names():
            yield RateRow(what, players, CPP, None, "not in this wheel")
            continue
        game = pyspiel.load_game(name, {"players": players})
        yield RateRow(what, players, "Python loop", rate(python_loop(game)))
        play, count, share = cpp_loop(game)
        yield RateRow(what, players, CPP, rate(play, count), f"and {share():.1f} chance nodes a decision")


def python_loop(game: "pyspiel.Game") -> Play:
    """Python decides, for the players and for chance."""
    rng = Random(SEED)

    def play(games: int) -> float:
        made = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    made += 1
        return made

    return play


def cpp_loop(game: "pyspiel.Game") -> tuple[Play, Callable[[float], float], Callable[[], float]]:
    """C++ bots play whole games; `count` plays the same games again, unmeasured, and counts decisions.

    The loop returns only who won. But it leaves its state at the end of the game, and the same seeds give the
    same games, so the decisions in the state's history are those that were measured.
    """

    def states(games: int) -> Iterator["pyspiel.State"]:
        bots = [
            pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())
        ]
        for seed in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            yield state

    def play(games: int) -> float:
        for _ in states(games):
            pass
        return games

    @cache
    def count(games: float) -> float:
        return sum(decisions(state) for state in states(int(games)))

    def share() -> float:
        sample = list(states(500))
        made = sum(decisions(state) for state in sample)
        return (sum(len(state.history()) for state in sample) - made) / made

    return play, count, share


def decisions(state: "pyspiel.State") -> int:
    """The number of players' decisions; chance has a negative player number."""
    return sum(action.player >= 0 for action in state.full_history())


def rlcard_rows() -> Iterator[RateRow]:
    """Two games, one of them for two players."""
    for name, players in RLCARD:
        environment = rlcard.make(name, {"seed": SEED, "game_num_players": players})
        yield RateRow(f"RLCard {name}", players, "Python loop", rate(rlcard_loop(environment)), "observes")


def rlcard_loop(environment: "rlcard.envs.env.Env") -> Play:
    """Step by step, without the agents and trajectories of its own loop."""
    rng = Random(SEED)

    def play(games: int) -> float:
        made = 0
        for _ in range(games):
            state, _ = environment.reset()
            while not environment.is_over():
                state, _ = environment.step(rng.choice(list(state["legal_actions"])))
                made += 1
        return made

    return play


def pettingzoo_rows() -> Iterator[RateRow]:
    """Limit hold'em as a turn-based environment."""
    players = 6
    environment = texas_holdem_v4.env(num_players=players)
    yield RateRow(
        "PettingZoo texas_holdem", players, "Python loop", rate(pettingzoo_loop(environment)), "observes"
    )


def pettingzoo_loop(environment: "texas_holdem_v4.raw_env") -> Play:
    """Finished agents step once more, which does not count as a decision."""
    rng = Random(SEED)

    def play(games: int) -> float:
        made = 0
        for game in range(games):
            environment.reset(seed=game)
            for _ in environment.agent_iter():
                seen, _, is_out, is_late, _ = environment.last()
                if is_out or is_late:
                    environment.step(None)
                else:
                    environment.step(rng.choice(seen["action_mask"].nonzero()[0]))
                    made += 1
        return made

    return play


def main() -> None:
    """Measure everything and print it as one line of JSON."""
    pin_to({max(cores())})
    with redirect_stdout(sys.stderr):  # libraries print banners on import, which are not JSON
        kinds = (open_spiel_rows, rlcard_rows, pettingzoo_rows, pgx_rows)
        rows = [show(row) for kind in kinds for row in kind()]
    print(json.dumps({"versions": {name: version(name) for name in LIBRARIES}, "rows": rows}))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)  # the parent process reports it
