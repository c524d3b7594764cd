"""Hints: what a searcher would do in your place, from what you have seen and nothing else."""

from typing import Final

from rich.text import Text

from ridotto.bots.bot import bot_seed
from ridotto.bots.registry import invitation
from ridotto.bots.searcher import Deep, Searcher
from ridotto.games.grimm.terminal.hint import whispers as whispers_at_the_ball
from ridotto.games.mascarade import View
from ridotto.games.mascarade.terminal.hint import whispers
from ridotto.play import Game, Rulebook
from ridotto.seats import Player
from ridotto.words.hint import Advice
from ridotto.words.language import Language

SOME: Final = 3
"""Moves that are worth a word."""


class Adviser:
    """Watches the game through your eyes, and whispers."""

    def __init__(self, game: Game[Rulebook], player: Player, kind: type[Searcher] = Deep) -> None:
        """It is invited like a bot in your seat."""
        self.game, self.player = game, player
        self.bot = kind(invitation(game.header, player), bot_seed(game.header.seed, player))
        self.told = 0
        self.listen()

    def listen(self) -> None:
        """Hear what you have heard."""
        news = self.game.events(self.player, self.told)
        self.told += len(news)
        self.bot.watch(news)

    def lines(self, language: Language) -> list[Text]:
        """What it would do, what else there is, and what it believes."""
        self.listen()
        view = self.game.view(self.player)
        self.bot.see_table(self.game.seen_table(self.player))
        thoughts = self.bot.think(view)
        if thoughts is None:
            return [Text(language.say("hint-not-ready"), "dim")]
        advice = [Advice(each.move, each.wins, each.fortune) for each in thoughts.moves[:SOME]]
        if isinstance(view, View):
            said = whispers(view, thoughts, advice, language)
        else:
            said = whispers_at_the_ball(view, thoughts, advice, language)
        return [Text(line, "green" if i == 0 else "dim") for i, line in enumerate(said)]
