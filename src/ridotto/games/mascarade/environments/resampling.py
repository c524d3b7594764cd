"""What a player of Mascarade does not know, sampled from exact beliefs: secret swaps and secret answers.

Beliefs follow the cards forward through the game. A sample draws how the cards lie now, and goes back from
there: at every swap that was not seen, it draws whether the cards were exchanged, by how likely the cards lay
either way before it. So it agrees with every card that the player saw at any time.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.chance import sow
from ridotto.environments.openspiel.position import TreePosition
from ridotto.environments.openspiel.resampling import (
    AsItWas,
    DoesNotFit,
    MoveStep,
    SamplingPlan,
    Weighed,
    decided_by,
)
from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade.bots.card_beliefs import USUAL, MascaradeBeliefs, pack
from ridotto.games.mascarade.bots.worlds import Weights, Worlds, swapped
from ridotto.games.mascarade.environments.swap_repair import CardMoment, SwapRepair
from ridotto.games.mascarade.rules.events import FATE, PRETENDED, SWAPPED, Kind
from ridotto.games.mascarade.rules.moves import PASS, PRETEND_TO, SWAP, Move, claim_hand, swap_how
from ridotto.games.mascarade.rules.seen import answers_are_secret
from ridotto.games.mascarade.rules.table import ANSWERS, Table
from ridotto.seats import NOWHERE, Place, Player

SEEN: Final = (Kind.LOOKED, Kind.REVEALED, Kind.SPIED, Kind.SHOWN)
BY_FATE: Final = 1 / 3
"""How often others are assumed to let fate decide, where they may."""


class CardHandling(NamedTuple):
    """Two cards that went under the table."""

    step: int
    a: Place
    b: Place
    how: int
    """As the player saw it."""
    worlds: Worlds
    """How the cards may have lain before, unless it was seen."""
    weights: Weights


class Lost(Exception):
    """The worlds that were kept do not agree with a card that was seen."""


def plan(position: TreePosition, steps: Sequence[MoveStep], player: Player) -> SamplingPlan:
    """How to sample the swaps and answers that a player did not see."""
    try:
        return SamplingPlan(partial(sample, follow(position, steps, player)))
    except Lost:
        return SamplingPlan(partial(repaired_sample, Repaired.of(position, steps, player)))


class Followed(NamedTuple):
    """The cards as a player could follow them."""

    player: Player
    beliefs: MascaradeBeliefs
    handlings: list[CardHandling]
    first_answer: int
    """The first step with an answer that is still secret; after the last step if there is none."""


def follow(position: TreePosition, steps: Sequence[MoveStep], player: Player) -> Followed:
    """What a player believes now, and what they believed before each swap."""
    header: Any = position.rules.header
    beliefs = MascaradeBeliefs(player, len(header.players), header.cards)
    handlings: list[CardHandling] = []
    for number, step in enumerate(steps):
        for event in step.events:
            seen = event.seen_by(player)
            if seen.kind == Kind.HANDLED:
                handlings.append(handling(number, seen, beliefs))
            elif is_lost(seen, beliefs):
                raise Lost
            beliefs.watch([seen])
    return Followed(player, beliefs, handlings, first_open_answer(position.table, steps))


def handling(number: int, event: Event, beliefs: MascaradeBeliefs) -> CardHandling:
    """Two cards go under the table now."""
    known = event.secret in (PRETENDED, SWAPPED)
    worlds, weights = (np.zeros(0, np.int64), np.zeros(0)) if known else beliefs.worlds()
    return CardHandling(number, event.a, event.b, event.secret, worlds, weights)


def is_lost(event: Event, beliefs: MascaradeBeliefs) -> bool:
    """Whether a card is seen where no world that was kept has it."""
    is_seen = event.kind in SEEN and event.secret != HIDDEN
    return is_seen and not beliefs.exact and beliefs.chance(event.a, event.secret) == 0.0


def sample(followed: Followed, random: Random) -> "SampledSwaps":
    """Draw how the cards lie now, and go back to the deal from there."""
    chance = [0] * 4
    sow(chance, random.getrandbits(32), random.getrandbits(32), random.getrandbits(32))
    cards = followed.beliefs.sample(1, chance)[0].tolist()
    hows: dict[int, int] = {}
    world = pack(cards)
    for each in reversed(followed.handlings):
        how = each.how
        if how not in (PRETENDED, SWAPPED):
            how = drawn_how(each, world, random)
            hows[each.step] = how
        if how == SWAPPED:
            world = swapped(world, each.a, each.b)
    return SampledSwaps(followed.player, followed.first_answer, hows, cards, random)


class Repaired(NamedTuple):
    """The cards of a game that nobody could follow."""

    player: Player
    repair: SwapRepair
    steps: list[int]
    """The step of each moment."""
    first_answer: int

    @staticmethod
    def of(position: TreePosition, steps: Sequence[MoveStep], player: Player) -> "Repaired":
        """What a player has seen of the cards."""
        deal: dict[Place, int] = {}
        moments: list[tuple[int, CardMoment]] = []
        for number, step in enumerate(steps):
            for event in step.events:
                seen = event.seen_by(player)
                if seen.kind == Kind.DEALT:
                    deal[seen.a] = seen.secret
                elif seen.kind == Kind.HANDLED:
                    moments.append((number, CardMoment(seen.a, seen.b, seen.secret)))
                elif seen.kind in SEEN and seen.secret != HIDDEN:
                    moments.append((number, CardMoment(seen.a, NOWHERE, seen.secret)))
        repair = SwapRepair([deal[place] for place in sorted(deal)], [moment for _, moment in moments])
        first = first_open_answer(position.table, steps)
        return Repaired(player, repair, [number for number, _ in moments], first)


def repaired_sample(of: Repaired, random: Random) -> "SampledSwaps":
    """Draw swaps that agree with what was seen, whatever players said."""
    hows, cards = of.repair.sample(random)
    by_step = {of.steps[moment]: how for moment, how in hows.items()}
    return SampledSwaps(of.player, of.first_answer, by_step, cards, random)


def drawn_how(each: CardHandling, world: int, random: Random) -> int:
    """Whether the cards were swapped, given how they lay afterwards."""
    swaps = 0.5 if each.how == FATE else USUAL.swaps
    kept = weight_of(each, world) * (1 - swaps)
    moved = weight_of(each, swapped(world, each.a, each.b)) * swaps
    if kept + moved == 0.0:
        raise DoesNotFit
    return SWAPPED if random.random() * (kept + moved) < moved else PRETENDED


def weight_of(each: CardHandling, world: int) -> float:
    """How likely the cards lay like this before."""
    return float(each.weights[each.worlds == world].sum())


def first_open_answer(t: Table, steps: Sequence[MoveStep]) -> int:
    """The first step with an answer that is still secret; after the last step if there is none."""
    first = len(steps)
    if answers_are_secret(t):
        while first > 0 and steps[first - 1].before.table.phase == ANSWERS:
            first -= 1
    return first


class SampledSwaps(AsItWas):
    """A game in which unseen swaps and open answers may be others than they were."""

    def __init__(
        self, player: Player, first_answer: int, hows: dict[int, int], cards: list[int], random: Random
    ) -> None:
        self.player, self.first_answer = player, first_answer
        self.hows, self.cards, self.random = hows, cards, random

    def moves(self, number: int, step: MoveStep, position: TreePosition) -> Weighed:
        """The same move, swapping or not as sampled; or an open answer that fits the cards."""
        if decided_by(step) == self.player:
            return [(step.move, 1.0)]
        if number in self.hows:
            return [(self.with_how(step.move, self.hows[number], position.table), 1.0)]
        if number >= self.first_answer:
            return [(move, self.chance_of(move, position.table)) for move in position.legal()]
        return [(step.move, 1.0)]

    def outcomes(self, number: int, step: MoveStep, draw: int, position: TreePosition) -> Weighed:
        """What fate decided."""
        if number in self.hows:
            return [(int(self.hows[number] == SWAPPED), 1.0)]
        return super().outcomes(number, step, draw, position)

    def with_how(self, move: Move, how: int, t: Table) -> Move:
        """A move that swaps or pretends; others may also have let fate do it."""
        if move < SWAP:
            return PRETEND_TO + how
        if t.fate and self.random.random() < BY_FATE:
            how = FATE
        return move - swap_how(move) + how

    def chance_of(self, answer: Move, t: Table) -> float:
        """How likely an answer is for a player with these cards."""
        first = t.asked * t.hands
        owns = [self.cards[place] == t.announced for place in range(first, first + t.hands)]
        claims = USUAL.claims if any(owns) else USUAL.contests
        if answer == PASS:
            return 1 - claims
        shares = [USUAL.claims if own else USUAL.contests for own in owns]
        return claims * shares[claim_hand(answer)] / sum(shares)
