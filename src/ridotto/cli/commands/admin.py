"""`ridotto admin`: what the operator of a server does on the machine itself, while people play."""

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime
from ipaddress import ip_network
from time import time
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ridotto.cli.commands.backup import known_store
from ridotto.cli.commands.serve import read_settings
from ridotto.cli.files import BadInput
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.speech import told
from ridotto.server.bans import BAN, BanReason, ban, unban
from ridotto.server.http.identity import read_code
from ridotto.server.operations import all_tables, close_table, talk_at
from ridotto.server.process_load import all_loads
from ridotto.server.reports import all_reports
from ridotto.server.store.store import Store
from ridotto.words.language import Language

AN_HOUR: Final = 60 * 60 * 1000
UNLIMITED: Final = 1000
"""Columns of a table: identities have to be read whole, however narrow the terminal is."""


class Operator:
    """Carries out one command at an open store."""

    def __init__(self, store: Store, arguments: Namespace, console: Console, language: Language) -> None:
        self.store, self.arguments, self.console, self.language = store, arguments, console, language
        self.now = int(time() * 1000)

    async def tables(self) -> None:
        """List all tables, and how busy each process is."""
        lines = [
            (
                each.code,
                told(f"admin-phase-{each.phase}"),
                each.game,
                each.people,
                each.watching,
                each.rows,
                _yes(each.public),
                _at(each.at),
            )
            async for each in all_tables(self.store)
        ]
        self._print(("code", "phase", "game", "people", "watching", "rows", "public", "changed"), lines)
        loads = await all_loads(self.store, self.now)
        self._print(
            ("process", "sockets", "tables", "rows"),
            ((each.process, each.sockets, each.tables, each.rows) for each in loads),
        )

    async def reports(self) -> None:
        """List all reports."""
        lines = (
            (_at(each.at), each.code, each.guest, each.name, each.person, each.address, each.by, each.about)
            for each in await all_reports(self.store, self.now)
        )
        self._print(("at", "code", "guest", "name", "person", "address", "by", "about"), lines)

    async def talk(self) -> None:
        """Print everything that was said at a table."""
        code = self._code()
        try:
            remarks = await talk_at(self.store, code)
        except LookupError:
            raise BadInput("no-such-table", code=code) from None
        self._print(
            ("at", "guest", "name", "person", "text"),
            ((_at(each.at), each.guest, each.name, each.person, each.text) for each in remarks),
        )

    async def close(self) -> None:
        """Close a table for good."""
        code = self._code()
        try:
            await close_table(self.store, code, self.now)
        except LookupError:
            raise BadInput("no-such-table", code=code) from None
        self._say("admin-closed", code=code)

    async def ban(self) -> None:
        """Ban an address or an identity for some hours."""
        who, hours = self._who(), self.arguments.hours
        until = self.now + round(hours * AN_HOUR)
        await ban(self.store, who, until, BanReason(self.now, self.arguments.why or ""))
        self._say("admin-banned", who=who, until=_at(until))

    async def unban(self) -> None:
        """Lift a ban."""
        who = self._who()
        if not await unban(self.store, who):
            raise BadInput("no-such-ban", who=who)
        self._say("admin-unbanned", who=who)

    async def bans(self) -> None:
        """List all bans."""
        notes = await self.store.notes(BAN, self.now)
        self._print(
            ("who", "until", "why"),
            (
                (note.key, _at(note.until), msgspec.json.decode(note.value, type=BanReason).why)
                for note in notes
            ),
        )

    def _code(self) -> str:
        if not self.arguments.subject:
            raise BadInput("no-admin-code", what=self.arguments.what)
        return read_code(self.arguments.subject)

    def _who(self) -> str:
        who = (self.arguments.subject or "").strip().casefold()
        is_id = len(who) == 24 and all(c in "0123456789abcdef" for c in who)
        if not is_id and not _is_address(who):
            raise BadInput("not-to-ban", who=who)
        return who

    def _print(self, columns: Sequence[str], lines: Iterable[Sequence[object]]) -> None:
        heads = (told(f"admin-column-{column}") for column in columns)
        table = Table(*heads, box=None, pad_edge=False, header_style="bold")
        for line in lines:
            table.add_row(*(Text(str(cell)) for cell in line))
        self.console.width = UNLIMITED
        self.console.print(table, soft_wrap=True)

    def _say(self, message: str, **facts: str) -> None:
        self.console.print(Text(self.language.say(message, **facts)), soft_wrap=True)


DEEDS: Final[dict[str, Callable[[Operator], Awaitable[None]]]] = {
    "tables": Operator.tables,
    "reports": Operator.reports,
    "talk": Operator.talk,
    "close": Operator.close,
    "ban": Operator.ban,
    "unban": Operator.unban,
    "bans": Operator.bans,
}


def run(arguments: Namespace) -> int:
    """Carry out what is asked for."""
    console, language = open_console(arguments), choose_language(arguments)
    if not 0 < arguments.hours <= 24 * 3650:
        raise BadInput("bad-ban-hours")
    asyncio.run(_carry_out(known_store(read_settings(arguments)), arguments, console, language))
    return 0


async def _carry_out(store: Store, arguments: Namespace, console: Console, language: Language) -> None:
    await store.open()
    try:
        await DEEDS[arguments.what](Operator(store, arguments, console, language))
    finally:
        await store.close()


def _at(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _yes(value: bool) -> str:
    return told("admin-yes" if value else "admin-no")


def _is_address(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True
