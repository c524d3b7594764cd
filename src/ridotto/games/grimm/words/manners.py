"""How a bot plays at the ball, in plain words: how often it accuses, and how often it hides its boon."""

from ridotto.words.language import Language
from ridotto.words.manners import MannerFigures, portion


def manner_words(figures: MannerFigures, language: Language) -> list[str]:
    """The parts of the line about a bot; one that accuses nobody is never right."""
    times = language.decimal(figures["accusations per game"], 1)
    said = [language.say("grimm-manners-accuses", times=times)]
    if "right accusations" in figures:
        said.append(language.say("grimm-manners-right", **portion(figures["right accusations"])))
    return [*said, language.say("grimm-manners-hides", **portion(figures["boons given away"]))]
