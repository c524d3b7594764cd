"""`ridotto replay`: tells a saved game once its moves and events are known to agree."""

from argparse import Namespace

import msgspec

from ridotto.cli.arguments import find_seat
from ridotto.cli.files import load_record
from ridotto.cli.screen.console import screen, spoken
from ridotto.cli.screen.game_screen import OwnEyes
from ridotto.cli.screen.screen import scene_of
from ridotto.events import Event
from ridotto.play import Game, Rulebook, replay
from ridotto.play.record import Result, result_of
from ridotto.seats import SPECTATOR, Player


class Outcome(msgspec.Struct, frozen=True):
    """How a game stands after its last move."""

    position: str
    result: Result


def run(arguments: Namespace) -> int:
    """Tell the game, or print how it came out."""
    console, language = screen(arguments), spoken(arguments)
    game = replay(load_record(arguments.file), str(arguments.file))
    viewer = SPECTATOR if arguments.seat is None else find_seat(arguments.seat, len(game.players))
    if arguments.json:
        print(msgspec.json.encode(Outcome(game.position(), result_of(game))).decode())
        return 0
    scene = scene_of(OwnEyes(game, viewer), language)
    for line in (*scene.tell(seen(game, viewer)), *scene.rest()):
        console.print(line)
    return 0


def seen(game: Game[Rulebook], viewer: Player) -> list[Event]:
    """What a player saw; those who only watch hear the whole truth once it is over."""
    return game.truth() if viewer == SPECTATOR and game.over else game.events(viewer)
