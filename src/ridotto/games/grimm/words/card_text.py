"""What the cards of the ball say, made from the tables of the rules and from nothing else."""

from typing import Final

from ridotto.games.grimm.rules.setup import Variant
from ridotto.games.grimm.words.narrator import card_narrator
from ridotto.words.language import Language

OPTIONS: Final = tuple(name.replace("_", "-") for name in Variant._fields)
"""What a table may choose to play with, as messages call it."""
RULES: Final = ("aim", "turn", "evidence", "action", "unmasked", "end")
"""The parts of the rules in short, in the order in which one needs them."""


def character_text(character: int, language: Language) -> str:
    """What wins the round for a character, and what unmasks it."""
    return card_narrator(language).words("character-text", character)


def artifact_text(artifact: int, language: Language) -> str:
    """Whose boon an artifact is, and whose bane."""
    return card_narrator(language).words("artifact-text", artifact)


def action_text(action: int, language: Language) -> str:
    """What an action does."""
    return card_narrator(language).words("action-text", action)


def ability_text(character: int, language: Language) -> str:
    """What the special ability of a character does."""
    return card_narrator(language).words("ability-text", character)


def option_text(option: str, language: Language) -> str:
    """What it means to play with an option, e.g. `wagers`, in a line."""
    return language.say(f"grimm-option-{option}-about")


def rules_text(language: Language) -> str:
    """The rules in short, a paragraph a line."""
    return "\n".join(language.say(f"grimm-rules-{part}") for part in RULES)
