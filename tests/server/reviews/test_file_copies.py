"""Reviews of files go with the table at which the same game was played."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from harness.engines import StoreEngine
from ridotto.play.game import Game
from ridotto.play.record import Record
from ridotto.server.http.review_calls import finished_game_in
from ridotto.server.retention import forget
from ridotto.server.reviews.file_copies import file_digest, is_private_copy, keep_private
from ridotto.server.store.store import Store
from ridotto.server.store.stored_reviews import WantedReview
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.playing import Again, Began, Moved
from server.history.long_logs import LogWriter

pytestmark = pytest.mark.anyio
FAR = 2**60
SHORT = Agreement(players=4, settings={"options": {"max_turns": 3}})


@pytest.fixture
async def store(engine: StoreEngine) -> AsyncIterator[Store]:
    async with engine.opened() as store:
        yield store


async def games_at_a_table(store: Store, count: int = 2) -> list[Game[Any]]:
    writer, games = LogWriter(store), list[Game[Any]]()
    writer.add(Opened(SHORT, "ann", "Ann", bots=["honest"] * 3))
    for seed in range(count):
        writer.add(Began(SHORT.header(writer.state.names(), seed), "salt"))
        game = writer.state.game
        assert game is not None
        while not game.over:
            assert game.decider is not None
            writer.add(Moved(game.decider, game.legal()[-1]))
        games.append(game)
        writer.add(Again())
    await writer.flush()
    return games


async def uploaded(store: Store, game: Game[Any]) -> str:
    """The digest of a game as it comes back from a file, with a review of each budget."""
    again = finished_game_in(msgspec.json.decode(msgspec.json.encode(Record.of(game))))
    digest = file_digest(again.header, again.moves, await store.secret())
    for budget in ("default", "quick"):
        await store.ask_for_review(WantedReview(f"/{digest}/{budget}", "", 1, b"moves"), "eve", 100, 10)
    return digest


async def reviews_of(store: Store, digest: str) -> list[bool]:
    return [await store.review(f"/{digest}/{budget}", 1) is not None for budget in ("default", "quick")]


async def test_reviews_of_files_of_all_its_games_are_deleted_with_a_table(store: Store) -> None:
    first, second = await games_at_a_table(store)
    digests = [await uploaded(store, game) for game in (first, second)]
    before = [await reviews_of(store, digest) for digest in digests]

    assert (await forget(store, FAR, 0, keep_games=False)).tables == 1

    assert before == [[True, True]] * 2
    assert [await reviews_of(store, digest) for digest in digests] == [[False, False]] * 2


async def test_reviews_of_files_stay_if_the_table_is_in_use_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    (game,) = await games_at_a_table(store, 1)
    digest = await uploaded(store, game)

    monkeypatch.setattr(store, "delete_table", is_in_use)
    assert (await forget(store, FAR, 0, keep_games=False)).tables == 0

    assert await reviews_of(store, digest) == [True, True]


async def is_in_use(*_: object) -> bool:
    return False


async def test_a_private_game_stays_private_after_its_table(store: Store) -> None:
    first, second = await games_at_a_table(store)
    digests = [await uploaded(store, game) for game in (first, second)]
    await keep_private(store, digests[0], True)
    reviews = [await reviews_of(store, digest) for digest in digests]

    await forget(store, FAR, FAR, keep_games=False)

    assert reviews == [[False, False], [True, True]]
    assert [await is_private_copy(store, digest) for digest in digests] == [True, False]
