"""A network learns: it is trained for a minute, goes on where it was stopped, and beats random players."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from ridotto.bots.network import read_network
from ridotto.bots.registry import bots_part, find_bot
from ridotto.training.folder import CHECKPOINT, CURVE, DESCRIPTION, NETWORK, PICTURE, RunFolder
from ridotto.training.model import Parameters, new_parameters
from ridotto.training.strength import strength_among
from ridotto.training.tables import TableMaker

ROUNDS = 100_000
"""More than a test has time for."""


def train(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-m", "ridotto", "train", str(folder), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a run that was stopped after a minute."""
    folder = tmp_path_factory.mktemp("training") / "run"
    done = train(folder, "mascarade", "--minutes", "1", "--rounds", str(ROUNDS), "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert f"of {ROUNDS:,} rounds" in done.stdout
    return folder


def test_a_run_goes_on_where_it_was_stopped(trained: Path):
    before = RunFolder(trained).curve()
    assert before[-1].round > 0
    done = train(trained, "--minutes", "0.1")
    assert done.returncode == 0, done.stderr
    after = RunFolder(trained).curve()
    assert after[: len(before)] == before
    assert after[-1].round > before[-1].round
    assert {DESCRIPTION, CHECKPOINT, CURVE, NETWORK, PICTURE} == {file.name for file in trained.iterdir()}
    assert (trained / PICTURE).read_text("utf-8").startswith("<svg")


def test_a_network_that_was_trained_for_a_minute_beats_random_players(trained: Path):
    maker = TableMaker(bots_part("mascarade"), 128)
    network = read_network((trained / NETWORK).read_bytes(), "mascarade", maker.network.features, NETWORK)
    assert network.about["command"].endswith("--seed 1")
    parameters: Parameters = parameters_of(network.layers._asdict(), maker)
    rivals = find_bot("random", "mascarade").temper
    found = strength_among(maker, bots_part("mascarade").strangers.header, rivals, parameters, 3, 600)
    assert found.share - found.margin > 1.5
    start = new_parameters(maker.network.features, 1)
    assert not np.allclose(parameters["of_move"], start["of_move"])
    assert not np.allclose(parameters["direct"], start["direct"])


def parameters_of(layers: dict[str, object], maker: TableMaker) -> Parameters:
    """A network as the trainer has it, with an estimate that says nothing."""
    made = new_parameters(maker.network.features, 1)
    return {**made, **{name: np.array(layer, np.float32) for name, layer in layers.items()}}


HEARING_CTRL_C = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("ridotto", run_name="__main__", alter_sys=True)
"""
"""The program, even if the tests themselves run where Ctrl-C is ignored."""


def test_ctrl_c_leaves_a_checkpoint_and_says_how_to_go_on(trained: Path):
    before = RunFolder(trained).curve()[-1].round
    process = subprocess.Popen(
        [sys.executable, "-c", HEARING_CTRL_C, "train", str(trained)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    checkpoint = trained / CHECKPOINT
    written = checkpoint.stat().st_mtime_ns
    deadline = time.monotonic() + 400
    while checkpoint.stat().st_mtime_ns == written and time.monotonic() < deadline:
        time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=300)
    assert process.returncode == 130, error
    assert "Traceback" not in error
    assert "Give the same command again to go on" in out
    assert RunFolder(trained).curve()[-1].round > before


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("grimm",), "holds another run (mascarade, seed 1)"),
        (("--seed", "2"), "holds another run (mascarade, seed 1)"),
        (("--rounds", "7"), "holds another run (mascarade, seed 1)"),
        (("--minutes", "0"), "'0' is not a number of minutes above 0"),
        (("--minutes", "soon"), "'soon' is not a number of minutes above 0"),
        (("--seed", "soon"), "'soon' is not a whole number"),
        (("chess",), "chess"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_one_sentence(
    trained: Path, options: tuple[str, ...], reason: str
):
    before = {file.name: file.read_bytes() for file in trained.iterdir()}
    done = train(trained, *options)
    assert done.returncode == 2
    assert reason in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert before == {file.name: file.read_bytes() for file in trained.iterdir()}


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path):
    (tmp_path / "letter.txt").write_text("Dear friend", "utf-8")
    done = train(tmp_path)
    assert done.returncode == 2
    assert "holds something else; name a new folder" in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("change", ['"version": 99', '"version": 99, "new": 1'])
def test_a_run_of_another_version_is_refused(trained: Path, tmp_path: Path, change: str):
    text = (trained / DESCRIPTION).read_text("utf-8")
    (tmp_path / DESCRIPTION).write_text(text.replace('"version": 1', change), "utf-8")
    assert "was begun by another version of Ridotto" in train(tmp_path).stderr


def test_a_folder_that_cannot_be_made_is_named():
    done = train(Path("/proc/run"), "--rounds", "1")
    assert done.returncode == 2
    assert "cannot use /proc/run: " in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("change", ['"rounds": "many"', '"rounds": null', '"rounds": 7.5'])
def test_a_description_of_something_else_is_refused(trained: Path, tmp_path: Path, change: str):
    text = (trained / DESCRIPTION).read_text("utf-8")
    (tmp_path / DESCRIPTION).write_text(text.replace(f'"rounds": {ROUNDS}', change), "utf-8")
    assert "holds something else" in train(tmp_path).stderr


@pytest.mark.parametrize(
    "how", ["nonsense", "empty", "cut", "other numbers", "other shapes", "folder", "curve"]
)
def test_a_broken_checkpoint_is_refused(trained: Path, tmp_path: Path, how: str):
    for name in (DESCRIPTION, CHECKPOINT, CURVE):
        (tmp_path / name).write_bytes((trained / name).read_bytes())
    whole = (trained / CHECKPOINT).read_bytes()
    if how == "curve":
        (tmp_path / CURVE).write_text("round,share\n1,many\n", "utf-8")
    elif how == "other numbers":
        np.savez(tmp_path / CHECKPOINT, something=np.zeros(3))
    elif how == "other shapes":
        with np.load(trained / CHECKPOINT) as kept:
            np.savez(tmp_path / CHECKPOINT, **{**kept, "leaf 0": np.zeros(3)})
    elif how == "folder":
        (tmp_path / CHECKPOINT).unlink()
        (tmp_path / CHECKPOINT).mkdir()
    else:
        (tmp_path / CHECKPOINT).write_bytes({"nonsense": b"nonsense", "empty": b"", "cut": whole[:-30]}[how])
    done = train(tmp_path)
    assert done.returncode == 2
    assert "cannot be read; delete checkpoint.npz" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
