"""`ridotto replay`: tells a saved game once its moves and events are known to agree."""

from argparse import Namespace

import msgspec

from ridotto.cli.files import load_record
from ridotto.cli.parsing import find_seat
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.game_screen import LocalPerspective
from ridotto.cli.screen.screen import game_screen
from ridotto.events import Event
from ridotto.play import Game, Rulebook, replay
from ridotto.play.record import Result, result_of
from ridotto.seats import SPECTATOR, Player


class FinalPosition(msgspec.Struct, frozen=True):
    """How a game stands after its last move."""

    position: str
    result: Result


def run(arguments: Namespace) -> int:
    """Tell the game, or print its result."""
    console, language = open_console(arguments), choose_language(arguments)
    game = replay(load_record(arguments.file), str(arguments.file))
    viewer = SPECTATOR if arguments.seat is None else find_seat(arguments.seat, len(game.players))
    if arguments.json:
        print(msgspec.json.encode(FinalPosition(game.position(), result_of(game))).decode())
        return 0
    shown = game_screen(LocalPerspective(game, viewer), language)
    for line in (*shown.tell(events_for(game, viewer)), *shown.rest()):
        console.print(line)
    return 0


def events_for(game: Game[Rulebook], viewer: Player) -> list[Event]:
    """What a player saw; a spectator of a finished game is told everything."""
    return game.truth() if viewer == SPECTATOR and game.over else game.events(viewer)
