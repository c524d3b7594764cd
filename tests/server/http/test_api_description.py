"""The OpenAPI description is true: real answers fit it, and odd requests get a documented answer."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import settings
from jsonschema import Draft202012Validator
from schemathesis.checks import positive_data_acceptance
from websockets.sync.client import connect

from harness.agreements import short_game
from harness.amounts import THOROUGH, examples
from harness.client import TIMEOUT
from harness.reviews.review_jobs import QUICK
from harness.server import browser_session, server_in_thread, wait_until_over
from ridotto.server.codegen.types import declaration, written
from ridotto.server.codegen.write import PACKAGE, package_files, page_files
from ridotto.server.http.openapi import SCHEMAS, components, document
from ridotto.server.socket.protocol import VERSION

PAGE = Path(__file__).parents[3] / "web/src"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.reviews.queue.COMPUTE", QUICK)
        with server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db", bot_processes=1) as server:
            yield server.address


@pytest.fixture(scope="module")
def token(address: str) -> str:
    return str(httpx.post(f"{address}/api/people", json={"name": "Zoë"}, verify=False).json()["token"])


def check(answer: object, name: str) -> None:
    """Raise unless an answer fits the schema with this name."""
    schema = {"$ref": SCHEMAS.format(name=name), "components": {"schemas": components()}}
    Draft202012Validator(schema).validate(answer)


# ── Answers ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_description_is_what_the_server_shows(address: str):
    assert httpx.get(f"{address}/api/openapi.json", verify=False).json() == msgspec.json.decode(
        msgspec.json.encode(document())
    )


def test_everything_the_description_refers_to_is_there():
    referred = set(re.findall(rb'"#/components/schemas/(\w+)"', msgspec.json.encode(document())))

    assert {name.decode() for name in referred} <= components().keys()


GAME = "/api/tables/{code}/games/{game}"
ELSEWHERE = {
    ("put", f"{GAME}/privacy"),
    ("get", f"{GAME}/review/{{part}}"),
    ("post", "/api/reviews"),
    *((method, "/api/reviews/{id}") for method in ("get", "delete")),
    ("get", "/api/reviews/{id}/replay"),
    ("get", "/api/reviews/{id}/{part}"),
    ("post", "/api/reviews/{id}/play-on"),
    ("post", "/api/tables/{code}/hint"),
}
"""Calls for players of a game, and about reviews that are done: `tests/server/reviews` has them."""


def test_every_call_answers_as_described(address: str):
    agreed = {"players": 4, "pace": "instant", "public": True, "settings": {"options": {"max_turns": 2}}}
    with browser_session(address) as client:
        new = {"agreement": agreed, "bots": ["honest"], "sit": False, "begin": True}
        code = client.post("/api/tables", json=new).json()["code"]
        wait_until_over(client, code)
        back = client.post("/api/me/way-back").json()
        asked = {
            ("post", "/api/people"): {"name": "A"},
            ("patch", "/api/me"): {"name": "B"},
            ("post", "/api/me/way-back"): None,
            ("post", "/api/way-back"): back,
            ("post", "/api/tables"): {},
            ("post", "/api/tables/{code}/reports"): {"guest": 1},
            ("post", "/api/check/mask"): {"toml": 'name = "X"\npower = ["gain(2)"]'},
            ("post", "/api/check/set"): {"settings": {"masks": ["Judge"]}},
            ("post", f"{GAME}/review"): {},
            ("post", f"{GAME}/play-on"): {"step": 0, "seat": 0},
        }
        other = httpx.post(f"{address}/api/people", json={"name": "Eva"}, verify=False).json()["token"]
        bearer = {"authorization": f"Bearer {other}"}
        uri = f"{address.replace('http', 'ws')}/ws/{code}?v={VERSION}"
        with connect(uri, additional_headers=bearer) as line:
            line.recv(timeout=60)
        paths = document()["paths"]
        goodbye = paths["/api/me"].pop("delete")
        for path, methods in [*paths.items(), ("/api/me", {"delete": goodbye})]:
            for method, operation in methods.items():
                if (method, path) in ELSEWHERE:
                    continue
                id = client.get("/api/puzzles").json()["puzzles"][0]["id"] if "/puzzles/" in path else "grimm"
                url = path.format(code=code, game=1, id=id, language="fr")
                query = {"text": f"{address}/t/{code}"} if path == "/api/qr" else None
                answer = client.request(method, url, json=asked.get((method, path)), params=query)
                assert answer.status_code < 300, (url, answer.text)
                described = operation["responses"][str(answer.status_code)]["content"]
                schema = described[answer.headers["content-type"]]["schema"]
                if "$ref" in schema:
                    check(answer.json(), schema["$ref"].rpartition("/")[2])


@pytest.mark.parametrize(("game", "bot"), [("mascarade", "bluffer"), ("grimm", "sly")])
def test_everything_a_socket_hears_is_as_described(address: str, game: str, bot: str):
    agreed = {
        "game": game,
        "players": 4,
        "pace": "instant",
        "settings": short_game(game, 4),
    }
    with browser_session(address) as client:
        code = client.post("/api/tables", json={"agreement": agreed, "bots": [bot], "sit": False}).json()[
            "code"
        ]
        token = {"authorization": f"Bearer {client.cookies['ridotto']}"}
    heard = set()
    with connect(f"{address.replace('http', 'ws')}/ws/{code}?v={VERSION}", additional_headers=token) as line:
        for command in ('{"do": "ping"}', "odd", '{"do": "begin", "id": "1"}'):
            line.send(command)
        over = False
        while not over or "ack" not in heard:
            told = msgspec.json.decode(line.recv(timeout=60))
            check(told, "AnyAnswer")
            heard.add(told["type"])
            over = over or (told.get("table") or {}).get("phase") == "over"

    assert heard == {"welcome", "snapshot", "pong", "refused", "ack", "frame"}


# ── Odd requests ─────────────────────────────────────────────────────────────────────────────────────


calls = schemathesis.openapi.from_dict(msgspec.json.decode(msgspec.json.encode(document())))
calls.config.phases.coverage.enabled = THOROUGH  # hundreds of cases more, which are made anew in every run
refused = calls.config.checks.negative_data_rejection
refused.expected_statuses = [*refused.expected_statuses, "413"]  # a request may be too long, too


@calls.parametrize()
@settings(max_examples=examples(10, 25))
def test_an_odd_request_gets_a_documented_answer(case: schemathesis.Case, address: str, token: str):
    known = {"Authorization": f"Bearer {token}"}

    # a well-formed agreement may still be one that nobody can play
    case.call_and_validate(
        base_url=address, headers=known, excluded_checks=[positive_data_acceptance], timeout=TIMEOUT
    )


# ── The page's types ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("name", "text"), page_files().items(), ids=list(page_files()))
def test_the_generated_files_of_the_page_are_up_to_date(name: str, text: str):
    assert (PAGE / name).read_text("utf-8") == text, "it is old: make types"


@pytest.mark.parametrize(("name", "text"), package_files().items(), ids=list(package_files()))
def test_the_document_of_a_games_words_is_up_to_date(name: str, text: str):
    assert (PACKAGE / name).read_text("utf-8") == text, "it is old: make types"


@pytest.mark.parametrize(
    ("schema", "type_"),
    [
        ({"type": "integer"}, "number"),
        ({"enum": ["a", "é"]}, '"a" | "é"'),
        ({"anyOf": [{"$ref": "#/components/schemas/View"}, {"type": "null"}]}, "View | null"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "{ [name: string]: boolean }"),
        ({}, "unknown"),
    ],
)
def test_a_schema_is_written_in_typescript(schema: dict[str, object], type_: str):
    assert written(schema) == type_


def test_an_optional_field_has_a_question_mark():
    schema = {"properties": {"a": {"type": "string"}, "b-c": {"type": "null"}}, "required": ["a"]}

    assert declaration("It", schema) == 'export interface It {\n  a: string;\n  "b-c"?: null;\n}\n'
