"""The games that have a folder on the page: their constants and the types that only they use."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from json import dumps
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

import msgspec

from ridotto import games
from ridotto.server.codegen.constants import Constant
from ridotto.server.http.openapi import components
from ridotto.server.socket.protocol import SCHEMAS

_IN_EVERY_CATALOGUE: Final = frozenset({"BotInfo", "OptionInfo"})
"""Types of a catalogue entry that no game owns, however many games there are."""
_REFERENCE: Final = re.compile(r'"#/components/schemas/(\w+)"')


@dataclass(frozen=True)
class PageGame:
    id: str
    constants: Mapping[str, Constant]
    types: Mapping[str, Mapping[str, Any]]
    """The schemas of the game's own types, by their names in Python."""

    def short_name(self, name: str) -> str:
        """A type's name in the game's own folder: the game's name in front says nothing there."""
        return name.removeprefix(self.id.capitalize()) or "Header"


@cache
def page_games() -> tuple[PageGame, ...]:
    folders = [
        file.parents[1] for path in games.__path__ for file in Path(path).glob("*/words/page_constants.py")
    ]
    return tuple(_page_game(folder.name) for folder in sorted(folders))


def _page_game(game: str) -> PageGame:
    folder = f"{games.__name__}.{game}"
    constants = import_module(f"{folder}.words.page_constants").CONSTANTS
    structs = list(_structs(f"{folder}.play"))
    _, found = msgspec.json.schema_components(structs, ref_template=SCHEMAS)
    own = {struct.__name__ for struct in structs}
    declared = {name: schema for name, schema in found.items() if name in own}
    return PageGame(game, constants, dict(sorted({**declared, **_catalogue_types(game)}.items())))


def _structs(package: str) -> Iterator[type[msgspec.Struct]]:
    """The message types that the modules of a package declare."""
    for module in iter_modules(import_module(package).__path__):
        for value in vars(import_module(f"{package}.{module.name}")).values():
            is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
            if is_struct and value.__module__ == f"{package}.{module.name}":
                yield value


def _catalogue_types(game: str) -> dict[str, Mapping[str, Any]]:
    """The game's entry in the catalogue, and everything that only this entry uses."""
    entry = f"{game.capitalize()}Info"
    everything = components()
    uses = {name: set(_REFERENCE.findall(dumps(schema))) for name, schema in everything.items()}
    mine = {entry} & everything.keys()
    while more := {
        name
        for name in set().union(*(uses[each] for each in mine)) - mine - _IN_EVERY_CATALOGUE
        if all(user in mine for user, used in uses.items() if name in used)
    }:
        mine |= more
    return {name: everything[name] for name in mine}
