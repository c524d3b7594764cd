"""Measures how fast Pgx steps thousands of tables at once, with random legal actions drawn by the caller.

The same as `our_vectors` measures of ours: only the steps are timed, and each returns observations, masks,
rewards and terminations. Tables at which a game ends are dealt anew in the same step.
"""

import os
from collections.abc import Iterator
from time import process_time

from measure import RateRow

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import pgx
from pgx.experimental import auto_reset

GAMES = ("leduc_holdem", "sparrow_mahjong")
TABLES = 4096
WARM_UP = 20
STEPS = 60
SEED = 1


def pgx_rows() -> Iterator[RateRow]:
    """Two card games."""
    for name in GAMES:
        game = pgx.make(name)
        speed = SteppedTables(game).run(STEPS)
        yield RateRow(f"Pgx {name}", game.num_players, f"{TABLES:,} tables at once", speed, "observes")


class SteppedTables:
    """Tables of one game that are stepped at random."""

    def __init__(self, game: "pgx.Env") -> None:
        self.key = jax.random.PRNGKey(SEED)
        self._step = jax.jit(jax.vmap(auto_reset(game.step, game.init)))
        self._draw = jax.jit(lambda key, masks: jax.random.categorical(key, jax.numpy.log(masks)))
        self.state = jax.jit(jax.vmap(game.init))(jax.random.split(self._next_key(), TABLES))
        self.run(WARM_UP)

    def run(self, steps: int) -> float:
        """Decisions per CPU second of some steps."""
        used = 0.0
        for _ in range(steps):
            actions = self._draw(self._next_key(), self.state.legal_action_mask)
            keys = jax.block_until_ready((actions, jax.random.split(self._next_key(), TABLES)))[1]
            began = process_time()
            self.state = jax.block_until_ready(self._step(self.state, actions, keys))
            used += process_time() - began
        return TABLES * steps / used

    def _next_key(self) -> "jax.Array":
        self.key, made = jax.random.split(self.key)
        return made
