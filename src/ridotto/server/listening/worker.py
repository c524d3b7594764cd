"""One of several server processes: gets its connections from the supervisor, and ends when that ends."""

import asyncio
import errno
import os
import socket
import sys
from contextlib import suppress
from typing import Final

import uvicorn

from ridotto.server.app import make_app
from ridotto.server.listening.connection_server import MOST_AT_ONCE, ConnectionServer, uvicorn_options
from ridotto.server.listening.open_connections import open_connections
from ridotto.server.settings import from_environment
from ridotto.server.socket.limits import Quotas
from ridotto.server.socket.quota_memory import QuotaFile

READY: Final = b"r"
ALIVE: Final = b"a"
HEARTBEAT: Final = 1.0
"""Seconds between two signs of life."""
NOT_STARTED: Final = 3
"""The exit code of a worker that could not start."""


class WorkerServer(ConnectionServer):
    """A server whose connections arrive as file descriptors over a Unix socket."""

    channel: socket.socket

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the application, and tell the supervisor."""
        await super().startup(sockets)
        self.channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self.channel, self._receive)
        self._tell(READY)
        self._beat()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, and close all."""
        asyncio.get_running_loop().remove_reader(self.channel)
        await super().shutdown(sockets)

    def _tell(self, message: bytes) -> None:
        with suppress(OSError):  # `_receive` notices if the supervisor is gone
            self.channel.send(message)

    def _beat(self) -> None:
        if not self.should_exit:
            self._tell(ALIVE)
            asyncio.get_running_loop().call_later(HEARTBEAT, self._beat)

    def _receive(self) -> None:
        """Serve the connections that the supervisor hands over."""
        for _ in range(MOST_AT_ONCE):
            try:
                # Bot processes must not inherit a player's connection.
                message, files, _, _ = socket.recv_fds(self.channel, 1, 1, socket.MSG_CMSG_CLOEXEC)
            except (BlockingIOError, InterruptedError):
                return
            except OSError as error:
                if error.errno in (errno.EMFILE, errno.ENFILE):
                    self.server_state.open_connections.make_room(MOST_AT_ONCE)
                    return
                message, files = b"", []
            if not message:  # the supervisor has ended, however that happened
                asyncio.get_running_loop().remove_reader(self.channel)
                self.should_exit = True
                return
            for file in files:
                connection = socket.socket(fileno=file)
                connection.setblocking(False)
                self.serve_connection(connection)


def main(channel: int, quotas: int) -> int:
    """Serve until the supervisor asks to stop, or ends."""
    settings = from_environment()
    app = make_app(settings, QuotaFile(Quotas.NUMBER, quotas))
    os.close(quotas)  # it is mapped now, and no other process needs it
    config = uvicorn.Config(app, **uvicorn_options(settings))
    server = WorkerServer(config, open_connections(settings))
    server.channel = socket.socket(fileno=channel)
    server.channel.set_inheritable(False)
    with suppress(SystemExit, KeyboardInterrupt):
        server.run()
    return 0 if server.started else NOT_STARTED


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
