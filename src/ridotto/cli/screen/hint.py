"""Hints: what a searcher would do in your place, from what you have seen and nothing else."""

from typing import Final

from rich.text import Text

from ridotto.bots.bot import bot_seed
from ridotto.bots.registry import invitation
from ridotto.bots.searcher import Deep, Searcher
from ridotto.games.registry import game_of
from ridotto.play import Game, Rulebook
from ridotto.seats import Player
from ridotto.words.hint import Advice
from ridotto.words.language import Language
from ridotto.words.part import GiveHint

MOST_MOVES: Final = 3
"""Moves that a hint mentions."""


class Adviser:
    """A searcher that sees what you see, and advises you."""

    def __init__(self, game: Game[Rulebook], player: Player, kind: type[Searcher] = Deep) -> None:
        self.game, self.player = game, player
        self.bot = kind(invitation(game.header, player), bot_seed(game.header.seed, player))
        self.heard = 0
        self.listen()

    def listen(self) -> None:
        """Take in the events that you saw."""
        news = self.game.events(self.player, self.heard)
        self.heard += len(news)
        self.bot.watch(news)

    def lines(self, language: Language) -> list[Text]:
        """Its move, the alternatives, and its beliefs, in sentences."""
        self.listen()
        view = self.game.view(self.player)
        self.bot.see_table(self.game.seen_table(self.player))
        result = self.bot.think(view)
        if result is None:
            return [Text(language.say("hint-not-ready"), "dim")]
        advice = [Advice(each.move, each.wins, each.fortune) for each in result.moves[:MOST_MOVES]]
        said = self._words()(view, result.chances, advice, language)
        return [Text(line, "green" if i == 0 else "dim") for i, line in enumerate(said)]

    def _words(self) -> GiveHint:
        game = game_of(self.game.header)
        hint = game.words.hint
        assert hint is not None, f"there are no hints for {game.id}"
        return hint
