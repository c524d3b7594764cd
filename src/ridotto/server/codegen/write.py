"""`python -m ridotto.server.codegen.write web/src` writes everything that the page has from Python."""

import sys
from pathlib import Path

from ridotto.server.codegen.constants import SHARED, constants_module
from ridotto.server.codegen.games import page_games
from ridotto.server.codegen.types import game_module, protocol_module


def generated_files() -> dict[str, str]:
    """The text of each generated file, by its path in `web/src`."""
    files = {
        "server/generated/protocol.ts": protocol_module(),
        "server/generated/constants.ts": constants_module(SHARED),
    }
    for game in page_games():
        files[f"games/{game.id}/generated/constants.ts"] = constants_module(game.constants)
        files[f"games/{game.id}/generated/view.ts"] = game_module(game)
    return files


def write(folder: Path) -> None:
    for name, text in generated_files().items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
