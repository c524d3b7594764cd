"""What can be chosen at The Grimm Masquerade, in one language: variants; and the cards there are."""

import msgspec

from ridotto.games.grimm.play.header import Options
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTERS
from ridotto.games.grimm.words.card_text import ability_text, action_text, character_text, rules_text
from ridotto.games.grimm.words.narrator import action_name, artifact_name, character_name
from ridotto.games.kind import GameKind
from ridotto.server.part import BotInfo, GameInfo, options_in
from ridotto.words.language import Language


class CharacterInfo(msgspec.Struct, frozen=True):
    """A character at the ball."""

    id: str
    name: str
    text: str
    ability: str


class CardInfo(msgspec.Struct, frozen=True):
    """An artifact, or an action card."""

    id: str
    name: str
    text: str = ""


class GrimmInfo(GameInfo, frozen=True, kw_only=True):
    """What can be chosen at The Grimm Masquerade. Views number cards as these lists do."""

    characters: list[CharacterInfo]
    artifacts: list[CardInfo]
    actions: list[CardInfo]
    rules: str


def grimm_info(kind: GameKind, words: Language, bots: list[BotInfo]) -> GrimmInfo:
    """The game's entry in the catalogue."""
    part = kind.play
    return GrimmInfo(
        title=words.say("grimm-title"),
        players=list(part.players),
        usual_players=part.usual_players,
        stand_in=part.stand_in,
        options=options_in(Options, "grimm-option", words),
        bots=bots,
        phrases=list(kind.words.phrases),
        characters=[_character(number, words) for number in range(len(CHARACTERS))],
        artifacts=[CardInfo(each, artifact_name(n, words)) for n, each in enumerate(ARTIFACTS)],
        actions=[
            CardInfo(each, action_name(n, words), action_text(n, words))
            for n, each in enumerate(ACTION_NAMES)
        ],
        rules=rules_text(words),
    )


def _character(number: int, words: Language) -> CharacterInfo:
    return CharacterInfo(
        CHARACTERS[number].name,
        character_name(number, words),
        character_text(number, words),
        ability_text(number, words),
    )
