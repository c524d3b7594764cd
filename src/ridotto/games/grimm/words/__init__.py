"""The Grimm Masquerade in words: every event, card and option, in six languages."""

from ridotto.games.grimm.words.card_text import (
    OPTIONS,
    ability_text,
    action_text,
    artifact_text,
    character_text,
    option_text,
    rules_text,
)
from ridotto.games.grimm.words.narrator import GameNarrator, action_name, artifact_name, character_name

__all__ = [
    "OPTIONS",
    "GameNarrator",
    "ability_text",
    "action_name",
    "action_text",
    "artifact_name",
    "artifact_text",
    "character_name",
    "character_text",
    "option_text",
    "rules_text",
]
