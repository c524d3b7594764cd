"""Reviews over HTTP: of finished games at a table, and of records from files."""

from typing import Any, Final

import msgspec
from starlette.requests import Request

from ridotto.play.game import Game
from ridotto.play.record import Record, read_record, replay
from ridotto.play.setup import BadRecord
from ridotto.review.schema import Review
from ridotto.server.http.finished_game_calls import (
    GAME,
    Replay,
    ReplayRequest,
    find_finished_game,
    replay_of,
)
from ridotto.server.http.requests import BadRequest, Call, Packed, limit_expensive
from ridotto.server.http.review_status import (
    Budget,
    ReviewStatus,
    ask_for,
    asker,
    find_file,
    packed_record,
    part_of,
    refuse_private,
    status_of,
)
from ridotto.server.process import ServerProcess
from ridotto.server.reviews.copies import is_being_played
from ridotto.server.reviews.file_copies import file_digest
from ridotto.server.reviews.queue import ReviewKey
from ridotto.server.store.store import WEEK
from ridotto.server.store.stored_reviews import RECORD
from ridotto.server.tables.sealed_game import FORMAT as PROOF

MAX_RECORD: Final = 2 << 20
"""Maximum bytes of a request with a record."""
MAX_MOVES: Final = 2_000
"""Maximum moves of a record that is reviewed."""
BUDGETS: Final[tuple[Budget, ...]] = ("default", "quick")


class ReviewRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much is played out for a review."""

    budget: Budget = "default"


class FileReviewRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, or a proof with one, to be reviewed."""

    record: Any
    budget: Budget = "default"


async def game_key(server: ServerProcess, request: Request, budget: str) -> ReviewKey:
    """The review of the finished game in the path; BadRequest if the person may not see it."""
    table, number = await find_finished_game(server, request)
    return ReviewKey(table.code, str(number), budget)


async def ask_for_review(server: ServerProcess, request: Request, wanted: ReviewRequest) -> ReviewStatus:
    """Ask for the review of a finished game; asking again joins the same run."""
    return await ask_for(server, request, await game_key(server, request, wanted.budget))


async def review_status(server: ServerProcess, request: Request, wanted: ReviewRequest) -> ReviewStatus:
    """How far the review of a finished game is."""
    return await status_of(server, request, await game_key(server, request, wanted.budget))


async def cancel_review(server: ServerProcess, request: Request, _: None) -> ReviewStatus:
    """Take your wish for a review back; it is given up if nobody else wants it."""
    key = await game_key(server, request, "default")
    for budget in BUDGETS:
        await server.store.leave_review(key._replace(budget=budget).id, await asker(server, request))
    return await status_of(server, request, key)


async def review_part(server: ServerProcess, request: Request, wanted: ReviewRequest) -> Packed:
    """A part of a review: overview, decisions, statements, or beliefs-0 and so on."""
    key = await game_key(server, request, wanted.budget)
    return await part_of(server, key, request.path_params["part"])


# ── Files ────────────────────────────────────────────────────────────────────────────────────────────


async def ask_for_file_review(
    server: ServerProcess, request: Request, wanted: FileReviewRequest
) -> ReviewStatus:
    """Ask for the review of a record, unless it is unfinished, or a game here that goes on or is private."""
    limit_expensive(server, request)
    game = await server.background.run(finished_game_in, wanted.record)
    if await is_being_played(server.tables, game, server.background):
        raise BadRequest(409, "not-now", "game-is-being-played")
    record = Record.of(game)
    digest = file_digest(record.start, record.moves, await server.store.secret())
    await refuse_private(server, digest)
    key = ReviewKey("", digest, wanted.budget)
    until = server.tables.clock.now() + WEEK
    return await ask_for(server, request, key, packed_record(record), until)


def finished_game_in(facts: Any) -> Game[Any]:
    """The finished game in a record or a proof; BadRequest if it is none."""
    if isinstance(facts, dict) and facts.get("format") == PROOF:
        facts = facts.get("record")
    try:
        record = read_record(msgspec.json.encode(facts))
        if len(record.moves) > MAX_MOVES:
            raise BadRequest(422, "bad-record", "record-too-long", most=MAX_MOVES)
        game = replay(record)
    except BadRecord as error:
        raise BadRequest.because(422, "bad-record", error) from None
    if not game.over:
        raise BadRequest(409, "not-now", "record-not-finished")
    return game


async def file_review_status(server: ServerProcess, request: Request, _: None) -> ReviewStatus:
    """How far the review of a file is."""
    key = await find_file(server, request)
    status = await status_of(server, request, key)
    if status.state in ("none", "off"):
        await packed_record_of(server, key)
    return status


async def packed_record_of(server: ServerProcess, key: ReviewKey) -> Packed:
    """The record of a file as the store keeps it; BadRequest if it is not kept here."""
    packed = await server.store.review_part(key.id, RECORD)
    if packed is None:
        raise BadRequest(404, "not-now", "no-such-review")
    return Packed(packed)


async def cancel_file_review(server: ServerProcess, request: Request, _: None) -> ReviewStatus:
    """Take your wish for the review of a file back."""
    key = await find_file(server, request)
    await server.store.leave_review(key.id, await asker(server, request))
    return await status_of(server, request, key)


async def file_review_part(server: ServerProcess, request: Request, _: None) -> Packed:
    """A part of the review of a file; `record` is the record itself, which is there before the review."""
    key, part = await find_file(server, request), request.path_params["part"]
    return await (packed_record_of(server, key) if part == RECORD else part_of(server, key, part))


async def record_of_file(server: ServerProcess, request: Request) -> Record:
    """The record of the file in the path; BadRequest if it is not kept here."""
    limit_expensive(server, request)
    record = await server.reviews.record(await find_file(server, request))
    if record is None:
        raise BadRequest(404, "not-now", "no-such-review")
    return record


async def file_replay(server: ServerProcess, request: Request, wanted: ReplayRequest) -> Replay:
    """A game from a file, step by step, as any of the players saw it."""
    return await replay_of(server, await record_of_file(server, request), wanted)


_FILE: Final = "/api/reviews/{id}"

CALLS: Final = (
    Call(
        "POST",
        f"{GAME}/review",
        ask_for_review,
        "Ask for the review of a finished game",
        ReviewStatus,
        ReviewRequest,
        refuses=(404, 410, 422, 429),
    ),
    Call(
        "GET",
        f"{GAME}/review",
        review_status,
        "How far a review is",
        ReviewStatus,
        ReviewRequest,
        refuses=(404, 410, 422, 429),
    ),
    Call(
        "DELETE",
        f"{GAME}/review",
        cancel_review,
        "Take the wish for a review back",
        ReviewStatus,
        refuses=(404, 410, 429),
    ),
    Call(
        "GET",
        f"{GAME}/review/{{part}}",
        review_part,
        "A part of the review of a game",
        Review,
        ReviewRequest,
        refuses=(404, 410, 422, 429),
    ),
    Call(
        "POST",
        "/api/reviews",
        ask_for_file_review,
        "Ask for the review of a record",
        ReviewStatus,
        FileReviewRequest,
        refuses=(404, 409, 422, 429),
        most=MAX_RECORD,
    ),
    Call("GET", _FILE, file_review_status, "How far the review of a record is", ReviewStatus, refuses=(404,)),
    Call(
        "GET",
        f"{_FILE}/replay",
        file_replay,
        "A game from a file, step by step",
        Replay,
        ReplayRequest,
        refuses=(404, 422, 429),
    ),
    Call("DELETE", _FILE, cancel_file_review, "Take that wish back", ReviewStatus, refuses=(404,)),
    Call(
        "GET",
        f"{_FILE}/{{part}}",
        file_review_part,
        "A part of the review of a record",
        Review,
        refuses=(404,),
    ),
)
