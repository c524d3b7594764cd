"""A state: what one player at the ball has events_seen and believes, as numbers and lists of fixed size.

Everything here is plain, like a table: the same code thinks at human speed and in machine code.
"""

from dataclasses import asdict, dataclass, field
from typing import Final

from ridotto.chance import WORD
from ridotto.games.grimm.rules.table import KINDS, MAX_PLAYERS
from ridotto.rows import fractions, row
from ridotto.seats import Bits, Player

# What the next card is that somebody keeps or gives.
NOT_FREE: Final = 0
FREE: Final = 1
FREE_FIRST: Final = 2
"""The first of two: the opposite has to be done with the second."""
FREE_EXTRA: Final = 3
"""One before the first of two."""
ALWAYS: Final = 500.0
"""More roses than anything is worth."""


@dataclass(slots=True)
class Temper:
    """What makes one character differ from another: a few numbers. All worth is in roses."""

    slyness: float = 0.0
    """How often it thinks of what others make of what it keeps and gives."""
    guile: float = 0.0
    """What it costs, when it thinks of that, if everybody comes to know who it is."""
    memory: float = 1.0
    """What is left after each turn of what it has read and peeked at."""
    reading: float = 3.0
    """How much likelier a character becomes in its eyes by keeping its boon, or by giving its bane away."""
    choosy: float = 2.5
    """How much less likely a character becomes by leaving its boon in the draft."""
    nerve: float = 0.0
    """What an accusation seems to be worth to it beyond reason."""
    whimsy: float = 0.0
    """How often it does just anything."""

    one: float = 0.05
    """What part of a trophy one of the boon is worth."""
    two: float = 0.28
    """What part of a trophy two of it are worth."""
    risk: float = 0.3
    """What part of a mask one of the bane costs."""
    pride: float = 0.6
    """What a mask is worth, whatever the trophy."""
    fall: float = 0.4
    """What part of the trophy a mask is worth besides."""
    pair: float = 0.2
    """What it is worth to be able to pay for an action."""
    gone: float = 0.3
    """What part of a trophy it is worth that a rival cannot win it any more."""
    envy: float = 0.6
    """How much of what others win is lost to somebody who cannot win any more."""
    dread: float = 1.0
    """How much of what others win is lost to somebody who still can."""
    trap: float = 0.3
    """What it is worth that somebody has one of their bane."""
    knowing: float = 0.2
    """What it is worth to learn something about somebody of whom nothing is known."""
    exposed: float = 1.5
    """What it costs if markers show everybody who one is."""
    mistake: float = 0.5
    """What it costs if every rival gets a rose: one of them does by a wrong accusation."""


@dataclass(slots=True)
class PolicyState(Temper):
    """A temper, and what somebody with it has events_seen so far."""

    player: Player = 0
    players: int = 0

    luck: list[int] = field(default_factory=row(2))
    """The seed of its moods, two words."""
    chance: list[int] = field(default_factory=row(4))
    """The chance of the decision at hand."""
    events_seen: int = 0
    """How many events it has seen."""

    tastes: list[float] = field(default_factory=fractions(MAX_PLAYERS * KINDS))
    """How much each player seems to be each character, by what they like: its own as others see it."""
    peeked: list[float] = field(default_factory=fractions(KINDS))
    """How certainly each character was seen in the deck this round."""
    pool: list[int] = field(default_factory=row(KINDS))
    """What can be drafted, how many of each."""
    free: int = NOT_FREE
    """What the next card of this turn is."""

    able: list[Bits] = field(default_factory=row(MAX_PLAYERS))
    """Whom each rival may be now."""
    chances: list[float] = field(default_factory=fractions((MAX_PLAYERS + 1) * KINDS))
    """How likely each rival hides each character now; in the last row, how likely nobody does."""
    suspicion: float = 0.0
    """How much of what others think of it is true."""
    suspicions: float = 0.0
    """All that others may think of it."""
    unseen: list[float] = field(default_factory=fractions(KINDS))
    """How likely each artifact is drawn next."""
    keeps: list[float] = field(default_factory=fractions(KINDS))
    """What it would be worth to keep each artifact now."""
    gifts: list[float] = field(default_factory=fractions(KINDS))
    """What it would be worth to give each artifact to whom one likes to."""


def new_state(temper: Temper, player: Player, players: int, seed: int = 0) -> PolicyState:
    """A mind before the first round."""
    return PolicyState(
        **asdict(temper),
        player=player,
        players=players,
        luck=[seed & WORD, seed >> 32 & WORD],
        tastes=[1.0] * (MAX_PLAYERS * KINDS),
    )


def chance_of(state: PolicyState, player: Player, character: int) -> float:
    """How likely a rival hides a character, as was last worked out."""
    return state.chances[player * KINDS + character]


def unsure_of(state: PolicyState, player: Player) -> float:
    """How little is known of a rival: 0 if all is."""
    most = 0.0
    for character in range(KINDS):
        most = max(most, chance_of(state, player, character))
    return 1.0 - most
