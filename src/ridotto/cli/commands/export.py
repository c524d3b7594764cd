"""`ridotto export`: finished games as records for research, a line each, without names."""

import asyncio
import gzip
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec
from rich.text import Text

from ridotto.cli.commands.backup import known_store
from ridotto.cli.commands.serve import read_settings
from ridotto.cli.files import BadInput, reason
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.progress import progress
from ridotto.server.retention import KEPT_GAME
from ridotto.server.store.export import anonymous, codes, finished_games
from ridotto.server.store.store import Store


def run(arguments: Namespace) -> int:
    """Write all finished games."""
    console, language = open_console(arguments), choose_language(arguments)
    store = known_store(read_settings(arguments))
    with new_file(arguments.file) as file:
        games = asyncio.run(export(store, file))
    console.print(Text(language.say("export-done", n=games, file=str(arguments.file))), soft_wrap=True)
    return 0


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A new file, compressed if its name says so; it is deleted if anything goes wrong."""
    try:
        plain = path.open("xb")
    except FileExistsError:
        raise BadInput("target-exists", file=str(path)) from None
    except OSError as error:
        raise BadInput("cannot-write", file=str(path), reason=reason(error)) from None
    try:
        with plain:
            if path.suffix != ".gz":
                yield plain
            else:
                with gzip.GzipFile("", "wb", fileobj=plain, mtime=0) as packed:
                    yield packed  # type: ignore[misc]
    except BaseException:  # clean up, and raise it again
        path.unlink(missing_ok=True)
        raise


async def export(store: Store, file: IO[bytes]) -> int:
    """Write all finished games of a store; returns their number."""
    await store.open()
    games = 0
    try:
        tables = [code async for code in codes(store)]
        with progress() as bar:
            task = bar.add_task("", total=len(tables))
            for code in tables:
                for game in finished_games(code, await store.read(code)):
                    file.write(msgspec.json.encode(anonymous(game)) + b"\n")
                    games += 1
                bar.advance(task)
        for kept in await store.notes(KEPT_GAME, 0):
            file.write(kept.value + b"\n")
            games += 1
    finally:
        await store.close()
    return games
