"""What every answer carries, and who is turned away at the door."""

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.serving import known_at, served, settings_in


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings_in(tmp_path_factory.mktemp("house"))) as address:
        yield address


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/nothing", "/nothing", "/health", "/page/page.js"])
def test_every_answer_keeps_pages_from_doing_harm(address: str, path: str):
    headers = httpx.get(address + path).headers

    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_behind_https_everything_is_for_https_only(tmp_path):
    with served(settings_in(tmp_path, secure=True)) as address:
        met = httpx.post(f"{address}/api/people", json={"name": "Zoë"})

    assert "secure" in met.headers["set-cookie"].casefold()
    assert met.headers["strict-transport-security"] == "max-age=31536000"


def test_a_page_from_elsewhere_may_ask_nothing(address: str):
    with known_at(address) as client:
        for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("PATCH", "/api/me")):
            response = client.request(
                method, path, headers={"origin": "https://evil.example"}, json={"name": "E"}
            )
            assert response.status_code == 403
        assert client.get("/api/me").json()["name"] == "Zoë"


def test_our_own_page_and_those_in_the_settings_may_ask(tmp_path):
    ball = "https://ball.example.org"
    with served(settings_in(tmp_path, origins=f"https://other.example, {ball}")) as address:
        for origin in (address, ball):
            met = httpx.post(f"{address}/api/people", headers={"origin": origin}, json={"name": "Zoë"})
            assert met.status_code == 201


@pytest.mark.parametrize("host", ["[", "a b", "a/b", "a@b", "a:b", "", "é"])
def test_a_request_for_no_host_is_turned_away(address: str, host: str):
    assert httpx.get(f"{address}/api/tables", headers={"host": host.encode()}).status_code == 400


@pytest.mark.parametrize("host", ["localhost", "ball.example.org:8443", "[::1]:80", "192.168.1.20:8080"])
def test_a_request_for_a_host_is_answered(address: str, host: str):
    assert httpx.get(f"{address}/api/tables", headers={"host": host}).status_code == 200


def test_a_socket_from_elsewhere_is_turned_away(address: str):
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"{address.replace('http', 'ws')}/ws/ABCDEF", origin="https://evil.example")


# ── The page ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("door", ["/", "/t/ABCDEF", "/tv/ABCDEF", "/back/BCDFGHJKMNPQ"])
def test_every_door_leads_to_the_page(address: str, door: str):
    page = httpx.get(address + door)

    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "ridotto join" in page.text
    assert "unofficial" in page.text


def test_the_page_has_nothing_inline_that_its_own_headers_forbid(address: str):
    page = httpx.get(address).text

    assert "<style" not in page
    assert " style=" not in page
    assert "<script>" not in page
    assert " onclick=" not in page
    for file, kind in (("page.css", "text/css"), ("page.js", "text/javascript")):
        assert f"/page/{file}" in page
        assert httpx.get(f"{address}/page/{file}").headers["content-type"].startswith(kind)
