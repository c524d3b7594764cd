"""Jobs that take the place of the computation of a review in tests of the queue."""

import os
import signal
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from time import sleep

import msgspec

from ridotto.refusal import Refusal
from ridotto.review.job import ReviewJob

GATE = "RIDOTTO_TEST_GATE"
"""The variable that names a folder: jobs write there that they have begun, and wait for `open`."""
QUICK = "harness.reviews.review_jobs:quick_job"
GATED = "harness.reviews.review_jobs:gated_job"
DYING = "harness.reviews.review_jobs:dying_job"
REFUSING = "harness.reviews.review_jobs:refusing_job"

Progress = Callable[[float, str], None]
Cancelled = Callable[[], bool]


def parts_for(data: bytes) -> dict[str, bytes]:
    """Parts that say which game and which budget they are about."""
    job = msgspec.json.decode(data, type=ReviewJob)
    record = msgspec.json.decode(job.record)
    about = {"budget": job.budget, "moves": len(record["moves"]), "players": record["start"]["players"]}
    names = ["overview", "decisions", "statements", *(f"beliefs-{n}" for n in range(len(about["players"])))]
    return {name: zlib.compress(msgspec.json.encode({**about, "part": name})) for name in names}


def quick_job(data: bytes, progress: Progress, _: Cancelled) -> Mapping[str, bytes]:
    progress(0.5, "own")
    return parts_for(data)


def gated_job(data: bytes, progress: Progress, cancelled: Cancelled) -> Mapping[str, bytes]:
    """Begins, and ends when the gate is open or nobody wants it any more."""
    gate = Path(os.environ[GATE])
    (gate / f"begun {os.getpid()} {len(list(gate.iterdir()))}").touch()
    progress(0.25, "truth")
    while not (gate / "open").exists():
        if cancelled():
            (gate / "cancelled").touch()
            raise Refusal("game-over")
        sleep(0.01)
    return parts_for(data)


def dying_job(_: bytes, __: Progress, ___: Cancelled) -> Mapping[str, bytes]:
    (Path(os.environ[GATE]) / f"begun {os.getpid()}").touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return {}


def refusing_job(_: bytes, __: Progress, ___: Cancelled) -> Mapping[str, bytes]:
    raise Refusal("no-player", player="9", players=4)
