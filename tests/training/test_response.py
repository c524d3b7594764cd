"""A network learns to beat bots of one kind: it is measured, and goes on where it was stopped."""

import json
from pathlib import Path

import numpy as np
import pytest

from ridotto.bots.network import read_network
from ridotto.bots.registry import bots_part, find_bot
from ridotto.games.mascarade.play.header import mascarade
from ridotto.training import response
from ridotto.training.folder import (
    CHECKPOINT,
    CURVE,
    DESCRIPTION,
    NETWORK,
    PICTURE,
    RunDescription,
    RunFolder,
)
from ridotto.training.response import ResponseRun

ROUNDS = 8
TABLE = ("exploit", "random", "--players", 4, "--tempers", 2, "--deals", 1, "--last", 1)
ASKED = (*TABLE, "--fresh-games", 400, "--seed", 1, "--threads", 1, "--learn", "against-random")


def test_a_network_learns_to_beat_random_players_and_is_measured_beside_the_tempers(ridotto, tmp_path):
    done = ridotto(*ASKED, "--rounds", ROUNDS, "--json")

    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["rounds"] == ROUNDS
    assert report["learned"][:3] == ["responses", "learned", "win ratio"]
    assert report["learned"][4] > 2.0
    assert report["learned"][6] == report["figures"][0][6] == 100
    folder = tmp_path / "against-random"
    assert {DESCRIPTION, CHECKPOINT, CURVE, NETWORK, PICTURE} == {file.name for file in folder.iterdir()}
    network = bots_part("mascarade").policy.network
    learned = read_network((folder / NETWORK).read_bytes(), "mascarade", network.features, NETWORK)
    assert learned.layers != network.shipped().layers
    assert learned.about["round"] == ROUNDS

    before = files_in(folder)
    again = ridotto(*ASKED)
    assert again.returncode == 0, again.stderr
    assert f"network, {ROUNDS} rounds" in again.stdout
    assert f"{report['learned'][3]:.2f}" in again.stdout
    assert files_in(folder) == before


def test_after_ctrl_c_the_same_command_goes_on(ridotto, tmp_path, monkeypatch):
    play_round, played = ResponseRun.play_round, []

    def impatient(run: ResponseRun) -> None:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(run.round)
        play_round(run)

    monkeypatch.setattr(ResponseRun, "play_round", impatient)
    stopped = ridotto(*ASKED, "--rounds", ROUNDS)
    kept = RunFolder(tmp_path / "against-random").load()
    monkeypatch.setattr(ResponseRun, "play_round", play_round)
    resumed = ridotto(*ASKED)

    assert stopped.returncode == 130
    assert "Traceback" not in stopped.stderr
    assert "Stopped after 3 of 8 rounds. Give the same command again to go on." in stopped.stdout
    assert kept is not None
    assert int(kept["round"]) == 3
    assert resumed.returncode == 0, resumed.stderr
    assert f"network, {ROUNDS} rounds" in resumed.stdout


def test_the_policy_stays_as_it_was_until_the_estimate_has_settled(tmp_path, monkeypatch):
    monkeypatch.setattr(response, "SETTLING", 2)
    monkeypatch.setattr(ResponseRun, "tables_of_a_kind", 128)
    header, rival = mascarade(4, seed=0), find_bot("random", "mascarade").temper
    run = ResponseRun(RunFolder(tmp_path), begin(tmp_path / "run"), header, rival)
    start = run.first_parameters()

    changes = []
    for _ in range(3):
        run.play_round()
        now = run.learner.parameters
        changes.append({name for name in start if not np.array_equal(start[name], now[name])})

    assert changes[0] == changes[1] == {"value_first", "value_first_bias", "value_last", "value_bias"}
    assert changes[2] == set(start)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--rounds", "9"), "holds another run (mascarade, seed 1)"),
        (("--seed", "2"), "holds another run (mascarade, seed 1)"),
        (("--players", "5"), "holds another run (mascarade, seed 1)"),
        (("--rounds", "0"), "not from 1"),
        (("--rounds", "many"), "not a whole number"),
    ],
)
def test_another_response_in_the_same_folder_is_refused_in_one_sentence(ridotto, tmp_path, options, reason):
    begin(tmp_path / "against-random")
    before = files_in(tmp_path)
    done = ridotto(*ASKED, *options, "--save", "new.jsonl")

    assert done.returncode == 2
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1
    assert files_in(tmp_path) == before


def test_training_does_not_go_on_in_the_folder_of_a_response(ridotto, tmp_path):
    begin(tmp_path / "against-random")
    done = ridotto("train", "against-random")

    assert done.returncode == 2
    assert "holds another run (mascarade, seed 1)" in done.stderr


@pytest.mark.parametrize("bot", ["searcher", "former-searcher"])
def test_no_network_learns_among_bots_that_are_not_compiled(ridotto, tmp_path, bot):
    done = ridotto("exploit", bot, "--learn", "folder", "--save", "new.jsonl")

    assert done.returncode == 2
    assert f"no network can learn among {bot}" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_folder_with_something_else_is_left_alone(ridotto, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear friend", "utf-8")
    done = ridotto("exploit", "bluffer", "--learn", ".")

    assert done.returncode == 2
    assert "holds something else; name a new folder" in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def begin(folder: Path) -> RunDescription:
    """Begin a response, without learning anything."""
    description = response.description_of_response(mascarade(4, seed=0), "random", ROUNDS, 1, 1)
    RunFolder(folder).begin(description)
    return description


def files_in(folder: Path) -> dict[str, bytes]:
    """All files, with what is in them."""
    return {str(file): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
