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
from ridotto.bots.search_result import AnyMoveSearch, Budget, SearchResult, load_object
from ridotto.events import Event
from ridotto.play.rulebook import AnyView, SeenTable

LOG: Final = logging.getLogger("ridotto.bots")
SEARCHING: Final = Lock()
"""One search at a time in a process, so that each has the whole core for its seconds."""

_is_worker = Flag()


def become_worker() -> None:
    """From now on, searchers with a time budget search in this process: it is a worker."""
    _is_worker.set()


def is_worker() -> bool:
    """Whether this process is a worker."""
    return _is_worker.is_set()


class WarmUp:
    """Compiles what a search needs, in a thread."""

    def __init__(self, move_search: str) -> None:
        self.move_search = move_search
        self.is_done = Flag()
        self.is_over = Flag()
        """Done or failed."""
        Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        try:
            load_object(self.move_search).warm_up()
        except Exception as error:  # whatever a search does, the bot plays on without searching
            warn(describe_error(error))
        else:
            self.is_done.set()
        self.is_over.set()


@cache
def warm_up(move_search: str) -> WarmUp:
    """Begin to compile what a search needs, once in a process."""
    return WarmUp(move_search)


class SearchPlace(Protocol):
    """A place where a searcher searches."""

    def think(
        self, seen: Sequence[Event], view: AnyView, table: SeenTable, budget: Budget
    ) -> SearchResult | None:
        """What a search finds that was told these events; None if it finds nothing in time."""


class BlockingSearch:
    """A search in this process that compiles first: deterministic for a seed and a number of roll-outs."""

    def __init__(self, move_search: str, invitation: Invitation, seed: int) -> None:
        self.move_search: AnyMoveSearch = load_object(move_search)(invitation, seed)
        self._events_told = 0

    def think(self, seen: Sequence[Event], view: AnyView, table: SeenTable, budget: Budget) -> SearchResult:
        """Tell the search what is new, which takes time too, and search."""
        began = budget.clock()
        self.move_search.watch(seen[self._events_told :])
        self._events_told = len(seen)
        return self.move_search.think(view, table, budget.after(budget.clock() - began))


class TimedSearch:
    """A search in this process, a worker, that never holds up its bot for longer than the budget."""

    def __init__(self, move_search: str, invitation: Invitation, seed: int) -> None:
        self.warm_up = warm_up(move_search)
        self._new_search = partial(BlockingSearch, move_search, invitation, seed)
        self._search: BlockingSearch | None = None

    def think(
        self, seen: Sequence[Event], view: AnyView, table: SeenTable, budget: Budget
    ) -> SearchResult | None:
        """What the search finds; None while it is compiled, and if other searches take too long."""
        began = monotonic()
        if not self.warm_up.is_done.is_set() or not SEARCHING.acquire(timeout=budget.seconds):
            return None
        try:
            self._search = self._search or self._new_search()
            return self._search.think(seen, view, table, budget.after(monotonic() - began))
        except Exception as error:  # whatever a search does, the bot plays on without searching
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
