"""Hints: what a searcher would do in your place, from what you have seen and nothing else."""

from typing import Final

from rich.text import Text

from ridotto.bots.bot import MascaradeInvitation, bot_seed
from ridotto.bots.searcher import Deep, Searcher
from ridotto.bots.thoughts import Thoughts
from ridotto.mascarade.moves import ANNOUNCE, CHOOSE_CARD, SWAP, Move
from ridotto.play import Game, Mascarade, Rulebook, View
from ridotto.seats import Place, Player
from ridotto.words.company import Company
from ridotto.words.hint import Advice, advice_words, belief_words
from ridotto.words.language import Language

SOME: Final = 3
"""Moves that are worth a word."""


class Adviser:
    """Watches the game through your eyes, and whispers."""

    def __init__(self, game: Game[Rulebook], player: Player, kind: type[Searcher] = Deep) -> None:
        """It is invited like a bot in your seat."""
        assert isinstance(game.header, Mascarade)
        self.game, self.player = game, player
        self.bot = kind(MascaradeInvitation.to(game.header, player), bot_seed(game.header.seed, player))
        self.told = 0
        self.listen()

    def listen(self) -> None:
        """Hear what you have heard."""
        news = self.game.events(self.player, self.told)
        self.told += len(news)
        self.bot.watch(news)

    def lines(self, language: Language) -> list[Text]:
        """What it would do, what else there is, and what it believes about the cards that matter."""
        self.listen()
        view = self.game.view(self.player)
        assert isinstance(view, View)
        thoughts, company = self.bot.think(view), company_of(view, language)
        if thoughts is None:
            return [Text(company.language.say("hint-not-ready"), "dim")]
        advice = [Advice(each.move, each.wins, each.fortune) for each in thoughts.moves[:SOME]]
        said = advice_words(company, advice)
        said += [
            belief_words(company, place, thoughts.chances[place])
            for place in places_that_matter(view, thoughts, company)
        ]
        return [Text(line, "green" if i == 0 else "dim") for i, line in enumerate(said)]


def company_of(view: View, language: Language) -> Company:
    """Everybody as you see them."""
    names = {seat.player: seat.name for seat in view.seats}
    return Company(
        language,
        [names[player] for player in sorted(names)],
        view.masks,
        view.viewer,
        hands=len(view.seats[0].cards),
        centre=len(view.centre),
        player_at=[seat.player for seat in view.seats],
    )


def places_that_matter(view: View, thoughts: Thoughts, company: Company) -> list[Place]:
    """Your own cards, those that the best moves are about, and the one that an announcement stands for."""
    mine = company.player_at.index(view.viewer) * company.hands
    found = list(range(mine, mine + company.hands))
    found += [place for each in thoughts.moves[:SOME] if (place := met(each.move)) is not None]
    if view.announced is not None and view.turn_seat * company.hands != mine:
        first = view.turn_seat * company.hands
        found += range(first, first + company.hands)
    return list(dict.fromkeys(found))


def met(move: Move) -> Place | None:
    """The card of somebody else that a move is about."""
    if move >= SWAP:
        return (move - SWAP) // 3 % 16
    return move - CHOOSE_CARD if CHOOSE_CARD <= move < ANNOUNCE else None
