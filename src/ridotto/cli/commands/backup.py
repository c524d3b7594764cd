"""`ridotto backup`: everything that a server keeps, in one file, while people play on."""

import asyncio
from argparse import Namespace
from pathlib import Path

from rich.text import Text

from ridotto.cli.commands.serve import read_settings
from ridotto.cli.files import BadInput
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.server.settings import Settings
from ridotto.server.store.open_store import POSTGRESQL, store_for
from ridotto.server.store.store import Store


def run(arguments: Namespace) -> int:
    """Copy the store."""
    console, language = open_console(arguments), choose_language(arguments)
    settings = read_settings(arguments)
    asyncio.run(known_store(settings).backup(str(arguments.file)))
    place = str(arguments.file.absolute())
    console.print(Text(language.say("backup-done", file=place)), soft_wrap=True)
    return 0


def known_store(settings: Settings) -> Store:
    """An existing store: a copy of an empty one would be useless."""
    if not settings.store.startswith(POSTGRESQL) and not Path(settings.place()).is_file():
        raise BadInput("no-store", file=settings.place())
    return store_for(settings.store)
