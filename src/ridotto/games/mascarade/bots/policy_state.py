"""The state of the heuristic policy for Mascarade: what one player has seen and believes, as numbers.

Numbers and lists of fixed length, like a table, so that the same code runs interpreted and compiled.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Final, TypeAlias

from ridotto.bots.network import HIDDEN
from ridotto.bots.randomness import ALL_WORDS
from ridotto.chance import WORD, next_word
from ridotto.games.mascarade.rules.sets import hands_for
from ridotto.games.mascarade.rules.table import MAX_MASKS
from ridotto.rows import fractions, row
from ridotto.seats import MAX_PLACES, MAX_SEATS, NOWHERE, Bits, Place, Player

PUBLIC: Final = MAX_PLACES * MAX_MASKS
"""Where in `chances` the probabilities for a spectator begin: what others may believe."""
OWN: Final = 0
"""Where the player's own probabilities begin."""
CERTAIN: Final = 1.0
LATE: Final = 0.005
"""By how many coins the noise in all values grows each turn, so that games end."""
FEATURES: Final = (34, 46)
"""How many numbers a network reads about the position, and about a move."""
ALWAYS: Final = 500.0
"""More coins than anything is worth."""
OF_NETWORKS: Final = ("position", "features", "first_sums", "first")
"""The fields that only networks use."""
OF_RANDOM_MOVES: Final = ("whimsy", "trained", "seed", "chance", "events_seen")
"""The fields that a player uses who makes random moves only."""

OF_ALL: Final = (
    "events_seen",
    "seat_of",
    "informed",
    "stood_for",
    "asked",
    "announcer",
    "said",
    "truths",
    "lies",
)
"""The fields that are the same for all players of a table."""
WORKED_OUT: Final = ("chance", "factors", "values", "hopes", *OF_NETWORKS)
"""The fields that are worked out anew for each decision."""

Parts: TypeAlias = dict[str, list[range]]
"""By the name of a field, which of its numbers are meant."""


@dataclass(slots=True)
class Temper:
    """The parameters in which personalities differ."""

    daring: float = 0.0
    """Probability of considering a lie in its turn."""
    fear: float = 1.0
    """Factor on the risk of being contested."""
    sure: float = 0.6
    """Minimum probability to announce a mask when not bluffing."""
    proof: float = 0.0
    """Minimum probability of having the announced mask to claim it."""
    memory: float = 1.0
    """The part of what it knows that is left after each turn."""
    curiosity: float = 0.5
    """Value in coins of looking at an own card that is unknown."""
    patience: float = 0.2
    """Value now of a coin next turn."""
    harm: float = 0.1
    """Value of stopping a lie, as a part of what it would bring the announcer."""
    mood: float = 0.0
    """Greatest noise in coins that is added to values, so that opponents cannot predict it."""
    whimsy: float = 0.0
    """Probability of a random move."""
    nerve: float = 0.0
    """Bonus in coins for claiming."""
    vanity: float = 0.0
    """Bonus in coins for announcing the mask that is worth most."""
    trained: int = 0
    """1 if a network decides, which reads all of this as a hint."""


@dataclass(slots=True)
class PolicyState(Temper):
    """A temper, and what a player with it has seen and believes."""

    player: Player = 0
    hands: int = 1
    places: int = 0
    masks: int = 0
    copies: list[int] = field(default_factory=row(MAX_MASKS))
    """How many cards of each mask there are."""

    seed: list[int] = field(default_factory=row(2))
    """The seed of its randomness, two words."""
    chance: list[int] = field(default_factory=row(4))
    """The generator for the current decision."""
    events_seen: int = 0
    """How many events it has seen."""

    seat_of: list[int] = field(default_factory=row(MAX_SEATS))
    informed: Bits = 0
    """The places whose owners seem to know what lies there."""
    stood_for: list[int] = field(default_factory=row(MAX_SEATS))
    """The card with which each player announced or claimed last."""
    asked: Place = 0
    """The card that was last asked about."""

    announcer: Player = NOWHERE
    """The player who announced in this turn."""
    said: int = 0
    """The mask that was announced last."""
    truths: list[int] = field(default_factory=row(MAX_SEATS))
    """How often each player's announcement was revealed to be true."""
    lies: list[int] = field(default_factory=row(MAX_SEATS))
    """How often it was revealed to be false."""

    # What is worked out along the way
    factors: list[float] = field(default_factory=fractions(MAX_MASKS))
    """The factor on the probability of each mask, while they are scaled."""
    values: list[float] = field(default_factory=fractions(MAX_MASKS))
    """The value of each mask for this player now."""
    hopes: list[float] = field(default_factory=fractions(MAX_PLACES))
    """The expected value of the card on each place."""

    # After all that is small, so that a decision touches little memory
    chances: list[float] = field(default_factory=fractions(2 * PUBLIC))
    """The probability of each mask on each place, for this player and then for a spectator."""

    # What a network reads and works out
    position: list[float] = field(default_factory=fractions(FEATURES[0]))
    features: list[float] = field(default_factory=fractions(FEATURES[1]))
    first_sums: list[float] = field(default_factory=fractions(HIDDEN))
    first: list[float] = field(default_factory=fractions(HIDDEN))

    def parts_in_use(self) -> Parts:
        """Of fields that are not used whole, the parts that are."""
        if self.whimsy >= CERTAIN:
            return {each.name: [] for each in fields(self) if each.name not in OF_RANDOM_MOVES}
        used = {"chances": [*self.rows(OWN), *self.rows(PUBLIC)]}
        return used if self.trained else {**used, **{name: [] for name in OF_NETWORKS}}

    def rows(self, where: int) -> list[range]:
        """The probabilities on each place, for the player or for a spectator."""
        firsts = range(where, where + self.places * MAX_MASKS, MAX_MASKS)
        return [range(first, first + self.masks) for first in firsts]

    def own_parts(self) -> Parts:
        """What is a player's own where players hear together; fields that are not named are used whole."""
        rows = [] if self.whimsy >= CERTAIN else self.rows(OWN)
        return {**{name: [] for name in (*OF_ALL, *WORKED_OUT)}, "chances": rows}

    def common_parts(self) -> Parts:
        """What all players have in common then."""
        names = [each.name for each in fields(self) if each.name not in OF_ALL]
        return {**{name: [] for name in names}, "chances": self.rows(PUBLIC)}


def new_state(
    temper: Temper, player: Player, players: int, cards: Sequence[int], seed: int = 0
) -> PolicyState:
    """The state before the deal: the set is known, the places of the cards are not."""
    return PolicyState(
        **asdict(temper),
        player=player,
        hands=hands_for(players),
        places=len(cards),
        masks=max(cards) + 1,
        copies=[cards.count(mask) for mask in range(MAX_MASKS)],
        seed=[seed & WORD, seed >> 32 & WORD],
        seat_of=list(range(MAX_SEATS)),
    )


def chance_of(state: PolicyState, place: Place, mask: int) -> float:
    """The probability of a mask on a place."""
    return state.chances[place * MAX_MASKS + mask]


def public_chance_of(state: PolicyState, place: Place, mask: int) -> float:
    """The probability of a mask on a place for a spectator."""
    return state.chances[PUBLIC + place * MAX_MASKS + mask]


def certainty(state: PolicyState, place: Place) -> float:
    """The probability of the likeliest mask on a place."""
    most = 0.0
    for i in range(place * MAX_MASKS, place * MAX_MASKS + state.masks):
        most = max(most, state.chances[i])
    return most


def likeliest(state: PolicyState, place: Place) -> int:
    """The likeliest mask on a place."""
    found = 0
    for mask in range(state.masks):
        if chance_of(state, place, mask) > chance_of(state, place, found):
            found = mask
    return found


def noise(state: PolicyState, turn: int) -> float:
    """Random noise for a value; it grows with the turns, so that games end."""
    return (state.mood + LATE * turn) * (next_word(state.chance) / ALL_WORDS)
