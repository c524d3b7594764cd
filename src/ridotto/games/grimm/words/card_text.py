"""What the cards of the ball say, made from the tables of the rules and from nothing else."""

from typing import Final

from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import ABILITY, BANE, BANE_OF, BOON, BOON_OF, Ability
from ridotto.games.grimm.rules.setup import Variant
from ridotto.games.grimm.words.company import artifact_name, character_name, message_names
from ridotto.words.language import Language

OPTIONS: Final = tuple(name.replace("_", "-") for name in Variant._fields)
"""What a table may choose to play with, as messages call it."""
RULES: Final = ("aim", "turn", "evidence", "action", "unmasked", "end")
"""The parts of the rules in short, in the order in which one needs them."""

_ABILITIES: Final = message_names(Ability)
_ACTIONS: Final = message_names(Action)


def character_text(character: int, language: Language) -> str:
    """What wins the round for a character, and what unmasks it."""
    return language.say("grimm-character-about", **_boon_and_bane(character, language))


def artifact_text(artifact: int, language: Language) -> str:
    """Whose boon an artifact is, and whose bane."""
    boon_of = character_name(BOON_OF[artifact], language)
    return language.say(
        "grimm-artifact-about", boon=boon_of, bane=character_name(BANE_OF[artifact], language)
    )


def action_text(action: int, language: Language) -> str:
    """What an action does."""
    return language.say(f"grimm-action-about-{_ACTIONS[action]}")


def ability_text(character: int, language: Language) -> str:
    """What the special ability of a character does."""
    ability = _ABILITIES[ABILITY[character]]
    return language.say(f"grimm-ability-about-{ability}", **_boon_and_bane(character, language))


def option_text(option: str, language: Language) -> str:
    """What it means to play with an option, e.g. `wagers`, in a line."""
    return language.say(f"grimm-option-{option}-about")


def rules_text(language: Language) -> str:
    """The rules in short, a paragraph a line."""
    return "\n".join(language.say(f"grimm-rules-{part}") for part in RULES)


def _boon_and_bane(character: int, language: Language) -> dict[str, str]:
    """A character's boon and bane by name."""
    return {
        "boon": artifact_name(BOON[character], language),
        "bane": artifact_name(BANE[character], language),
    }
