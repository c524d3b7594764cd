"""How long a table's log may get, and what is still possible then."""

from typing import Final, NamedTuple

from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.refused import refuse
from ridotto.server.tables.state import TableState

TALK_SHARE: Final = 0.9
"""From this share of the limit on there is no more talk."""


class LogLimit(NamedTuple):
    """The limit of every table's log; 0 for none."""

    rows: int = 0
    bytes: int = 0

    def check(self, state: TableState, entry: AnyEntry) -> None:
        """Refuse an entry for which there is no room: talk first; a game may be finished; then nothing."""
        full = max(_share(state.seq, self.rows), _share(state.size, self.bytes))
        need = entry.room(state)
        if full < TALK_SHARE or need == "always":
            return
        if need == "talk":
            refuse("log-full", "log-almost-full")
        if full >= 1 and (need == "table" or state.phase != "playing"):
            refuse("log-full", "log-full-in-game" if state.phase == "playing" else "log-full")


def _share(used: int, limit: int) -> float:
    return used / limit if limit else 0.0
