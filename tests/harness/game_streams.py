"""Plays random games and prints what viewers are sent: `python -m harness.game_streams GAME GAMES VIEWERS`.

One line of JSON for each viewer of each game: the viewer, the header, and a list of steps, each with the
events of one decision as this viewer saw them, the view after it, and its compact form. The first step is the
deal. `times` has how long the server thinks the events of each step are shown. Tests of the page read it, to
compare what the page makes of events with what the server says.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from ridotto.events import Event
from ridotto.play import Game
from ridotto.seats import SPECTATOR, Player


def streams(game: Game[Any], viewers: list[Player], chance: Random) -> Iterator[dict[str, Any]]:
    """What each viewer is sent of one game, played at random to its end."""
    steps: dict[Player, list[tuple[Any, Any, Any]]] = {viewer: [] for viewer in viewers}
    since = 0
    while True:
        for viewer, sent in steps.items():
            sent.append((game.events(viewer, since), game.view(viewer), game.compact_view(viewer)))
        if game.over:
            break
        since = len(game.log)
        game.play(chance.choice(game.legal()))
    for viewer, sent in steps.items():
        times = [_times(game, events) for events, _, _ in sent]
        yield {"viewer": viewer, "header": game.header, "steps": sent, "times": times}


def _times(game: Game[Any], events: list[Event]) -> list[int]:
    """How long each of these events is shown."""
    kinds = [event.kind for event in events]
    return [game.part.pacing.time_of(kind, next) for kind, next in zip_longest(kinds, kinds[1:])]


def main(id: str, games: int, viewers: int) -> None:
    random_game = import_module(f"games.{id}.page.random_game").random_game
    for seed in range(games):
        chance = Random(seed)
        game = random_game(chance)
        everybody = [*range(len(game.players)), SPECTATOR]
        for stream in streams(game, chance.sample(everybody, min(viewers, len(everybody))), chance):
            sys.stdout.buffer.write(msgspec.json.encode(stream) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
