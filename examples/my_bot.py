"""A bot in a few lines: it looks whenever it may, and else does the first thing that is allowed."""

from ridotto.bots.registry import Party, find_bot
from ridotto.games.mascarade.rules.moves import LOOK
from ridotto.play import Game


class Curious:
    def __init__(self, invitation, seed):
        """It knows the table from its invitation; the seed is for bots that like to toss a coin."""

    def watch(self, events):
        """Here a cleverer bot would remember what its player has seen."""

    def answer(self, view):
        options = view.question.options
        return LOOK if LOOK in options else options[0]


if __name__ == "__main__":
    game = Game.mascarade(["Me", "Ann", "Bob", "Cléa"], seed=1)
    Party.of(game, [Curious, find_bot("honest")]).play_out()
    print("Won by", *game.winners)
