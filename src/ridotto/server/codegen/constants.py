"""The numbers and names of the rules as TypeScript constants, so that the page never retypes them."""

from collections.abc import Mapping
from json import dumps
from typing import Final, TypeAlias

from ridotto import events, seats
from ridotto.languages import LANGUAGES
from ridotto.play.pacing import LONG_ENOUGH, USUAL_TIME
from ridotto.server.tables.talk import PHRASES

Constant: TypeAlias = int | str | tuple[int | str, ...] | Mapping[str, int | str]

TOP: Final = "// Constants of the rules. Written by `make types`: do not edit.\n"
SHARED: Final[Mapping[str, Constant]] = {
    "SPECTATOR": seats.SPECTATOR,
    "NOWHERE": seats.NOWHERE,
    "EVERYONE": seats.EVERYONE,
    "HIDDEN": events.HIDDEN,
    "LANGUAGES": LANGUAGES,
    "PHRASES": PHRASES,
    "USUAL_TIME": USUAL_TIME,
    "LONG_ENOUGH": LONG_ENOUGH,
}
"""What every game shares; a game's own are in its `words/page_constants.py`."""


def constants_module(constants: Mapping[str, Constant]) -> str:
    return "\n".join([TOP, *(_declaration(name, constant) for name, constant in constants.items())])


def _declaration(name: str, constant: Constant) -> str:
    if isinstance(constant, Mapping):
        lines = "".join(f"  {key}: {dumps(value)},\n" for key, value in constant.items())
        return f"export const {name} = {{\n{lines}}} as const;\n"
    if isinstance(constant, tuple):
        return f"export const {name} = {dumps(constant, ensure_ascii=False)} as const;\n"
    return f"export const {name} = {dumps(constant)};\n"
