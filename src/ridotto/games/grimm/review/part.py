"""The Grimm Masquerade, as the review asks for it."""

from collections.abc import Sequence
from typing import Final

from ridotto.events import Event
from ridotto.games.grimm.bots.candidates import candidates
from ridotto.games.grimm.bots.choice import choose
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.mixture import MIXTURE
from ridotto.games.grimm.bots.viewpoint import Viewpoint, is_open
from ridotto.games.grimm.play.header import Grimm
from ridotto.games.grimm.play.rulebook import GrimmRulebook
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import BANE, BOON
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.moves import (
    ACCUSE,
    ACT,
    GIVE,
    KEEP,
    Move,
    accused_character,
    accused_player,
    action_of,
    kind_of,
)
from ridotto.games.grimm.rules.table import (
    ACTING,
    DANCING,
    GIFT,
    GIVING,
    HAND,
    KEEP_OR_GIVE,
    KINDS,
    PHASE_NAMES,
    POINTING,
    TOASTING,
    Table,
)
from ridotto.games.grimm.words.part import PART as WORDS
from ridotto.review.part import DecisionView, ReviewPart, StatementFacts
from ridotto.review.schema import Theme
from ridotto.seats import Player, members

BY_CHANCE: Final = frozenset(
    {Kind.ROUND, Kind.DEALT, Kind.REVEALED, Kind.DREW, Kind.PASSED, Kind.PEEKED, Kind.SHUFFLED, Kind.OFFERED}
)
"""What is drawn, dealt or shuffled."""


def new_viewpoint(header: Grimm, player: Player, seed: int) -> Viewpoint:
    """The viewpoint of a player before the first round."""
    return Viewpoint(GrimmInvitation.to(header, player), seed)


def true_table(rulebook: GrimmRulebook) -> Table:
    """The table with nothing hidden."""
    return rulebook.table


def is_quiet(events: Sequence[Event]) -> bool:
    """Whether a player chose something in secret, and that was all."""
    return all(event.kind == Kind.CHOSE for event in events)


def has_chance(events: Sequence[Event]) -> bool:
    """Whether anything was drawn, dealt or shuffled."""
    return any(event.kind in BY_CHANCE for event in events)


def sensible(choice: DecisionView) -> list[Move]:
    """What a searcher would look at, with the heuristic policy's move."""
    options = list(choice.legal)
    favourite = choose(choice.state, choice.seen, options[:], len(options))
    hidden = [
        [0.0 if choice.seen.broken >> character & 1 else row[character] for character in range(KINDS)]
        for row in choice.viewpoint.marginals().tolist()
    ]
    return candidates(options, favourite, choice.seen, choice.state, hidden)


def says(t: Table, move: Move) -> tuple[int, int] | None:  # noqa: ARG001
    """An accusation says who somebody is."""
    if kind_of(move) == ACCUSE:
        return accused_player(move), accused_character(move)
    return None


def is_so(t: Table, who: int, character: int) -> bool:
    """Whether a player has a character."""
    return character in t.characters[2 * who : 2 * who + 2]


def statement(t: Table, who: Player, move: Move) -> StatementFacts | None:
    """What hides one's own character: accusing another of it, giving its boon away, keeping its bane."""
    hidden = members(t.hidden[who])
    if kind_of(move) == ACCUSE and accused_character(move) in hidden:
        own = accused_character(move)
        return StatementFacts("accuse-of-own", own, own, False, who, own, True)
    if t.phase != KEEP_OR_GIVE or not t.masked >> who & 1:
        return None
    for own in hidden:
        if GIVE <= move < GIVE + t.players and BOON[own] == t.drawn:
            return StatementFacts("give-boon", t.drawn, own, False, who, own, True)
        if move == KEEP and BANE[own] == t.drawn:
            return StatementFacts("keep-bane", t.drawn, own, False, who, own, True)
    return None


def contests(phase: str, move: Move) -> bool | None:
    """To accuse somebody, or to do something else instead."""
    if phase == PHASE_NAMES[POINTING]:
        return True
    if phase == PHASE_NAMES[ACTING]:
        return move >= ACT and action_of(move) == Action.POINT
    return None


def holds(t: Table, who: Player, character: int) -> bool:
    """Whether a player has a character."""
    return is_so(t, who, character)


CHOOSES_A_PLAYER: Final = frozenset({GIVING, HAND, DANCING, TOASTING, GIFT})


def theme(t: Table, who: Player, moves: Sequence[Move]) -> Theme | None:
    """By what is asked; a card that is kept or given away may hide one's own character."""
    if t.phase == POINTING:
        return "who"
    if t.phase == ACTING:
        pointing = any(contests(PHASE_NAMES[t.phase], move) for move in moves)
        return "claim" if pointing else None
    if t.phase == KEEP_OR_GIVE:
        hiding = any(statement(t, who, move) is not None for move in moves)
        return "lie" if hiding else "point"
    return "point" if t.phase in CHOOSES_A_PLAYER else None


PART: Final = ReviewPart(
    mixture=MIXTURE,
    viewpoint=new_viewpoint,
    true_table=true_table,
    is_open=is_open,
    is_quiet=is_quiet,
    has_chance=has_chance,
    candidates=sensible,
    says=says,
    is_so=is_so,
    statement=statement,
    contests=contests,
    holds=holds,
    theme=theme,
    rows=WORDS.believed_rows,
    columns=WORDS.believed_names,
)
