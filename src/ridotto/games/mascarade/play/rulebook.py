"""Mascarade at human speed."""

from collections import Counter

from ridotto.events import Log
from ridotto.games.mascarade.play.header import Mascarade
from ridotto.games.mascarade.play.stakes import seats_met_by
from ridotto.games.mascarade.play.view import (
    CompactView,
    PlayerMemory,
    Question,
    View,
    expand,
    question_for,
    shorten,
)
from ridotto.games.mascarade.rules.events import ENDING_NAMES, Freedom, Kind
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.games.mascarade.rules.moves import ANNOUNCE, LOOK, MOVES, Move, kind_of, legal_moves
from ridotto.games.mascarade.rules.notation import Names, move_text, position_text, read_move
from ridotto.games.mascarade.rules.rules import play
from ridotto.games.mascarade.rules.seen import blank_table, seen
from ridotto.games.mascarade.rules.setup import new_table, open_table, pack
from ridotto.games.mascarade.rules.table import OVER, PHASE_NAMES, TURN, Table
from ridotto.play.rulebook import Memory
from ridotto.refusal import Fact, IllegalMove
from ridotto.seats import NOWHERE, SPECTATOR, Player, members


def set_table(header: Mascarade) -> Table:
    """The table as it is before the deal."""
    return new_table(
        len(header.players),
        header.cards,
        masks=len(header.masks),
        must_swap=header.edition == 1,
        house=header.options.house(),
        seed=int(header.seed, 16),
    )


class Forbidden(IllegalMove):
    """A move that the rules do not allow now."""

    words = "ridotto.games.mascarade.words"


class MascaradeRulebook:
    """The rules of Mascarade with one table to play at."""

    def __init__(self, header: Mascarade, log: Log) -> None:
        """Set the table and deal."""
        self.header = header
        self.masks: tuple[Mask, ...] = tuple(card.mask() for card in header.masks)
        self.powers = pack([mask.power for mask in self.masks])
        self._met = [seats_met_by(power) for power in self.powers]
        self.copies = Counter(header.cards)
        self.everything = sum(1 << mask for mask in self.copies)
        self.table = set_table(header)
        self._seen = blank_table(self.table)
        """What the last viewer saw."""
        self.names = Names.of(self.table, tuple(mask.name for mask in self.masks))
        open_table(self.table, not header.dealt, NOWHERE if header.first is None else header.first, log)

    def copy(self) -> "MascaradeRulebook":
        """The same rules with a table of their own."""
        twin = object.__new__(MascaradeRulebook)
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.copy()
        twin._seen = blank_table(twin.table)
        return twin

    def decider(self) -> Player | None:
        """The player who sits where the table waits."""
        return None if self.table.phase == OVER else self.table.player_at[self.table.asked]

    def legal(self) -> list[Move]:
        """The moves the decider may make, in ascending order."""
        out = [0] * MOVES
        return out[: legal_moves(self.table, out)]

    def play(self, move: Move, log: Log) -> None:
        """Make a legal move."""
        play(self.table, self.powers, move, log)

    def text(self, move: Move) -> str:
        """A move in notation, e.g. `announce King`."""
        return move_text(self.names, move)

    def read(self, text: str) -> Move:
        """The move that a text means."""
        return read_move(self.names, text)

    def phase(self) -> str:
        return PHASE_NAMES[self.table.phase]

    def why_not(self, who: str, move: Move, options: Fact) -> Forbidden:
        """The rule that restricts this turn (M10, M15), or else what the decider has to do."""
        free = self.table.freedom if self.table.phase == TURN else Freedom.FREE
        kind = kind_of(move)
        if kind in (LOOK, ANNOUNCE) and free == Freedom.OPENING:
            return Forbidden("opening-swap", who=who)
        if kind in (LOOK, ANNOUNCE) and free == Freedom.MUST_SWAP:
            return Forbidden("must-swap", who=who)
        if kind == ANNOUNCE and free == Freedom.NO_ANNOUNCE:
            return Forbidden("no-announce", who=who)
        return Forbidden(f"has-to-{self.phase()}", who=who, options=options)

    def memory_starts(self, log: Log) -> int:
        """As the table agreed (M16); the deal stays visible until the first move (M4)."""
        memory = self.header.options.memory
        if self.table.turn == 0 or memory == "everything":
            return 0
        turns = len(self.header.players) + 1 if memory == "round" else 1
        for i in range(len(log) - 1, -1, -1):
            if log[i].kind == Kind.TURN:
                turns -= 1
                if turns == 0:
                    return i
        return 0

    def remember(self) -> PlayerMemory:
        """A memory that any card may be any mask to."""
        return PlayerMemory(self.copies, [self.everything] * len(self.header.cards))

    def has_secrets_of_their_own(self) -> bool:
        """Who knows the same cards sees the same."""
        return False

    def view(self, viewer: Player, memory: Memory, options: list[Move]) -> View:
        """The table as one player may see it who remembers this."""
        assert isinstance(memory, PlayerMemory)
        compact = self.compact_view(viewer, memory)
        question = (
            question_for(self._seen, self.powers, self._met, memory, options)
            if compact.decider == viewer
            else None
        )
        return expand(compact, self.header, viewer, question)

    def compact_view(self, viewer: Player, memory: PlayerMemory) -> CompactView:
        """The same view as a server sends it."""
        seen(self.table, viewer, self._seen)
        return shorten(self._seen, memory)

    def question(self, decider: Player, memory: PlayerMemory, options: list[Move]) -> Question:
        """What the decider has to decide."""
        seen(self.table, decider, self._seen)
        return question_for(self._seen, self.powers, self._met, memory, options)

    def seen_table(self, player: Player) -> Table:
        """The table with everything blank that a player may not know."""
        into = blank_table(self.table)
        seen(self.table, player, into)
        return into

    def winners(self) -> list[Player]:
        """Those who won; several share."""
        return members(self.table.winners)

    def ending(self) -> str:
        """rich, ruin, power, limit; or not_yet."""
        return ENDING_NAMES[self.table.ending]

    def scores(self) -> list[int]:
        """Coins by seat."""
        return self.table.coins[:]

    def turns(self) -> int:
        """How many turns are over; the one in which a game ends is not."""
        return self.table.turn

    def position(self) -> str:
        """The true position on one line."""
        return position_text(self.names, self.table)


def true_view(rulebook: MascaradeRulebook, log: Log) -> View:  # noqa: ARG001
    """The table with every card face up."""
    truth = PlayerMemory(rulebook.copies, [1 << mask for mask in rulebook.table.cards])
    return rulebook.view(SPECTATOR, truth, [])
