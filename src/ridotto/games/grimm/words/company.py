"""The guests at the ball and what they carry, by name, as one of them hears it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.seats import Bits, Player, members
from ridotto.words.language import Language
from ridotto.words.listener import Listener


@cache
def character_name(character: int, language: Language) -> str:
    """A character's name in a language."""
    return language.say(f"grimm-character-{_slug(CHARACTER_NAMES[character])}")


@cache
def artifact_name(artifact: int, language: Language) -> str:
    """An artifact's name in a language."""
    return language.say(f"grimm-artifact-{_slug(ARTIFACTS[artifact])}")


@cache
def action_name(action: int, language: Language) -> str:
    """An action card's name in a language."""
    return language.say(f"grimm-action-{_slug(ACTION_NAMES[action])}")


def _slug(name: str) -> str:
    """A name as it stands in messages: `glass-slipper`."""
    return name.lower().replace(" ", "-")


def message_names(numbers: type) -> dict[int, str]:
    """What the numbers of a class are called in messages: `extra-card` for EXTRA_CARD."""
    return {n: name.lower().replace("_", "-") for name, n in vars(numbers).items() if name.isupper()}


@dataclass(slots=True)
class Guests(Listener):
    """The people at the ball, as one of them sees it."""

    language: Language
    names: Sequence[str]
    viewer: Player

    def character(self, character: int) -> str:
        """The name of a character."""
        return character_name(character, self.language)

    def artifact(self, artifact: int) -> str:
        """The name of an artifact."""
        return artifact_name(artifact, self.language)

    def action(self, action: int) -> str:
        """The name of an action card."""
        return action_name(action, self.language)

    def others(self, players: Bits) -> str:
        """The players of a set by name, without the one who is told."""
        return self.language.join([self.names[player] for player in members(players & ~(1 << self.viewer))])
