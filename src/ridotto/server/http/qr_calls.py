"""QR codes."""

from functools import lru_cache
from io import BytesIO
from typing import Annotated, Final

import msgspec
import segno
from starlette.requests import Request

from ridotto.patterns import whole_text
from ridotto.server.http.requests import Call, Picture, limit_expensive
from ridotto.server.process import ServerProcess

MAX_ADDRESS: Final = 300
INK, PAPER = "#1c1426", "#ffffff"


class Address(msgspec.Struct, frozen=True):
    """The address that a QR code contains."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_ADDRESS, pattern=whole_text("https?://[!-~]+"))]


async def qr_code(server: ServerProcess, request: Request, address: Address) -> Picture:
    """An address as a QR code in SVG. It may contain a login code: sent with no-store."""
    limit_expensive(server, request)
    return Picture(await server.background.run(draw_svg, address.text))


CALLS: Final = (Call("GET", "/api/qr", qr_code, "A QR code", Picture, Address, refuses=(422, 429)),)


@lru_cache(256)
def draw_svg(text: str) -> bytes:
    """A QR code with its margin; it has no size of its own, so that it scales."""
    picture = BytesIO()
    segno.make_qr(text, error="m").save(
        picture, kind="svg", xmldecl=False, omitsize=True, dark=INK, light=PAPER
    )
    return picture.getvalue()
