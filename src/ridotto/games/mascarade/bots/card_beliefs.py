"""What one player of Mascarade believes about the cards, from what they have seen and nothing else.

The deal lies open at first, so k swaps that nobody saw leave at most 2^k worlds. All of them are kept as long
as they fit; beyond a limit, as many as fit, drawn so that every chance stays the same on average.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ridotto.chance import sow, words_of
from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade.bots.worlds import (
    Index,
    Weights,
    Worlds,
    add_chances,
    card,
    chance_of,
    hear_answer,
    hear_named,
    keep,
    mend,
    split,
    swap_all,
    swapped,
    thin,
)
from ridotto.games.mascarade.rules.events import FATE, PRETENDED, SWAPPED, Kind
from ridotto.games.mascarade.rules.sets import hands_for
from ridotto.games.mascarade.rules.table import MAX_MASKS
from ridotto.seats import NOWHERE, Place, Player, Seat
from ridotto.simulation.compile.standalone import StandaloneFunctions
from ridotto.simulation.sampling import check_doubt, draw

LIMIT: Final = 4096
"""Worlds that are kept at most."""

COMPILED: Final = StandaloneFunctions(
    (swap_all, split, keep, hear_named, hear_answer, thin, mend, chance_of, add_chances),
    {
        Worlds: np.int64,
        Weights: np.float64,
        Index: np.int32,
        list[int]: np.int64,
    },
)

_CARD_SEEN: Final = frozenset({Kind.LOOKED, Kind.REVEALED, Kind.SPIED, Kind.SHOWN})
_WORDS: Final = frozenset({Kind.PASSED, Kind.CLAIMED, Kind.ANNOUNCED, Kind.NAMED})


class Habits(NamedTuple):
    """Assumed probabilities of how players swap and claim.

    The usual ones lie between what our honest bots and our bluffers do, with room for people on either side.
    """

    swaps: float = 0.5
    """Probability that two cards taken under the table are really swapped."""
    announces: float = 0.7
    """Probability of announcing the mask one has; the others share the rest evenly."""
    claims: float = 0.9
    """Probability of claiming the announced mask when one has it."""
    contests: float = 0.1
    """Probability of claiming it when one does not."""
    names: float = 0.7
    """Probability that a questioned player names their mask correctly."""


USUAL: Final = Habits()


class MascaradeBeliefs:
    """The probability of each mask on each place, for one player or a spectator."""

    def __init__(
        self,
        player: Player,
        players: int,
        cards: Sequence[int],
        *,
        habits: Habits = USUAL,
        limit: int = LIMIT,
        seed: int = 0,
    ) -> None:
        """Before the deal: `cards` is the set in any order, the seed for when there are too many worlds."""
        check_doubt(habits)
        if limit < 1:
            raise ValueError(f"the limit is a number of worlds from 1 on, not {limit}")
        self.player = player
        self.habits = habits
        self.limit = limit
        self.exact = True
        """Whether every world there may be is among those kept."""
        self.hands = hands_for(players)
        self.places = len(cards)
        self.masks = max(cards) + 1
        self.seat_of: list[Seat] = list(range(players))
        chance = [0] * 4
        sow(chance, *words_of(seed))
        self._chance = np.array(chance)
        self._count = 1
        self._worlds, self._into = np.zeros((2, 2 * limit), np.int64)
        self._weights, self._shares = np.ones((2, 2 * limit))
        self._index = np.zeros(max(16, 8 * limit), np.int32)
        self._sure = np.zeros(MAX_MASKS)
        self._worlds[0] = pack(cards)

    # ── What is seen ─────────────────────────────────────────────────────────────────────────────────

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next, as this player saw it: secrets that are not theirs are not read."""
        for event in events:
            self._take_in(event.seen_by(self.player))

    def watch_read(self, events: Iterable[Event], likely: Weights, real: Weights) -> None:
        """Take in a move of which a model of its player tells more than habits do.

        For each world as it was before the move: how likely the move was, and how likely a swap was real.
        """
        self._weights[: self._count] *= likely
        self._weights[: self._count] /= self._weights[: self._count].sum()
        for event in events:
            told = event.seen_by(self.player)
            if told.kind == Kind.HANDLED and told.secret == HIDDEN and len(real) == self._count:
                self._split_each(told.a, told.b, real)
            elif told.kind not in _WORDS:
                self._take_in(told)

    def _take_in(self, event: Event) -> None:
        if event.kind == Kind.HANDLED:
            self._handled(event.a, event.b, event.secret)
        elif event.kind in _CARD_SEEN:
            if event.secret != HIDDEN:
                self._saw(event.a, event.secret)
        elif event.kind == Kind.DEALT:
            self._dealt(event.a, event.secret)
        elif event.kind == Kind.MOVED:
            self._moved(event.a, event.b)
        elif event.who != self.player:  # what one says oneself tells one nothing
            self._heard(event)

    def _dealt(self, place: Place, mask: int) -> None:
        """Cards are dealt from the first place on, so the mask is still on this one or a later one."""
        world = int(self._worlds[0])
        lies = next(p for p in range(place, self.places) if card(world, p) == mask)
        self._worlds[0] = swapped(world, place, lies)

    def _moved(self, a: Seat, b: Seat) -> None:
        """Two people changed seats and left their cards behind."""
        first, second = self.seat_of.index(a), self.seat_of.index(b)
        self.seat_of[first], self.seat_of[second] = b, a

    def _handled(self, a: Place, b: Place, how: int) -> None:
        """Two cards went under the table."""
        if how == SWAPPED:
            COMPILED.entry(swap_all)(self._worlds, self._count, a, b)
        elif how != PRETENDED:
            self._split(a, b, 0.5 if how == FATE else self.habits.swaps)

    def _split_each(self, a: Place, b: Place, real: Weights) -> None:
        """They may have been swapped or not, in each world with a probability of its own."""
        worlds, weights = self._worlds[: self._count], self._weights[: self._count]
        both = np.concatenate([worlds, swapped(worlds, a, b)])  # type: ignore[arg-type]
        found, where = np.unique(both, return_inverse=True)
        self._count = len(found)
        self._worlds[: self._count] = found
        self._weights[: self._count] = np.bincount(
            where, np.concatenate([weights * (1 - real), weights * real])
        )
        self._thin()

    def _split(self, a: Place, b: Place, real: float) -> None:
        """They may have been swapped or not."""
        self._count = COMPILED.entry(split)(*self._all(), a, b, real, self._into, self._shares, self._index)
        self._turn_over()
        self._thin()

    def _thin(self) -> None:
        """Keep as many worlds as fit."""
        if self._count > self.limit:
            self._count = COMPILED.entry(thin)(*self._all(), self.limit, self._chance)
            self.exact = False

    def _saw(self, place: Place, mask: int) -> None:
        """A card was seen. If no world left has it there, they are mended: the true one was not kept."""
        kept = COMPILED.entry(keep)(*self._all(), place, mask)
        if kept:
            self._count = kept
            return
        self._count = COMPILED.entry(mend)(
            *self._all(), place, mask, self.places, self._into, self._shares, self._index, self._sure
        )
        self._turn_over()

    # ── What is heard ────────────────────────────────────────────────────────────────────────────────

    def _heard(self, event: Event) -> None:
        """What others say is likelier if it is true, or the other way round."""
        if event.kind == Kind.PASSED:
            self._answered(event.who, NOWHERE, event.n)
        elif event.kind == Kind.CLAIMED:
            self._answered(event.who, event.a, event.n)
        elif event.kind == Kind.ANNOUNCED:
            self._named(event.a, event.n, self.habits.announces)
        elif event.kind == Kind.NAMED:
            self._named(event.a, event.n, self.habits.names)

    def _named(self, place: Place, mask: int, right: float) -> None:
        wrong = (1 - right) / max(1, self.masks - 1)
        COMPILED.entry(hear_named)(*self._all(), place, mask, right, wrong)

    def _answered(self, who: Player, claimed: Place, mask: int) -> None:
        first = self.seat_of[who] * self.hands
        right, wrong = self.habits.claims, self.habits.contests
        COMPILED.entry(hear_answer)(*self._all(), first, self.hands, claimed, mask, right, wrong)

    def _all(self) -> tuple[Worlds, Weights, int]:
        return self._worlds, self._weights, self._count

    def _turn_over(self) -> None:
        """What was written becomes what is believed."""
        self._worlds, self._into = self._into, self._worlds
        self._weights, self._shares = self._shares, self._weights

    # ── What is believed ─────────────────────────────────────────────────────────────────────────────

    def worlds(self) -> tuple[Worlds, Weights]:
        """The worlds there may be, packed, and how likely each is."""
        return self._worlds[: self._count].copy(), self._weights[: self._count].copy()

    def chance(self, place: Place, mask: int) -> float:
        """The probability of a mask on a place."""
        found: float = COMPILED.entry(chance_of)(*self._all(), place, mask)
        return found

    def marginals(self) -> npt.NDArray[np.float64]:
        """How likely it is, place by place and mask by mask."""
        out = np.zeros((self.places, MAX_MASKS))
        for place in range(self.places):
            COMPILED.entry(add_chances)(*self._all(), place, out[place])
        return out[:, : self.masks]

    def sample(self, n: int, chance: list[int]) -> npt.NDArray[np.int64]:
        """Sampled worlds, drawn with the caller's generator, each as the masks on all places."""
        found = draw(self._weights[: self._count], n, chance)
        return unpack(self._worlds[found], self.places)


def pack(cards: Sequence[int]) -> int:
    """The masks on all places as one number."""
    return sum(mask << (4 * place) for place, mask in enumerate(cards))


def unpack(packed: Worlds, places: int) -> npt.NDArray[np.int64]:
    """The masks on all places, one row for each world."""
    return (packed[:, None] >> (4 * np.arange(places))) & 15
