"""The functions of a policy that is compiled: plain functions over a state, a table and the legal moves."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class TogetherHooks(NamedTuple):
    """How players who hear events together share what everybody knows: one state more for all of them.

    States have `own_parts()` and `common_parts()`: by field, which of its numbers are a player's own, and
    which stand in the common state. A player decides by both, put together.
    """

    tells_of_cards: Callable[..., bool]
    """Whether players hear anything for themselves: (common, kind, who)."""
    hear_for_oneself: Callable[..., None]
    """Takes in what an event tells a player: (common, own, kind, who, a, b, n, secret)."""
    hear_in_public: Callable[..., None]
    """Then takes in what it tells all: (common, kind, who, a, b, n, secret)."""
    is_possible: Callable[[Any], bool]
    """Whether all players know the same in common in the game that starts from a header."""
    new_common: Callable[[Any], Any]
    """The common state before the deal, from the state of a player."""
    hears: Callable[[Any], bool]
    """Whether the player with this state hears anything; players who move at random do not."""


class PolicyHooks(NamedTuple):
    """A policy whose players each have a state."""

    state: "type[DataclassInstance]"
    """What a player has seen and believes: numbers and lists of fixed length, among them `seed`."""
    decider: Callable[..., int]
    """The player whose decision it is: (table)."""
    seen: Callable[..., None]
    """Writes what a player sees of a table into another one: (table, player, into)."""
    update: Callable[..., None]
    """Takes in an event as its player saw it: (state, kind, who, a, b, n, secret)."""
    choose: Callable[..., int]
    """Chooses a move: (state, seen table, constants, legal moves, their number), without the constants in a
    game that has none."""


class SearchHooks(NamedTuple):
    """A policy whose players can also be placed into a sampled world."""

    state: "type[DataclassInstance]"
    decider: Callable[..., int]
    seen: Callable[..., None]
    update: Callable[..., None]
    choose: Callable[..., int]
    imagine: Callable[..., None]
    """Lays out a world on the table, and tells all players what they know in it:
    (table, states, world, known, number of the world)."""
    share_of_win: Callable[..., float]
    """A player's share of the win: (table, player)."""
    fortune_of: Callable[..., float]
    """How many coins or roses a player has: (table, player)."""
    section_of: Callable[..., int]
    """Which part of a game this is; no roll-out goes on to the next: (table)."""

    @property
    def policy(self) -> PolicyHooks:
        """The policy without the functions for searches."""
        return PolicyHooks(self.state, self.decider, self.seen, self.update, self.choose)


class MixtureHooks(NamedTuple):
    """A policy whose players are known only as mixtures of tempers."""

    search: SearchHooks
    shuffle_piles: Callable[..., None]
    """Shuffles everything face down that no player has drawn yet: (table)."""
    seen_as: Callable[..., int]
    """What others see of a move, the same number for moves that look alike: (table, move)."""
