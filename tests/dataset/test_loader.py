"""What is loaded is what was played, and nobody sees what was not theirs to see."""

import json

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


def test_a_number_that_is_no_player_is_refused(made):
    with pytest.raises(ValueError, match="not the number of a player"):
        load(made[0]).events(seen_by=16)


def test_a_game_that_is_not_there_is_refused(made):
    with pytest.raises(BadDataset, match="has no game 99"):
        load(made[0]).game(99)


def test_a_folder_without_a_data_set_is_refused(tmp_path):
    with pytest.raises(BadDataset, match="there is no data set"):
        load(tmp_path)


def test_a_data_set_of_another_format_is_refused(made, tmp_path):
    text = json.loads((made[0] / "dataset.json").read_text())
    (tmp_path / "dataset.json").write_text(json.dumps({**text, "dataset": 99}))

    with pytest.raises(BadDataset, match="another format"):
        load(tmp_path)
