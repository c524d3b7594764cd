"""Small networks that score moves: how they lie in files, and how interpreted bots run them.

A network has two hidden layers. It reads numbers about the position, the same for all moves, and numbers
about one move, and its output is the logarithm of how likely that move is made, up to a constant.
"""

import json
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from itertools import islice
from math import isfinite
from random import Random
from sys import byteorder
from typing import Any, Final, NamedTuple, TypeAlias

from ridotto.refusal import Refusal

VERSION: Final = 1
"""The version of the file format; a game counts the versions of its features."""
HIDDEN: Final = 64
"""Units in the first hidden layer."""
HIDDEN_TOO: Final = 32
"""Units in the second."""
FORMAT: Final = "ridotto network"
FILE: Final = "veteran.network"
"""The name of the file in a game's package."""
MAX_HEADER: Final = 4096
"""Bytes in the first line of a file at most."""


class BadNetwork(Refusal):
    """A file that holds no network which this version can run."""


class FeatureCounts(NamedTuple):
    """How many numbers a network reads."""

    version: int
    """Goes up when a number means something else."""
    position: int
    move: int


class Layers(NamedTuple):
    """The numbers of a network, row by row: a row for each input."""

    of_position: Any
    of_move: Any
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    direct: Any
    """From the features of a move to the output, past the hidden layers."""


@dataclass(frozen=True)
class Network:
    """A network as a file has it."""

    game: str
    features: FeatureCounts
    layers: Layers
    about: Mapping[str, Any]
    """How it was made: the command, the seed and what else is worth knowing."""

    def header(self) -> bytes:
        """The first line of its file."""
        facts = {FORMAT: VERSION, "game": self.game, "features": self.features, "about": self.about}
        return json.dumps(facts).encode() + b"\n"

    def to_bytes(self) -> bytes:
        """The whole file: a line of JSON, then 32-bit floating point numbers, the lowest byte first."""
        numbers = array("f", (float(number) for layer in self.layers for number in flat(layer)))
        if byteorder == "big":
            numbers.byteswap()
        return self.header() + numbers.tobytes()


def shapes(features: FeatureCounts) -> list[tuple[int, ...]]:
    """The shapes of all layers."""
    return [
        (features.position, HIDDEN),
        (features.move, HIDDEN),
        (HIDDEN,),
        (HIDDEN, HIDDEN_TOO),
        (HIDDEN_TOO,),
        (HIDDEN_TOO,),
        (features.move,),
    ]


def flat(layer: Any) -> Iterator[Any]:
    """All numbers of a layer."""
    for row in layer:
        if isinstance(row, Sequence) or hasattr(row, "__len__"):
            yield from row
        else:
            yield row


def read_network(data: bytes, game: str, features: FeatureCounts, name: str) -> Network:
    """The network in a file; a file of another game or another version is refused."""
    line, found, _ = data[:MAX_HEADER].partition(b"\n")
    try:
        facts = json.loads(line) if found else None
    except (ValueError, RecursionError):
        facts = None
    if not isinstance(facts, dict) or FORMAT not in facts:
        raise BadNetwork("not-a-network", file=name)
    if facts[FORMAT] != VERSION or facts.get("features") != list(features):
        raise BadNetwork("other-network-version", file=name)
    if facts.get("game") != game:
        raise BadNetwork("network-of-another-game", file=name, game=game, other=str(facts.get("game")))
    numbers = array("f")
    body = data[len(line) + 1 :]
    wanted = sum(size_of_shape(shape) for shape in shapes(features))
    about = facts.get("about")
    if len(body) != wanted * numbers.itemsize or not isinstance(about, dict):
        raise BadNetwork("broken-network", file=name)
    numbers.frombytes(body)
    if byteorder == "big":
        numbers.byteswap()
    if not all(map(isfinite, numbers)):
        raise BadNetwork("broken-network", file=name)
    stream = iter(numbers)
    layers = Layers(*(take(stream, shape) for shape in shapes(features)))
    return Network(game, features, layers, about)


def size_of_shape(shape: tuple[int, ...]) -> int:
    """How many numbers there are in a layer."""
    return shape[0] * (shape[1] if len(shape) > 1 else 1)


def take(stream: Iterator[float], shape: tuple[int, ...]) -> list[Any]:
    """The next layer of a stream of numbers."""
    if len(shape) == 1:
        return list(islice(stream, shape[0]))
    return [list(islice(stream, shape[1])) for _ in range(shape[0])]


class GameNetwork(NamedTuple):
    """What a game has so that a network can play it."""

    game: str
    package: str
    """Where its file lies."""
    features: FeatureCounts
    choose: Callable[..., Any]
    """Chooses a move in interpreted games, where all moves are weighed at once."""
    choose_compiled: Callable[..., Any]
    """Takes its place in compiled games, where one move is weighed after the other, by the next two."""
    weigh_position: Callable[[Any], None]
    weigh_move: Callable[[Any], float]
    """These two stand for the network; compiled games have functions in their place."""
    prepare: Callable[..., None]
    """Writes what it reads about the position: (state, seen table, constants)."""
    describe: Callable[..., None]
    """Writes what it reads about a move: (state, seen table, constants, move)."""
    training_table: Callable[[Random], Any]
    """Draws a table at which it learns: the header of a game."""
    temper: Any
    """Its own temper, in training and in play."""
    opponents: Sequence[Any]
    """The tempers of the bots among which it learns, besides those that are drawn."""

    def shipped(self) -> "Network":
        """The network in its file."""
        return shipped_network(self.game, self.package, self.features)


def shipped_network(game: str, package: str, features: FeatureCounts) -> Network:
    """The network of a game that lies in its package."""
    return read_network(files(package).joinpath(FILE).read_bytes(), game, features, FILE)


# ── Interpreted ──────────────────────────────────────────────────────────────────────────────────────


PlayedNetwork: TypeAlias = Callable[[Sequence[float], Sequence[Sequence[float]]], Sequence[float]]
"""The score of each move, from what the network reads about the position and about each of the moves."""


def played(network: Network) -> PlayedNetwork:
    """A network for interpreted play: with NumPy where it is installed."""
    try:
        arrays = import_module("ridotto.bots.array_network")
    except ImportError:
        return plainly(network.layers)
    found: PlayedNetwork = arrays.with_arrays(network.layers)
    return found


def plainly(layers: Layers) -> PlayedNetwork:
    """The same without NumPy."""

    def weigh_moves(position: Sequence[float], moves: Sequence[Sequence[float]]) -> Sequence[float]:
        first_sums = sums(layers.first_bias, position, layers.of_position)
        return [weigh_move(first_sums, features) for features in moves]

    def weigh_move(first_sums: Sequence[float], features: Sequence[float]) -> float:
        first = positive(sums(first_sums, features, layers.of_move))
        second = positive(sums(layers.second_bias, first, layers.second))
        return dot(second, layers.last) + dot(features, layers.direct)

    return weigh_moves


def sums(start: Sequence[float], inputs: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """The sums of all units of a layer."""
    found = list(start)
    for value, row in zip(inputs, rows, strict=True):
        if value:
            found = [total + value * weight for total, weight in zip(found, row, strict=True)]
    return found


def positive(values: Sequence[float]) -> list[float]:
    """Nothing below 0."""
    return [max(0.0, value) for value in values]


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    """The sum of products."""
    return sum(a * b for a, b in zip(one, other, strict=True))
