"""Which characters rivals may hide, from markers, peeks, own characters and what players want."""

from typing import Final

from ridotto.games.grimm.bots.policy_state import PolicyState
from ridotto.games.grimm.rules.characters import COPIES, NO_CHARACTER
from ridotto.games.grimm.rules.knowledge import not_ruled_out
from ridotto.games.grimm.rules.table import KINDS, NO_CARD, Table, is_masked
from ridotto.seats import Player, size_of

ROUNDS: Final = 4
"""Passes of balancing; more would change little."""


def form_beliefs(state: PolicyState, seen: Table) -> None:
    """Compute which rival hides which character, what others suspect, and what may be drawn."""
    suspect_all(state, seen)
    for who in range(seen.players):
        weigh_up(state, who)
    suspect_nobody(state, seen)
    for _ in range(ROUNDS):
        share_out(state, seen)
        for who in range(seen.players):
            make_whole(state, who, masks_of(state, seen, who))
    look_at_oneself(state, seen)
    count_cards(state, seen)


def is_rival(state: PolicyState, seen: Table, who: Player) -> bool:
    """Whether another player still hides a character."""
    return who != state.player and is_masked(seen, who)


def masks_of(state: PolicyState, seen: Table, who: Player) -> int:
    """How many characters a rival still hides: all but those that were shown."""
    if not is_rival(state, seen, who):
        return 0
    if seen.players > 2:
        return 1
    return 2 if seen.characters[2 * who] == NO_CHARACTER else 1


def suspect_all(state: PolicyState, seen: Table) -> None:
    """A rival may be any character that markers allow, except one's own and those another rival must be."""
    for who in range(seen.players):
        state.able[who] = 0
        if is_rival(state, seen, who):
            state.able[who] = not_ruled_out(seen, who) & ~seen.hidden[state.player]
    for _ in range(seen.players - 2):
        for who in range(seen.players):
            if state.able[who] != 0 and size_of(state.able[who]) == masks_of(state, seen, who):
                rule_out_for_others(state, seen, who)


def rule_out_for_others(state: PolicyState, seen: Table, who: Player) -> None:
    """A character that one rival must be is ruled out for the others."""
    for other in range(seen.players):
        if other != who:
            state.able[other] &= ~state.able[who]


def weigh_up(state: PolicyState, who: Player) -> None:
    """The weight of each possible character for a rival."""
    for character in range(KINDS):
        i = who * KINDS + character
        here = state.tastes[i] * (1.0 - state.peeked[character])
        state.chances[i] = here if state.able[who] >> character & 1 else 0.0


def suspect_nobody(state: PolicyState, seen: Table) -> None:
    """Every character that is neither shown nor one's own may lie in the deck."""
    able = ~(seen.broken | seen.hidden[state.player])
    for character in range(KINDS):
        state.chances[seen.players * KINDS + character] = 1.0 if able >> character & 1 else 0.0


def share_out(state: PolicyState, seen: Table) -> None:
    """The probabilities of a character add up to one over all players and the deck."""
    chances, totals = state.chances, state.totals
    after = (seen.players + 1) * KINDS
    for character in range(KINDS):
        totals[character] = 0.0
    for first in range(0, after, KINDS):
        for character in range(KINDS):
            totals[character] += chances[first + character]
    for character in range(KINDS):
        totals[character] = totals[character] if totals[character] > 0.0 else 1.0
    for first in range(0, after, KINDS):
        for character in range(KINDS):
            chances[first + character] /= totals[character]


def make_whole(state: PolicyState, who: Player, masks: int) -> None:
    """A rival's probabilities add up to the number of their masks, and none exceeds one."""
    chances = state.chances
    total = 0.0
    for i in range(who * KINDS, who * KINDS + KINDS):
        total += chances[i]
    if total > 0.0:
        for i in range(who * KINDS, who * KINDS + KINDS):
            chances[i] = min(1.0, chances[i] * masks / total)


def look_at_oneself(state: PolicyState, seen: Table) -> None:
    """How much others suspect one's true character."""
    able = not_ruled_out(seen, state.player)
    state.suspicion = 0.0
    state.suspicions = 0.0
    for character in range(KINDS):
        if able >> character & 1:
            weight = state.tastes[state.player * KINDS + character]
            state.suspicions += weight
            if seen.hidden[state.player] >> character & 1:
                state.suspicion += weight


def count_cards(state: PolicyState, seen: Table) -> None:
    """The probability of each artifact to be drawn next, by counting cards."""
    total = 0.0
    for artifact in range(KINDS):
        left = seen.discard[artifact] if seen.deck_count == 0 else unseen_copies(seen, artifact)
        state.unseen[artifact] = 1.0 * max(0, left)
        total += state.unseen[artifact]
    for artifact in range(KINDS):
        state.unseen[artifact] /= max(1.0, total)


def unseen_copies(seen: Table, artifact: int) -> int:
    """How many of an artifact lie in the deck or in secret hands."""
    left = COPIES - seen.discard[artifact] - seen.pool[artifact]
    for who in range(seen.players):
        left -= seen.tableau[who * KINDS + artifact]
    if seen.drawn != NO_CARD and seen.drawn == artifact:
        left -= 1
    if seen.drawn_too != NO_CARD and seen.drawn_too == artifact:
        left -= 1
    return left
