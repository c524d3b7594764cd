"""What the numbers in events, moves and views mean, written in TypeScript: the page retypes none of them."""

from collections.abc import Mapping
from json import dumps
from types import ModuleType
from typing import Final, TypeAlias

from ridotto import events, seats
from ridotto.games.grimm.rules import actions, characters
from ridotto.games.grimm.rules import events as grimm_events
from ridotto.games.grimm.rules import moves as grimm_moves
from ridotto.games.grimm.rules import table as grimm_table
from ridotto.games.grimm.words.card_text import RULES
from ridotto.games.mascarade.rules import events as mascarade_events
from ridotto.games.mascarade.rules import moves as mascarade_moves
from ridotto.games.mascarade.rules import table as mascarade_table
from ridotto.games.mascarade.rules.effects import MAX_EFFECTS, MAX_N
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.rules.notation import HAND_NAMES
from ridotto.games.mascarade.words.card_text import AGAIN

Meaning: TypeAlias = int | str | tuple[int | str, ...] | Mapping[str, int | str]

TOP: Final = "// What the numbers of both games mean. Made by `make types` from the rules: do not edit.\n"

_MASCARADE_MOVES: Final = (
    *("PASS", "DECLINE", "PRETEND_TO", "REALLY_SWAP", "CLAIM", "LOOK", "NAME"),
    *("CHOOSE_SEAT", "CHOOSE_CARD", "ANNOUNCE", "SWAP", "MOVES"),
)
_GRIMM_MOVES: Final = (
    *("PASS", "ACCEPT", "KEEP", "GIVE", "TAKE", "MARK", "WAGER", "ABILITY", "ACCUSE", "HAND_OVER"),
    *("DANCE", "TOAST", "EAVESDROP", "ACT", "MOVES", "WITH_TREASURE"),
)


def meanings() -> str:
    """The whole file."""
    return "\n".join([TOP, *(_constant(name, meaning) for name, meaning in _everything().items())])


def _everything() -> dict[str, Meaning]:
    """All constants by the names the page has for them."""
    return {**_of_both(), **_of_mascarade(), **_of_grimm()}


def _of_both() -> dict[str, Meaning]:
    return {
        **_numbers(seats, "SPECTATOR", "NOWHERE", "EVERYONE"),
        **_numbers(events, "HIDDEN"),
    }


def _of_mascarade() -> dict[str, Meaning]:
    return {
        **_numbers(mascarade_events, "COURT", "BANK", "PRETENDED", "SWAPPED", "FATE", "PASSING"),
        "MAX_EFFECTS": MAX_EFFECTS,
        "MAX_N": MAX_N,
        "Kind": _members(mascarade_events.Kind),
        "Freedom": _members(mascarade_events.Freedom),
        "Ending": _members(mascarade_events.Ending),
        "MoveFrom": _numbers(mascarade_moves, *_MASCARADE_MOVES),
        "Phase": _phases(mascarade_table.PHASE_NAMES),
        "HANDS": HAND_NAMES,
        "PRINTED": tuple(dict.fromkeys(name for box in EDITIONS.values() for name in box)),
        "AGAIN": {whom.name.lower(): message for whom, message in AGAIN.items()},
    }


def _of_grimm() -> dict[str, Meaning]:
    return {
        **_numbers(grimm_events, "LEFT", "RIGHT"),
        **_numbers(grimm_table, "KINDS", "CARDS"),
        "MAX_GUESTS": grimm_table.MAX_PLAYERS,
        "GrimmKind": _members(grimm_events.Kind),
        "Why": _members(grimm_events.Why),
        "For": _members(grimm_events.For),
        "Wagering": _members(grimm_events.Wagering),
        "Offer": _members(grimm_events.Offer),
        "RoundEnd": _members(grimm_events.RoundEnd),
        "GrimmEnding": _members(grimm_events.Ending),
        "Action": _members(actions.Action),
        "Ability": _members(characters.Ability),
        "GrimmMoveFrom": _numbers(grimm_moves, *_GRIMM_MOVES),
        "GrimmPhase": _phases(grimm_table.PHASE_NAMES),
        "CHARACTERS": characters.CHARACTER_NAMES,
        "ARTIFACTS": characters.ARTIFACTS,
        "ACTIONS": actions.ACTION_NAMES,
        "BOON": characters.BOON,
        "BANE": characters.BANE,
        "BOON_OF": characters.BOON_OF,
        "BANE_OF": characters.BANE_OF,
        "ABILITY": characters.ABILITY,
        "GRIMM_RULES": RULES,
    }


def _numbers(module: ModuleType, *names: str) -> dict[str, int]:
    """Some of a module's numbers."""
    return {name: getattr(module, name) for name in names}


def _members(numbers: type) -> dict[str, int]:
    """The numbers of a class."""
    return {name: number for name, number in vars(numbers).items() if name.isupper()}


def _phases(names: tuple[str, ...]) -> dict[str, str]:
    """The short names of the phases, by what the page calls them."""
    return {name.replace("-", "_").upper(): name for name in names}


def _constant(name: str, meaning: Meaning) -> str:
    """One constant; its numbers are part of its type."""
    if isinstance(meaning, Mapping):
        lines = "".join(f"  {key}: {dumps(value)},\n" for key, value in meaning.items())
        return f"export const {name} = {{\n{lines}}} as const;\n"
    if isinstance(meaning, tuple):
        return f"export const {name} = {dumps(meaning, ensure_ascii=False)} as const;\n"
    return f"export const {name} = {dumps(meaning)};\n"
