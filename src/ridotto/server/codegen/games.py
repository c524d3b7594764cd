"""The games that have a folder on the page: their constants and the types that only they use."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

import msgspec

from ridotto import games
from ridotto.server.codegen.constants import Constant
from ridotto.server.http.openapi import SCHEMAS

FOLDERS: Final = ("play", "server")
"""The sub-packages of a game that declare message types."""


@dataclass(frozen=True)
class PageGame:
    id: str
    constants: Mapping[str, Constant]
    types: Mapping[str, Mapping[str, Any]]
    """The schemas of the game's own types, by their names in Python."""

    def short_name(self, name: str) -> str:
        """A type's name in the game's own folder, without the game's name in front."""
        return name.removeprefix(self.id.capitalize()) or "Header"

    def long_names(self) -> list[str]:
        """The names of its types in the description of all calls, where another game has them, too."""
        return [f"{self.id.capitalize()}{name}" for name in self.types]


@cache
def page_games() -> tuple[PageGame, ...]:
    folders = [
        file.parents[1] for path in games.__path__ for file in Path(path).glob("*/words/page_constants.py")
    ]
    return tuple(_page_game(folder.name) for folder in sorted(folders))


def _page_game(game: str) -> PageGame:
    folder = f"{games.__name__}.{game}"
    constants = import_module(f"{folder}.words.page_constants").CONSTANTS
    packages = [f"{folder}.{each}" for each in FOLDERS if find_spec(f"{folder}.{each}")]
    structs = [struct for package in packages for struct in _structs(package)]
    _, found = msgspec.json.schema_components(structs, ref_template=SCHEMAS)
    own = {struct.__name__ for struct in structs}
    return PageGame(game, constants, {name: found[name] for name in sorted(own & found.keys())})


def _structs(package: str) -> Iterator[type[msgspec.Struct]]:
    """The message types that the modules of a package declare."""
    for module in iter_modules(import_module(package).__path__):
        for value in vars(import_module(f"{package}.{module.name}")).values():
            is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
            if is_struct and value.__module__ == f"{package}.{module.name}":
                yield value
