"""`ridotto verify`, `backup` and `export`: what was played can be trusted, kept and studied."""

import sqlite3
import subprocess
import sys
from contextlib import closing

import msgspec
import pytest

from harness.program import EXAMPLES, surroundings
from harness.server_process import serve_command
from ridotto.dataset import load
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.play import Game, open_game
from ridotto.server.client.http_client import HttpClient
from ridotto.server.history.studied_games import anonymous
from ridotto.server.tables.sealed_game import Proof

NAME = "Xanthippe"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serve_command(tmp_path_factory.mktemp("server") / "r.db") as server:
        yield server


@pytest.fixture(scope="module")
def played(server, tmp_path_factory):
    """A table at which a game with somebody of that name was played to its end, and its proof."""
    config = tmp_path_factory.mktemp("config")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "ridotto", "join", server.address, "--name", NAME),
            *(
                "--players",
                "4",
                "--bots",
                "honest",
                "--begin",
                "--pace",
                "instant",
                "--max-turns",
                "12",
                "--study",
            ),
        ],
        input=f"/say I am {NAME}\n" + "1\n" * 200,
        capture_output=True,
        text=True,
        check=True,
        env=surroundings(XDG_CONFIG_HOME=str(config)),
    )
    return done.stdout.split("/t/")[1].split()[0]


def test_a_game_from_its_table_is_what_was_sealed(ridotto, server, played):
    seal = HttpClient(server.address).proof(played, 1).seal
    done = ridotto("verify", f"{server.address}/t/{played}", "--seal", seal.upper())

    assert (done.returncode, done.stderr) == (0, "")
    assert "The seal is right" in done.stdout
    assert seal in done.stdout


def test_a_link_needs_no_scheme(ridotto, server, played):
    done = ridotto("verify", f"{server.address.removeprefix('http://')}/t/{played}")

    assert (done.returncode, done.stderr) == (0, "")


def test_a_proof_in_a_file_is_checked_too(ridotto, server, played, tmp_path):
    path = tmp_path / "proof.json"
    path.write_bytes(msgspec.json.encode(HttpClient(server.address).proof(played, 1)))

    assert ridotto("verify", path).returncode == 0


def forged(proof: Proof, **changes: object) -> Proof:
    return msgspec.structs.replace(proof, **changes)


@pytest.mark.parametrize("what", ["salt", "seed", "moves", "seal"])
def test_every_change_to_a_proof_is_noticed(ridotto, server, played, tmp_path, what):
    proof = HttpClient(server.address).proof(played, 1)
    record = proof.record
    if what == "salt":
        proof = forged(proof, salt="0" * 32)
    elif what == "seed":
        start = msgspec.structs.replace(record.start, seed="abc")
        proof = forged(proof, record=msgspec.structs.replace(record, start=start))
    elif what == "moves":
        proof = forged(proof, record=msgspec.structs.replace(record, moves=record.moves[:-1]))
    path = tmp_path / "proof.json"
    path.write_bytes(msgspec.json.encode(proof))

    done = ridotto("verify", path, *(("--seal", "f" * 64) if what == "seal" else ()))

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_a_saved_game_has_no_seal(ridotto, finished):
    done = ridotto("verify", finished)

    assert done.returncode == 2
    assert "is a saved game, which has no seal" in done.stderr


def test_a_game_that_was_not_played(ridotto, server, played):
    assert "choose another" in ridotto("verify", f"{server.address}/t/{played}", "--game", 7).stderr


# ── Keeping ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_backup_of_a_server_that_runs_is_a_store_of_its_own(ridotto, server, played, tmp_path):
    copy = tmp_path / "copy.db"
    done = ridotto("backup", "--store", server.store, copy)

    assert (done.returncode, done.stderr) == (0, "")
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT count(*) FROM log WHERE code = ?", (played,)).fetchone()[0] > 12
    with serve_command(copy) as another:
        assert HttpClient(another.address).proof(played, 1) == HttpClient(server.address).proof(played, 1)


def test_a_backup_overwrites_nothing_and_needs_a_store(ridotto, server, played, tmp_path):
    there = tmp_path / "there"
    there.write_text("precious")

    for command, refusal in (("backup", "already exists"), ("export", "is a file")):
        assert refusal in ridotto(command, "--store", server.store, there).stderr
        assert "there is no file" in ridotto(command, "--store", tmp_path / "none.db", tmp_path / "x").stderr
    assert there.read_text() == "precious"
    assert not (tmp_path / "none.db").exists()
    assert not (tmp_path / "x").exists()


# ── Research ─────────────────────────────────────────────────────────────────────────────────────────


def test_no_name_survives_an_export_and_every_game_can_be_played_again(ridotto, server, played, tmp_path):
    folder = tmp_path / "games"
    done = ridotto("export", "--store", server.store, folder)
    with closing(sqlite3.connect(server.store)) as known:
        people = [id for (id,) in known.execute("SELECT id FROM people")]
        times = {at for (at,) in known.execute("SELECT at FROM log")}
    data = load(folder / "mascarade")
    rows = data.games().collect()
    texts = [path.read_text() for path in folder.rglob("*") if path.suffix in (".json", ".md")]
    text = "".join([*texts, rows.write_json()])

    assert (done.returncode, done.stderr) == (0, "")
    assert rows["bots"].to_list() == [["person", "honest", "honest", "honest"]]
    assert data.game(0).over
    for secret in (NAME, played, *people, *map(str, times), "I am"):
        assert secret not in text


def test_a_table_that_was_not_opened_for_study_is_not_exported(ridotto, tmp_path):
    with serve_command(tmp_path / "r.db") as server:
        done = ridotto("export", "--store", server.store, tmp_path / "games")

    assert (done.returncode, done.stderr) == (0, "")
    assert "no finished game that may be exported" in done.stdout
    assert not (tmp_path / "games").exists()


def test_a_mask_of_ones_own_keeps_its_power_and_loses_its_name():
    own = read_mask((EXAMPLES / "smuggler.toml").read_text(), "it")
    game = open_game(mascarade(["Xanthippe", "Bob", "Cléa", "Dan", "Eva", "Fay", "Gil"], own=[own], seed=4))
    start = anonymous(game.header)

    assert "Smuggler" not in str(start)
    assert "Xanthippe" not in str(start)
    assert [mask["power"] for mask in start["masks"]] == [list(mask.power) for mask in game.header.masks]


def test_an_exported_ball_has_no_names_either():
    start = anonymous(Game.grimm(["Xanthippe", "Bob", "Cléa"], seed=2).header)

    assert start["players"] == ["Player 1", "Player 2", "Player 3"]
