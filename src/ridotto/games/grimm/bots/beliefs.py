"""Who may hide whom, as a mind works it out from markers, peeks, its own characters and what people like."""

from typing import Final

from ridotto.games.grimm.bots.mind import Mind
from ridotto.games.grimm.rules.characters import COPIES, NO_CHARACTER
from ridotto.games.grimm.rules.knowledge import not_ruled_out
from ridotto.games.grimm.rules.table import KINDS, NO_CARD, Table, is_masked
from ridotto.seats import Player, size_of

ROUNDS: Final = 4
"""How often chances are balanced: what is left over after that does not matter."""


def form_beliefs(mind: Mind, seen: Table) -> None:
    """Work out who may hide whom, what others think of oneself, and what may be drawn."""
    suspect_all(mind, seen)
    for who in range(seen.players):
        weigh_up(mind, who)
    suspect_nobody(mind, seen)
    for _ in range(ROUNDS):
        share_out(mind, seen)
        for who in range(seen.players):
            make_whole(mind, who, masks_of(mind, seen, who))
    look_at_oneself(mind, seen)
    count_cards(mind, seen)


def is_rival(mind: Mind, seen: Table, who: Player) -> bool:
    """Whether somebody else still hides a character."""
    return who != mind.player and is_masked(seen, who)


def masks_of(mind: Mind, seen: Table, who: Player) -> int:
    """How many characters a rival still hides: all but those that were shown."""
    if not is_rival(mind, seen, who):
        return 0
    if seen.players > 2:
        return 1
    return 2 if seen.characters[2 * who] == NO_CHARACTER else 1


def suspect_all(mind: Mind, seen: Table) -> None:
    """A rival may be whom markers allow, but not who one is oneself, nor whom another rival must be."""
    for who in range(seen.players):
        mind.able[who] = 0
        if is_rival(mind, seen, who):
            mind.able[who] = not_ruled_out(seen, who) & ~seen.hidden[mind.player]
    for _ in range(seen.players - 2):
        for who in range(seen.players):
            if mind.able[who] != 0 and size_of(mind.able[who]) == masks_of(mind, seen, who):
                rule_out_for_others(mind, seen, who)


def rule_out_for_others(mind: Mind, seen: Table, who: Player) -> None:
    """Whom one rival must be, nobody else is."""
    for other in range(seen.players):
        if other != who:
            mind.able[other] &= ~mind.able[who]


def weigh_up(mind: Mind, who: Player) -> None:
    """How much a rival seems to be each character that they may be."""
    for character in range(KINDS):
        i = who * KINDS + character
        here = mind.tastes[i] * (1.0 - mind.peeked[character])
        mind.chances[i] = here if mind.able[who] >> character & 1 else 0.0


def suspect_nobody(mind: Mind, seen: Table) -> None:
    """Any character may lie in the deck that nobody has shown and one does not have."""
    able = ~(seen.broken | seen.hidden[mind.player])
    for character in range(KINDS):
        mind.chances[seen.players * KINDS + character] = 1.0 if able >> character & 1 else 0.0


def share_out(mind: Mind, seen: Table) -> None:
    """Each character is in one place, with somebody or in the deck."""
    for character in range(KINDS):
        total = 0.0
        for who in range(seen.players + 1):
            total += mind.chances[who * KINDS + character]
        if total > 0.0:
            for who in range(seen.players + 1):
                mind.chances[who * KINDS + character] /= total


def make_whole(mind: Mind, who: Player, masks: int) -> None:
    """Together a rival's chances are as many as their masks, and none is more than certain."""
    total = 0.0
    for i in range(who * KINDS, who * KINDS + KINDS):
        total += mind.chances[i]
    if total > 0.0:
        for i in range(who * KINDS, who * KINDS + KINDS):
            mind.chances[i] = min(1.0, mind.chances[i] * masks / total)


def look_at_oneself(mind: Mind, seen: Table) -> None:
    """How much others suspect the truth, by what they see."""
    able = not_ruled_out(seen, mind.player)
    mind.suspicion = 0.0
    mind.suspicions = 0.0
    for character in range(KINDS):
        if able >> character & 1:
            weight = mind.tastes[mind.player * KINDS + character]
            mind.suspicions += weight
            if seen.hidden[mind.player] >> character & 1:
                mind.suspicion += weight


def count_cards(mind: Mind, seen: Table) -> None:
    """How likely each artifact is drawn next, as far as one can count; an empty deck is shuffled anew."""
    total = 0.0
    for artifact in range(KINDS):
        left = seen.discard[artifact] if seen.deck_count == 0 else unseen_copies(seen, artifact)
        mind.unseen[artifact] = 1.0 * max(0, left)
        total += mind.unseen[artifact]
    for artifact in range(KINDS):
        mind.unseen[artifact] /= max(1.0, total)


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
