"""The characters, one line each, with boon, bane and ability. The only place that knows their names."""

from typing import Final, NamedTuple

ARTIFACTS: Final = (
    "Crown",
    "Treats",
    "Disguise",
    "Cauldron",
    "Glass Slipper",
    "Clock",
    "Spindle",
    "Mirror",
)
COPIES: Final = 6
"""Cards of each artifact."""
NO_CHARACTER: Final = -1


class Ability:
    """What a special ability does (G80)."""

    NONE: Final = 0
    GIVING_MARKS: Final = 1
    """A player who is given the boon or bane must put a marker of their choice."""
    GIVING_SHOWS: Final = 2
    """After giving the boon or bane, may see a card of the character deck."""
    ERROR_SHOWS: Final = 3
    """After a wrong accusation, may see a card of the character deck."""
    RANDOM_WAGER: Final = 4
    """Takes a random wager at the start of the round."""
    EXTRA_CARD: Final = 5
    """Without a pair at the start of the turn, may draw one more card."""
    SIX_DIFFERENT: Final = 6
    """Six different artifacts win the round."""
    ERROR_DRAWS: Final = 7
    """After a wrong accusation, may draw a card."""
    MARKER_DRAWS: Final = 8
    """After putting a marker in their own turn, must draw a card at its end."""


class Character(NamedTuple):
    """A character: three of the boon win the round, two of the bane unmask."""

    name: str
    boon: str
    bane: str
    ability: int


CHARACTERS: Final = (
    Character("Evil Queen", "Crown", "Mirror", Ability.GIVING_MARKS),
    Character("Red Riding Hood", "Treats", "Disguise", Ability.GIVING_SHOWS),
    Character("Big Bad Wolf", "Disguise", "Cauldron", Ability.ERROR_SHOWS),
    Character("Hansel", "Cauldron", "Treats", Ability.RANDOM_WAGER),
    Character("Cinderella", "Glass Slipper", "Clock", Ability.EXTRA_CARD),
    Character("Sleeping Beauty", "Clock", "Spindle", Ability.SIX_DIFFERENT),
    Character("Rumpelstiltskin", "Spindle", "Crown", Ability.ERROR_DRAWS),
    Character("The Beast", "Mirror", "Glass Slipper", Ability.MARKER_DRAWS),
)
CHARACTER_NAMES: Final = tuple(character.name for character in CHARACTERS)
ALL_CHARACTERS: Final = 255
"""All eight, as bits."""

_boons: Final = [character.boon for character in CHARACTERS]
_banes: Final = [character.bane for character in CHARACTERS]

BOON: Final = tuple(ARTIFACTS.index(boon) for boon in _boons)
"""The boon of each character."""
BANE: Final = tuple(ARTIFACTS.index(bane) for bane in _banes)
"""The bane of each character."""
BOON_OF: Final = tuple(_boons.index(artifact) for artifact in ARTIFACTS)
"""Whose boon each artifact is."""
BANE_OF: Final = tuple(_banes.index(artifact) for artifact in ARTIFACTS)
"""Whose bane each artifact is."""
ABILITY: Final = tuple(character.ability for character in CHARACTERS)
"""The ability of each character."""
