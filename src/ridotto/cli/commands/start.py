"""How a game starts: from the command line, or from a saved game."""

from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

from ridotto.bots.bot import MakeBot
from ridotto.bots.registry import find_bot
from ridotto.cli.commands.table_options import new_header, seating, settled_option, wanted_game
from ridotto.cli.files import BadInput, load_record
from ridotto.cli.parsing import find_seat, parts
from ridotto.games.registry import game_of
from ridotto.play import Game, Rulebook, open_game, replay
from ridotto.seats import SPECTATOR, Player


class StartedGame(NamedTuple):
    """A game, the player's seat, and the bots."""

    game: Game[Rulebook]
    viewer: Player
    bots: list[MakeBot]


def start_game(arguments: Namespace) -> StartedGame:
    """Set the table, new or saved."""
    if arguments.watch and arguments.seat is not None:
        raise BadInput("spectator-with-seat")
    if arguments.resume is not None:
        game = resume(arguments.resume, arguments)
        bots = find_bots(arguments, game_of(game.header).id)
        seat = SPECTATOR if arguments.watch else own_seat(arguments, game)
    else:
        bots = find_bots(arguments, wanted_game(arguments).id)
        names, seat = seating(arguments)
        game = open_game(new_header(arguments, names))
    if arguments.hint:
        check_hint(arguments, game)
    return StartedGame(game, SPECTATOR if arguments.watch else seat, bots)


def check_hint(arguments: Namespace, game: Game[Rulebook]) -> None:
    """Raise unless there is a player, and the game has hints."""
    if arguments.watch:
        raise BadInput("spectator-with-hint")
    kind = game_of(game.header)
    if not kind.has("words") or kind.words.hint is None:
        raise BadInput("no-hints", title=kind.play.title)


def own_seat(arguments: Namespace, game: Game[Rulebook]) -> int:
    """The seat that you play on; a saved game does not know which one that was."""
    if arguments.seat is None:
        raise BadInput("resume-without-seat")
    return find_seat(arguments.seat, len(game.players))


def find_bots(arguments: Namespace, game: str) -> list[MakeBot]:
    """The bots that were asked for, or the usual ones."""
    return [find_bot(name, game) for name in arguments.bots or parts()[game].usual_bots]


def resume(path: Path, arguments: Namespace) -> Game[Rulebook]:
    """The game in a file, as it was left."""
    if (option := settled_option(arguments)) is not None:
        raise BadInput("resume-settled", option=option)
    game = replay(load_record(path), str(path))
    if game.over:
        raise BadInput("resume-over", file=str(path))
    return game
