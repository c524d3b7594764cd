"""A folder is left alone if it holds anything else, and nothing half-written stays in it."""

import errno
import os
from types import SimpleNamespace

import msgspec
import pytest

from dataset.recorded import TABLES, asked, recorded
from ridotto.cli.main import main
from ridotto.dataset import folder as folders
from ridotto.dataset.description import BadDataset
from ridotto.dataset.folder import DatasetFolder, description_of
from ridotto.dataset.loader import load
from ridotto.games.mascarade.play.header import mascarade

TABLE = TABLES["mascarade"]
SET = asked(TABLE, 2)


@pytest.fixture
def begun(tmp_path):
    folder = tmp_path / "set"
    recorded(TABLE, 2, folder)
    return folder


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (SET._replace(seed=8), "another seed"),
        (SET._replace(games=3), "another number of games"),
        (SET._replace(bots=("honest",)), "other bots"),
        (SET._replace(header=mascarade(6, seed=0)), "set up differently"),
        (SET._replace(has_beliefs=True), "only one of the two has beliefs"),
        (asked(TABLES["ball"], 2), "another game"),
    ],
)
def test_a_folder_with_another_data_set_is_refused_and_left_alone(begun, other, complaint):
    before = contents(begun)

    with pytest.raises(BadDataset, match=complaint):
        DatasetFolder(begun, description_of(other))
    assert contents(begun) == before


def test_a_folder_with_the_same_data_set_is_continued(begun):
    again = DatasetFolder(begun, description_of(SET))

    assert not again.is_new
    assert again.is_whole(range(2))
    assert not again.is_whole(range(3))


@pytest.mark.parametrize("name", ["games-000000999.parquet", "letter.txt"])
def test_a_data_set_does_not_go_on_among_other_files(begun, name):
    (begun / name).write_bytes((begun / "games-000000000.parquet").read_bytes())
    before = contents(begun)

    with pytest.raises(BadDataset, match="holds other files"):
        DatasetFolder(begun, description_of(SET))
    assert contents(begun) == before
    assert load(begun).games().collect().height == 2


@pytest.mark.parametrize("cut", [1, 100, 4000])
def test_a_shard_that_was_cut_off_is_not_whole(begun, cut):
    path = begun / "games-000000000.parquet"
    path.write_bytes(path.read_bytes()[:-cut])

    assert not DatasetFolder(begun, description_of(SET)).is_whole(range(2))


def test_a_description_that_cannot_be_read_is_named(begun):
    (begun / "dataset.json").write_text("oops")

    with pytest.raises(BadDataset, match=r"dataset\.json cannot be read"):
        DatasetFolder(begun, description_of(SET))


def test_a_full_disk_leaves_no_draft(tmp_path, monkeypatch):
    folder = DatasetFolder(tmp_path / "set", description_of(SET))
    folder.begin()
    before = contents(folder.folder)

    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadDataset, match="the disk is full"):
        folder.write("games-000000000.parquet", b"PAR1")
    assert contents(folder.folder) == before


def test_what_was_left_half_written_is_removed(begun):
    (begun / ".draft-games-000000000.parquet").write_bytes(b"PAR1")

    DatasetFolder(begun, description_of(SET)).begin()

    assert not list(begun.glob(".draft-*"))


# ── On the command line ──────────────────────────────────────────────────────────────────────────────


def refused(capsys, *arguments):
    """The sentence with which a command is refused."""
    assert main(["dataset", *map(str, arguments), "--lang", "en"]) == 2
    out, complaint = capsys.readouterr()
    assert out == ""
    assert complaint.count("\n") == 1
    return complaint


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seed", "luck"], "'luck' is not a whole number"),
        (["--seed", "f" * 20], "at most 64 bits"),
        (["--games", "0"], "not from 1"),
        (["--games", "9" * 30], "9 has too many digits"),
        (["--games=--9"], "not a whole number"),
        (["--bots", "genius"], "there is no bot 'genius'"),
        (["--bots", "honest,honest"], "named twice"),
        (["--bots", "sly"], "there is no bot 'sly'"),
        (["grimm", "--players", "9"], "for 2 to 5 players, not 9"),
        (["chess"], "chess"),
        (["--bots", "searcher", "--ray", "local"], "searcher"),
    ],
)
def test_a_bad_request_is_refused_before_anything_is_written(tmp_path, capsys, arguments, complaint):
    assert complaint in refused(capsys, tmp_path / "set", *arguments)
    assert not list(tmp_path.iterdir())


def test_a_disk_without_room_is_refused_before_anything_is_written(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(folders, "disk_usage", lambda _: SimpleNamespace(free=2_000_000))

    assert "up to 30 MB are needed and 2 MB are free" in refused(capsys, tmp_path / "set", "--games", 10_000)
    assert not list(tmp_path.iterdir())


def test_a_file_or_other_files_are_in_the_way(tmp_path, capsys):
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")

    assert "is a file" in refused(capsys, file)
    assert "holds other files" in refused(capsys, tmp_path)
    assert "there is no directory" in refused(capsys, tmp_path / "no" / "set")
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_with_another_data_set_is_refused_on_the_command_line(begun, capsys):
    before = contents(begun)

    assert "holds another data set" in refused(capsys, begun, "--games", 5, "--players", 5)
    assert contents(begun) == before


def test_every_refusal_has_facts_that_people_can_act_on(begun):
    with pytest.raises(BadDataset) as refused:
        DatasetFolder(begun, description_of(SET._replace(seed=8)))

    assert all(str(begun) in refused.value.say(code) for code in ("en", "fr", "it", "nl", "pl", "uk"))
    assert msgspec.json.decode((begun / "dataset.json").read_bytes())["seed"] == "7"
