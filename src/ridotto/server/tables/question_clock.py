"""When the clock of a question starts: when its page shows it, and at the latest after its allowance.

What a page says is only kept in the memory of the process that it is connected to. After a restart, or if
the page connects to another process, nobody knows it any more, and the question is due at the latest.
"""

from collections.abc import Iterable

from ridotto.server.store.store import Milliseconds
from ridotto.server.tables.people import PersonId
from ridotto.server.tables.state import TableState


class QuestionClock:
    """Knows since when the open question of a table is on its decider's screen."""

    def __init__(self) -> None:
        self._asked: tuple[int, int, Milliseconds] | None = None
        """The question that is shown: its game, its decision, and when it was asked."""
        self._shown_at: Milliseconds = 0

    def show(self, state: TableState, person: PersonId, asked: tuple[int, int], now: Milliseconds) -> bool:
        """A person's page shows the question of this game and decision; whether its clock starts now."""
        decider, starts = state.decider, state.starts()
        if (
            decider is None
            or state.chairs[decider].owner != person
            or asked != (state.games, state.decisions)
        ):
            return False
        if starts is None or now >= starts or self.is_shown(state):
            return False
        self._asked, self._shown_at = (*asked, state.asked_at), now
        return True

    def is_shown(self, state: TableState) -> bool:
        """Whether the open question was shown since it was asked, for the last time."""
        return self._asked is not None and self._asked == (state.games, state.decisions, state.asked_at)

    def deadline(self, state: TableState) -> Milliseconds | None:
        """When the time for the open decision is over, as far as is known here; None for no limit."""
        latest, starts = state.deadline(), state.starts()
        if latest is None or starts is None or not self.is_shown(state):
            return latest
        return latest - starts + self._shown_at

    def forget_elsewhere(self, state: TableState, process: str, here: Iterable[PersonId | None]) -> bool:
        """Forget what was shown if its decider has moved from this process to another, which knows nothing
        of it; of the people who are connected here. Whether there was something to forget."""
        if not self.is_shown(state) or not _is_asked_elsewhere(state, process, here):
            return False
        self._asked = None
        return True


def _is_asked_elsewhere(state: TableState, process: str, here: Iterable[PersonId | None]) -> bool:
    asked = state.asked_guest
    return asked is not None and asked.id not in here and bool(asked.processes - {process})
