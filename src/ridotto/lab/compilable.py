"""Finds bots that differ only in their temper, so that machine code can play for them."""

from collections.abc import Sequence
from typing import Any

from ridotto.bots.bot import MakeBot
from ridotto.bots.policy_hooks import PolicyHooks
from ridotto.bots.registry import bots_part
from ridotto.games import registry
from ridotto.play.header import Header


def minds_of(header: Header, bots: Sequence[MakeBot]) -> list[Any] | None:
    """What machine code needs to play for these bots, seated in turn; None if it cannot."""
    return bots_part(game_of(header)).states_for(header, bots)


def hooks_of(game: str) -> PolicyHooks:
    """The policy hooks of a game's bots that differ only in their temper."""
    policy = bots_part(game).policy
    assert policy is not None
    return policy.hooks


def game_of(header: Header) -> str:
    """The id of the game that starts from this header."""
    return registry.game_of(header).id
