"""How a network learns from decisions: proximal policy optimisation (PPO) with a bonus for variety."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from ridotto.training.experience import Decisions
from ridotto.training.model import Parameters

CLIP: Final = 0.2
"""A decision counts no further once it has become this much likelier or less likely."""
VALUE_WEIGHT: Final = 0.5
EPOCHS: Final = 2
"""How often each decision is learnt from."""
BATCH: Final = 4096
"""Decisions in one step of the optimiser."""
ROOM: Final = 8192
"""The number of moves in a batch is rounded up to a multiple of this, since each size is compiled."""
LONGEST_STEP: Final = 0.5
"""Longer gradients are shortened."""


class LearningBatch(NamedTuple):
    """Some decisions, with room to spare."""

    positions: Any
    features: Any
    owners: Any
    """By move: which decision it belongs to."""
    chosen: Any
    """By decision: the row of the move that was made."""
    logs: Any
    advantages: Any
    returns: Any


class Learner(NamedTuple):
    """A network in training."""

    parameters: Parameters
    optimiser: Any


class Losses(NamedTuple):
    """How an update went."""

    policy: float
    value: float
    variety: float
    """How varied the play is: the mean entropy."""


OPTIMISER: Final = optax.chain(optax.clip_by_global_norm(LONGEST_STEP), optax.scale_by_adam(eps=1e-5))
"""Adam, with short steps."""


def new_learner(parameters: Parameters) -> Learner:
    """Nothing is learnt yet."""
    made = {name: jnp.asarray(value) for name, value in parameters.items()}
    return Learner(made, OPTIMISER.init(made))


def loss(parameters: Parameters, batch: LearningBatch, variety: float) -> tuple[Any, Any]:
    """What is made smaller."""
    p = parameters
    size = batch.positions.shape[0]
    sums = batch.positions @ p["of_position"] + p["first_bias"]
    first = jax.nn.relu(jnp.take(sums, batch.owners, axis=0, mode="clip") + batch.features @ p["of_move"])
    second = jax.nn.relu(first @ p["second"] + p["second_bias"])
    scores = second @ p["last"] + batch.features @ p["direct"]
    top = jax.lax.stop_gradient(jax.ops.segment_max(scores, batch.owners, size + 1))
    total = jax.ops.segment_sum(jnp.exp(scores - top[batch.owners]), batch.owners, size + 1)
    logs = scores - top[batch.owners] - jnp.log(total)[batch.owners]
    entropy = -jax.ops.segment_sum(jnp.exp(logs) * logs, batch.owners, size + 1)[:size].mean()
    ratio = jnp.exp(logs[batch.chosen] - batch.logs)
    gain = jnp.minimum(
        ratio * batch.advantages, jnp.clip(ratio, 1.0 - CLIP, 1.0 + CLIP) * batch.advantages
    ).mean()
    hidden = jax.nn.relu(batch.positions @ p["value_first"] + p["value_first_bias"])
    values = hidden @ p["value_last"] + p["value_bias"][0]
    miss = jnp.square(values - batch.returns).mean()
    return -gain + VALUE_WEIGHT * miss - variety * entropy, (gain, miss, entropy)


def update(learner: Learner, batch: LearningBatch, rate: float, variety: float) -> tuple[Learner, Any]:
    """One step of the optimiser."""
    gradients, facts = jax.grad(loss, has_aux=True)(learner.parameters, batch, variety)
    changes, optimiser = OPTIMISER.update(gradients, learner.optimiser)
    changed = {name: value - rate * changes[name] for name, value in learner.parameters.items()}
    return Learner(changed, optimiser), facts


compiled_update: Final[Any] = jax.jit(update)


def learn(
    learner: Learner, decisions: Decisions, random: np.random.Generator, rate: float, variety: float
) -> tuple[Learner, Losses]:
    """Learn from decisions."""
    spread = decisions.advantages.std() + 1e-6
    decisions.advantages = (decisions.advantages - decisions.advantages.mean()) / spread
    facts = []
    for _ in range(EPOCHS):
        for batch in batches(decisions, random):
            learner, fact = compiled_update(learner, batch, rate, variety)
            facts.append(fact)
    means = np.mean(np.array(jax.device_get(facts)), axis=0)
    return learner, Losses(*(float(mean) for mean in means))


def batches(decisions: Decisions, random: np.random.Generator) -> Iterator[LearningBatch]:
    """All decisions in random order, as many in each batch; the rest that fills none is left out."""
    order = random.permutation(len(decisions))
    starts = np.cumsum(decisions.counts) - decisions.counts
    for first in range(0, len(order) - BATCH + 1, BATCH):
        yield batch_of(decisions, starts, order[first : first + BATCH])


def batch_of(decisions: Decisions, starts: Any, picked: Any) -> LearningBatch:
    """A batch of these decisions."""
    counts = decisions.counts[picked]
    total = int(counts.sum())
    size = -(-total // ROOM) * ROOM
    owners = np.full(size, len(picked), np.int32)
    owners[:total] = np.repeat(np.arange(len(picked)), counts)
    ends = np.cumsum(counts)
    rows = np.arange(total) + np.repeat(starts[picked] - (ends - counts), counts)
    features = np.zeros((size, decisions.features.shape[1]), np.float32)
    features[:total] = decisions.features[rows]
    return LearningBatch(
        decisions.positions[picked],
        features,
        owners,
        (ends - counts + decisions.chosen[picked]).astype(np.int32),
        decisions.logs[picked],
        decisions.advantages[picked],
        decisions.returns[picked].astype(np.float32),
    )
