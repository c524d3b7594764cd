"""The options of a decision at the ball."""

from collections.abc import Iterator, Sequence
from typing import Final

from ridotto.cli.screen.menu import Menu, Option
from ridotto.games.grimm import GrimmView
from ridotto.games.grimm.rules.moves import ABILITY as HAVE_ABILITY
from ridotto.games.grimm.rules.moves import (
    ACCUSE,
    ACT,
    DANCE,
    EAVESDROP,
    GIVE,
    HAND_OVER,
    KEEP,
    MARK,
    TAKE,
    TOAST,
    WAGER,
    WITH_TREASURE,
    Move,
)
from ridotto.games.grimm.rules.notation import Names, move_text
from ridotto.games.grimm.rules.table import KINDS, MAX_PLAYERS
from ridotto.games.grimm.words import Asked, Guests, move_words
from ridotto.games.grimm.words.narrate import direction
from ridotto.games.grimm.words.options import ANYTHING
from ridotto.seats import members

GROUPED: Final = (ACT, EAVESDROP + 1, TOAST, DANCE, HAND_OVER, ACCUSE)
"""The first moves of those that stand in groups or go by names, the highest first."""


def grimm_menu(options: Sequence[Move], guests: Guests, asked: Asked, view: GrimmView) -> Menu:
    """What a guest may do now: accusations by player, actions with what they cost."""
    return Menu(_options(options, guests, asked, view))


def _options(options: Sequence[Move], g: Guests, asked: Asked, view: GrimmView) -> Iterator[Option]:
    names = Names(len(g.names))
    for move in options:
        heading, label = in_a_group(g, move, asked) if move >= ACCUSE else ("", alone(g, move, asked))
        spellings = (move_text(names, move), move_words(g, move, asked))
        yield Option(move, label, heading, spellings, is_hopeless(view, move))


def in_a_group(g: Guests, move: Move, asked: Asked) -> tuple[str, str]:
    """The heading of an option, and what is left to say."""
    first = next(start for start in GROUPED if start <= move)
    packed, say = move - first, g.language.say
    if first == ACT:
        action, payment = divmod(packed, 16)
        treasure, artifact = divmod(payment, WITH_TREASURE)
        return g.action(action), say("grimm-payment", n=2 - treasure, artifact=g.artifact(artifact))
    if first == TOAST:
        one, two = (g.names[player] for player in divmod(packed, MAX_PLAYERS))
        return f"{g.artifact(asked.drawn)} → {one}", f"{g.artifact(asked.drawn_too)} → {two}"
    if first == DANCE:
        way, artifact = divmod(packed, KINDS)
        return say("grimm-menu-dance", direction=direction(way)), g.artifact(artifact)
    if first == HAND_OVER:
        player, artifact = divmod(packed, KINDS)
        return say("grimm-menu-give", who=g.names[player]), g.artifact(artifact)
    if first == ACCUSE:
        player, character = divmod(packed, KINDS)
        return g.names[player], g.character(character)
    return "", g.language.join([g.names[player] for player in members(move - EAVESDROP)])


def alone(g: Guests, move: Move, asked: Asked) -> str:
    """An option in a few words, where the question has said the rest."""
    if move >= HAVE_ABILITY:
        return g.character(move - HAVE_ABILITY)
    if move >= WAGER:
        return g.character(move - WAGER)
    if move >= MARK:
        return g.character(move - MARK)
    if move >= TAKE:
        return g.artifact(move - TAKE)
    if move >= GIVE:
        return g.language.say("grimm-menu-give", who=g.names[move - GIVE])
    return move_words(g, move, ANYTHING if move == KEEP else asked)


def is_hopeless(view: GrimmView, move: Move) -> bool:
    """Whether an accusation cannot be right, if the table helps with such things."""
    if not ACCUSE <= move < HAND_OVER:
        return False
    player, character = divmod(move - ACCUSE, KINDS)
    possible = view.guests[player].possible
    known = (*view.guests[view.viewer].characters, *view.peeked)
    return possible is not None and (character not in possible or character in known)
