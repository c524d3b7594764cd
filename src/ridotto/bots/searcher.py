"""The searcher: tries its moves in sampled worlds, plays the game on, and makes a move that wins most."""

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import count
from time import monotonic, sleep
from typing import TYPE_CHECKING, ClassVar, Final

from ridotto.bots.bot import Bot, Invitation, ask_bot, options_of
from ridotto.bots.pool.blocking_pool import BlockingPool, shared_pool
from ridotto.bots.pool.messages import BotQuestion, BotSeat
from ridotto.bots.pool.worker_handle import GRACE
from ridotto.bots.search_places import BlockingSearch, SearchPlace, TimedSearch, is_worker
from ridotto.bots.search_result import Budget, DecisionRandom, SearchResult
from ridotto.events import Event
from ridotto.games.registry import find_game
from ridotto.play.rulebook import AnyView, Move, SeenTable

if TYPE_CHECKING:
    from ridotto.bots.part import GameSearch


class SearchInPool:
    """A search in a worker process of this program's pool."""

    numbers: ClassVar[Iterator[int]] = count()

    def __init__(self, move_search: str, invitation: Invitation, seed: int) -> None:
        self.move_search, self.invitation, self.seed = move_search, invitation, seed
        self.seat = BotSeat("", next(self.numbers), invitation.player)
        self.pool().prepare(move_search)

    def pool(self) -> BlockingPool:
        """The workers of this program."""
        return shared_pool()

    def think(
        self, seen: Sequence[Event], view: AnyView, table: SeenTable, budget: Budget
    ) -> SearchResult | None:
        """What the search finds; None if it finds nothing in time."""
        return self.pool().think(
            BotQuestion(
                self.seat,
                self.move_search,
                self.invitation.game,
                self.invitation,
                self.seed,
                list(seen),
                view,
                table,
                budget.seconds + 2 * GRACE,
                budget,
            )
        )


class Searcher:
    """Takes a quarter of a second for every decision, whatever its cards are."""

    level: ClassVar[int] = 5
    forgets: ClassVar[str] = "nothing"
    seconds: ClassVar[float] = 0.25
    search_in_pool: ClassVar[type[SearchInPool]] = SearchInPool

    def __init__(self, invitation: Invitation, seed: int) -> None:
        require_numba()
        search = find_game(invitation.game).bots.search
        if search is None:
            raise ValueError(f"there is no search for the game {invitation.game}")
        self.move_search = self.search_of(search)
        self.budget = Budget(seconds=self.seconds)
        """How long it searches: seconds in a worker, roll-outs or CPU time in this process."""
        self.invitation, self.seed = invitation, seed
        self.randomness = DecisionRandom(seed)
        self.events: list[Event] = []
        self.habit: Bot[AnyView] = search.habit(invitation, seed)
        """The bot whose move it makes when there is no result."""
        self._search: SearchPlace | None = None
        self.table: SeenTable = None

    @staticmethod
    def search_of(search: "GameSearch") -> str:
        """Which of a game's searches it uses."""
        return search.move_search

    def watch(self, events: Sequence[Event]) -> None:
        """Remember what happened."""
        self.events += events
        self.randomness.watch(events)
        self.habit.watch(events)
        self.search()  # a worker needs some time to compile

    def see_table(self, table: SeenTable) -> None:
        """Take the table for the next search."""
        self.table = table

    def answer(self, view: AnyView) -> Move:
        """A move that wins about as often as any; without a result, the move of the habit bot."""
        options = options_of(view)
        if len(options) == 1:
            return options[0]
        result = self.think(view)
        if result is None:
            return ask_bot(self.habit, view, self.table)
        return result.choose(self.randomness.now(options))

    def think(self, view: AnyView) -> SearchResult | None:
        """What it thinks of its moves; None if there was no time for that.

        It never answers before its time is over: how long a bot thinks would tell what it holds.
        """
        until = monotonic() + self.budget.seconds
        result = self.search().think(self.events, view, self.table, self.budget)
        sleep(max(0.0, until - monotonic()))
        return result

    def search(self) -> SearchPlace:
        """Where it searches: in a worker for a number of seconds, else here."""
        if self._search is None:
            in_worker = TimedSearch if is_worker() else self.search_in_pool
            where = BlockingSearch if self.budget.rollouts or self.budget.cpu_seconds else in_worker
            self._search = where(self.move_search, self.invitation, self.seed)
        return self._search


class Fast(Searcher):
    """Takes a twentieth of a second."""

    seconds: ClassVar[float] = 0.05


class Deep(Searcher):
    """Takes a whole second."""

    seconds: ClassVar[float] = 1.0


class FormerSearcher(Searcher):
    """Searches as the searcher once did, when it took everybody for the same player."""

    @staticmethod
    def search_of(search: "GameSearch") -> str:
        """The search that reads no moves."""
        return search.former


def require_numba() -> None:
    """Raise if searching cannot be compiled here."""
    if find_spec("numba") is None:
        raise ModuleNotFoundError("a searcher needs Numba", name="numba")


SEARCHERS: Final = {"searcher": Searcher, "searcher-fast": Fast, "searcher-deep": Deep}
