"""What a card says: the text of a power, made from its effects and from nothing else."""

from typing import Final

from ridotto.games.mascarade.rules.effects import Effect, Power, Whom
from ridotto.words.language import Language

AGAIN: Final = {
    Whom.THE_RICHEST: "same",
    Whom.THE_POOREST: "same",
    Whom.ANOTHER: "same",
    Whom.ANOTHER_OR_CENTRE: "same-or-centre",
    Whom.TWO_OTHERS: "same-two",
}
"""Those who were chosen stay chosen for the next effect that asks for the same whom."""


def card_text(power: Power, language: Language) -> str:
    """The text of a whole power, a sentence or two for each effect."""
    before = (None, *(effect.whom for effect in power))
    sentences = [
        effect_text(effect, language, again=effect.whom == chosen)
        for effect, chosen in zip(power, before, strict=False)
    ]
    return " ".join(sentences)


def effect_text(effect: Effect, language: Language, again: bool = False) -> str:
    """The text of one effect; again, if it meets whom the effect before it has met."""
    whom = effect.whom.name.lower()
    if again:
        whom = AGAIN.get(effect.whom, whom)
    message = f"effect-{effect.verb.name.lower()}-{whom}".replace("_", "-")
    return language.say(message, n=effect.n)
