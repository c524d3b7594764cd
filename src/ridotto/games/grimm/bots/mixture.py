"""The Grimm Masquerade for the opponent model."""

from typing import Final

from ridotto.bots.policy_hooks import MixtureHooks
from ridotto.games.grimm.bots.heuristic_bot import state_for
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.policy_state import PolicyState, Temper
from ridotto.games.grimm.bots.search import SEARCH
from ridotto.games.grimm.bots.tempers import PRIOR, SEARCHED, SEARCHED_PRIOR, TEMPERS
from ridotto.games.grimm.bots.viewpoint import seen_as, shuffle_piles
from ridotto.games.grimm.play.header import Grimm
from ridotto.seats import Player
from ridotto.simulation.opponents.mixture import GameMixture


def new_state(header: Grimm, player: Player, temper: Temper) -> PolicyState:
    """The state of a player with this temper before the first round."""
    return state_for(GrimmInvitation.to(header, player), temper)


HOOKS: Final = MixtureHooks(SEARCH, shuffle_piles, seen_as)
MIXTURE: Final = GameMixture(HOOKS, TEMPERS, PRIOR, new_state)
"""For reviews."""
SEARCHED_MIXTURE: Final = GameMixture(HOOKS, SEARCHED, SEARCHED_PRIOR, new_state)
"""For searchers."""
