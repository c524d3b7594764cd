"""Shared code knows a game only through the registry: no file outside the games' folders names one."""

import re

import pytest

from layout.repository import files_in, text_of
from ridotto.games.registry import FOLDERS

REGISTRY = "src/ridotto/games/registry.py"
MAY_NAME_GAMES: dict[str, str] = {}
"""At most two files of the package and two of the page; each has its reason in docs/why.md."""
NAME_OF_A_GAME = re.compile("|".join(FOLDERS), re.IGNORECASE)
ASKS_WHICH_GAME = re.compile(
    r"""\b(game|game_id|game\.id)\s*[!=]==?\s*["']"""  # compares an id
    r"""|isinstance\((\w+\.)*(header|start), (?!Header\b)"""  # tests the type of a header
)


def shared_files(top: str, games: str) -> list[str]:
    """What lies outside the games' folders and is not generated."""
    own = tuple(f"{games}/{game}/" for game in FOLDERS)
    return [name for name in files_in(f"{top}/") if not name.startswith(own) and "/generated/" not in name]


SHARED = {
    "the package": shared_files("src/ridotto", "src/ridotto/games"),
    "the page": shared_files("web/src", "web/src/games"),
}
REGISTRIES = (REGISTRY, "web/src/games/index.ts")


@pytest.mark.parametrize("part", SHARED)
def test_shared_code_names_no_game(part: str):
    naming = [name for name in SHARED[part] if NAME_OF_A_GAME.search(text_of(name))]

    assert [name for name in naming if name not in REGISTRIES and name not in MAY_NAME_GAMES] == []
    assert len([name for name in naming if name in MAY_NAME_GAMES]) <= 2


def test_each_exception_still_names_a_game_and_has_its_reason_written_down():
    for name in MAY_NAME_GAMES:
        assert NAME_OF_A_GAME.search(text_of(name)), name
        assert name.removeprefix("src/ridotto/").removeprefix("web/src/") in text_of("docs/why.md"), name


@pytest.mark.parametrize("part", SHARED)
def test_no_shared_code_asks_which_game_it_is(part: str):
    asking = [
        f"{name}:{number}: {line.strip()}"
        for name in SHARED[part]
        if name.endswith((".py", ".ts", ".svelte"))
        for number, line in enumerate(text_of(name).splitlines(), 1)
        if ASKS_WHICH_GAME.search(line)
    ]

    assert asking == []
