"""A bot in a few lines: it looks whenever it may, and otherwise makes the first legal move."""

from ridotto.bots import Party, find_bot
from ridotto.games.mascarade import LOOK
from ridotto.play import Game


class Curious:
    def __init__(self, invitation, seed):
        """The invitation describes the table; the seed is for bots that use chance."""

    def watch(self, events):
        """A cleverer bot would remember what its player has seen."""

    def answer(self, view):
        options = view.question.options
        return LOOK if LOOK in options else options[0]


if __name__ == "__main__":
    game = Game.mascarade(["Me", "Ann", "Bob", "Cléa"], seed=1)
    Party.of(game, [Curious, find_bot("honest")]).play_out()
    print("Won by", *game.winners)
