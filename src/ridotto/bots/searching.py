"""Where a searcher searches: in this process at once, in this process when it is compiled, or in a worker."""

import logging
import traceback
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from threading import Event as Flag
from threading import Lock, Thread
from time import monotonic
from typing import Final, Protocol

from ridotto.bots.bot import Invitation
from ridotto.bots.search_result import AnyThinker, Budget, Thoughts, found
from ridotto.events import Event
from ridotto.play.rulebook import AnyView, SeenTable

LOG: Final = logging.getLogger("ridotto.bots")
SEARCHING: Final = Lock()
"""One search at a time in a process, so that each has the whole core for its seconds."""

_is_worker = Flag()


def search_here() -> None:
    """From now on, searchers with a time budget search in this process: it is a worker."""
    _is_worker.set()


def searches_here() -> bool:
    """Whether this process is a worker."""
    return _is_worker.is_set()


class WarmUp:
    """Compiles what a thinker needs, in a thread."""

    def __init__(self, thinker: str) -> None:
        self.thinker = thinker
        self.is_done = Flag()
        self.is_over = Flag()
        """Done or failed."""
        Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        try:
            found(self.thinker).warm_up()
        except Exception as error:  # whatever a thinker does, the bot plays on without searching
            warn(describe_error(error))
        else:
            self.is_done.set()
        self.is_over.set()


@cache
def warm_up(thinker: str) -> WarmUp:
    """Begin to compile what a thinker needs, once in a process."""
    return WarmUp(thinker)


class Search(Protocol):
    """A place where a searcher searches."""

    def think(
        self, seen: Sequence[Event], view: AnyView, table: SeenTable, budget: Budget
    ) -> Thoughts | None:
        """What a thinker finds that was told these events; None if it finds nothing in time."""


class SearchHere:
    """A thinker in this process, which compiles at once: the same thoughts from the same seed, every time."""

    def __init__(self, thinker: str, invitation: Invitation, seed: int) -> None:
        self.thinker: AnyThinker = found(thinker)(invitation, seed)
        self._events_told = 0

    def think(self, seen: Sequence[Event], view: AnyView, table: SeenTable, budget: Budget) -> Thoughts:
        """Tell the thinker what is new, and search."""
        self.thinker.watch(seen[self._events_told :])
        self._events_told = len(seen)
        return self.thinker.think(view, table, budget)


class LocalSearch:
    """A thinker in this process, a worker, that never holds up its bot for longer than the budget."""

    def __init__(self, thinker: str, invitation: Invitation, seed: int) -> None:
        self.warm_up = warm_up(thinker)
        self._new_search = partial(SearchHere, thinker, invitation, seed)
        self._search: SearchHere | None = None

    def think(
        self, seen: Sequence[Event], view: AnyView, table: SeenTable, budget: Budget
    ) -> Thoughts | None:
        """What the thinker finds; None while it is compiled, and if other searches take too long."""
        began = monotonic()
        if not self.warm_up.is_done.is_set() or not SEARCHING.acquire(timeout=budget.seconds):
            return None
        try:
            self._search = self._search or self._new_search()
            return self._search.think(seen, view, table, budget.after(monotonic() - began))
        except Exception as error:  # whatever a thinker does, the bot plays on without searching
            warn(describe_error(error))
            self._search = None
            return None
        finally:
            SEARCHING.release()


def warn(reason: str) -> None:
    """Log why a searcher cannot search."""
    LOG.warning("a searcher plays without searching: %s", reason)


def describe_error(error: BaseException) -> str:
    """The kind of an error and where it happened; never its text, which might name cards."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} ({Path(last.filename).name}, line {last.lineno})"
