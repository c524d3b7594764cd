"""The bots of Mascarade, as the shared parts ask for them."""

from typing import Final

from ridotto.bots.part import BotsPart, GameSearch, HeuristicPolicy
from ridotto.games.mascarade.bots.heuristic_bot import MASCARADE_MINDS, Minded, mind_for
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.personalities import BASELINES, BOTS

PART: Final = BotsPart(
    bots=BOTS,
    baselines=BASELINES,
    invitation=MascaradeInvitation.to,
    search=GameSearch("ridotto.games.mascarade.bots.search:Thinker", BOTS["bluffer"]),
    policy=HeuristicPolicy(Minded, MASCARADE_MINDS, mind_for),
)
