"""Our own server as a contestant: Mascarade as people play it, with a socket per player."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from contextlib import ExitStack, closing
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Self

from websockets.sync.client import connect

from contestant import Ticket, end, free_port, post

SERVE = "from ridotto.server import serve, settings; serve.serve(settings.from_environment())"
HERE = Path(__file__).resolve().parent.parent
"""This checkout."""
START = 60.0
"""Timeout for starting, in seconds."""


class Ridotto:
    """`ridotto serve` with one of its stores, in one process or several."""

    MOVED = re.compile(rb'"type":"moved","game":1,"decision":(\d+)')

    def __init__(self, store: str, processes: int, home: Path = HERE, name: str = "Ridotto") -> None:
        """`home` is the checkout whose server is measured."""
        self.name = f"{name}, {store}, {'one process' if processes == 1 else f'{processes} processes'}"
        self.store, self.processes, self.home = store, processes, home
        protocol = (home / "src/ridotto/server/socket/protocol.py").read_text("utf-8")
        self.version = re.findall(r"^VERSION: Final = (\d+)$", protocol, re.MULTILINE)[0]
        self.ports = [free_port()]
        self.pids: list[int] = []
        self.open = ExitStack()
        self.tokens: list[str] = []
        """The tokens of thirteen people, who sit at every table."""

    def __enter__(self) -> Self:
        """Start it with an empty store, and wait until it is ready."""
        if self.store == "PostgreSQL":
            sys.path.append(str(Path(__file__).parent.parent / "tests"))
            from harness.daemons import postgresql  # noqa: PLC0415 - the tests know how to start one

            place = self.open.enter_context(postgresql(durable=True)).new_database()
        else:
            if self.processes > 1:
                raise NotImplementedError("not possible: several processes need PostgreSQL")
            place = str(Path(self.open.enter_context(TemporaryDirectory()), "ridotto.db"))
        self._start(place, self.ports[0])
        wait_for(self.ports[0])
        with closing(HTTPConnection("127.0.0.1", self.ports[0])) as line:
            self.tokens = [post(line, "/api/people", {"name": f"Player {i}"})["token"] for i in range(13)]
        return self

    def _start(self, place: str, port: int) -> None:
        wishes = {
            "STORE": place,
            "HOST": "127.0.0.1",
            "PORT": port,
            "CONNECTIONS": 20_000,
            "TABLES": 100_000,
            "ROWS": 0,
        }
        wishes |= {"PROCESSES": self.processes, "RATE": 100_000, "BURST": 100_000, "LOG": "warning"}
        given = {**os.environ, **{f"RIDOTTO_{name}": str(value) for name, value in wishes.items()}}
        given["PYTHONPATH"] = str(self.home / "src")
        process = subprocess.Popen([sys.executable, "-c", SERVE], env=given)
        self.open.callback(end, process)
        self.pids.append(process.pid)

    def __exit__(self, *_: object) -> None:
        """Stop it and delete its store."""
        self.open.close()

    def open_table(self, seats: int) -> list[Ticket]:
        """Open a table of Mascarade, first edition, with every seat taken and the cards dealt."""
        with closing(HTTPConnection("127.0.0.1", self.ports[0])) as line:
            wish = {"agreement": {"players": seats, "grace": 3600}}
            line.request("POST", "/api/tables", json.dumps(wish), bearer(self.tokens[0]))
            code = json.loads(line.getresponse().read())["code"]
        tickets = [Ticket(code, seat, seats, self.tokens[seat]) for seat in range(seats)]
        for ticket in tickets[1:]:
            self._do(ticket, {"do": "sit", "id": "sit", "seat": ticket.seat})
        self._do(tickets[0], {"do": "begin", "id": "begin"})
        return tickets

    def _do(self, ticket: Ticket, command: Mapping[str, object]) -> None:
        """Connect, send a command, and wait until it is acknowledged."""
        address = f"ws://127.0.0.1:{self.ports[0]}/ws/{ticket.table}?v={self.version}"
        with connect(address, additional_headers=bearer(ticket.secret), compression=None) as line:
            line.send(json.dumps(command))
            for message in line:
                if message.startswith('{"type":"ack"'):
                    return
                if message.startswith('{"type":"refused"'):
                    raise ConnectionError(message)

    def socket_request(self, ticket: Ticket) -> tuple[str, Mapping[str, str]]:
        """The path of the table's socket and the player's token."""
        return f"/ws/{ticket.table}?v={self.version}", bearer(ticket.secret)

    def answer(self, ticket: Ticket, message: bytes) -> bytes | None:  # noqa: ARG002
        """Our server expects no replies."""
        return None

    def number(self, message: bytes) -> int | None:
        """The number of decisions, after a move or in a snapshot."""
        if message.startswith((b'{"type":"snapshot"', b'{"type":"question"')):
            return int(json.loads(message).get("decision", 0))
        found = self.MOVED.search(message, 0, 200)
        return int(found[1]) + 1 if found else None

    def next_move(self, ticket: Ticket, number: int, message: bytes) -> bytes | None:
        """Mostly swaps, with a look now and then, so that the game never ends."""
        if b'"question":{' not in message:
            return None
        asked = json.loads(message)
        options = asked.get("view", asked)["question"]["options"]
        move = options[0] if number % 5 == 0 else options[-1 - number % 3]
        said = {"do": "move", "id": f"{ticket.seat}-{number}", "game": 1, "decision": number, "move": move}
        return json.dumps(said).encode()


def bearer(token: str) -> dict[str, str]:
    """The authorization header."""
    return {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def wait_for(port: int) -> None:
    """Wait until a server listens on this port."""
    until = monotonic() + START
    while True:
        try:
            with closing(HTTPConnection("127.0.0.1", port, timeout=2)) as line:
                line.request("GET", "/health")
                if line.getresponse().status == 200:
                    return
        except (OSError, HTTPException):
            if monotonic() > until:
                raise ChildProcessError("our server did not start; its own words are above") from None
        sleep(0.1)
