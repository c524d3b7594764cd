"""The server's address on the local network."""

from typing import Final

import msgspec
from starlette.requests import Request

from ridotto.server.http.addresses import addresses, is_loopback
from ridotto.server.http.requests import Call
from ridotto.server.process import ServerProcess, address_of

PROXY_HEADERS: Final = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via")
"""Headers that a proxy adds. Behind a proxy on this machine every request seems to come from here."""


class Nearby(msgspec.Struct, frozen=True):
    """The server's address for others on the same network; null where the usual address works."""

    address: str | None


async def nearby(server: ServerProcess, request: Request, _: None) -> Nearby:
    """The server's address on the local network; only for requests from the machine that it runs on."""
    port, near = request.url.port, addresses(server.settings.host)[1]
    if near is None or port is None or not is_local(request):
        return Nearby(None)
    return Nearby(f"http://{near}:{port}")


def is_local(request: Request) -> bool:
    """Whether a request comes from the machine itself, and not through a proxy that runs there."""
    proxied = any(name in request.headers for name in PROXY_HEADERS)
    return not proxied and is_loopback(request.url.hostname or "") and is_loopback(address_of(request))


CALLS: Final = (Call("GET", "/api/nearby", nearby, "The server's address on the local network", Nearby),)
