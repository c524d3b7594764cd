"""Who may hide whom, as a mind works it out from markers, peeks, its own characters and what people like."""

from typing import Final

from ridotto.games.grimm.bots.policy_state import PolicyState
from ridotto.games.grimm.rules.characters import COPIES, NO_CHARACTER
from ridotto.games.grimm.rules.knowledge import not_ruled_out
from ridotto.games.grimm.rules.table import KINDS, NO_CARD, Table, is_masked
from ridotto.seats import Player, size_of

ROUNDS: Final = 4
"""How often chances are balanced: what is left over after that does not matter."""


def form_beliefs(state: PolicyState, seen: Table) -> None:
    """Work out who may hide whom, what others think of oneself, and what may be drawn."""
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
    """Whether somebody else still hides a character."""
    return who != state.player and is_masked(seen, who)


def masks_of(state: PolicyState, seen: Table, who: Player) -> int:
    """How many characters a rival still hides: all but those that were shown."""
    if not is_rival(state, seen, who):
        return 0
    if seen.players > 2:
        return 1
    return 2 if seen.characters[2 * who] == NO_CHARACTER else 1


def suspect_all(state: PolicyState, seen: Table) -> None:
    """A rival may be whom markers allow, but not who one is oneself, nor whom another rival must be."""
    for who in range(seen.players):
        state.able[who] = 0
        if is_rival(state, seen, who):
            state.able[who] = not_ruled_out(seen, who) & ~seen.hidden[state.player]
    for _ in range(seen.players - 2):
        for who in range(seen.players):
            if state.able[who] != 0 and size_of(state.able[who]) == masks_of(state, seen, who):
                rule_out_for_others(state, seen, who)


def rule_out_for_others(state: PolicyState, seen: Table, who: Player) -> None:
    """Whom one rival must be, nobody else is."""
    for other in range(seen.players):
        if other != who:
            state.able[other] &= ~state.able[who]


def weigh_up(state: PolicyState, who: Player) -> None:
    """How much a rival seems to be each character that they may be."""
    for character in range(KINDS):
        i = who * KINDS + character
        here = state.tastes[i] * (1.0 - state.peeked[character])
        state.chances[i] = here if state.able[who] >> character & 1 else 0.0


def suspect_nobody(state: PolicyState, seen: Table) -> None:
    """Any character may lie in the deck that nobody has shown and one does not have."""
    able = ~(seen.broken | seen.hidden[state.player])
    for character in range(KINDS):
        state.chances[seen.players * KINDS + character] = 1.0 if able >> character & 1 else 0.0


def share_out(state: PolicyState, seen: Table) -> None:
    """Each character is in one place, with somebody or in the deck."""
    for character in range(KINDS):
        total = 0.0
        for who in range(seen.players + 1):
            total += state.chances[who * KINDS + character]
        if total > 0.0:
            for who in range(seen.players + 1):
                state.chances[who * KINDS + character] /= total


def make_whole(state: PolicyState, who: Player, masks: int) -> None:
    """Together a rival's chances are as many as their masks, and none is more than certain."""
    total = 0.0
    for i in range(who * KINDS, who * KINDS + KINDS):
        total += state.chances[i]
    if total > 0.0:
        for i in range(who * KINDS, who * KINDS + KINDS):
            state.chances[i] = min(1.0, state.chances[i] * masks / total)


def look_at_oneself(state: PolicyState, seen: Table) -> None:
    """How much others suspect the truth, by what they see."""
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
    """How likely each artifact is drawn next, as far as one can count; an empty deck is shuffled anew."""
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
