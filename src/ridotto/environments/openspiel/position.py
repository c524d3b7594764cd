"""Positions of a game that never change, so that copying one costs nothing."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from ridotto.environments.openspiel.chance_nodes import Draws, OutcomeNeeded, Outcomes, Pile, rules_with_draws
from ridotto.environments.openspiel.part import openspiel_part
from ridotto.events import Event, Log
from ridotto.games.kind import GameKind
from ridotto.games.registry import game_of
from ridotto.play.header import Header, read_header
from ridotto.play.rulebook import Move
from ridotto.seats import NOWHERE, Player
from ridotto.simulation.vectors.loops import reward_of

CHANCE: Final = -1
"""Decides at chance nodes."""
NOBODY: Final = -4
"""Decides after the end."""
DEAL: Final = -1
"""Stands for the move that deals and begins."""


class OwnDecision(NamedTuple):
    """A player made a move: known to this player alone, unless events tell."""

    who: Player
    move: Move


class OpenDecision(NamedTuple):
    """The table waits for a player's decision, which all can see."""

    who: Player
    phase: int


Item: TypeAlias = Event | OwnDecision | OpenDecision
"""What can be remembered of a game."""


class OpenSpielRules:
    """The rules of one game for one header, with chance outside of them."""

    def __init__(self, kind: GameKind, header: Header) -> None:
        self.kind, self.header = kind, header
        self.part = openspiel_part(kind)
        self.players = len(header.players)
        simulation = kind.simulation
        twins = rules_with_draws()
        self._open = twins.twin(simulation.open_table)
        self._play = twins.twin(simulation.play)
        self._legal = simulation.legal_moves
        self._shuffled = () if simulation.is_shuffled is None else (simulation.is_shuffled(header),)
        self._constants = () if simulation.constants is None else (simulation.constants.of(header),)
        assert simulation.observations is not None
        self.observations = simulation.observations
        names = [each.name for each in fields(simulation.table)]
        empty = simulation.new_table(header)
        self._lists = [
            name
            for name in names
            if isinstance(getattr(empty, name), list) and name not in (*self.part.piles, "chance")
        ]
        self.card_names = {name: names(header) for name, names in self.part.piles.items()}
        self._reader: Any = kind.play.rulebook(header, [])
        """Reads a table: who decides, what moves are called."""
        self.ahead: TreePosition | None = None
        """A position that is known already, for the state that is about to reach it."""

    @cached_property
    def start(self) -> "TreePosition":
        """The position before the deal."""
        table = self.kind.simulation.new_table(self.header)
        for name in self.part.piles:
            setattr(table, name, Pile(name, getattr(table, name), (), None))
        table.chance = []
        return self.make(table, DEAL, (), None)

    def make(
        self, table: Any, move: Move, chosen: tuple[int, ...], parent: "TreePosition | None"
    ) -> "TreePosition":
        """The position after a move with these outcomes, or before the next outcome that it needs."""
        t = self._copy(table, Draws(chosen))
        log: Log = []
        try:
            self._make_move(t, move, log)
        except OutcomeNeeded as needed:
            return TreePosition(
                self, table, parent, PendingMove(move, chosen, needed.outcomes, needed.pile, tuple(log))
            )
        self._lay_down(t, table)
        return TreePosition(self, t, parent, None, tuple(log))

    def _make_move(self, t: Any, move: Move, log: Log) -> None:
        if move == DEAL:
            first = NOWHERE if self.header.first is None else self.header.first
            self._open(t, *self._shuffled, first, log)
        else:
            self._play(t, *self._constants, move, log)

    def _copy(self, table: Any, draws: Draws) -> Any:
        twin = table.copy()
        twin.chance = draws
        for name in self.part.piles:
            pile = getattr(table, name)
            setattr(twin, name, Pile(name, pile.copy(), pile.unseen, draws))
        return twin

    def _lay_down(self, t: Any, before: Any) -> None:
        """Nothing on this table changes any more, so it shares what is as it was before the move."""
        t.chance = before.chance
        for name in self.part.piles:
            pile, old = getattr(t, name), getattr(before, name)
            pile.draws = None
            if pile == old and pile.unseen == old.unseen:
                setattr(t, name, old)
        for name in self._lists:
            old = getattr(before, name)
            if getattr(t, name) == old:
                setattr(t, name, old)

    # ── Reading a table ──────────────────────────────────────────────────────────────────────────────

    def decider(self, table: Any) -> Player:
        """The player whose decision it is; NOBODY after the end."""
        self._reader.table = table
        found: Player | None = self._reader.decider()
        return NOBODY if found is None else found

    def legal(self, table: Any) -> list[Move]:
        """The legal moves, in ascending order."""
        out = [0] * self.part.moves
        return out[: self._legal(table, out)]

    def describe(self, table: Any) -> str:
        """The true position on one line."""
        self._reader.table = table
        return str(self._reader.position())

    def move_text(self, move: Move) -> str:
        """A move in notation."""
        return str(self._reader.text(move))

    def observer(self, player: Player) -> Any:
        """What a player or SPECTATOR knows before the deal: nothing."""
        return self.observations.new_observer(self.start.table, player)


class PendingMove(NamedTuple):
    """A move that needs an outcome."""

    move: Move
    chosen: tuple[int, ...]
    """The outcomes it had before."""
    outcomes: Outcomes
    """What chance may decide now."""
    pile: str
    """Where a card is drawn from; empty for a number."""
    events: tuple[Event, ...]
    """What happened so far; players are told when the move is complete."""


class TreePosition:
    """A position with all that led to it. Nothing in it changes, apart from what is worked out on demand."""

    __slots__ = ("_legal", "action", "decider", "items", "known", "parent", "rules", "table", "waiting")

    def __init__(
        self,
        rules: OpenSpielRules,
        table: Any,
        parent: "TreePosition | None",
        waiting: PendingMove | None,
        events: tuple[Event, ...] = (),
    ) -> None:
        self.rules, self.table, self.parent, self.waiting = rules, table, parent, waiting
        self.decider = CHANCE if waiting else rules.decider(table)
        self.action: int = NOWHERE
        """The move or outcome that led here from the parent."""
        self.items: tuple[Item, ...] = events
        """What is new since the parent."""
        self.known: dict[Any, Any] = {}
        """What was worked out about this position, by viewer."""
        self._legal: list[Move] | None = None
        if self.decider >= 0:
            self.items = (*events, OpenDecision(self.decider, table.phase))

    def __deepcopy__(self, memo: object) -> "TreePosition":
        return self

    def __reduce__(self) -> Any:
        """A position is saved as what led to it."""
        actions = [each.action for each in self.line()][-2::-1]
        return position_after, (msgspec.json.encode(self.rules.header), actions)

    def after(self, action: int) -> "TreePosition":
        """The position after a legal move or an outcome."""
        if self.waiting is None:
            found = self.rules.make(self.table, action, (), self)
            found.items = (OwnDecision(self.decider, action), *found.items)
        else:
            chosen = (*self.waiting.chosen, action)
            found = self.rules.make(self.table, self.waiting.move, chosen, self)
        found.action = action
        return found

    def legal(self) -> list[Move]:
        """The legal moves of the decider, in ascending order."""
        if self._legal is None:
            self._legal = self.rules.legal(self.table) if self.decider >= 0 else []
        return self._legal

    def outcomes(self) -> Outcomes:
        """What chance may decide now, and how likely each is."""
        assert self.waiting is not None
        return self.waiting.outcomes

    def outcome_text(self, outcome: int) -> str:
        """An outcome for people: the name of a card, or a number."""
        pile = self.waiting.pile if self.waiting else ""
        names = self.rules.card_names.get(pile, ())
        return f"draw {names[outcome] if outcome < len(names) else outcome}"

    def line(self) -> Iterator["TreePosition"]:
        """All positions from this one back to the start."""
        found: TreePosition | None = self
        while found is not None:
            yield found
            found = found.parent

    def returns(self) -> list[float]:
        """+1 for a win and -1 / (n - 1) for a loss, shared by several winners; nothing before the end."""
        players = range(self.rules.players)
        if self.decider != NOBODY:
            return [0.0 for _ in players]
        return [reward_of(self.table.winners, player, len(players)) for player in players]

    def __str__(self) -> str:
        if self.waiting is None:
            return self.rules.describe(self.table)
        if self.waiting.move == DEAL:
            before = "the deal"
        else:
            before = f"{self.rules.describe(self.table)} | {self.rules.move_text(self.waiting.move)}"
        drawn = " ".join(map(str, self.waiting.chosen))
        return f"{before} | drawn {drawn or 'nothing yet'}"


@lru_cache(maxsize=256)
def rules_for(header: bytes) -> OpenSpielRules:
    """The rules for a header in JSON, shared by all games that start from it."""
    found = read_header(msgspec.json.decode(header))
    return OpenSpielRules(game_of(found), found)


def position_after(header: bytes, actions: Sequence[int]) -> TreePosition:
    """The position that moves and outcomes lead to."""
    position = rules_for(header).start
    for action in actions:
        position = position.after(action)
    return position
