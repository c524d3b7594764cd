"""A game at a table on a server: shows what happens, asks for decisions, chats, and reconnects by itself."""

import asyncio
import json
import sys
import threading
from collections.abc import Callable
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from ridotto.cli.online.client_state import ClientState
from ridotto.cli.online.commands import NotACommand, free_seat, read_command
from ridotto.cli.online.lobby import told_line, waiting_room
from ridotto.cli.screen.keyboard import HELP, LEAVE
from ridotto.cli.screen.menu import Menu
from ridotto.cli.screen.screen import TerminalScreen, is_live
from ridotto.play import read_record, replay
from ridotto.refusal import as_sentence
from ridotto.server.client.http_client import HttpClient, NotAnswered
from ridotto.server.client.table_client import Client, new_id
from ridotto.server.socket.protocol import AnyAnswer, CommandRefused, Frame, Snapshot, Welcome
from ridotto.server.tables.commands import AnyCommand
from ridotto.server.tables.messages import GuestNotice
from ridotto.server.tables.playing import Begin, GameBegan, Move, MoveMade
from ridotto.server.tables.sealed_game import BadProof, verify
from ridotto.server.tables.seats import Sit
from ridotto.words.language import Language

RECONNECTED_LINES: Final = 4
"""Lines of the log that are shown after connecting to a game that has begun."""


class OnlineGame:
    """One person at one table, on one screen."""

    def __init__(
        self,
        client: Client,
        http: HttpClient,
        code: str,
        language: Language,
        console: Console,
        watch: bool,
        begin: bool = False,
    ) -> None:
        self.client = client
        self.http = http
        self.code = code
        self.language = language
        self.console = console
        self.sits = not watch
        self.begins = begin
        self.live = is_live(console)
        self.state = ClientState()
        self.names: dict[int, str] = {}
        self.screen: TerminalScreen | None = None
        self.asked: tuple[int, int] | None = None
        """The last decision that was shown."""
        self.menu: Menu | None = None
        """What may be chosen, while we are asked."""
        self.news = asyncio.Condition()
        self.welcomes = 0
        self.over = False
        """Whether a game is over and we have seen how it ended."""
        self.paused = False

    async def stay(self) -> None:
        """Stay until we leave, or nothing is left to do."""
        receiving = asyncio.ensure_future(self.receive())
        typing = asyncio.ensure_future(self.type())
        try:
            await asyncio.wait((receiving, typing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (receiving, typing):
                task.cancel()
            done = await asyncio.gather(receiving, typing, return_exceptions=True)
            await self.client.close()
        for error in done:
            if isinstance(error, Exception):
                raise error

    # ── Receiving ──────────────────────────────────────────────────────────────────────────────────────

    async def receive(self) -> None:
        """Show every message."""
        async for answer in self.client:
            await self.take(answer)
            async with self.news:
                self.news.notify_all()

    async def take(self, answer: AnyAnswer) -> None:
        """One message."""
        events = self.state.take(answer)
        if isinstance(answer, Welcome):
            self.welcome()
        elif isinstance(answer, Snapshot):
            await self.arrive()
        elif isinstance(answer, CommandRefused):
            self.console.print(Text(as_sentence(answer.text), "red"), soft_wrap=True)
            self.asked = None
        elif isinstance(answer, Frame):
            self.remember_names()
            self.tell(answer)
            if self.screen is not None and events:
                before = len(self.screen.log)
                laid_out = self.screen.game.laid_out if answer.since == 0 else ()
                self.screen.log.extend(self.screen.game.tell(e for e in events if e.kind not in laid_out))
                self.screen.show_log(before)
            await self.after(answer)
        self.ask()
        self.over = self.state.phase == "over"

    def welcome(self) -> None:
        """The connection is there, or there again."""
        self.welcomes += 1
        if self.welcomes > 1:
            self.note("table-connection-back")

    async def arrive(self) -> None:
        """Show the table as it is when we connect."""
        self.remember_names()
        if self.state.table and self.state.table.agreement and self.state.table.agreement.study:
            self.note("table-studied")
        if self.state.began is None or self.state.now is None:
            self.show_room()
        else:
            self.screen = screen = TerminalScreen(self.state, self.language, self.console)
            screen.log.extend(screen.game.tell(self.state.events))
            screen.log.extend(screen.game.rest())
            screen.fresh = len(screen.log)
            self.console.print(screen.picture())
            screen.show_recent(RECONNECTED_LINES)
            self.asked = None
        await self.settle()

    async def settle(self) -> None:
        """Take a seat and begin, if that was asked for."""
        if self.sits and self.state.seat is None and self.state.phase == "waiting":
            await self.client.send(Sit(new_id(), free_seat(self.state)))
        if self.begins:
            await self.client.send(Begin(new_id()))
        self.sits = self.begins = False

    def tell(self, frame: Frame) -> None:
        """Tell what happened around the game; show a new game from its first picture on."""
        if isinstance(frame.told, GameBegan):
            self.screen = TerminalScreen(self.state, self.language, self.console)
            self.asked = None
            self.note("table-sealed", seal=frame.told.seal)
            self.console.print(self.screen.game.opening(), self.screen.picture(), sep="\n")
        line = told_line(frame.told, self.names, self.language)
        if line is not None:
            self.console.print(line)
            if self.screen is not None:
                self.screen.log.append(line)
        self.tell_outcome(frame)
        if frame.table is not None and frame.table.phase == "waiting":
            self.screen = None
            self.show_room()

    def tell_outcome(self, frame: Frame) -> None:
        """Tell that a vote has paused the game, or made it go on: no message of the server says so."""
        paused = self.state.table is not None and self.state.table.paused
        if paused != self.paused and isinstance(frame.told, GuestNotice) and frame.told.what == "voted":
            self.note("table-paused" if paused else "table-goes-on")
        self.paused = paused

    async def after(self, frame: Frame) -> None:
        """At the end of a game, show all cards and verify its seal."""
        if not isinstance(frame.told, MoveMade) or self.state.phase != "over" or self.screen is None:
            return
        self.screen.log.extend(self.screen.game.rest())
        try:
            proof = await asyncio.to_thread(self.http.proof, self.code, frame.told.game)
            verify(proof, self.state.began.seal if self.state.began else None)
        except (NotAnswered, BadProof) as error:
            self.console.print(Text(error.say(self.language.code), "red"))
        else:
            finished = replay(read_record(msgspec.json.encode(proof.record)))
            self.console.print(self.screen.game.truth(finished, self.console.width))
            self.note("table-proved")

    def remember_names(self) -> None:
        """Remember who is who: the log still mentions people who have left."""
        if self.state.table is not None:
            self.names |= {guest.number: guest.name for guest in self.state.table.guests}

    def show_room(self) -> None:
        """Show the seats, and what the host may do about them."""
        table = self.state.table
        assert table is not None
        self.console.print(waiting_room(self.state, self.language))
        self.note("table-waiting-host" if table.host == self.state.you else "table-waiting")

    def note(self, message: str, **facts: str) -> None:
        """Print a message of this program."""
        self.console.print(Text(self.language.say(message, **facts), "dim"), soft_wrap=True)

    # ── Deciding ─────────────────────────────────────────────────────────────────────────────────────

    def ask(self) -> None:
        """Show the question, if it is ours and new."""
        question = self.state.question
        if question is None:
            self.menu = self.asked = None
        elif question != self.asked and self.screen is not None and self.is_quiet():
            self.asked = question
            self.menu = self.screen.game.menu()
            before = len(self.screen.log)
            self.screen.log.extend(self.screen.game.rest())
            self.screen.show_log(before)
            self.screen.show_question(self.menu)
            self.screen.fresh = len(self.screen.log)
            self.console.print(Text(self.language.say("your-choice", n=len(self.menu.choices)), "bold"))

    def is_quiet(self) -> bool:
        """Whether we are at the table, and the server has answered everything we sent."""
        return self.state.table is not None and not self.client.unanswered

    # ── Typing ───────────────────────────────────────────────────────────────────────────────────────

    async def type(self) -> None:
        """Do what is typed, line by line; lines that come too early wait."""
        lines = read_lines(asyncio.get_running_loop())
        while (line := await lines.get()) is not None:
            if not self.live:
                await self.until(self.is_quiet)
            if line.strip().casefold() in LEAVE:
                return
            if line.strip():
                await self.do(line.strip())
        await self.until(lambda: self.over or self.menu is not None)

    async def do(self, line: str) -> None:
        """One line: a command, a call for help, or a choice."""
        if line.startswith(("/", "{")):
            self.echo(line)
            await self.command(line)
        elif line.casefold() in HELP and self.menu is None:
            self.help()
        else:
            await self.choose(line)

    def echo(self, line: str) -> None:
        """Print a line that was read from a file."""
        if not self.live:
            self.console.print(Text(line), soft_wrap=True)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a message makes this true."""
        async with self.news:
            await self.news.wait_for(condition)

    async def choose(self, line: str) -> None:
        """A move by its number, its notation or its words."""
        if not self.live:
            await self.until(lambda: self.menu is not None or self.over)
        if self.menu is None or self.screen is None or self.asked is None:
            if self.live:
                self.note("table-nothing-to-decide")
            return
        self.echo(line)
        move = self.menu.read(line)
        if move is not None:
            self.menu = None
            await self.say(Move(new_id(), *self.asked, move))
        elif line.casefold() in HELP:
            self.screen.show_help(self.menu)
            self.help()
        else:
            self.screen.show_no_option(self.menu)

    async def command(self, line: str) -> None:
        """A command, such as `/say hello`."""
        if line.casefold() in ("/help", "/?"):
            self.help()
        elif line.casefold() == "/back":
            await self.show_way_back()
        elif line.casefold() == "/who":
            self.console.print(waiting_room(self.state, self.language))
        elif line.startswith("{"):
            await self.say_raw(line)
        else:
            try:
                await self.say(read_command(line, self.state))
            except NotACommand:
                self.note("table-no-command", command=line)

    async def show_way_back(self) -> None:
        """A code for another device."""
        try:
            code = await asyncio.to_thread(self.http.way_back)
        except NotAnswered as error:
            self.console.print(Text(error.say(self.language.code), "red"))
        else:
            self.note("table-way-back", code=code)

    async def say(self, command: AnyCommand) -> None:
        """Send a command; input from a file waits for the answer."""
        await self.client.send(command)
        if not self.live:
            await self.until(lambda: command.id not in self.client.unanswered)

    async def say_raw(self, line: str) -> None:
        """A message as the protocol has it; an id is added if there is none."""
        try:
            message = {"id": new_id(), **json.loads(line)}
        except (ValueError, TypeError):
            self.note("table-no-command", command=line)
            return
        await self.client.send_raw(str(message["id"]), msgspec.json.encode(message))

    def help(self) -> None:
        """What may be typed here."""
        self.console.print(Text(self.language.say("table-help")), soft_wrap=True)


class MessageLog(OnlineGame):
    """The same for programs: prints every message as the server sent it, one a line."""

    async def take(self, answer: AnyAnswer) -> None:
        """Print a message."""
        self.state.take(answer)
        text = self.client.text
        print(text if isinstance(text, str) else text.decode(), flush=True)
        if isinstance(answer, Snapshot):
            await self.settle()

    async def type(self) -> None:
        """Send what is typed, at once."""
        lines = read_lines(asyncio.get_running_loop())
        while (line := await lines.get()) is not None:
            if line.strip().startswith(("/", "{")):
                await self.until(lambda: self.state.table is not None)
                await self.command(line.strip())
        await self.until(lambda: self.state.phase == "over" or self.state.question is not None)

    def note(self, message: str, **facts: str) -> None:
        """Print it where errors go."""
        print(self.language.say(message, **facts), file=sys.stderr)


def read_lines(loop: asyncio.AbstractEventLoop) -> "asyncio.Queue[str | None]":
    """The lines that are typed, as they come; None at the end. A thread reads them."""
    lines: asyncio.Queue[str | None] = asyncio.Queue()

    def read() -> None:
        try:
            for line in sys.stdin or ():
                loop.call_soon_threadsafe(lines.put_nowait, line.rstrip("\n"))
            loop.call_soon_threadsafe(lines.put_nowait, None)
        except (RuntimeError, ValueError, OSError):
            """The program is about to end, or the terminal is gone."""

    threading.Thread(target=read, name="ridotto-keyboard", daemon=True).start()
    return lines
