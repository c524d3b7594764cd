"""What is loaded is what was played, and nobody sees what was not theirs to see."""

import json
from pathlib import Path
from shutil import copytree

import numpy as np
import polars as pl
import pytest

from dataset.recorded import TABLES, recorded
from ridotto.dataset.columns import EVENT
from ridotto.dataset.description import BadDataset
from ridotto.dataset.loader import load
from ridotto.events import Event
from ridotto.play import open_game
from ridotto.seats import SPECTATOR

GAMES = 3


@pytest.fixture(scope="module", params=TABLES)
def made(request, tmp_path_factory):
    """A data set, and the games in it."""
    folder = tmp_path_factory.mktemp("data") / "set"
    return folder, recorded(TABLES[request.param], GAMES, folder)


def rows_of(frame: pl.LazyFrame, game: int) -> list[Event]:
    kept = frame.filter(pl.col("game") == game).select(Event._fields).collect()
    return [Event(*row) for row in kept.rows()]


def test_every_player_sees_the_events_that_seen_by_gives(made):
    folder, played = made
    data = load(folder)
    for player in (*range(len(played[0].players)), SPECTATOR):
        events = data.events(seen_by=player)
        for number, game in enumerate(played):
            assert rows_of(events, number) == [event.seen_by(player) for event in game.log]


def test_without_a_player_all_secrets_are_there(made):
    folder, played = made
    events = load(folder).events()

    assert [rows_of(events, number) for number in range(GAMES)] == [game.log for game in played]


def test_moves_say_whose_they_are_and_what_was_told_before(made):
    folder, played = made
    moves = load(folder).moves().collect()
    for number, game in enumerate(played):
        own = moves.filter(pl.col("game") == number)
        again = load(folder).game(number)
        assert own["move"].to_list() == game.moves == again.moves
        assert own["number"].to_list() == list(range(len(game.moves)))
        again = open_game(game.header)
        for move, player, told in own.select("move", "player", "told").rows():
            assert (player, told) == (again.decider, len(again.log))
            again.play(move)


def test_a_row_says_who_won_and_with_how_much(made):
    folder, played = made
    for row, game in zip(load(folder).games().collect().rows(named=True), played, strict=True):
        won = [name for name, has_won in zip(game.players, row["won"], strict=True) if has_won]
        assert won == game.winners
        assert sorted(row["scores"]) == sorted(game.rulebook.scores())
        assert json.loads(row["header"])["players"] == list(game.players)


def test_events_become_arrays_without_a_copy_of_python_objects(made):
    folder, played = made
    events = load(folder).events(seen_by=0).collect()
    array = events.select(pl.col(Event._fields).cast(pl.Int32)).to_numpy()

    assert array.shape == (sum(len(game.log) for game in played), len(EVENT))
    assert array.dtype == np.int32
    assert array[0].tolist() == list(played[0].log[0].seen_by(0))


@pytest.mark.parametrize("number", [14, 16, -1, True, 1.0, "1", float("nan"), 10**30, [1]])
def test_a_number_that_is_no_player_is_refused(made, number: object):
    with pytest.raises(BadDataset, match=r"nobody in the data set in .* is player"):
        load(made[0]).events(seen_by=number)


def test_a_player_who_is_at_no_table_is_refused(made):
    folder, played = made
    players = len(played[0].players)

    with pytest.raises(BadDataset, match=f"is player {players}; players go from 0 to {players - 1}, and 15"):
        load(folder).events(seen_by=players)


def test_numbers_of_numpy_are_players_and_games_too(made):
    data = load(made[0])

    assert data.events(seen_by=np.int64(1)).collect().equals(data.events(seen_by=1).collect())
    assert data.game(np.uint8(1)).log == data.game(1).log


@pytest.mark.parametrize("number", [99, -1, True, 1.0, "1", float("nan"), 10**30, [1], None])
def test_a_game_that_is_not_there_is_refused(made, number: object):
    with pytest.raises(BadDataset, match="has no game"):
        load(made[0]).game(number)


def spoil(shard: Path, how: str) -> None:
    if how == "foreign":
        pl.DataFrame({"game": [1, 2, 3]}).write_parquet(shard)
    else:
        shard.write_bytes(shard.read_bytes()[: {"cut off": 4000, "empty": 0}[how]])


@pytest.mark.parametrize("how", ["cut off", "empty", "foreign"])
def test_a_file_that_has_no_games_is_named_before_it_is_read(made, tmp_path, how: str):
    copytree(made[0], tmp_path / "set")
    spoil(tmp_path / "set/games-000000000.parquet", how)

    with pytest.raises(BadDataset, match=r"games-000000000\.parquet cannot be read"):
        load(tmp_path / "set")


@pytest.mark.parametrize(
    "change", [{"shard": 0}, {"shard": -1}, {"games": -5}, {"seed": "zz"}, {"games": "x"}]
)
def test_a_description_with_impossible_numbers_is_refused(made, tmp_path, change: dict):
    copytree(made[0], tmp_path / "set")
    file = tmp_path / "set/dataset.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))

    with pytest.raises(BadDataset, match=r"dataset\.json cannot be read"):
        load(tmp_path / "set")


def test_a_description_of_a_great_many_games_takes_no_time(made, tmp_path):
    copytree(made[0], tmp_path / "set")
    file = tmp_path / "set/dataset.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "games": 10**18, "shard": 1}))

    assert load(tmp_path / "set").games().collect().height == GAMES


def test_a_folder_without_a_data_set_is_refused(tmp_path):
    with pytest.raises(BadDataset, match="there is no data set"):
        load(tmp_path)


def test_a_data_set_of_another_format_is_refused(made, tmp_path):
    text = json.loads((made[0] / "dataset.json").read_text())
    (tmp_path / "dataset.json").write_text(json.dumps({**text, "dataset": 99}))

    with pytest.raises(BadDataset, match="another format"):
        load(tmp_path)
