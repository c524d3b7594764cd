"""Mascarade on the command line: which masks, which house rules, and a game made from them."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ridotto.cli.files import read_text
from ridotto.cli.parsing import names, whole
from ridotto.cli.screen.part import Arguments
from ridotto.cli.speech import metavar, speech
from ridotto.games.mascarade.play.header import AS_PRINTED, Mascarade, Options, mascarade
from ridotto.games.mascarade.play.part import PART as PLAY
from ridotto.games.mascarade.play.settings import MascaradeSettings
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.games.mascarade.rules.sets import BadSet, check_players, make_room, scenario_masks
from ridotto.refusal import Fact

OPTIONS: Final = (
    *("edition", "scenario", "masks", "mask"),
    *("opening_round", "all_at_once", "fate", "show_bans", "memory"),
)


def own(name: str, **facts: Fact) -> str:
    """A text of this game's help."""
    return speech.help("ridotto.games.mascarade.terminal", name, **facts)


def add_options(parser: Arguments) -> None:
    """All options of Mascarade."""
    add_set(parser)
    add_house_rules(parser)
    parser.add_argument(
        "--memory",
        choices=("nothing", "round", "everything"),
        help=own("memory", default=AS_PRINTED.memory),
    )


def add_set(parser: Arguments) -> None:
    """Which masks."""
    parser.add_argument("--edition", metavar="N", type=whole, help=own("edition"))
    parser.add_argument("--scenario", metavar=metavar("NAME"), help=own("scenario"))
    parser.add_argument("--masks", metavar="A,B,…", type=names, help=own("masks-named"))
    parser.add_argument(
        "--mask",
        metavar=metavar("FILE"),
        type=Path,
        action="append",
        default=[],
        help=own("mask"),
    )


def add_house_rules(parser: Arguments) -> None:
    """House rules."""
    parser.add_argument("--opening-round", action="store_true", help=own("opening-round"))
    parser.add_argument("--all-at-once", action="store_true", help=own("all-at-once"))
    parser.add_argument("--fate", action="store_true", help=own("fate"))
    parser.add_argument("--show-bans", action="store_true", help=own("show-bans"))


# ── What was asked for ───────────────────────────────────────────────────────────────────────────────


def players(arguments: Namespace) -> int:
    """How many play: as many as was said, else the usual number, or as many as there are --masks."""
    return how_many(arguments.players, arguments.masks or ())


def how_many(said: int | None, masks: Sequence[object]) -> int:
    """How many play: as many as was said, else the usual number, or as many as a large set is for."""
    return max(PLAY.usual_players, len(masks)) if said is None else said


def check_number(arguments: Namespace, count: int) -> None:
    """Raise unless this many can play the edition."""
    check_players(edition_of(arguments), count)


def edition_of(arguments: Namespace) -> int:
    """The edition that was asked for, or the first."""
    return 1 if arguments.edition is None else int(arguments.edition)


def new_header(arguments: Namespace, people: Sequence[str], first: int | None) -> Mascarade:
    """A new game for these players."""
    own = own_masks(arguments.mask)
    named = [name.casefold() for name in arguments.masks or ()]
    for mask in own:
        if named and mask.name.casefold() not in named:
            raise BadSet("own-mask-not-named", mask=mask.name)
    return mascarade(
        people,
        edition=edition_of(arguments),
        scenario=arguments.scenario,
        masks=arguments.masks,
        own=own,
        options=house_rules(arguments),
        seed=arguments.seed,
        first=first,
    )


def settings(arguments: Namespace) -> MascaradeSettings:
    """What a new table on a server agrees on."""
    return MascaradeSettings(
        edition=edition_of(arguments),
        scenario=arguments.scenario,
        masks=arguments.masks,
        own=[mask_text(path) for path in arguments.mask],
        options=house_rules(arguments),
    )


def house_rules(arguments: Namespace) -> Options:
    """The house rules that were asked for."""
    return Options(
        opening_round=arguments.opening_round,
        all_at_once=arguments.all_at_once,
        fate=arguments.fate,
        show_bans=arguments.show_bans,
        max_turns=arguments.max_turns or 0,
        memory=getattr(arguments, "memory", None) or AS_PRINTED.memory,
    )


# ── Masks of the players' own ────────────────────────────────────────────────────────────────────────


def load_mask(path: Path) -> Mask:
    """The mask in a TOML file."""
    return read_mask(read_text(path), str(path))


def mask_text(path: Path) -> str:
    """The text of a mask, once it is known to be one."""
    load_mask(path)
    return read_text(path)


def own_masks(paths: Sequence[Path]) -> list[Mask]:
    """The players' own masks, each with a name of its own."""
    masks = [load_mask(path) for path in paths]
    known = [mask.name.casefold() for mask in masks]
    for mask in masks:
        if known.count(mask.name.casefold()) > 1:
            raise BadSet("own-masks-same-name", mask=mask.name)
    return masks


def chosen_masks(arguments: Namespace, own: Sequence[Mask]) -> Sequence[Mask]:
    """The masks of a scenario, with own ones among them."""
    count, edition = how_many(arguments.players, ()), edition_of(arguments)
    masks = scenario_masks(edition, count, arguments.scenario)
    for mask in own:
        masks = make_room(edition, count, masks, mask)
    return masks
