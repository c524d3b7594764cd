"""The state of the heuristic policy for The Grimm Masquerade: what one player has seen and believes.

Numbers and lists of fixed length, like a table, so that the same code runs interpreted and compiled.
"""

from dataclasses import asdict, dataclass, field, fields
from typing import Final

from ridotto.bots.network import HIDDEN
from ridotto.chance import WORD
from ridotto.games.grimm.rules.actions import ACTIONS
from ridotto.games.grimm.rules.table import KINDS, MAX_PLAYERS
from ridotto.rows import fractions, row
from ridotto.seats import Bits, Player

# What kind of card a player keeps or gives next.
NOT_FREE: Final = 0
FREE: Final = 1
FREE_FIRST: Final = 2
"""The first of two cards: one is kept and the other given."""
FREE_EXTRA: Final = 3
"""The extra card of an ability, before those two."""
FEATURES: Final = (36, 48)
"""How many numbers a network reads about the position, and about a move."""
UNKNOWN: Final = -1000000.0
"""In place of a value that nobody has asked for yet in this decision."""
ALWAYS: Final = 500.0
"""More roses than anything is worth."""
OF_NETWORKS: Final = ("position", "features", "first_sums", "first")
"""The fields that only networks use."""
OF_RANDOM_MOVES: Final = ("whimsy", "trained", "seed", "chance", "events_seen")
"""The fields that a player uses who makes random moves only."""


@dataclass(slots=True)
class Temper:
    """The parameters in which personalities differ. All values are in roses."""

    slyness: float = 0.0
    """Probability of considering what its moves tell the others."""
    guile: float = 0.0
    """What it costs then if all others come to know its character."""
    memory: float = 1.0
    """The part of what it has inferred and peeked at that is left after each turn."""
    reading: float = 3.0
    """Factor on the probability of a character whose boon is kept or whose bane is given away."""
    choosy: float = 2.5
    """Divisor of the probability of a character whose boon is left in the draft."""
    nerve: float = 0.0
    """Bonus for an accusation."""
    whimsy: float = 0.0
    """Probability of a random move."""

    one: float = 0.05
    """Value of one copy of the boon, as a part of the trophy."""
    two: float = 0.28
    """Value of two copies of the boon, as a part of the trophy."""
    risk: float = 0.3
    """Cost of one copy of the bane, as a part of the mask."""
    pride: float = 0.6
    """Value of the mask apart from the trophy."""
    fall: float = 0.4
    """Value of the mask besides, as a part of the trophy."""
    pair: float = 0.2
    """Value of being able to pay for an action."""
    gone: float = 0.3
    """Value of a rival who cannot win the trophy any more, as a part of the trophy."""
    envy: float = 0.6
    """Cost of what others win for a player who cannot win the round any more."""
    dread: float = 1.0
    """Cost of what others win for a player who still can."""
    trap: float = 0.3
    """Value of a rival who has one copy of their bane."""
    knowing: float = 0.2
    """Value of learning something about a rival of whom nothing is known."""
    exposed: float = 1.5
    """Cost of markers that show all others its character."""
    mistake: float = 0.5
    """Cost of a rose for every rival; a wrong accusation gives one of them a rose."""
    trained: int = 0
    """1 if a network decides, which reads all of this as a hint."""


@dataclass(slots=True)
class PolicyState(Temper):
    """A temper, and what a player with it has seen and believes."""

    player: Player = 0
    players: int = 0

    seed: list[int] = field(default_factory=row(2))
    """The seed of its randomness, two words."""
    chance: list[int] = field(default_factory=row(4))
    """The generator for the current decision."""
    events_seen: int = 0
    """How many events it has seen."""

    tastes: list[float] = field(default_factory=fractions(MAX_PLAYERS * KINDS))
    """The weight of each character for each player, by what they keep and give; its own as others see it."""
    peeked: list[float] = field(default_factory=fractions(KINDS))
    """How certain it is that each character was seen in the deck this round."""
    pool: list[int] = field(default_factory=row(KINDS))
    """How many of each artifact can be drafted."""
    free: int = NOT_FREE
    """Whether the next card of this turn is freely kept or given."""

    able: list[Bits] = field(default_factory=row(MAX_PLAYERS))
    """The characters that each rival may hide now."""
    chances: list[float] = field(default_factory=fractions((MAX_PLAYERS + 1) * KINDS))
    """The probability of each character for each rival; the last row is for characters that nobody hides."""
    totals: list[float] = field(default_factory=fractions(KINDS))
    """A sum for each character, while it is worked out."""
    suspicion: float = 0.0
    """The weight that others give to its true character."""
    suspicions: float = 0.0
    """The weight that others give to all characters it may be."""
    unseen: list[float] = field(default_factory=fractions(KINDS))
    """The probability of each artifact to be drawn next."""
    keeps: list[float] = field(default_factory=fractions(KINDS))
    """The value of keeping each artifact now."""
    gifts: list[float] = field(default_factory=fractions(KINDS))
    """The value of giving each artifact to the best receiver."""
    actions: list[float] = field(default_factory=fractions(ACTIONS))
    """The value of each action whose value does not depend on what is paid for it, or UNKNOWN."""
    dances: list[float] = field(default_factory=fractions(KINDS))
    """The value of the best dance with each artifact, or UNKNOWN."""
    presents: list[float] = field(default_factory=fractions(KINDS))
    """The value of the best gift of each artifact to a rival, or UNKNOWN."""

    # What a network reads and works out
    position: list[float] = field(default_factory=fractions(FEATURES[0]))
    features: list[float] = field(default_factory=fractions(FEATURES[1]))
    first_sums: list[float] = field(default_factory=fractions(HIDDEN))
    first: list[float] = field(default_factory=fractions(HIDDEN))

    def parts_in_use(self) -> dict[str, list[range]]:
        """Of fields that are not used whole, the parts that are."""
        if self.whimsy >= 1.0:
            return {each.name: [] for each in fields(self) if each.name not in OF_RANDOM_MOVES}
        return {} if self.trained else {name: [] for name in OF_NETWORKS}


def new_state(temper: Temper, player: Player, players: int, seed: int = 0) -> PolicyState:
    """The state before the first round."""
    return PolicyState(
        **asdict(temper),
        player=player,
        players=players,
        seed=[seed & WORD, seed >> 32 & WORD],
        tastes=[1.0] * (MAX_PLAYERS * KINDS),
    )


def chance_of(state: PolicyState, player: Player, character: int) -> float:
    """The probability that a rival hides a character, from the last `form_beliefs`."""
    return state.chances[player * KINDS + character]


def unsure_of(state: PolicyState, player: Player) -> float:
    """How uncertain a rival's character is; 0 if it is known."""
    chances = state.chances
    most = 0.0
    for i in range(player * KINDS, player * KINDS + KINDS):
        most = max(most, chances[i])
    return 1.0 - most
