"""Sets to compare, as people name them: a scenario, some masks, or a TOML file of many."""

import tomllib
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from ridotto.cli.files import read_bytes
from ridotto.foreign_errors import data_reason, toml_reason
from ridotto.games.mascarade import Mascarade, Options
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.games.mascarade.rules.masks import EDITIONS, SCENARIOS, Mask
from ridotto.games.mascarade.rules.printed_names import in_all_languages
from ridotto.games.mascarade.rules.sets import BadSet
from ridotto.games.mascarade.terminal.options import house_rules, how_many


class BadSets(BadSet):
    """Sets that cannot be read, and why."""


class WantedSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One set: what is left out is as the command line says."""

    edition: int | None = None
    players: int | None = None
    scenario: str | None = None
    masks: list[str] | None = None
    own: list[str] = []
    """Files with masks of one's own, beside the file with the sets."""


class Sets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of many sets."""

    sets: dict[str, WantedSet]


def headers_of(arguments: Namespace) -> Mapping[str, Mascarade]:
    """The games to compare, by the name of their set."""
    options = house_rules(arguments)
    if len(arguments.sets) == 1:
        path = Path(arguments.sets[0])
        if path.suffix != ".toml":
            raise BadSets("sets-one-named")
        found, beside = read_sets(read_bytes(path).decode("utf-8", "replace"), str(path)), path.parent
    else:
        found, beside = {name: named_set(name) for name in arguments.sets}, Path()
        if len(found) < len(arguments.sets):
            raise BadSets("sets-named-twice")
    return {name: header_of(settled(wanted, arguments), options, beside) for name, wanted in found.items()}


def settled(wanted: WantedSet, arguments: Namespace) -> WantedSet:
    """A set with what the command line says where the set says nothing."""
    return msgspec.structs.replace(
        wanted, edition=wanted.edition or arguments.edition, players=wanted.players or arguments.players
    )


def named_set(text: str) -> WantedSet:
    """A scenario by name, or masks between commas."""
    if "," in text:
        return WantedSet(masks=[name.strip() for name in text.split(",") if name.strip()])
    return WantedSet(scenario=text.strip())


def read_sets(text: str, source: str) -> Mapping[str, WantedSet]:
    """The sets in a TOML text, by name."""
    try:
        sets = msgspec.convert(tomllib.loads(text), Sets).sets
    except tomllib.TOMLDecodeError as error:
        line, reason = toml_reason(error)
        if line is None:
            raise BadSets("mask-bad-toml-end", file=source, reason=reason) from None
        raise BadSets("mask-bad-toml", file=source, line=line, reason=reason) from None
    except msgspec.ValidationError as error:
        raise BadSets("sets-not-readable", file=source, reason=data_reason(error)) from None
    for name, wanted in sets.items():
        if (wanted.scenario is None) == (wanted.masks is None):
            raise BadSets("sets-scenario-or-masks", file=source, set=name)
    if len(sets) < 2:
        raise BadSets("sets-only-one" if sets else "sets-none", file=source)
    return sets


def header_of(wanted: WantedSet, options: Options, beside: Path = Path()) -> Mascarade:
    """A game with this set."""
    own = own_masks(wanted, beside)
    return mascarade(
        how_many(wanted.players, wanted.masks or ()),
        edition=wanted.edition or edition_of(wanted, own),
        scenario=wanted.scenario,
        masks=wanted.masks,
        own=own,
        options=options,
        seed=0,
    )


def edition_of(wanted: WantedSet, own: Sequence[Mask]) -> int:
    """The first edition that has all this."""
    names = {mask.name.casefold() for mask in own}
    for edition, box in EDITIONS.items():
        known = names | in_all_languages(box).keys()
        if wanted.scenario in SCENARIOS[edition]:
            return edition
        if wanted.masks is not None and all(name.casefold() in known for name in wanted.masks):
            return edition
    return 1


def own_masks(wanted: WantedSet, beside: Path) -> Sequence[Mask]:
    """The masks of one's own in a set."""
    masks = []
    for name in wanted.own:
        path = beside / name
        try:
            masks.append(read_mask(path.read_text("utf-8-sig"), str(path)))
        except (OSError, UnicodeDecodeError):
            raise BadSets("sets-mask-not-readable", mask=str(path)) from None
    return masks
