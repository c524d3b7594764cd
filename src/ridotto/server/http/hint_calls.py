"""A hint while playing against bots: what a searcher would do, from what the player has seen."""

import asyncio
from importlib.util import find_spec
from typing import Any, Final, Literal

import msgspec
from starlette.requests import Request

from ridotto.bots.bot import bot_seed
from ridotto.bots.pool.messages import BotQuestion, BotSeat
from ridotto.bots.pool.worker_handle import GRACE
from ridotto.bots.registry import invitation
from ridotto.bots.search_result import Budget, SearchResult
from ridotto.games.kind import GameKind
from ridotto.games.registry import game_of
from ridotto.play.game import Game
from ridotto.seats import Player
from ridotto.server.http.requests import (
    BadRequest,
    Call,
    find_table,
    language_of,
    limit_expensive,
    require_person,
)
from ridotto.server.metrics import HINTS
from ridotto.server.process import ServerProcess
from ridotto.server.tables.messages import Number
from ridotto.server.tables.people import PersonId
from ridotto.server.tables.state import TableState
from ridotto.words.hint import Advice
from ridotto.words.language import language as words_of

SECONDS: Final = 1.0
"""How long it searches."""
MOST_MOVES: Final = 3
"""Moves that a hint mentions."""
PATIENCE: Final = 10.0
"""Seconds for which a hint waits for others."""


class WantedHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The question for which a hint is wanted."""

    game: Number
    decision: Number


class AdvisedMove(msgspec.Struct, frozen=True):
    """A move with what it is likely to bring."""

    move: int
    wins: float
    """The probability of winning."""
    fortune: float
    """Coins or roses at the end."""


class Hint(msgspec.Struct, frozen=True):
    """What a searcher would do."""

    state: Literal["ready", "preparing"]
    """`preparing`: the search is still being compiled; ask again in a moment."""
    move: int | None = None
    advice: list[AdvisedMove] = []
    """The best move first."""
    lines: list[str] = []
    """The same in sentences, with what may be believed about the cards."""


async def hint(server: ServerProcess, request: Request, wanted: WantedHint) -> Hint:
    """What a searcher would do in your place; only if every other seat has been a bot's in this game."""
    person = await require_person(server, request)
    limit_expensive(server, request)
    table = await find_table(server, request)
    async with table.lock:
        player = asked_player(table.state, person.id, wanted)
        assert table.state.game is not None
        game = table.state.game.copy()
    result = await search(server, game, player, BotSeat(f"{table.code} hint", wanted.game, player))
    HINTS.labels("preparing" if result is None else "ready").inc()
    if result is None:
        return Hint("preparing")
    return in_words(game, player, result, language_of(request))


def asked_player(state: TableState, person: PersonId, wanted: WantedHint) -> Player:
    """The player whom the open question asks; BadRequest unless it is this person, among bots only."""
    seat = state.seat_of(person)
    if seat is None:
        raise BadRequest(403, "watching", "watching")
    people = {chair.owner for chair in state.chairs if chair.owner is not None}
    if (people | state.played.keys()) - {person}:  # whoever stood up may come back
        raise BadRequest(403, "not-now", "hint-only-among-bots")
    if state.phase != "playing" or (wanted.game, wanted.decision) != (state.games, state.decisions):
        raise BadRequest(409, "stale", "game-moved-on")
    if state.decider != seat:
        raise BadRequest(403, "not-yours", "not-your-decision")
    return seat


async def search(
    server: ServerProcess, game: Game[Any], player: Player, seat: BotSeat
) -> SearchResult | None:
    """What a searcher finds that sees what the player sees; None if it is not ready yet."""
    kind = game_of(game.header)
    if not has_hints(kind):
        raise BadRequest(404, "not-now", "hint-not-here")
    assert kind.bots.search is not None
    question = BotQuestion(
        seat,
        kind.bots.search.move_search,
        kind.id,
        invitation(game.header, player),
        bot_seed("hint", player),  # not the game's seed: a hint must not depend on what is hidden
        game.events(player),
        game.view(player),
        game.seen_table(player),
        SECONDS + 2 * GRACE,
        Budget(seconds=SECONDS),
    )
    try:
        async with asyncio.timeout(PATIENCE):
            await server.hints.acquire()
    except TimeoutError:
        raise BadRequest(503, "busy", "try-again") from None
    try:
        return await server.bots.think(question)
    finally:
        server.hints.release()


def has_hints(kind: GameKind) -> bool:
    """Whether a game has a search that can run here, and words for it."""
    return (
        find_spec("numba") is not None
        and kind.bots.search is not None
        and kind.has("words")
        and kind.words.hint is not None
    )


def in_words(game: Game[Any], player: Player, result: SearchResult, language: str) -> Hint:
    """A hint with its sentences."""
    kind = game_of(game.header)
    advice = [Advice(each.move, each.wins, each.fortune) for each in result.moves[:MOST_MOVES]]
    assert kind.words.hint is not None
    lines = kind.words.hint(game.view(player), result.chances, advice, words_of(language))
    return Hint("ready", advice[0].move, [AdvisedMove(*each) for each in advice], lines)


CALLS: Final = (
    Call(
        "POST",
        "/api/tables/{code}/hint",
        hint,
        "What a searcher would do in your place",
        Hint,
        WantedHint,
        refuses=(401, 404, 409, 410, 422, 429),
    ),
)
