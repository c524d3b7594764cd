"""Games of Mascarade with a lot of secrets in them, and all that may be true by counting every case."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from random import Random

from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade import MascaradeRulebook
from ridotto.games.mascarade.rules.events import FATE, PRETENDED, SWAPPED, Kind
from ridotto.games.mascarade.rules.moves import ANNOUNCE, CLAIM, SWAP, Move
from ridotto.games.mascarade.rules.table import ANSWERS, TURN
from ridotto.play import Game
from ridotto.simulation import Habits

SEEN = {Kind.LOOKED, Kind.REVEALED, Kind.SPIED, Kind.SHOWN}


def lively_move(game: Game[MascaradeRulebook], rng: Random, swaps: float = 0.5) -> Move:
    """Swaps and announcements in good proportion, and not too many claims: each claim ends secrets."""
    legal, phase = game.legal(), game.rulebook.table.phase
    if phase == TURN and rng.random() < swaps:
        return rng.choice([move for move in legal if move >= SWAP])
    if phase == TURN and legal[-1] >= ANNOUNCE:
        return rng.choice([move for move in legal if move < SWAP] or legal)
    if phase == ANSWERS:
        claims = 0.1 if game.rulebook.table.hands == 1 else 0.4
        return rng.choice([move for move in legal if move >= CLAIM]) if rng.random() < claims else legal[0]
    return rng.choice(legal)


def is_hidden_swap(event: Event) -> bool:
    """Whether two cards were taken and it cannot be seen what was done with them."""
    return event.kind == Kind.HANDLED and event.secret not in (PRETENDED, SWAPPED)


def hidden_swaps(events: Iterable[Event]) -> int:
    """How many there were."""
    return sum(is_hidden_swap(event) for event in events)


class Case:
    """One way in which all hidden swaps may have gone, and how likely all that was heard is then."""

    def __init__(self, events: Sequence[Event], decisions: Sequence[bool], viewer: int, players: int) -> None:
        self.events, self.decisions = events, iter(decisions)
        self.viewer, self.hands = viewer, {2: 3, 3: 2}.get(players, 1)
        self.cards: dict[int, int] = {}
        self.seats = list(range(players))
        """Who sits on each seat."""
        self.chance = 1.0

    def follow(self, habits: Habits, masks: int) -> "Case":
        for event in self.events:
            self.take_in(event, habits, masks)
        return self

    def take_in(self, event: Event, habits: Habits, masks: int) -> None:
        if event.kind == Kind.DEALT:
            self.cards[event.a] = event.secret
        elif event.kind == Kind.HANDLED:
            self.handle(event, habits)
        elif event.kind in SEEN and event.secret != HIDDEN:
            self.chance *= self.cards[event.a] == event.secret
        elif event.kind == Kind.MOVED:
            self.seats[event.a], self.seats[event.b] = self.seats[event.b], self.seats[event.a]
        elif event.kind in (Kind.ANNOUNCED, Kind.NAMED) and event.who != self.viewer:
            true = habits.announces if event.kind == Kind.ANNOUNCED else habits.names
            self.chance *= true if self.cards[event.a] == event.n else (1 - true) / (masks - 1)
        elif event.kind in (Kind.CLAIMED, Kind.PASSED) and event.who != self.viewer:
            self.answer(event, habits)

    def handle(self, event: Event, habits: Habits) -> None:
        swaps = event.secret == SWAPPED
        if is_hidden_swap(event):
            swaps = next(self.decisions)
            real = 0.5 if event.secret == FATE else habits.swaps
            self.chance *= real if swaps else 1 - real
        if swaps:
            self.cards[event.a], self.cards[event.b] = self.cards[event.b], self.cards[event.a]

    def answer(self, event: Event, habits: Habits) -> None:
        first = self.seats.index(event.who) * self.hands
        own = {place: self.cards[place] == event.n for place in range(first, first + self.hands)}
        claims = habits.claims if any(own.values()) else habits.contests
        if event.kind == Kind.PASSED:
            self.chance *= 1 - claims
        else:
            lure = {place: habits.claims if true else habits.contests for place, true in own.items()}
            self.chance *= claims * lure[event.a] / sum(lure.values())


def every_case(
    events: Sequence[Event], viewer: int, players: int, habits: Habits
) -> dict[tuple[int, ...], float]:
    """How likely each way is in which the cards may lie, by going through all swaps that may have been."""
    masks = len({event.secret for event in events if event.kind == Kind.DEALT})
    found: Counter[tuple[int, ...]] = Counter()
    for decisions in product((False, True), repeat=hidden_swaps(events)):
        case = Case(events, decisions, viewer, players).follow(habits, masks)
        if case.chance:
            found[tuple(card for _, card in sorted(case.cards.items()))] += case.chance
    total = sum(found.values())
    return {cards: chance / total for cards, chance in found.items()}
