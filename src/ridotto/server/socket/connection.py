"""One socket: what it says is read, checked and done; what happens at its table is sent to it."""

import asyncio
import re
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ridotto.server.http.identity import read_code
from ridotto.server.metrics import COMMANDS
from ridotto.server.process import House
from ridotto.server.socket.fast_websocket import EXTENSION
from ridotto.server.socket.limits import Bucket
from ridotto.server.socket.protocol import (
    MAX_MESSAGE,
    VERSION,
    Ack,
    AnyCommand,
    Code,
    Ping,
    Pong,
    Refusal,
    read_command,
    write,
)
from ridotto.server.store.store import Person, Trouble
from ridotto.server.tables.permissions import Refused, decide
from ridotto.server.tables.subscriber import Watch
from ridotto.server.tables.table import NoTable, Table, now

CLOSED: Final[dict[str, tuple[int, str]]] = {
    "slow": (4408, "you are too far behind; connect again"),
    "fast": (4429, "too many messages; slow down"),
    "left": (4401, "you have left this table"),
}
"""With which code a socket is closed, and with which words."""
PATIENCE: Final = 100
"""So many messages over the limit end a socket."""
LAST_WORDS: Final = 2.0
"""Seconds in which a socket that has to go may still be told something."""
_ID: Final = re.compile(rb'"id"\s*:\s*"([0-9A-Za-z_-]{1,40})"')


async def answer_socket(house: House, socket: WebSocket) -> None:
    """Everything between the first and the last word of a socket."""
    address = socket.client.host if socket.client else ""
    if not house.allows_origin(socket) or not house.doors.enter(address):
        await socket.close(1008)
        return
    try:
        await socket.accept()
        with suppress(WebSocketDisconnect, RuntimeError):
            await _meet(house, socket)
    finally:
        house.doors.leave(address)


async def _meet(house: House, socket: WebSocket) -> None:
    """Find out who wants to sit where, and let them."""
    try:
        person = await _who(house, socket)
        table = await _table(house, socket)
        if person is not None:
            await asyncio.shield(house.presence.arrive(table, person, _is_program(socket)))
    except Refused as refused:
        await socket.send_text(write(Refusal(None, refused.code, 0, refused.text)))
        await socket.close(4400, refused.text[:100])
        return
    except Trouble:
        await _turn_away(house, socket)
        return
    await Line(house, socket, table, person).talk(_since(socket))


async def _turn_away(house: House, socket: WebSocket) -> None:
    """The store has trouble now."""
    house.log.warning("a guest could not be let in", exc_info=True)
    await socket.send_text(write(Refusal(None, "busy", 0, "the house has trouble; come again in a moment")))
    await socket.close(1013, "come again in a moment")


async def _who(house: House, socket: WebSocket) -> Person | None:
    """Who is at the other end; None for a wall."""
    if socket.query_params.get("v", str(VERSION)) != str(VERSION):
        raise Refused(
            "old-client", f"this server speaks version {VERSION}; load the page again, or update Ridotto"
        )
    if socket.query_params.get("wall"):
        return None
    person = await house.people.who(house.token_of(socket))
    if person is None:
        raise Refused("no-guest", "nobody knows you here yet; say your name first")
    return person


def _is_program(socket: WebSocket) -> bool:
    return "authorization" in socket.headers


async def _table(house: House, socket: WebSocket) -> Table:
    try:
        return await house.hall.table(read_code(socket.path_params["code"]))
    except NoTable:
        raise Refused("no-table", "there is no table with this code; check it, or open one") from None


def _since(socket: WebSocket) -> int | None:
    """The last number the other end has seen, if it says so."""
    text = socket.query_params.get("since", "")
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else None


class Line:
    """A socket that is let in."""

    def __init__(self, house: House, socket: WebSocket, table: Table, person: Person | None) -> None:
        self.house, self.socket, self.table, self.person = house, socket, table, person
        self.watch = Watch(None if person is None else person.id)
        self.watch.wire = None if socket is None else socket.scope.get("extensions", {}).get(EXTENSION)
        self.bucket = Bucket(house.settings.rate, house.settings.burst)
        self.over = 0
        """How many messages there were too many."""

    async def talk(self, since: int | None) -> None:
        """Until one of both has enough."""
        await self.table.welcome(self.watch, since)
        reading = asyncio.ensure_future(self._read())
        writing = asyncio.ensure_future(self._write())
        ending = asyncio.ensure_future(self._end())
        try:
            await asyncio.wait((reading, writing, ending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.dismiss(self.watch)
            if self.person is not None:
                self.house.presence.depart(self.table, self.person.id)
            for task in (reading, writing, ending):
                task.cancel()
            await asyncio.gather(reading, writing, ending, return_exceptions=True)
            await self._close()

    async def _close(self) -> None:
        code, reason = CLOSED.get(self.watch.ended, (1000, ""))
        if self.socket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
                async with asyncio.timeout(1):
                    await self.socket.close(code, reason)

    async def _end(self) -> None:
        """Who has to go goes soon, even if they do not listen to the last words."""
        await self.watch.over.wait()
        await asyncio.sleep(0 if self.watch.ended == "slow" else LAST_WORDS)

    async def _write(self) -> None:
        while (text := await self.watch.next()) is not None:
            await self.socket.send_text(text)

    async def _read(self) -> None:
        while not self.watch.ended:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._hear(message.get("text") or (message.get("bytes") or b"").decode(errors="replace"))

    # ── What it says ─────────────────────────────────────────────────────────────────────────────────

    async def _hear(self, text: str) -> None:
        """One message: it is answered, whatever it is."""
        data = text.encode(errors="replace")
        known = _ID.search(data[:MAX_MESSAGE])
        id = known[1].decode() if known else None
        if not self.bucket.take():
            self._too_fast(id)
        elif len(data) > MAX_MESSAGE:
            self._refuse(id, "too-long", f"a message has at most {MAX_MESSAGE} bytes; shorten it")
        else:
            await self._understand(id, data)

    def _too_fast(self, id: str | None) -> None:
        self.over += 1
        if self.over > PATIENCE:
            self.watch.end("fast")
        self._refuse(id, "too-fast", "you say too much at once; wait a moment and say it again")

    async def _understand(self, id: str | None, data: bytes) -> None:
        try:
            command = read_command(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._refuse(
                id, "bad-message", f"this cannot be understood: {str(error)[:200]}; see docs/protocol.md"
            )
            return
        if isinstance(command, Ping):
            self.watch.tell(write(Pong(now())))
        elif self.person is None:
            self._refuse(command.id, "watching", "a wall only shows the table; join it to do something")
        else:
            await self._do(command, self.person)

    async def _do(self, command: AnyCommand, person: Person) -> None:
        name = f"{person.id} {command.id}"
        try:
            doing = asyncio.ensure_future(self.table.do(name, lambda room: decide(room, person.id, command)))
            doing.add_done_callback(heed)
            seq = await asyncio.shield(doing)
        except Refused as refused:
            self._refuse(command.id, refused.code, refused.text)
        except Exception:  # whatever it was, they are told to send it again
            self.house.log.exception("a command failed at table %s", self.table.code)
            self._refuse(command.id, "busy", "this could not be written down; send it again")
        else:
            COMMANDS.labels("done").inc()
            self.watch.tell(write(Ack(command.id, seq)))

    def _refuse(self, id: str | None, code: Code, text: str) -> None:
        COMMANDS.labels(code).inc()
        self.watch.tell(write(Refusal(id, code, self.table.seq, text)))


def heed(task: "asyncio.Task[int]") -> None:
    """Take the answer to a command for somebody who may be gone."""
    if not task.cancelled():
        task.exception()
