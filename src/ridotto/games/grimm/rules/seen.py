"""The table as one player may see it, without what would reveal a card, chance or a secret move."""

from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.actions import ACTIONS
from ridotto.games.grimm.rules.characters import NO_CHARACTER
from ridotto.games.grimm.rules.events import RoundEnd
from ridotto.games.grimm.rules.table import (
    CARDS,
    GIVING,
    KEEP_OR_GIVE,
    KINDS,
    MAX_PLAYERS,
    NO_CARD,
    OFFER,
    TOASTING,
    WAGERING,
    Table,
    is_masked,
)
from ridotto.seats import NOWHERE, Player

SOME_CHARACTER: Final = KINDS
"""Replaces a character that a player has chosen in secret."""
SOMEBODY: Final = MAX_PLAYERS
"""Replaces the holder of a wager that is known to be taken."""


def seen(t: Table, player: Player, into: Table) -> None:
    """Write what a player may see now into another table. SPECTATOR sees what all players see."""
    copy_game(t, into)
    copy_turn(t, into)
    copy_settling(t, into)
    copy_piles(t, into)
    copy_action_cards(t, into)
    into.offer = visible_offer(t, player)
    into.drawn = visible_drawn(t, player)
    into.drawn_too = visible_drawn_too(t, player)
    for who in range(MAX_PLAYERS):
        copy_player(t, who, into)
        copy_characters(t, who, who == player, into)
        copy_played(t, who, into)
        copy_artifacts(t, who, sees_artifacts(t, who, player), into)
        into.chosen[who] = t.chosen[who]
        if who != player and t.chosen[who] != NO_CHARACTER:
            into.chosen[who] = SOME_CHARACTER
    copy_wagers(t, player, into)
    blank_the_rest(into)


def blank_table(t: Table) -> Table:
    """A table with nothing on it, for `seen` to write into."""
    return Table(t.players)


def decider(t: Table) -> Player:
    """The player whose decision it is; after the end, the last who decided."""
    return t.asked


# ── What is whose to see ─────────────────────────────────────────────────────────────────────────────


def visible_offer(t: Table, player: Player) -> int:
    """What is offered, for the player who may accept it."""
    return t.offer if t.phase == OFFER and t.asked == player else HIDDEN


def sees_drawn(t: Table, player: Player) -> bool:
    """Whether a player sees the drawn card: the unmasked draw in secret (G21)."""
    is_there = t.phase == KEEP_OR_GIVE or t.phase == GIVING or t.phase == TOASTING
    return is_there and (t.asked == player or is_masked(t, t.asked))


def visible_drawn(t: Table, player: Player) -> int:
    """The card that was drawn and not yet kept or given."""
    return t.drawn if sees_drawn(t, player) else NO_CARD


def visible_drawn_too(t: Table, player: Player) -> int:
    """The second card of a toast."""
    return t.drawn_too if t.phase == TOASTING and sees_drawn(t, player) else NO_CARD


def sees_artifacts(t: Table, who: Player, player: Player) -> bool:
    """Whether `player` sees the artifacts: tableaus are public, hands of the unmasked are secret (G21)."""
    return who == player or is_masked(t, who)


# ── What everybody sees ──────────────────────────────────────────────────────────────────────────────


def copy_game(t: Table, into: Table) -> None:
    """Variants, and how far the game has come."""
    into.players = t.players
    into.wagers = t.wagers
    into.treasures = t.treasures
    into.abilities = t.abilities
    into.max_turns = t.max_turns
    into.round = t.round
    into.first = t.first
    into.round_end = t.round_end
    into.round_winner = t.round_winner
    into.ending = t.ending
    into.winners = t.winners
    into.masked = t.masked
    into.broken = t.broken
    into.actions = t.actions


def copy_turn(t: Table, into: Table) -> None:
    """Whose turn it is, who decides what, and where the turn goes on."""
    into.turn = t.turn
    into.turn_player = t.turn_player
    into.phase = t.phase
    into.asked = t.asked
    into.step = t.step
    into.choices = t.choices
    into.kept = t.kept
    into.marked = t.marked
    into.busy = t.busy
    into.idle = t.idle
    into.drafted = t.drafted


def copy_settling(t: Table, into: Table) -> None:
    """Who has yet to be asked, and for what."""
    into.wager_count = t.wager_count
    into.has_chosen = t.has_chosen
    into.offers = t.offers
    into.choosers = t.choosers
    into.secretly = t.secretly
    into.given_count = t.given_count
    into.given_next = t.given_next
    for i in range(len(into.given_to)):
        into.given_to[i] = t.given_to[i]


def copy_piles(t: Table, into: Table) -> None:
    """The discard pile, what can be drafted, and how many cards the decks have."""
    into.character_count = t.character_count
    into.deck_count = t.deck_count
    into.discard_count = t.discard_count
    for artifact in range(KINDS):
        into.discard[artifact] = t.discard[artifact]
        into.pool[artifact] = t.pool[artifact]


def copy_action_cards(t: Table, into: Table) -> None:
    """Those turned up, then the others in ascending order, since their real order is secret (G2, G61)."""
    known = 2 * (t.round if t.actions != 0 else t.round - 1)
    if known > t.action_count:
        known = 2  # all were shuffled for this round
    rest = 0
    into.action_count = t.action_count
    for i in range(t.action_count):
        if i < known:
            into.action_cards[i] = t.action_cards[i]
        else:
            rest |= 1 << t.action_cards[i]
    place = known
    for action in range(ACTIONS):
        if rest >> action & 1:
            into.action_cards[place] = action
            place += 1
    for i in range(t.action_count, ACTIONS):
        into.action_cards[i] = 0


def copy_player(t: Table, who: Player, into: Table) -> None:
    """The public part of a player's area."""
    into.roses[who] = t.roses[who]
    into.trophies[who] = t.trophies[who]
    into.markers[who] = t.markers[who]
    into.size[who] = t.size[who]
    into.treasure[who] = t.treasure[who]
    into.ability_of[who] = t.ability_of[who]
    into.verb[who] = t.verb[who]


# ── Characters, cards and wagers ─────────────────────────────────────────────────────────────────────


def copy_characters(t: Table, who: Player, own: bool, into: Table) -> None:
    """Own and unmasked characters, and all at the end of a round; not the order of two unmasked ones."""
    one = t.characters[2 * who]
    two = t.characters[2 * who + 1]
    is_broken = one != NO_CHARACTER and t.broken >> one & 1 == 1
    is_second_broken = two != NO_CHARACTER and t.broken >> two & 1 == 1
    if not own:
        if is_broken and is_second_broken:
            if one > two:
                one, two = two, one
        elif t.round_end == RoundEnd.NOT_YET:
            one = one if is_broken else two if is_second_broken else NO_CHARACTER
            two = NO_CHARACTER
    into.characters[2 * who] = one
    into.characters[2 * who + 1] = two
    into.hidden[who] = t.hidden[who] if own else 0


def copy_played(t: Table, who: Player, into: Table) -> None:
    """The characters of the round before, in ascending order if there are two."""
    one = t.played[2 * who]
    two = t.played[2 * who + 1]
    if two != NO_CHARACTER and one > two:
        one, two = two, one
    into.played[2 * who] = one
    into.played[2 * who + 1] = two


def copy_artifacts(t: Table, who: Player, is_open: bool, into: Table) -> None:
    for place in range(who * KINDS, (who + 1) * KINDS):
        into.tableau[place] = t.tableau[place] if is_open else 0


def copy_wagers(t: Table, player: Player, into: Table) -> None:
    """The viewer's own; and while they look through the remaining ones, also which are gone (G37, G70)."""
    is_browsing = t.phase == WAGERING and t.asked == player
    for character in range(KINDS):
        who = t.wager_of[character]
        if who != NOWHERE and who != player:
            who = SOMEBODY if is_browsing else NOWHERE
        into.wager_of[character] = who


def blank_the_rest(into: Table) -> None:
    """Blank decks, chance, and fields that are used only during a move."""
    for i in range(len(into.chance)):
        into.chance[i] = 0
    for i in range(CARDS):
        into.deck[i] = NO_CARD
    for i in range(KINDS):
        into.character_deck[i] = NO_CHARACTER
    for i in range(KINDS * MAX_PLAYERS):
        into.before[i] = 0
    for who in range(MAX_PLAYERS):
        into.passing[who] = NO_CARD
    into.receivers = 0
