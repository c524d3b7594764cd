"""Finished games for research: what was played, and nothing about who played it, where or when."""

from collections.abc import AsyncIterator

import msgspec

from ridotto.games.registry import game_of
from ridotto.play.game import Game, open_game
from ridotto.play.record import Record, play_all
from ridotto.play.rulebook import Rulebook
from ridotto.server.history.log_reader import read_rows
from ridotto.server.store.store import Code, Store
from ridotto.server.tables.sealed_game import GameReader


async def codes(store: Store) -> AsyncIterator[Code]:
    """All tables there are, page by page."""
    after = ""
    while page := await store.listings(after):
        for listing in page:
            yield listing.code
        after = page[-1].code


async def finished_games(store: Store, code: Code) -> AsyncIterator[Game[Rulebook]]:
    """The games that were played to their end at a table, read in slices; DamagedLog if one is damaged."""
    reader = GameReader()
    async for row in read_rows(store, code):
        if reader.add(row) and reader.game is not None and reader.game.over:
            yield reader.game


def anonymous(game: Game[Rulebook]) -> Record:
    """An anonymous copy of a game: the same cards and moves, without names."""
    again = open_game(game_of(game.header).play.anonymous(game.header))
    play_all(again, game.moves)
    return Record.of(again)


def anonymous_record(game: Game[Rulebook]) -> bytes:
    """The same as JSON."""
    return msgspec.json.encode(anonymous(game))
