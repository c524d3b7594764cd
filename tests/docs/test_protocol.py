"""A real server does what docs/protocol.md shows."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from harness.server_process import serve_command
from ridotto.server.client.http_client import HttpClient
from ridotto.server.socket import protocol
from ridotto.server.socket.protocol import Signal
from ridotto.server.tables.commands import AnyCommand
from ridotto.server.tables.refused import Code

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SESSIONS = re.findall(r"^```session ?(?P<how>\S*)\n(?P<lines>.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
ANYTHING = "…"
MOST = 300
"""How many messages to wait for the one that the page shows."""


def fits(shown: Any, real: Any) -> bool:
    """Whether a real message has the form of the one shown."""
    if shown == ANYTHING:
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        return shown.keys() == real.keys() and all(fits(shown[key], real[key]) for key in shown)
    if isinstance(shown, list) and isinstance(real, list):
        return len(shown) == len(real) and all(map(fits, shown, real))
    return bool(shown == real)


class Reader:
    """Follows the sessions on the page, and compares."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.question: dict[str, Any] | None = None
        """What we are asked now; it may have come before the page shows it."""

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=120))
        if message.get("view") is not None:
            self.question = None
        if message["type"] == "question":
            self.question = message
        return message

    def expect(self, shown: Any) -> None:
        if self.question is not None and fits(shown, self.question):
            return
        heard = []
        for _ in range(MOST):
            heard.append(self.hear())
            if fits(shown, heard[-1]):
                return
        raise AssertionError(f"nothing like {shown} among {heard}")

    def say(self, command: dict[str, Any]) -> None:
        """Send a command; a move gets the numbers of the question that was really asked."""
        if command["do"] == "move" and command["decision"] != 999:
            while self.question is None:
                self.hear()
            move = self.question["question"]["options"][0]
            command = {**command, "decision": self.question["decision"], "move": move}
        self.socket.send(json.dumps(command))


def test_a_real_server_says_what_the_page_shows(tmp_path):
    with serve_command(tmp_path / "r.db") as server:
        http = HttpClient(server.address)
        http.token = http.register("Zoë", "fr").token
        wanted = {"agreement": {"players": 4, "pace": "instant"}, "bots": ["honest", "bluffer"]}
        code = http.open_table(wanted)
        headers = {"Authorization": f"Bearer {http.token}"}
        where = f"ws{server.address[4:]}/ws/{code}?"
        with connect(f"{where}v={protocol.VERSION}", additional_headers=headers) as line:
            reader = Reader(line)
            for how, lines in SESSIONS:
                if how:
                    version = "" if "v=" in how else f"&v={protocol.VERSION}"
                    with connect(where + how + version, additional_headers=headers) as another:
                        follow(Reader(another), lines)
                else:
                    follow(reader, lines)


def follow(reader: Reader, lines: str) -> None:
    for line in lines.splitlines():
        shown = json.loads(line[1:])
        if line[0] == "→":
            reader.say(shown)
        else:
            reader.expect(shown)


def test_there_are_sessions_to_follow():
    assert len(SESSIONS) == 6
    assert {how for how, _ in SESSIONS} == {"", "v=2", "v=3&since=2"}


def tags(union: Any) -> list[str]:
    return [msgspec.inspect.type_info(kind).tag for kind in get_args(union)]


@pytest.mark.parametrize("tag", [*tags(AnyCommand), *tags(Signal)])
def test_every_command_is_in_the_table(tag):
    assert re.search(rf"^\|[^|]*`{tag}`", PAGE.split("## All commands")[1].split("## ")[0], re.MULTILINE)


@pytest.mark.parametrize("code", get_args(Code))
def test_every_refusal_is_in_the_table(code):
    assert re.search(rf"^\|[^|]*`{code}`", PAGE.split("## All refusals")[1].split("## ")[0], re.MULTILINE)


def test_the_version_is_the_one_that_is_spoken():
    assert f"# The protocol, version {protocol.VERSION}\n" in PAGE
