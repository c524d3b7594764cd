"""Games that people played on a server, as data sets: one for each game, all of them or none."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from shutil import rmtree
from typing import Final, NamedTuple

import polars as pl

from ridotto import __version__
from ridotto.dataset.card import card
from ridotto.dataset.columns import FORMAT
from ridotto.dataset.description import PEOPLE, Description, unreadable
from ridotto.dataset.folder import CARD, DRAFT, DatasetFolder
from ridotto.dataset.frames import Starts, frame_of, header_text
from ridotto.dataset.recorded_games import results_of
from ridotto.games.registry import game_of
from ridotto.play import open_game
from ridotto.play.header import Header
from ridotto.play.record import play_all

SHARD: Final = 1024


class PlayedGame(NamedTuple):
    """A finished game without names."""

    header: Header
    moves: Sequence[int]
    players: Sequence[str]
    """Who played, by player."""


def write_games(folder: Path, games: Iterable[PlayedGame], written: Callable[[], None]) -> int:
    """Write games into a folder that is new or empty; returns how many. `written` is called for each.

    They are written beside the folder and moved there when all are whole.
    """
    by_game: dict[str, list[PlayedGame]] = defaultdict(list)
    for game in games:
        by_game[game_of(game.header).id].append(game)
    draft = folder.absolute().with_name(f"{DRAFT}{folder.absolute().name}")
    rmtree(draft, ignore_errors=True)
    try:
        draft.mkdir()
        for id, played in sorted(by_game.items()):
            write_set(draft / id, id, sorted(played, key=in_no_order), written)
        draft.replace(folder)
    except OSError as error:
        raise unreadable(folder, error) from None
    finally:
        rmtree(draft, ignore_errors=True)
    return sum(map(len, by_game.values()))


def in_no_order(game: PlayedGame) -> bytes:
    """Sorted by this, games come in an order that has nothing to do with when they were played."""
    return blake2b(f"{game.header.seed} {list(game.moves)}".encode()).digest()


def write_set(folder: Path, id: str, games: Sequence[PlayedGame], written: Callable[[], None]) -> None:
    """Write the data set of one game."""
    made = DatasetFolder(folder, Description(FORMAT, __version__, id, PEOPLE, len(games), SHARD))
    made.begin()
    for start in range(0, len(games), SHARD):
        shard = range(start, min(start + SHARD, len(games)))
        rows = []
        for number in shard:
            rows.append(row_of(games[number], number))
            written()
        made.write_shard(shard, pl.concat(rows))
    made.write(CARD, card(made.description, sum(made.sizes())).encode())


def row_of(played: PlayedGame, number: int) -> pl.DataFrame:
    """One game as a row: it is played again."""
    game = open_game(played.header)
    play_all(game, played.moves)
    starts = Starts(played.header, [header_text(played.header)], [played.header.seed], [list(played.players)])
    return frame_of(results_of(game, number), starts)
