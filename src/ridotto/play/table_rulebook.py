"""A rulebook and a view for games whose rules are plain functions over one table.

A game may start with these and replace what it needs: the view if there is more on the table than names,
moves and events tell, the memory if people should forget.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar

import msgspec

from ridotto.events import Event, Log
from ridotto.notation import find_move, moves_by_text
from ridotto.play.header import Header
from ridotto.play.rulebook import Move
from ridotto.refusal import Fact, IllegalMove
from ridotto.seats import NOWHERE, Player, members


class TableQuestion(msgspec.Struct, frozen=True):
    """What the viewer has to decide now."""

    kind: str
    options: tuple[Move, ...]


class TableView(msgspec.Struct, frozen=True):
    """The table as one player may see it: whose decision it is; all else is told by events."""

    viewer: Player
    players: tuple[str, ...]
    scores: tuple[int, ...]
    turn: int
    phase: str
    decider: Player | None
    question: TableQuestion | None
    ending: str
    winners: tuple[Player, ...]


class SeenEvents:
    """A memory that keeps every event as its player saw it."""

    def __init__(self, events: Sequence[Event] = ()) -> None:
        self.events = list(events)

    def copy(self) -> "SeenEvents":
        """The same, to go on with elsewhere."""
        return SeenEvents(self.events)

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        self.events.extend(events)


class TableRulebook:
    """The rules in a module, with one table to play at.

    The module has MOVES, OVER, PHASE_NAMES, ENDINGS, new_table(header), open_table(t, first, log),
    legal_moves(t, out), play(t, move, log) and move_text(move); its tables have phase, asked, turn, ending
    and winners. With seen(t, player, into) and blank_table(t) it can show its table to bots.
    """

    rules: ClassVar[ModuleType]
    table: Any

    def __init__(self, header: Header, log: Log) -> None:
        """Set the table and deal."""
        self.header = header
        self.table = self.rules.new_table(header)
        self.rules.open_table(self.table, NOWHERE if header.first is None else header.first, log)

    def copy(self) -> "TableRulebook":
        """The same rules with a table of their own."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.copy()
        return twin

    def decider(self) -> Player | None:
        """The player whose decision it is; None after the end."""
        return None if self.table.phase == self.rules.OVER else self.table.asked

    def legal(self) -> list[Move]:
        """The moves the decider may make, in ascending order."""
        out = [0] * self.rules.MOVES
        return out[: self.rules.legal_moves(self.table, out)]

    def play(self, move: Move, log: Log) -> None:
        """Make a legal move."""
        self.rules.play(self.table, move, log)

    def text(self, move: Move) -> str:
        """A move in notation."""
        if move not in self._texts:
            raise IllegalMove("no-such-move", text=str(move), examples=self._examples)
        return self._texts[move]

    def read(self, text: str) -> Move:
        """The move that a text means."""
        return find_move({text: move for move, text in self._texts.items()}, text, self._examples)

    @property
    def _examples(self) -> str:
        return ", ".join(list(self._texts.values())[:3])

    @cached_property
    def _texts(self) -> dict[Move, str]:
        spell: Callable[[Move], str] = self.rules.move_text
        return {move: text for text, move in moves_by_text(spell, self.rules.MOVES).items()}

    def phase(self) -> str:
        """The short name of what the table waits for."""
        return str(self.rules.PHASE_NAMES[self.table.phase])

    def why_not(self, who: str, move: Move, options: Fact) -> IllegalMove:  # noqa: ARG002
        """What the decider has to do instead, with some of the options."""
        return IllegalMove("has-to-choose", who=who, options=options)

    def memory_starts(self, log: Log) -> int:  # noqa: ARG002
        """Nothing is forgotten."""
        return 0

    def remember(self) -> SeenEvents:
        """A memory with nothing in it."""
        return SeenEvents()

    def has_secrets_of_their_own(self) -> bool:
        """Whether players see other things even if they remember the same."""
        return True

    def view(self, viewer: Player, memory: Any, options: list[Move]) -> Any:  # noqa: ARG002
        """The table as one player may see it."""
        decider, phase = self.decider(), self.phase()
        return TableView(
            viewer=viewer,
            players=tuple(self.header.players),
            scores=tuple(self.scores()),
            turn=self.table.turn,
            phase=phase,
            decider=decider,
            question=TableQuestion(phase, tuple(options)) if viewer == decider else None,
            ending=self.ending(),
            winners=tuple(self.winners()),
        )

    def seen_table(self, player: Player) -> Any:
        """The table with everything blank that a player may not know; None if the rules have no `seen`."""
        if not hasattr(self.rules, "seen"):
            return None
        into = self.rules.blank_table(self.table)
        self.rules.seen(self.table, player, into)
        return into

    def winners(self) -> list[Player]:
        """Those who won; several share."""
        return members(self.table.winners)

    def ending(self) -> str:
        """How it ended, or not_yet."""
        return str(self.rules.ENDINGS[self.table.ending])

    def scores(self) -> list[int]:
        """Points by player: 1 for a win, if the game counts nothing else."""
        return [int(player in self.winners()) for player in range(len(self.header.players))]

    def turns(self) -> int:
        """How many turns have been taken."""
        return int(self.table.turn)

    def position(self) -> str:
        """The true position on one line."""
        return repr(self.table)
