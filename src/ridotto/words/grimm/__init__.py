"""The Grimm Masquerade in words: every event, card and option, in six languages."""

from ridotto.words.grimm.card_text import (
    OPTIONS,
    ability_text,
    action_text,
    artifact_text,
    character_text,
    option_text,
    rules_text,
)
from ridotto.words.grimm.guests import Guests, action_name, artifact_name, character_name
from ridotto.words.grimm.narrate import GrimmNarrator
from ridotto.words.grimm.options import Asked, move_words, question_words

__all__ = [
    "OPTIONS",
    "Asked",
    "GrimmNarrator",
    "Guests",
    "ability_text",
    "action_name",
    "action_text",
    "artifact_name",
    "artifact_text",
    "character_name",
    "character_text",
    "move_words",
    "option_text",
    "question_words",
    "rules_text",
]
