"""`ridotto export`: finished games as records for research, a line each, without names."""

import asyncio
import gzip
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from rich.text import Text

from ridotto.cli.commands.backup import known_store
from ridotto.cli.commands.serve import read_settings
from ridotto.cli.files import BadInput, reason
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.progress import progress
from ridotto.server.retention import kept_games
from ridotto.server.store.export import anonymous_record, codes, finished_games
from ridotto.server.store.store import Store
from ridotto.server.tables.refused import DamagedLog


def run(arguments: Namespace) -> int:
    """Write all finished games."""
    console, language = open_console(arguments), choose_language(arguments)
    store = known_store(read_settings(arguments))
    with new_file(arguments.file) as file:
        games, damaged = asyncio.run(export(store, file))
    for each in damaged:
        print(language.say("export-damaged", code=each), file=sys.stderr)
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


async def export(store: Store, file: IO[bytes]) -> tuple[int, list[str]]:
    """Write all finished games of a store; returns their number, and the tables whose logs are damaged."""
    await store.open()
    games, damaged = 0, []
    try:
        tables = [code async for code in codes(store)]
        with progress() as bar:
            task = bar.add_task("", total=len(tables))
            for code in tables:
                try:
                    async for game in finished_games(store, code):
                        file.write(anonymous_record(game) + b"\n")
                        games += 1
                except DamagedLog:
                    damaged.append(code)
                bar.advance(task)
        async for record in kept_games(store):
            file.write(record + b"\n")
            games += 1
    finally:
        await store.close()
    return games, damaged
