"""Which of the golden records are told and observed: 50 finished games of either kind, mostly short ones."""

import json
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from golden.files import load

EACH = 50
RARE = 6
"""What happens in so few games or fewer is rare."""


class Golden(NamedTuple):
    """A record, and what is known of it."""

    name: str
    waits_for: str | None
    text: str

    @property
    def parsed(self) -> dict[str, Any]:
        return json.loads(self.text)


@cache
def records() -> tuple[Golden, ...]:
    return tuple(Golden(*record.values()) for record in load("records.json.xz"))


@cache
def chosen() -> tuple[Golden, ...]:
    """The same hundred games for sentences and for observations."""
    over = [record for record in records() if record.waits_for is None]
    kinds = [[r for r in over if r.name.startswith(kind)] for kind in ("mascarade", "grimm")]
    return tuple(r for games in kinds for r in _some(games))


def _some(games: list[Golden]) -> list[Golden]:
    """Those in which something rare happens, and the shortest of the others."""
    often = Counter(kind for record in games for kind in _kinds(record))
    rare = {kind for kind, times in often.items() if times <= RARE}
    return sorted(games, key=lambda record: (_kinds(record).isdisjoint(rare), _work(record)))[:EACH]


def _kinds(record: Golden) -> set[int]:
    return {event[0] for event in record.parsed["events"]}


def _work(record: Golden) -> tuple[int, str]:
    return len(record.parsed["events"]) * (1 + len(record.parsed["start"]["players"])), record.name
