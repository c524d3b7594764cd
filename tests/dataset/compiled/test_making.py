"""A data set has the same bytes however it was made, and its games are those that the rules play."""

import os
from pathlib import Path

import polars as pl
import pytest

import ridotto
from dataset.recorded import SEED, TABLES, asked
from ridotto.cli.main import main
from ridotto.dataset import making
from ridotto.dataset.columns import CERTAIN
from ridotto.dataset.folder import DatasetFolder
from ridotto.dataset.frames import Starts, frame_of
from ridotto.dataset.loader import load
from ridotto.dataset.making import Sizes
from ridotto.dataset.recorded_games import results_of
from ridotto.events import Event
from ridotto.games.grimm import GrimmOptions
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.registry import game_of
from ridotto.review.part import review_part
from ridotto.seats import SPECTATOR
from ridotto.simulation.cluster_connection import started_here
from ridotto.simulation.mixed_tables import seats_of
from ridotto.simulation.results import join_results

GAMES = 300
PROMISED = 3000
"""Bytes that a game takes at most on average."""


@pytest.fixture(autouse=True, scope="module")
def small_shards():
    """So that a few games fill several files."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "AT_ONCE", Sizes(32, 128))
        patch.setattr(making, "WITH_BELIEFS", Sizes(4, 8))
        yield


def make(folder: Path, *more: object, games: int = GAMES, game: str = "mascarade") -> int:
    return main(["dataset", str(folder), game, "--games", str(games), "--seed", str(SEED), *map(str, more)])


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module", params=["mascarade", "grimm"])
def game(request):
    return request.param


@pytest.fixture(scope="module")
def whole(game, tmp_path_factory):
    """A data set that nobody interrupted, made on one core."""
    folder = tmp_path_factory.mktemp(game) / "set"
    assert make(folder, "--threads", 1, game=game) == 0
    return folder


# ── The same bytes ───────────────────────────────────────────────────────────────────────────────────


def test_two_cores_write_the_same_bytes(whole, game, tmp_path):
    assert make(tmp_path / "set", "--threads", 2, game=game) == 0

    assert contents(tmp_path / "set") == contents(whole)


def test_a_cluster_writes_the_same_bytes_of_either_game(tmp_path):
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(Path(ridotto.__file__).parents[1]))
        environment.setenv("RAY_AUTH_TOKEN", "of-this-test")
        with started_here(cores=2):
            for game in ("mascarade", "grimm"):
                assert make(tmp_path / game, "--ray", "auto", game=game) == 0
    for game in ("mascarade", "grimm"):
        assert make(tmp_path / f"{game} here", "--threads", 1, game=game) == 0
        assert contents(tmp_path / game) == contents(tmp_path / f"{game} here")


@pytest.mark.parametrize("stop", [0, 1, 2])
def test_a_data_set_that_was_interrupted_goes_on_to_the_same_bytes(whole, game, tmp_path, monkeypatch, stop):
    folder, written = tmp_path / "set", []
    with monkeypatch.context() as patch:
        write = DatasetFolder.write_shard

        def interrupted(self, shard, rows):
            if len(written) == stop:
                raise KeyboardInterrupt
            written.append(shard)
            return write(self, shard, rows)

        patch.setattr(DatasetFolder, "write_shard", interrupted)
        assert make(folder, game=game) == 130
    assert len(list(folder.glob("*.parquet"))) == stop
    assert not (folder / "README.md").exists()

    assert main(["dataset", str(folder), game, "--games", str(GAMES)]) == 0  # the seed is known

    assert contents(folder) == contents(whole)


def test_only_shards_that_are_missing_or_damaged_are_played_again(whole, game, tmp_path, monkeypatch):
    folder = tmp_path / "set"
    make(folder, game=game)
    os.remove(folder / "games-000000128.parquet")
    (folder / "games-000000256.parquet").write_bytes(b"PAR1")
    played = []
    rows = making.DatasetRequest.rows
    monkeypatch.setattr(making.DatasetRequest, "rows", lambda self, n: played.append(n) or rows(self, n))

    assert make(folder, "--threads", 1, game=game) == 0

    assert contents(folder) == contents(whole)
    assert [each.start for each in played] == [*range(128, GAMES, 32)]


def test_a_finished_data_set_is_left_as_it_is(whole, game):
    before = {path: path.stat().st_mtime_ns for path in whole.glob("*.parquet")}

    assert make(whole, game=game) == 0

    assert {path: path.stat().st_mtime_ns for path in whole.glob("*.parquet")} == before


# ── What is in it ────────────────────────────────────────────────────────────────────────────────────


def test_a_game_takes_less_room_than_promised(whole):
    assert sum(path.stat().st_size for path in whole.glob("*.parquet")) < PROMISED * GAMES


def test_the_card_names_every_column_and_every_kind_of_event(whole, game):
    card = (whole / "README.md").read_text()
    data = load(whole)

    assert all(f"| `{name}` |" in card for name in data.games().collect_schema().names())
    kinds = data.events().select(pl.col("kind").unique()).collect()["kind"].to_list()
    assert all(f"\n| {kind} | " in card for kind in kinds)
    assert "## Known biases" in card
    assert "## Licence" in card
    assert f"--games {GAMES} --players" in card


def test_who_sits_where_is_drawn_for_every_game(whole):
    bots = load(whole).games().select("bots").collect()["bots"].to_list()
    names = load(whole).description.bots
    drawn = [seats_of(SEED, number, len(names), len(bots[0])) for number in range(GAMES)]

    assert bots == [[names[bot] for bot in seated] for seated in drawn]
    assert len({tuple(each) for each in bots}) > GAMES / 2


@pytest.mark.parametrize(
    "header",
    [
        *TABLES.values(),
        mascarade(13, seed=0),
        mascarade(4, edition=2, seed=0),
        grimm(3, seed=0, options=GrimmOptions(treasures=True)),
    ],
    ids=lambda header: f"{game_of(header).id} {len(header.players)}",
)
def test_compiled_rows_are_those_of_the_same_moves_in_python_and_everybody_sees_their_own(header):
    request, games = asked(header, 40), range(5, 45)
    rows = request.rows(games)
    played = []
    for row in rows.rows(named=True):
        game = making.open_game(making.header_of(header, SEED, row["game"]))
        for move in row["moves"]:
            game.play(move["move"])
        played.append(game)
    results = join_results([results_of(game, n) for n, game in zip(games, played, strict=True)])
    starts = Starts(header, rows["header"].to_list(), rows["seed"].to_list(), rows["bots"].to_list())

    assert rows.equals(frame_of(results, starts))
    assert all(game.over for game in played)


def test_every_player_sees_what_seen_by_gives_in_every_game(whole):
    data = load(whole)
    truth = {n: [] for n in range(GAMES)}
    for number, *event in data.events().select("game", *Event._fields).collect().rows():
        truth[number].append(Event(*event))
    players = len(data.description.table["players"])
    for player in (*range(players), SPECTATOR):
        seen = {n: [] for n in range(GAMES)}
        for number, *event in data.events(player).select("game", *Event._fields).collect().rows():
            seen[number].append(Event(*event))
        assert seen == {n: [event.seen_by(player) for event in events] for n, events in truth.items()}
    assert truth[17] == data.game(17).log


# ── On request ───────────────────────────────────────────────────────────────────────────────────────


def test_beliefs_are_those_of_the_player_who_decides(game, tmp_path):
    folder = tmp_path / "set"
    assert make(folder, "--beliefs", "--threads", 1, games=9, game=game) == 0
    data = load(folder)
    rows = data.games().collect()
    played = data.game(8)
    row = rows.row(8, named=True)
    believed = row["beliefs"]

    assert len(believed) == len(row["moves"])
    for i in range(0, len(believed), 11):
        move = row["moves"][i]
        viewpoint = review_part(game_of(played.header)).viewpoint(played.header, move["player"], 8)
        viewpoint.watch([event.seen_by(move["player"]) for event in played.log[: move["told"]]])
        wanted = (viewpoint.marginals().ravel() * CERTAIN).round().astype(int).tolist()
        assert believed[i] == wanted
    assert main(["dataset", str(tmp_path / "two"), game, "--games", "9", "--seed", "7", "--beliefs"]) == 0
    assert contents(tmp_path / "two") == contents(folder)


def test_bots_that_think_are_written_too(tmp_path):
    for name in ("one", "two"):
        folder = tmp_path / name
        more = ("--bots", "searcher-fast,random", "--players", 2, "--threads", 1)
        assert make(folder, *more, games=2, game="grimm") == 0
    rows = load(folder).games().collect()

    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert rows.height == 2
    assert load(folder).game(1).over
