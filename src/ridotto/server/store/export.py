"""Finished games for research: what was played, and nothing about who played it, where or when."""

from collections.abc import AsyncIterator, Iterable, Iterator

from ridotto.games.registry import game_of
from ridotto.play.game import Game, open_game
from ridotto.play.record import Record, play_all
from ridotto.play.rulebook import Rulebook
from ridotto.server.store.store import Code, Row, Store
from ridotto.server.tables.log_entries import apply_row
from ridotto.server.tables.playing import Began, Moved
from ridotto.server.tables.state import TableState


async def codes(store: Store) -> AsyncIterator[Code]:
    """All tables there are, page by page."""
    after = ""
    while page := await store.listings(after):
        for listing in page:
            yield listing.code
        after = page[-1].code


def finished_games(code: Code, rows: Iterable[Row]) -> Iterator[Game[Rulebook]]:
    """The games that were played to their end at a table."""
    state = TableState(code)
    for row in rows:
        entry = apply_row(state, row)
        if isinstance(entry, (Began, Moved)) and state.phase == "over" and state.game is not None:
            yield state.game


def anonymous(game: Game[Rulebook]) -> Record:
    """An anonymous copy of a game: the same cards and moves, without names."""
    again = open_game(game_of(game.header).play.anonymous(game.header))
    play_all(again, game.moves)
    return Record.of(again)
