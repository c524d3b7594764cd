"""People play over https through Caddy as docs/friends.md configures it: `make test-proxies`."""

import asyncio
import os
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from harness.client import TIMEOUT
from harness.server import port_of, server_in_process
from harness.server_process import reserved_port
from ridotto.server.socket.protocol import VERSION

DEPLOY = Path(__file__).parents[3] / "deploy"
PORTS = """\
{{
	admin off
	local_certs
	skip_install_trust
	http_port {http}
	https_port {https}
	storage file_system {storage}
}}
"""


@contextmanager
def caddy(place: Path, upstream: int) -> Iterator[int]:
    """Caddy as the page configures it, but with a certificate of its own and on free ports."""
    reserved = [reserved_port() for _ in range(2)]
    http, https = map(port_of, reserved)
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    text = text.replace("ball.example.org {", "localhost {").replace(
        "127.0.0.1:8080", f"127.0.0.1:{upstream}"
    )
    text = PORTS.format(http=http, https=https, storage=place / "caddy") + text
    (place / "Caddyfile").write_text(text.replace("localhost {", "localhost {\n\tbind 127.0.0.1", 1))
    process = subprocess.Popen(
        ["caddy", "run", "--adapter", "caddyfile", "--config", place / "Caddyfile"],
        env={**os.environ, "HOME": str(place)},
        stderr=subprocess.PIPE,
    )
    try:
        wait_for_lines(process, b"serving initial configuration", b"certificate obtained successfully")
        yield https
    finally:
        process.terminate()
        process.communicate(timeout=TIMEOUT)
        for each in reserved:
            each.close()


def wait_for_lines(process: "subprocess.Popen[bytes]", *texts: bytes) -> None:
    """Read the log until each of these texts has come, in any order."""
    assert process.stderr is not None
    log, missing = b"", set(texts)
    for line in process.stderr:
        log += line
        missing -= {text for text in missing if text in line}
        if not missing:
            return
    raise AssertionError(log.decode())


@pytest.mark.anyio
async def test_a_person_plays_over_https_through_the_proxy(tmp_path: Path):
    trusted = ssl._create_unverified_context()
    async with server_in_process(tmp_path / "ridotto.db", secure=True, hosts="localhost") as server:
        with caddy(tmp_path, server.port) as port:
            origin = f"https://localhost:{port}"
            async with httpx.AsyncClient(base_url=origin, verify=trusted, headers={"Origin": origin}) as http:
                assert (await http.get("/health")).text.startswith('{"ok":true')
                assert (await http.get("/metrics")).status_code == 404
                answer = await http.post("/api/people", json={"name": "Zoë"})
                cookie = answer.headers["set-cookie"]
                assert {"Secure", "HttpOnly"} <= set(cookie.split("; "))
                assert "strict-transport-security" in answer.headers
                table = (await http.post("/api/tables", json={"agreement": {"players": 4}})).json()
            async with connect(
                f"wss://localhost:{port}/ws/{table['code']}?v={VERSION}",
                ssl=trusted,
                origin=origin,
                additional_headers={"Cookie": cookie.split("; ")[0]},
            ) as connection:
                assert '"welcome"' in await asyncio.wait_for(connection.recv(), TIMEOUT)
