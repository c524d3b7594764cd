"""How a searcher thinks about the ball: worlds from its beliefs, and everybody in them with a mind.

Only what its player saw is ever put in here, so that is all it can think by. Thinking is compiled: who does
not have Numba can import this, and not think.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from ridotto.bots.bot import GrimmInvitation, options_of
from ridotto.bots.policy_hooks import SearchingMindset
from ridotto.bots.search_result import Budget, Spent, Thought, Thoughts, only
from ridotto.chance import WORD, next_word, sow
from ridotto.events import Event
from ridotto.games.grimm import Grimm
from ridotto.games.grimm.bots.candidates import candidates
from ridotto.games.grimm.bots.heuristic_bot import GRIMM_MINDS, NO_POWERS, mind_for
from ridotto.games.grimm.bots.imagine import chapter_of, fortune_of, imagine, share_of_win
from ridotto.games.grimm.bots.mind import Temper
from ridotto.games.grimm.bots.notice import notice
from ridotto.games.grimm.bots.policy import choose
from ridotto.games.grimm.bots.seen import table_of
from ridotto.games.grimm.bots.sly import Sly
from ridotto.games.grimm.bots.standing import Standing
from ridotto.games.grimm.play.view import GrimmView
from ridotto.games.grimm.rules.moves import MOVES, Move, legal_moves
from ridotto.games.grimm.rules.table import KINDS, Table

SEARCHING_MINDS: Final = SearchingMindset(*GRIMM_MINDS, imagine, share_of_win, fortune_of, chapter_of)
TASTES: Final = (0.7, 0.5, 0.3, 0.3)
"""How others keep boons, other cards and banes, and accuse of being who they are: taken for half sly."""


class Thinker:
    """Thinks for one player."""

    def __init__(self, invitation: GrimmInvitation, seed: int, tempers: Sequence[Temper] = ()) -> None:
        """Take everybody, oneself too, for somebody with one of these tempers in turn: else for a sly bot."""
        from ridotto.games.grimm.bots.character_beliefs import GrimmBeliefs, Tastes  # noqa: PLC0415
        from ridotto.simulation.search import search_twin  # noqa: PLC0415

        self.invitation, self.player, self.seed = invitation, invitation.player, seed
        players = len(invitation.names)
        tempers = tempers or (Sly.temper,)
        self.minds = [
            mind_for(replace(invitation, player=player), tempers[player % len(tempers)])
            for player in range(players)
        ]
        self.standing = Standing(self.player)
        self.beliefs = GrimmBeliefs(self.player, players, tastes=Tastes(*TASTES))
        self.twin = search_twin(Grimm, SEARCHING_MINDS)
        self.seen = 0

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what happened, as the player saw it, and as far as that goes as everybody else did."""
        self.seen += len(events)
        self.beliefs.watch(events)
        self.standing.watch(events)
        for event in events:
            for player, mind in enumerate(self.minds):
                told = event.seen_by(player)
                notice(mind, told.kind, told.who, told.a, told.b, told.n, told.secret)

    def think(
        self, view: GrimmView, budget: Budget, cancelled: Callable[[], bool] = lambda: False
    ) -> Thoughts:
        """What to do now, as far as the budget goes or until somebody cancels."""
        options = options_of(view)
        habit = self.habit(view, options)
        table = self.standing.table(view, self.invitation)
        chances = self.beliefs.marginals().tolist()
        if len(options) == 1 or not stands(table, options):
            return only(habit)._replace(chances=tuple(map(tuple, chances)))
        self.standing.begin_listening(table)
        part = budget.begin()
        spent: Spent = lambda rollouts: 1.0 if cancelled() else part(rollouts)  # noqa: E731
        found = self._search(table, self._worth_a_search(view, options, habit, chances), spent)
        moves = tuple(Thought(*each) for each in found)
        return Thoughts(moves, habit, tuple(map(tuple, chances)))

    def habit(self, view: GrimmView, options: Sequence[Move]) -> Move:
        """What one would do without thinking."""
        own = self.minds[self.player]
        own.luck = [self.seed & WORD, self.seed >> 32 & WORD]
        return choose(own, table_of(view, self.invitation), NO_POWERS, list(options), len(options))

    def _worth_a_search(
        self, view: GrimmView, options: Sequence[Move], habit: Move, chances: Sequence[Sequence[float]]
    ) -> list[Move]:
        hidden = [[0.0 if c in view.broken else row[c] for c in range(KINDS)] for row in chances]
        seen = table_of(view, self.invitation)
        return candidates(options, habit, seen, self.minds[self.player], hidden)

    def _search(self, table: Table, moves: Sequence[Move], spent: Spent) -> Any:
        from ridotto.simulation.search import Decision, Trial, search  # noqa: PLC0415

        luck = [0] * 4
        sow(luck, self.seed & WORD, self.seed >> 32 & WORD, self.seen)
        decision = Decision(table, NO_POWERS, self.minds, self._known(), self.player)
        trial = Trial(self.twin, decision, self.seed ^ self.seen)
        return search(trial, lambda n: self._worlds(n, luck), moves, spent)

    def _worlds(self, n: int, luck: list[int]) -> Any:
        """So many deals that may be, each with two words of chance for all else that is hidden."""
        from ridotto.simulation.search import beside  # noqa: PLC0415

        words = [[next_word(luck), next_word(luck)] for _ in range(n)]
        return beside(self.beliefs.sample(n, luck), words)

    def _known(self) -> list[int]:
        """What others have seen of the character deck, and which wagers they may have."""
        now = self.standing.round
        peeks = [0 if who == self.player else now.peeks[who] for who in range(len(self.minds))]
        return [*peeks, *(n for taken in self.standing.others_wagers() for n in (taken.who, taken.able))]

    @staticmethod
    def warm_up() -> None:
        """Have everything compiled."""
        from ridotto.simulation.search import search_twin  # noqa: PLC0415

        search_twin(Grimm, SEARCHING_MINDS).search()


def stands(table: Table, options: Sequence[Move]) -> bool:
    """Whether a table made of what was seen really waits for this decision."""
    out = [0] * MOVES
    return out[: legal_moves(table, out)] == list(options)
