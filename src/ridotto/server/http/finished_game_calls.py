"""Looking back at a finished game over HTTP: its proof, its story, and every step of it."""

import asyncio
import re
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from ridotto.games.registry import game_of
from ridotto.play.game import open_game
from ridotto.play.record import Record, play_all
from ridotto.play.replay_steps import EVERYTHING, ReplayViewer, steps
from ridotto.seats import SPECTATOR, Player
from ridotto.server.game_fields import HeaderField, StoryField, ViewField
from ridotto.server.http.identity import read_code
from ridotto.server.http.requests import BadRequest, Call, Problem, find, require_patience
from ridotto.server.process import House
from ridotto.server.socket.protocol import EventTold
from ridotto.server.tables.sealed_game import Proof

MOST_STEPS: Final = 200
"""Steps in one answer."""


class StoryTold(msgspec.Struct, frozen=True):
    """What truly happened in a game, and the seal it began under."""

    code: str
    number: int
    seal: str
    story: StoryField


class Moments(msgspec.Struct, frozen=True):
    """Which steps of a game, through whose eyes: a player's number, `table`, or `truth` for every card."""

    eyes: Annotated[str, msgspec.Meta(pattern="^([0-9]|1[0-2]|table|truth)$")] = msgspec.field(
        default="table", name="as"
    )
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = msgspec.field(default=0, name="from")
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)] = 100


class StepTold(msgspec.Struct, frozen=True):
    """What one decision brought about: step 0 is the deal, step n the nth decision."""

    number: int
    who: Player | None
    """Who decided; nobody at the deal."""
    since: int
    """The number of the first of these events."""
    events: Sequence[EventTold]
    view: ViewField


class ReplayTold(msgspec.Struct, frozen=True):
    """A part of a finished game as somebody saw it."""

    start: HeaderField
    total: int
    """The number of the last step."""
    steps: list[StepTold]


async def finished_game(house: House, request: Request, _: None) -> Proof:
    """A game that is over, with its seal: everything there is to know about it."""
    number = request.path_params["game"]
    if not re.fullmatch("[0-9]{1,6}", number):
        raise BadRequest(
            404, Problem("not-now", "games at a table are numbered 1, 2, 3 …; ask for one of them")
        )
    table = await find(house, request)
    try:
        return await house.finished.proof(table.room, int(number))
    except LookupError as error:
        raise BadRequest(404, Problem("not-now", str(error))) from None


async def story(house: House, request: Request, _: None) -> StoryTold:
    """What truly happened in a game that is over: who was what, who lied, and who believed it."""
    require_patience(house, request)
    proof = await finished_game(house, request, None)
    code, number = read_code(request.path_params["code"]), int(request.path_params["game"])
    return StoryTold(code, number, proof.seal, await asyncio.to_thread(story_of, proof.record))


async def replay(house: House, request: Request, moments: Moments) -> ReplayTold:
    """A game that is over, step by step, through anybody's eyes."""
    require_patience(house, request)
    record = (await finished_game(house, request, None)).record
    eyes = eyes_of(moments.eyes, len(record.start.players))
    return ReplayTold(record.start, len(record.moves), await asyncio.to_thread(told, record, eyes, moments))


def told(record: Record, eyes: ReplayViewer, moments: Moments) -> list[StepTold]:
    """The steps that somebody wants to see."""
    return [StepTold(*step) for step in steps(record.start, record.moves, eyes, moments.first, moments.count)]


def story_of(record: Record) -> msgspec.Struct:
    """The story that a record has in it."""
    tell_story = game_of(record.start).play.story
    if tell_story is None:
        raise BadRequest(404, Problem("not-now", "this game keeps no story; look at its replay instead"))
    game = open_game(record.start)
    play_all(game, record.moves)
    return tell_story(game)


def eyes_of(said: str, players: int) -> ReplayViewer:
    """Through whose eyes somebody wants to look; refused if nobody sits there."""
    if said in ("table", "truth"):
        return SPECTATOR if said == "table" else EVERYTHING
    if int(said) >= players:
        text = f"there is no player {said} in this game; choose 0 to {players - 1}, table or truth"
        raise BadRequest(422, Problem("no-seat", text))
    return int(said)


_GAME: Final = "/api/tables/{code}/games/{game}"

CALLS: Final = (
    Call("GET", _GAME, finished_game, "A finished game", Proof, refuses=(404,)),
    Call("GET", f"{_GAME}/story", story, "What truly happened in it", StoryTold, refuses=(404, 429)),
    Call("GET", f"{_GAME}/replay", replay, "It, step by step", ReplayTold, Moments, refuses=(404, 422, 429)),
)
