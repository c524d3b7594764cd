"""What `make bench-server` asks of a server that it compares."""

import json
import socket
import subprocess
from collections.abc import Mapping
from http.client import HTTPConnection
from typing import NamedTuple, Protocol, Self

TIMEOUT = 20.0
"""Timeout for stopping a server, in seconds."""


class Ticket(NamedTuple):
    """A seat at a table, and the credentials for it."""

    table: str
    seat: int
    seats: int
    secret: str


class Contestant(Protocol):
    """A running server, as a context manager. The load knows nothing else about it."""

    name: str
    ports: list[int]
    """The ports it listens on, one for each process."""
    pids: list[int]
    """Its processes, for measuring memory and CPU time."""

    def __enter__(self) -> Self:
        """Start it, and wait until it is ready."""

    def __exit__(self, *_: object) -> None:
        """Stop it."""

    def open_table(self, seats: int) -> list[Ticket]:
        """Open a table with every seat taken, ready to play."""

    def socket_request(self, ticket: Ticket) -> tuple[str, Mapping[str, str]]:
        """The path and the headers for a seat's socket."""

    def answer(self, ticket: Ticket, message: bytes) -> bytes | None:
        """A client's reply to a message that is not about a move: greetings and heartbeats."""

    def number(self, message: bytes) -> int | None:
        """The number of moves made at the table, if the message shows it."""

    def next_move(self, ticket: Ticket, number: int, message: bytes) -> bytes | None:
        """A legal move to send after this message; None if it is not this seat's turn."""


def post(lobby: HTTPConnection, path: str, wish: Mapping[str, object]) -> dict[str, str]:
    """The answer to an HTTP request to the lobby."""
    lobby.request("POST", path, json.dumps(wish), {"Content-Type": "application/json"})
    answer = lobby.getresponse()
    text = answer.read()
    if answer.status >= 300:
        raise ConnectionError(f"{path} answered {answer.status}: {text.decode(errors='replace')}")
    return json.loads(text)


def free_port() -> int:
    """A free port."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def end(process: "subprocess.Popen[bytes]") -> None:
    """Ask a process to stop, and wait until it has."""
    process.terminate()
    try:
        process.wait(TIMEOUT)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout:
        process.stdout.close()
