"""What a searcher has to say at Mascarade: what it would do, and what it believes about the cards."""

from collections.abc import Sequence

from ridotto.bots.search_result import SearchResult
from ridotto.games.mascarade import View
from ridotto.games.mascarade.rules.moves import CHOOSE_CARD, SWAP, Move, chosen_place, kind_of, swap_place
from ridotto.games.mascarade.words.hint import advice_words, belief_words
from ridotto.games.mascarade.words.narrator import GameNarrator
from ridotto.seats import Place
from ridotto.words.hint import Advice
from ridotto.words.language import Language


def hint_lines(view: View, result: SearchResult, advice: Sequence[Advice], language: Language) -> list[str]:
    """What to do, and what may lie on the places that matter."""
    company = GameNarrator.of(view, language)
    places = places_that_matter(view, advice, company)
    said = advice_words(company, advice)
    return said + [belief_words(company, place, result.chances[place]) for place in places]


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
