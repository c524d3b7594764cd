"""The options of a decision at the ball."""

from collections.abc import Iterator, Sequence

from ridotto.cli.screen.menu import Menu, Option
from ridotto.games.grimm import View
from ridotto.games.grimm.rules.moves import (
    ABILITY,
    ACCUSE,
    ACT,
    DANCE,
    GIVE,
    HAND_OVER,
    KEEP,
    MARK,
    TAKE,
    TOAST,
    WAGER,
    Move,
    ability_character,
    accused_character,
    accused_player,
    action_of,
    dance_direction,
    danced_artifact,
    given_to,
    handed_artifact,
    handed_to,
    kind_of,
    listened_to,
    marked_character,
    paid_artifact,
    paid_cards,
    taken_artifact,
    toast_first,
    toast_second,
    wagered_character,
)
from ridotto.games.grimm.rules.notation import DIRECTION_NAMES, Names, move_text
from ridotto.games.grimm.words import GameNarrator
from ridotto.seats import members
from ridotto.words.narrator import NOTHING, Facts


def grimm_menu(options: Sequence[Move], guests: GameNarrator, facts: Facts, view: View) -> Menu:
    """What a guest may do now: accusations by player, actions with what they cost."""
    return Menu(_options(options, guests, facts, view))


def _options(options: Sequence[Move], g: GameNarrator, facts: Facts, view: View) -> Iterator[Option]:
    names = Names(len(g.names))
    for move in options:
        heading, label = in_a_group(g, move, facts) if move >= ACCUSE else ("", alone(g, move, facts))
        spellings = (move_text(names, move), g.option(move, facts))
        yield Option(move, label, heading, spellings, is_hopeless(view, move))


def in_a_group(g: GameNarrator, move: Move, facts: Facts) -> tuple[str, str]:
    """The heading of an option, and what is left to say."""
    kind, say = kind_of(move), g.language.say
    if kind == ACT:
        paid = say("grimm-payment", n=paid_cards(move), artifact=g.artifact(paid_artifact(move)))
        return g.action(action_of(move)), paid
    if kind == TOAST:
        one, two = g.names[toast_first(move)], g.names[toast_second(move)]
        return (
            f"{g.words('artifact', facts['drawn'])} → {one}",
            f"{g.words('artifact', facts['drawn-too'])} → {two}",
        )
    if kind == DANCE:
        way = DIRECTION_NAMES[dance_direction(move)]
        return say("grimm-menu-dance", direction=way), g.artifact(danced_artifact(move))
    if kind == HAND_OVER:
        return say("grimm-menu-give", who=g.names[handed_to(move)]), g.artifact(handed_artifact(move))
    if kind == ACCUSE:
        return g.names[accused_player(move)], g.character(accused_character(move))
    return "", g.language.join([g.names[player] for player in members(listened_to(move))])


def alone(g: GameNarrator, move: Move, facts: Facts) -> str:
    """An option in a few words, where the question has said the rest."""
    kind = kind_of(move)
    if kind == ABILITY:
        return g.character(ability_character(move))
    if kind == WAGER:
        return g.character(wagered_character(move))
    if kind == MARK:
        return g.character(marked_character(move))
    if kind == TAKE:
        return g.artifact(taken_artifact(move))
    if kind == GIVE:
        return g.language.say("grimm-menu-give", who=g.names[given_to(move)])
    return g.option(move, NOTHING if move == KEEP else facts)


def is_hopeless(view: View, move: Move) -> bool:
    """Whether an accusation cannot be right, if the table helps with such things."""
    if kind_of(move) != ACCUSE:
        return False
    character = accused_character(move)
    possible = view.guests[accused_player(move)].possible
    known = (*view.guests[view.viewer].characters, *view.peeked)
    return possible is not None and (character not in possible or character in known)
