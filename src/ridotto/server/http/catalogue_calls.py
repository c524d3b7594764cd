"""The catalogue of games, options and bots over HTTP."""

from typing import Final

import msgspec
from starlette.requests import Request

from ridotto.server.http.catalogue import Catalogue, catalogue
from ridotto.server.http.requests import Call, LanguageCode, require_language
from ridotto.server.process import ServerProcess


class InLanguage(msgspec.Struct, frozen=True):
    """The language of the answer."""

    language: LanguageCode = "en"


async def everything(server: ServerProcess, _: Request, asked: InLanguage) -> Catalogue:
    """Everything that can be chosen, in a language; the first time takes half a second."""
    return await server.background.run(catalogue, require_language(asked.language))


CALLS: Final = (
    Call("GET", "/api/catalogue", everything, "What can be chosen", Catalogue, InLanguage, 200, (422,), True),
)
