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
    """How uvicorn is run, whoever runs it."""
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": "ridotto.server.socket.fast_websocket:FastWebSocket",
        "ws_max_size": 2 * MAX_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 3,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.proxies,
        "access_log": False,
        "server_header": False,
        "lifespan": "on",
        "log_level": "warning",
        "log_config": None,
    }


def try_out(settings: Settings) -> None:
    """Raise Trouble, or whatever else there is to say, before anybody is let in."""
    bus_for(settings.bus or None, settings.store)
    asyncio.run(_open_and_close(settings))


async def _open_and_close(settings: Settings) -> None:
    store = store_for(settings.store)
    await store.open()
    await store.close()


def listen(settings: Settings) -> socket.socket:
    """The port that people come to; Trouble if it can't be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((settings.host, settings.port))
    except OSError as error:
        door.close()
        raise Trouble(_why_closed(settings, error)) from error
    door.listen(2048)
    door.set_inheritable(True)
    return door


def _why_closed(settings: Settings, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {settings.port} is in use; end what uses it, or choose another with --port"
    if error.errno == errno.EACCES:
        return f"port {settings.port} may not be used by you; choose one above 1023 with --port"
    return f"nobody can be served at {settings.host}; set --host to 0.0.0.0 or an address of this machine"


def serve(
    settings: Settings, door: socket.socket | None = None, announce: Callable[[], None] = lambda: None
) -> None:
    """Say that it is open, and serve until somebody stops it; then close every socket politely."""
    run = _alone if settings.processes == 1 else _together
    with suppress(KeyboardInterrupt), door or listen(settings) as opened:
        run(settings, opened, announce)


def _alone(settings: Settings, door: socket.socket, announce: Callable[[], None]) -> None:
    server = uvicorn.Server(uvicorn.Config(make_app(settings), **options(settings)))
    # some releases of uvicorn leave with SystemExit when nothing has started; and whoever is told that we are
    # open may stop us at once, in the middle of anything, where an exception would be lost
    with suppress(SystemExit), server.capture_signals():
        announce()
        server.run(sockets=[door])
    if not server.started:
        raise Trouble("the server could not start; the lines above say why")


def _together(settings: Settings, door: socket.socket, announce: Callable[[], None]) -> None:
    """Several processes, each of which reads its settings from the environment."""
    announce()
    os.environ.update(to_environment(settings))
    app = "ridotto.server.app:make_app"
    config = uvicorn.Config(app, factory=True, workers=settings.processes, **options(settings))
    Multiprocess(config, sockets=[door]).run()
