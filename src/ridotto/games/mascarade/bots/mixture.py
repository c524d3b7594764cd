"""Mascarade for the opponent model."""

from typing import Final

from ridotto.bots.policy_hooks import MixtureHooks
from ridotto.games.mascarade.bots.heuristic_bot import state_for
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.policy_state import PolicyState, Temper
from ridotto.games.mascarade.bots.search import SEARCH
from ridotto.games.mascarade.bots.tempers import PRIOR, SEARCHED, SEARCHED_PRIOR, TEMPERS
from ridotto.games.mascarade.bots.viewpoint import seen_as, shuffle_piles
from ridotto.games.mascarade.play.header import Mascarade
from ridotto.seats import Player
from ridotto.simulation.opponents.mixture import GameMixture


def new_state(header: Mascarade, player: Player, temper: Temper) -> PolicyState:
    """The state of a player with this temper before the deal."""
    return state_for(MascaradeInvitation.to(header, player), temper)


HOOKS: Final = MixtureHooks(SEARCH, shuffle_piles, seen_as)
MIXTURE: Final = GameMixture(HOOKS, TEMPERS, PRIOR, new_state)
"""For reviews."""
SEARCHED_MIXTURE: Final = GameMixture(HOOKS, SEARCHED, SEARCHED_PRIOR, new_state)
"""For searchers."""
