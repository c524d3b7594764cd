"""`ridotto join`: join a table on a server, or open one there."""

import asyncio
from argparse import Namespace
from contextlib import suppress
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from rich.console import Console
from rich.text import Text

from ridotto.cli.commands.table_options import settled_option, wanted_game
from ridotto.cli.files import BadInput
from ridotto.cli.online.keyring import Keyring
from ridotto.cli.online.online_game import MessageLog, OnlineGame
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.keyboard import PlayerLeft, read_line
from ridotto.cli.screen.qr import qr
from ridotto.cli.signals import CLOSING, answering, leave
from ridotto.foreign_errors import data_reason
from ridotto.server.client.http_client import HttpClient, NotAnswered
from ridotto.server.client.table_client import Client
from ridotto.server.http.addresses import is_loopback
from ridotto.server.http.identity import read_code
from ridotto.server.tables.agreement import Agreement
from ridotto.words.language import Language

RECONNECT_FOR: Final = 60.0
"""Seconds for which we try to reconnect to a server that does not answer."""


class Place(NamedTuple):
    """Where to go: a server, and a table there if we know one."""

    address: str
    code: str | None


def run(arguments: Namespace) -> int:
    """Connect to the server, sign in, and play."""
    console, language = open_console(arguments), choose_language(arguments)
    place = find_place(arguments.url)
    option = settled_option(arguments, "bots", "begin", "public", "study")
    if place.code is not None and option is not None:
        raise BadInput("only-for-new-table", option=option)
    http = introduce(arguments, place, language, console)
    code = place.code or open_table(arguments, http, language, console)
    client = Client(place.address, code, http.token, RECONNECT_FOR, http.program, language.code)
    kind = MessageLog if arguments.json else OnlineGame
    with suppress(KeyboardInterrupt), answering(leave, *CLOSING):
        session = kind(client, http, code, language, console, arguments.watch, arguments.begin)
        asyncio.run(session.stay())
    return 0


def find_place(url: str) -> Place:
    """The server and the table in a link; `host:8080` is enough for a server."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadInput("not-an-address", address=url)
    code = read_code(parts.path.rstrip("/").rpartition("/")[2])
    return Place(f"{parts.scheme}://{parts.netloc}", code or None)


def link_to(address: str, code: str) -> str:
    """What to send to friends."""
    return f"{address}/t/{code}"


# ── Who we are ───────────────────────────────────────────────────────────────────────────────────────


def introduce(arguments: Namespace, place: Place, language: Language, console: Console) -> HttpClient:
    """Sign in: as last time, by a code from another device, or as a new person."""
    keyring, http = Keyring(), HttpClient(place.address, program=arguments.json, language=language.code)
    if arguments.back is not None:
        me = http.come_back(arguments.back)
    else:
        http.token = keyring.find(place.address, arguments.name) or ""
        with suppress(NotAnswered):
            if http.token and http.me() is not None:
                return http
        http.token = ""
        me = http.register(arguments.name or ask_name(language, console), language.code)
    keyring.keep(place.address, arguments.name or me.name, me.token)
    http.token = me.token
    return http


def ask_name(language: Language, console: Console) -> str:
    """Ask for the user's name."""
    console.print(Text(f"{language.say('table-your-name')} ", "bold"), end="")
    try:
        name = read_line().strip()
    except PlayerLeft:
        name = ""
    if not name:
        raise BadInput("no-name")
    return name


# ── A table of our own ───────────────────────────────────────────────────────────────────────────────


def open_table(arguments: Namespace, http: HttpClient, language: Language, console: Console) -> str:
    """Open a table as it was asked for, and show how friends get there."""
    wanted = {
        "agreement": agreement(arguments),
        "bots": arguments.bots or [],
        "sit": not arguments.watch,
    }
    code = http.open_table(wanted)
    link = link_to(http.address, code)
    if not arguments.json:
        console.print(Text(language.say("table-link", code=code, link=link), "bold"), soft_wrap=True)
        if not is_loopback(urlsplit(http.address).hostname or ""):
            console.print(qr(link))
    return code


def agreement(arguments: Namespace) -> Agreement:
    """What the command line wants to play."""
    game, part = wanted_game(arguments)
    wanted = {
        "game": game.id,
        "players": part.players(arguments),
        "settings": part.settings(arguments),
        "clock": arguments.clock,
        "pace": arguments.pace,
        "public": arguments.public,
        "study": arguments.study,
    }
    try:
        found = msgspec.convert(wanted, Agreement)
    except msgspec.ValidationError as error:
        raise BadInput("bad-agreement", reason=data_reason(error)) from None
    found.check()
    return found
