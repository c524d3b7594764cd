"""`ridotto admin`: the operator looks after a server that runs."""

import asyncio
import re

import pytest

from harness.server import server_in_thread


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with server_in_thread(tmp_path_factory.mktemp("server") / "r.db") as server:
        yield server


@pytest.fixture
def admin(ridotto, server):
    return lambda *words: ridotto("admin", *words, "--store", server.store)


def test_the_operator_lists_and_closes_tables(admin, server):
    code, _ = asyncio.run(server.open_table("Ann", players=4))

    assert re.search(rf"{code} +waiting +mascarade +1 +0 +\d+ +no", admin("tables").stdout)
    assert "sockets" in admin("tables").stdout
    assert f"Table {code} is closed." in admin("close", code.lower()).stdout
    assert admin("talk", code).returncode == 0


def test_tables_are_listed_in_the_language_of_the_operator(admin, server):
    code, _ = asyncio.run(server.open_table("Ann", players=4))

    listed = admin("tables", "--lang", "pl").stdout

    assert re.search(rf"{code} +czeka +mascarade +1 +0 +\d+ +nie", listed)
    assert "połączenia" in listed
    assert "sockets" not in listed


@pytest.mark.parametrize("who", ["192.0.2.7", "2001:db8::1", "0123456789abcdef01234567"])
def test_the_operator_bans_and_unbans(admin, who):
    assert f"{who} is banned until" in admin("ban", who, "--hours", "1.5", "--why", "spam").stdout
    assert re.search(r"(address|person) .*spam", admin("bans").stdout)
    assert f"{who} may come again." in admin("unban", who).stdout
    assert admin("unban", who).returncode == 2


def test_a_report_is_whole_in_a_narrow_terminal(admin, server, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    code, token = asyncio.run(server.open_table("Ann", players=4))
    rude = asyncio.run(server.client("Rude"))

    async def reports():
        async with rude.connect(code) as socket:
            await rude.does(socket, "say", text="something rude")
            report = {"guest": 1, "about": "a long text about what was said at this table"}
            return await server.call("POST", f"/api/tables/{code}/reports", token, report)

    asyncio.run(reports())

    assert rude.token.partition(".")[0] in admin("reports").stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("talk",), "say which table: ridotto admin talk CODE"),
        (("close", "NONE99"), "there is no table NONE99 in this store"),
        (("ban", "Ann"), "'ann' is neither an address nor the id of a person"),
        (("ban",), "is neither an address nor the id of a person"),
        (("ban", "192.0.2.7", "--hours", "0"), "a ban lasts more than 0"),
        (("dance",), "invalid choice"),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(admin, words, sentence):
    done = admin(*words)

    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
