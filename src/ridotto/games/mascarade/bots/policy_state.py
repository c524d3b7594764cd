"""A state: what one player at Mascarade has events_seen and believes, as numbers and lists of fixed size.

Everything here is plain, like a table: the same code thinks at human speed and in machine code.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Final

from ridotto.bots.randomness import ALL_WORDS
from ridotto.chance import WORD, next_word
from ridotto.games.mascarade.rules.sets import hands_for
from ridotto.games.mascarade.rules.table import MAX_MASKS
from ridotto.rows import fractions, row
from ridotto.seats import MAX_PLACES, MAX_SEATS, NOWHERE, Bits, Place, Player

PUBLIC: Final = MAX_PLACES * MAX_MASKS
"""Where in a mind's chances those begin that anybody has who only watches: what others may believe."""
OWN: Final = 0
"""Where those begin that only this player has."""
CERTAIN: Final = 1.0
LATE: Final = 0.005
"""By how many coins more things are misjudged with every turn."""
ALWAYS: Final = 500.0
"""More coins than anything is worth."""


@dataclass(slots=True)
class Temper:
    """What makes one character differ from another: a few numbers."""

    daring: float = 0.0
    """How often it thinks of lying when it is its turn."""
    fear: float = 1.0
    """How much of the risk it sees that somebody contests."""
    sure: float = 0.6
    """How likely a mask has to be before it says without daring that it is that."""
    proof: float = 0.0
    """How likely the announced mask has to be its own before it claims it."""
    memory: float = 1.0
    """What is left after each turn of what it knows."""
    curiosity: float = 0.5
    """What it is worth to learn a card of one's own that one knows nothing about, in coins."""
    patience: float = 0.2
    """What a coin next turn is worth to it now."""
    harm: float = 0.1
    """How much of what an announcer would get by a lie is worth stopping."""
    mood: float = 0.0
    """By up to how many coins it misjudges things, so that nobody can read it."""
    whimsy: float = 0.0
    """How often it does just anything."""
    nerve: float = 0.0
    """What a claim seems to be worth to it beyond reason, in coins."""
    vanity: float = 0.0
    """What it seems to be worth to it to be the richest mask there is, in coins."""


@dataclass(slots=True)
class PolicyState(Temper):
    """A temper, and what somebody with it has events_seen so far."""

    player: Player = 0
    hands: int = 1
    places: int = 0
    masks: int = 0
    copies: list[int] = field(default_factory=row(MAX_MASKS))
    """How many cards of each mask there are."""

    luck: list[int] = field(default_factory=row(2))
    """The seed of its moods, two words."""
    chance: list[int] = field(default_factory=row(4))
    """The chance of the decision at hand."""
    events_seen: int = 0
    """How many events it has seen."""

    chances: list[float] = field(default_factory=fractions(2 * PUBLIC))
    """How likely each mask lies on each place, place by place; and then the same by what all have seen."""
    seat_of: list[int] = field(default_factory=row(MAX_SEATS))
    informed: Bits = 0
    """The places whose owners seem to know what lies there."""
    stood_for: list[int] = field(default_factory=row(MAX_SEATS))
    """The card with which each player announced or claimed last."""
    asked: Place = 0
    """The card that somebody was questioned about last."""

    announcer: Player = NOWHERE
    """Who announced this turn."""
    said: int = 0
    """The mask that was announced last."""
    truths: list[int] = field(default_factory=row(MAX_SEATS))
    """How often each player announced, had to reveal, and was what they said."""
    lies: list[int] = field(default_factory=row(MAX_SEATS))
    """How often they were not."""

    # What is worked out along the way
    left: list[float] = field(default_factory=fractions(MAX_MASKS))
    loose: list[float] = field(default_factory=fractions(MAX_MASKS))
    values: list[float] = field(default_factory=fractions(MAX_MASKS))
    """What each mask would be worth to it now."""
    hopes: list[float] = field(default_factory=fractions(MAX_PLACES))
    """What the card on each place would be worth to it now."""


def new_state(
    temper: Temper, player: Player, players: int, cards: Sequence[int], seed: int = 0
) -> PolicyState:
    """A mind before the deal: it knows the set, and nothing of where the cards lie."""
    return PolicyState(
        **asdict(temper),
        player=player,
        hands=hands_for(players),
        places=len(cards),
        masks=max(cards) + 1,
        copies=[cards.count(mask) for mask in range(MAX_MASKS)],
        luck=[seed & WORD, seed >> 32 & WORD],
        seat_of=list(range(MAX_SEATS)),
    )


def chance_of(state: PolicyState, place: Place, mask: int) -> float:
    """How likely this mask lies there."""
    return state.chances[place * MAX_MASKS + mask]


def public_chance_of(state: PolicyState, place: Place, mask: int) -> float:
    """How likely this mask lies there by what everybody has seen."""
    return state.chances[PUBLIC + place * MAX_MASKS + mask]


def certainty(state: PolicyState, place: Place) -> float:
    """How likely the likeliest mask is."""
    most = 0.0
    for i in range(place * MAX_MASKS, place * MAX_MASKS + state.masks):
        most = max(most, state.chances[i])
    return most


def likeliest(state: PolicyState, place: Place) -> int:
    """The mask that most likely lies there."""
    found = 0
    for mask in range(state.masks):
        if chance_of(state, place, mask) > chance_of(state, place, found):
            found = mask
    return found


def noise(state: PolicyState, turn: int) -> float:
    """By how much something is misjudged: more and more as the evening grows long, so that it ends."""
    return (state.mood + LATE * turn) * (next_word(state.chance) / ALL_WORDS)
