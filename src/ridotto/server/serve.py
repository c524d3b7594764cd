"""Listening: one process, or several that share a port."""

import asyncio
import errno
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from ridotto.server.app import make_app
from ridotto.server.listening.connection_server import ConnectionServer, uvicorn_options
from ridotto.server.listening.open_connections import open_connections
from ridotto.server.listening.supervisor import Supervisor
from ridotto.server.settings import Settings
from ridotto.server.store.open_store import bus_for, store_for
from ridotto.server.store.store import Trouble


def check_store(settings: Settings) -> None:
    """Open and close the store and the bus once; raises Trouble if they cannot be used."""
    bus_for(settings.bus or None, settings.store)
    asyncio.run(_open_and_close(settings))


async def _open_and_close(settings: Settings) -> None:
    store = store_for(settings.store)
    await store.open()
    await store.close()


def listen(settings: Settings) -> socket.socket:
    """The listening socket; Trouble if the port cannot be used."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise _port_error(settings, error) from error
    listener.listen(2048)
    return listener


def _port_error(settings: Settings, error: OSError) -> Trouble:
    if error.errno == errno.EADDRINUSE:
        return Trouble("port-in-use", port=settings.port)
    if error.errno == errno.EACCES:
        return Trouble("port-not-allowed", port=settings.port)
    return Trouble("host-not-ours", host=settings.host)


def serve(
    settings: Settings, listener: socket.socket | None = None, announce: Callable[[], None] = lambda: None
) -> None:
    """Call `announce`, and serve until the process is stopped; then close every connection properly."""
    run = _serve_one_process if settings.processes == 1 else _serve_processes
    with suppress(KeyboardInterrupt), listener or listen(settings) as opened:
        run(settings, opened, announce)


def _serve_one_process(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    config = uvicorn.Config(make_app(settings), **uvicorn_options(settings))
    server = ConnectionServer(config, open_connections(settings), listener, announce)
    with suppress(SystemExit):  # some releases of uvicorn raise it if the start failed
        server.run()
    if not server.started:
        raise Trouble("server-not-started")


def _serve_processes(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Several processes, each of which reads its settings from the environment."""

    async def supervise() -> None:
        await Supervisor(settings, listener).run(announce)

    asyncio.run(supervise())
