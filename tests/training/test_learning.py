"""What a network learns from the same decisions."""

import os
import subprocess
import sys

import pytest

LEARNING = """
import os, sys
os.sched_setaffinity(0, map(int, sys.argv[1:]))
import ridotto.training
import hashlib
import numpy as np
from ridotto.bots.network import FeatureCounts
from ridotto.training.experience import Decisions
from ridotto.training.learning import BATCH, learn, new_learner
from ridotto.training.model import new_parameters
random = np.random.default_rng(1)
draw = lambda *shape: random.standard_normal(shape).astype(np.float32)
features = FeatureCounts(1, 34, 46)
decisions = Decisions(
    draw(BATCH, features.position), np.full(BATCH, 8), draw(8 * BATCH, features.move),
    random.integers(8, size=BATCH), draw(BATCH), draw(BATCH), draw(BATCH),
)
learner, _ = learn(new_learner(new_parameters(features, 1)), decisions, random, 0.001, 0.01)
learnt = b"".join(np.asarray(layer).tobytes() for layer in learner.parameters.values())
print(hashlib.sha256(learnt).hexdigest())
"""


def learnt_on(cores: list[int]) -> str:
    """A digest of what is learnt where only these cores may be used."""
    command = [sys.executable, "-c", LEARNING, *map(str, cores)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="cores cannot be chosen on this system")
def test_a_network_learns_the_same_on_any_number_of_cores():
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) == 1:
        pytest.skip("there is one core")
    assert learnt_on(cores[:1]) == learnt_on(cores)
