"""Uvicorn's server with an accept loop of its own.

It takes few connections at a time, so that each is counted before the next ones, and goes on when there are
no files left to open. A worker process of several gets its connections from the supervisor instead.
"""

import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import uvicorn

from ridotto.server.listening.limited_http import LimitedHTTP, LimitedState
from ridotto.server.listening.open_connections import OpenConnections
from ridotto.server.settings import Settings
from ridotto.server.socket.protocol import MAX_MESSAGE

MOST_AT_ONCE: Final = 32
"""Connections that are accepted before those already there are served."""
NO_FILES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
WARN_EVERY: Final = 10.0
"""Seconds between two such warnings."""
_warned_at = float("-inf")
PAUSE: Final = 0.1
"""Seconds until the next try when no more files can be opened."""
log = logging.getLogger("ridotto.server")


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """The options for uvicorn."""
    return {
        "host": settings.host,
        "port": settings.port,
        "http": LimitedHTTP,
        "ws": "ridotto.server.socket.fast_websocket:FastWebSocket",
        "ws_max_size": 2 * MAX_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": settings.keepalive,
        "ws_ping_timeout": settings.keepalive,
        "timeout_graceful_shutdown": 3,
        "proxy_headers": False,  # see `http/forwarded.py`
        "access_log": False,
        "server_header": False,
        "lifespan": "on",
        "log_level": "error",  # it warns of every malformed request, and so would fill the log
        "log_config": None,
    }


class ConnectionServer(uvicorn.Server):
    """A server for connections that are accepted here, or elsewhere and then given to `serve_connection`."""

    def __init__(
        self,
        config: uvicorn.Config,
        limits: OpenConnections,
        listener: socket.socket | None = None,
        announce: Callable[[], None] = lambda: None,
    ) -> None:
        """`announce` is called when everything is open."""
        super().__init__(config)
        self.server_state: LimitedState = LimitedState(limits)
        self.listener, self.announce = listener, announce
        self._opening: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        """Open the application, then listen."""
        by_uvicorn = [self.listener] if self.listener is not None and sys.platform == "win32" else []
        await super().startup(sockets=by_uvicorn)
        if self.listener is not None and not by_uvicorn:  # event loops on Windows know no `add_reader`
            self.listener.setblocking(False)
            self._listen()
        self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        """Stop listening, and close all connections."""
        if self.listener is not None and sys.platform != "win32":
            asyncio.get_running_loop().remove_reader(self.listener)
        await super().shutdown(sockets=[])

    def _listen(self) -> None:
        assert self.listener is not None
        if not self.should_exit:
            asyncio.get_running_loop().add_reader(self.listener, self._accept, self.listener)

    def _accept(self, listener: socket.socket) -> None:
        for connection in accepted(listener, self._wait_for_files):
            self.serve_connection(connection)

    def _wait_for_files(self) -> None:
        warn_of_files()
        self.server_state.open_connections.make_room(MOST_AT_ONCE)
        loop = asyncio.get_running_loop()
        loop.remove_reader(self.listener)  # type: ignore[arg-type]
        loop.call_later(PAUSE, self._listen)

    def serve_connection(self, connection: socket.socket) -> None:
        """Serve a connection that has been accepted."""
        task = asyncio.ensure_future(self._serve_connection(connection))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _serve_connection(self, connection: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await loop.connect_accepted_socket(self._new_protocol, connection)
        except OSError:  # it is over already
            connection.close()

    def _new_protocol(self) -> LimitedHTTP:
        return LimitedHTTP(self.config, self.server_state, self.lifespan.state)


def warn_of_files() -> None:
    """Log that no more files can be opened, once in a while: strangers can bring this about."""
    global _warned_at  # noqa: PLW0603 - one log for the whole process
    if monotonic() - _warned_at > WARN_EVERY:
        _warned_at = monotonic()
        log.warning("no more files can be opened; raise the limit (ulimit -n)")


def accepted(listener: socket.socket, on_no_files: Callable[[], None]) -> list[socket.socket]:
    """Some connections that wait to be accepted."""
    found: list[socket.socket] = []
    try:
        while len(found) < MOST_AT_ONCE:
            connection, _ = listener.accept()
            connection.setblocking(False)
            found.append(connection)
    except (BlockingIOError, InterruptedError, ConnectionAbortedError):
        pass
    except OSError as error:
        if error.errno not in NO_FILES:
            raise
        on_no_files()
    return found
