"""A network that cannot be read is refused before anything is written."""

import json
from pathlib import Path

import pytest

from ridotto.bots import network
from ridotto.bots.network import FILE, FORMAT
from ridotto.bots.registry import bots_part
from ridotto.cli.main import main

EXPLOIT = ("exploit", "bluffer", "--tempers", "2", "--deals", "1", "--last", "1", "--fresh-games", "6")
COMMANDS = {
    "train": ("train", "{}/run", "--rounds", "1"),
    "dataset": ("dataset", "{}/set", "--games", "4"),
    "exploit": (*EXPLOIT, "--save", "{}/results"),
    "exploit --learn": (*EXPLOIT, "--save", "{}/results", "--learn", "{}/run", "--rounds", "1"),
    "arena": ("arena", "--bots", "honest,bluffer", "--deals", "1", "--save", "{}/results"),
}


def changed(how: str) -> bytes:
    """The network of Mascarade, made unreadable."""
    whole = bots_part("mascarade").policy.network.shipped().to_bytes()
    line, _, body = whole.partition(b"\n")
    facts = json.loads(line)
    if how == "is a network of another version":
        facts[FORMAT] = 99
    if how == "is a network for grimm":
        facts["game"] = "grimm"
    if how == "is broken":
        body = body[:-4]
    return json.dumps(facts).encode() + b"\n" + body


@pytest.mark.parametrize("how", ["is a network of another version", "is a network for grimm", "is broken"])
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_network_that_cannot_be_read_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command, how: str
):
    package, place = tmp_path / "package", tmp_path / "place"
    package.mkdir()
    place.mkdir()
    (package / FILE).write_bytes(changed(how))
    monkeypatch.setattr(network, "files", lambda _: package)

    assert main([each.format(place) for each in command]) == 2
    out, complaint = capsys.readouterr()
    assert how in complaint
    assert complaint.count("\n") == 1
    assert out == ""
    assert not list(place.iterdir())
