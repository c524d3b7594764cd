"""People, tables, choices and refusals over HTTP, asked of a real server."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from harness.agreements import short_game
from harness.server import browser_session, server_in_thread, wait_until_over
from ridotto.server.http.requests import MAX_BODY
from ridotto.server.socket.protocol import VERSION
from ridotto.server.tables.sealed_game import Proof, verify


def refused(response: httpx.Response, status: int, code: str) -> str:
    """The sentence of a refusal that has to be this one."""
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    return response.json()["text"]


# ── People ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_registered_person_has_a_cookie_that_no_script_reads(stranger: httpx.Client):
    met = stranger.post("/api/people", json={"name": "  Zoë\u202e\n ", "language": "fr"})

    assert met.status_code == 201
    cookie = met.headers["set-cookie"].casefold()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert stranger.get("/api/me").json() == met.json() | {"token": ""}
    assert met.json()["name"] == "Zoë"
    assert met.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("cookie", [None, "x.y", ""])
def test_a_stranger_is_told_without_an_error_that_nobody_knows_them(
    stranger: httpx.Client, cookie: str | None
):
    """Browsers write every error into their console, and a first visit is none."""
    if cookie is not None:
        stranger.cookies["ridotto"] = cookie
    answer = stranger.get("/api/me")

    assert (answer.status_code, answer.json(), "set-cookie" in answer.headers) == (200, None, False)


def test_a_program_is_known_by_its_token(stranger: httpx.Client, address: str):
    token = stranger.post("/api/people", json={"name": "Robot"}).json()["token"]

    me = httpx.get(f"{address}/api/me", headers={"authorization": f"Bearer {token}"}, verify=False)

    assert me.json()["name"] == "Robot"


@pytest.mark.parametrize("token", ["x", "x.y", "é", "a" * 5000])
def test_an_invented_token_is_refused(address: str, token: str):
    response = httpx.get(
        f"{address}/api/me", headers={"authorization": f"Bearer {token}".encode()}, verify=False
    )

    assert "POST /api/people" in refused(response, 401, "no-guest")


def test_somebody_may_change_their_name_and_language(zoe: httpx.Client):
    assert zoe.patch("/api/me", json={"name": "Zofia", "language": "pl"}).status_code == 200
    assert zoe.get("/api/me").json() == {"name": "Zofia", "language": "pl", "token": ""}


def test_scripts_in_a_page_never_see_its_cookie(stranger: httpx.Client, address: str):
    met = stranger.post("/api/people", json={"name": "Zoë"}, headers={"origin": address})

    assert met.json()["token"] == stranger.get("/api/me").json()["token"] == ""
    assert stranger.get("/api/me").json()["name"] == "Zoë"


BROWSERS = (
    {"origin": "ADDRESS"},
    {"referer": "ADDRESS/"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-mode": "cors", "sec-fetch-dest": "empty"},
    {"cookie": "other=1"},
)
"""Headers that only a browser sends."""


@pytest.mark.parametrize("headers", BROWSERS, ids=lambda headers: next(iter(headers)))
def test_a_browser_never_gets_the_token_in_an_answer(
    address: str, zoe: httpx.Client, headers: dict[str, str]
):
    headers = {name: value.replace("ADDRESS", address) for name, value in headers.items()}
    code = zoe.post("/api/me/way-back").json()["code"]
    bearer = {"authorization": f"Bearer {zoe.cookies['ridotto']}"}
    ada = {"name": "Ada"}

    for answer in (
        httpx.post(f"{address}/api/people", json=ada, headers=headers, verify=False),
        httpx.post(f"{address}/api/way-back", json={"code": code}, headers=headers, verify=False),
        httpx.get(f"{address}/api/me", headers=headers | bearer, verify=False),
        httpx.patch(f"{address}/api/me", json=ada, headers=headers | bearer),
    ):
        assert answer.is_success, answer.text
        assert answer.json()["token"] == ""
        assert "httponly" in answer.headers["set-cookie"].casefold()


@pytest.mark.parametrize("scheme", ["Bearer TOKEN", "Basic x", "Bearer", ""])
def test_an_authorization_header_beside_the_cookie_does_not_reveal_the_token(zoe: httpx.Client, scheme: str):
    headers = {"authorization": scheme.replace("TOKEN", zoe.cookies["ridotto"])}
    token = zoe.cookies["ridotto"]

    for answer in (
        zoe.get("/api/me", headers=headers),
        zoe.patch("/api/me", headers=headers, json={"name": "Zoë"}),
        zoe.post("/api/people", headers=headers, json={"name": "Zoë"}),
        zoe.post("/api/me/way-back", headers=headers),
    ):
        assert token not in answer.text


def test_a_program_gets_its_token_in_every_answer(stranger: httpx.Client, address: str):
    token = stranger.post("/api/people", json={"name": "Robot"}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    code = httpx.post(f"{address}/api/me/way-back", headers=bearer, verify=False).json()["code"]

    assert httpx.post(f"{address}/api/way-back", json={"code": code}, verify=False).json()["token"] == token
    assert httpx.get(f"{address}/api/me", headers=bearer, verify=False).json()["token"] == token


def test_a_code_logs_a_person_in_on_another_device(zoe: httpx.Client, stranger: httpx.Client):
    code = zoe.post("/api/me/way-back").json()["code"]

    back = stranger.post("/api/way-back", json={"code": f"{code[:6]} {code[6:].lower()}"})

    assert back.json()["token"] == zoe.cookies["ridotto"]
    assert stranger.get("/api/me").json() == zoe.get("/api/me").json()


def test_an_invented_code_is_refused(stranger: httpx.Client):
    refused(stranger.post("/api/way-back", json={"code": "BCDFGHJKMNPQ"}), 404, "no-guest")


@pytest.mark.parametrize("name", [" ", "\u202e\u200b", "\x00"])
def test_a_name_has_to_be_visible(stranger: httpx.Client, name: str):
    assert "visible" in refused(stranger.post("/api/people", json={"name": name}), 422, "bad-name")


def test_there_are_six_languages(stranger: httpx.Client):
    text = refused(stranger.post("/api/people", json={"name": "A", "language": "de"}), 422, "bad-message")

    assert text == "there is no language 'de'; choose one of en, pl, uk, it, nl, fr"


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_public_table_is_in_the_list_and_a_private_one_is_not(zoe: httpx.Client):
    public = zoe.post("/api/tables", json={"agreement": {"public": True}}).json()["code"]
    private = zoe.post("/api/tables", json={}).json()["code"]

    listed = [table["code"] for table in zoe.get("/api/tables").json()["tables"]]

    assert public in listed
    assert private not in listed
    assert zoe.get(f"/api/tables/{private.lower()}").json()["about"]["free"] == 5


def test_tables_are_listed_by_what_they_do(zoe: httpx.Client):
    code = zoe.post("/api/tables", json={"agreement": {"public": True}}).json()["code"]

    def listed(phase: str) -> list[str]:
        return [table["code"] for table in zoe.get("/api/tables", params={"phase": phase}).json()["tables"]]

    assert code in listed("waiting")
    assert code not in listed("playing")


def test_an_unknown_person_opens_no_table(stranger: httpx.Client):
    refused(stranger.post("/api/tables", json={}), 401, "no-guest")


@pytest.mark.parametrize(
    ("new", "says"),
    [
        ({"agreement": {"players": 3, "settings": {"edition": 2}}}, "edition 2 is for 4 to 12 players"),
        ({"agreement": {"game": "grimm", "players": 6}}, "2 to 5 players"),
        ({"agreement": {"settings": {"scenario": "C"}}}, "no scenario 'C'"),
        ({"agreement": {"settings": {"masks": ["Jugde"]}}}, "did you mean Judge?"),
        ({"agreement": {"settings": {"own": ["name = 3"]}}}, "a mask needs a name"),
        ({"agreement": {"stand_in": "hnest"}}, "did you mean honest?"),
        ({"bots": ["careful"]}, "no bot 'careful' for this game"),
    ],
)
def test_an_agreement_that_cannot_be_played_is_refused_in_a_sentence(
    zoe: httpx.Client, new: object, says: str
):
    english = {"accept-language": "en"}

    assert says in refused(zoe.post("/api/tables", json=new, headers=english), 422, "bad-agreement")


def test_no_table_is_opened_for_a_game_without_players(zoe: httpx.Client):
    new = {"agreement": {"public": True, "players": 13}, "begin": True}

    refused(zoe.post("/api/tables", json=new), 422, "empty-seats")

    assert all(table["about"]["players"] != 13 for table in zoe.get("/api/tables").json()["tables"])


def test_an_address_opens_only_so_many_tables_in_an_hour(tmp_path):
    with (
        server_in_thread(tmp_path / "ridotto.db", tables=2) as server,
        browser_session(server.address) as client,
    ):
        statuses = [client.post("/api/tables", json={}).status_code for _ in range(3)]

    assert statuses == [201, 201, 429]


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_a_finished_game_is_served_with_its_proof_and_a_running_one_is_not(tmp_path, game: str):
    quick = {
        "game": game,
        "players": 4,
        "pace": "instant",
        "settings": short_game(game, 3),
    }
    bots = {"mascarade": ["honest"], "grimm": ["careful"]}[game]
    with (
        server_in_thread(tmp_path / "ridotto.db", bot_processes=1) as server,
        browser_session(server.address) as client,
    ):
        new = {"agreement": quick, "bots": bots, "sit": False, "begin": True}
        code = client.post("/api/tables", json=new).json()["code"]
        refused(client.get(f"/api/tables/{code}/games/2"), 404, "not-now")
        wait_until_over(client, code)
        proof = client.get(f"/api/tables/{code}/games/1")

    assert proof.status_code == 200, proof.text
    verify(msgspec.json.decode(proof.content, type=Proof))


def test_a_table_does_not_show_what_is_not_durable_yet(tmp_path):
    with (
        server_in_thread(tmp_path / "ridotto.db") as server,
        browser_session(server.address) as client,
        closing(open_file(tmp_path)) as file,
    ):
        opened = client.post("/api/tables", json={}).json()
        socket = f"{server.socket_address}/ws/{opened['code']}?v={VERSION}"
        token = {"authorization": f"Bearer {client.cookies['ridotto']}"}
        with connect(socket, additional_headers=token) as line:
            hear(line, "snapshot")
            file.execute("BEGIN IMMEDIATE")  # now nothing can be written
            line.send('{"do": "lock", "id": "1", "locked": true}')
            with suppress(httpx.TimeoutException):
                for _ in range(20):
                    seen = client.get(f"/api/tables/{opened['code']}", timeout=0.5).json()
                    assert seen["about"]["locked"] is False
            file.execute("ROLLBACK")
            hear(line, "ack")
        assert client.get(f"/api/tables/{opened['code']}").json()["about"]["locked"] is True


def open_file(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path / "ridotto.db", isolation_level=None)


def hear(line: ClientConnection, kind: str) -> None:
    """Listen until something of this kind is said."""
    while msgspec.json.decode(line.recv(timeout=60))["type"] != kind:
        pass


# ── Bad requests ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff", b'{"name": 1}', b'{"nome": "A"}', b"[" * 20_000, b'"\\ud800"'],
)
def test_a_malformed_request_is_refused_in_a_sentence(stranger: httpx.Client, body: bytes):
    assert "see /api/openapi.json" in refused(stranger.post("/api/people", content=body), 422, "bad-message")


def test_a_long_request_is_refused(stranger: httpx.Client):
    long = b" " * (MAX_BODY + 1)

    assert f"{MAX_BODY:,}" in refused(stranger.post("/api/people", content=long), 413, "too-long")


@pytest.mark.parametrize(
    "path", ["/api/", "/api/nothing", "/api/tables/", "/api/tables/A/games", "/api/people/1"]
)
def test_an_unknown_path_is_answered_in_json(stranger: httpx.Client, path: str):
    refused(stranger.get(path), 404, "no-call")


def test_an_unknown_method_is_answered_with_the_allowed_ones(stranger: httpx.Client):
    response = stranger.put("/api/me")

    refused(response, 405, "no-call")
    assert set(response.headers["allow"].split(", ")) == {"DELETE", "GET", "HEAD", "PATCH"}


@pytest.mark.parametrize("code", ["XXXXXX", "%00", "a" * 3000, "🎭", "%2e%2e%2f", "' OR 1=1"])
def test_a_code_of_no_table_is_refused(stranger: httpx.Client, code: str):
    assert stranger.get(f"/api/tables/{code}").status_code == 404


@pytest.mark.parametrize("game", ["0", "-1", "x", "9" * 5000, "٣"])
def test_an_unknown_game_number_is_refused(zoe: httpx.Client, game: str):
    code = zoe.post("/api/tables", json={}).json()["code"]

    refused(zoe.get(f"/api/tables/{code}/games/{game}"), 404, "not-now")
