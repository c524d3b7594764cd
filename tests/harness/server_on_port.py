"""A real server on a port of its own, for tests that talk to it as anybody would."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import sleep

import httpx
import uvicorn

from ridotto.server.app import make_app
from ridotto.server.serve import options
from ridotto.server.settings import Settings


def settings_in(path: Path, **said: object) -> Settings:
    """Settings for a server whose data lie there."""
    return Settings(
        store=str(path / "ridotto.db"),
        host="127.0.0.1",
        port=0,
        **{"tables": 10_000, "bot_processes": 0, **said},
    )


def server_for(settings: Settings) -> uvicorn.Server:
    return uvicorn.Server(uvicorn.Config(make_app(settings), **options(settings)))


def address_of(server: uvicorn.Server) -> str:
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    return f"http://{host}:{port}"


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """A server in a thread of its own, by its address."""
    server = server_for(settings)
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server has not come up"
            sleep(0.01)
        yield address_of(server)
    finally:
        server.should_exit = True
        thread.join()


@contextmanager
def known_at(address: str, name: str = "Zoë", language: str = "fr") -> Iterator[httpx.Client]:
    """Somebody who has said their name there, and has a browser that keeps cookies."""
    with httpx.Client(base_url=address, timeout=60) as client:
        client.post("/api/people", json={"name": name, "language": language}).raise_for_status()
        yield client
