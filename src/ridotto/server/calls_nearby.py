"""Where guests find a house that its host sees as `localhost`."""

from typing import Final

import msgspec
from starlette.requests import Request

from ridotto.server.calls import Call, address_of
from ridotto.server.house import House
from ridotto.server.nearby import addresses, is_loopback


class Nearby(msgspec.Struct, frozen=True):
    """The address of this house for others on the same network; none, where the usual one will do."""

    address: str | None


async def nearby(house: House, request: Request, _: None) -> Nearby:
    """Where others find this house. Told only on the machine it runs on: nobody else needs it."""
    host, port = request.url.hostname or "", request.url.port
    near = addresses(house.settings.host)[1]
    if near is None or port is None or not (is_loopback(host) and is_loopback(address_of(request))):
        return Nearby(None)
    return Nearby(f"http://{near}:{port}")


CALLS: Final = (Call("GET", "/api/nearby", nearby, "Where others find this house", Nearby),)
