"""A class name is used once in the repository, so that whoever looks for a class finds one.

Parallel parts of the games are the exception: they have the same name in each game's folder, and nobody else
has that name.
"""

import ast
from collections import defaultdict
from functools import cache

from layout.repository import definitions_in, files_in
from ridotto.games.registry import FOLDERS

HOMES = {
    **{f"src/ridotto/games/{game}/": game for game in FOLDERS},
    **{f"tests/games/{game}/": f"tests of {game}" for game in FOLDERS},
    "tests/third_game/": "third game",
}


@cache
def places_of_classes() -> dict[str, list[str]]:
    """The files that define a class, by its name."""
    found: dict[str, list[str]] = defaultdict(list)
    for name in files_in("src/", "tests/", "benchmarks/", "examples/", ending=".py"):
        for node in definitions_in(name):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(name)
    return found


def home(file: str) -> str:
    """The game whose folder a file lies in, or nothing."""
    return next((game for folder, game in HOMES.items() if file.startswith(folder)), "")


def is_parallel(files: list[str]) -> bool:
    """Whether each of these files belongs to a game, and no two to the same one."""
    homes = [home(file) for file in files]
    return all(homes) and len(set(homes)) == len(homes)


def test_a_class_name_is_used_once_or_once_in_each_game():
    twice = {name: files for name, files in places_of_classes().items() if len(files) > 1}

    assert {name: files for name, files in sorted(twice.items()) if not is_parallel(files)} == {}
