"""Shared code knows a game only through the registry: no file outside the games' folders names one."""

import re

import pytest

from layout.repository import files_in, text_of
from ridotto.games.registry import FOLDERS

REGISTRY = "src/ridotto/games/registry.py"
MAY_NAME_GAMES: dict[str, str] = {}
"""At most two files of the package and two of the page; each has its reason in docs/why.md."""
NAME_OF_A_GAME = re.compile("|".join(FOLDERS), re.IGNORECASE)
HEADER = r"(\w+[._])*(header|start)"
GAME = r"\b(\w+[._])*(game|kind|part|header)"
ASKS_WHICH_GAME = re.compile(
    rf"{GAME}(\.id|_id)\s*([!=]==?|(not )?in\b|is\b)"  # compares an id
    rf"|[!=]==?\s*{GAME}(\.id|_id)\b"
    r"""|\bgame\s*([!=]==?|(not )?in|is)\s*[\[({]?["']"""
    rf"|\b(match|switch)\s+\(?{GAME}(\.id|_id)?\b"
    rf"|isinstance\({HEADER}, (?!Header\b)"  # tests the type of a header
    rf"|type\({HEADER}\)\s*([!=]==?|(not )?in\b|is\b)"
    rf"|\b(match|switch)\s+\(?(type\()?{HEADER}\b"
    rf"|{HEADER}\.__class__"
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


@pytest.mark.parametrize(
    "line",
    [
        'if game == "chess":',
        'if (game === "chess") {',
        'if game in ("chess", "go"):',
        "if kind.id == CHESS:",
        "if self.kind.id != other:",
        "if CHESS == table.game.id:",
        "if kind.id in CARD_GAMES:",
        "if kind.id not in CARD_GAMES:",
        "if game_id is CHESS:",
        "match kind.id:",
        "switch (game.id) {",
        "if isinstance(game.header, Chess):",
        "if type(header) is Chess:",
        "if type(self.header) == Chess:",
        "if type(record.start) in (Chess, Go):",
        "match header:",
        "if header.__class__ is Chess:",
    ],
)
def test_a_line_that_asks_which_game_it_is_would_be_found(line: str):
    assert ASKS_WHICH_GAME.search(line)


@pytest.mark.parametrize("part", SHARED)
def test_no_shared_code_asks_which_game_it_is(part: str):
    asking = [
        f"{name}:{number}: {line.strip()}"
        for name in SHARED[part]
        if name.endswith((".py", ".ts", ".svelte")) and name not in REGISTRIES
        for number, line in enumerate(text_of(name).splitlines(), 1)
        if ASKS_WHICH_GAME.search(line)
    ]

    assert asking == []
