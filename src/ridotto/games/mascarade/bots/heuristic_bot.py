"""The interpreted form of the heuristic policy, which compiled games use too."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import ClassVar, Final

from ridotto.bots.bot import options_of
from ridotto.bots.policy_hooks import PolicyHooks, TogetherHooks
from ridotto.events import Event
from ridotto.games.mascarade.bots.choice import choose
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.policy_state import CERTAIN, PolicyState, Temper, new_state
from ridotto.games.mascarade.bots.update import hear_for_oneself, hear_in_public, tells_of_cards, update
from ridotto.games.mascarade.play.header import Mascarade
from ridotto.games.mascarade.play.view import View
from ridotto.games.mascarade.rules.effects import Do
from ridotto.games.mascarade.rules.moves import Move
from ridotto.games.mascarade.rules.seen import decider, seen
from ridotto.games.mascarade.rules.setup import pack
from ridotto.games.mascarade.rules.table import Table
from ridotto.seats import SPECTATOR


class HeuristicBot:
    """Updates a policy state by what its player sees, and makes the move that the policy chooses."""

    temper: ClassVar[Temper] = Temper()
    level: ClassVar[int] = 1
    """Strength from 1 to 5."""
    forgets: ClassVar[str] = "nothing"

    def __init__(self, invitation: MascaradeInvitation, seed: int) -> None:
        self.state = state_for(invitation, self.temper, seed)
        self.powers = pack([mask.power for mask in invitation.masks])
        self.table: Table | None = None

    def watch(self, events: Sequence[Event]) -> None:
        """Update the state."""
        for event in events:
            update(self.state, event.kind, event.who, event.a, event.b, event.n, event.secret)

    def see_table(self, table: Table) -> None:
        """Take the table by which the next question is answered."""
        self.table = table

    def answer(self, view: View) -> Move:
        """The move that the policy chooses."""
        if self.table is None:
            raise ValueError("this bot decides by the table; ask it with ask_bot(bot, view, table)")
        options = list(options_of(view))
        return choose(self.state, self.table, self.powers, options, len(options))


def state_for(invitation: MascaradeInvitation, temper: Temper, seed: int = 0) -> PolicyState:
    """The state of an invited player before the deal."""
    return new_state(temper, invitation.player, len(invitation.names), invitation.cards, seed)


def all_know_the_same(header: Mascarade) -> bool:
    """Whether no card is ever shown to all players but the one who shows it."""
    return not any(effect.verb == Do.SHOW for card in header.masks for effect in card.mask().power)


def common_state(state: PolicyState) -> PolicyState:
    """What everybody knows before the deal, at the table of this player."""
    return replace(state, **asdict(Temper()), player=SPECTATOR)


def hears(state: PolicyState) -> bool:
    """Whether a player listens to anything."""
    return state.whimsy < CERTAIN


TOGETHER: Final = TogetherHooks(
    tells_of_cards, hear_for_oneself, hear_in_public, all_know_the_same, common_state, hears
)
POLICY: Final = PolicyHooks(PolicyState, decider, seen, update, choose)
