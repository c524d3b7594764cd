"""Finished games on a real server, and waiting for their reviews."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import httpx

from harness.agreements import short_game
from harness.client import TIMEOUT, RecordingClient
from harness.server import Server, wait_until_over

BOTS = {"mascarade": ["bluffer"], "grimm": ["sly"]}


def bots_play(client: httpx.Client, game: str = "mascarade", players: int = 4, turns: int = 12) -> str:
    """A table at which bots have played to the end: where its first game is."""
    settings = short_game(game, turns)
    quick = {"game": game, "players": players, "pace": "instant", "settings": settings}
    new = {"agreement": quick, "bots": BOTS[game], "sit": False, "begin": True}
    code = client.post("/api/tables", json=new).json()["code"]
    wait_until_over(client, code)
    return f"/api/tables/{code}/games/1"


def person(server: Server, name: str) -> RecordingClient:
    """A new person who has registered."""
    return asyncio.run(server.client(name))


def open_among_bots(server: Server, client: RecordingClient, turns: int = 12, game: str = "mascarade") -> str:
    """A table at which a person plays with three bots, and has not moved: its code."""
    agreement = {"game": game, "players": 4, "pace": "instant", "settings": short_game(game, turns)}
    return asyncio.run(client.opens(tuple(BOTS[game]), begin=True, **agreement))


def play_among_bots(server: Server, client: RecordingClient, game: str = "mascarade") -> str:
    """A game that a person has played with three bots: where it is."""
    code = open_among_bots(server, client, game=game)
    asyncio.run(client.plays(code, Random(1)))
    return f"/api/tables/{code}/games/1"


def call(
    server: Server, client: RecordingClient | None, method: str, path: str, **request: Any
) -> httpx.Response:
    """The answer to a request of a person, or of a stranger without a name."""
    headers = {**(client.headers if client else {}), **request.pop("headers", {})}
    with httpx.Client(base_url=server.address, timeout=TIMEOUT, verify=False) as http:
        return http.request(method, path, headers=headers, **request)


def wait_for(found: Callable[[], Any]) -> Any:
    """Wait until something is there."""
    latest = monotonic() + TIMEOUT
    while not (it := found()):
        assert monotonic() < latest
        sleep(0.02)
    return it


def finished_review(server: Server, where: str, **query: str) -> dict[str, Any]:
    """The status of a review when it has an end."""

    def ended() -> dict[str, Any] | None:
        status: dict[str, Any] = call(server, None, "GET", where, params=query).json()
        return status if status["state"] in ("done", "failed") else None

    result: dict[str, Any] = wait_for(ended)
    return result


def begun(gate: Path) -> list[Path]:
    """The jobs that have begun."""
    return [file for file in gate.iterdir() if file.name.startswith("begun")]
