"""A hint at the ball in words: what a searcher would do, and whom it takes the others for."""

from collections.abc import Sequence
from typing import Final

from ridotto.games.grimm.play.view import View
from ridotto.games.grimm.rules.characters import CHARACTERS
from ridotto.games.grimm.words.narrator import GameNarrator
from ridotto.games.grimm.words.telling import TELLING
from ridotto.seats import Player
from ridotto.words import hint
from ridotto.words.hint import Advice, Chances
from ridotto.words.language import Language
from ridotto.words.narrator import Facts, view_facts

LIKELY: Final = 3
"""How many characters are mentioned for each player."""


def hint_lines(view: View, chances: Chances, advice: Sequence[Advice], language: Language) -> list[str]:
    """What to do, and who may be who, as far as anything is known of them."""
    guests = GameNarrator(language, [guest.name for guest in view.guests], view.viewer)
    said = advice_words(guests, advice, view_facts(TELLING, view))
    for guest in view.guests:
        likely = hidden(view, chances[guest.player])
        if guest.masked and guest.player != view.viewer and is_telling(likely):
            said.append(belief_words(guests, guest.player, likely))
    return said


def hidden(view: View, chances: Sequence[float]) -> list[float]:
    """How likely a guest hides each character; characters that were shown are ruled out."""
    return [0.0 if character in view.broken else chances[character] for character in range(len(CHARACTERS))]


def is_telling(chances: Sequence[float]) -> bool:
    """Whether some character is likelier than another that is possible, or the only one."""
    possible = [round(100 * chance) for chance in chances if chance > 0]
    return len(possible) == 1 or len(set(possible)) > 1


def advice_words(narrator: GameNarrator, advice: Sequence[Advice], facts: Facts) -> list[str]:
    """The best move first, then what else there is."""
    return hint.advice_words(narrator, advice, "grimm-hint", "roses", facts)


def belief_words(narrator: GameNarrator, who: Player, chances: Sequence[float]) -> str:
    """Whom a player may hide, the likeliest first."""
    order = sorted(range(len(chances)), key=lambda character: -chances[character])[:LIKELY]
    likely = [
        (narrator.character(character), chances[character]) for character in order if chances[character] > 0
    ]
    characters = hint.chances_words(narrator.language, likely)
    return narrator.language.say("grimm-hint-believed", who=narrator.names[who], characters=characters)
