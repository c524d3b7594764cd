"""The kinds of events in The Grimm Masquerade, and what their fields mean.

`who` is always a player. Characters, artifacts and actions are numbered as in their tables.
"""

from typing import Final

LEFT: Final = 0
RIGHT: Final = 1


class Kind:
    """The kinds of events. Plain integers, because reading an enum's member costs more than a short rule."""

    ROUND: Final = 0
    """A round begins. `who` is the first player, `n` the number of the round, from 1."""
    ABILITY: Final = 1
    """`who` has the ability of character `n` for this round."""
    OFFERED: Final = 2
    """An action card is turned up for this round. `who` is the first player, `n` the action."""
    DEALT: Final = 3
    """`who` got a character. `a` which of theirs, from 0; secret: character, shown to its owner."""
    TREASURE: Final = 4
    """`who` got a treasure."""
    REVEALED: Final = 5
    """A card is turned up for the draft, for all to see. `who` begins, `n` cards left; secret: artifact."""
    DRAFTED: Final = 6
    """`who` takes artifact `n` in the draft."""
    DISCARDED: Final = 7
    """Cards left over in the draft. `who` is the first player, `a` how many, `n` artifact."""
    TURN: Final = 8
    """A turn begins. `a` 1 if `who` is unmasked, `n` number of the turn, from 0."""
    DREW: Final = 9
    """`who` drew a card. `n` cards left in the deck; secret: artifact, shown to all if `who` is masked."""
    KEPT: Final = 10
    """`who` keeps the card just drawn. `n` artifact."""
    GAVE: Final = 11
    """`who` gives a card of their choice to player `a`. `n` artifact."""
    SHUFFLED: Final = 12
    """The discard pile becomes the deck, as `who` must draw. `n` cards."""
    MARKED: Final = 13
    """`who` puts a marker on character `n`. `a` why (`MarkReason`)."""
    UNMASKED: Final = 14
    """`who` shows a character. `a` who caused it, `b` how (`MarkReason`); secret: character, shown to all."""
    ROSES: Final = 15
    """`who` gets `n` roses. `a` what for (`RoseReason`)."""
    ACTED: Final = 16
    """`who` pays for action `n`. `a` the artifact discarded, `b` how many: 2, or 1 with the treasure."""
    POINTED: Final = 17
    """`who` accuses player `a` of being character `n`."""
    LISTENED: Final = 18
    """`who` eavesdrops. `a` on whom, as bits."""
    CHOSE: Final = 19
    """`who` has chosen where to put a marker. Secret: character, known to `who` until all have chosen."""
    PEEKED: Final = 20
    """`who` saw a card of the character deck, which is shuffled afterwards. Secret: character."""
    DANCED: Final = 21
    """`who` starts the dance. `a` LEFT or RIGHT."""
    PASSED: Final = 22
    """A random card goes from `who` to player `a`. `n` artifact."""
    BROWSED: Final = 23
    """`who` looks through the wagers left. `n` how many; secret: which, as bits."""
    WAGERED: Final = 24
    """`who` takes a wager. `a` where from (`WagerSource`), `n` how many are left; secret: character."""
    USED: Final = 25
    """`who` uses the ability of character `n`."""
    DECLINED: Final = 26
    """`who` declines an offer. `n` which (`Offer`)."""
    SHOWN: Final = 27
    """The round is over and `who` shows a character. Secret: character, shown to all."""
    WAGER_SHOWN: Final = 28
    """The round is over and `who` shows a wager. Secret: character, shown to all."""
    ROUND_ENDED: Final = 29
    """A round is over. `n` how (`RoundEnd`), `a` the winner as a bit, `b` the trophy. `who` had the turn."""
    ENDED: Final = 30
    """The game is over. `n` how (`Ending`), `a` the winners as bits. `who` had the turn."""


class MarkReason:
    """Why a marker is put or a mask falls."""

    PAIR: Final = 0
    TRIPLE: Final = 1
    POINTED: Final = 2
    CHOSEN: Final = 3


class RoseReason:
    """What roses are given for."""

    UNMASKING: Final = 0
    GUESS: Final = 1
    ACCUSED: Final = 2
    """Having been accused wrongly."""
    ACTION: Final = 3
    """An action, with two players."""
    TROPHY: Final = 4
    WAGER: Final = 5
    TREASURE: Final = 6


class WagerSource:
    """How a player got a wager."""

    UNMASKED: Final = 0
    SECRETS: Final = 1
    ABILITY: Final = 2


class Offer:
    """What a player may accept or decline."""

    ACTION: Final = 0
    WAGER: Final = 1
    EXTRA_CARD: Final = 2
    """One more card at the start of the turn."""
    LOOK: Final = 3
    """See a card of the character deck."""
    DRAW: Final = 4
    """A card after a wrong accusation."""


class RoundEnd:
    """How a round ended."""

    NOT_YET: Final = 0
    BOON: Final = 1
    """Three of a boon."""
    LAST_MASK: Final = 2
    """All others are unmasked."""
    SIX_DIFFERENT: Final = 3
    TOGETHER: Final = 4
    """The last masks fell together: no trophy."""
    STALEMATE: Final = 5
    """No card moved for a turn of every player: no trophy."""


class Ending:
    """How a game ended."""

    NOT_YET: Final = 0
    TEN_ROSES: Final = 1
    THREE_ROUNDS: Final = 2
    LIMIT: Final = 3
    """The turn limit, for simulation."""


KIND_NAMES: Final = {kind: name.lower() for name, kind in vars(Kind).items() if name.isupper()}
"""The name of each kind, by number."""
ROUND_END_NAMES: Final = {end: name.lower() for name, end in vars(RoundEnd).items() if name.isupper()}
ENDING_NAMES: Final = {ending: name.lower() for name, ending in vars(Ending).items() if name.isupper()}
"""The name of each ending, by number."""
