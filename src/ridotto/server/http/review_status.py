"""How far a review is, as HTTP calls tell it."""

import zlib
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec
from starlette.requests import Request

from ridotto.bots.pool.job_messages import Failure
from ridotto.refusal import Refusal
from ridotto.review.schema import VERSION
from ridotto.server.http.requests import BadRequest, Packed, Problem, language_of
from ridotto.server.process import ServerProcess, address_of
from ridotto.server.reviews.file_copies import is_private_copy
from ridotto.server.reviews.queue import MAX_QUEUED, ReviewKey
from ridotto.server.store.stored_reviews import StoredReview, WantedReview
from ridotto.server.tables.refused import plain_facts

Budget: TypeAlias = Literal["default", "quick"]
State: TypeAlias = Literal["off", "none", "queued", "running", "done", "failed"]
BUSY: Final = 60
"""Seconds after which to try again if the queue is full."""


class ReviewStatus(msgspec.Struct, frozen=True):
    """How far a review is."""

    id: str
    """Of the review of a file; empty for a game at a table."""
    budget: Budget
    state: State
    """`off`: this server makes no reviews; `none`: nobody has asked for it."""
    place: int = 0
    """Its place in the queue, from 1."""
    progress: float = 0.0
    """From 0 to 1."""
    doing: str = ""
    """What is being computed: compile, truth, own, decisions or write."""
    parts: dict[str, int] = {}
    """When it is done: the bytes of each packed part."""
    problem: Problem | None = None
    """Why it failed."""


async def status_of(server: ServerProcess, request: Request, key: ReviewKey) -> ReviewStatus:
    """How far a review is; `none` or `off` if there is none."""
    found = await server.store.review(key.id, VERSION)
    id = "" if key.code else file_id(key)
    budget: Budget = "quick" if key.budget == "quick" else "default"
    if found is None or found.state == "kept":
        return ReviewStatus(id, budget, "none" if server.reviews.most else "off")
    problem = problem_of(found, language_of(request)) if found.state == "failed" else None
    return ReviewStatus(
        id, budget, found.state, found.place, found.progress / 1000, found.doing, dict(found.parts), problem
    )


def problem_of(found: StoredReview, language: str) -> Problem:
    """Why a review failed, in a language."""
    failure = msgspec.json.decode(found.problem, type=Failure)
    refusal: Refusal = failure.refusal() or BadRequest(500, "not-now", "review-failed")
    return Problem("not-now", refusal.say(language), refusal.name, plain_facts(refusal.facts, language))


async def ask_for(
    server: ServerProcess, request: Request, key: ReviewKey, record: bytes = b"", until: int | None = None
) -> ReviewStatus:
    """Queue a review, unless it is there already, and say how far it is.

    Where no reviews are made, the record of a file is kept all the same, for its replay.
    """
    known = await server.store.review(key.id, VERSION)
    is_off = not server.reviews.most
    if known is None or known.state in ("failed", "kept"):
        if is_off and not record:
            raise BadRequest(404, "not-now", "reviews-off")
        wait = server.quotas.reviews.take(address_of(request))
        if wait:
            raise BadRequest(429, "too-fast", "too-many-reviews", seconds=wait)
    if known is None or known.state != "done":
        wanted = WantedReview(key.id, key.code, VERSION, record, state="kept" if is_off else "queued")
        wanted = wanted if until is None else wanted._replace(until=until)
        now = server.tables.clock.now()
        if not await server.store.ask_for_review(wanted, await asker(server, request), now, MAX_QUEUED):
            raise BadRequest(503, "busy", "too-many-reviews-wait", seconds=BUSY)
        server.reviews.wake()
    return await status_of(server, request, key)


async def asker(server: ServerProcess, request: Request) -> str:
    """By what the queue knows who asks: a hash of their identity, or else of their address."""
    person = await server.people.who(server.token_of(request))
    return server.people.address_hash("review", address_of(request) if person is None else person.id)


async def part_of(server: ServerProcess, key: ReviewKey, part: str) -> Packed:
    """A packed part of a review that is done."""
    found = await server.store.review(key.id, VERSION)
    packed = await server.store.review_part(key.id, part) if found and found.state == "done" else None
    if packed is None:
        raise BadRequest(404, "not-now", "no-such-part")
    return Packed(packed)


def file_id(key: ReviewKey) -> str:
    """The id of the review of a file in addresses."""
    return f"{key.game}-{key.budget}"


async def find_file(server: ServerProcess, request: Request) -> ReviewKey:
    """The review of the file in the path; BadRequest if there cannot be one, or its game is private."""
    game, _, budget = request.path_params["id"].partition("-")
    if not game.isalnum() or budget not in ("default", "quick"):
        raise BadRequest(404, "not-now", "no-such-review")
    await refuse_private(server, game)
    return ReviewKey("", game, budget)


async def refuse_private(server: ServerProcess, digest: str) -> None:
    """BadRequest if a file is a game that its players keep private."""
    if await is_private_copy(server.store, digest):
        raise BadRequest(403, "private", "game-is-private")


def packed_record(facts: Mapping[str, object] | msgspec.Struct) -> bytes:
    """A record as the store keeps it."""
    return zlib.compress(msgspec.json.encode(facts), 9)
