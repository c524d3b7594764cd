"""The bots of Mascarade, as the shared parts ask for them."""

from typing import Final

from ridotto.bots.part import BotsPart, GameSearch, HeuristicPolicy
from ridotto.games.mascarade.bots.heuristic_bot import POLICY, HeuristicBot, state_for
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.personalities import BASELINES, BOTS
from ridotto.games.mascarade.bots.strangers import STRANGERS

PART: Final = BotsPart(
    bots=BOTS,
    baselines=BASELINES,
    invitation=MascaradeInvitation.to,
    search=GameSearch(
        "ridotto.games.mascarade.bots.search:MoveSearch",
        BOTS["bluffer"],
        "ridotto.games.mascarade.bots.reading_search:ReadingSearch",
    ),
    policy=HeuristicPolicy(HeuristicBot, POLICY, state_for),
    strangers=STRANGERS,
)
