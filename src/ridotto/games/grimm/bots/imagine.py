"""Puts a sampled world on the table: characters, decks, hands and wagers; and what players know in it.

Plain functions, compiled like the rules.
"""

from math import exp
from typing import Final

from ridotto.chance import below, shuffle, sow
from ridotto.games.grimm.bots.beliefs import unseen_copies
from ridotto.games.grimm.bots.policy_state import PolicyState
from ridotto.games.grimm.bots.update import CERTAIN
from ridotto.games.grimm.rules.table import KINDS, OVER, Table
from ridotto.seats import NOWHERE, Bits, Player, size_of

A_ROSE: Final = 0.22
"""Logarithm of the factor on the odds of winning per rose before the last round, from games of sly bots."""


def imagine(t: Table, states: list[PolicyState], world: list[int], known: list[int], number: int) -> None:
    """Give players the characters of a world, and choose everything else hidden by two words of chance.

    What is known: how many characters each player has peeked at, then the wagers of others, each as who has
    it and which it may be.
    """
    each = 2 if t.players == 2 else 1
    last = t.players * each
    sow(t.chance, world[last], world[last + 1], number)
    if t.masked != 0:
        put_on_masks(t, world, each)
    pile_up_characters(t)
    pile_up_cards(t)
    fill_hands(t)
    shuffle_actions(t)
    redraw_wagers(t, known)
    for who in range(t.players):
        peek(t, states[who], known[who])


def put_on_masks(t: Table, world: list[int], each: int) -> None:
    """Give each player the characters that they have in this world."""
    for who in range(t.players):
        t.hidden[who] = 0
        for i in range(each):
            character = world[who * each + i]
            t.characters[2 * who + i] = character
            if not t.broken >> character & 1:
                t.hidden[who] |= 1 << character


def pile_up_characters(t: Table) -> None:
    """The characters that nobody has form the deck."""
    dealt = t.broken
    for who in range(t.players):
        dealt |= t.hidden[who]
    t.character_count = 0
    for character in range(KINDS):
        if not dealt >> character & 1:
            t.character_deck[t.character_count] = character
            t.character_count += 1
    shuffle(t.chance, t.character_deck, t.character_count)


def pile_up_cards(t: Table) -> None:
    """Shuffle all unseen artifacts into the deck; the unknown cards of hands lie on top."""
    t.deck_count = 0
    for artifact in range(KINDS):
        for _ in range(unseen_copies(t, artifact)):
            t.deck[t.deck_count] = artifact
            t.deck_count += 1
    shuffle(t.chance, t.deck, t.deck_count)


def fill_hands(t: Table) -> None:
    """Complete the hands with cards from the deck."""
    for who in range(t.players):
        unknown = t.size[who]
        for place in range(who * KINDS, who * KINDS + KINDS):
            unknown -= t.tableau[place]
        for _ in range(unknown):
            t.deck_count -= 1
            t.tableau[who * KINDS + t.deck[t.deck_count]] += 1


def shuffle_actions(t: Table) -> None:
    """Shuffle the action cards of later rounds."""
    first = 2 * (t.round if t.actions != 0 else t.round - 1)
    for i in range(t.action_count - 1, first, -1):
        j = first + below(t.chance, i + 1 - first)
        held = t.action_cards[i]
        t.action_cards[i] = t.action_cards[j]
        t.action_cards[j] = held


def redraw_wagers(t: Table, known: list[int]) -> None:
    """Give the others wagers that they may have."""
    for character in range(KINDS):
        for i in range(t.players, len(known), 2):
            if t.wager_of[character] == known[i]:
                t.wager_of[character] = NOWHERE
    for i in range(t.players, len(known), 2):
        able = known[i + 1]
        for character in range(KINDS):
            if t.wager_of[character] != NOWHERE:
                able &= ~(1 << character)
        t.wager_of[one_of(t, able)] = known[i]


def one_of(t: Table, able: Bits) -> int:
    """A random member of a set that is not empty."""
    rest = below(t.chance, size_of(able))
    found = 0
    while rest > 0 or not able >> found & 1:
        rest -= able >> found & 1
        found += 1
    return found


def peek(t: Table, state: PolicyState, times: int) -> None:
    """A player has seen this many cards of the character deck."""
    for _ in range(times):
        state.peeked[t.character_deck[below(t.chance, t.character_count)]] = CERTAIN


# ── How it comes out ─────────────────────────────────────────────────────────────────────────────────


def section_of(t: Table) -> int:
    """Roll-outs go to the end of the round."""
    return t.round


def share_of_win(t: Table, player: Player) -> float:
    """A player's share of the win, or before the last round its estimate by roses."""
    if t.phase == OVER:
        return 1.0 / size_of(t.winners) if t.winners >> player & 1 else 0.0
    total = 0.0
    for who in range(t.players):
        total += exp(A_ROSE * (t.roses[who] - t.roses[player]))
    return 1.0 / total


def fortune_of(t: Table, player: Player) -> float:
    """How many roses a player has."""
    return 1.0 * t.roses[player]
