"""`ridotto replay`: tells a saved game once its moves and events are known to agree."""

from argparse import Namespace

import msgspec

from ridotto.events import Event
from ridotto.play import Game, Rulebook, replay
from ridotto.play.record import Result, result_of
from ridotto.seats import SPECTATOR, Player
from ridotto.terminal.arguments import find_seat
from ridotto.terminal.files import load_record
from ridotto.terminal.scene import OwnEyes
from ridotto.terminal.speaking import screen, spoken
from ridotto.terminal.stage import scene_of


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
