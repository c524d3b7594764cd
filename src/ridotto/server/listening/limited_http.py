"""Uvicorn's HTTP protocol with limits on time and on connections."""

import asyncio
from http import HTTPStatus
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from ridotto.server.listening.open_connections import OpenConnections

REQUEST_TIMEOUT: Final = 15.0
"""Seconds within which a request has to be complete, with its body."""
READ_TIMEOUT: Final = 20.0
"""Seconds within which a client has to read something of an answer that waits."""
LINGER: Final = 2.0
"""Seconds in which a client may read why its request was refused."""


class LimitedState(ServerState):
    """What all connections of a server share."""

    def __init__(self, open_connections: OpenConnections) -> None:
        super().__init__()
        self.open_connections = open_connections
        self.request_timeout = REQUEST_TIMEOUT


class LimitedHTTP(H11Protocol):
    """HTTP for clients that are slow, silent or wrong; a websocket takes over after its handshake."""

    server_state: LimitedState

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._timer: asyncio.TimerHandle | None = None
        self._is_over = False
        """Whether the request was refused, and the rest is not read."""
        self._became_websocket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and wait for a request."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.server_state.open_connections.opened(transport, host)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._stop_timer()
        self.server_state.open_connections.closed(self.transport)

    # ── Requests ─────────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        """Read a request, unless an earlier one was refused."""
        if not self._is_over:
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        """Wait for the next request; do not wait for ever until the answer is read."""
        super().on_response_complete()
        self._watch()
        self._watch_reader()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the websocket protocol."""
        self._became_websocket = True
        self._stop_timer()
        self.server_state.open_connections.is_busy(self.transport)
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Set a time limit while a request is not complete."""
        if self._is_over or self._became_websocket:
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.server_state.open_connections.is_idle(self.transport)
            if self._timer is None:
                self._timer = self.loop.call_later(self.server_state.request_timeout, self._time_out)
        else:
            self.server_state.open_connections.is_busy(self.transport)
            self._stop_timer()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # ── Ending ───────────────────────────────────────────────────────────────────────────────────────

    def _time_out(self) -> None:
        self._timer = None
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._answer_and_close(HTTPStatus.REQUEST_TIMEOUT, "The request was not complete in time.")
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, or too long for one."""
        self._answer_and_close(HTTPStatus.BAD_REQUEST, msg)

    def _answer_and_close(self, status: HTTPStatus, text: str) -> None:
        """Answer and close; the client has a moment to read that."""
        self._is_over = True
        self._stop_timer()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.transport.is_closing():
            self.transport.write(
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
                f"connection: close\r\ncontent-length: {len(text) + 1}\r\n\r\n{text}\n".encode()
            )
            self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        """Close after the last answer, even if it is not read."""
        super().timeout_keep_alive_handler()
        self._watch_reader()

    def pause_writing(self) -> None:
        """The client does not read as fast as it is answered."""
        super().pause_writing()
        self._watch_reader()

    def _watch_reader(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        if waiting:
            self.loop.call_later(READ_TIMEOUT, self._check_reader, waiting)

    def _check_reader(self, before: int) -> None:
        """Abort if the client has read nothing for a while."""
        waiting = self.transport.get_write_buffer_size()
        if waiting >= before:
            self.transport.abort()
        elif waiting:
            self.loop.call_later(READ_TIMEOUT, self._check_reader, waiting)
