"""The messages of a game, for the page and for other clients."""

from typing import Final

import msgspec
from starlette.requests import Request

from ridotto.games.kind import GameKind
from ridotto.games.registry import UnknownGame, find_game
from ridotto.server.http.requests import BadRequest, Call, require_language
from ridotto.server.process import ServerProcess
from ridotto.words.language import game_text
from ridotto.words.telling import Telling


class GameWords(msgspec.Struct, frozen=True):
    """The messages of one game in one language."""

    language: str
    """English, if the game has no messages in the requested language."""
    ftl: str
    """Fluent messages: https://projectfluent.org"""


def game_asked(request: Request) -> GameKind:
    """The game in the path; BadRequest if it has no messages."""
    try:
        game = find_game(request.path_params["id"])
        if not game.has("words"):
            raise UnknownGame("game-without-words", game=game.id)
    except UnknownGame as error:
        raise BadRequest.because(404, "no-game", error) from None
    return game


async def get_telling(_: ServerProcess, request: Request, __: None) -> Telling:
    """Which message tells which event, move or question to whom, and which facts fill it."""
    return game_asked(request).words.telling


async def get_words(_: ServerProcess, request: Request, __: None) -> GameWords:
    """The messages of a game in a language, or in English."""
    game = game_asked(request)
    return GameWords(*game_text(game.words.package, require_language(request.path_params["language"])))


CALLS: Final = (
    Call(
        "GET",
        "/api/games/{id}/telling",
        get_telling,
        "How a game is put into words",
        Telling,
        refuses=(404,),
        is_cacheable=True,
    ),
    Call(
        "GET",
        "/api/games/{id}/words/{language}",
        get_words,
        "The messages of a game",
        GameWords,
        refuses=(404, 422),
        is_cacheable=True,
    ),
)
