"""The table: a whole position, as integers and lists of integers."""

from dataclasses import dataclass, field
from typing import Final

from ridotto.games.grimm.rules.actions import ACTIONS
from ridotto.games.grimm.rules.characters import NO_CHARACTER
from ridotto.rows import row
from ridotto.seats import NOWHERE, Bits, Player

MAX_PLAYERS: Final = 5
KINDS: Final = 8
"""There are as many artifacts as characters."""
CARDS: Final = 48
NO_CARD: Final = -1

# What the table is waiting for.
NOBODY: Final = 0
"""No one: the rules are still working. It never occurs between moves."""
DRAFT: Final = 1
KEEP_OR_GIVE: Final = 2
GIVING: Final = 3
ACTING: Final = 4
HAND: Final = 5
"""An unmasked player gives a card from their hand."""
POINTING: Final = 6
LISTENING: Final = 7
PLACING: Final = 8
"""A player chooses where to put a marker."""
DANCING: Final = 9
TOASTING: Final = 10
GIFT: Final = 11
OFFER: Final = 12
"""A player accepts or declines an offer (`t.offer`)."""
WAGERING: Final = 13
ABILITIES: Final = 14
"""With two players: which character's ability to have."""
OVER: Final = 15

PHASE_NAMES: Final = (
    "nobody",
    "draft",
    "keep-or-give",
    "giving",
    "acting",
    "hand",
    "pointing",
    "listening",
    "placing",
    "dancing",
    "toasting",
    "gift",
    "offer",
    "wagering",
    "abilities",
    "over",
)
"""The phases by number, as views, messages and the page call them."""

# Where the game continues when no player has to decide.
NEW_ROUND: Final = 0
CHOOSE_ABILITIES: Final = 1
DEAL: Final = 2
NEXT_DRAFT: Final = 3
FIRST_CARD: Final = 4
AFTER_EXTRA: Final = 5
SECOND_CARD: Final = 6
ACTION: Final = 7
LISTEN: Final = 8
END_OF_TURN: Final = 9
TURN_OVER: Final = 10
HAND_CARD: Final = 11


@dataclass(slots=True)
class Table:
    """A position. Players never change seats in this game, so a player is a seat."""

    players: int

    # Variants
    wagers: int = 0
    treasures: int = 0
    abilities: int = 0
    max_turns: int = 0
    """The turn limit; 0 for none."""

    # The whole game
    round: int = 0
    """From 1."""
    roses: list[int] = field(default_factory=row(MAX_PLAYERS))
    """Trophies included (G5)."""
    trophies: list[int] = field(default_factory=row(MAX_PLAYERS))
    """Rose points from trophies (G52)."""
    first: Player = NOWHERE
    """The first player of this round."""
    action_cards: list[int] = field(default_factory=row(ACTIONS))
    """In the order in which they are turned up."""
    action_count: int = 0
    played: list[int] = field(default_factory=row(2 * MAX_PLAYERS, NO_CHARACTER))
    """The characters of the round before, two for each player."""
    chance: list[int] = field(default_factory=row(4))

    # Masks
    characters: list[int] = field(default_factory=row(2 * MAX_PLAYERS, NO_CHARACTER))
    """The characters of this round, two for each player; the second only with two players."""
    hidden: list[Bits] = field(default_factory=row(MAX_PLAYERS))
    """The characters each player still hides."""
    masked: Bits = 0
    """The players who still hide one."""
    broken: Bits = 0
    """The characters unmasked this round."""
    markers: list[Bits] = field(default_factory=row(MAX_PLAYERS))
    """The characters that each player has put a marker on."""
    character_deck: list[int] = field(default_factory=row(KINDS))
    character_count: int = 0

    # Artifacts
    deck: list[int] = field(default_factory=row(CARDS))
    """The last one is on top."""
    deck_count: int = 0
    discard: list[int] = field(default_factory=row(KINDS))
    discard_count: int = 0
    tableau: list[int] = field(default_factory=row(KINDS * MAX_PLAYERS))
    """How many of each artifact each player has: face up, and a secret hand once unmasked."""
    size: list[int] = field(default_factory=row(MAX_PLAYERS))
    """How many cards each player has."""
    pool: list[int] = field(default_factory=row(KINDS))
    """What can be drafted."""
    drawn: int = NO_CARD
    """The card that was drawn and not yet kept or given."""
    drawn_too: int = NO_CARD
    """The second card of a toast."""

    # Variants at work
    actions: Bits = 0
    """The action cards face up."""
    treasure: list[int] = field(default_factory=row(MAX_PLAYERS))
    wager_of: list[Player] = field(default_factory=row(KINDS, NOWHERE))
    """Who has taken the wager on each character."""
    wager_count: int = 0
    """Wagers left."""
    has_chosen: Bits = 0
    """The players who took the wager of the unmasked (G70)."""
    ability_of: list[int] = field(default_factory=row(MAX_PLAYERS, NO_CHARACTER))
    """The character whose ability each player has."""
    verb: list[int] = field(default_factory=row(MAX_PLAYERS))
    """That ability."""

    # The turn
    turn: int = 0
    turn_player: Player = 0
    phase: int = NOBODY
    asked: Player = 0
    """The player whose decision it is."""
    step: int = NEW_ROUND
    choices: Bits = 0
    """The players who may be chosen."""
    kept: int = 0
    """Whether the card decided on last was kept."""
    marked: int = 0
    """Whether the player whose turn it is has put a marker in it."""
    busy: int = 0
    """Whether a card was drawn, given or discarded this turn (G46)."""
    idle: int = 0
    """Number of consecutive turns without that."""
    drafted: int = 0
    """Cards taken in the draft."""

    # What waits to be settled
    offer: int = 0
    offers: Bits = 0
    """The players just unmasked who may take a wager."""
    choosers: Bits = 0
    """The players who have yet to choose an ability, or where to put a marker."""
    secretly: int = 0
    """Whether markers are chosen in secret."""
    chosen: list[int] = field(default_factory=row(MAX_PLAYERS, NO_CHARACTER))
    given_to: list[Player] = field(default_factory=row(2))
    """The players who got a card to which the giver's ability reacts."""
    given_count: int = 0
    given_next: int = 0
    before: list[int] = field(default_factory=row(KINDS * MAX_PLAYERS))
    """The tableaus before an exchange."""
    receivers: Bits = 0
    """The players who got something in it."""
    passing: list[int] = field(default_factory=row(MAX_PLAYERS, NO_CARD))
    """What each player passes in a dance."""

    round_end: int = 0
    round_winner: Player = NOWHERE
    ending: int = 0
    winners: Bits = 0

    def copy(self) -> "Table":
        """An independent copy of the position."""
        twin = object.__new__(Table)
        for name in _NUMBERS:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name)[:])
        return twin


_LISTS: Final = tuple(name for name in Table.__slots__ if isinstance(getattr(Table(2), name), list))
_NUMBERS: Final = tuple(name for name in Table.__slots__ if name not in _LISTS)


def ask(t: Table, phase: int, who: Player) -> None:
    """Let a player decide."""
    t.phase = phase
    t.asked = who


def left_of(t: Table, player: Player) -> Player:
    """The next player clockwise."""
    return player + 1 if player + 1 < t.players else 0


def right_of(t: Table, player: Player) -> Player:
    """The player before, counter-clockwise."""
    return player - 1 if player > 0 else t.players - 1


def others(t: Table, who: Player) -> Bits:
    return ((1 << t.players) - 1) & ~(1 << who)


def is_masked(t: Table, who: Player) -> bool:
    """Whether a player still hides a character."""
    return t.masked >> who & 1 == 1


def has_pair(t: Table, who: Player) -> bool:
    """Whether a player has two equal artifacts."""
    place = who * KINDS
    end = place + KINDS
    while place < end and t.tableau[place] < 2:
        place += 1
    return place < end


def can_draw(t: Table) -> bool:
    """Whether there is a card to draw, in the deck or in the discard pile (G45)."""
    return t.deck_count + t.discard_count > 0


def places_for_marker(t: Table, who: Player) -> Bits:
    """The characters that a player may mark: not their own, not yet marked by them, not unmasked (G31)."""
    return ~(t.hidden[who] | t.markers[who] | t.broken) & ((1 << KINDS) - 1)


def is_single(bits: Bits) -> bool:
    """Whether a set has exactly one member."""
    return bits != 0 and bits & (bits - 1) == 0
