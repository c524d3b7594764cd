"""`ridotto export`: finished games of a server for study, as data sets, without names."""

import asyncio
import sys
from argparse import Namespace

from rich.text import Text

from ridotto.cli.commands.backup import known_store
from ridotto.cli.commands.serve import read_settings
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.progress import progress
from ridotto.dataset.folder import check_new
from ridotto.dataset.people import PlayedGame, write_games
from ridotto.play.header import read_header
from ridotto.server.history.studied_games import StudiedGame, codes, kept_notes, studied_games
from ridotto.server.store.store import Store
from ridotto.server.tables.refused import DamagedLog


def run(arguments: Namespace) -> int:
    """Write all games that may be studied."""
    console, language = open_console(arguments), choose_language(arguments)
    store = known_store(read_settings(arguments))
    check_new(arguments.folder)
    games, damaged = asyncio.run(collect(store))
    for each in damaged:
        print(language.say("export-damaged", code=each), file=sys.stderr)
    if not games:
        console.print(Text(language.say("export-none")), soft_wrap=True)
        return 0
    with progress() as bar:
        task = bar.add_task("", total=len(games))
        count = write_games(arguments.folder, map(played, games), lambda: bar.advance(task))
    console.print(Text(language.say("export-done", n=count, file=str(arguments.folder))), soft_wrap=True)
    return 0


def played(game: StudiedGame) -> PlayedGame:
    """A game as a data set takes it."""
    return PlayedGame(read_header(game.start), game.moves, game.players)


async def collect(store: Store) -> tuple[list[StudiedGame], list[str]]:
    """All games of a store that may be studied, and the tables whose logs are damaged."""
    await store.open()
    games: list[StudiedGame] = []
    damaged: list[str] = []
    try:
        tables = [code async for code in codes(store)]
        with progress() as bar:
            task = bar.add_task("", total=len(tables))
            for code in tables:
                try:
                    games += await studied_games(store, code)
                except DamagedLog:
                    damaged.append(code)
                bar.advance(task)
        games += [game async for _, game in kept_notes(store)]
    finally:
        await store.close()
    return games, damaged
