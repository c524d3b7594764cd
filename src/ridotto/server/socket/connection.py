"""One websocket connection: carries out its commands, and sends what happens at its table."""

import asyncio
import re
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ridotto.foreign_errors import data_reason
from ridotto.languages import spoken
from ridotto.refusal import Fact
from ridotto.server.http.identity import read_code
from ridotto.server.http.requests import BadRequest, language_of
from ridotto.server.http.routes import refusal_of
from ridotto.server.metrics import COMMANDS, DONE
from ridotto.server.process import ServerProcess, TooManyCodes, address_of
from ridotto.server.socket.fast_websocket import EXTENSION
from ridotto.server.socket.limits import TokenBucket, quota_key
from ridotto.server.socket.outgoing import outgoing
from ridotto.server.socket.protocol import (
    MAX_MESSAGE,
    VERSION,
    Away,
    Hurry,
    Ping,
    Pong,
    Shown,
    read_command,
    refusal_message,
)
from ridotto.server.store.store import Person, Trouble
from ridotto.server.tables.commands import AnyCommand, decide
from ridotto.server.tables.frames import EVENTS_AT_ONCE, count_events
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.presence import is_waited_for
from ridotto.server.tables.refused import Code, Refused, refuse
from ridotto.server.tables.registry import NoTable
from ridotto.server.tables.subscriber import PendingAck, Subscriber

CLOSED: Final[dict[str, tuple[int, Refused]]] = {
    "slow": (4408, Refused("busy", "closed-slow")),
    "fast": (4429, Refused("too-fast", "closed-fast")),
    "damaged": (4400, Refused("damaged", "closed-damaged")),
    "left": (4401, Refused("removed", "closed-left")),
    "closed": (4401, Refused("closing", "table-closed")),
    "banned": (4403, Refused("banned", "closed-banned")),
}
"""The close code and reason of a connection, by why it ended."""
LONGEST_REASON: Final = 123
"""Bytes that a websocket's close frame has for the reason."""
NOT_LET_IN: Final = 4400
TRY_AGAIN: Final = 1013
MOST_TOO_FAST: Final = 100
"""Messages over the limit after which a connection is closed."""
TOO_MANY_SOCKETS_DELAY: Final = 30
"""Seconds after which an address with too many connections is asked to try again."""
CLOSE_DELAY: Final = 2.0
"""Seconds before a connection is closed, in which the last messages are sent."""
_ID: Final = re.compile(rb'"id"\s*:\s*"([0-9A-Za-z_-]{1,40})"')


async def answer_socket(server: ServerProcess, socket: WebSocket) -> None:
    """Serve a websocket from the handshake to its end."""
    address = address_of(socket)
    if not server.allows_origin(socket):
        await socket.send_denial_response(
            refusal_of(BadRequest(403, "bad-message", "other-origin"), language_of(socket))
        )
        return
    if not server.connections.enter(address):
        many = BadRequest(429, "too-fast", "too-many-sockets", seconds=TOO_MANY_SOCKETS_DELAY)
        await socket.send_denial_response(refusal_of(many, language_of(socket)))
        return
    try:
        await socket.accept()
        with suppress(WebSocketDisconnect, RuntimeError):
            await _admit(server, socket)
    finally:
        server.connections.leave(address)


async def _admit(server: ServerProcess, socket: WebSocket) -> None:
    """Find the person and the table, and connect them."""
    try:
        person = await _person(server, socket)
        if person is not None:
            socket.state.language = person.language
        seconds = server.banned_for(address_of(socket), None if person is None else person.id)
        if seconds:
            refuse("banned", "banned", seconds=seconds)
        table = await _table(server, socket)
        _limit_looks(server, socket, table, person)
        if person is not None and not _stays_away(socket, table, person):
            await _arrive(server, socket, table, person)
        await Connection(server, socket, table, person).serve(_since(socket))
    except Refused as refused:
        await socket.send_text(outgoing(refusal_message(None, refused, 0, _language(socket))).json.decode())
        await socket.close(NOT_LET_IN, close_reason(refused, _language(socket)))
    except Trouble:
        server.log.warning("a connection could not be let in", exc_info=True)
        trouble = Refused("busy", "store-in-trouble")
        await socket.send_text(outgoing(refusal_message(None, trouble, 0, _language(socket))).json.decode())
        await socket.close(TRY_AGAIN, close_reason(trouble, _language(socket)))


def close_reason(refused: Refused, language: str) -> str:
    """What fits into a close frame."""
    return refused.say(language).encode()[:LONGEST_REASON].decode(errors="ignore")


def _limit_looks(server: ServerProcess, socket: WebSocket, table: LiveTable, person: Person | None) -> None:
    """A look at a long game is expensive, and a wall needs no identity, so both count as such requests."""
    if person is None or count_events(table.state) > EVENTS_AT_ONCE:
        wait = server.quotas.expensive.take(address_of(socket))
        if wait:
            refuse("too-fast", "too-many-requests", seconds=wait)


async def _arrive(server: ServerProcess, socket: WebSocket, table: LiveTable, person: Person) -> None:
    """Log that a person is here, and on their seat again, which takes rows of their address."""
    address = address_of(socket)
    wait = server.quotas.rows.wait(address)
    if wait:
        refuse("too-fast", "too-many-rows", seconds=wait)
    hashed = server.people.address_hash(table.code, quota_key(address))
    sat = await asyncio.shield(
        server.presence.arrive(table, person, _is_program(socket), hashed, _is_page(socket))
    )
    for _ in range(1 + sat):
        server.quotas.rows.spend(address)


def _stays_away(socket: WebSocket, table: LiveTable, person: Person) -> bool:
    """Whether it is a page in the background of somebody who is away: that it connects brings nobody back."""
    guest = table.state.guests.get(person.id)
    known = guest is not None and not guest.gone and not guest.online
    return known and _is_hidden(socket) and is_waited_for(table.state, person.id)


async def _person(server: ServerProcess, socket: WebSocket) -> Person | None:
    """The person who connects; None for a wall, which only shows the table."""
    if socket.query_params.get("v") != str(VERSION):  # clients that send none are older than versions
        refuse("old-client", "old-client", version=VERSION)
    if socket.query_params.get("wall"):
        return None
    person = await server.people.who(server.token_of(socket), server.tables.clock.now())
    if person is None:
        refuse("no-guest", "no-person")
    return person


def _language(socket: WebSocket) -> str:
    """The language of the page, else of the identity, else what the headers ask for, else English."""
    known: str | None = getattr(socket.state, "language", None)
    return spoken(socket.query_params.get("language")) or known or language_of(socket)


def _is_program(socket: WebSocket) -> bool:
    return "authorization" in socket.headers


def _is_page(socket: WebSocket) -> bool:
    """Whether it says that it shows what happened before it asks; a lie gains it a few seconds."""
    return socket.query_params.get("page") == "1"


def _is_hidden(socket: WebSocket) -> bool:
    """Whether it is a page in the background."""
    return socket.query_params.get("away") == "1"


async def _table(server: ServerProcess, socket: WebSocket) -> LiveTable:
    try:
        return await server.table(socket, read_code(socket.path_params["code"]))
    except TooManyCodes as error:
        refuse("too-fast", "too-many-codes", seconds=error.seconds)
    except NoTable:
        refuse("no-table", "no-table")


def _since(socket: WebSocket) -> int | None:
    """The last number that the client has seen, if given."""
    text = socket.query_params.get("since", "")
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else None


class Connection:
    """An accepted websocket."""

    def __init__(
        self, server: ServerProcess, socket: WebSocket, table: LiveTable, person: Person | None
    ) -> None:
        self.server, self.socket, self.table, self.person = server, socket, table, person
        self.subscriber = Subscriber(None if person is None else person.id, _language(socket))
        self.subscriber.direct = socket.scope.get("extensions", {}).get(EXTENSION)
        self.subscriber.on_end = self._close_soon
        self.subscriber.is_hidden = person is not None and _is_hidden(socket)
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the last messages are sent and the connection has to be closed."""
        self.address = address_of(socket)
        self.bucket = TokenBucket(server.settings.rate, server.settings.burst)
        self.too_fast = 0
        """Messages over the limit."""
        self.is_busy = False
        """Whether a command is being carried out: that goes on to its end even if its client goes away."""

    @property
    def person_id(self) -> str | None:
        """Whose connection it is; None for a wall."""
        return None if self.person is None else self.person.id

    def is_of(self, table: LiveTable, person: str) -> bool:
        """Whether it is this person's, at this table."""
        return self.table is table and self.person_id == person

    def speak(self, person: str, language: str) -> None:
        """Refuse in another language from now on, if it is this person's."""
        if self.person_id == person:
            self.subscriber.language = language

    def end(self, why: str) -> None:
        """Close it, for a reason in CLOSED."""
        self.subscriber.end(why)

    async def serve(self, since: int | None) -> None:
        """Run until either side closes."""
        await self.table.subscribe(self.subscriber, since)
        self.server.sockets.add(self)
        reading = asyncio.ensure_future(self._read())
        writing = [] if self.subscriber.direct is not None else [asyncio.ensure_future(self._write())]
        for task in (reading, *writing):
            task.add_done_callback(take_result)
        try:
            await asyncio.wait((self._over, reading, *writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.server.sockets.discard(self)
            self.table.unsubscribe(self.subscriber)
            if self.person is not None:
                self.server.presence.depart(self.table, self.person.id)
            self._over.cancel()
            self.subscriber.end("closed")
            for task in writing if self.is_busy else (reading, *writing):
                task.cancel()
            await self._close()
            await asyncio.wait((reading, *writing))

    async def _close(self) -> None:
        code, why = CLOSED.get(self.subscriber.ended, (1000, None))
        reason = "" if why is None else close_reason(why, self.subscriber.language)
        if self.socket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
                async with asyncio.timeout(1):
                    await self.socket.close(code, reason)

    def _close_soon(self) -> None:
        """Close the connection when its last messages are sent."""
        if not self._over.done():
            delay = 0.0 if self.subscriber.ended == "slow" else CLOSE_DELAY
            asyncio.get_running_loop().call_later(delay, self._close_now)

    def _close_now(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

    async def _write(self) -> None:
        while (message := await self.subscriber.next()) is not None:
            await self.socket.send_text(message.json.decode())

    async def _read(self) -> None:
        direct = self.subscriber.direct
        receive = self.socket.receive if direct is None else direct.receive
        while not self.subscriber.ended:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self._handle(message.get("bytes") or b"" if text is None else text.encode(errors="replace"))

    # ── Commands ─────────────────────────────────────────────────────────────────────────────────────

    async def _handle(self, data: bytes) -> None:
        """Answer one message."""
        if not self.bucket.take():
            self.too_fast += 1
            if self.too_fast > MOST_TOO_FAST:
                self.subscriber.end("fast")
            self._refuse(id_in(data), "too-fast", "messages-too-fast")
        elif len(data) > MAX_MESSAGE:
            self._refuse(id_in(data), "too-long", "message-too-long", most=MAX_MESSAGE)
        else:
            await self._parse(data)

    async def _parse(self, data: bytes) -> None:
        try:
            command = read_command(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._refuse(id_in(data), "bad-message", "message-not-understood", problem=data_reason(error))
            return
        if isinstance(command, Ping):
            self.subscriber.send(outgoing(Pong(self.server.tables.clock.now())))
        elif isinstance(command, Hurry):
            self.server.clocks.hurry(self.table, self.person_id or "")
        elif isinstance(command, (Shown, Away)):
            await self._take_signal(command)
        elif self.person is None:
            self._refuse(command.id, "watching", "only-shows")
        else:
            await self._carry_out(command, self.person)

    async def _take_signal(self, signal: Shown | Away) -> None:
        """Take note of what a page shows; that of a wall concerns nobody."""
        person = self.person
        if person is None:
            return
        if isinstance(signal, Shown):
            await self.table.show(person.id, signal.game, signal.decision)
        elif signal.away != self.subscriber.is_hidden:
            self.subscriber.is_hidden = signal.away
            if signal.away:
                self.server.presence.depart(self.table, person.id)
            elif not self.server.quotas.rows.wait(self.address):  # else `reconcile` notices it soon
                await self._come_back(person)

    async def _come_back(self, person: Person) -> None:
        try:
            if await self.server.presence.back(self.table, person.id):
                self.server.quotas.rows.spend(self.address)
        except Exception:  # `reconcile` tries again
            self.server.log.warning("a return could not be logged", exc_info=True)

    async def _carry_out(self, command: AnyCommand, person: Person) -> None:
        wait = self.server.quotas.rows.wait(self.address)
        if wait:
            self._refuse(command.id, "too-fast", "too-many-rows", seconds=wait)
            return
        name, ack = f"{person.id} {command.id}", PendingAck(self.subscriber, command.id)
        self.is_busy = True
        now = self.table.registry.clock.now
        try:
            seq = await self.table.do(name, lambda state: decide(state, person.id, command, now()), ack)
        except Refused as refused:
            self._send_refusal(command.id, refused)
        except Exception:  # the client is asked to send it again
            self.server.log.exception("a command failed at table %s", self.table.code)
            self._refuse(command.id, "busy", "not-written")
        else:
            DONE.inc()
            self.server.quotas.rows.spend(self.address)
            if not ack.is_sent:
                self.subscriber.send(ack.send(min(seq, self.table.number_for(self.subscriber))))
        finally:
            self.is_busy = False

    def _refuse(self, id: str | None, code: Code, name: str, /, **facts: Fact) -> None:
        self._send_refusal(id, Refused(code, name, **facts))

    def _send_refusal(self, id: str | None, refused: Refused) -> None:
        COMMANDS.labels(refused.code).inc()
        seq = self.table.number_for(self.subscriber)
        self.subscriber.send(outgoing(refusal_message(id, refused, seq, self.subscriber.language)))


def take_result(task: "asyncio.Task[None]") -> None:
    """Read the result of a task of a connection that has ended, so that asyncio does not complain."""
    if not task.cancelled():
        task.exception()


def id_in(data: bytes) -> str | None:
    """The id in a message that is not carried out, if it has one."""
    known = _ID.search(data[:MAX_MESSAGE])
    return known[1].decode() if known else None
