"""Mascarade, as the review asks for it."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ridotto.events import Event
from ridotto.games.mascarade.bots.candidates import candidates
from ridotto.games.mascarade.bots.choice import choose
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.mixture import MIXTURE
from ridotto.games.mascarade.bots.viewpoint import Viewpoint, is_open
from ridotto.games.mascarade.play.header import Mascarade
from ridotto.games.mascarade.play.rulebook import MascaradeRulebook
from ridotto.games.mascarade.rules.effects import read_effect
from ridotto.games.mascarade.rules.events import FATE, Kind
from ridotto.games.mascarade.rules.moves import (
    ANNOUNCE,
    CLAIM,
    LOOK,
    PASS,
    SWAP,
    Move,
    announce_hand,
    announced_mask,
    claim_hand,
    kind_of,
    swap_place,
)
from ridotto.games.mascarade.rules.setup import pack
from ridotto.games.mascarade.rules.table import (
    ANSWERS,
    HOW,
    MAX_MASKS,
    NAMING,
    PHASE_NAMES,
    PLACES,
    SEATS,
    Packed,
    Table,
)
from ridotto.games.mascarade.words.part import PART as WORDS
from ridotto.review.part import DecisionView, ReviewPart, StatementFacts
from ridotto.review.schema import Theme
from ridotto.seats import Player

SAYS_LITTLE: Final = frozenset({Kind.PASSED, Kind.ANSWERED})


def new_viewpoint(header: Mascarade, player: Player, seed: int) -> Viewpoint:
    """The viewpoint of a player before the deal."""
    return Viewpoint(MascaradeInvitation.to(header, player), seed)


def true_table(rulebook: MascaradeRulebook) -> Table:
    """The table with nothing hidden."""
    return rulebook.table


def is_quiet(events: Sequence[Event]) -> bool:
    """Whether nobody did more than to pass, or to answer in secret."""
    return all(event.kind in SAYS_LITTLE for event in events)


def has_chance(events: Sequence[Event]) -> bool:
    """Only fate is chance after the deal."""
    return any(event.kind == Kind.HANDLED and event.secret == FATE for event in events)


@cache
def powers_of(texts: tuple[tuple[str, ...], ...]) -> Packed:
    """The powers of a game, as the rules take them."""
    return pack([tuple(read_effect(text) for text in power) for power in texts])


def sensible(choice: DecisionView) -> list[Move]:
    """What a searcher would look at, with the heuristic policy's move."""
    assert isinstance(choice.header, Mascarade)
    powers = powers_of(tuple(tuple(card.power) for card in choice.header.masks))
    options = list(choice.legal)
    favourite = choose(choice.state, choice.seen, powers, options[:], len(options))
    flat: list[float] = []
    for row in choice.viewpoint.marginals().tolist():
        flat += [*row, *([0.0] * (MAX_MASKS - len(row)))]
    return candidates(options, favourite, choice.seen, powers, flat)


def says(t: Table, move: Move) -> tuple[int, int] | None:
    """An announcement or a claim says which mask lies on an own place."""
    if kind_of(move) == ANNOUNCE:
        return t.asked * t.hands + announce_hand(move), announced_mask(move)
    if kind_of(move) == CLAIM:
        return t.asked * t.hands + claim_hand(move), t.announced
    return None


def is_so(t: Table, place: int, mask: int) -> bool:
    """Whether a mask lies on a place."""
    return t.cards[place] == mask


def statement(t: Table, who: Player, move: Move) -> StatementFacts | None:  # noqa: ARG001
    """An announcement."""
    if kind_of(move) != ANNOUNCE:
        return None
    place, mask = t.asked * t.hands + announce_hand(move), announced_mask(move)
    return StatementFacts("announce", mask, t.cards[place], t.cards[place] == mask, place, mask)


def contests(phase: str, move: Move) -> bool | None:
    """To claim what was announced, or to pass."""
    return move != PASS if phase == PHASE_NAMES[ANSWERS] else None


def holds(t: Table, who: Player, mask: int) -> bool:
    """Whether a mask lies in front of a player."""
    first = t.seat_of[who] * t.hands
    return mask in t.cards[first : first + t.hands]


THEME_OF_PHASE: Final[dict[int, Theme]] = {
    ANSWERS: "claim",
    SEATS: "point",
    PLACES: "who",
    HOW: "who",
    NAMING: "who",
}
THEME_OF_TURN: Final[dict[int, Theme]] = {ANNOUNCE: "lie", SWAP: "who", LOOK: "who"}


def theme(t: Table, who: Player, moves: Sequence[Move]) -> Theme | None:  # noqa: ARG001
    """By what is asked; in a turn, by what is best; between two cards to take, about whom to take it from."""
    best, second = moves[0], moves[1]
    if kind_of(best) == kind_of(second) == SWAP and swap_place(best) != swap_place(second):
        return "point"
    return THEME_OF_PHASE.get(t.phase) or THEME_OF_TURN.get(kind_of(moves[0]))


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
