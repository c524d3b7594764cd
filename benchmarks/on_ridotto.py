"""Our own server as a contestant: not written yet, and nothing here pretends that it is.

What is to be filled in is what `contestant.Contestant` asks for. Tables are created by POST /api/tables, a
seat's socket is /ws/CODE, messages are JSON as text. Whose turn it is, and which moves there are, stands in
the question that a player is asked; choose moves that keep the game going, since long games are measured too.
"""

from collections.abc import Mapping
from typing import Self

from contestant import Ticket

NOT_YET = "not measured: the benchmark does not speak to our server yet"


class Ridotto:
    """`ridotto serve` with one of its stores, in one process or several."""

    def __init__(self, store: str, processes: int) -> None:
        self.name = f"Ridotto, {store}, {'one process' if processes == 1 else f'{processes} processes'}"
        self.ports: list[int] = []
        self.pids: list[int] = []

    def __enter__(self) -> Self:
        """Start it with a store of its own, and wait until it is ready."""
        raise NotImplementedError(NOT_YET)

    def __exit__(self, *_: object) -> None:
        """End it, and its store with it."""
        raise NotImplementedError(NOT_YET)

    def open_table(self, seats: int) -> list[Ticket]:
        """A table of Mascarade, first edition, with everybody seated and the cards dealt."""
        raise NotImplementedError(NOT_YET)

    def door(self, ticket: Ticket) -> tuple[str, Mapping[str, str]]:
        """The socket of the table, and the cookie of the player."""
        raise NotImplementedError(NOT_YET)

    def answer(self, ticket: Ticket, message: bytes) -> bytes | None:
        """Greetings, if there are any."""
        raise NotImplementedError(NOT_YET)

    def number(self, message: bytes) -> int | None:
        """The sequence number of a message that shows a move; one move has to be one number."""
        raise NotImplementedError(NOT_YET)

    def next_move(self, ticket: Ticket, number: int, message: bytes) -> bytes | None:
        """A command that answers the question in the message, if there is one."""
        raise NotImplementedError(NOT_YET)
