"""Games of mixed bots for `make bench-review`."""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from ridotto.games.registry import game_of
from ridotto.play import Game
from ridotto.play.record import Record
from ridotto.simulation.batch import replay_of
from ridotto.simulation.policies import play_minded

FRESH: Final = 0x5EED_1117
"""Seeds of these games begin here."""
TUNING: Final = 5_000_000
"""Games with numbers from here on are for tuning; what is published comes from those before."""
TABLES: Final[dict[str, list[dict[str, Any]]]] = {
    "mascarade": [
        {"players": 3},
        {"players": 4},
        {"players": 6},
        {"players": 6, "edition": 2, "scenario": "A"},
        {"players": 8},
        {"players": 8, "edition": 2, "scenario": "B"},
        {"players": 13},
    ],
    "grimm": [{"players": players} for players in (2, 3, 4, 5)],
}
"""The tables of each game, in turn."""
LONG: Final = 1_000_000
"""Long games have numbers from here on."""
SPREAD: Final = 6
"""Turns by which a long game may be longer than asked for."""


def variants(game: str, number: int, players: int) -> dict[str, Any]:
    """Every second ball of each size has all variants; two guests never have wagers."""
    if game != "grimm":
        return {}
    from ridotto.games.grimm.play.header import Options  # noqa: PLC0415

    every = number // len(TABLES[game]) % 2 == 1
    return {"options": Options(wagers=players > 2, treasures=True, abilities=True)} if every else {}


def record_of(game: str, number: int, table: dict[str, Any] | None = None, alike: bool = False) -> Record:
    """One game of bots that answer at once, drawn by chance for every seat, or one for all."""
    settings = dict(table or TABLES[game][number % len(TABLES[game])])
    players = settings.pop("players")
    opened = getattr(Game, game)(players, seed=1, **settings, **variants(game, number, players))
    bots = game_of(opened.header).bots
    rng = np.random.default_rng([FRESH, number])
    kinds: list[Any] = list(bots.bots.values())
    drawn = rng.integers(0, len(kinds), len(opened.players)).tolist()
    tempers = [kinds[drawn[0] if alike else i].temper for i in drawn]
    states, seed = bots.states_with(opened.header, tempers), FRESH + number
    assert bots.policy is not None
    played = play_minded(opened.header, bots.policy.hooks, states, 1, seed, told=True)
    return Record.of(replay_of(opened.header, seed, played, 0))


def long_records(game: str, players: int, turns: int) -> Iterator[Record]:
    """Games with at least this many turns and hardly more; of any length if no number is given."""
    number = LONG
    while True:
        record = record_of(game, number, {"players": players}, alike=turns > 0 and number % 2 == 1)
        if not turns or turns <= record.result.turns <= turns + SPREAD:
            yield record
        number += 1
