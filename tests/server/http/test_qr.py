"""QR codes."""

from collections.abc import Iterator
from xml.etree import ElementTree

import httpx
import pytest

from harness.server import server_in_thread

TABLE = "https://ball.example/t/BQBDD3"


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db") as server,
        httpx.Client(base_url=server.address, timeout=60, verify=False) as client,
    ):
        yield client


def test_a_qr_code_is_a_drawing_that_fits_any_size(stranger: httpx.Client):
    answer = stranger.get("/api/qr", params={"text": TABLE})

    assert answer.headers["content-type"] == "image/svg+xml"
    drawing = ElementTree.fromstring(answer.text)
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert "width" not in drawing.attrib
    assert drawing.attrib["viewBox"].startswith("0 0 ")


def test_another_address_has_another_qr_code(stranger: httpx.Client):
    one, other = (stranger.get("/api/qr", params={"text": text}).text for text in (TABLE, f"{TABLE}X"))

    assert one != other


@pytest.mark.parametrize(
    "text",
    [
        "",
        "BQBDD3",
        "javascript:alert(1)",
        "ftp://ball.example",
        "http://ball example",
        "https://" + "a" * 300,
        f"{TABLE}\n",
    ],
)
def test_only_addresses_of_pages_become_qr_codes(stranger: httpx.Client, text: str):
    answer = stranger.get("/api/qr", params={"text": text})

    assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")


def test_qr_codes_are_never_cached_because_they_may_contain_a_way_back(stranger: httpx.Client):
    assert stranger.get("/api/qr", params={"text": TABLE}).headers["cache-control"] == "no-store"
