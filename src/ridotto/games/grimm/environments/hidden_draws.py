"""The cards that unmasked players drew in secret: which they may have been, given all that was seen.

A card that such a player gave away was in their hand: one that everybody knew to be there, or one of those
drawn in secret. All other unseen draws are any of the cards that nobody saw leave the deck.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ridotto.environments.openspiel.resampling import DoesNotFit
from ridotto.events import HIDDEN, Event
from ridotto.games.grimm.rules.characters import COPIES
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.knowledge import Holdings, take_in
from ridotto.games.grimm.rules.table import KINDS
from ridotto.seats import Player


class SeenEvent(NamedTuple):
    """An event as a player saw it."""

    event: Event
    draw: tuple[int, int]
    """The step, and which of its draws led to it; (-1, -1) if none did."""


class Deck:
    """The cards of one deck, until it is shuffled again, that nobody saw leave it."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.unseen = Counter(cards)
        self.unknown: list[tuple[int, int]] = []
        """The draws of which nothing is known."""

    def chance_of(self, artifact: int) -> float:
        """The probability that an unknown draw was this artifact."""
        return max(0, self.unseen[artifact]) / max(1, self.unseen.total())


class HiddenDraws:
    """Goes through a game as a player saw it, and decides on each draw that they did not see."""

    def __init__(self, told: Sequence[SeenEvent], player: Player) -> None:
        """Counts first which cards left each deck for all to see."""
        self.told, self.player = told, player
        self.public: list[Counter[int]] = [Counter()]
        """By deck: the cards seen to leave it."""
        for event, _ in told:
            if event.kind in (Kind.ROUND, Kind.SHUFFLED):
                self.public.append(Counter())
            elif event.kind in (Kind.DREW, Kind.REVEALED) and event.secret != HIDDEN:
                self.public[-1][event.secret] += 1

    def sample(self, random: Random) -> dict[tuple[int, int], int]:
        """An artifact for each draw that the player did not see."""
        return _Sampling(self, random).run()


class _Sampling:
    def __init__(self, draws: HiddenDraws, random: Random) -> None:
        self.draws, self.random = draws, random
        self.known = Holdings(draws.player)
        self.discard: Counter[int] = Counter()
        self.decks = [Deck(())]
        self.hands: dict[Player, list[tuple[Deck, tuple[int, int]]]] = {}
        """The unknown cards in each hand."""
        self.found: dict[tuple[int, int], int] = {}

    def run(self) -> dict[tuple[int, int], int]:
        for told in self.draws.told:
            self.take_in(*told)
        for deck in self.decks:
            self.fill(deck)
        return self.found

    def take_in(self, event: Event, draw: tuple[int, int]) -> None:
        kind, who = event.kind, event.who
        if kind == Kind.ROUND:
            self.hands.clear()
            self.discard.clear()
            self.open([artifact for artifact in range(KINDS) for _ in range(COPIES)])
        elif kind == Kind.SHUFFLED:
            self.open(list(self.discard.elements()))
            self.discard.clear()
        elif kind == Kind.DISCARDED:
            self.discard[event.n] += event.a
        elif kind == Kind.ACTED:
            self.discard[event.a] += event.b
        elif kind == Kind.DREW and event.secret == HIDDEN:
            self.decks[-1].unknown.append(draw)
            self.hands.setdefault(who, []).append((self.decks[-1], draw))
        elif self.hands.get(who):
            self.show(event)
        take_in(self.known, *event[:6])

    def open(self, cards: list[int]) -> None:
        """A new deck."""
        deck = Deck(cards)
        deck.unseen.subtract(self.draws.public[len(self.decks)])
        self.decks.append(deck)

    def show(self, event: Event) -> None:
        """A player with unknown cards shows one of their cards."""
        hand = self.hands[event.who]
        if event.kind == Kind.KEPT or (event.kind == Kind.GAVE and not self.known.from_hand):
            self.settle(hand, len(hand) - 1, event.n)  # the card just drawn
            return
        if event.kind not in (Kind.GAVE, Kind.PASSED):
            return
        held = event.who * KINDS + event.n
        open_cards = self.known.artifacts[held]
        weights = [deck.chance_of(event.n) for deck, _ in hand]
        if self.random.random() * (open_cards + sum(weights)) < open_cards:
            return
        if not any(weights):
            raise DoesNotFit
        self.settle(hand, self.random.choices(range(len(hand)), weights)[0], event.n)
        self.known.artifacts[held] += 1  # `take_in` takes it away again: this one was another

    def settle(self, hand: list[tuple[Deck, tuple[int, int]]], which: int, artifact: int) -> None:
        """A draw is known now."""
        deck, draw = hand.pop(which)
        deck.unknown.remove(draw)
        deck.unseen[artifact] -= 1
        self.found[draw] = artifact

    def fill(self, deck: Deck) -> None:
        """The draws that are still unknown."""
        if any(count < 0 for count in deck.unseen.values()) or deck.unseen.total() < len(deck.unknown):
            raise DoesNotFit
        cards = self.random.sample(list(deck.unseen.elements()), len(deck.unknown))
        self.found.update(zip(deck.unknown, cards, strict=True))
