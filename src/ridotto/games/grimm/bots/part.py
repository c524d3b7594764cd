"""The bots of The Grimm Masquerade, as the shared parts ask for them."""

from typing import Final

from ridotto.bots.part import BotsPart, GameSearch, HeuristicPolicy
from ridotto.games.grimm.bots.heuristic_bot import POLICY, HeuristicBot, state_for
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.personalities import BASELINES, BOTS
from ridotto.games.grimm.bots.strangers import STRANGERS

PART: Final = BotsPart(
    bots=BOTS,
    baselines=BASELINES,
    invitation=GrimmInvitation.to,
    search=GameSearch("ridotto.games.grimm.bots.search:MoveSearch", BOTS["sly"]),
    policy=HeuristicPolicy(HeuristicBot, POLICY, state_for),
    strangers=STRANGERS,
)
