"""Listening: one process, or several that share a port."""

import uvicorn

from ridotto.server.protocol import MAX_MESSAGE
from ridotto.server.settings import Settings


def options(settings: Settings) -> dict[str, object]:
    """How uvicorn is run, whoever runs it."""
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": "ridotto.server.wire:Wire",
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


def serve(settings: Settings) -> None:
    """Serve until somebody stops it."""
    uvicorn.run("ridotto.server.app:make_app", factory=True, workers=settings.processes, **options(settings))  # type: ignore[arg-type]
