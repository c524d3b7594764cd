"""Addresses as squares that phones read."""

import asyncio
from functools import lru_cache
from io import BytesIO
from typing import Annotated, Final

import msgspec
import segno
from starlette.requests import Request

from ridotto.server.http.requests import Call, Picture, limit_expensive
from ridotto.server.process import ServerProcess

MAX_ADDRESS: Final = 300
INK, PAPER = "#1c1426", "#ffffff"


class Address(msgspec.Struct, frozen=True):
    """What a phone opens when it looks at the square."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_ADDRESS, pattern="^https?://[!-~]+$")]


async def square(server: ServerProcess, request: Request, address: Address) -> Picture:
    """An address as a square that phones read, in SVG. It may be somebody's way back: nobody keeps it."""
    limit_expensive(server, request)
    return Picture(await asyncio.to_thread(drawn, address.text))


CALLS: Final = (Call("GET", "/api/qr", square, "A square for phones", Picture, Address, refuses=(422, 429)),)


@lru_cache(256)
def drawn(text: str) -> bytes:
    """The square, with its margin, as large as the page likes."""
    picture = BytesIO()
    segno.make_qr(text, error="m").save(
        picture, kind="svg", xmldecl=False, omitsize=True, dark=INK, light=PAPER
    )
    return picture.getvalue()
