"""What a server has to be able to do to be compared by `make bench-server`."""

import json
import socket
import subprocess
from collections.abc import Mapping
from http.client import HTTPConnection
from typing import NamedTuple, Protocol, Self

PATIENCE = 20.0
"""Seconds that a server may take to stop."""


class Ticket(NamedTuple):
    """A seat at a table, and what proves that it is ours."""

    table: str
    seat: int
    seats: int
    secret: str


class Contestant(Protocol):
    """A server that is running, as a context manager; all that the load knows of it."""

    name: str
    ports: list[int]
    """Where it listens, one for each of its processes."""
    pids: list[int]
    """Its processes, whose memory and time are its own."""

    def __enter__(self) -> Self:
        """Start it, and wait until it is ready."""

    def __exit__(self, *_: object) -> None:
        """End it."""

    def open_table(self, seats: int) -> list[Ticket]:
        """A new table with everybody seated, ready to play."""

    def door(self, ticket: Ticket) -> tuple[str, Mapping[str, str]]:
        """The path of a seat's socket, and the headers it is opened with."""

    def answer(self, ticket: Ticket, message: bytes) -> bytes | None:
        """What a client has to say to a message about no move: greetings and heartbeats."""

    def number(self, message: bytes) -> int | None:
        """How many moves have been made at the table, in a message that shows it; None in any other."""

    def next_move(self, ticket: Ticket, number: int, message: bytes) -> bytes | None:
        """A legal move to send after this message; None if it is not this seat's turn."""


def post(lobby: HTTPConnection, path: str, wish: Mapping[str, object]) -> dict[str, str]:
    """What the lobby answers."""
    lobby.request("POST", path, json.dumps(wish), {"Content-Type": "application/json"})
    answer = lobby.getresponse()
    text = answer.read()
    if answer.status >= 300:
        raise ConnectionError(f"{path} answered {answer.status}: {text.decode(errors='replace')}")
    return json.loads(text)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def end(process: "subprocess.Popen[bytes]") -> None:
    """Ask it to stop, and wait until it has."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout:
        process.stdout.close()
