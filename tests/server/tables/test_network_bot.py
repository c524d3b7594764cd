"""The example of a program that plays over the network plays over the network."""

import subprocess
import sys
from pathlib import Path

import pytest

from harness.server_process import serve_command
from ridotto.server.client.table_client import Client, new_id
from ridotto.server.socket.protocol import Frame, Snapshot
from ridotto.server.tables.hosting import FillAll
from ridotto.server.tables.messages import GuestNotice
from ridotto.server.tables.playing import Begin
from server.tables.test_client import newcomer

EXAMPLE = Path(__file__).parents[3] / "examples" / "network_bot.py"


AGREEMENTS = {
    "honest": {"players": 4, "pace": "instant", "settings": {"options": {"max_turns": 12}}},
    "careful": {"game": "grimm", "players": 4, "pace": "instant", "settings": {"max_turns": 12}},
}
"""What is played, by the bots that the program plays with."""


@pytest.mark.anyio
async def test_an_outside_program_takes_a_seat_and_plays_every_game_to_the_end(tmp_path):
    with serve_command(tmp_path / "r.db") as server:
        http = newcomer(server)
        for bot, agreement in AGREEMENTS.items():
            code = http.open_table({"agreement": agreement, "sit": False})
            async with Client(server.address, code, http.token) as client:
                async for answer in client:
                    if isinstance(answer, Snapshot):
                        robot = subprocess.Popen(
                            [sys.executable, EXAMPLE, server.address, code], stdout=subprocess.PIPE, text=True
                        )
                    if isinstance(answer, Frame) and answer.told == GuestNotice("sat", 1):
                        await client.send(FillAll(new_id(), [bot]))
                        await client.send(Begin(new_id()))
                    if (
                        isinstance(answer, (Frame, Snapshot))
                        and answer.table
                        and answer.table.phase == "over"
                    ):
                        break
            said, _ = robot.communicate(timeout=120)

            assert said.startswith("Won by ")
            assert robot.returncode == 0
            assert [guest.program for guest in answer.table.guests] == [True, True]
            assert answer.table.chairs[0].guest == 1


def test_the_example_has_thirty_lines_besides_its_imports():
    lines = EXAMPLE.read_text("utf-8").splitlines()
    code = [line for line in lines if line.strip() and not line.startswith(("import", "from", '"""'))]

    assert len(code) <= 30
