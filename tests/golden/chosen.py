"""Which of the golden records are told and observed: 50 finished games of either kind, the short ones."""

import json
from functools import cache
from typing import Any, NamedTuple

from golden.files import load

EACH = 50


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
    return tuple(r for games in kinds for r in sorted(games, key=_work)[:EACH])


def _work(record: Golden) -> tuple[int, str]:
    return len(record.parsed["events"]) * (1 + len(record.parsed["start"]["players"])), record.name
