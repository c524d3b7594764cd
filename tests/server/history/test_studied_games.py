"""Which finished games may be studied, and what is left in them."""

from pathlib import Path

import msgspec
import polars as pl
import pytest

from harness.engines import StoreEngine
from ridotto.cli.commands.export import collect, played
from ridotto.dataset import load
from ridotto.dataset.people import write_games
from ridotto.play import open_game
from ridotto.server.history.studied_games import drop_games_of, kept_notes, studied_games
from ridotto.server.retention import forget
from ridotto.server.store.store import Person, Store
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.hosting import Agree, Agreed, Opened
from ridotto.server.tables.playing import Again, Began, Moved
from ridotto.server.tables.privacy import PrivacyChanged
from ridotto.server.tables.refused import Refused
from ridotto.server.tables.seats import Came, Sat
from ridotto.server.tables.talk import Said
from server.history.long_logs import CODE, LogWriter

pytestmark = pytest.mark.anyio
FAR = 2**60
SETTINGS = {"options": {"max_turns": 3}}
STUDIED = Agreement(players=4, study=True, settings=SETTINGS)
PEOPLE = {"ann-id": "Annabella", "bob-id": "Bobadilla"}


class Salon:
    """Ann and Bob play with a bot and a program that Cleo connects."""

    def __init__(self, store: Store, agreement: Agreement = STUDIED, code: str = CODE) -> None:
        self.writer = LogWriter(store, code=code)
        self.happens(Opened(agreement, "ann-id", "Annabella", bots=["honest"]))
        self.happens(Came("bob-id", "Bobadilla", "p1"))
        self.happens(Came("cleo-id", "Cleopatra", "p1", program=True))
        self.happens(Sat("bob-id", 2))
        self.happens(Sat("cleo-id", 3))
        self.happens(Said("bob-id", "I am the king of the castle"))

    @property
    def state(self):
        return self.writer.state

    def happens(self, entry) -> None:
        self.writer.add(entry)

    def plays(self, moves: int = 0, is_continuation: bool = False) -> list[int]:
        """A whole game, which begins with so many moves of another one; its moves."""
        if self.state.phase == "over":
            self.happens(Again())
        start = self.state.agreement.header(self.state.names(), self.state.seq)
        other = open_game(start)
        for _ in range(moves):
            other.play(other.legal()[0])
        self.happens(Began(start, "salt", other.moves, is_continuation))
        while self.state.phase == "playing":
            self.happens(Moved(self.state.decider, self.state.game.legal()[-1]))
        return self.state.game.moves[:]

    async def written(self) -> None:
        await self.writer.flush()
        for id, name in {**PEOPLE, "cleo-id": "Cleopatra"}.items():
            await self.writer.store.keep_person(Person(id, name, "en", 0))


@pytest.fixture
async def store(engine: StoreEngine):
    async with engine.opened() as store:
        yield store


async def moves_at(store: Store, code: str = CODE) -> list[list[int]]:
    return [game.moves for game in await studied_games(store, code)]


async def test_games_of_a_table_that_was_opened_for_study_have_no_names(store: Store) -> None:
    salon = Salon(store)
    games = [salon.plays(), salon.plays()]
    await salon.written()
    found = await studied_games(store, CODE)
    text = msgspec.json.encode(found).decode()

    assert [game.moves for game in found] == games
    assert found[0].players == ["person", "honest", "person", "program"]
    for secret in (*PEOPLE, *PEOPLE.values(), "Cleo", "cleo", "castle", CODE):
        assert secret not in text


async def test_a_table_that_was_told_nothing_is_left_alone(store: Store) -> None:
    salon = Salon(store, Agreement(players=4, settings=SETTINGS))
    salon.plays()
    await salon.written()

    assert await moves_at(store) == []


async def test_a_private_game_is_left_out_and_comes_back_if_nobody_minds(store: Store) -> None:
    salon = Salon(store)
    first, second = salon.plays(), salon.plays()
    salon.happens(PrivacyChanged("bob-id", 1, True))
    await salon.written()
    assert await moves_at(store) == [second]

    salon.happens(PrivacyChanged("bob-id", 1, False))
    await salon.written()
    assert await moves_at(store) == [first, second]


async def test_whoever_has_their_data_deleted_takes_their_games_along(store: Store) -> None:
    salon = Salon(store)
    salon.plays()
    await salon.written()
    await store.delete_person("bob-id")

    assert await moves_at(store) == []


async def test_a_host_who_takes_it_back_takes_all_games_back(store: Store) -> None:
    salon = Salon(store)
    salon.plays()
    salon.happens(Again())
    salon.happens(Agreed(msgspec.structs.replace(STUDIED, study=False)))
    await salon.written()

    assert await moves_at(store) == []


async def test_nobody_can_be_studied_who_came_before_it_was_said(store: Store) -> None:
    salon = Salon(store, Agreement(players=4, settings=SETTINGS))
    host = salon.state.guests["ann-id"]

    with pytest.raises(Refused, match="only if it was opened like that"):
        Agree("1", STUDIED).decide(salon.state, host)
    Agree("2", Agreement(players=5)).decide(salon.state, host)


async def test_a_game_that_was_played_on_and_one_that_is_not_over_are_left_out(store: Store) -> None:
    salon = Salon(store)
    whole = salon.plays()
    for moves in (0, 2):
        salon.plays(moves, is_continuation=True)
    salon.happens(Again())
    salon.happens(Began(STUDIED.header(salon.state.names(), 5), "salt"))
    await salon.written()

    assert await moves_at(store) == [whole]


async def test_a_log_from_before_there_was_a_mark_tells_by_its_moves_that_a_game_was_played_on(
    store: Store,
) -> None:
    salon = Salon(store)
    whole = salon.plays()
    salon.plays(moves=2)
    await salon.written()

    assert await moves_at(store) == [whole]


async def test_a_kept_game_goes_with_the_person_who_is_deleted(store: Store) -> None:
    salon = Salon(store)
    salon.plays()
    await salon.written()
    await forget(store, FAR, 0, keep_games=True)
    assert len([key async for key, _ in kept_notes(store)]) == 1

    await drop_games_of(store, "somebody else")
    assert len([key async for key, _ in kept_notes(store)]) == 1
    await drop_games_of(store, "bob-id")
    assert not [key async for key, _ in kept_notes(store)]


async def test_games_of_a_store_become_data_sets_in_no_order(engine: StoreEngine, tmp_path: Path) -> None:
    ball = Agreement(game="grimm", players=4, study=True, settings={"max_turns": 6})
    async with engine.opened() as store:
        salon, other = Salon(store), Salon(store, ball, "OTHERS")
        seeds = []
        for _ in range(7):
            salon.plays()
            seeds.append(salon.state.game.header.seed)
        other.plays()
        await salon.written()
        await other.written()
    found, damaged = await collect(engine.store())
    count = write_games(tmp_path / "games", map(played, found), lambda: None)
    data = load(tmp_path / "games" / "mascarade")
    rows = data.games().collect()

    assert (count, damaged) == (8, [])
    assert sorted(rows["seed"]) == sorted(seeds)
    assert rows["seed"].to_list() != seeds
    assert rows["bots"].to_list() == [["person", "honest", "person", "program"]] * 7
    assert data.game(2).log == [row async for row in events(data, 2)]
    assert load(tmp_path / "games" / "grimm").description.made_by == "people"
    assert "used for study" in (tmp_path / "games" / "grimm" / "README.md").read_text()
    assert not list(tmp_path.glob(".draft-*"))


async def events(data, number: int):
    for row in data.events().filter(pl.col("game") == number).drop("game", "number").collect().rows():
        yield row
