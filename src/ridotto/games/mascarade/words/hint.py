"""A hint at Mascarade in words: what a searcher would do, and what it believes about the cards."""

from collections.abc import Sequence
from typing import Final

from ridotto.games.mascarade.play.view import View
from ridotto.games.mascarade.rules.moves import CHOOSE_CARD, SWAP, Move, chosen_place, kind_of, swap_place
from ridotto.games.mascarade.words.narrator import GameNarrator
from ridotto.seats import Place
from ridotto.words import hint
from ridotto.words.hint import Advice, Chances
from ridotto.words.language import Language

LEAST: Final = 0.05
"""The lowest chance at which a mask is mentioned."""


def hint_lines(view: View, chances: Chances, advice: Sequence[Advice], language: Language) -> list[str]:
    """What to do, and what may lie on the places that matter."""
    company = GameNarrator.of(view, language)
    places = places_that_matter(view, advice, company)
    said = advice_words(company, advice)
    return said + [belief_words(company, place, chances[place]) for place in places]


def places_that_matter(view: View, advice: Sequence[Advice], company: GameNarrator) -> list[Place]:
    """Your own cards, those that the best moves are about, and the one that an announcement stands for."""
    mine = company.player_at.index(view.viewer) * company.hands
    found = list(range(mine, mine + company.hands))
    found += [place for each in advice if (place := met(each.move)) is not None]
    if view.announced is not None and view.turn_seat * company.hands != mine:
        first = view.turn_seat * company.hands
        found += range(first, first + company.hands)
    return list(dict.fromkeys(found))


def met(move: Move) -> Place | None:
    """Another player's card that a move is about."""
    if move >= SWAP:
        return swap_place(move)
    return chosen_place(move) if kind_of(move) == CHOOSE_CARD else None


def advice_words(narrator: GameNarrator, advice: Sequence[Advice]) -> list[str]:
    """The best move first, then what else there is."""
    return hint.advice_words(narrator, advice, "hint", "coins")


def belief_words(narrator: GameNarrator, place: Place, chances: Sequence[float]) -> str:
    """What is believed about one card, the likeliest first."""
    order = sorted(range(len(chances)), key=lambda mask: -chances[mask])
    likely = [(narrator.mask(mask), chances[mask]) for mask in order if chances[mask] >= LEAST]
    masks = hint.chances_words(narrator.language, likely)
    return narrator.language.say("hint-believed", card=narrator.card(place), masks=masks)
