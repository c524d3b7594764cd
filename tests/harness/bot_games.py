"""Games that bots play to the end."""

from random import Random

from ridotto.bots.table_of_bots import Party
from ridotto.games.registry import game_of
from ridotto.play import Game


def game_of_bots(game: Game, seed: int) -> Game:
    """The same game, played by bots that answer at once, drawn by chance."""
    bots = list(game_of(game.header).bots.bots.values())
    chosen = Random(seed).choices(bots, k=len(game.players))
    return Party.of(game, chosen).play_out()
