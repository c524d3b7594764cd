"""Everything that can be chosen, in one language: games, masks, scenarios, options, bots, clocks, phrases."""

from functools import cache
from importlib.util import find_spec
from inspect import cleandoc
from typing import Any, Final, get_args

import msgspec

from ridotto.bots.registry import installed_bots, quick_bots, searchers
from ridotto.games.grimm.play.header import GrimmOptions
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTERS
from ridotto.games.grimm.rules.setup import PLAYERS as GUESTS
from ridotto.games.grimm.words.card_text import ability_text, action_text, character_text, rules_text
from ridotto.games.grimm.words.narrator import action_name, artifact_name, character_name
from ridotto.games.mascarade.play.header import Memory, Options
from ridotto.games.mascarade.rules.effects import ALONE, COUNTED, FROM_THE_BANK, MEETS, VERBS, Do
from ridotto.games.mascarade.rules.masks import EDITIONS, PLAYERS, SCENARIOS, Mask
from ridotto.games.mascarade.rules.sets import cards_for
from ridotto.games.mascarade.words.card_text import card_text
from ridotto.games.mascarade.words.narrator import mask_name
from ridotto.server.http.requests import LanguageCode
from ridotto.server.socket.protocol import VERSION, Phrase
from ridotto.server.tables.agreement import CLOCKS, ClockName, Pace
from ridotto.words.language import LANGUAGES, Language, language

MASCARADE: Final = "Mascarade"


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


class OptionInfo(msgspec.Struct, frozen=True):
    """A house rule or variant: yes or no, a number, or one of some choices."""

    id: str
    name: str
    about: str
    default: bool | int | str
    choices: dict[str, str] = {}
    """What may be chosen, and what that is called."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that takes a seat if it is named. What is said about it is in English."""

    name: str
    level: int | None
    """How strong it is, from 1 to 5; nobody knows of those that others have written."""
    about: str
    forgets: str
    thinks: bool
    """Whether it takes its time."""
    temper: dict[str, float]
    """What makes it differ from the others."""


class VerbInfo(msgspec.Struct, frozen=True):
    """A verb that masks of one's own are made of: `take(1, neighbours)`."""

    id: str
    counted: bool
    """Whether it carries a number of coins."""
    whom: list[str]
    """Whom it may meet; nothing but `self` where nobody is named."""
    bank: bool
    """Whether it draws on the bank."""


class MascaradeInfo(msgspec.Struct, frozen=True):
    """What can be chosen at Mascarade."""

    title: str
    editions: list[Edition]
    options: list[OptionInfo]
    bots: list[BotInfo]
    verbs: list[VerbInfo]


class CharacterInfo(msgspec.Struct, frozen=True):
    """Somebody at the ball."""

    id: str
    name: str
    text: str
    ability: str


class CardInfo(msgspec.Struct, frozen=True):
    """An artifact, or an action card."""

    id: str
    name: str
    text: str = ""


class GrimmInfo(msgspec.Struct, frozen=True):
    """What can be chosen at The Grimm Masquerade. Views number cards as these lists do."""

    title: str
    players: list[int]
    characters: list[CharacterInfo]
    artifacts: list[CardInfo]
    actions: list[CardInfo]
    options: list[OptionInfo]
    bots: list[BotInfo]
    rules: str


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that can be chosen."""

    version: int
    """Of the messages over the socket."""
    language: LanguageCode
    languages: dict[str, str]
    mascarade: MascaradeInfo
    grimm: GrimmInfo
    clocks: dict[ClockName, dict[str, int]]
    """Milliseconds for a decision of each kind; no limit, where nothing is said."""
    paces: list[Pace]
    phrases: list[Phrase]


@cache
def catalogue(code: str) -> Catalogue:
    """Everything that can be chosen, in the words of a language."""
    words = language(code)
    return Catalogue(
        version=VERSION,
        language=code,
        languages={each: language(each).say("language-name") for each in LANGUAGES},
        mascarade=_mascarade(words),
        grimm=_grimm(words),
        clocks=CLOCKS,
        paces=list(get_args(Pace)),
        phrases=list(get_args(Phrase)),
    )


# ── Mascarade ────────────────────────────────────────────────────────────────────────────────────────


def _mascarade(words: Language) -> MascaradeInfo:
    editions = [_edition(number, words) for number in EDITIONS]
    options = _options(Options, "option", words)
    return MascaradeInfo(MASCARADE, editions, options, bots_of("mascarade"), [_verb(name) for name in VERBS])


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


# ── The Grimm Masquerade ─────────────────────────────────────────────────────────────────────────────


def _grimm(words: Language) -> GrimmInfo:
    return GrimmInfo(
        title=words.say("grimm-title"),
        players=list(GUESTS),
        characters=[_character(number, words) for number in range(len(CHARACTERS))],
        artifacts=[CardInfo(each, artifact_name(n, words)) for n, each in enumerate(ARTIFACTS)],
        actions=[
            CardInfo(each, action_name(n, words), action_text(n, words))
            for n, each in enumerate(ACTION_NAMES)
        ],
        options=_options(GrimmOptions, "grimm-option", words),
        bots=bots_of("grimm"),
        rules=rules_text(words),
    )


def _character(number: int, words: Language) -> CharacterInfo:
    return CharacterInfo(
        CHARACTERS[number].name,
        character_name(number, words),
        character_text(number, words),
        ability_text(number, words),
    )


# ── Of both ──────────────────────────────────────────────────────────────────────────────────────────


def _options(kind: type[Options] | type[GrimmOptions], prefix: str, words: Language) -> list[OptionInfo]:
    return [_option(name, getattr(kind(), name), prefix, words) for name in kind.__struct_fields__]


def _option(name: str, default: bool | int | str, prefix: str, words: Language) -> OptionInfo:
    message = f"{prefix}-{name.replace('_', '-')}"
    choices = {each: words.say(f"memory-{each}") for each in get_args(Memory)} if name == "memory" else {}
    return OptionInfo(name, words.say(message), words.say(f"{message}-about"), default, choices)


def bots_of(game: str) -> list[BotInfo]:
    """The bots that play a game: ours, those that take their time, and those that somebody has installed."""
    thinkers = searchers(game) if find_spec("numba") else {}
    ours = {**quick_bots(game), **thinkers}
    return [
        *(_bot(name, make, name in thinkers) for name, make in ours.items()),
        *(BotInfo(name, None, "", "", False, {}) for name in installed_bots(game) if name not in ours),
    ]


def _bot(name: str, make: Any, thinks: bool) -> BotInfo:
    about = cleandoc(make.__doc__ or "").partition("\n")[0]
    return BotInfo(name, make.level, about, make.forgets, thinks, _temper(make))


def _temper(make: Any) -> dict[str, float]:
    """In what a bot differs from the plainest one."""
    temper = getattr(make, "temper", None)
    if temper is None:
        return {}
    plain = type(temper)()
    numbers = ((name, getattr(temper, name)) for name in temper.__slots__)
    return {name: number for name, number in numbers if number != getattr(plain, name)}
