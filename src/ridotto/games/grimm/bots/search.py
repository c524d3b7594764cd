"""Search for The Grimm Masquerade: worlds are sampled from beliefs and played on by heuristic policies.

Only what its player saw is ever put in here, so that is all it can think by. Thinking is compiled: who does
not have Numba can import this, and not think.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ridotto.bots.bot import options_of
from ridotto.bots.policy_hooks import SearchHooks
from ridotto.bots.search_result import Budget, MoveValue, SearchResult, Spent, only
from ridotto.chance import WORD, next_word, sow
from ridotto.events import Event
from ridotto.games.grimm import Grimm
from ridotto.games.grimm.bots.candidates import candidates
from ridotto.games.grimm.bots.choice import choose
from ridotto.games.grimm.bots.heuristic_bot import POLICY, state_for
from ridotto.games.grimm.bots.imagine import fortune_of, imagine, section_of, share_of_win
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.personalities import BOTS
from ridotto.games.grimm.bots.policy_state import Temper
from ridotto.games.grimm.bots.update import update
from ridotto.games.grimm.play.view import View
from ridotto.games.grimm.rules.characters import NO_CHARACTER
from ridotto.games.grimm.rules.knowledge import Holdings, take_in
from ridotto.games.grimm.rules.moves import Move
from ridotto.games.grimm.rules.seen import SOME_CHARACTER, SOMEBODY
from ridotto.games.grimm.rules.table import KINDS, Table, is_masked
from ridotto.seats import NOWHERE, Player

if TYPE_CHECKING:
    from ridotto.simulation.search import Trial

SEARCH: Final = SearchHooks(*POLICY, imagine, share_of_win, fortune_of, section_of)
TASTES: Final = (0.7, 0.5, 0.3, 0.3)
"""How often others are assumed to keep boons, other cards and banes, and to accuse of their own character."""


class MoveSearch:
    """Searches for one player."""

    def __init__(self, invitation: GrimmInvitation, seed: int, tempers: Sequence[Temper] = ()) -> None:
        """All players are assumed to have these tempers in turn; a sly bot's if none are given."""
        from ridotto.games.grimm.bots.character_beliefs import GrimmBeliefs, Tastes  # noqa: PLC0415
        from ridotto.simulation.search import search_twin  # noqa: PLC0415

        self.player, self.seed = invitation.player, seed
        self.players = len(invitation.names)
        tempers = tempers or (BOTS["sly"].temper,)
        self.states = [
            state_for(replace(invitation, player=player), tempers[player % len(tempers)])
            for player in range(self.players)
        ]
        self.own = self.states[self.player]
        self.holdings = Holdings(self.player)
        self.beliefs = GrimmBeliefs(self.player, self.players, tastes=Tastes(*TASTES))
        self.twin = search_twin(Grimm, SEARCH)
        self.events_seen = 0

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what happened, as the player saw it; every other player saw at most that."""
        self.events_seen += len(events)
        self.beliefs.watch(events)
        self.tell_states(events)

    def tell_states(self, events: Sequence[Event]) -> None:
        """Show what happened to the states of all players, and note what they hold."""
        for event in events:
            take_in(self.holdings, *event[:6])
            for state in self.states:
                told = event.seen_by(state.player)
                update(state, told.kind, told.who, told.a, told.b, told.n, told.secret)

    def think(
        self, view: View, table: Table, budget: Budget, cancelled: Callable[[], bool] = lambda: False
    ) -> SearchResult:
        """The values of the moves, as far as the budget goes or until the search is cancelled."""
        options = options_of(view)
        self.resume(table)
        habit = self.habit(table, options)
        chances = self.beliefs.marginals().tolist()
        if len(options) == 1:
            return only(habit)._replace(chances=tuple(map(tuple, chances)))
        part = budget.begin()
        spent: Spent = lambda rollouts: 1.0 if cancelled() else part(rollouts)  # noqa: E731
        found = self._search(
            start_of(table, self.holdings), self._worth_a_search(table, options, habit, chances), spent
        )
        moves = tuple(MoveValue(*each) for each in found)
        return SearchResult(moves, habit, tuple(map(tuple, chances)))

    def habit(self, table: Table, options: Sequence[Move]) -> Move:
        """The move of the heuristic policy."""
        self.own.seed = [self.seed & WORD, self.seed >> 32 & WORD]
        return choose(self.own, table, list(options), len(options))

    def _worth_a_search(
        self, table: Table, options: Sequence[Move], habit: Move, chances: Sequence[Sequence[float]]
    ) -> list[Move]:
        hidden = [[0.0 if table.broken >> c & 1 else row[c] for c in range(KINDS)] for row in chances]
        return candidates(options, habit, table, self.own, hidden)

    def _search(self, table: Table, moves: Sequence[Move], spent: Spent) -> Any:
        from ridotto.simulation.search import search  # noqa: PLC0415

        chance = [0] * 4
        sow(chance, self.seed & WORD, self.seed >> 32 & WORD, self.events_seen)
        return search(self.new_trial(table), lambda n: self._worlds(n, chance), moves, spent)

    def new_trial(self, table: Table) -> "Trial":
        """The decision at hand, ready to be tried in worlds."""
        from ridotto.simulation.search import Decision, Trial  # noqa: PLC0415

        decision = Decision(table, None, self.states, self.known(), self.player)
        return Trial(self.twin, decision, self.seed ^ self.events_seen)

    def resume(self, table: Table) -> None:
        """Take the table of a decision, for searches that follow the game from one decision to the next."""

    def _worlds(self, n: int, chance: list[int]) -> Any:
        """Sampled deals, each with two words of chance for everything else that is hidden."""
        from ridotto.simulation.search import beside  # noqa: PLC0415

        words = [[next_word(chance), next_word(chance)] for _ in range(n)]
        return beside(self.beliefs.sample(n, chance), words)

    def known(self) -> list[int]:
        """What others have seen of the character deck, and which wagers they may have."""
        known = self.holdings
        peeks = [0 if who == self.player else known.peeks[who] for who in range(self.players)]
        wagers = zip(known.wagerer[: known.wagers], known.wager[: known.wagers], strict=True)
        return [*peeks, *(n for who, able in wagers if who != self.player for n in (who, able))]

    @staticmethod
    def warm_up() -> None:
        """Compile everything."""
        from ridotto.simulation.search import search_twin  # noqa: PLC0415

        search_twin(Grimm, SEARCH).search()


def start_of(table: Table, holdings: Holdings) -> Table:
    """Where roll-outs start: with the cards that others are known to hold, and before secret choices."""
    start = with_known_cards(table, holdings)
    take_back_choices(start)
    return start


def with_known_cards(table: Table, holdings: Holdings) -> Table:
    """The same table with the cards that unmasked players are known to hold."""
    start = table.copy()
    for who in range(start.players):
        if who != holdings.player and not is_masked(start, who):
            hand = slice(who * KINDS, (who + 1) * KINDS)
            start.tableau[hand] = holdings.artifacts[hand]
    start.wager_of = [NOWHERE if who == SOMEBODY else who for who in start.wager_of]
    return start


def take_back_choices(t: Table) -> None:
    """Players who chose in secret are asked again, because their choices are sampled too."""
    asked = [who for who in clockwise(t) if t.chosen[who] == SOME_CHARACTER]
    if asked:
        t.choosers |= 1 << t.asked
        for who in asked:
            t.choosers |= 1 << who
            t.chosen[who] = NO_CHARACTER
        t.asked = asked[0]
        t.choosers &= ~(1 << t.asked)


def clockwise(t: Table) -> list[Player]:
    """Everybody but the active player, from their left."""
    return [(t.turn_player + i) % t.players for i in range(1, t.players)]
