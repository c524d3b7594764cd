"""The search of the searcher at Mascarade. It reads moves: what they tell about cards and their players.

Everybody is a mixture of tempers. For each decision that its player sees, each temper is asked how likely it
was with each card that the decider may know; so worlds are weighed as well as tempers.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np

from ridotto.bots.followed_game import FollowedGame, FollowedMove
from ridotto.chance import WORD
from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade.bots.card_beliefs import unpack
from ridotto.games.mascarade.bots.following import foretell, header_for, rulebook_after_deal, rulebook_at
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.mixture import SEARCHED_MIXTURE
from ridotto.games.mascarade.bots.search import MoveSearch, start_of
from ridotto.games.mascarade.bots.tempers import SEARCHED
from ridotto.games.mascarade.bots.viewpoint import is_open, seen_as
from ridotto.games.mascarade.bots.worlds import Weights, Worlds
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.play.rulebook import MascaradeRulebook
from ridotto.games.mascarade.rules.events import FATE, PRETENDED, SWAPPED, Kind
from ridotto.games.mascarade.rules.moves import SWAP, Move, swap_how
from ridotto.games.mascarade.rules.table import TURN, Table
from ridotto.simulation.opponents.loops import UNSEEN
from ridotto.simulation.opponents.mixture import AskedMove, Mixture, SeenPosition
from ridotto.simulation.search import Decision, MixedTrial, Opponents

TIMES: Final = 8
"""How often each temper is asked in each case."""
CASES: Final = 12
"""How many different cards in a decider's knowledge are told apart at most."""
TOO_MANY: Final = 1500
"""Events at once that are not read, because a table would wait: a bot that joins a very long game."""
SURE: Final = 0.98
"""Greatest probability that a swap was real, or was not."""


class ReadingSearch(MoveSearch):
    """Searches for one player among others whom it gets to know."""

    own_temper: ClassVar[str] = "bluffer of today"
    """What it assumes of its own later moves."""

    def __init__(self, invitation: MascaradeInvitation, seed: int) -> None:
        super().__init__(invitation, seed, (SEARCHED[self.own_temper],))
        self.states = [self.own]
        self.invitation = invitation
        header = header_for(invitation, invitation.cards, 0)
        self.mixture = Mixture(header, SEARCHED_MIXTURE, self.player, seed)
        self.game = FollowedGame(self.player, foretell)

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what happened, as the player saw it, and read what others did."""
        seen: Sequence[Event] = [event.seen_by(self.player) for event in events]
        if len(seen) > TOO_MANY:
            self.game.rulebook = None  # until its next decision
        elif not self.events_seen:
            seen = self._begin(seen)
        for made in self.game.moves(seen):
            self._read(made)
            self._take_in(made.events)

    def _begin(self, events: Sequence[Event]) -> Sequence[Event]:
        """Take in the deal; returns what happened after it."""
        self.game.rulebook, count = rulebook_after_deal(self.invitation, events)
        if count:
            self.beliefs.watch(events[:count])
            self._take_in(events[:count])
        return events[count:]

    def _take_in(self, events: Sequence[Event]) -> None:
        """Let all images of players see what happened."""
        self.events_seen += len(events)
        self.knowledge.watch(events)
        self.mixture.watch(np.array(events, np.int64).reshape(-1, 7))
        self.tell_states(events)

    # ── Reading moves ────────────────────────────────────────────────────────────────────────────────

    def _read(self, made: FollowedMove) -> None:
        """Take a move into the beliefs, with what it tells."""
        if not self._tells_something(made):
            self.beliefs.watch(made.events)
            return
        worlds, weights = self.beliefs.worlds()
        first, case_of, shares = self._cases(worlds, weights, made)
        position = SeenPosition(start_of(made.table), self.known())
        rows = unpack(worlds[first], self.beliefs.places)
        likely = [self._likely(position, made, made.move, row) for row in rows]
        if any(each is None for each in likely):
            self.beliefs.watch(made.events)
            return
        chances = np.array(likely)
        real = self._real_swaps(position, made, rows)
        by_case = chances @ self.mixture.weights()[made.who]
        self.mixture.learn(made.who, shares @ chances)
        self.beliefs.watch_read(made.events, by_case[case_of], real[case_of] if len(real) else real)

    def _tells_something(self, made: FollowedMove) -> bool:
        if made.table is None or made.who == self.player or made.options == 1:
            return False
        return is_open(made.table, self.player) and seen_as(made.table, made.move) != UNSEEN

    def _cases(self, worlds: Worlds, weights: Weights, made: FollowedMove) -> tuple[Any, Any, Weights]:
        """Worlds that are alike for the decider: one world of each case, the case of each, their weights."""
        known = self.knowledge.places[made.who] | self.knowledge.either[made.who]
        bits = sum(15 << (4 * place) for place in range(self.beliefs.places) if known >> place & 1)
        _, first, case_of = np.unique(worlds & bits, return_index=True, return_inverse=True)
        shares = np.bincount(case_of, weights)
        if len(first) > CASES:  # the rarest cases are taken for the likeliest one
            kept = np.sort(np.argsort(shares, kind="stable")[-CASES:])
            new = np.full(len(first), int(np.searchsorted(kept, shares.argmax())))
            new[kept] = np.arange(CASES)
            first, case_of = first[kept], new[case_of]
            shares = np.bincount(case_of, weights)
        return first, case_of, shares / shares.sum()

    def _likely(
        self, position: SeenPosition, made: FollowedMove, move: Move, world: Any, is_exact: bool = False
    ) -> Weights | None:
        """How likely a move is with each temper in a world."""
        asked = AskedMove(made.who, move, TIMES, self.events_seen, is_exact)
        return self.mixture.likelihoods(position, asked, world[None, :])

    def _real_swaps(self, position: SeenPosition, made: FollowedMove, worlds: Any) -> Weights:
        """In each of these worlds, how likely a swap was real; empty if there was none to wonder about."""
        hidden = any(each.kind == Kind.HANDLED and each.secret == HIDDEN for each in made.events)
        if not hidden or made.table.phase != TURN or made.move < SWAP:
            return np.zeros(0)
        base, weights = made.move - swap_how(made.move), self.mixture.weights()[made.who]
        hows = (SWAPPED, PRETENDED, FATE) if made.table.fate else (SWAPPED, PRETENDED)
        found = np.zeros((len(worlds), len(hows)))
        for i, world in enumerate(worlds):
            for j, how in enumerate(hows):
                likely = self._likely(position, made, base + how, world, is_exact=True)
                found[i, j] = 1.0 if likely is None else likely @ weights
        real = (found[:, 0] + (found[:, 2] / 2 if len(hows) > 2 else 0.0)) / found.sum(axis=1)
        clipped: Weights = np.clip(real, 1.0 - SURE, SURE)
        return clipped

    # ── Searching ────────────────────────────────────────────────────────────────────────────────────

    def new_trial(self, table: Table) -> MixedTrial:
        """The decision at hand, with a temper for everybody that is drawn for each world."""
        random = np.random.default_rng([self.seed & WORD, self.seed >> 32 & WORD, self.events_seen])
        players, tempers = self.mixture.players, self.mixture.tempers
        own_temper = list(SEARCHED).index(self.own_temper)

        def draw(n: int) -> Any:
            found = self.mixture.draw(random.random((n, players)))
            found[:, self.player] = own_temper
            return found + np.arange(players) * tempers

        states = [self.own] * players
        decision = Decision(table, self.powers, states, self.known(), self.player)
        opponents = Opponents(self.mixture.images, draw)
        return MixedTrial(self.twin, decision, self.seed ^ self.events_seen, opponents)

    def resume(self, table: Table) -> None:
        """Follow the game again from here, if it could not be followed so far."""
        if self.game.rulebook is None:
            self.game.rulebook = rulebook_at(self.invitation, table)

    @staticmethod
    def warm_up() -> None:
        """Compile everything, by reading the first moves of a game."""
        MoveSearch.warm_up()
        header, log = mascarade(4, seed=0, first=0), list[Event]()
        rules, reader = MascaradeRulebook(header, log), ReadingSearch(MascaradeInvitation.to(header, 3), 0)
        for _ in range(2):
            rules.play(rules.legal()[0], log)
        reader.watch(log)
