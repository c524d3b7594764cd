"""How a bot plays Mascarade, in plain words: how often it lies, how often it contests, and when."""

from ridotto.words.language import Language
from ridotto.words.manners import MannerFigures, portion


def manner_words(figures: MannerFigures, language: Language) -> list[str]:
    """The parts of the line about a bot; one that contests nothing is never right."""
    said = [
        language.say("mascarade-manners-lies", **portion(figures["bluffs"])),
        language.say("mascarade-manners-contests", **portion(figures["contests"])),
    ]
    if "right contests" in figures:
        said.append(language.say("mascarade-manners-right", **portion(figures["right contests"])))
    return said
