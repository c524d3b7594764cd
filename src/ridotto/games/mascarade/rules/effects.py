"""What a power is made of: a verb, whom it affects, and a number. No conditions, no variables, no nesting."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from ridotto.refusal import Refusal

MAX_EFFECTS: Final = 4
MAX_N: Final = 20
"""The largest number an effect may carry."""


class BadEffect(Refusal):
    """An effect that makes no sense, and why."""

    words = "ridotto.games.mascarade.words"


class Do(IntEnum):
    """The verbs, in three groups: coins for each player affected, verbs that stand alone, cards."""

    NOTHING = 0

    GAIN = 1
    TAKE = 2
    GIVE = 3
    FINE = 4

    COLLECT_THE_COURT = 5
    TOP_UP = 6
    GAIN_TOGETHER = 7
    BEG = 8
    EXCHANGE_FORTUNES = 9
    WIN_WITH = 10
    CHANGE_SEATS = 11

    SWAP_OR_PRETEND = 12
    SEE_AND_SWAP = 13
    PEEK = 14
    SHOW = 15
    QUESTION = 16


class Whom(IntEnum):
    """Whom a verb affects, relative to the hero, the player who uses the power."""

    SELF = 0
    LEFT = 1
    RIGHT = 2
    NEIGHBOURS = 3
    EVERYONE_ELSE = 4
    THE_RICHEST = 5
    THE_POOREST = 6
    ANOTHER = 7
    ANOTHER_OR_CENTRE = 8
    TWO_OTHERS = 9


class Effect(NamedTuple):
    """One step of a power."""

    verb: Do
    n: int = 0
    whom: Whom = Whom.SELF

    def __str__(self) -> str:
        """The effect as a mask file spells it, e.g. `take(1, neighbours)`."""
        words = [str(self.n)] if self.n else []
        words += [self.whom.name.lower()] if self.whom else []
        return f"{self.verb.name.lower()}({', '.join(words)})"


Power: TypeAlias = tuple[Effect, ...]

COINS_MEET: Final = frozenset(Whom) - {Whom.SELF, Whom.ANOTHER_OR_CENTRE}
CARDS_MEET: Final = frozenset({Whom.ANOTHER, Whom.ANOTHER_OR_CENTRE})
ALONE: Final = frozenset({Whom.SELF})
MEETS: Final[Mapping[Do, frozenset[Whom]]] = {
    Do.GAIN: COINS_MEET | ALONE,
    Do.TAKE: COINS_MEET,
    Do.GIVE: COINS_MEET,
    Do.FINE: COINS_MEET | ALONE,
    Do.EXCHANGE_FORTUNES: frozenset({Whom.ANOTHER}),
    Do.CHANGE_SEATS: frozenset({Whom.TWO_OTHERS}),
    Do.SWAP_OR_PRETEND: frozenset({Whom.TWO_OTHERS}),
    Do.SEE_AND_SWAP: CARDS_MEET,
    Do.PEEK: CARDS_MEET,
    Do.SHOW: frozenset({Whom.ANOTHER}),
    Do.QUESTION: frozenset({Whom.ANOTHER}),
}
"""Whom each verb may affect; verbs that are not listed affect only the hero."""


def gain(n: int, whom: Whom = Whom.SELF) -> Effect:
    """The bank pays n coins to the hero, or to others."""
    return made(Do.GAIN, n, whom)


def take(n: int, whom: Whom) -> Effect:
    """The hero takes n coins from each."""
    return made(Do.TAKE, n, whom)


def give(n: int, whom: Whom) -> Effect:
    """The hero gives n coins to each."""
    return made(Do.GIVE, n, whom)


def fine(n: int, whom: Whom = Whom.SELF) -> Effect:
    """The hero, or others, each pay n coins to the court."""
    return made(Do.FINE, n, whom)


def collect_the_court() -> Effect:
    """The hero takes all coins of the court."""
    return Effect(Do.COLLECT_THE_COURT)


def top_up(n: int) -> Effect:
    """The bank pays until the hero has n coins."""
    return made(Do.TOP_UP, n)


def gain_together(n: int) -> Effect:
    """The bank pays each true owner shown this turn n coins for every one of them."""
    return made(Do.GAIN_TOGETHER, n)


def beg(n: int) -> Effect:
    """Clockwise, each player richer than the hero at that instant gives n coins."""
    return made(Do.BEG, n)


def exchange_fortunes(whom: Whom) -> Effect:
    """The hero may exchange all coins with another player."""
    return made(Do.EXCHANGE_FORTUNES, 0, whom)


def win_with(n: int) -> Effect:
    """The hero wins at once with n coins or more."""
    return made(Do.WIN_WITH, n)


def swap_or_pretend(whom: Whom) -> Effect:
    """The hero takes two other players' cards unseen, and swaps them or only pretends to."""
    return made(Do.SWAP_OR_PRETEND, 0, whom)


def see_and_swap(whom: Whom) -> Effect:
    """The hero sees their own card and another one, then swaps them or only pretends to."""
    return made(Do.SEE_AND_SWAP, 0, whom)


def peek(whom: Whom) -> Effect:
    """The hero secretly sees another card."""
    return made(Do.PEEK, 0, whom)


def show(whom: Whom) -> Effect:
    """Another player shows their card to everyone else without looking at it."""
    return made(Do.SHOW, 0, whom)


def question(n: int, whom: Whom) -> Effect:
    """Another player says which mask they have and reveals it; if wrong, they give n coins."""
    return made(Do.QUESTION, n, whom)


def change_seats(whom: Whom) -> Effect:
    """Two other players change seats; cards and coins stay on the table."""
    return made(Do.CHANGE_SEATS, 0, whom)


def made(verb: Do, n: int, whom: Whom = Whom.SELF) -> Effect:
    """A checked effect: raises unless the number and the whom go with the verb."""
    if isinstance(n, Whom) or not isinstance(whom, Whom):
        raise _usage(VERBS[verb.name.lower()])
    effect, meets = Effect(verb, n, whom), MEETS.get(verb, ALONE)
    if whom not in meets:
        goes = ", ".join(sorted(w.name.lower() for w in meets if w))
        raise BadEffect("effect-wrong-whom", verb=verb.name.lower(), whom=whom.name.lower(), whoms=goes)
    if verb in COUNTED and not 1 <= n <= MAX_N:
        raise BadEffect("effect-needs-number", verb=verb.name.lower(), most=MAX_N, n=n)
    return effect


VERBS: Final[Mapping[str, Callable[..., Effect]]] = {
    make.__name__: make
    for make in (
        *(gain, take, give, fine, collect_the_court, top_up, gain_together, beg, exchange_fortunes),
        *(win_with, swap_or_pretend, see_and_swap, peek, show, question, change_seats),
    )
}
"""The constructors by name, as mask files use them."""

COUNTED: Final = frozenset(
    {Do.GAIN, Do.TAKE, Do.GIVE, Do.FINE, Do.TOP_UP, Do.GAIN_TOGETHER, Do.BEG, Do.WIN_WITH, Do.QUESTION}
)
"""The verbs that take a number of coins."""

FROM_THE_BANK: Final = frozenset({Do.GAIN, Do.TOP_UP, Do.GAIN_TOGETHER})
"""The verbs that draw on the bank: a mask with one of them carries the bank symbol."""


def read_effect(text: str) -> Effect:
    """The effect that a mask file spells, e.g. `take(1, neighbours)`."""
    name, opening, rest = text.strip().partition("(")
    make = VERBS.get(name.strip())
    if make is None:
        raise BadEffect("effect-no-verb", verb=name.strip(), verbs=", ".join(VERBS))
    if not opening or not rest.endswith(")"):
        raise BadEffect("effect-no-brackets", effect=text, verb=name.strip())
    words = [word.strip() for word in rest[:-1].split(",") if word.strip()]
    try:
        return make(*(_argument(word) for word in words))
    except TypeError:
        raise BadEffect("effect-wrong-count", effect=text, usage=_usage(make)) from None


def _argument(word: str) -> int | Whom:
    """A number of coins or a whom."""
    if word.isdecimal():
        return int(word)
    if word.upper() not in Whom.__members__:
        raise BadEffect("effect-wrong-word", word=word, words=", ".join(w.name.lower() for w in Whom))
    return Whom[word.upper()]


def _usage(make: Callable[..., Effect]) -> BadEffect:
    """How a verb is written."""
    takes = [name for name in make.__annotations__ if name != "return"]
    return BadEffect("effect-usage", verb=make.__name__, words=", ".join(takes))
