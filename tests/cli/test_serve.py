"""`ridotto serve` starts, prints its address and stops politely, or says in one sentence why not."""

import json
import re
import signal
import socket
import sqlite3
import sys
import weakref
from contextlib import closing, suppress
from dataclasses import fields
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from harness.server_process import ServeCommand, serve_command
from ridotto.cli.screen.qr import qr
from ridotto.cli.server_arguments import METAVARS
from ridotto.cli.signals import answering, leave
from ridotto.server import serve as serving
from ridotto.server.http.addresses import addresses
from ridotto.server.settings import BadSetting, Settings, from_environment
from ridotto.server.socket.protocol import VERSION
from ridotto.server.store.store import Trouble


def post(server: ServeCommand, path: str, body: object, token: str = "") -> dict[str, object]:
    request = Request(server.address + path, json.dumps(body).encode(), method="POST")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urlopen(request) as answer:
        return json.load(answer)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_connected_clients_are_told_that_a_stopping_server_will_be_back(tmp_path, how):
    with serve_command(tmp_path / "r.db") as server:
        token = str(post(server, "/api/people", {"name": "Zoë"})["token"])
        code = post(server, "/api/tables", {}, token)["code"]
        address = server.address.replace("http", "ws")
        headers = {"Authorization": f"Bearer {token}"}
        with connect(f"{address}/ws/{code}?v={VERSION}", additional_headers=headers) as ws:
            assert json.loads(ws.recv())["type"] == "welcome"
            code, complaints = server.stop(how)
            with suppress(ConnectionClosed):
                while True:
                    ws.recv(timeout=120)

    assert (code, complaints) == (0, "")
    assert ws.close_code == 1012


def test_it_prints_its_address_and_where_the_data_are(tmp_path):
    with serve_command(tmp_path / "mine.db") as server:
        with urlopen(f"{server.address}/health") as answer:
            assert json.load(answer)["ok"] is True
        server.process.terminate()
        assert server.process.stdout is not None
        told = server.process.stdout.read()  # what was read ahead is there, too

    assert str(tmp_path / "mine.db") in told
    assert "█" not in told, "nobody else gets to a loopback address"


def test_the_address_for_others_is_printed_as_a_qr_code():
    lines = qr("http://192.168.1.20:8080").plain.splitlines()

    assert len(lines) == 15
    assert {len(line) for line in lines} == {29}
    assert lines[1].startswith("██ ▄▄▄▄▄ █"), "the corner by which a phone finds it"


@pytest.mark.parametrize(
    ("host", "here", "near"),
    [
        ("127.0.0.1", "127.0.0.1", None),
        ("localhost", "localhost", None),
        ("::1", "[::1]", None),
        ("192.168.7.7", "192.168.7.7", "192.168.7.7"),
    ],
)
def test_other_machines_are_shown_an_address_unless_it_is_loopback(host, here, near):
    assert addresses(host) == (here, near)


def test_every_setting_has_a_flag_that_says_what_it_is_for():
    assert list(METAVARS) == [each.name for each in fields(Settings)]


def test_help_shows_every_setting_with_its_default(ridotto):
    told = " ".join(ridotto("serve", "--help").stdout.split())

    for each in fields(Settings):
        shown = "no" if each.default is False else each.default if each.default != "" else "none"
        assert re.search(
            rf"--{each.name.replace('_', '-')}( [A-Z,…]+)? .*?\(default: {re.escape(str(shown))}\)", told
        )


def test_the_command_line_overrides_the_environment(tmp_path):
    settings = {"RIDOTTO_STORE": str(tmp_path / "there.db"), "RIDOTTO_PORT": "1"}
    with serve_command(tmp_path / "unused.db", "--port", "0", **settings) as server:
        assert not server.address.endswith(":1")
        assert (tmp_path / "there.db").exists()


# ── What can go wrong ────────────────────────────────────────────────────────────────────────────────


def complaint(done) -> str:
    assert done.returncode == 2, done
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("ridotto: ")
    return done.stderr.removeprefix("ridotto: ").strip()


def test_a_port_in_use(ridotto):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]

        said = complaint(ridotto("serve", "--host", "127.0.0.1", "--port", port))

    assert said == f"port {port} is in use; end what uses it, or choose another with --port"


def test_an_address_of_another_machine(ridotto):
    assert "203.0.113.7 is not an address of this machine" in complaint(
        ridotto("serve", "--host", "203.0.113.7", "--port", 0)
    )


def test_a_file_that_is_no_database(ridotto, tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Zoë, " * 100)

    assert "is not an SQLite database" in complaint(ridotto("serve", "--store", path, "--port", 0))


def test_a_directory_that_does_not_exist_is_refused_and_not_made(ridotto, tmp_path):
    said = complaint(ridotto("serve", "--store", tmp_path / "typo" / "r.db", "--port", 0))

    assert said.startswith(f"there is no directory {tmp_path / 'typo'} for the data; make it first")
    assert not (tmp_path / "typo").exists()


def test_data_that_a_newer_ridotto_wrote(ridotto, tmp_path):
    path = tmp_path / "r.db"
    with serve_command(path) as server:
        server.stop()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 999")

    assert "newer" in complaint(ridotto("serve", "--store", path, "--port", 0))


def test_several_processes_with_a_file(ridotto):
    said = complaint(ridotto("serve", "--processes", 2))

    assert said == "several processes need PostgreSQL; set --store postgresql://… or --processes 1"


def test_an_unknown_store_address(ridotto):
    assert "mysql" in complaint(ridotto("serve", "--store", "mysql://localhost/ridotto"))


def test_an_impossible_setting(ridotto):
    assert "RIDOTTO_PORT cannot be 'eighty'" in complaint(ridotto("serve", RIDOTTO_PORT="eighty"))


def test_a_server_that_cannot_start_does_not_pretend_that_it_did(monkeypatch):
    async def broken(scope: object, receive: object, send: object) -> None:
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr(serving, "make_app", lambda _: broken)

    with pytest.raises(Trouble, match="the server could not start"):
        serving.serve(Settings(host="127.0.0.1", port=0))


def test_a_signal_right_after_the_start_stops_it(tmp_path):
    class Leaf:
        """Falls while nobody listens: what is raised then is lost."""

    def falls():
        leaf = Leaf()
        leaves.append(weakref.ref(leaf, lambda _: signal.raise_signal(signal.SIGTERM)))

    leaves: list[object] = []
    with answering(leave, signal.SIGTERM):
        serving.serve(Settings(store=str(tmp_path / "r.db"), host="127.0.0.1", port=0), announce=falls)

    assert leaves


def test_negative_numbers_are_refused(ridotto):
    assert complaint(ridotto("serve", "--bot-processes", -1)) == (
        "--bot-processes must be a finite number that is not below 0; choose another one"
    )


@pytest.mark.parametrize("text", ["nan", "inf", "-1"])
def test_infinite_limits_are_refused(text):
    with pytest.raises(BadSetting, match="--rate must be a finite number"):
        from_environment({"RIDOTTO_RATE": text})


@pytest.mark.parametrize("name", ["bot_processes", "connections", "rate", "burst", "bot_limit", "keepalive"])
def test_limits_that_allow_nobody_to_play_are_refused(name):
    with pytest.raises(BadSetting, match="0 nobody could play"):
        from_environment({f"RIDOTTO_{name.upper()}": "0"})


def test_a_missing_package_is_named_in_one_sentence(ridotto_alone, tmp_path):
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['uvicorn'] = None\n")

    said = complaint(ridotto_alone("serve", PYTHONPATH=f"{tmp_path}:{':'.join(sys.path)}"))

    assert said == 'this needs the server extra; install it with: pip install "ridotto[server]"'
