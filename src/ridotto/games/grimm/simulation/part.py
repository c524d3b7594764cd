"""The Grimm Masquerade as machine code, as the shared parts ask for it."""

from typing import Any, Final

from ridotto.bots.randomness import random_move
from ridotto.games.grimm.bots.policy import MOVE_KINDS
from ridotto.games.grimm.play.header import Grimm, Laid
from ridotto.games.grimm.play.rulebook import set_table
from ridotto.games.grimm.rules.knowledge import Knowledge
from ridotto.games.grimm.rules.moves import MOVES, legal_moves
from ridotto.games.grimm.rules.rules import play
from ridotto.games.grimm.rules.seen import decider
from ridotto.games.grimm.rules.setup import open_by_chance
from ridotto.games.grimm.rules.table import MAX_PLAYERS, Table
from ridotto.games.grimm.simulation.observation import (
    Common,
    Index,
    Observer,
    hear,
    hear_together,
    new_common,
    new_observer,
    observe,
    observe_as,
)
from ridotto.games.grimm.simulation.statistics import PlayerTallies, Statistics, Tallies, count_event
from ridotto.simulation.compile.records import Numbers, Records
from ridotto.simulation.part import GameObservations, GameStatistics, SimulationPart, TogetherObservations


def new_table(header: Grimm) -> Table:
    """The table before the deal; compiled code cannot lay cards by hand."""
    if header.laid != Laid():
        raise ValueError("compiled games are dealt by chance; leave out the cards laid by hand")
    return set_table(header)


def scores(tables: Records) -> Numbers:
    """Roses by player."""
    roses: Numbers = tables["roses"].copy()
    return roses


def random_policy(t: Any, constants: Any, out: list[int], count: int, chance: list[int]) -> int:  # noqa: ARG001
    """Keep or give, pass or one of the actions, and then which of these moves."""
    return random_move(chance, MOVE_KINDS, out, count)


OBSERVATIONS: Final = GameObservations(
    Observer,
    new_observer,
    hear,
    observe,
    TogetherObservations(Common, Knowledge, new_common, hear_together, observe_as),
    Index,
    decider,
    MOVES,
)
GRIMM_OBSERVATION: Final = OBSERVATIONS.fields

PART: Final = SimulationPart(
    table=Table,
    new_table=new_table,
    open_table=open_by_chance,
    legal_moves=legal_moves,
    play=play,
    scores=scores,
    random_policy=random_policy,
    statistics=GameStatistics(Statistics, count_event, Tallies, PlayerTallies, MAX_PLAYERS),
    observations=OBSERVATIONS,
    public_names={
        "GRIMM_OBSERVATION": "ridotto.games.grimm.simulation.part:GRIMM_OBSERVATION",
        "GrimmBeliefs": "ridotto.games.grimm.bots.character_beliefs:GrimmBeliefs",
        "Tastes": "ridotto.games.grimm.bots.character_beliefs:Tastes",
    },
)
