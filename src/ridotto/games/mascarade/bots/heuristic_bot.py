"""A bot with a state: the plain body of the policy that compiled games play by too."""

from collections.abc import Sequence
from typing import ClassVar, Final

from ridotto.bots.bot import options_of
from ridotto.bots.policy_hooks import PolicyHooks
from ridotto.events import Event
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.policy import choose
from ridotto.games.mascarade.bots.policy_state import PolicyState, Temper, new_state
from ridotto.games.mascarade.bots.update import update
from ridotto.games.mascarade.play.view import View
from ridotto.games.mascarade.rules.moves import Move
from ridotto.games.mascarade.rules.seen import decider, seen
from ridotto.games.mascarade.rules.setup import pack
from ridotto.games.mascarade.rules.table import Table


class HeuristicBot:
    """Notices what its player sees, and does what its mind thinks best."""

    temper: ClassVar[Temper] = Temper()
    level: ClassVar[int] = 1
    """How strong it is, from 1 to 5."""
    forgets: ClassVar[str] = "nothing"

    def __init__(self, invitation: MascaradeInvitation, seed: int) -> None:
        self.state = state_for(invitation, self.temper, seed)
        self.powers = pack([mask.power for mask in invitation.masks])
        self.table: Table

    def watch(self, events: Sequence[Event]) -> None:
        """Notice what happened."""
        for event in events:
            update(self.state, event.kind, event.who, event.a, event.b, event.n, event.secret)

    def see_table(self, table: Table) -> None:
        """Take the table by which the next question is answered."""
        self.table = table

    def answer(self, view: View) -> Move:
        """The move that seems best."""
        options = list(options_of(view))
        return choose(self.state, self.table, self.powers, options, len(options))


def state_for(invitation: MascaradeInvitation, temper: Temper, seed: int = 0) -> PolicyState:
    """A fresh mind for somebody who was invited."""
    return new_state(temper, invitation.player, len(invitation.names), invitation.cards, seed)


POLICY: Final = PolicyHooks(PolicyState, decider, seen, update, choose)
