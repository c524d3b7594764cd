"""Metrics and log lines for hosts, without secrets."""

import logging
import re
import sys

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from harness.server import browser_session, server_in_thread
from ridotto.server.logs import LogFormatter
from ridotto.server.socket.protocol import VERSION
from ridotto.server.store.store import Trouble


def measured(client: httpx.Client) -> dict[str, float]:
    """Every number by its name and labels."""
    lines = client.get("/metrics").text.splitlines()
    return {name: float(n) for name, _, n in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_what_happens_at_a_table_is_counted(tmp_path):
    agreed = {"players": 4, "pace": "instant", "settings": {"options": {"max_turns": 2}}}
    with (
        server_in_thread(tmp_path / "ridotto.db", bot_processes=1) as server,
        browser_session(server.address) as client,
    ):
        before = measured(client)
        new = {"agreement": agreed, "bots": ["honest"], "sit": False}
        code = client.post("/api/tables", json=new).json()["code"]
        token = {"authorization": f"Bearer {client.cookies['ridotto']}"}
        with connect(f"{server.socket_address}/ws/{code}?v={VERSION}", additional_headers=token) as line:
            line.send('{"do": "go_on", "id": "1"}')
            line.send('{"do": "begin", "id": "2"}')
            while '"phase":"over"' not in line.recv(timeout=60):
                pass
            during = measured(client)

    def more(name: str) -> float:
        return during.get(name, 0) - before.get(name, 0)

    assert during["ridotto_sockets"] == 1
    assert during["ridotto_tables"] == 1
    assert more('ridotto_commands_total{outcome="done"}') == 1
    assert more('ridotto_commands_total{outcome="not-now"}') == 1
    assert more('ridotto_clocks_total{kind="bot"}') > 0
    assert more("ridotto_rows_total") == more("ridotto_append_seconds_count")
    assert more("ridotto_rows_total") > more('ridotto_clocks_total{kind="bot"}')
    assert 0 < more("ridotto_frames_total") < more("ridotto_rows_total")
    assert more('ridotto_requests_total{call="POST /api/tables",status="201"}') == 1
    assert during["process_resident_memory_bytes"] > 1_000_000


def test_metrics_contain_no_names_and_no_codes(tmp_path):
    with (
        server_in_thread(tmp_path / "ridotto.db") as server,
        browser_session(server.address, name="Xanthippe") as client,
    ):
        code = client.post("/api/tables", json={}).json()["code"]
        client.get(f"/api/tables/{code}")
        client.get("/api/tables/NOTHERE")
        text = client.get("/metrics").text

    assert code not in text
    assert "NOTHERE" not in text
    assert "Xanthippe" not in text
    assert set(re.findall(r"(\w+)=\"", text)) <= {"outcome", "call", "status", "kind", "process", "le"}


# ── Logs ─────────────────────────────────────────────────────────────────────────────────────────────


def line_for(error: Exception) -> dict[str, object]:
    try:
        raise error
    except type(error):
        record = logging.LogRecord(
            "ridotto.server", logging.WARNING, "", 1, "table %s\nfell", ("OAK",), sys.exc_info()
        )
    line = LogFormatter().format(record)
    assert "\n" not in line
    return msgspec.json.decode(line)


def test_a_log_line_has_the_kind_and_place_of_an_error_but_not_its_text():
    line = line_for(ValueError("the King lies on place 3, and the token is abc"))

    assert line["text"] == "table OAK\nfell"
    assert line["level"] == "warning"
    assert line["error"] == "ValueError"
    assert "line_for" in str(line["where"])
    assert "King" not in str(line)


def test_a_log_line_says_why_the_store_fails():
    line = line_for(Trouble("sqlite-full", file="x.db"))

    assert line["why"] == "there is no room left for x.db; free some space on the disk and try again"


@pytest.mark.parametrize("level", ["debug", "info"])
def test_no_secret_of_a_request_is_logged(tmp_path, caplog: pytest.LogCaptureFixture, level: str):
    with (
        caplog.at_level(level.upper(), "ridotto"),
        server_in_thread(tmp_path / "ridotto.db", log=level) as server,
        browser_session(server.address, name="Xanthippe") as client,
    ):
        client.get("/api/me?secret=hush")
        token = client.cookies["ridotto"]
        back = client.post("/api/me/way-back").json()["code"]
        client.get(f"/back/{back}")
        client.post("/api/way-back", json={"code": back})
        code = client.post("/api/tables", json={}).json()["code"]
        client.get(f"/api/tables/{code}?secret=hush")
    logged = "\n".join(
        LogFormatter().format(record) for record in caplog.records if record.name.startswith("ridotto")
    )

    assert ("GET /api/me: 200" in logged) == (level == "debug")
    for secret in ("hush", token, back, "Xanthippe", code):
        assert secret not in logged
