"""What one player of The Grimm Masquerade believes about who hides whom, from what they have seen.

There are at most 6720 ways to deal the characters of a round. All that are possible are kept, so the beliefs
are exact: markers, masks that fell and cards seen rule deals out, and what people like makes deals likelier.
"""

from collections.abc import Iterable
from functools import cache
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ridotto.events import HIDDEN, Event
from ridotto.games.grimm.rules.characters import BANE, BOON
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.table import KINDS
from ridotto.seats import Bits, Player
from ridotto.simulation.sampling import check_doubt, draw

Deals: TypeAlias = npt.NDArray[np.int64]
"""Ways to deal, one in each row: first the characters of the first player, and so on."""
Chances: TypeAlias = npt.NDArray[np.float64]
Truths: TypeAlias = npt.NDArray[np.bool_]

LEAST: Final = 1e-200
"""No deal weighs less: what people like is never a proof."""


class Tastes(NamedTuple):
    """Assumed probabilities of what players choose."""

    keeps_boon: float = 0.8
    """Probability of keeping one's boon when it could be given away."""
    keeps_other: float = 0.5
    """Probability of keeping an artifact that is neither boon nor bane."""
    keeps_bane: float = 0.2
    """Probability of keeping one's bane."""
    accuses_of_own: float = 0.2
    """Factor on the probability of accusing another player of being one's own character: a bluff."""

    def keeping(self) -> Chances:
        """The chance to keep, artifact by artifact and character by character."""
        chances = np.full((KINDS, KINDS), self.keeps_other)
        chances[BOON, np.arange(KINDS)] = self.keeps_boon
        chances[BANE, np.arange(KINDS)] = self.keeps_bane
        return chances


USUAL: Final = Tastes()


class GrimmBeliefs:
    """The probability of each character for each player this round, for one player or a spectator."""

    def __init__(self, player: Player, players: int, *, tastes: Tastes = USUAL) -> None:
        """Before the first round."""
        check_doubt(tastes)
        self.player = player
        self.players = players
        self.each = 2 if players == 2 else 1
        """Characters that everybody is dealt."""
        self.tastes = tastes
        self._keeps = tastes.keeping()
        self._likes = self._keeps / (1 - self._keeps)
        """How much each artifact is wanted, character by character."""
        self._free = False
        """Whether the next card of this turn is the one that is freely kept or given."""
        self._begin()

    def _begin(self) -> None:
        """A new round: everything is possible."""
        self._deals = every_deal(self.players * self.each)
        self._weights = np.full(len(self._deals), 1 / len(self._deals))
        self._shown = np.zeros(KINDS, np.bool_)
        self._pool = np.zeros(KINDS)
        """How many of each artifact can be drafted."""

    # ── What is seen ─────────────────────────────────────────────────────────────────────────────────

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next, as this player saw it: secrets that are not theirs are not read."""
        for event in events:
            self._take_in(event.seen_by(self.player))

    def watch_read(self, events: Iterable[Event], likely: Chances) -> None:
        """Take in a move of which a model of its player tells more than tastes do.

        For each deal as it was before the move: how likely the move was.
        """
        self._weights = np.maximum(self._weights * likely, LEAST)
        self._weights /= self._weights.sum()
        for event in events:
            self._take_in(event.seen_by(self.player), is_read=True)

    def _take_in(self, event: Event, is_read: bool = False) -> None:
        kind = event.kind
        if kind == Kind.ROUND:
            self._begin()
        elif kind == Kind.TURN:
            self._free = event.a == 0
        elif kind == Kind.REVEALED:
            self._pool[event.secret] += 1
        elif kind == Kind.MARKED:
            self._rule_out(self._has(event.who, event.n))
        elif kind in (Kind.DEALT, Kind.UNMASKED, Kind.SHOWN, Kind.PEEKED):
            if event.secret != HIDDEN:
                self._saw(kind, event.who, event.secret)
        else:
            if not is_read:
                self._judge(kind, event.who, event.n)
            self._note(kind, event.n)

    def _note(self, kind: int, n: int) -> None:
        """Keep track of the draft, and of which cards are freely kept or given."""
        if kind == Kind.DRAFTED:
            self._pool[n] -= 1
        elif kind in (Kind.KEPT, Kind.GAVE):
            self._free = False

    def _saw(self, kind: int, who: Player, character: int) -> None:
        """A character that was shown is its owner's; nobody has one that was seen in the deck."""
        if kind == Kind.PEEKED:
            self._rule_out((self._deals == character).any(axis=1))
            return
        self._rule_out(~self._has(who, character))
        if kind != Kind.DEALT:
            self._shown[character] = True

    def _has(self, who: Player, character: int) -> Truths:
        """In which deals a player has a character."""
        found: Truths = (self._of(who) == character).any(axis=1)
        return found

    def _of(self, who: Player) -> Deals:
        """What a player has, deal by deal."""
        return self._deals[:, who * self.each : (who + 1) * self.each]

    def _rule_out(self, wrong: Truths) -> None:
        """Only the other deals are left."""
        self._deals = self._deals[~wrong]
        self._weights = self._weights[~wrong]
        self._weights /= self._weights.sum()

    # ── What others like ─────────────────────────────────────────────────────────────────────────────

    def _judge(self, kind: int, who: Player, n: int) -> None:
        """What a player does freely is likelier with some characters than with others."""
        if kind == Kind.DRAFTED:
            self._weigh(who, self._likes[n] / (self._pool @ self._likes))
        elif kind in (Kind.KEPT, Kind.GAVE) and self._free:
            self._weigh(who, self._keeps[n] if kind == Kind.KEPT else 1 - self._keeps[n])
        elif kind == Kind.POINTED:
            self._weigh(who, np.where(np.arange(KINDS) == n, self.tastes.accuses_of_own, 1.0))

    def _weigh(self, who: Player, likely: Chances) -> None:
        """Multiply the weights by the probability of an action, for either of two characters."""
        if who == self.player:
            return  # what one does oneself tells one nothing
        has = self._of(who)
        hides = ~self._shown[has]
        self._weights *= (likely[has] * hides).sum(axis=1) / hides.sum(axis=1)
        self._weights = np.maximum(self._weights / self._weights.sum(), LEAST)

    # ── What is believed ─────────────────────────────────────────────────────────────────────────────

    def worlds(self) -> tuple[Deals, Chances]:
        """The deals there may be, and how likely each is."""
        return self._deals.copy(), self._weights.copy()

    def deal_before(self, events: Iterable[Event]) -> list[int]:
        """The likeliest deal that agrees with what will be seen next, up to the end of the round."""
        weights = self._weights.copy()
        for event in events:
            if event.kind == Kind.ROUND:
                break
            if event.kind == Kind.MARKED:
                weights[self._has(event.who, event.n)] = 0.0
            elif event.kind == Kind.UNMASKED:
                weights[~self._has(event.who, event.secret)] = 0.0
            elif event.kind == Kind.PEEKED and event.secret != HIDDEN:
                weights[(self._deals == event.secret).any(axis=1)] = 0.0
            elif event.kind == Kind.SHOWN:
                weights[self._of(event.who)[:, event.a] != event.secret] = 0.0
        found: list[int] = self._deals[weights.argmax()].tolist()
        return found

    def chance(self, who: Player, character: int) -> float:
        """How likely a player has a character, shown or not."""
        return float(self._weights[self._has(who, character)].sum())

    def marginals(self) -> Chances:
        """How likely it is, player by player and character by character."""
        chances = np.zeros((self.players, KINDS))
        for who in range(self.players):
            for slot in self._of(who).T:
                chances[who] += np.bincount(slot, self._weights, KINDS)
        return chances

    def left_over(self) -> Chances:
        """The probability that nobody was dealt a character, for each."""
        left: Chances = np.maximum(0.0, 1 - self.marginals().sum(axis=0))
        return left

    def possible(self, who: Player) -> Bits:
        """The characters that a player may still hide, as far as this player can tell."""
        found = np.unique(self._of(who)).tolist()
        return sum(1 << character for character in found if not self._shown[character])

    def sample(self, n: int, chance: list[int]) -> Deals:
        """Sampled deals, drawn with the caller's generator."""
        deals: Deals = self._deals[draw(self._weights, n, chance)]
        return deals


@cache
def every_deal(characters: int) -> Deals:
    """Every way to deal this number of characters."""
    return np.array(list(permutations(range(KINDS), characters)))
