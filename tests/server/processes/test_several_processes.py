"""`ridotto serve` with PostgreSQL: several processes behind one port; one sentence if it does not answer."""

import signal
import subprocess
import sys

import pytest

from harness.proc import children, cmdline
from harness.program import surroundings
from harness.server_process import serve_command
from ridotto.server.client.http_client import HttpClient
from ridotto.server.client.table_client import Client, new_id
from ridotto.server.socket.protocol import Asked, Frame, Snapshot
from ridotto.server.tables.playing import Move


@pytest.mark.anyio
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_several_processes_share_a_port_and_the_settings_and_stop_together(cluster, tmp_path):
    url = cluster.new_database()
    words = ("--store", url, "--processes", "2", "--tables", "1")
    with serve_command(tmp_path / "unused.db", *words) as server:
        http = HttpClient(server.address)
        http.token = http.register("Zoë", "en").token
        agreement = {"players": 4, "pace": "instant", "settings": {"options": {"max_turns": 6}}}
        code = http.open_table({"agreement": agreement, "bots": ["honest"], "begin": True})
        async with Client(server.address, code, http.token) as client:
            async for answer in client:
                table = answer.table if isinstance(answer, (Frame, Snapshot)) else None
                if table is not None and table.phase == "over":
                    break
                if isinstance(answer, Asked):
                    await client.send(Move(new_id(), 1, answer.decision, answer.question.options[0]))
        served = [pid for pid in children(server.process.pid) if b"listening.worker" in cmdline(pid)]
        stopped = server.stop(signal.SIGTERM)

    assert len(served) == 2
    assert stopped[0] == 0, stopped
    assert not (tmp_path / "unused.db").exists()
    assert not [pid for pid in served if cmdline(pid)], "nobody is left behind"


def test_a_postgresql_that_does_not_answer_gets_one_sentence():
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "ridotto",
            "serve",
            "--store",
            "postgresql://127.0.0.1:1/ridotto",
            "--port",
            "0",
        ],
        capture_output=True,
        text=True,
        env=surroundings(PYTHONPATH=":".join(sys.path)),
        check=False,
    )

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "127.0.0.1:1" in done.stderr
