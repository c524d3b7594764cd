"""The table with its secrets turned down: all that a player sees of it, and so all that a bot decides by."""

from collections.abc import Mapping
from typing import Final

from ridotto.bots.bot import GrimmInvitation
from ridotto.games.grimm.play.view import GrimmView, GuestView
from ridotto.games.grimm.rules.characters import ABILITY, NO_CHARACTER
from ridotto.games.grimm.rules.table import (
    GIVING,
    KEEP_OR_GIVE,
    KINDS,
    NO_CARD,
    OFFER,
    PHASE_NAMES,
    TOASTING,
    Table,
    is_masked,
)
from ridotto.seats import NOWHERE, Player

PHASE_OF: Final[Mapping[str, int]] = {name: phase for phase, name in enumerate(PHASE_NAMES)}


def decider(t: Table) -> Player:
    """The player whose decision it is."""
    return t.asked


def hide(t: Table, player: Player, seen: Table) -> None:
    """Copy what a player may see now. What is not named here stays hidden, whoever looks."""
    show_house(t, seen)
    show_turn(t, seen)
    seen.offer = t.offer if t.phase == OFFER and t.asked == player else 0
    show_piles(t, seen)
    show_drawn(t, player, seen)
    for who in range(t.players):
        show_guest(t, who, seen)
        show_masks(t, who, who == player, seen)
        show_cards(t, who, who == player or is_masked(t, who), seen)
    for character in range(KINDS):
        seen.wager_of[character] = player if t.wager_of[character] == player else NOWHERE


def show_house(t: Table, seen: Table) -> None:
    """What was agreed before the deal."""
    seen.players = t.players
    seen.wagers = t.wagers
    seen.treasures = t.treasures
    seen.abilities = t.abilities
    seen.max_turns = t.max_turns


def show_turn(t: Table, seen: Table) -> None:
    """Where the game is, and who decides what."""
    seen.round = t.round
    seen.first = t.first
    seen.turn = t.turn
    seen.turn_player = t.turn_player
    seen.phase = t.phase
    seen.asked = t.asked
    seen.masked = t.masked
    seen.broken = t.broken
    seen.actions = t.actions
    seen.wager_count = t.wager_count


def show_piles(t: Table, seen: Table) -> None:
    """The discard pile, what can be drafted, and how many cards the deck has."""
    seen.deck_count = t.deck_count
    seen.discard_count = t.discard_count
    for artifact in range(KINDS):
        seen.discard[artifact] = t.discard[artifact]
        seen.pool[artifact] = t.pool[artifact]


def show_drawn(t: Table, player: Player, seen: Table) -> None:
    """The cards that nobody has yet: the unmasked draw where others cannot see it."""
    is_open = t.phase == KEEP_OR_GIVE or t.phase == GIVING or t.phase == TOASTING
    is_open = is_open and (t.asked == player or is_masked(t, t.asked))
    seen.drawn = t.drawn if is_open else NO_CARD
    seen.drawn_too = t.drawn_too if is_open and t.phase == TOASTING else NO_CARD


def show_guest(t: Table, who: Player, seen: Table) -> None:
    """What lies open before a player."""
    seen.roses[who] = t.roses[who]
    seen.trophies[who] = t.trophies[who]
    seen.markers[who] = t.markers[who]
    seen.size[who] = t.size[who]
    seen.treasure[who] = t.treasure[who]
    seen.ability_of[who] = t.ability_of[who]
    seen.verb[who] = t.verb[who]


def show_masks(t: Table, who: Player, own: bool, seen: Table) -> None:
    """One's own characters, and those of others that are unmasked: not which of two was dealt first."""
    seen.hidden[who] = t.hidden[who] if own else 0
    place = 2 * who
    for i in range(2 * who, 2 * who + 2):
        character = t.characters[i]
        if character != NO_CHARACTER and (own or t.broken >> character & 1):
            seen.characters[place] = character
            place += 1
    while place < 2 * who + 2:
        seen.characters[place] = NO_CHARACTER
        place += 1


def show_cards(t: Table, who: Player, is_open: bool, seen: Table) -> None:
    """A tableau lies open; a hand is its owner's."""
    for place in range(who * KINDS, (who + 1) * KINDS):
        seen.tableau[place] = t.tableau[place] if is_open else 0


# ── From a view ──────────────────────────────────────────────────────────────────────────────────────


def table_of(view: GrimmView, invitation: GrimmInvitation) -> Table:
    """The same for somebody who has a view and an invitation, and no table."""
    options = invitation.options
    seen = Table(
        len(view.guests),
        wagers=int(options.wagers),
        treasures=int(options.treasures),
        abilities=int(options.abilities),
        max_turns=options.max_turns,
        round=view.round,
        first=view.first,
        turn=view.turn,
        turn_player=view.turn_player,
        phase=PHASE_OF[view.phase],
        asked=0 if view.decider is None else view.decider,
        broken=bits_of(view.broken),
        actions=bits_of(view.actions),
        wager_count=view.wagers_left,
        deck_count=view.deck,
        discard=list(view.discard),
        discard_count=sum(view.discard),
        pool=list(view.pool),
    )
    cards = [NO_CARD if card is None else card for card in view.drawn]
    seen.drawn, seen.drawn_too = (*cards, NO_CARD, NO_CARD)[:2]
    if view.question and view.question.offer is not None:
        seen.offer = view.question.offer
    for character in view.own_wagers:
        seen.wager_of[character] = view.viewer
    for guest in view.guests:
        seat(guest, guest.player == view.viewer, seen)
    return seen


def seat(guest: GuestView, own: bool, seen: Table) -> None:
    """What a view says about one player."""
    who = guest.player
    seen.roses[who], seen.trophies[who] = guest.roses, guest.trophies
    seen.masked |= guest.masked << who
    seen.markers[who] = bits_of(guest.markers)
    seen.hidden[who] = bits_of(guest.characters) & ~seen.broken if own else 0
    seen.characters[2 * who : 2 * who + len(guest.characters)] = guest.characters
    seen.tableau[who * KINDS : (who + 1) * KINDS] = guest.artifacts or [0] * KINDS
    seen.size[who], seen.treasure[who] = guest.cards, int(guest.treasure)
    if guest.ability is not None:
        seen.ability_of[who], seen.verb[who] = guest.ability, ABILITY[guest.ability]


def bits_of(numbers: tuple[int, ...]) -> int:
    """A set of these."""
    return sum(1 << number for number in numbers)
