"""`ridotto join`: sit down at a table on the network, or open one there."""

import asyncio
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from rich.console import Console
from rich.text import Text

from ridotto.cli.commands.table_options import (
    SETTLED,
    edition_of,
    game_of,
    grimm_options,
    house_options,
    how_many,
    said,
)
from ridotto.cli.files import BadRequest, load_mask, read_bytes
from ridotto.cli.online.keyring import Keyring
from ridotto.cli.online.online_game import Tape, Visit
from ridotto.cli.screen.console import screen, spoken
from ridotto.cli.screen.keyboard import Left, read_line
from ridotto.cli.screen.qr import qr
from ridotto.cli.signals import CLOSING, answering, leave
from ridotto.server.client.http_client import Desk, NotAnswered
from ridotto.server.client.table_client import Client, Lost, TurnedAway
from ridotto.server.http.addresses import is_loopback
from ridotto.server.http.identity import read_code
from ridotto.server.tables.agreement import Agreement
from ridotto.words.language import Language

PATIENCE: Final = 60.0
"""Seconds for which we try to come back to a server that does not answer."""


class Place(NamedTuple):
    """Where to go: a server, and a table there if we know one."""

    address: str
    code: str | None


def run(arguments: Namespace) -> int:
    """Go there, be somebody, and stay."""
    console, language = screen(arguments), spoken(arguments)
    place = find_place(arguments.url)
    if place.code is not None:
        refuse_wishes(arguments)
    try:
        desk = introduce(arguments, place, language, console)
        code = place.code or open_table(arguments, desk, language, console)
        client = Client(place.address, code, desk.token, PATIENCE, desk.program)
        kind = Tape if arguments.json else Visit
        with suppress(KeyboardInterrupt), answering(leave, *CLOSING):
            visit = kind(client, desk, code, language, console, arguments.watch, arguments.begin)
            asyncio.run(visit.stay())
    except (NotAnswered, TurnedAway) as error:
        raise BadRequest(str(error)) from None
    except Lost as error:
        raise BadRequest(f"nobody answers at {place.address} any more: {error}; try again later") from None
    return 0


def find_place(url: str) -> Place:
    """The server and the table in a link; `host:8080` is enough for a server."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadRequest(f"'{url}' is no address; it looks like http://192.168.1.20:8080/t/ABC123")
    code = read_code(parts.path.rstrip("/").rpartition("/")[2])
    return Place(f"{parts.scheme}://{parts.netloc}", code or None)


def link_to(address: str, code: str) -> str:
    """What to send to friends."""
    return f"{address}/t/{code}"


def refuse_wishes(arguments: Namespace) -> None:
    """A table that is there has agreed on what it plays."""
    for name in (*SETTLED, "bots", "begin", "public"):
        if said(arguments, name):
            option = "GAME" if name == "game" else f"--{name.replace('_', '-')}"
            raise BadRequest(f"{option} is for a new table; leave it out, or the table's code")


# ── Who we are ───────────────────────────────────────────────────────────────────────────────────────


def introduce(arguments: Namespace, place: Place, language: Language, console: Console) -> Desk:
    """The server, as it knows us: from last time, by a code from another device, or as somebody new."""
    keyring, desk = Keyring(), Desk(place.address, program=arguments.json)
    if arguments.back is not None:
        me = desk.come_back(arguments.back)
    else:
        desk.token = keyring.find(place.address, arguments.name) or ""
        with suppress(NotAnswered):
            if desk.token:
                desk.me()
                return desk
        desk.token = ""
        me = desk.meet(arguments.name or ask_name(language, console), language.code)
    keyring.keep(place.address, arguments.name or me.name, me.token)
    desk.token = me.token
    return desk


def ask_name(language: Language, console: Console) -> str:
    """What somebody wants to be called."""
    console.print(Text(f"{language.say('table-your-name')} ", "bold"), end="")
    try:
        name = read_line().strip()
    except Left:
        name = ""
    if not name:
        raise BadRequest("nobody can join without a name; say it with --name")
    return name


# ── A table of our own ───────────────────────────────────────────────────────────────────────────────


def open_table(arguments: Namespace, desk: Desk, language: Language, console: Console) -> str:
    """Open a table as it was asked for, and show how friends get there."""
    wanted = {
        "agreement": agreement(arguments),
        "bots": arguments.bots or [],
        "sit": not arguments.watch,
    }
    code = desk.open_table(wanted)
    link = link_to(desk.address, code)
    if not arguments.json:
        console.print(Text(language.say("table-link", code=code, link=link), "bold"), soft_wrap=True)
        if not is_loopback(urlsplit(desk.address).hostname or ""):
            console.print(qr(link))
    return code


def agreement(arguments: Namespace) -> Agreement:
    """What the command line wants to play."""
    game = game_of(arguments)
    wanted = {
        "game": game,
        "players": how_many(arguments, arguments.masks or (), game),
        "edition": edition_of(arguments),
        "scenario": arguments.scenario,
        "masks": arguments.masks,
        "own": [own_mask(path) for path in arguments.mask],
        "options": house_options(arguments),
        "variants": grimm_options(arguments),
        "clock": arguments.clock,
        "pace": arguments.pace,
        "public": arguments.public,
    }
    try:
        found = msgspec.convert(wanted, Agreement)
        found.check()
    except ValueError as error:
        raise BadRequest(str(error)) from None
    return found


def own_mask(path: Path) -> str:
    """The text of a mask, once it is known to be one."""
    load_mask(path)
    return read_bytes(path).decode("utf-8-sig")
