"""Playing on against bots from a moment of a finished game."""

from contextlib import suppress
from secrets import token_hex
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request

from ridotto.bots.registry import check_bot
from ridotto.games.registry import game_of
from ridotto.play.header import Header
from ridotto.play.record import Record, replay
from ridotto.play.setup import BadRecord
from ridotto.server.http.finished_game_calls import GAME, find_finished_game, finished_game
from ridotto.server.http.requests import BadRequest, Call, require_person
from ridotto.server.http.review_calls import record_of_file
from ridotto.server.http.table_calls import TableInfo, create_table, info
from ridotto.server.process import ServerProcess, address_of
from ridotto.server.tables.agreement import Agreement, BotName
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.messages import Number, SeatNumber
from ridotto.server.tables.playing import Began
from ridotto.server.tables.refused import Refused
from ridotto.server.tables.state import TableState
from ridotto.server.tables.talk import PlayedOn, tells_of_playing_on


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which moment to play on, and on which seat."""

    step: Number
    """0 is after the deal, n after the nth decision."""
    seat: SeatNumber
    bots: Annotated[list[BotName], msgspec.Meta(max_length=13)] = []
    """The bots on the other seats, repeated in turn; without any, the game's usual one."""


async def play_on(server: ServerProcess, request: Request, wanted: PlayOn) -> TableInfo:
    """Open a table that goes on from a moment of a finished game, with bots on the other seats."""
    record = (await finished_game(server, request, None)).record
    opened = await continue_game(server, request, record, wanted)
    table, number = await find_finished_game(server, request)
    if tells_of_playing_on(table.state, number):
        with suppress(Refused):  # its log is almost full
            await table.do(f"played on {token_hex(6)}", lambda _: PlayedOn(wanted.step + 1))
    return opened


async def play_on_from_file(server: ServerProcess, request: Request, wanted: PlayOn) -> TableInfo:
    """The same for a game from a file that has a review here."""
    return await continue_game(server, request, await record_of_file(server, request), wanted)


async def continue_game(server: ServerProcess, request: Request, record: Record, wanted: PlayOn) -> TableInfo:
    """A table that begins with the first moves of a finished game."""
    person = await require_person(server, request)
    await server.background.run(check_moment, record, wanted)
    agreement = agreement_for(record.start)
    bots = wanted.bots or [agreement.bot()]
    try:
        for bot in set(bots):
            check_bot(bot, agreement.game)
    except ValueError as error:
        raise BadRequest.because(422, "bad-agreement", error) from None
    wait = server.quotas.tables.take(address_of(request))
    if wait:
        raise BadRequest(429, "too-fast", "too-many-tables", seconds=wait)
    others = [bots[i % len(bots)] for i in range(agreement.players - 1)]
    program = "authorization" in request.headers
    opened = Opened(agreement, person.id, person.name, program, True, others, wanted.seat)
    table = await create_table(server, opened)

    def begin(state: TableState) -> Began:
        start = msgspec.structs.replace(record.start, players=state.names())
        return Began(start, token_hex(16), record.moves[: wanted.step], continues=True)

    await table.do(f"{person.id} plays on", begin)
    return await info(table)


def check_moment(record: Record, wanted: PlayOn) -> None:
    """BadRequest unless the game has this moment and this player, and ended after it."""
    players, last = len(record.start.players), len(record.moves) - 1
    if wanted.seat >= players:
        raise BadRequest(422, "no-seat", "no-seat", seat=wanted.seat, seats=players)
    if not 0 <= wanted.step <= last:
        raise BadRequest(422, "not-now", "no-such-step", step=wanted.step, last=last)
    try:
        replay(record)
    except BadRecord as error:
        raise BadRequest.because(422, "bad-record", error) from None


def agreement_for(start: Header) -> Agreement:
    """What the table plays afterwards: the same, or the usual game if its settings cannot tell that."""
    kind: Any = game_of(start)
    usual = Agreement(game=kind.id, players=len(start.players))
    if kind.play.settings_from is None:
        return usual
    try:
        agreement = msgspec.structs.replace(usual, settings=kind.play.settings_from(start))
        agreement.check()
    except (ValueError, msgspec.ValidationError):
        return usual
    return agreement


CALLS: Final = (
    Call(
        "POST",
        f"{GAME}/play-on",
        play_on,
        "Play on from a moment of a finished game",
        TableInfo,
        PlayOn,
        201,
        (401, 404, 410, 422, 429),
    ),
    Call(
        "POST",
        "/api/reviews/{id}/play-on",
        play_on_from_file,
        "Play on from a moment of a game from a file",
        TableInfo,
        PlayOn,
        201,
        (401, 404, 422, 429),
    ),
)
