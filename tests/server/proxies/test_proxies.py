"""The configurations in deploy/ with the real nginx and HAProxy, over https: `make test-proxies`."""

import asyncio
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from harness.client import TIMEOUT, RecordingClient
from harness.engines import PostgreSQLDatabase
from harness.server import port_of
from harness.server_process import RestartableServer, reserved_port, server_processes
from ridotto.server.socket.protocol import VERSION

pytestmark = pytest.mark.anyio
DEPLOY = Path(__file__).parents[3] / "deploy"
SOCKETS = 4


class Proxy:
    """A running proxy with two processes behind it."""

    def __init__(self, folder: Path, servers: list[RestartableServer]) -> None:
        self.folder, self.servers = folder, servers
        self.reserved = reserved_port(), reserved_port()
        self.port, self.plain_port = map(port_of, self.reserved)
        self.certificate = new_certificate(folder)
        self.process: subprocess.Popen[bytes]

    def settings(self, name: str) -> str:
        """The configuration in deploy/, with the ports and files of this test."""
        text = (DEPLOY / name).read_text()
        for old, new in self.changes().items():
            assert old in text, old
            text = text.replace(old, new)
        return text

    def changes(self) -> dict[str, str]:
        """What a host has to change, and what only this test does."""
        one, two = (f"127.0.0.1:{server.port}" for server in self.servers)
        return {"127.0.0.1:8081": one, "127.0.0.1:8082": two, "ball.example.org": "127.0.0.1"}

    def start(self) -> None:
        """Check the configuration, and start."""

    def drain(self, number: int) -> None:
        """Send one process no new connections."""

    def run(self, *command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, timeout=TIMEOUT)


class Nginx(Proxy):
    """nginx with deploy/nginx.conf as one of its sites."""

    def changes(self) -> dict[str, str]:
        certificates = "/etc/letsencrypt/live/ball.example.org"
        return {
            f"{certificates}/fullchain.pem": f"{self.certificate}",
            f"{certificates}/privkey.pem": f"{self.certificate}",
            "listen 443": f"listen 127.0.0.1:{self.port}",
            "listen 80": f"listen 127.0.0.1:{self.plain_port}",
            **super().changes(),
        }

    def start(self) -> None:
        self.site, main = self.folder / "ridotto.conf", self.folder / "nginx.conf"
        self.site.write_text(self.settings("nginx.conf"))
        temporary = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main.write_text(
            f"daemon off;\npid {self.folder}/nginx.pid;\nerror_log stderr;\nuser root;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{temporary}include {self.site};\n}}\n"
        )
        self.command = (program("nginx"), "-e", "stderr", "-p", str(self.folder), "-c", str(main))
        self.run(*self.command, "-t")
        self.process = subprocess.Popen(self.command)

    def drain(self, number: int) -> None:
        server = f"127.0.0.1:{self.servers[number].port}"
        self.site.write_text(self.site.read_text().replace(server, f"{server} down"))
        self.run(*self.command, "-s", "reload")


class HAProxy(Proxy):
    """HAProxy with deploy/haproxy.cfg."""

    def changes(self) -> dict[str, str]:
        return {
            "/etc/haproxy/ball.example.org.pem": f"{self.certificate}",
            "/run/haproxy/ridotto.sock": f"{self.folder}/admin.sock",
            "maxconn 20000": "maxconn 500",  # more files than some machines allow
            "bind :443": f"bind 127.0.0.1:{self.port}",
            "bind :80": f"bind 127.0.0.1:{self.plain_port}",
            **{old: new for old, new in super().changes().items() if old != "ball.example.org"},
        }

    def start(self) -> None:
        settings = self.folder / "haproxy.cfg"
        settings.write_text(self.settings("haproxy.cfg"))
        command = (program("haproxy"), "-f", str(settings))
        self.run(*command, "-c")
        self.process = subprocess.Popen(command)

    def drain(self, number: int) -> None:
        with socket.socket(socket.AF_UNIX) as admin:
            admin.connect(f"{self.folder}/admin.sock")
            admin.send(f"set server ridotto/{('one', 'two')[number]} state drain\n".encode())
            assert admin.recv(1000) == b"\n"


def program(name: str) -> str:
    """Where a program is; there is no test without it."""
    found = shutil.which(name, path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    assert found is not None, f"{name} is missing: apt-get install nginx-light haproxy"
    return found


def new_certificate(folder: Path) -> Path:
    """A self-signed certificate for 127.0.0.1, with its key in the same file."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [
            *(
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:prime256v1",
                "-nodes",
            ),
            *("-days", "2", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    certificate.write_text(certificate.read_text() + key.read_text())
    return certificate


@contextmanager
def running(proxy: Proxy) -> Iterator[Proxy]:
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.process.terminate()
        proxy.process.wait(TIMEOUT)
        for each in proxy.reserved:
            each.close()


class HttpsClient(RecordingClient):
    """A person who comes through the proxy, with the certificate that was made for it."""

    def __init__(self, proxy: Proxy, name: str, token: str = "") -> None:
        super().__init__(proxy.port, name, token)
        self.trust = ssl.create_default_context(cafile=str(proxy.certificate))
        self.address = f"https://127.0.0.1:{proxy.port}"

    async def asks(self, method: str, path: str, **request: Any) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.address, verify=self.trust, timeout=TIMEOUT) as http:
            return await http.request(method, path, headers=self.headers, **request)

    async def register(self) -> None:
        self.token = (await self.asks("POST", "/api/people", json={"name": self.name})).json()["token"]

    def connect(self, code: str, origin: str | None = None, **query: Any) -> connect:
        parameters = "&".join(f"{key}={value}" for key, value in {"v": VERSION, **query}.items())
        uri = f"wss://127.0.0.1:{self.port}/ws/{code}?{parameters}"
        return connect(
            uri,
            origin=origin,
            ssl=self.trust,
            additional_headers=self.headers,
            max_size=None,
            proxy=None,
            open_timeout=TIMEOUT,
        )


async def until(it_is_so: Callable[[], Any]) -> None:
    """Wait until an awaitable question is answered with yes."""
    async with asyncio.timeout(TIMEOUT):
        while not await it_is_so():
            await asyncio.sleep(0.1)


async def sockets_of(server: RestartableServer) -> int:
    async with httpx.AsyncClient(base_url=server.address) as http:
        text = (await http.get("/metrics")).text
    return int(float(text.partition("\nridotto_sockets ")[2].partition("\n")[0]))


async def can_say(client: HttpsClient, code: str) -> bool:
    try:
        async with client.connect(code) as door:
            return (await client.does(door, "say", text="hello"))["type"] == "ack"
    except (InvalidStatus, ConnectionClosed, OSError):
        return False


@pytest.mark.parametrize("kind", [Nginx, HAProxy])
async def test_a_proxy_serves_https_and_keeps_each_table_at_one_process(
    tmp_path: Path, database: PostgreSQLDatabase, kind: type[Proxy]
) -> None:
    async with server_processes(database.url, tmp_path, 2) as servers:
        with running(kind(tmp_path, servers)) as proxy:
            ann, bob = HttpsClient(proxy, "Ann"), HttpsClient(proxy, "Bob")
            await until(lambda: answers(ann))
            await ann.register()
            await bob.register()
            for hidden in ("/metrics", "/%6detrics"):
                assert (await ann.asks("GET", hidden)).status_code == 404
            plain = httpx.get(f"http://127.0.0.1:{proxy.plain_port}/t/ABCDEF", verify=False)
            assert plain.status_code == 301
            assert plain.headers["location"].startswith("https://127.0.0.1")
            code = await ann.opens()
            doors = [await client.connect(code, ann.address) for client in (ann, bob) * (SOCKETS // 2)]
            assert (await ann.does(doors[0], "say", text="hello"))["type"] == "ack"
            await until(lambda: one_has_all(servers))
            busy = [await sockets_of(server) for server in servers].index(SOCKETS)
            await check_draining(proxy, busy, ann, bob, code, doors)
            servers[busy].kill()
            await until(lambda: can_say(ann, code))
            for door in doors:
                await door.close()


async def one_has_all(servers: list[RestartableServer]) -> bool:
    """Whether one process has all sockets; a socket counts a moment after its handshake."""
    return sorted([await sockets_of(server) for server in servers]) == [0, SOCKETS]


async def answers(client: HttpsClient) -> bool:
    try:
        return (await client.asks("GET", "/health")).status_code == 200
    except httpx.HTTPError:
        return False


async def check_draining(
    proxy: Proxy, busy: int, ann: HttpsClient, bob: HttpsClient, code: str, doors: list[Any]
) -> None:
    """Sockets that are open stay open, and new ones go to the other process; all are at one table."""
    proxy.drain(busy)

    async def goes_elsewhere() -> bool:
        async with bob.connect(code) as other:
            await bob.does(other, "say", text="hello")
            return await sockets_of(proxy.servers[1 - busy]) == 1

    async def all_are_open() -> bool:
        return await sockets_of(proxy.servers[busy]) == SOCKETS

    await until(goes_elsewhere)
    await until(all_are_open)
    assert (await ann.does(doors[0], "say", text="still here"))["type"] == "ack"
