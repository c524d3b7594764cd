"""The network of the ball's veteran for interpreted bots; compiled games have functions in its place."""

from collections.abc import Sequence
from functools import cache

from ridotto.bots.network import PlayedNetwork, played, shipped_network
from ridotto.games.grimm.bots.network.features import COUNTS
from ridotto.games.grimm.bots.policy_state import PolicyState


@cache
def network() -> PlayedNetwork:
    """The network that was shipped."""
    return played(shipped_network("grimm", __package__, COUNTS))


def weigh_moves(position: Sequence[float], moves: Sequence[Sequence[float]]) -> Sequence[float]:
    """The scores of all moves, from what the network reads about them."""
    return network()(position, moves)


# ── Compiled ─────────────────────────────────────────────────────────────────────────────────────────


def weigh_position(state: PolicyState) -> None:
    """Sum up the first layer over the position."""
    raise NotImplementedError


def weigh_move(state: PolicyState) -> float:
    """The score of the move at hand."""
    raise NotImplementedError
