"""Searcher: imagines how the cards may lie, plays the game on in its head, and does what wins most."""

from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from time import monotonic, sleep
from typing import ClassVar, Final

from ridotto.bots.bot import Bot, Invitation, ask_bot, options_of
from ridotto.bots.pool.worker_handle import Worker, shared_worker
from ridotto.bots.search_result import Budget, Luck, Thinker, Thoughts, found
from ridotto.events import Event
from ridotto.games.registry import find_game
from ridotto.play.rulebook import AnyView, Move, SeenTable


class Searcher:
    """Takes a quarter of a second for every decision, whatever its cards are."""

    level: ClassVar[int] = 5
    forgets: ClassVar[str] = "nothing"
    seconds: ClassVar[float] = 0.25

    def __init__(self, invitation: Invitation, seed: int) -> None:
        require_numba()
        search = find_game(invitation.game).bots.search
        if search is None:
            raise ValueError(f"nobody knows how to search the game {invitation.game}")
        self.thinker, make_habit = search
        self.budget = Budget(seconds=self.seconds)
        """For how long it thinks: seconds in a worker, or so many roll-outs here and now."""
        self.invitation, self.seed = invitation, seed
        self.luck = Luck(seed)
        self.seen: list[Event] = []
        self.habit: Bot[AnyView] = make_habit(invitation, seed)
        """What it does when it cannot think."""
        self._study: Here | NextDoor | None = None
        self.table: SeenTable = None

    def watch(self, events: Sequence[Event]) -> None:
        """Remember what happened."""
        self.seen += events
        self.luck.watch(events)
        self.habit.watch(events)
        self.study()  # a worker takes some time to warm up

    def see_table(self, table: SeenTable) -> None:
        """Take the table that the next thoughts are about."""
        self.table = table

    def answer(self, view: AnyView) -> Move:
        """A move that wins about as often as any; without thoughts, what it would do by habit."""
        options = options_of(view)
        if len(options) == 1:
            return options[0]
        thoughts = self.think(view)
        if thoughts is None:
            return ask_bot(self.habit, view, self.table)
        return thoughts.choose(self.luck.now(options))

    def think(self, view: AnyView) -> Thoughts | None:
        """What it thinks of its moves; None if there was no time for that."""
        return self.study().think(self.seen, view, self.table, self.budget)

    def study(self) -> "Here | NextDoor":
        """Where it thinks: with so many roll-outs here, with so many seconds next door."""
        if self._study is None:
            where = Here if self.budget.rollouts else partial(NextDoor, self.worker())
            self._study = where(self.thinker, self.invitation, self.seed)
        return self._study

    def worker(self) -> Worker:
        """Who thinks next door."""
        return shared_worker(self.thinker)


class Fast(Searcher):
    """Takes a twentieth of a second."""

    seconds: ClassVar[float] = 0.05


class Deep(Searcher):
    """Takes a whole second."""

    seconds: ClassVar[float] = 1.0


class Here:
    """Thinks in this process: the same thoughts from the same seed, every time."""

    def __init__(self, thinker: str, invitation: Invitation, seed: int) -> None:
        self.thinker: Thinker = found(thinker)(invitation, seed)
        self.told = 0

    def think(self, seen: Sequence[Event], view: AnyView, table: SeenTable, budget: Budget) -> Thoughts:
        """Take in what is new, and think."""
        self.thinker.watch(seen[self.told :])
        self.told = len(seen)
        return self.thinker.think(view, table, budget)


class NextDoor:
    """Has a worker think, and takes its time even if that was quick or came to nothing."""

    def __init__(self, worker: Worker, thinker: str, invitation: Invitation, seed: int) -> None:
        self.worker = worker
        self.guest = worker.admit(thinker, invitation, seed)

    def think(
        self, seen: Sequence[Event], view: AnyView, table: SeenTable, budget: Budget
    ) -> Thoughts | None:
        """Ask, and never answer before the time is over: how long somebody thinks tells what they hold."""
        until = monotonic() + budget.seconds
        self.guest.events.extend(seen[len(self.guest.events) :])
        thoughts = self.worker.think(self.guest, view, table, budget)
        sleep(max(0.0, until - monotonic()))
        return thoughts


def require_numba() -> None:
    """Raise if searching cannot be compiled here."""
    if find_spec("numba") is None:
        raise ModuleNotFoundError("a searcher needs Numba", name="numba")


SEARCHERS: Final = {"searcher": Searcher, "searcher-fast": Fast, "searcher-deep": Deep}
