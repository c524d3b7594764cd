"""The search of the searcher at a ball. It reads moves: what they tell about masks and their players.

Everybody is a mixture of tempers. For each decision that its player sees, each temper is asked how likely it
was with each character that the decider may hide; so deals are weighed as well as tempers.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from ridotto.bots.followed_game import FollowedGame, FollowedMove
from ridotto.chance import WORD
from ridotto.events import Event
from ridotto.games.grimm.bots.character_beliefs import Chances, Deals
from ridotto.games.grimm.bots.following import ball_after_deal, ball_at, foretell, header_for
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.mixture import SEARCHED_MIXTURE
from ridotto.games.grimm.bots.search import MoveSearch, start_of, with_known_cards
from ridotto.games.grimm.bots.tempers import SEARCHED
from ridotto.games.grimm.bots.viewpoint import is_open, seen_as
from ridotto.games.grimm.play.header import grimm
from ridotto.games.grimm.play.rulebook import GrimmRulebook
from ridotto.games.grimm.rules.table import KINDS, Table, is_masked
from ridotto.simulation.opponents.loops import UNSEEN
from ridotto.simulation.opponents.mixture import AskedMove, Mixture, SeenPosition
from ridotto.simulation.search import Decision, MixedTrial, Opponents, beside

OWN_TEMPER: Final = SEARCHED["veteran"]
"""What it assumes of its own later moves."""
TIMES: Final = 8
"""How often each temper is asked in each case."""
TRUST: Final = 0.7
"""Exponent on what a move tells about masks, because nobody plays exactly like one of the tempers."""


class ReadingSearch(MoveSearch):
    """Searches for one player among others whom it gets to know."""

    def __init__(self, invitation: GrimmInvitation, seed: int) -> None:
        super().__init__(invitation, seed, (OWN_TEMPER,))
        self.states = [self.own]
        self.invitation = invitation
        self.mixture = Mixture(header_for(invitation), SEARCHED_MIXTURE, self.player, seed)
        self.game = FollowedGame(self.player, foretell)

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what happened, as the player saw it, and read what others did."""
        seen: Sequence[Event] = [event.seen_by(self.player) for event in events]
        if not self.events_seen:
            seen = self._begin(seen)
        for made in self.game.moves(seen):
            self._read(made)
            self._take_in(made.events)

    def _begin(self, events: Sequence[Event]) -> Sequence[Event]:
        """Take in the deal; returns what happened after it."""
        self.game.rulebook, count = ball_after_deal(self.invitation, self.beliefs, events)
        if count:
            self.beliefs.watch(events[:count])
            self._take_in(events[:count])
        return events[count:]

    def _take_in(self, events: Sequence[Event]) -> None:
        """Let all images of players see what happened."""
        self.events_seen += len(events)
        self.mixture.watch(np.array(events, np.int64).reshape(-1, 7))
        self.tell_states(events)

    # ── Reading moves ────────────────────────────────────────────────────────────────────────────────

    def _read(self, made: FollowedMove) -> None:
        """Take a move into the beliefs, with what it tells."""
        likely = self._likely(made) if self._tells_something(made) else None
        if likely is None:
            self.beliefs.watch(made.events)
        else:
            self.beliefs.watch_read(made.events, likely)

    def _tells_something(self, made: FollowedMove) -> bool:
        if made.table is None or made.who == self.player or made.options == 1:
            return False
        if not is_masked(made.table, made.who):
            return False
        return is_open(made.table, self.player) and seen_as(made.table, made.move) != UNSEEN

    def _likely(self, made: FollowedMove) -> Chances | None:
        """How likely a move was in each deal; the tempers of its player are weighed by it too."""
        deals, weights = self.beliefs.worlds()
        first, case_of = self._cases(deals, weights, made)
        position = SeenPosition(start_of(made.table, self.holdings), self.known())
        asked = AskedMove(made.who, made.move, TIMES, self.events_seen)
        words = [[self.events_seen, case] for case in range(len(first))]
        worlds = beside(deals[first], words)
        likely = [self.mixture.likelihoods(position, asked, world[None, :]) for world in worlds]
        if any(each is None for each in likely):
            return None
        chances = np.array(likely)
        by_case = chances @ self.mixture.weights()[made.who]
        self.mixture.learn(made.who, np.bincount(case_of, weights) @ chances)
        found: Chances = by_case[case_of] ** TRUST
        return found

    def _cases(self, deals: Deals, weights: Chances, made: FollowedMove) -> tuple[Any, Any]:
        """Deals that are alike for the decider: the likeliest of each case, and the case of each."""
        each = self.beliefs.each
        own = np.sort(deals[:, made.who * each : (made.who + 1) * each], axis=1)
        code = own @ (KINDS ** np.arange(each))
        order = np.argsort(-weights, kind="stable")
        _, first, case_of = np.unique(code[order], return_index=True, return_inverse=True)
        cases = np.zeros(len(deals), np.int64)
        cases[order] = case_of
        return order[first], cases

    # ── Searching ────────────────────────────────────────────────────────────────────────────────────

    def new_trial(self, table: Table) -> MixedTrial:
        """The decision at hand, with a temper for everybody that is drawn for each world."""
        random = np.random.default_rng([self.seed & WORD, self.seed >> 32 & WORD, self.events_seen])
        mixture = self.mixture
        images = np.concatenate([mixture.images, mixture.twin.states.records(self.own)])

        def draw(n: int) -> Any:
            found = mixture.draw(random.random((n, mixture.players)))
            found += np.arange(mixture.players) * mixture.tempers
            found[:, self.player] = len(images) - 1
            return found

        states = [self.own] * mixture.players
        decision = Decision(table, None, states, self.known(), self.player)
        return MixedTrial(self.twin, decision, self.seed ^ self.events_seen, Opponents(images, draw))

    def resume(self, table: Table) -> None:
        """Follow the game again from here, if it could not be followed so far."""
        if self.game.rulebook is None:
            start = with_known_cards(table, self.holdings)
            self.game.rulebook = ball_at(self.invitation, self.beliefs, start, self.known())

    @staticmethod
    def warm_up() -> None:
        """Compile everything, by reading the first moves of a game."""
        MoveSearch.warm_up()
        header, log = grimm(4, seed=0, first=0), list[Event]()
        rules, reader = GrimmRulebook(header, log), ReadingSearch(GrimmInvitation.to(header, 3), 0)
        for _ in range(2):
            rules.play(rules.legal()[0], log)
        reader.watch(log)
