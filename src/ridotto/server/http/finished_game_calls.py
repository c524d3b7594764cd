"""Finished games over HTTP: the proof, the story, and a replay step by step."""

import re
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from ridotto.games.registry import game_of
from ridotto.patterns import whole_text
from ridotto.play.game import open_game
from ridotto.play.record import Record, play_all
from ridotto.play.replay_steps import EVERYTHING, ReplayViewer
from ridotto.play.replay_steps import steps as replay_steps
from ridotto.seats import SPECTATOR, Player
from ridotto.server.game_fields import HeaderField, StoryField, ViewField
from ridotto.server.http.identity import read_code
from ridotto.server.http.requests import BadRequest, Call, find_table, limit_expensive
from ridotto.server.process import ServerProcess
from ridotto.server.socket.protocol import EventRow
from ridotto.server.tables.refused import DamagedLog, NotFinished
from ridotto.server.tables.sealed_game import Proof

MOST_STEPS: Final = 200
"""Steps in one answer."""


class FinishedStory(msgspec.Struct, frozen=True):
    """What truly happened in a game, and the seal it began under."""

    code: str
    number: int
    seal: str
    story: StoryField


class ReplayRequest(msgspec.Struct, frozen=True):
    """Which steps of a game, as whom: a player's number, `table`, or `truth` for every card."""

    viewer: Annotated[str, msgspec.Meta(pattern=whole_text("[0-9]|1[0-2]|table|truth"))] = msgspec.field(
        default="table", name="as"
    )
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = msgspec.field(default=0, name="from")
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)] = 100


class ReplayStep(msgspec.Struct, frozen=True):
    """What one decision brought about: step 0 is the deal, step n the nth decision."""

    number: int
    who: Player | None
    """Who decided; null at the deal."""
    since: int
    """The number of the first of these events."""
    events: Sequence[EventRow]
    view: ViewField


class Replay(msgspec.Struct, frozen=True):
    """A part of a finished game as one viewer saw it."""

    start: HeaderField
    total: int
    """The number of the last step."""
    steps: list[ReplayStep]


async def finished_game(server: ServerProcess, request: Request, _: None) -> Proof:
    """A finished game: its record, its seal and the salt."""
    limit_expensive(server, request)
    number = request.path_params["game"]
    if not re.fullmatch("[0-9]{1,6}", number):
        raise BadRequest(404, "not-now", "no-such-game-number")
    table = await find_table(server, request)
    try:
        return await server.finished.proof(table.state, int(number))
    except NotFinished as error:
        raise BadRequest.because(404, "not-now", error) from None
    except DamagedLog as error:
        raise BadRequest.because(410, "damaged", error) from None


async def story(server: ServerProcess, request: Request, _: None) -> FinishedStory:
    """What truly happened in a finished game: who was what, who lied, and who believed it."""
    proof = await finished_game(server, request, None)
    code, number = read_code(request.path_params["code"]), int(request.path_params["game"])
    return FinishedStory(code, number, proof.seal, await server.background.run(story_of, proof.record))


async def get_replay(server: ServerProcess, request: Request, wanted: ReplayRequest) -> Replay:
    """A finished game, step by step, as any of the players saw it."""
    record = (await finished_game(server, request, None)).record
    viewer = viewer_from(wanted.viewer, len(record.start.players))
    steps = await server.background.run(steps_of, record, viewer, wanted)
    return Replay(record.start, len(record.moves), steps)


def steps_of(record: Record, viewer: ReplayViewer, wanted: ReplayRequest) -> list[ReplayStep]:
    """The requested steps."""
    return [
        ReplayStep(*step)
        for step in replay_steps(record.start, record.moves, viewer, wanted.first, wanted.count)
    ]


def story_of(record: Record) -> msgspec.Struct:
    """The story of a recorded game."""
    tell_story = game_of(record.start).play.story
    if tell_story is None:
        raise BadRequest(404, "not-now", "no-story")
    game = open_game(record.start)
    play_all(game, record.moves)
    return tell_story(game)


def viewer_from(text: str, players: int) -> ReplayViewer:
    """The viewer that a request names; BadRequest if the game has no such player."""
    if text in ("table", "truth"):
        return SPECTATOR if text == "table" else EVERYTHING
    if int(text) >= players:
        raise BadRequest(422, "no-seat", "no-viewer", player=text, last=players - 1)
    return int(text)


_GAME: Final = "/api/tables/{code}/games/{game}"

CALLS: Final = (
    Call("GET", _GAME, finished_game, "A finished game", Proof, refuses=(404, 410, 429)),
    Call(
        "GET",
        f"{_GAME}/story",
        story,
        "What truly happened in a finished game",
        FinishedStory,
        refuses=(404, 410, 429),
    ),
    Call(
        "GET",
        f"{_GAME}/replay",
        get_replay,
        "A finished game, step by step",
        Replay,
        ReplayRequest,
        refuses=(404, 410, 422, 429),
    ),
)
