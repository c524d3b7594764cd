"""`ridotto replay`: tells a saved game once its moves and events are known to agree."""

from argparse import Namespace

import msgspec

from ridotto.events import Event
from ridotto.play import Game, replay
from ridotto.play.record import Result, result_of
from ridotto.seats import SPECTATOR, Player
from ridotto.terminal.arguments import find_seat
from ridotto.terminal.files import load_record
from ridotto.terminal.speaking import screen, spoken
from ridotto.terminal.teller import Teller


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
    teller = Teller(game, language, viewer)
    for line in (*teller.tell(seen(game, viewer)), *teller.passes()):
        console.print(line)
    return 0


def seen(game: Game, viewer: Player) -> list[Event]:
    """What a player saw; those who only watch hear the whole truth once it is over."""
    return game.truth() if viewer == SPECTATOR and game.over else game.events(viewer)
