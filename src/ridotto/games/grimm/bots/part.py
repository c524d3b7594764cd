"""The bots of The Grimm Masquerade, as the shared parts ask for them."""

from typing import Final

from ridotto.bots.network import GameNetwork
from ridotto.bots.part import BotsPart, GameSearch, HeuristicPolicy
from ridotto.games.grimm.bots.choice import (
    choose_by_network,
    choose_move_by_move,
    prepare_features,
    write_features,
)
from ridotto.games.grimm.bots.heuristic_bot import POLICY, HeuristicBot, state_for
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.network.features import COUNTS
from ridotto.games.grimm.bots.network.training_tables import training_table
from ridotto.games.grimm.bots.network.training_tempers import OPPONENTS, VETERAN
from ridotto.games.grimm.bots.network.veteran import weigh_move, weigh_position
from ridotto.games.grimm.bots.personalities import BASELINES, BOTS
from ridotto.games.grimm.bots.responses import RANGES
from ridotto.games.grimm.bots.strangers import STRANGERS

NETWORK: Final = GameNetwork(
    "grimm",
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
    invitation=GrimmInvitation.to,
    search=GameSearch(
        "ridotto.games.grimm.bots.reading_search:ReadingSearch",
        BOTS["sly"],
        "ridotto.games.grimm.bots.search:MoveSearch",
    ),
    policy=HeuristicPolicy(HeuristicBot, POLICY, state_for, NETWORK),
    strangers=STRANGERS,
    responses=RANGES,
    manners=__package__,
)
