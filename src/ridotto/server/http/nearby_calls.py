"""Where guests find a house that its host sees as `localhost`."""

from typing import Final

import msgspec
from starlette.requests import Request

from ridotto.server.http.addresses import addresses, is_loopback
from ridotto.server.http.requests import Call, address_of
from ridotto.server.process import ServerProcess

PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via")
"""What a proxy says: then everybody seems to be on this machine."""


class Nearby(msgspec.Struct, frozen=True):
    """The address of this house for others on the same network; none, where the usual one will do."""

    address: str | None


async def nearby(server: ServerProcess, request: Request, _: None) -> Nearby:
    """Where others find this server. Told only on the machine it runs on: nobody else needs it."""
    port, near = request.url.port, addresses(server.settings.host)[1]
    if near is None or port is None or not is_host(request):
        return Nearby(None)
    return Nearby(f"http://{near}:{port}")


def is_host(request: Request) -> bool:
    """Whether somebody asks on the machine itself, and not through a proxy that runs there."""
    passed_on = any(name in request.headers for name in PASSED_ON)
    return not passed_on and is_loopback(request.url.hostname or "") and is_loopback(address_of(request))


CALLS: Final = (Call("GET", "/api/nearby", nearby, "Where others find this house", Nearby),)
