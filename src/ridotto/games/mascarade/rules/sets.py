"""Which masks may be played together: the validator of custom sets (M50)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from ridotto.games.mascarade.rules.effects import Do
from ridotto.games.mascarade.rules.masks import EDITIONS, PLAYERS, SCENARIOS, Mask
from ridotto.games.mascarade.rules.printed_names import MaskName, in_all_languages
from ridotto.lookalikes import looks
from ridotto.refusal import BadTable


class BadSet(BadTable):
    """A set of masks that cannot be played."""

    words = "ridotto.games.mascarade.words"


class SetProblem(NamedTuple):
    """What is wrong with a set, by which rule, and what would fix it."""

    code: str
    rule: str
    problem: BadSet
    facts: Mapping[str, str | int] = {}
    """For other languages."""

    @property
    def refusal(self) -> BadSet:
        """The problem, with the rule before it."""
        return BadSet("set-problem", rule=self.rule, problem=self.problem)

    def __str__(self) -> str:
        return str(self.refusal)


class Verdict(NamedTuple):
    """The validator's result: errors forbid a set, advice does not."""

    errors: tuple[SetProblem, ...]
    advice: tuple[SetProblem, ...]


def check_players(edition: int, players: int) -> None:
    """Raise unless this many may play that edition."""
    if not isinstance(edition, int) or edition not in EDITIONS:
        raise BadSet("no-edition", edition=shown(edition))
    able = PLAYERS[edition]
    if not isinstance(players, int) or players not in able:
        number = shown(players)
        raise BadSet("wrong-number-of-players", edition=edition, least=able[0], most=able[-1], players=number)


def shown(value: object) -> str | int:
    """A number as it is, and anything else as Python writes it."""
    return value if isinstance(value, int) else repr(value)[:40]


def cards_for(players: int) -> range:
    """How many cards lie on the table, including the centre (M3, M60, M65)."""
    if players <= 5:
        return range(6, 7)
    return range(players, players + 3)


def hands_for(players: int) -> int:
    """How many cards each player has."""
    return {2: 3, 3: 2}.get(players, 1)


def scenario_masks(edition: int, players: int, scenario: str | None = None) -> tuple[Mask, ...]:
    """The masks of a printed or house scenario, in its order."""
    check_players(edition, players)
    scenarios = SCENARIOS[edition]
    wanted = next(iter(scenarios)) if scenario is None else scenario.strip()
    sets = {name.casefold(): by_players for name, by_players in scenarios.items()}.get(wanted.casefold())
    if sets is None:
        raise BadSet("no-scenario", edition=edition, scenario=wanted, scenarios=", ".join(scenarios))
    return tuple(EDITIONS[edition][mask] for mask in sets[players])


def find_masks(edition: int, names: Iterable[str], own: Sequence[Mask] = ()) -> tuple[Mask, ...]:
    """The masks with these names, in any language, in an edition's box or among the players' own."""
    if edition not in EDITIONS:
        raise BadSet("no-edition", edition=edition)
    require_names(own)
    box = EDITIONS[edition]
    by_name = {called: box[name] for called, name in in_all_languages(box).items()}
    by_name |= {mask.name.casefold(): mask for mask in own}
    return tuple(_find(edition, name.strip(), by_name) for name in names)


def require_names(own: Iterable[Mask]) -> None:
    """Raise if two different own masks have the same name, or names that look the same (M55)."""
    by_look: dict[str, Mask] = {}
    for mask in own:
        for look in looks(mask.name):
            if by_look.setdefault(look, mask) != mask:
                raise BadSet("same-mask-name", mask=MaskName(mask.name))


def _find(edition: int, name: str, by_name: Mapping[str, Mask]) -> Mask:
    mask = by_name.get(name.casefold())
    if mask is not None:
        return mask
    other = 3 - edition
    elsewhere = in_all_languages(EDITIONS[other]).get(name.casefold())
    if elsewhere is not None:
        raise BadSet("other-edition", mask=MaskName(elsewhere), other=other)
    near = get_close_matches(name.casefold(), by_name, 1)
    if near:
        raise BadSet("no-mask-but", edition=edition, mask=name, near=MaskName(by_name[near[0]].name))
    raise BadSet("no-mask", edition=edition, mask=name)


def check_set(edition: int, players: int, masks: Sequence[Mask]) -> Verdict:
    """Everything that is wrong or doubtful about a set (M50)."""
    check_players(edition, players)
    if not isinstance(masks, Sequence) or not all(isinstance(mask, Mask) for mask in masks):
        raise BadSet("masks-not-readable", value=repr(masks))
    box = EDITIONS[edition]
    errors = [
        *_check_court(box, masks),
        *_check_count(players, masks),
        *_check_bank(masks),
        *_check_each(players, masks),
        *_check_mixed(edition, masks),
    ]
    return Verdict(tuple(errors), tuple(_advise(edition, masks)))


def require_set(edition: int, players: int, masks: Sequence[Mask]) -> None:
    """Raise with every error, unless the set can be played."""
    errors = check_set(edition, players, masks).errors
    if errors:
        raise BadSet("bad-set", problems=tuple(error.refusal for error in errors))


def _problem(code: str, sentence: BadSet, **facts: str | int) -> SetProblem:
    return SetProblem(code, "M50", sentence, facts)


def _check_court(box: Mapping[str, Mask], masks: Sequence[Mask]) -> Iterable[SetProblem]:
    if not any(mask.does(Do.COLLECT_THE_COURT) for mask in masks):
        collector = next(mask.name for mask in box.values() if mask.does(Do.COLLECT_THE_COURT))
        yield _problem("no-court", BadSet("set-no-court", mask=MaskName(collector)), mask=collector)


def _check_count(players: int, masks: Sequence[Mask]) -> Iterable[SetProblem]:
    able, cards = cards_for(players), len(masks)
    if cards in able:
        return
    least, most = able[0], able[-1]
    wanted = (
        BadSet("set-exactly", n=least) if least == most else BadSet("set-between", least=least, most=most)
    )
    if cards < least:
        sentence = BadSet(
            "set-too-few-cards", players=players, wanted=wanted, cards=cards, short=least - cards
        )
    else:
        sentence = BadSet(
            "set-too-many-cards", players=players, wanted=wanted, cards=cards, over=cards - most
        )
    yield _problem("count", sentence, players=players, least=least, most=most, cards=cards)


def _check_bank(masks: Sequence[Mask]) -> Iterable[SetProblem]:
    banking, cards = sum(mask.has_bank_symbol for mask in masks), len(masks)
    if 3 * banking < cards:
        missing = -(-cards // 3) - banking
        sentence = BadSet("set-too-few-bank", banking=banking, cards=cards, missing=missing)
        yield _problem("too-few-bank", sentence, banking=banking, cards=cards, missing=missing)


def _check_each(players: int, masks: Sequence[Mask]) -> Iterable[SetProblem]:
    for mask, cards in Counter(masks).items():
        name, least, copies = mask.name, mask.least_players, mask.copies
        if mask.comes_in_company and cards == 1:
            yield _problem("alone", BadSet("set-alone", mask=MaskName(name)), mask=name)
        if least > players:
            sentence = BadSet("set-too-few-players", mask=MaskName(name), least=least, players=players)
            yield _problem("too-few-players", sentence, mask=name, least=least, players=players)
        if cards > copies:
            sentence = BadSet(
                "set-too-many-copies", mask=MaskName(name), copies=copies, cards=cards, over=cards - copies
            )
            yield _problem("too-many-copies", sentence, mask=name, copies=copies, cards=cards)


def _check_mixed(edition: int, masks: Sequence[Mask]) -> Iterable[SetProblem]:
    box = EDITIONS[edition]
    for mask in dict.fromkeys(masks):
        if not mask.own and box.get(mask.name) != mask:
            sentence = BadSet("set-mixed", mask=MaskName(mask.name), edition=edition)
            yield _problem("mixed", sentence, mask=mask.name, edition=edition)


def _advise(edition: int, masks: Sequence[Mask]) -> Iterable[SetProblem]:
    banking, cards = sum(mask.has_bank_symbol for mask in masks), len(masks)
    if edition == 2 and 2 * banking > cards:
        sentence = BadSet("set-much-bank", banking=banking, cards=cards)
        yield _problem("much-bank", sentence, banking=banking, cards=cards)


def make_room(edition: int, players: int, masks: Sequence[Mask], own: Mask) -> tuple[Mask, ...]:
    """A set with an own mask in place of the last printed card that can be spared."""
    require_names([*(mask for mask in masks if mask.own), own])
    copies = own.copies if own.comes_in_company else 1
    for last in range(len(masks), copies - 1, -1):
        if any(mask.own for mask in masks[last - copies : last]):
            continue
        fresh = (*masks[: last - copies], *[own] * copies, *masks[last:])
        if not check_set(edition, players, fresh).errors:
            return fresh
    raise BadSet("no-room", mask=own.name)
