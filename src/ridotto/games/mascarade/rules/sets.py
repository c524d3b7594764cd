"""Which masks may be played together: the validator of custom sets (M50)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from ridotto.games.mascarade.rules.effects import Do
from ridotto.games.mascarade.rules.masks import EDITIONS, PLAYERS, SCENARIOS, Mask


class Problem(NamedTuple):
    """What is wrong with a set, by which rule, and what would mend it."""

    code: str
    rule: str
    sentence: str
    facts: Mapping[str, str | int] = {}
    """What the sentence is about, for whoever says it in other words."""

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}"


class Verdict(NamedTuple):
    """What the validator says: errors forbid a set, advice does not."""

    errors: tuple[Problem, ...]
    advice: tuple[Problem, ...]


class BadSet(ValueError):
    """A set of masks that cannot be played."""


def check_players(edition: int, players: int) -> None:
    """Raise unless this many may play that edition."""
    if edition not in EDITIONS:
        raise BadSet(f"there is no edition {edition}; choose 1 or 2")
    able = PLAYERS[edition]
    if players not in able:
        raise BadSet(
            f"edition {edition} is for {able[0]} to {able[-1]} players, not {players}; change the number"
        )


def cards_for(players: int) -> range:
    """How many cards lie on the table, the centre's included (M3, M60, M65)."""
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
        raise BadSet(f"edition {edition} has no scenario '{wanted}'; it has: {', '.join(scenarios)}")
    return tuple(EDITIONS[edition][mask] for mask in sets[players])


def find_masks(edition: int, names: Iterable[str], own: Sequence[Mask] = ()) -> tuple[Mask, ...]:
    """The masks with these names in an edition's box or among the players' own."""
    if edition not in EDITIONS:
        raise BadSet(f"there is no edition {edition}; choose 1 or 2")
    require_names(own)
    known = [*EDITIONS[edition].values(), *own]
    by_name = {mask.name.casefold(): mask for mask in known}
    return tuple(_find(edition, name.strip(), by_name) for name in names)


def require_names(own: Iterable[Mask]) -> None:
    """Raise if two different masks of the players' own go by one name (M55)."""
    by_name: dict[str, Mask] = {}
    for mask in own:
        if by_name.setdefault(mask.name.casefold(), mask) != mask:
            raise BadSet(f"M55: two different masks are named {mask.name}; rename one of them")


def _find(edition: int, name: str, by_name: Mapping[str, Mask]) -> Mask:
    mask = by_name.get(name.casefold())
    if mask is not None:
        return mask
    other = 3 - edition
    if name.casefold() in (known.casefold() for known in EDITIONS[other]):
        raise BadSet(
            f"M50: {name} belongs to edition {other} and the editions are not mixed; "
            f"leave it out or play edition {other}"
        )
    near = get_close_matches(name.casefold(), by_name, 1)
    hint = f"did you mean {by_name[near[0]].name}?" if near else "see them with: ridotto masks"
    raise BadSet(f"edition {edition} has no mask '{name}'; {hint}")


def check_set(edition: int, players: int, masks: Sequence[Mask]) -> Verdict:
    """Everything that is wrong or doubtful about a set (M50)."""
    check_players(edition, players)
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
        raise BadSet("; ".join(map(str, errors)))


def _check_court(box: Mapping[str, Mask], masks: Sequence[Mask]) -> Iterable[Problem]:
    if not any(mask.does(Do.COLLECT_THE_COURT) for mask in masks):
        collector = next(mask.name for mask in box.values() if mask.does(Do.COLLECT_THE_COURT))
        yield Problem(
            "no-court", "M50", f"nobody collects the court; put the {collector} in", {"mask": collector}
        )


def _check_count(players: int, masks: Sequence[Mask]) -> Iterable[Problem]:
    able = cards_for(players)
    if len(masks) not in able:
        wanted = f"{able[0]} cards" if len(able) == 1 else f"{able[0]} to {able[-1]} cards"
        short, over = able[0] - len(masks), len(masks) - able[-1]
        mend = f"add {short}" if short > 0 else f"take {over} out"
        facts = {"players": players, "least": able[0], "most": able[-1], "cards": len(masks)}
        yield Problem("count", "M50", f"{players} players need {wanted}, not {len(masks)}; {mend}", facts)


def _check_bank(masks: Sequence[Mask]) -> Iterable[Problem]:
    banking = sum(mask.has_bank_symbol for mask in masks)
    if 3 * banking < len(masks):
        missing = -(-len(masks) // 3) - banking
        yield Problem(
            "too-few-bank",
            "M50",
            f"only {banking} of {len(masks)} cards carry the bank symbol and it must be a third; "
            f"replace {missing} by masks that draw on the bank",
            {"banking": banking, "cards": len(masks), "missing": missing},
        )


def _check_each(players: int, masks: Sequence[Mask]) -> Iterable[Problem]:
    for mask, copies in Counter(masks).items():
        if mask.comes_in_company and copies == 1:
            yield Problem(
                "alone",
                "M50",
                f"one {mask.name} alone makes no sense; put a second one in or none",
                {"mask": mask.name},
            )
        if mask.least_players > players:
            yield Problem(
                "too-few-players",
                "M50",
                f"the {mask.name} needs {mask.least_players} players or more, not {players}; replace it",
                {"mask": mask.name, "least": mask.least_players, "players": players},
            )
        if copies > mask.copies:
            yield Problem(
                "too-many-copies",
                "M50",
                f"there are {mask.copies} × {mask.name}, not {copies}; take {copies - mask.copies} out",
                {"mask": mask.name, "copies": mask.copies, "cards": copies},
            )


def _check_mixed(edition: int, masks: Sequence[Mask]) -> Iterable[Problem]:
    box = EDITIONS[edition]
    for mask in dict.fromkeys(masks):
        if not mask.own and box.get(mask.name) != mask:
            yield Problem(
                "mixed",
                "M50",
                f"the {mask.name} is not of edition {edition} and the editions are not mixed; replace it",
                {"mask": mask.name, "edition": edition},
            )


def _advise(edition: int, masks: Sequence[Mask]) -> Iterable[Problem]:
    banking = sum(mask.has_bank_symbol for mask in masks)
    if edition == 2 and 2 * banking > len(masks):
        yield Problem(
            "much-bank",
            "M50",
            f"{banking} of {len(masks)} cards carry the bank symbol, more than half; expect a short game",
            {"banking": banking, "cards": len(masks)},
        )


def make_room(edition: int, players: int, masks: Sequence[Mask], own: Mask) -> tuple[Mask, ...]:
    """A set with one's own mask in it, in place of the last printed card that can be spared."""
    require_names([*(mask for mask in masks if mask.own), own])
    copies = own.copies if own.comes_in_company else 1
    for last in range(len(masks), copies - 1, -1):
        if any(mask.own for mask in masks[last - copies : last]):
            continue
        fresh = (*masks[: last - copies], *[own] * copies, *masks[last:])
        if not check_set(edition, players, fresh).errors:
            return fresh
    raise BadSet(f"M50: {own.name} finds no place in this set; name all masks yourself with --masks")
