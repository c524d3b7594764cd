"""`python -m ridotto.server.codegen.schemas` writes the JSON Schema of records into each game's folder."""

from importlib.resources import files
from pathlib import Path

from ridotto.games.registry import FOLDERS, find_game
from ridotto.play.record import schema


def write_schemas() -> None:
    for id in FOLDERS:
        kind = find_game(id)
        path = files(f"{kind.folder}.play").joinpath("record.schema.json")
        Path(str(path)).write_text(schema(kind), "utf-8")


if __name__ == "__main__":
    write_schemas()
