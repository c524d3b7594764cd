"""Compiled games in which some players follow a network other than the one that is shipped.

Such a player has a temper whose `trained` is OTHER; those with 1 follow the shipped one as ever.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ridotto.bots.network import GameNetwork, Network
from ridotto.bots.part import HeuristicPolicy
from ridotto.bots.policy_hooks import PolicyHooks
from ridotto.play.header import Header
from ridotto.simulation.batch import Batch, play_batch
from ridotto.simulation.compile import networks
from ridotto.simulation.compile.games import source_for
from ridotto.simulation.compile.networks import arrays_of, with_numbers
from ridotto.simulation.compiled_table import TableSetup
from ridotto.simulation.players import Hooks
from ridotto.simulation.policies import PolicyPlan, PolicyTwin
from ridotto.simulation.results import Results, join_results

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

OTHER: Final = 2
"""The `trained` of a player who follows the other network."""


# ── Compiled ─────────────────────────────────────────────────────────────────────────────────────────


def weigh_shipped_position(state: Any) -> None:
    """Sum up the first layer of the shipped network."""
    raise NotImplementedError


def weigh_other_position(state: Any) -> None:
    """Sum up the first layer of the other one."""
    raise NotImplementedError


def weigh_shipped_move(state: Any) -> float:
    """The score that the shipped network gives."""
    raise NotImplementedError


def weigh_other_move(state: Any) -> float:
    """The score that the other one gives."""
    raise NotImplementedError


def weigh_position(state: Any) -> None:
    """Sum up the first layer of a player's network over the position."""
    if state.trained == OTHER:
        weigh_other_position(state)
    else:
        weigh_shipped_position(state)


def weigh_move(state: Any) -> float:
    """The score of the move at hand by a player's network."""
    if state.trained == OTHER:
        return weigh_other_move(state)
    return weigh_shipped_move(state)


def hooks_for(of_game: GameNetwork, other: Network) -> Hooks:
    """Both networks in the place of the shipped one."""
    shipped, new = arrays_of(of_game.shipped()), arrays_of(other)
    return {
        of_game.weigh_position: weigh_position,
        of_game.weigh_move: weigh_move,
        weigh_shipped_position: with_numbers(networks.weigh_position, shipped),
        weigh_shipped_move: with_numbers(networks.weigh_move, shipped),
        weigh_other_position: with_numbers(networks.weigh_position, new),
        weigh_other_move: with_numbers(networks.weigh_move, new),
    }


# ── Many games ───────────────────────────────────────────────────────────────────────────────────────


class ResponseTwin(PolicyTwin):
    """A compiled game with both networks; its numbers are compiled in, so each network takes a while."""

    def __init__(self, header: type[Header], policy: HeuristicPolicy, other: Network) -> None:
        """Nothing is compiled yet."""
        assert policy.network is not None
        self.networks = hooks_for(policy.network, other)
        super().__init__(source_for(header), policy.hooks)

    def player_hooks(self, hooks: PolicyHooks) -> Hooks:
        """The functions of the players, with both networks."""
        return {**super().player_hooks(hooks), **self.networks}

    def play(self, header: Header, states: Sequence["DataclassInstance"], games: range, seed: int) -> Results:
        """Play these games of a seed to the end, everybody with the state they have before the deal."""
        batch = Batch(len(games), seed, start=games.start)
        batch.check()
        return join_results(list(play_batch(batch, PolicyPlan(TableSetup(header), self, batch, states))))
