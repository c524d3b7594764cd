"""A game as it would be if everybody sat some seats further on, as somebody might disguise a copy of it."""

from typing import Any

from msgspec.structs import replace

from ridotto.games.grimm.play.header import Laid
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.registry import game_of
from ridotto.play import Game
from ridotto.play.game import open_game
from ridotto.seats import Player


def turned(game: Game[Any], by: int) -> Game[Any]:
    """The same deal and the same moves under turned seats, with other names and another seed."""
    players = len(game.players)
    names = [f"Player {seat + 1}" for seat in range(players)]
    header = replace(game.header, players=names, seed="99", **DEALS[game_of(game.header).id](game, by))
    found = _play_like(open_game(header), open_game(game.header), game.moves, by)
    assert found is not None, "the rules are not the same for all seats"
    return found


def _play_like(again: Game[Any], game: Game[Any], moves: list[int], by: int) -> Game[Any] | None:
    """Make the moves with the same consequences under turned seats; some show only later what they were."""
    if not moves:
        return again
    origin, move = game.decider, moves[0]
    wanted = _consequence(game, move, origin)
    alike = _moves_to(game, wanted, origin)
    able = _moves_to(again, wanted, (origin + by) % len(game.players))
    likely = able[alike.index(move) : alike.index(move) + 1]  # hands and the centre are in the same order
    game = _after(game, move)
    for each in [*likely, *(other for other in able if other not in likely)]:
        found = _play_like(_after(again, each), game, moves[1:], by)
        if found is not None:
            return found
    return None


def _moves_to(game: Game[Any], wanted: list[tuple[int, ...]], origin: Player) -> list[int]:
    return [move for move in game.legal() if _consequence(game, move, origin) == wanted]


def _after(game: Game[Any], move: int) -> Game[Any]:
    after = game.copy()
    after.make_move(move)
    return after


def _consequence(game: Game[Any], move: int, origin: Player) -> list[tuple[int, ...]]:
    """What a move would lead to, counted from a player."""
    told, counted = len(game.log), game_of(game.header).play.counted_from(game.header)
    return sorted(counted(event, origin) for event in _after(game, move).log[told:])


def _deal_of_places(game: Game[Any], by: int) -> dict[str, Any]:
    """Hands move on, the centre stays; masks are listed in another order under other names."""
    cards, masks = [event.secret for event in open_game(game.header).log[:-1]], list(game.header.masks)
    players = len(game.players)
    hands = len(cards) // players
    held = [cards[seat * hands : (seat + 1) * hands] for seat in range(players)]
    moved = [card for seat in range(players) for card in held[(seat - by) % players]]
    last = len(masks) - 1
    return {
        "cards": [last - card for card in [*moved, *cards[players * hands :]]],
        "masks": [replace(mask, name=f"Mask {number}") for number, mask in enumerate(masks[::-1])],
        "dealt": True,
        "scenario": None,
        "first": (open_game(game.header).decider + by) % players,
    }


def _deal_of_characters(game: Game[Any], by: int) -> dict[str, Any]:
    """Characters move on; artifacts and actions come in the same order."""
    players, log = len(game.players), game.log
    dealt = [event for event in log if event.kind == Kind.DEALT][:players]
    turned_up = [event.secret for event in log if event.kind in (Kind.REVEALED, Kind.DREW)]
    return {
        "laid": Laid(
            [[CHARACTER_NAMES[dealt[(seat - by) % players].secret]] for seat in range(players)],
            [ARTIFACTS[artifact] for artifact in turned_up],
            [ACTION_NAMES[event.n] for event in log if event.kind == Kind.OFFERED],
        ),
        "first": (open_game(game.header).decider + by) % players,
    }


DEALS = {"mascarade": _deal_of_places, "grimm": _deal_of_characters}
