"""What a searcher at the ball has to say: what it would do, and whom it takes the others for."""

from collections.abc import Sequence

from ridotto.bots.search_result import SearchResult
from ridotto.games.grimm import View
from ridotto.games.grimm.rules.characters import CHARACTERS
from ridotto.games.grimm.words import GameNarrator
from ridotto.games.grimm.words.hint import advice_words, belief_words
from ridotto.games.grimm.words.telling import TELLING
from ridotto.words.hint import Advice
from ridotto.words.language import Language
from ridotto.words.narrator import view_facts


def hint_lines(view: View, result: SearchResult, advice: Sequence[Advice], language: Language) -> list[str]:
    """What to do, and who may be who, as far as anything is known of them."""
    guests = GameNarrator(language, [guest.name for guest in view.guests], view.viewer)
    said = advice_words(guests, advice, view_facts(TELLING, view))
    for guest in view.guests:
        chances = hidden(view, result.chances[guest.player])
        if guest.masked and guest.player != view.viewer and is_telling(chances):
            said.append(belief_words(guests, guest.player, chances))
    return said


def hidden(view: View, chances: Sequence[float]) -> list[float]:
    """How likely a guest hides each character; characters that were shown are ruled out."""
    return [0.0 if character in view.broken else chances[character] for character in range(len(CHARACTERS))]


def is_telling(chances: Sequence[float]) -> bool:
    """Whether some character is likelier than another that is possible, or the only one."""
    possible = [round(100 * chance) for chance in chances if chance > 0]
    return len(possible) == 1 or len(set(possible)) > 1
