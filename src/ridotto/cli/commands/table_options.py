"""A fresh table from the command line: which game, for whom, and what is played with."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ridotto.cli.arguments import find_seat
from ridotto.cli.files import BadRequest, load_mask
from ridotto.games.grimm import Grimm, GrimmOptions
from ridotto.games.grimm.play.header import check_players as check_guests
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade import Mascarade, Options
from ridotto.games.mascarade.play.header import AS_PRINTED, mascarade
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.games.mascarade.rules.sets import check_players, make_room, scenario_masks
from ridotto.play.header import Header
from ridotto.play.setup import guests

A_GOOD_NUMBER: Final = {"mascarade": 6, "grimm": 4}
"""How many play if nobody says."""
TITLES: Final = {"mascarade": "Mascarade", "grimm": "The Grimm Masquerade"}
OF_ONE_GAME: Final[Mapping[str, Sequence[str]]] = {
    "mascarade": (
        *("edition", "scenario", "masks", "mask"),
        *("opening_round", "all_at_once", "fate", "show_bans", "memory"),
    ),
    "grimm": ("wagers", "treasures", "abilities", "no_deduction"),
}
"""What can be said of one game only."""
SETTLED: Final = (
    *("game", "players", "names", "first", "seed", "max_turns"),
    *OF_ONE_GAME["mascarade"],
    *OF_ONE_GAME["grimm"],
)
"""What a saved game has settled already."""


def said(arguments: Namespace, name: str) -> bool:
    """Whether the command line says anything about this."""
    return getattr(arguments, name, None) not in (None, False, [])


def game_of(arguments: Namespace) -> str:
    """The game that was asked for; what belongs to the other one is refused."""
    game = arguments.game or "mascarade"
    for other, options in OF_ONE_GAME.items():
        for name in options:
            if other != game and said(arguments, name):
                raise BadRequest(
                    f"--{name.replace('_', '-')} belongs to {TITLES[other]}, and this is {TITLES[game]}; "
                    "leave it out"
                )
    return str(game)


def seating(arguments: Namespace) -> tuple[list[str], int]:
    """Who sits where, and which seat is yours: the first name is, wherever you sit."""
    if arguments.names is not None and arguments.players not in (None, len(arguments.names)):
        raise BadRequest(f"there are {len(arguments.names)} names for {arguments.players} players")
    count = (
        len(arguments.names)
        if arguments.names
        else how_many(arguments, arguments.masks or (), game_of(arguments))
    )
    check_number(arguments, count)
    you, *others = guests(arguments.names or count)
    seat = find_seat("A" if arguments.seat is None else arguments.seat, len(others) + 1)
    return [*others[:seat], you, *others[seat:]], seat


def how_many(arguments: Namespace, masks: Sequence[object], game: str = "mascarade") -> int:
    """How many play: as many as was said, else a good number, or as many as a large set is for."""
    if arguments.players is not None:
        return int(arguments.players)
    return max(A_GOOD_NUMBER[game], len(masks))


def check_number(arguments: Namespace, count: int) -> None:
    """Raise unless this many can play."""
    if game_of(arguments) == "grimm":
        check_guests(count, grimm_options(arguments))
    else:
        check_players(edition_of(arguments), count)


def new_header(arguments: Namespace, names: Sequence[str]) -> Header:
    """A fresh game with what was asked for."""
    return (new_grimm if game_of(arguments) == "grimm" else new_mascarade)(arguments, names)


def first_seat(arguments: Namespace, players: int) -> int | None:
    """Who begins; nobody in particular if chance decides."""
    return None if arguments.first is None else find_seat(arguments.first, players)


# ── The Grimm Masquerade ─────────────────────────────────────────────────────────────────────────────


def grimm_options(arguments: Namespace) -> GrimmOptions:
    """The variants that were asked for."""
    return GrimmOptions(
        wagers=arguments.wagers,
        treasures=arguments.treasures,
        abilities=arguments.abilities,
        max_turns=arguments.max_turns or 0,
        deduction=not arguments.no_deduction,
    )


def new_grimm(arguments: Namespace, names: Sequence[str]) -> Grimm:
    """A ball for these guests."""
    first = first_seat(arguments, len(names))
    return grimm(names, options=grimm_options(arguments), seed=arguments.seed, first=first)


# ── Mascarade ────────────────────────────────────────────────────────────────────────────────────────


def edition_of(arguments: Namespace) -> int:
    """The edition that was asked for, or the first."""
    return 1 if arguments.edition is None else int(arguments.edition)


def new_mascarade(arguments: Namespace, names: Sequence[str]) -> Mascarade:
    """A game of Mascarade for these players."""
    own = own_masks(arguments.mask)
    named = [name.casefold() for name in arguments.masks or ()]
    for mask in own:
        if named and mask.name.casefold() not in named:
            raise BadRequest(f"{mask.name} is not among the --masks; add it there or leave its --mask out")
    return mascarade(
        names,
        edition=edition_of(arguments),
        scenario=arguments.scenario,
        masks=arguments.masks,
        own=own,
        options=house_options(arguments),
        seed=arguments.seed,
        first=first_seat(arguments, len(names)),
    )


def house_options(arguments: Namespace) -> Options:
    """The house rules that were asked for."""
    return Options(
        opening_round=arguments.opening_round,
        all_at_once=arguments.all_at_once,
        fate=arguments.fate,
        show_bans=arguments.show_bans,
        max_turns=arguments.max_turns or 0,
        memory=getattr(arguments, "memory", None) or AS_PRINTED.memory,
    )


def own_masks(paths: Sequence[Path]) -> list[Mask]:
    """The players' own masks, each with a name of its own."""
    masks = [load_mask(path) for path in paths]
    names = [mask.name.casefold() for mask in masks]
    for mask in masks:
        if names.count(mask.name.casefold()) > 1:
            raise BadRequest(f"two masks of your own are named {mask.name}; rename one")
    return masks


def chosen_masks(arguments: Namespace, own: Sequence[Mask]) -> Sequence[Mask]:
    """The masks of a scenario, with own ones among them."""
    players, edition = how_many(arguments, ()), edition_of(arguments)
    masks = scenario_masks(edition, players, arguments.scenario)
    for mask in own:
        masks = make_room(edition, players, masks, mask)
    return masks
