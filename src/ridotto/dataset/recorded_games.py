"""Games that were played in Python, recorded like compiled ones."""

from typing import Any, cast

import numpy as np

from ridotto.play import Game, Rulebook, open_game
from ridotto.seats import Player
from ridotto.simulation.batch import scores_of
from ridotto.simulation.compile.games import source_for
from ridotto.simulation.results import Recording, Results


def results_of(game: Game[Rulebook], number: int) -> Results:
    """A finished game: it is played again, to see whose each move was and what had been told before."""
    again = open_game(game.header)
    deciders: list[Player] = []
    told: list[int] = []
    for move in game.moves:
        deciders.append(cast("Player", again.decider))
        told.append(len(again.log))
        again.play(move)
    source, rulebook = source_for(type(game.header)), cast("Any", again.rulebook)
    table = source.layout.records(rulebook.table)
    events = np.array(again.log, np.int32)
    return Results(
        number,
        winners=table["winners"],
        endings=table["ending"],
        turns=source.part.turns(table),
        moves=np.array([len(game.moves)], np.int32),
        scores=scores_of(source, table, len(game.header.players)),
        recording=Recording(
            events, np.array(game.moves, np.int32), np.array([[len(events), len(game.moves)]], np.int32)
        ),
        deciders=np.array(deciders, np.int32),
        told=np.array(told, np.int32),
    )
