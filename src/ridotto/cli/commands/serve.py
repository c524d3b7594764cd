"""`ridotto serve`: runs the server until it is stopped."""

import os
from argparse import Namespace
from contextlib import suppress
from dataclasses import fields
from typing import Any

from rich.console import Console
from rich.text import Text

from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.qr import qr
from ridotto.cli.signals import CLOSING, answering, leave
from ridotto.server.http.addresses import addresses
from ridotto.server.serve import check_store, listen, serve
from ridotto.server.settings import Settings, from_environment
from ridotto.words.language import Language


def run(arguments: Namespace) -> int:
    """Serve until Ctrl-C."""
    console, language = open_console(arguments), choose_language(arguments)
    settings = read_settings(arguments)
    with suppress(KeyboardInterrupt), answering(leave, *CLOSING):
        check_store(settings)
        with listen(settings) as listener:
            port = listener.getsockname()[1]
            serve(settings, listener, lambda: show(console, language, settings, port))
    return 0


def read_settings(arguments: Namespace) -> Settings:
    """What the environment says, and the command line instead."""
    said: dict[str, Any] = {each.name: getattr(arguments, each.name, None) for each in fields(Settings)}
    return from_environment(os.environ, **said)


def show(console: Console, language: Language, settings: Settings, port: int) -> None:
    """Print the addresses of the server, and where its data are."""
    here, near = addresses(settings.host)
    say = language.say
    console.print(Text(say("serving-here", address=f"http://{here}:{port}"), "bold"), soft_wrap=True)
    if near is not None:
        console.print(Text(say("serving-near", address=f"http://{near}:{port}")), soft_wrap=True)
        console.print(qr(f"http://{near}:{port}"))
    console.print(Text(say("serving-data", place=settings.place())), soft_wrap=True)
    console.print(Text(say("serving-stop"), "dim"))
    console.file.flush()
