"""How a game starts: from the command line, or from where somebody left."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ridotto.bots.bot import MakeBot
from ridotto.bots.party import find_bot
from ridotto.mascarade.masks import Mask
from ridotto.mascarade.sets import check_players, make_room, scenario_masks
from ridotto.play import Game, Options, replay
from ridotto.play.header import AS_PRINTED, guests
from ridotto.seats import SPECTATOR, Player
from ridotto.terminal.arguments import find_seat
from ridotto.terminal.files import BadRequest, load_mask, load_record

A_GOOD_NUMBER: Final = 6
"""How many play if nobody says."""
EVERYDAY_BOTS: Final = ("honest", "bluffer")
SETTLED: Final[Mapping[str, object]] = {
    "edition": 1,
    "players": None,
    "scenario": None,
    "masks": None,
    "mask": [],
    "names": None,
    "first": None,
    "seed": None,
    "opening_round": False,
    "all_at_once": False,
    "fate": False,
    "show_bans": False,
    "max_turns": 0,
    "memory": AS_PRINTED.memory,
}
"""What a saved game has settled already, with what the command line says if nobody says anything."""


class Start(NamedTuple):
    """A game, who plays it and against whom."""

    game: Game
    viewer: Player
    bots: list[MakeBot]

    @property
    def resumed(self) -> bool:
        """Whether somebody has moved already."""
        return bool(self.game.moves)


def begin(arguments: Namespace) -> Start:
    """Set the table, new or saved."""
    bots = [find_bot(name) for name in arguments.bots or EVERYDAY_BOTS]
    if arguments.watch and arguments.seat is not None:
        raise BadRequest("somebody who watches has no seat; leave out --seat or --watch")
    if arguments.resume is not None:
        game = resume(arguments.resume, arguments)
        seat = find_seat(arguments.seat or "A", len(game.players))
    else:
        names, seat = seating(arguments)
        game = new_game(arguments, names)
    return Start(game, SPECTATOR if arguments.watch else seat, bots)


def resume(path: Path, arguments: Namespace) -> Game:
    """The game in a file, as it was left."""
    for name, silent in SETTLED.items():
        if getattr(arguments, name) != silent:
            raise BadRequest(f"a saved game has settled its --{name.replace('_', '-')} already; leave it out")
    game = replay(load_record(path), str(path))
    if game.over:
        raise BadRequest(f"the game in {path} is over; see it with: ridotto replay {path}")
    return game


def seating(arguments: Namespace) -> tuple[list[str], int]:
    """Who sits where, and which seat is yours: the first name is, wherever you sit."""
    if arguments.names is not None and arguments.players not in (None, len(arguments.names)):
        raise BadRequest(f"there are {len(arguments.names)} names for {arguments.players} players")
    count = len(arguments.names) if arguments.names else how_many(arguments, arguments.masks or ())
    check_players(arguments.edition, count)
    you, *others = guests(arguments.names or count)
    seat = find_seat(arguments.seat or "A", len(others) + 1)
    return [*others[:seat], you, *others[seat:]], seat


def how_many(arguments: Namespace, masks: Sequence[object]) -> int:
    """How many play: as many as was said, else as many as a large set is for."""
    if arguments.players is not None:
        return int(arguments.players)
    return max(A_GOOD_NUMBER, len(masks))


def new_game(arguments: Namespace, names: list[str]) -> Game:
    """A fresh game with what was asked for."""
    own = own_masks(arguments.mask)
    named = [name.casefold() for name in arguments.masks or ()]
    for mask in own:
        if named and mask.name.casefold() not in named:
            raise BadRequest(f"{mask.name} is not among the --masks; add it there or leave its --mask out")
    return Game.mascarade(
        names,
        edition=arguments.edition,
        scenario=arguments.scenario,
        masks=arguments.masks,
        own=own,
        options=Options(
            opening_round=arguments.opening_round,
            all_at_once=arguments.all_at_once,
            fate=arguments.fate,
            show_bans=arguments.show_bans,
            max_turns=arguments.max_turns,
            memory=arguments.memory,
        ),
        seed=arguments.seed,
        first=None if arguments.first is None else find_seat(arguments.first, len(names)),
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
    players = how_many(arguments, ())
    masks = scenario_masks(arguments.edition, players, arguments.scenario)
    for mask in own:
        masks = make_room(arguments.edition, players, masks, mask)
    return masks
