"""Search for Mascarade: worlds are sampled from beliefs and played on by heuristic policies.

Only what its player saw is ever put in here, so that is all it can think by. Thinking is compiled: who does
not have Numba can import this, and not think.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ridotto.bots.bot import options_of
from ridotto.bots.policy_hooks import SearchHooks
from ridotto.bots.search_result import Budget, MoveValue, SearchResult, Spent, only
from ridotto.chance import sow
from ridotto.events import Event
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.bots.candidates import candidates
from ridotto.games.mascarade.bots.choice import choose
from ridotto.games.mascarade.bots.heuristic_bot import POLICY, state_for
from ridotto.games.mascarade.bots.imagine import fortune_of, imagine, section_of, share_of_win
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.opponent_model import OpponentKnowledge, OpponentModel
from ridotto.games.mascarade.bots.policy_state import Temper
from ridotto.games.mascarade.bots.tempers import TEMPERS
from ridotto.games.mascarade.bots.update import update
from ridotto.games.mascarade.play.view import View
from ridotto.games.mascarade.rules.moves import Move
from ridotto.games.mascarade.rules.seen import answers_are_secret
from ridotto.games.mascarade.rules.setup import pack
from ridotto.games.mascarade.rules.table import MAX_MASKS, Table, left_of

if TYPE_CHECKING:
    from ridotto.simulation.search import Trial

SEARCH: Final = SearchHooks(*POLICY, imagine, share_of_win, fortune_of, section_of)


class MoveSearch:
    """Searches for one player."""

    def __init__(self, invitation: MascaradeInvitation, seed: int, tempers: Sequence[Temper] = ()) -> None:
        """All players are assumed to have these tempers in turn; a bluffer's if none are given."""
        from ridotto.games.mascarade.bots.card_beliefs import MascaradeBeliefs  # noqa: PLC0415
        from ridotto.simulation.search import search_twin  # noqa: PLC0415

        self.player, self.seed = invitation.player, seed
        self.powers = pack([mask.power for mask in invitation.masks])
        players = len(invitation.names)
        tempers = tempers or (TEMPERS["bluffer"],)
        self.states = [
            state_for(replace(invitation, player=player), tempers[player % len(tempers)])
            for player in range(players)
        ]
        self.own = self.states[self.player]
        self.knowledge = OpponentKnowledge(self.player, players)
        self.opponents = OpponentModel()
        self.nerves = [state.nerve for state in self.states]
        self.beliefs = MascaradeBeliefs(self.player, players, invitation.cards, seed=seed)
        self.twin = search_twin(Mascarade, SEARCH)
        self.events_seen = 0

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what happened, as the player saw it; every other player saw at most that."""
        self.events_seen += len(events)
        self.beliefs.watch(events)
        self.knowledge.watch(events)
        self.opponents.watch(events)
        self.tell_states(events)

    def tell_states(self, events: Sequence[Event]) -> None:
        """Show what happened to the states of all players."""
        for event in events:
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
        found = self._search(start_of(table), self._worth_a_search(table, options, habit, chances), spent)
        moves = tuple(MoveValue(*each) for each in found)
        return SearchResult(moves, habit, tuple(map(tuple, chances)))

    def habit(self, table: Table, options: Sequence[Move]) -> Move:
        """The move of the heuristic policy."""
        own = self.own
        own.seed = [self.seed & 0xFFFFFFFF, self.seed >> 32 & 0xFFFFFFFF]
        return choose(own, table, self.powers, list(options), len(options))

    def _worth_a_search(
        self, table: Table, options: Sequence[Move], habit: Move, chances: Sequence[Sequence[float]]
    ) -> list[Move]:
        flat = [0.0] * (MAX_MASKS * len(chances))
        for place, row in enumerate(chances):
            flat[place * MAX_MASKS : place * MAX_MASKS + len(row)] = row
        return candidates(options, habit, table, self.powers, flat)

    def _search(self, table: Table, moves: Sequence[Move], spent: Spent) -> Any:
        from ridotto.simulation.search import search  # noqa: PLC0415

        chance = [0] * 4
        sow(chance, self.seed & 0xFFFFFFFF, self.seed >> 32 & 0xFFFFFFFF, self.events_seen)
        return search(self.new_trial(table), lambda n: self.beliefs.sample(n, chance), moves, spent)

    def new_trial(self, table: Table) -> "Trial":
        """The decision at hand, ready to be tried in worlds."""
        from ridotto.simulation.search import Decision, Trial  # noqa: PLC0415

        self._judge()
        decision = Decision(table, self.powers, self.states, self.known(), self.player)
        return Trial(self.twin, decision, self.seed ^ self.events_seen)

    def known(self) -> list[int]:
        """What others must know, as `imagine` takes it."""
        return [*self.knowledge.places, *self.knowledge.either]

    def resume(self, table: Table) -> None:
        """Take the table of a decision, for searches that follow the game from one decision to the next."""

    def _judge(self) -> None:
        """Adjust the policies of the others to how they have played."""
        for player, state in enumerate(self.states):
            if player != self.player:
                state.nerve = self.nerves[player] + self.opponents.nerve(player)

    @staticmethod
    def warm_up() -> None:
        """Compile everything."""
        from ridotto.games.mascarade.bots.card_beliefs import COMPILED  # noqa: PLC0415
        from ridotto.simulation.search import search_twin  # noqa: PLC0415

        search_twin(Mascarade, SEARCH).search()
        COMPILED.compile_all()


def start_of(table: Table) -> Table:
    """Where roll-outs start: before the first secret answer, because those already given are sampled too."""
    start = table.copy()
    if answers_are_secret(start):
        start.asked = left_of(start, start.turn_seat)
    return start
