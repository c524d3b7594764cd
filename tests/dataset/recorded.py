"""Small data sets of games that are played in Python, so that nothing has to be compiled."""

from pathlib import Path

from ridotto.bots.registry import find_bot
from ridotto.bots.table_of_bots import Party
from ridotto.dataset.folder import DatasetFolder, description_of
from ridotto.dataset.frames import Starts, frame_of, header_text
from ridotto.dataset.making import DatasetRequest, usual_bots
from ridotto.dataset.recorded_games import results_of
from ridotto.games.grimm import GrimmOptions
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.registry import game_of
from ridotto.play import open_game
from ridotto.play.header import Header
from ridotto.simulation.batch import header_of
from ridotto.simulation.results import join_results

SEED = 7
TABLES = {
    "mascarade": mascarade(5, seed=0),
    "two cards each": mascarade(2, seed=0),
    "second edition": mascarade(10, edition=2, seed=0),
    "ball": grimm(4, seed=0),
    "ball for two": grimm(2, seed=0),
    "ball with everything": grimm(
        5, seed=0, options=GrimmOptions(wagers=True, treasures=True, abilities=True)
    ),
}


def asked(header: Header, games: int, seed: int = SEED) -> DatasetRequest:
    """A data set of all bots that answer at once."""
    return DatasetRequest(header, tuple(usual_bots(game_of(header).id)), games, seed)


def recorded(header: Header, games: int, folder: Path):
    """A data set of a few games by random bots; returns them, too."""
    bot = find_bot("random", game_of(header).id)
    played = [Party.of(open_game(header_of(header, SEED, n)), [bot]).play_out() for n in range(games)]
    starts = Starts(
        header,
        [header_text(header)] * games,
        [game.header.seed for game in played],
        [["random"] * len(header.players)] * games,
    )
    rows = frame_of(join_results([results_of(game, n) for n, game in enumerate(played)]), starts)
    made = DatasetFolder(folder, description_of(asked(header, games)))
    made.begin()
    made.write_shard(range(games), rows)
    return played
