"""Listening: one process, or several that share a port."""

import asyncio
import errno
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from ridotto.server.app import make_app
from ridotto.server.settings import Settings, to_environment
from ridotto.server.socket.protocol import MAX_MESSAGE
from ridotto.server.store.open_store import bus_for, store_for
from ridotto.server.store.store import Trouble


def options(settings: Settings) -> dict[str, Any]:
    """The options for uvicorn."""
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": "ridotto.server.socket.fast_websocket:FastWebSocket",
        "ws_max_size": 2 * MAX_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": settings.keepalive,
        "ws_ping_timeout": settings.keepalive,
        "timeout_graceful_shutdown": 3,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.proxies,
        "access_log": False,
        "server_header": False,
        "lifespan": "on",
        "log_level": "warning",
        "log_config": None,
    }


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
    listener.set_inheritable(True)
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
    server = uvicorn.Server(uvicorn.Config(make_app(settings), **options(settings)))
    # Some releases of uvicorn raise SystemExit if the start failed. A signal may arrive as soon as the
    # server is announced; uvicorn has to handle it, because an exception could be lost.
    with suppress(SystemExit), server.capture_signals():
        announce()
        server.run(sockets=[listener])
    if not server.started:
        raise Trouble("server-not-started")


def _serve_processes(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Several processes, each of which reads its settings from the environment."""
    announce()
    os.environ.update(to_environment(settings))
    app = "ridotto.server.app:make_app"
    config = uvicorn.Config(app, factory=True, workers=settings.processes, **options(settings))
    Multiprocess(config, sockets=[listener]).run()
