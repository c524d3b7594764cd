"""`python -m ridotto.server.codegen.write web/src` writes everything that is generated from Python.

That is what the page has from Python, and each game's `telling.json` beside the code that it is made from.
"""

import sys
from pathlib import Path
from typing import Final

from ridotto.games.registry import FOLDERS, find_game
from ridotto.server.codegen.constants import SHARED, constants_module
from ridotto.server.codegen.games import page_games
from ridotto.server.codegen.pacing import pacing_module
from ridotto.server.codegen.types import game_module, protocol_module

PACKAGE: Final = Path(__file__).parents[3]
"""The folder in which the package `ridotto` lies."""


def page_files() -> dict[str, str]:
    """The text of each generated file of the page, by its path in `web/src`."""
    files = {
        "server/generated/protocol.ts": protocol_module(),
        "server/generated/constants.ts": constants_module(SHARED),
    }
    for game in page_games():
        files[f"games/{game.id}/generated/constants.ts"] = constants_module(game.constants)
        files[f"games/{game.id}/generated/view.ts"] = game_module(game)
        files[f"games/{game.id}/generated/pacing.ts"] = pacing_module(find_game(game.id).play.pacing)
    return files


def package_files() -> dict[str, str]:
    """The text of each generated file of the package, by its path beside `ridotto`."""
    return {
        f"{folder.replace('.', '/')}/words/telling.json": find_game(id).words.telling.json()
        for id, folder in FOLDERS.items()
    }


def write(page: Path) -> None:
    for folder, files in ((page, page_files()), (PACKAGE, package_files())):
        for name, text in files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
