"""A visit to a table on the network: you hear what happens, decide, talk, and come back by yourself."""

import asyncio
import json
import sys
import threading
from collections.abc import Callable
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from ridotto.cli.online.client_state import Seen
from ridotto.cli.online.commands import NotACommand, free_seat, read_command
from ridotto.cli.online.lobby import refusal_words, told_line, waiting_room
from ridotto.cli.screen.keyboard import HELP, LEAVE
from ridotto.cli.screen.menu import Menu
from ridotto.cli.screen.screen import Stage, is_live
from ridotto.play import replay
from ridotto.server.client.http_client import Desk, NotAnswered
from ridotto.server.client.table_client import Client, new_id
from ridotto.server.socket import protocol
from ridotto.server.socket.protocol import AnyAnswer, AnyCommand, Frame, Refusal, Snapshot, Welcome
from ridotto.server.tables.sealed_game import BadProof, verify
from ridotto.words.language import Language

LAST_TIME: Final = 4
"""Lines of the log with which somebody comes back."""


class Visit:
    """One person at one table, before one screen."""

    def __init__(
        self,
        client: Client,
        desk: Desk,
        code: str,
        language: Language,
        console: Console,
        watch: bool,
        begin: bool = False,
    ) -> None:
        self.client = client
        self.desk = desk
        self.code = code
        self.language = language
        self.console = console
        self.sits = not watch
        self.begins = begin
        self.live = is_live(console)
        self.seen = Seen()
        self.names: dict[int, str] = {}
        self.stage: Stage | None = None
        self.asked: tuple[int, int] | None = None
        """The decision that was asked last."""
        self.menu: Menu | None = None
        """What may be chosen, while we are asked."""
        self.news = asyncio.Condition()
        self.welcomes = 0
        self.over = False
        """Whether a game is over and we have seen how it ended."""
        self.paused = False

    async def stay(self) -> None:
        """Until we leave, or nothing is left to do."""
        hearing = asyncio.ensure_future(self.hear())
        typing = asyncio.ensure_future(self.type())
        try:
            await asyncio.wait((hearing, typing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (hearing, typing):
                task.cancel()
            done = await asyncio.gather(hearing, typing, return_exceptions=True)
            await self.client.close()
        for error in done:
            if isinstance(error, Exception):
                raise error

    # ── Hearing ──────────────────────────────────────────────────────────────────────────────────────

    async def hear(self) -> None:
        """Show everything that we are told."""
        async for answer in self.client:
            await self.take(answer)
            async with self.news:
                self.news.notify_all()

    async def take(self, answer: AnyAnswer) -> None:
        """One message."""
        events = self.seen.take(answer)
        if isinstance(answer, Welcome):
            self.welcome()
        elif isinstance(answer, Snapshot):
            await self.arrive()
        elif isinstance(answer, Refusal):
            self.console.print(Text(refusal_words(answer, self.language), "red"), soft_wrap=True)
            self.asked = None
        elif isinstance(answer, Frame):
            self.remember_names()
            self.tell(answer)
            if self.stage is not None and events:
                before = len(self.stage.log)
                laid_out = self.stage.scene.laid_out if answer.since == 0 else ()
                self.stage.log.extend(self.stage.scene.tell(e for e in events if e.kind not in laid_out))
                self.stage.show_log(before)
            await self.after(answer)
        self.ask()
        self.over = self.seen.phase == "over"

    def welcome(self) -> None:
        """The line is there, or there again."""
        self.welcomes += 1
        if self.welcomes > 1:
            self.note("table-line-back")

    async def arrive(self) -> None:
        """A table as we find it."""
        self.remember_names()
        if self.seen.began is None or self.seen.now is None:
            self.show_room()
        else:
            self.stage = stage = Stage(self.seen, self.language, self.console)
            stage.log.extend(stage.scene.tell(self.seen.events))
            stage.log.extend(stage.scene.rest())
            stage.fresh = len(stage.log)
            self.console.print(stage.picture())
            stage.show_recent(LAST_TIME)
            self.asked = None
        await self.settle()

    async def settle(self) -> None:
        """What we came for: a seat, and a game."""
        if self.sits and self.seen.seat is None and self.seen.phase == "waiting":
            await self.client.say(protocol.Sit(new_id(), free_seat(self.seen)))
        if self.begins:
            await self.client.say(protocol.Begin(new_id()))
        self.sits = self.begins = False

    def tell(self, frame: Frame) -> None:
        """What happened around the game; and a new game from its first picture on."""
        if isinstance(frame.told, protocol.GameBegan):
            self.stage = Stage(self.seen, self.language, self.console)
            self.asked = None
            self.note("table-sealed", seal=frame.told.seal)
            self.console.print(self.stage.scene.opening(), self.stage.picture(), sep="\n")
        line = told_line(frame.told, self.names, self.language)
        if line is not None:
            self.console.print(line)
            if self.stage is not None:
                self.stage.log.append(line)
        self.tell_outcome(frame)
        if frame.table is not None and frame.table.phase == "waiting":
            self.stage = None
            self.show_room()

    def tell_outcome(self, frame: Frame) -> None:
        """What a vote came to: nobody else says that the game stands still now, or goes on."""
        paused = self.seen.table is not None and self.seen.table.paused
        if paused != self.paused and isinstance(frame.told, protocol.Somebody) and frame.told.what == "voted":
            self.note("table-paused" if paused else "table-goes-on")
        self.paused = paused

    async def after(self, frame: Frame) -> None:
        """The end of a game: who was what, and that nobody has cheated."""
        if not isinstance(frame.told, protocol.MoveMade) or self.seen.phase != "over" or self.stage is None:
            return
        self.stage.log.extend(self.stage.scene.rest())
        try:
            proof = await asyncio.to_thread(self.desk.proof, self.code, frame.told.game)
            verify(proof, self.seen.began.seal if self.seen.began else None)
        except (NotAnswered, BadProof) as error:
            self.console.print(Text(str(error), "red"))
        else:
            self.console.print(self.stage.scene.truth(replay(proof.record), self.console.width))
            self.note("table-proved")

    def remember_names(self) -> None:
        """Who is who: somebody who has left is still spoken of."""
        if self.seen.table is not None:
            self.names |= {guest.number: guest.name for guest in self.seen.table.guests}

    def show_room(self) -> None:
        """The seats, and what the host may do about them."""
        table = self.seen.table
        assert table is not None
        self.console.print(waiting_room(self.seen, self.language))
        self.note("table-waiting-host" if table.host == self.seen.you else "table-waiting")

    def note(self, message: str, **facts: str) -> None:
        """A word from this program itself."""
        self.console.print(Text(self.language.say(message, **facts), "dim"), soft_wrap=True)

    # ── Deciding ─────────────────────────────────────────────────────────────────────────────────────

    def ask(self) -> None:
        """Show the question, if it is ours and new."""
        question = self.seen.question
        if question is None:
            self.menu = self.asked = None
        elif question != self.asked and self.stage is not None and self.is_quiet():
            self.asked = question
            self.menu = self.stage.scene.menu()
            before = len(self.stage.log)
            self.stage.log.extend(self.stage.scene.rest())
            self.stage.show_log(before)
            self.stage.show_question(self.menu)
            self.stage.fresh = len(self.stage.log)
            self.console.print(Text(self.language.say("your-choice", n=len(self.menu.choices)), "bold"))

    def is_quiet(self) -> bool:
        """Whether we are at the table, and everything that we said has been answered."""
        return self.seen.table is not None and not self.client.unanswered

    # ── Typing ───────────────────────────────────────────────────────────────────────────────────────

    async def type(self) -> None:
        """Do what is typed, line by line; who types ahead is taken at their word when it is time."""
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
        """What a file says, where nobody saw it being typed."""
        if not self.live:
            self.console.print(Text(line), soft_wrap=True)

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until we are told that something is so."""
        async with self.news:
            await self.news.wait_for(so)

    async def choose(self, line: str) -> None:
        """A move by its number, its notation or its words."""
        if not self.live:
            await self.until(lambda: self.menu is not None or self.over)
        if self.menu is None or self.stage is None or self.asked is None:
            if self.live:
                self.note("table-nothing-to-decide")
            return
        self.echo(line)
        move = self.menu.read(line)
        if move is not None:
            self.menu = None
            await self.say(protocol.Move(new_id(), *self.asked, move))
        elif line.casefold() in HELP:
            self.stage.show_help(self.menu)
            self.help()
        else:
            self.stage.show_no_option(self.menu)

    async def command(self, line: str) -> None:
        """Something else than a move."""
        if line.casefold() in ("/help", "/?"):
            self.help()
        elif line.casefold() == "/back":
            await self.show_way_back()
        elif line.casefold() == "/who":
            self.console.print(waiting_room(self.seen, self.language))
        elif line.startswith("{"):
            await self.say_raw(line)
        else:
            try:
                await self.say(read_command(line, self.seen))
            except NotACommand:
                self.note("table-no-command", command=line)

    async def show_way_back(self) -> None:
        """A code for another device."""
        try:
            code = await asyncio.to_thread(self.desk.way_back)
        except NotAnswered as error:
            self.console.print(Text(str(error), "red"))
        else:
            self.note("table-way-back", code=code)

    async def say(self, command: AnyCommand) -> None:
        """Say it; whoever reads from a file waits for the answer."""
        await self.client.say(command)
        if not self.live:
            await self.until(lambda: command.id not in self.client.unanswered)

    async def say_raw(self, line: str) -> None:
        """A message as the protocol has it; an id is added if there is none."""
        try:
            message = {"id": new_id(), **json.loads(line)}
        except (ValueError, TypeError):
            self.note("table-no-command", command=line)
            return
        await self.client.say_raw(str(message["id"]), msgspec.json.encode(message))

    def help(self) -> None:
        """What may be typed here."""
        self.console.print(Text(self.language.say("table-help")), soft_wrap=True)


class Tape(Visit):
    """A visit by a program: everything that we are told, as it came, a line each."""

    async def take(self, answer: AnyAnswer) -> None:
        """Print a message."""
        self.seen.take(answer)
        print(msgspec.json.encode(answer).decode(), flush=True)
        if isinstance(answer, Snapshot):
            await self.settle()

    async def type(self) -> None:
        """Send what is typed, at once."""
        lines = read_lines(asyncio.get_running_loop())
        while (line := await lines.get()) is not None:
            if line.strip().startswith(("/", "{")):
                await self.until(lambda: self.seen.table is not None)
                await self.command(line.strip())
        await self.until(lambda: self.seen.phase == "over" or self.seen.question is not None)

    def note(self, message: str, **facts: str) -> None:
        """Only for programs: an error goes where errors go."""
        print(self.language.say(message, **facts), file=sys.stderr)


def read_lines(loop: asyncio.AbstractEventLoop) -> "asyncio.Queue[str | None]":
    """What is typed, as it comes; None at the end. A thread waits for it, and holds nobody up."""
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
