"""Refusals come in the language of the page or of the identity, with their name and facts for programs."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from harness.server import Server, server_in_thread
from ridotto.languages import LANGUAGES
from ridotto.server.http.requests import MAX_BODY
from ridotto.server.socket.protocol import VERSION
from ridotto.server.tables.refused import Refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db") as server:
        yield server


@pytest.fixture
def stranger(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60, verify=False) as client:
        yield client


def register(client: httpx.Client, language: str) -> dict[str, str]:
    """The header of a new program that speaks a language."""
    me = client.post("/api/people", json={"name": "Zoë", "language": language}).json()
    client.cookies.clear()
    return {"authorization": f"Bearer {me['token']}"}


def refused_on(socket: str, headers: dict[str, str], *commands: str) -> dict[str, Any]:
    """The first refusal that comes after these commands."""
    with connect(socket, additional_headers=headers) as connection:
        for command in commands:
            connection.send(command)
        while (heard := msgspec.json.decode(connection.recv(timeout=60)))["type"] != "refused":
            pass
    return dict(heard)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_request_is_refused_in_the_language_that_it_asks_for(stranger: httpx.Client, code: str) -> None:
    answer = stranger.post("/api/people", content=b"x" * (MAX_BODY + 1), headers={"accept-language": code})

    assert answer.json() == {
        "code": "too-long",
        "text": Refused("too-long", "request-too-long", most=MAX_BODY).say(code),
        "reason": "request-too-long",
        "facts": {"most": MAX_BODY},
    }
    assert answer.headers["content-language"] == code


def test_without_a_wish_the_language_of_the_identity_counts_and_else_english(stranger: httpx.Client) -> None:
    zoe = register(stranger, "nl")
    nameless = {"name": " ", "language": "nl"}

    assert stranger.patch("/api/me", json=nameless, headers=zoe).json()["text"].startswith("een naam heeft")
    assert stranger.post("/api/people", json=nameless).json()["text"].startswith("a name has")
    missing = stranger.get("/api/nothing", headers={"accept-language": "de, it;q=0.5"}).json()
    assert missing["text"].startswith("a questo indirizzo non c’è niente")


def test_a_command_is_refused_in_the_language_of_the_identity(server: Server, stranger: httpx.Client) -> None:
    zoe = register(stranger, "uk")
    code = stranger.post("/api/tables", json={}, headers=zoe).json()["code"]
    socket = f"{server.socket_address}/ws/{code}?v={VERSION}"

    refused = refused_on(socket, zoe, '{"do": "sit", "id": "1", "seat": 12}')

    assert (refused["code"], refused["reason"], refused["facts"]["seats"]) == ("no-seat", "no-seat", 6)
    assert refused["text"].startswith("немає місця")


def test_the_language_of_the_page_counts_more_than_that_of_the_identity(
    server: Server, stranger: httpx.Client
) -> None:
    zoe = register(stranger, "uk")
    code = stranger.post("/api/tables", json={}, headers=zoe).json()["code"]
    socket = f"{server.socket_address}/ws/{code}?v={VERSION}&language=fr"

    assert refused_on(socket, zoe, '{"do": "pause", "id": "1"}')["text"].startswith(
        "il n’y a rien à mettre en pause"
    )
    nowhere = f"{server.socket_address}/ws/NOWHERE?v={VERSION}&language=it"
    assert refused_on(nowhere, zoe)["text"].startswith("non c’è un tavolo")


def test_whoever_changes_their_language_is_refused_in_the_new_one_at_once(
    server: Server, stranger: httpx.Client
) -> None:
    zoe = register(stranger, "en")
    code = stranger.post("/api/tables", json={}, headers=zoe).json()["code"]
    with connect(f"{server.socket_address}/ws/{code}?v={VERSION}", additional_headers=zoe) as connection:
        while msgspec.json.decode(connection.recv(timeout=60))["type"] != "snapshot":
            pass
        stranger.patch("/api/me", json={"name": "Zoë", "language": "pl"}, headers=zoe)
        connection.send('{"do": "pause", "id": "1"}')
        while (heard := msgspec.json.decode(connection.recv(timeout=60)))["type"] != "refused":
            pass

    assert heard["text"] == "teraz nie ma czego wstrzymać"


@pytest.mark.parametrize(("language", "word"), [("uk", "почни"), ("fr", "commence"), ("xx", "begin")])
def test_a_wrong_path_is_answered_in_the_language_of_the_browser(
    stranger: httpx.Client, language: str, word: str
):
    response = stranger.get("/nowhere", headers={"accept-language": language})

    assert (response.status_code, word in response.text) == (404, True)
