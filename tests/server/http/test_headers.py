"""The headers of every answer, and which origins and hosts are refused."""

import gzip
import re
from collections.abc import Iterator
from socket import create_connection, gethostname

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from harness.server import browser_session, server_in_thread
from ridotto.server.http.page_files import PAGE_PATHS


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db") as server:
        yield server.address


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/nothing", "/nothing", "/health", "/icon.svg"])
def test_every_answer_has_security_headers(address: str, path: str):
    headers = httpx.get(address + path, verify=False).headers

    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_behind_https_everything_is_for_https_only(tmp_path):
    with server_in_thread(tmp_path / "ridotto.db", secure=True) as server:
        met = httpx.post(f"{server.address}/api/people", json={"name": "Zoë"}, verify=False)

    assert "secure" in met.headers["set-cookie"].casefold()
    assert met.headers["strict-transport-security"] == "max-age=31536000"


def test_a_page_of_another_origin_is_refused(address: str):
    with browser_session(address) as client:
        for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("PATCH", "/api/me")):
            response = client.request(
                method, path, headers={"origin": "https://evil.example"}, json={"name": "E"}
            )
            assert response.status_code == 403
        assert client.get("/api/me").json()["name"] == "Zoë"


def test_our_own_page_and_allowed_origins_are_answered(tmp_path):
    ball = "https://ball.example.org"
    with server_in_thread(tmp_path / "ridotto.db", origins=f"https://other.example, {ball}") as server:
        for origin in (server.address, ball):
            met = httpx.post(
                f"{server.address}/api/people", headers={"origin": origin}, json={"name": "Zoë"}, verify=False
            )
            assert met.status_code == 201


@pytest.mark.parametrize("host", ["[", "a b", "a/b", "a@b", "a:b", "", "é"])
def test_a_request_without_a_host_is_refused(address: str, host: str):
    assert (
        httpx.get(f"{address}/api/tables", headers={"host": host.encode()}, verify=False).status_code == 400
    )


KNOWN = (
    "localhost",
    "LOCALHOST.",
    "[::1]:80",
    "[fe80::1]",
    "192.168.1.20:8080",
    "ballroom.local:8080",
    "box.localhost",
    gethostname(),
)


@pytest.mark.parametrize("host", KNOWN)
def test_a_request_for_a_host_is_answered(address: str, host: str):
    assert httpx.get(f"{address}/api/tables", headers={"host": host}, verify=False).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "evil.localx:8080"])
def test_a_request_for_an_unknown_host_is_refused_with_the_option_that_allows_it(address: str, host: str):
    for path in ("/", "/api/tables", "/health"):
        answer = httpx.get(address + path, headers={"host": host, "origin": f"http://{host}"}, verify=False)
        assert (answer.status_code, answer.json()["code"]) == (421, "bad-host")
        assert f"--hosts {host.partition(':')[0]}" in answer.json()["text"]


def test_a_socket_for_an_unknown_host_is_refused_with_the_option_that_allows_it(address: str):
    line = create_connection(("127.0.0.1", httpx.URL(address).port))
    with pytest.raises(InvalidStatus, match="421") as refused:
        connect("ws://evil.example/ws/ABCDEF?wall=1", sock=line)

    assert b"--hosts evil.example" in refused.value.response.body


def test_hosts_in_the_settings_are_known(tmp_path):
    with server_in_thread(tmp_path / "ridotto.db", hosts="Ball.example.org, *.masks.example") as server:
        answers = {
            host: httpx.get(f"{server.address}/health", headers={"host": host}, verify=False).status_code
            for host in (
                "ball.example.org",
                "BALL.example.org.:8443",
                "a.masks.example",
                "masks.example",
                "x.org",
            )
        }

    assert list(answers.values()) == [200, 200, 200, 421, 421]


def test_a_star_allows_any_host(tmp_path):
    with server_in_thread(tmp_path / "ridotto.db", hosts="*") as server:
        assert (
            httpx.get(f"{server.address}/health", headers={"host": "x.org"}, verify=False).status_code == 200
        )


def test_a_socket_from_another_origin_is_refused(address: str):
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"{address.replace('http', 'ws')}/ws/ABCDEF", origin="https://evil.example")


# ── The page ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", PAGE_PATHS)
def test_every_path_of_the_page_is_answered_with_it(address: str, path: str):
    page = httpx.get(address + re.sub(r"{\w+}", "7", path), verify=False)

    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert "ridotto join" in page.text
    assert "Unofficial" in page.text


def test_the_page_has_nothing_inline_that_its_own_headers_forbid(address: str):
    page = httpx.get(address, verify=False).text

    assert "<style" not in page
    assert " style=" not in page
    assert not re.search(r"<script(?![^>]* src=)", page)
    assert not re.search(r" on\w+=", page)


def test_assets_have_the_right_type_and_are_cached_for_ever(address: str):
    page = httpx.get(address, verify=False).text
    needed = re.findall(r'(?:src|href)="(/page/[^"]+)"', page)

    assert {path.rpartition(".")[2] for path in needed} == {"js", "css"}
    for path in needed:
        file = httpx.get(address + path, verify=False)
        assert file.headers["content-type"].startswith(
            "text/css" if path.endswith("css") else "text/javascript"
        )
        assert "immutable" in file.headers["cache-control"]
        is_packed = file.headers.get("content-encoding") == "gzip"
        assert is_packed or len(gzip.compress(file.content)) >= len(file.content)


def test_a_file_that_the_page_does_not_have_is_refused_like_any_other_address(address: str):
    missing, nowhere = (httpx.get(f"{address}/{path}", verify=False) for path in ("page/x.js", "x.js"))

    assert missing.status_code == 404
    assert missing.text == nowhere.text
    assert "cache-control" not in missing.headers


def test_a_client_without_compression_gets_plain_files(address: str):
    plain = httpx.get(address, headers={"accept-encoding": "identity"}, verify=False)

    assert "content-encoding" not in plain.headers
    assert plain.text == httpx.get(address, verify=False).text
