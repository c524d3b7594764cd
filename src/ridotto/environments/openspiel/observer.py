"""What a player sees of a state: OpenSpiel's observers, over our own versioned observation."""

from collections.abc import Iterator
from copy import copy
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from ridotto.environments.openspiel.position import (
    Item,
    OpenDecision,
    OpenSpielRules,
    OwnDecision,
    TreePosition,
)
from ridotto.environments.tables import check_count
from ridotto.environments.trouble import BadEnvironment
from ridotto.events import HIDDEN, Event
from ridotto.play.rulebook import Move
from ridotto.seats import SPECTATOR, Player

ROW: Final = 7
"""Numbers of an item in a tensor: what it is, then up to six facts."""
DECIDED_ROW: Final = 1
ASKED_ROW: Final = 2
EVENT_ROW: Final = 3
"""The first number of an event's row, plus its kind."""
USUALLY_REMEMBERED: Final = 64
"""Default number of items in the tensor of an information state."""
MOST_REMEMBERED: Final = 1_000_000


class StateObserver:
    """Observes states as OpenSpiel asks for it: public or private facts, with or without the past.

    The parameter `remembered` sets how many of the last items an information state's tensor has.
    """

    def __init__(self, rules: OpenSpielRules, wanted: Any, params: dict[str, Any] | None) -> None:
        """An empty observation."""
        params = dict(params or {})
        remembered = params.pop("remembered", USUALLY_REMEMBERED)
        self.remembered = check_count("remembered", remembered, MOST_REMEMBERED)
        if params:
            raise BadEnvironment(
                "no-observer-parameter", known="remembered", parameters=", ".join(map(repr, params))
            )
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadEnvironment("no-observer-of-all")
        self.public = wanted.public_info
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.has_past = wanted.perfect_recall
        self._fields = rules.observations.fields
        size = rules.observations.places.END  # type: ignore[attr-defined]
        rows = self.remembered * ROW if self.has_past else 0
        self.tensor: npt.NDArray[np.float32] = np.zeros(size + rows, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.has_past:
            self.dict["remembered"] = self.tensor[size:].reshape(self.remembered, ROW)

    def set_from(self, state: Any, player: Player) -> None:
        """Write what a player sees of a state into the tensor."""
        position: TreePosition = state.position
        facts = np.array(self._facts(position, player), np.float32)
        if not self.public:
            facts[facts == self._facts(position, SPECTATOR)] = 0
        self.dict["observation"][:] = facts
        if self.has_past:
            rows = self._rows(position, player)[-self.remembered :]
            self.dict["remembered"].fill(0)
            if rows:
                self.dict["remembered"][: len(rows)] = rows

    def _facts(self, position: TreePosition, player: Player) -> list[int]:
        return facts_of(position, player if self.private else SPECTATOR)

    def _rows(self, position: TreePosition, player: Player) -> list[tuple[int, ...]]:
        viewer = player if self.private else SPECTATOR
        return [row_of(item) for item in self._seen(position, viewer)]

    def _seen(self, position: TreePosition, viewer: Player) -> list[Item]:
        items = seen_items(position, viewer)
        return items if self.public else [item for item in items if is_secret(item)]

    def string_from(self, state: Any, player: Player) -> str:
        """What a player sees of a state, as text: with the past, all of it in order."""
        position: TreePosition = state.position
        viewer = player if self.private else SPECTATOR
        if self.has_past and self.public:
            return past_text(position, viewer)
        if self.has_past:
            return "\n".join(item_text(position.rules, item) for item in self._seen(position, viewer))
        return self._facts_text(position, viewer)

    def _facts_text(self, position: TreePosition, viewer: Player) -> str:
        facts, others = facts_of(position, viewer), facts_of(position, SPECTATOR)
        shown = {name: facts[place] for name, place in self._fields.items()}
        if not self.public:
            shown = {name: facts[at] for name, at in self._fields.items() if facts[at] != others[at]}
        return "\n".join(f"{name} {' '.join(map(str, numbers))}" for name, numbers in shown.items())


# ── Facts ────────────────────────────────────────────────────────────────────────────────────────────


def facts_of(position: TreePosition, viewer: Player) -> list[int]:
    """The versioned observation of a player or SPECTATOR; at chance nodes as it was before the move."""
    facts: list[int] = observer_at(position, viewer).facts
    return facts


def observer_at(position: TreePosition, viewer: Player) -> Any:
    """What a viewer has noticed so far, from what they had noticed at the nearest position before."""
    ahead: list[TreePosition] = []
    observer = None
    for before in position.line():
        if before.waiting is None:
            observer = before.known.get(("observer", viewer))
            if observer is not None:
                break
            ahead.append(before)
    rules = position.rules
    if observer is None:
        observer = rules.observer(viewer)
    for later in reversed(ahead):
        observer = _looked_on(observer, later)
    if not ahead and observer is not None:
        return observer
    position.known["observer", viewer] = observer
    return observer


def _looked_on(observer: Any, position: TreePosition) -> Any:
    """The same observer after what is new in a position."""
    twin = copy_of(observer)
    how = position.rules.observations
    for item in position.items:
        if isinstance(item, Event):
            how.hear(twin, *item.seen_by(twin.player))
    how.observe(position.table, twin)
    return twin


def copy_of(record: Any) -> Any:
    """A copy of a record of numbers and lists."""
    twin = copy(record)
    for name in type(record).__dataclass_fields__:
        value = getattr(record, name)
        if isinstance(value, list):
            setattr(twin, name, value[:])
    return twin


# ── The past ─────────────────────────────────────────────────────────────────────────────────────────


def seen_items(position: TreePosition, viewer: Player) -> list[Item]:
    """All that a viewer has seen and decided, in order."""
    steps = [list(new_items(each, viewer)) for each in position.line()]
    return [item for step in reversed(steps) for item in step]


def new_items(position: TreePosition, viewer: Player) -> Iterator[Item]:
    """What is new in a position for a viewer."""
    for item in position.items:
        if isinstance(item, Event):
            yield item.seen_by(viewer)
        elif isinstance(item, OpenDecision) or item.who == viewer:
            yield item


def is_secret(item: Item) -> bool:
    """Whether a spectator does not see this as the viewer does."""
    if isinstance(item, Event):
        return item.secret != HIDDEN and not item.audience >> SPECTATOR & 1
    return isinstance(item, OwnDecision)


def past_text(position: TreePosition, viewer: Player) -> str:
    """All that a viewer has seen and decided, a line for each thing; two viewers never have the same text."""
    ahead: list[TreePosition] = []
    text = ""
    for before in position.line():
        known = before.known.get(("past", viewer))
        if known is not None:
            text = known
            break
        ahead.append(before)
    else:
        text = f"player {viewer}"
    for later in reversed(ahead):
        lines = [f"\n{item_text(later.rules, item)}" for item in new_items(later, viewer)]
        text = text + "".join(lines) if lines else text
        later.known["past", viewer] = text
    return text


def item_text(rules: OpenSpielRules, item: Item) -> str:
    """One thing in one line."""
    if isinstance(item, OwnDecision):
        return f"> {_move_text(rules, item.move)}"
    if isinstance(item, OpenDecision):
        return f"? {item.who} {item.phase}"
    public = f"{rules.part.kind_names[item.kind]} {item.who} {item.a} {item.b} {item.n}"
    return public if item.secret == HIDDEN else f"{public} [{item.secret}]"


def _move_text(rules: OpenSpielRules, move: Move) -> str:
    return rules.move_text(move)


def row_of(item: Item) -> tuple[int, ...]:
    """One thing as numbers."""
    if isinstance(item, OwnDecision):
        return (DECIDED_ROW, item.who, item.move, 0, 0, 0, 0)
    if isinstance(item, OpenDecision):
        return (ASKED_ROW, item.who, item.phase, 0, 0, 0, 0)
    return (EVENT_ROW + item.kind, item.who, item.a, item.b, item.n, item.secret, 0)
