"""What can be chosen at Mascarade, in one language: editions, masks, scenarios, house rules, verbs."""

from typing import get_args

import msgspec

from ridotto.games.kind import GameKind
from ridotto.games.mascarade.play.header import Memory, Options
from ridotto.games.mascarade.rules.effects import ALONE, COUNTED, FROM_THE_BANK, MEETS, VERBS, Do
from ridotto.games.mascarade.rules.masks import EDITIONS, PLAYERS, SCENARIOS, Mask
from ridotto.games.mascarade.rules.sets import cards_for
from ridotto.games.mascarade.words.card_text import card_text
from ridotto.games.mascarade.words.narrator import mask_name
from ridotto.server.part import BotInfo, GameInfo, options_in
from ridotto.words.language import Language


class MaskInfo(msgspec.Struct, frozen=True):
    """A printed mask: what it is called in agreements, and what its card says."""

    id: str
    name: str
    power: list[str]
    text: str
    copies: int
    least_players: int
    bank: bool
    """Whether it carries the bank symbol."""


class Scenario(msgspec.Struct, frozen=True):
    """A set of masks for each number of players."""

    id: str
    name: str
    masks: dict[int, list[str]]


class Edition(msgspec.Struct, frozen=True):
    """One of the two boxes."""

    number: int
    name: str
    players: list[int]
    masks: list[MaskInfo]
    scenarios: list[Scenario]
    """The first one is played if nobody chooses."""
    cards: dict[int, list[int]]
    """How many cards a set of one's own may have, by number of players."""


class VerbInfo(msgspec.Struct, frozen=True):
    """A verb that masks of one's own are made of: `take(1, neighbours)`."""

    id: str
    counted: bool
    """Whether it carries a number of coins."""
    whom: list[str]
    """Whom it may meet; nothing but `self` where nobody is named."""
    bank: bool
    """Whether it draws on the bank."""


class MascaradeInfo(GameInfo, frozen=True, kw_only=True):
    """What can be chosen at Mascarade."""

    editions: list[Edition]
    verbs: list[VerbInfo]


def mascarade_info(kind: GameKind, words: Language, bots: list[BotInfo]) -> MascaradeInfo:
    """The game's entry in the catalogue."""
    part = kind.play
    memories = {each: words.say(f"memory-{each}") for each in get_args(Memory)}
    return MascaradeInfo(
        title=part.title,
        players=list(part.players),
        usual_players=part.usual_players,
        stand_in=part.stand_in,
        options=options_in(Options, "option", words, {"memory": memories}),
        bots=bots,
        phrases=list(kind.words.phrases),
        editions=[_edition(number, words) for number in EDITIONS],
        verbs=[_verb(name) for name in VERBS],
    )


def _verb(name: str) -> VerbInfo:
    verb = Do[name.upper()]
    whom = [each.name.lower() for each in sorted(MEETS.get(verb, ALONE))]
    return VerbInfo(name, verb in COUNTED, whom, verb in FROM_THE_BANK)


def _edition(number: int, words: Language) -> Edition:
    players = list(PLAYERS[number])
    return Edition(
        number=number,
        name=words.say(f"edition-{number}"),
        players=players,
        masks=[mask_info(mask, words) for mask in EDITIONS[number].values()],
        scenarios=[
            Scenario(name, words.say(f"scenario-{name.lower()}"), {n: list(sets[n]) for n in players})
            for name, sets in SCENARIOS[number].items()
        ],
        cards={n: list(cards_for(n)) for n in players},
    )


def mask_info(mask: Mask, words: Language) -> MaskInfo:
    """A mask, as its card has it."""
    return MaskInfo(
        id=mask.name,
        name=mask_name(mask.name, words),
        power=[str(effect) for effect in mask.power],
        text=card_text(mask.power, words),
        copies=mask.copies,
        least_players=mask.least_players,
        bank=mask.has_bank_symbol,
    )
