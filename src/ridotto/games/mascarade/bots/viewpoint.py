"""What one player of Mascarade can think by: beliefs about cards, and which cards the others must know."""

from collections.abc import Sequence
from typing import Any

from ridotto.events import Event
from ridotto.games.mascarade.bots.card_beliefs import MascaradeBeliefs
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.opponent_model import OpponentKnowledge
from ridotto.games.mascarade.bots.search import start_of
from ridotto.games.mascarade.rules.moves import SWAP, swap_how
from ridotto.games.mascarade.rules.seen import decider
from ridotto.games.mascarade.rules.table import ANSWERS, NAMING, TURN, Table, left_of
from ridotto.seats import Player
from ridotto.simulation.opponents.loops import UNSEEN


class Viewpoint:
    """One player, with all that follows from what this player saw."""

    def __init__(self, invitation: MascaradeInvitation, seed: int) -> None:
        """Before the deal."""
        self.player = invitation.player
        players = len(invitation.names)
        self.beliefs = MascaradeBeliefs(self.player, players, invitation.cards, seed=seed)
        self.knowledge = OpponentKnowledge(self.player, players)

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what happened, as the player saw it."""
        self.beliefs.watch(events)
        self.knowledge.watch(events)

    def start(self, table: Table) -> Table:
        """Where games are played on from, at the table as the player sees it."""
        return start_of(table)

    def known(self) -> list[int]:
        """What others must know, as `imagine` takes it."""
        return [*self.knowledge.places, *self.knowledge.either]

    def worlds(self, n: int, chance: list[int]) -> Any:
        """Sampled worlds."""
        return self.beliefs.sample(n, chance)

    def marginals(self) -> Any:
        """The probability of each mask on each place."""
        return self.beliefs.marginals()

    @property
    def exact(self) -> bool:
        """Whether every world there may be is among those kept."""
        return self.beliefs.exact


def is_open(t: Table, viewer: Player) -> bool:
    """Whether a viewer sees enough of the table to play on from there."""
    if decider(t) == viewer or t.phase == TURN:
        return True
    return t.phase == ANSWERS and (not t.all_at_once or t.asked == left_of(t, t.turn_seat))


# ── Compiled ─────────────────────────────────────────────────────────────────────────────────────────


def shuffle_piles(t: Table) -> None:
    """There are none: all cards are dealt."""


def seen_as(t: Table, move: int) -> int:
    """Swaps with one place look alike; secret answers and the choices within a power are not seen."""
    if t.phase == TURN:
        return move - swap_how(move) if move >= SWAP else move
    if t.phase == NAMING or (t.phase == ANSWERS and t.all_at_once == 0):
        return move
    return UNSEEN
