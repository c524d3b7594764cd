"""The server's address on the local network, for a host who sees `localhost`."""

import asyncio

import httpx
import pytest

from ridotto.server.app import make_app
from ridotto.server.http.addresses import lan_address
from ridotto.server.settings import Settings


def told(asked_at: str, asker: str, listens_at: str, **headers: str) -> str | None:
    """What somebody is told who asks from one address at another."""
    transport = httpx.ASGITransport(
        make_app(Settings(host=listens_at, hosts="ball.example")), client=(asker, 50_000)
    )

    async def ask() -> str | None:
        async with httpx.AsyncClient(transport=transport, base_url=asked_at) as client:
            return (await client.get("/api/nearby", headers=headers)).json()["address"]

    return asyncio.run(ask())


@pytest.mark.skipif(lan_address() is None, reason="this machine is on no network")
def test_the_host_is_told_the_servers_address_on_the_local_network():
    near = f"http://{lan_address()}:8080"

    assert told("http://localhost:8080", "127.0.0.1", "0.0.0.0") == near


@pytest.mark.parametrize(
    ("asked_at", "asker", "listens_at"),
    [
        ("http://localhost:8080", "203.0.113.7", "0.0.0.0"),
        ("http://ball.example:8080", "127.0.0.1", "0.0.0.0"),
        ("http://localhost:8080", "127.0.0.1", "127.0.0.1"),
        ("http://localhost", "127.0.0.1", "0.0.0.0"),
    ],
)
def test_only_the_host_is_told_the_address_and_only_if_others_can_reach_it(
    asked_at: str, asker: str, listens_at: str
):
    assert told(asked_at, asker, listens_at) is None


@pytest.mark.parametrize("header", ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via"])
def test_behind_a_proxy_on_the_same_machine_the_address_is_not_told(header: str):
    assert told("http://localhost:8080", "127.0.0.1", "0.0.0.0", **{header: "127.0.0.1"}) is None
