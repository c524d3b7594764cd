"""Files of networks: what was written is read again, and anything else is refused in one sentence."""

import json

import pytest

from ridotto.bots.network import (
    FORMAT,
    BadNetwork,
    FeatureCounts,
    Layers,
    Network,
    read_network,
    shapes,
)
from ridotto.bots.registry import bots_part

COUNTS = FeatureCounts(3, 5, 4)


def small_network() -> Network:
    """A network with numbers that 32 bits hold exactly."""
    numbers = iter(range(1, 100_000))
    layers = [
        [float(next(numbers)) for _ in range(shape[0])]
        if len(shape) == 1
        else [[float(next(numbers)) for _ in range(shape[1])] for _ in range(shape[0])]
        for shape in shapes(COUNTS)
    ]
    return Network("mascarade", COUNTS, Layers(*layers), {"seed": 1})


def test_a_network_is_read_as_it_was_written():
    network = small_network()
    assert read_network(network.to_bytes(), "mascarade", COUNTS, "a.network") == network


@pytest.mark.parametrize(
    "data", [b"", b"nonsense", b"[1]\n", b"{}\n1234", b"\xff\xfe\n", b"{" * 9000, b"[" * 4000 + b"\n"]
)
def test_a_file_that_is_no_network_is_refused(data: bytes):
    with pytest.raises(
        BadNetwork, match=r"a\.network is not a network; name a file that ridotto train wrote"
    ):
        read_network(data, "mascarade", COUNTS, "a.network")


@pytest.mark.parametrize("change", [{FORMAT: 2}, {"features": [2, 5, 4]}, {"features": None}])
def test_a_network_of_another_version_is_refused(change: dict[str, object]):
    line, _, rest = small_network().to_bytes().partition(b"\n")
    changed = json.dumps({**json.loads(line), **change}).encode() + b"\n" + rest
    with pytest.raises(BadNetwork, match="is a network of another version; train it again with this one"):
        read_network(changed, "mascarade", COUNTS, "a.network")


def test_a_network_of_another_game_is_refused():
    with pytest.raises(BadNetwork, match="is a network for mascarade, and grimm is played"):
        read_network(small_network().to_bytes(), "grimm", COUNTS, "a.network")


@pytest.mark.parametrize("cut", [1, 4, 400])
def test_a_network_that_lacks_numbers_is_refused(cut: int):
    with pytest.raises(BadNetwork, match="is broken"):
        read_network(small_network().to_bytes()[:-cut], "mascarade", COUNTS, "a.network")


def test_a_network_with_numbers_that_are_none_is_refused():
    data = bytearray(small_network().to_bytes())
    data[-4:] = b"\x00\x00\xc0\x7f"
    with pytest.raises(BadNetwork, match="is broken"):
        read_network(bytes(data), "mascarade", COUNTS, "a.network")


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_a_shipped_network_says_how_it_was_made(game: str):
    policy = bots_part(game).policy
    assert policy is not None
    assert policy.network is not None
    about = policy.network.shipped().about
    assert about["command"].startswith(f"ridotto train FOLDER {game} --rounds ")
    assert "--seed" in about["command"]
