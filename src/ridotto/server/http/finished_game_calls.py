"""Finished games over HTTP: the proof, the story, a replay step by step, and who may see them."""

import re
from collections.abc import Sequence
from secrets import token_hex
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
from ridotto.server.http.requests import BadRequest, Call, find_table, limit_expensive, require_person
from ridotto.server.process import ServerProcess
from ridotto.server.reviews.file_copies import file_digest, keep_private
from ridotto.server.socket.protocol import EventRow
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.people import PersonId
from ridotto.server.tables.privacy import change_privacy, is_private, may_see, played_in
from ridotto.server.tables.refused import DamagedLog, NotFinished, Refused
from ridotto.server.tables.sealed_game import Proof
from ridotto.server.tables.state import TableState

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


class WantedPrivacy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you want a game to be private."""

    private: bool


class GamePrivacy(msgspec.Struct, frozen=True):
    """Whether a finished game is private to those who were at the table when it ended."""

    private: bool
    by_you: bool
    """Whether you want it to be private: it is, while at least one of its players does."""
    may_change: bool
    """Whether you played in it."""


async def find_finished_game(server: ServerProcess, request: Request) -> tuple[LiveTable, int]:
    """The table and the number of the finished game in the path; BadRequest if the person may not see it."""
    text = request.path_params["game"]
    if not re.fullmatch("[0-9]{1,6}", text):
        raise BadRequest(404, "not-now", "no-such-game-number")
    table, number = await find_table(server, request), int(text)
    try:
        private = is_private(table.state, number)
        person = await server.people.who(server.token_of(request)) if private else None
        if not may_see(table.state, number, None if person is None else person.id):
            raise BadRequest(403, "private", "game-is-private")
    except NotFinished as error:
        raise BadRequest.because(404, "not-now", error) from None
    return table, number


async def finished_game(server: ServerProcess, request: Request, _: None) -> Proof:
    """A finished game: its record, its seal and the salt."""
    limit_expensive(server, request)
    table, number = await find_finished_game(server, request)
    return await proof_of(server, table, number)


async def proof_of(server: ServerProcess, table: LiveTable, number: int) -> Proof:
    """The proof of a finished game; BadRequest if it cannot be read."""
    try:
        return await server.finished.proof(table.state, number)
    except DamagedLog as error:
        raise BadRequest.because(410, "damaged", error) from None


async def game_privacy(server: ServerProcess, request: Request, _: None) -> GamePrivacy:
    """Whether a finished game is private, and whether you may change that."""
    person = await require_person(server, request)
    table, number = await find_finished_game(server, request)
    return privacy_of(table.state, number, person.id)


async def set_privacy(server: ServerProcess, request: Request, wanted: WantedPrivacy) -> GamePrivacy:
    """Make a finished game and files of it private to the table, or take that back; for its players."""
    person = await require_person(server, request)
    limit_expensive(server, request)
    table, number = await find_finished_game(server, request)
    try:
        await table.do(
            f"privacy {token_hex(6)}", lambda state: change_privacy(state, number, person.id, wanted.private)
        )
    except Refused as refused:
        if refused.name != "privacy-unchanged":
            raise BadRequest.because(403, refused.code, refused) from None
    record = (await proof_of(server, table, number)).record
    digest = file_digest(record.start, record.moves, await server.store.secret())
    async with table.lock:
        await keep_private(server.store, digest, is_private(table.state, number))
    return privacy_of(table.state, number, person.id)


def privacy_of(state: TableState, number: int, person: PersonId) -> GamePrivacy:
    """The privacy of a finished game, for a person."""
    by_you = person in state.private.get(number, ())
    return GamePrivacy(is_private(state, number), by_you, played_in(state, number, person))


async def story(server: ServerProcess, request: Request, _: None) -> FinishedStory:
    """What truly happened in a finished game: who was what, who lied, and who believed it."""
    proof = await finished_game(server, request, None)
    code, number = read_code(request.path_params["code"]), int(request.path_params["game"])
    return FinishedStory(code, number, proof.seal, await server.background.run(story_of, proof.record))


async def get_replay(server: ServerProcess, request: Request, wanted: ReplayRequest) -> Replay:
    """A finished game, step by step, as any of the players saw it."""
    return await replay_of(server, (await finished_game(server, request, None)).record, wanted)


async def replay_of(server: ServerProcess, record: Record, wanted: ReplayRequest) -> Replay:
    """The requested steps of a game."""
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


GAME: Final = "/api/tables/{code}/games/{game}"

CALLS: Final = (
    Call("GET", GAME, finished_game, "A finished game", Proof, refuses=(404, 410, 429)),
    Call(
        "GET",
        f"{GAME}/privacy",
        game_privacy,
        "Whether a finished game is private",
        GamePrivacy,
        refuses=(401, 404, 410, 429),
    ),
    Call(
        "PUT",
        f"{GAME}/privacy",
        set_privacy,
        "Make a finished game private, or take that back",
        GamePrivacy,
        WantedPrivacy,
        refuses=(401, 404, 410, 422, 429),
    ),
    Call(
        "GET",
        f"{GAME}/story",
        story,
        "What truly happened in a finished game",
        FinishedStory,
        refuses=(404, 410, 429),
    ),
    Call(
        "GET",
        f"{GAME}/replay",
        get_replay,
        "A finished game, step by step",
        Replay,
        ReplayRequest,
        refuses=(404, 410, 422, 429),
    ),
)
