"""How a game starts: from the command line, or from where somebody left."""

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from ridotto.bots.bot import MakeBot
from ridotto.bots.registry import find_bot
from ridotto.cli.arguments import find_seat
from ridotto.cli.commands.table_options import SETTLED, game_of, new_header, said, seating
from ridotto.cli.files import BadRequest, load_record
from ridotto.games.mascarade import Mascarade
from ridotto.play import Game, Rulebook, open_game, replay
from ridotto.seats import SPECTATOR, Player

EVERYDAY_BOTS: Final[Mapping[str, tuple[str, ...]]] = {
    "mascarade": ("honest", "bluffer"),
    "grimm": ("careful", "sly"),
}


class Start(NamedTuple):
    """A game, who plays it and against whom."""

    game: Game[Rulebook]
    viewer: Player
    bots: list[MakeBot]


def begin(arguments: Namespace) -> Start:
    """Set the table, new or saved."""
    if arguments.watch and arguments.seat is not None:
        raise BadRequest("somebody who watches has no seat; leave out --seat or --watch")
    if arguments.resume is not None:
        game = resume(arguments.resume, arguments)
        bots = find_bots(arguments, "mascarade" if isinstance(game.header, Mascarade) else "grimm")
        seat = SPECTATOR if arguments.watch else own_seat(arguments, game)
    else:
        bots = find_bots(arguments, game_of(arguments))
        names, seat = seating(arguments)
        game = open_game(new_header(arguments, names))
    if arguments.hint and arguments.watch:
        raise BadRequest("somebody who watches has nothing to decide; leave out --hint or --watch")
    return Start(game, SPECTATOR if arguments.watch else seat, bots)


def own_seat(arguments: Namespace, game: Game[Rulebook]) -> int:
    """The seat that was somebody's when they left: a saved game does not know whose it is."""
    if arguments.seat is None:
        raise BadRequest("a saved game does not know which seat was yours; say it with --seat, or --watch")
    return find_seat(arguments.seat, len(game.players))


def find_bots(arguments: Namespace, game: str) -> list[MakeBot]:
    """The bots that were asked for, or the everyday ones."""
    return [find_bot(name, game) for name in arguments.bots or EVERYDAY_BOTS[game]]


def resume(path: Path, arguments: Namespace) -> Game[Rulebook]:
    """The game in a file, as it was left."""
    for name in SETTLED:
        if said(arguments, name):
            option = "GAME" if name == "game" else f"--{name.replace('_', '-')}"
            raise BadRequest(f"a saved game has settled its {option} already; leave it out")
    game = replay(load_record(path), str(path))
    if game.over:
        raise BadRequest(f"the game in {path} is over; see it with: ridotto replay {path}")
    return game
