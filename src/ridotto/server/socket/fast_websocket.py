"""Uvicorn's websocket protocol with a direct method to send text, and with limits on what a client may cost.

Also handles clients that stop reading, send invalid UTF-8, or flood the connection with frames.
"""

from asyncio import AbstractEventLoop, Future, Queue, TimerHandle
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from ridotto.server.listening.limited_http import LimitedState
from ridotto.server.socket.limits import TokenBucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is no compiled one for this machine
    from websockets.utils import apply_mask

CLOSE_TIMEOUT: Final = 2.0
"""Seconds in which the client may still read before the connection is aborted."""
INVALID_TEXT: Final = 1007
TOO_MANY_FRAMES: Final = 1008
SLICE: Final = 4096
"""Bytes that are parsed at once; the rest waits until the application has taken the messages in them."""
MOST_FRAGMENTS: Final = 64
"""Frames that one message may be split into."""
FRAGMENTS: Final = (200.0, 400)
"""Fragments per second, and at once."""
CONTROL_FRAMES: Final = (10.0, 100)
"""Pings and pongs per second, and at once."""

MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
"""The frames that messages consist of."""
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
TWO_BYTES: Final = 126
"""In place of a length: it follows in two bytes."""

EXTENSION: Final = "ridotto.direct"
"""The key of this protocol among the extensions of an ASGI scope."""


class CountingProtocol(ServerProtocol):
    """Parses websocket frames; fails a connection that sends too many that carry no message."""

    def __init__(self, max_size: int, logger: Any) -> None:
        super().__init__(max_size=max_size, logger=logger)
        self.last_ping: bytes | None = None
        """The payload of the last ping, if it has not been answered."""
        self.is_between_messages = False
        """Whether all that was received is complete messages."""
        self._in_message = 0
        self._is_in_message = False
        self._fragments: TokenBucket | None = None
        self._control_frames: TokenBucket | None = None

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame. Pings are not answered here: that is for the transport's owner to decide."""
        if frame.opcode is Opcode.CONT:
            self._count_fragment()
        elif frame.opcode in (Opcode.PING, Opcode.PONG):
            self._count_control_frame()
        else:
            self._in_message = 0
        if frame.opcode in MESSAGES:
            self._is_in_message = not frame.fin
        self.is_between_messages = not self._is_in_message and not self.reader.buffer
        if frame.opcode is Opcode.PING:
            self.last_ping = bytes(frame.data)
            self.events.append(frame)
        else:
            super().recv_frame(frame)

    def receive_data(self, data: bytes | bytearray) -> None:
        """Parse what was received."""
        self.is_between_messages = False
        super().receive_data(data)

    def _count_fragment(self) -> None:
        self._fragments = self._fragments or TokenBucket(*FRAGMENTS)
        self._in_message += 1
        if self._in_message >= MOST_FRAGMENTS or not self._fragments.take():
            self._fail_because("too many fragments")

    def _count_control_frame(self) -> None:
        self._control_frames = self._control_frames or TokenBucket(*CONTROL_FRAMES)
        if not self._control_frames.take():
            self._fail_because("too many control frames")

    def _fail_because(self, why: str) -> None:
        self.fail(TOO_MANY_FRAMES, why)
        raise ProtocolError(why)  # ends the parser


class MessageQueue:
    """Messages that wait for the application: asyncio's own queue takes three kilobytes."""

    __slots__ = ("_loop", "_messages", "_waiter")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: list[Any] = []
        self._waiter: Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        """Whether no message waits."""
        return not self._messages

    async def get(self) -> Any:
        """Wait for the next message; only one task may do so."""
        while not self._messages:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._messages.pop(0)


class FastWebSocket(WebSocketsSansIOProtocol):
    """A websocket that sends text without awaiting, and ends even if the client does not read."""

    conn: CountingProtocol

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.server_state = server_state
        self.close_timeout = CLOSE_TIMEOUT
        self.conn = CountingProtocol(self.config.ws_max_size, self.logger)
        self.queue = cast("Queue[Any]", MessageQueue(self.loop))
        self._unparsed = b""
        """What was received while earlier messages wait for the application."""
        self._is_paused = False
        """Whether the transport does not read."""
        self._abort_timer: TimerHandle | None = None

    async def run_asgi(self) -> None:
        """Serve the connection; afterwards abort it even if the client does not read."""
        cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()
        self._abort_after(CLOSE_TIMEOUT if self.close_timer is None else CLOSE_TIMEOUT + self.close_timeout)

    async def send(self, message: Any) -> None:
        """Send a message of the application. An answer instead of a handshake is no failure."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # else uvicorn logs an error for every stranger it refuses

    # ── Sending ──────────────────────────────────────────────────────────────────────────────────────

    def send_now(self, framed: bytes) -> int:
        """Send a text that is a frame already; returns how many bytes are still in the write buffer."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        self.transport.write(framed)
        return self.transport.get_write_buffer_size()

    def handle_ping(self) -> None:
        """Answer the last ping; if the client does not read, only when it does (RFC 6455, 5.5.3)."""
        payload = self.conn.last_ping
        if payload is None or self.transport.is_closing() or not self.writable.is_set():
            return
        self.conn.last_ping = None
        self.conn.send_pong(payload)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        """Answer the last ping of a client that reads again."""
        super().resume_writing()
        self.handle_ping()

    # ── Receiving ────────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        """Parse what was received until a message waits for the application."""
        if not self._unparsed and not self.read_paused and self._take(data):
            return
        self._unparsed += data
        self._parse()
        if self.read_paused and not self._is_paused and not self.transport.is_closing():
            self._is_paused = True
            self.transport.pause_reading()

    def _take(self, data: bytes) -> bool:
        """Take a text that came in one frame and alone, as almost all do, without the parser."""
        if not self.conn.is_between_messages or self.conn.state is not State.OPEN or self.close_sent:
            return False
        text = text_in(data)
        if text is None:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self.read_paused = True  # the transport is only paused if more comes before this is taken
        return True

    def _parse(self) -> None:
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            data, self._unparsed = self._unparsed[:SLICE], self._unparsed[SLICE:]
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """Answer a request that is too long or no proper one; uvicorn would say nothing."""
        answer = b"".join(self.conn.data_to_send())
        if not answer:
            answer = self.conn.reject(HTTPStatus.BAD_REQUEST, "This is no websocket handshake.\n").serialize()
        self.handshake_complete = self.close_sent = True
        self.transport.write(answer)
        self.transport.close()
        self._abort_after(CLOSE_TIMEOUT)

    async def receive(self) -> Any:
        """The next message. When the application has taken all of them, the rest is parsed."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._parse()
            if self._is_paused and not self.read_paused and not self.transport.is_closing():
                self._is_paused = False
                self.transport.resume_reading()
        return message

    def send_receive_event_to_app(self) -> None:
        """Close on invalid UTF-8, without a line in the log."""
        broken = self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames))
        if broken and not self.close_sent:
            self.frames = []
            self.conn.send_close(INVALID_TEXT)
            self.handle_parser_exception()
        else:
            was_paused = self.read_paused
            super().send_receive_event_to_app()
            self._is_paused = self._is_paused or (self.read_paused and not was_paused)

    # ── Ending ───────────────────────────────────────────────────────────────────────────────────────
    # The transport's `close` waits until all is sent, for ever if the client does not read.

    def keepalive_timeout(self) -> None:
        """Abort: the client is gone, or does not read."""
        super().keepalive_timeout()
        self.transport.abort()

    def eof_received(self) -> None:
        """The client sends nothing more: let it read the rest, but not for ever."""
        self._abort_after(CLOSE_TIMEOUT)

    def handle_close(self, event: Frame) -> None:
        """Close; abort soon."""
        super().handle_close(event)
        self._abort_after(CLOSE_TIMEOUT)

    def handle_parser_exception(self) -> None:
        """Close; abort soon."""
        super().handle_parser_exception()
        self._abort_after(CLOSE_TIMEOUT)

    def shutdown(self) -> None:
        """Close; abort soon."""
        super().shutdown()
        self._abort_after(CLOSE_TIMEOUT)

    def _abort_after(self, seconds: float) -> None:
        if self._abort_timer is None and not self.disconnected:
            self._abort_timer = self.loop.call_later(seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget everything that waits."""
        super().connection_lost(exc)
        if isinstance(self.server_state, LimitedState):
            self.server_state.open_connections.closed(self.transport)
        self._unparsed = b""
        if self._abort_timer is not None:
            self._abort_timer.cancel()


def text_in(data: bytes) -> str | None:
    """The text, if this is exactly one masked frame with a short one (RFC 6455, 5.2); else None."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] & ~MASKED, 2
    if size == TWO_BYTES:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size > TWO_BYTES:
        return None
    if size > SLICE or len(data) != start + 4 + size:
        return None
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
    except UnicodeDecodeError:  # the parser closes the connection
        return None


def is_text(data: bytes) -> bool:
    """Whether it is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
