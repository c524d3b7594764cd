"""Games that go on: played at random, or read from the log of a table."""

from random import Random
from typing import Any

import anyio

from harness.server import Server
from ridotto.play import Game
from ridotto.server.store.sqlite import SQLite
from ridotto.server.tables.log_entries import read_entry
from ridotto.server.tables.playing import Began, Moved


def play(game: Game[Any], moves: int, seed: int = 0) -> Game[Any]:
    """Some moves at random."""
    chance = Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.play(chance.choice(game.legal()))
    return game


def finish(game: Game[Any], seed: int = 5) -> Game[Any]:
    return play(game.copy(), 100_000, seed)


def game_in_log(server: Server, code: str) -> Game[Any]:
    """The game at a table, as whoever runs the server could know it."""

    async def read() -> Game[Any]:
        store = SQLite(server.store)
        await store.open()
        rows = await store.read(code)
        await store.close()
        game: Game[Any] | None = None
        for entry in map(read_entry, (row.entry for row in rows)):
            if isinstance(entry, Began):
                game = entry.open()
            elif isinstance(entry, Moved) and game is not None:
                game.make_move(entry.move)
        assert game is not None
        return game

    return anyio.run(read)
