"""The same games on a Ray cluster. Needs `ridotto[cluster]`.

Workers play ranges of games and return their blocks, the same that `play_in_blocks` plays here. A worker
that dies loses nothing: games depend on their numbers only, so another one plays the same. Requests and
results are pickled here rather than by Ray: functions are found by name on the other side, and arrays arrive
as copies that hold no memory of the cluster.
"""

import pickle
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import ridotto
from ridotto.play.header import Header
from ridotto.simulation.batch import Batch, play_in_blocks
from ridotto.simulation.cluster_connection import ClusterTrouble, check_address, connected, load_ray
from ridotto.simulation.compile.cache import digest_of
from ridotto.simulation.results import Results

RETRIES: Final = 5
"""How often a range of games is played again because its worker died."""
AHEAD: Final = 2
"""Ranges that are submitted for each core before results are consumed."""
PARTS: Final = 4
"""The least number of ranges for each core that a short batch is cut into."""
MOST_BLOCKS: Final = 64
"""The greatest length of a range: some tenths of a second, and some megabytes."""
MOST_TOLD: Final = 2
"""The same when all events and moves are kept, which are a hundred times as much."""

Ray: TypeAlias = Any
"""The package `ray`, which is optional."""
Task: TypeAlias = Any
"""A reference to a result of Ray's."""


def play_on_cluster(
    header: Header,
    games: int,
    seed: int = 0,
    *,
    address: str,
    start: int = 0,
    told: bool = False,
    play: Callable[..., Iterator[Results]] = play_in_blocks,
    **more: Any,
) -> Iterator[Results]:
    """The blocks of `play_in_blocks`, or of another function like it, played by the workers of a cluster.

    `more` are the other arguments of the function.
    """
    batch = Batch(games, seed, start)
    batch.check()
    asked = _packed(header, seed, play, {"told": told, **more})
    load_ray()
    check_address(address)
    return _played(address, asked, batch.blocks(), MOST_TOLD if told else MOST_BLOCKS)


def play_range(sources: str, asked: bytes, start: int, games: int) -> bytes:
    """Runs in a worker: play some of the games and return their blocks."""
    if sources != own_sources():
        raise ClusterTrouble("worker-other-sources")
    try:
        header, seed, play, options = pickle.loads(asked)
    except (ImportError, AttributeError) as error:
        raise ClusterTrouble("worker-without-policy", reason=str(error)) from None
    played = list(play(header, games=games, seed=seed, start=start, **options))
    return pickle.dumps(played, pickle.HIGHEST_PROTOCOL)


@cache
def own_sources() -> str:
    """A digest of the sources on this machine: versions that may play differently never share it."""
    return digest_of(Path(ridotto.__file__).parent.rglob("*.py"), ())


def _packed(header: Header, seed: int, play: Callable[..., Any], options: dict[str, Any]) -> bytes:
    """The arguments that all ranges have in common; ClusterTrouble if another machine cannot load them."""
    policy = options.get("policy", play)
    try:
        asked = pickle.dumps((header, seed, play, options), pickle.HIGHEST_PROTOCOL)
    except (pickle.PicklingError, AttributeError, TypeError):
        asked = b""
    if not asked or policy.__module__ == "__main__":
        raise ClusterTrouble("policy-not-in-module", policy=str(getattr(policy, "__qualname__", policy)))
    return asked


def _played(address: str, asked: bytes, blocks: Sequence[range], most: int) -> Iterator[Results]:
    """Connect, submit all ranges, and disconnect, however it ends."""
    with connected(address) as ray:
        play = ray.remote(play_range).options(num_cpus=1, max_retries=RETRIES)
        ranges = _ranges(blocks, min(most, max(1, len(blocks) // (PARTS * _cores(ray)))))
        yield from _in_order(ray, lambda r: play.remote(own_sources(), asked, r.start, len(r)), ranges)


def _ranges(blocks: Sequence[range], length: int) -> Iterator[range]:
    """Ranges of this many blocks."""
    for i in range(0, len(blocks), length):
        few = blocks[i : i + length]
        yield range(few[0].start, few[-1].stop)


def _in_order(ray: Ray, play: Callable[[range], Task], ranges: Iterator[range]) -> Iterator[Results]:
    """Play ranges side by side, never far ahead of the consumer.

    Tasks whose results are not consumed end with our connection. Ray can cancel a task, too, but if that task
    finishes at the same moment, Ray ends the program that cancels it.
    """
    waiting: deque[Task] = deque()
    for games in ranges:
        waiting.append(play(games))
        if len(waiting) > AHEAD * _cores(ray):
            yield from _result(ray, waiting.popleft())
    while waiting:
        yield from _result(ray, waiting.popleft())


def _result(ray: Ray, task: Task) -> list[Results]:
    """The blocks of a range, as soon as they arrive."""
    try:
        played: list[Results] = pickle.loads(ray.get(task))
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise ClusterTrouble("games-lost", tries=RETRIES, error=type(error).__name__) from None
    return played


def _cores(ray: Ray) -> int:
    """The number of cores of the cluster at the moment; machines come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
