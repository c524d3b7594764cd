"""The Grimm Masquerade at human speed."""

from typing import Self

import msgspec

from ridotto.events import Log
from ridotto.games.grimm.play.header import Grimm
from ridotto.games.grimm.play.view import (
    CompactView,
    PlayerMemory,
    Question,
    View,
    expand,
    question_for,
    shorten,
)
from ridotto.games.grimm.rules.events import ENDING_NAMES, Kind
from ridotto.games.grimm.rules.moves import MOVES, Move, legal_moves
from ridotto.games.grimm.rules.notation import Names, move_text, position_text, read_move
from ridotto.games.grimm.rules.rules import play
from ridotto.games.grimm.rules.seen import blank_table, seen
from ridotto.games.grimm.rules.setup import new_table, open_table
from ridotto.games.grimm.rules.table import OVER, PHASE_NAMES, Table
from ridotto.play.rulebook import Memory
from ridotto.refusal import Fact, IllegalMove
from ridotto.seats import NOWHERE, SPECTATOR, Player, members


def set_table(header: Grimm) -> Table:
    """The table as it is before anything is dealt."""
    return new_table(len(header.players), header.options.variant(), int(header.seed, 16))


class Forbidden(IllegalMove):
    """A move that the rules do not allow now."""

    words = "ridotto.games.grimm.words"


class GrimmRulebook:
    """The rules of The Grimm Masquerade with one table to play at."""

    def __init__(self, header: Grimm, log: Log) -> None:
        """Set the table and deal."""
        self.header = header
        self.table = set_table(header)
        self._seen = blank_table(self.table)
        """What the last viewer saw."""
        self.names = Names.of(self.table)
        first = NOWHERE if header.first is None else header.first
        open_table(self.table, first, log, header.laid.start())

    def copy(self) -> Self:
        """The same rules with a table of their own."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.copy()
        twin._seen = blank_table(twin.table)
        return twin

    def decider(self) -> Player | None:
        """The player who is asked."""
        return None if self.table.phase == OVER else self.table.asked

    def legal(self) -> list[Move]:
        """The moves the decider may make, in ascending order."""
        out = [0] * MOVES
        return out[: legal_moves(self.table, out)]

    def play(self, move: Move, log: Log) -> None:
        """Make a legal move."""
        play(self.table, move, log)

    def text(self, move: Move) -> str:
        """A move in notation, e.g. `give B`."""
        return move_text(self.names, move)

    def read(self, text: str) -> Move:
        """The move that a text means."""
        return read_move(self.names, text)

    def phase(self) -> str:
        return PHASE_NAMES[self.table.phase]

    def why_not(self, who: str, move: Move, options: Fact) -> Forbidden:  # noqa: ARG002
        """What the decider has to do: no rule restricts a turn."""
        return Forbidden(f"has-to-{self.phase()}", who=who, options=options)

    def memory_starts(self, log: Log) -> int:
        """This round: what was secret before it has been shown or does not matter any more."""
        return next((i for i in range(len(log) - 1, -1, -1) if log[i].kind == Kind.ROUND), 0)

    def remember(self) -> PlayerMemory:
        """A memory with nothing in it."""
        return PlayerMemory()

    def has_secrets_of_their_own(self) -> bool:
        """Everybody has a character."""
        return True

    def view(self, viewer: Player, memory: Memory, options: list[Move]) -> View:
        """The table as one player may see it who remembers this."""
        assert isinstance(memory, PlayerMemory)
        compact = self.compact_view(viewer, memory)
        question = question_for(self._seen, options) if compact.decider == viewer else None
        return expand(compact, self.header, viewer, question)

    def compact_view(self, viewer: Player, memory: PlayerMemory) -> CompactView:
        """The same view as a server sends it."""
        seen(self.table, viewer, self._seen)
        return shorten(self._seen, viewer, memory.known, self.header.options.deduction)

    def question(self, decider: Player, _: PlayerMemory, options: list[Move]) -> Question:
        """What the decider has to decide."""
        seen(self.table, decider, self._seen)
        return question_for(self._seen, options)

    def seen_table(self, player: Player) -> Table:
        """The table with everything blank that a player may not know."""
        into = blank_table(self.table)
        seen(self.table, player, into)
        return into

    def winners(self) -> list[Player]:
        """Those who won; several share."""
        return members(self.table.winners)

    def ending(self) -> str:
        """ten_roses, three_rounds, limit; or not_yet."""
        return ENDING_NAMES[self.table.ending]

    def scores(self) -> list[int]:
        """Roses by player."""
        return self.table.roses[: self.table.players]

    def turns(self) -> int:
        """How many turns have been taken."""
        return self.table.turn

    def position(self) -> str:
        """The true position on one line."""
        return position_text(self.names, self.table)


def true_view(rulebook: GrimmRulebook, log: Log) -> View:
    """What a spectator sees, with each player as they see themselves."""
    memory = PlayerMemory()
    memory.watch(log[rulebook.memory_starts(log) :])
    memory.known.peeked = 0  # everybody else's
    views = [rulebook.view(player, memory, []) for player in range(rulebook.table.players)]
    return msgspec.structs.replace(
        rulebook.view(SPECTATOR, memory, []),
        guests=tuple(view.guests[view.viewer] for view in views),
        drawn=views[rulebook.table.asked].drawn,
    )
