"""The bots of Mascarade, as the shared parts ask for them."""

from typing import Final

from ridotto.bots.network import GameNetwork
from ridotto.bots.part import BotsPart, GameSearch, HeuristicPolicy
from ridotto.games.mascarade.bots.choice import (
    choose_by_network,
    choose_move_by_move,
    prepare_features,
    write_features,
)
from ridotto.games.mascarade.bots.heuristic_bot import POLICY, TOGETHER, HeuristicBot, state_for
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.network.features import COUNTS
from ridotto.games.mascarade.bots.network.training_tables import training_table
from ridotto.games.mascarade.bots.network.training_tempers import OPPONENTS, VETERAN
from ridotto.games.mascarade.bots.network.veteran import weigh_move, weigh_position
from ridotto.games.mascarade.bots.personalities import BASELINES, BOTS, FORMER
from ridotto.games.mascarade.bots.responses import RANGES
from ridotto.games.mascarade.bots.strangers import STRANGERS

NETWORK: Final = GameNetwork(
    "mascarade",
    f"{__package__}.network",
    COUNTS,
    choose_by_network,
    choose_move_by_move,
    weigh_position,
    weigh_move,
    prepare_features,
    write_features,
    training_table,
    VETERAN,
    OPPONENTS,
)
PART: Final = BotsPart(
    bots=BOTS,
    baselines=BASELINES,
    invitation=MascaradeInvitation.to,
    search=GameSearch(
        "ridotto.games.mascarade.bots.reading_search:ReadingSearch",
        BOTS["bluffer"],
        "ridotto.games.mascarade.bots.search:MoveSearch",
    ),
    policy=HeuristicPolicy(HeuristicBot, POLICY, state_for, NETWORK, TOGETHER),
    strangers=STRANGERS,
    former=FORMER,
    responses=RANGES,
    manners=__package__,
)
