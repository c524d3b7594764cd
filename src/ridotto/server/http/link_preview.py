"""Previews of links to a moment of a finished game or to puzzles: a title and a sentence in the HTML."""

import gzip
from collections.abc import Sequence
from html import escape
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.games.registry import game_of
from ridotto.languages import LANGUAGES, accepted_language
from ridotto.play.game import open_game
from ridotto.play.record import Record
from ridotto.puzzles.explain import PuzzleSentences
from ridotto.puzzles.schema import Puzzle
from ridotto.review.parts import OVERVIEW, checked, read_part
from ridotto.review.schema import VERSION
from ridotto.review.sentences import COSTLY, ReviewSentences
from ridotto.review.trouble import BadReview
from ridotto.seats import SPECTATOR
from ridotto.server.http.finished_game_calls import finished_game
from ridotto.server.http.puzzle_calls import puzzle_asked
from ridotto.server.http.requests import BadRequest
from ridotto.server.http.review_calls import BUDGETS, game_key, record_of_file
from ridotto.server.http.review_status import find_file
from ridotto.server.process import ServerProcess
from ridotto.server.reviews.queue import ReviewKey
from ridotto.server.store.store import Trouble
from ridotto.words.language import Language, NoWords
from ridotto.words.language import language as words_of
from ridotto.words.narrator import Narrator, seating_of

MOST: Final = 200
"""Characters of a sentence in a preview."""
END: Final = b"</head>"


class Preview(NamedTuple):
    """What other programs show for a link."""

    title: str
    sentence: str
    language: str

    def tags(self) -> bytes:
        """The same as HTML."""
        facts = {
            "og:site_name": "Ridotto",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.sentence,
            "og:locale": self.language,
        }
        tags = (f'<meta property="{name}" content="{escape(fact)}" />' for name, fact in facts.items())
        return "".join(tags).encode()


class SharedMoment(NamedTuple):
    """What a link says about a moment."""

    step: int
    with_names: bool = False
    """Whether people are named, or only their seats."""
    asks: bool = False
    """Whether it asks what others would do: then nothing of the review is told."""


def language_of_link(request: Request) -> Language:
    """The language that the link names, or else that of the program that follows it."""
    asked = request.query_params.get("lang", "")
    code = asked if asked in LANGUAGES else accepted_language(request.headers.get("accept-language")) or "en"
    return words_of(code)


async def preview_of_moment(server: ServerProcess, request: Request) -> Preview | None:
    """The preview of a link to a moment; None if the game cannot be seen by everybody."""
    query = request.query_params
    step = int(query["step"]) if query.get("step", "").isascii() and query.get("step", "").isdigit() else 0
    link = SharedMoment(step, query.get("names") == "1", "ask" in query)
    try:
        record, keys = await shared_game(server, request)
        packed = None if link.asks else await overview_of(server, keys)
        return await server.background.run(moment, record, link, language_of_link(request), packed)
    except (BadRequest, Trouble):
        return None


async def preview_of_puzzles(_: ServerProcess, request: Request) -> Preview:
    """The preview of a link to all puzzles."""
    language = language_of_link(request)
    return Preview(f"Ridotto: {language.say('puzzle-title')}", language.say("puzzles-about"), language.code)


async def preview_of_puzzle(server: ServerProcess, request: Request) -> Preview | None:
    """The preview of a link to one puzzle: what it is about, and what it asks; None if there is no such."""
    try:
        puzzle = await puzzle_asked(server, request)
    except BadRequest:
        return None
    return await server.background.run(question, puzzle, language_of_link(request))


def question(puzzle: Puzzle, language: Language) -> Preview:
    """What a puzzle asks, and nothing of its answer."""
    title = language.say("puzzle-theme", theme=puzzle.theme)
    asked = f"{language.say('puzzle-title')} {PuzzleSentences(puzzle, language).question()}"
    return Preview(f"Ridotto: {title}", asked, language.code)


async def shared_game(server: ServerProcess, request: Request) -> tuple[Record, list[ReviewKey]]:
    """The game that a link is about, and the reviews of it that there may be."""
    if "id" in request.path_params:
        return await record_of_file(server, request), [await find_file(server, request)]
    record = (await finished_game(server, request, None)).record
    return record, [await game_key(server, request, budget) for budget in BUDGETS]


async def overview_of(server: ServerProcess, keys: Sequence[ReviewKey]) -> bytes | None:
    """The packed overview of the first of these reviews that is done."""
    for key in keys:
        found = await server.store.review(key.id, VERSION)
        if found is not None and found.state == "done":
            return await server.store.review_part(key.id, OVERVIEW)
    return None


def moment(record: Record, link: SharedMoment, language: Language, packed: bytes | None = None) -> Preview:
    """A moment in words: as its review tells it, or else as spectators saw it."""
    kind = game_of(record.start)
    game = open_game(record.start)
    step = min(link.step, len(record.moves))
    for move in record.moves[: max(0, step - 1)]:
        game.make_move(move)
    before, view = len(game.log), game.view(SPECTATOR)
    if step:
        game.make_move(record.moves[step - 1])
    title = language.say("preview-title", game=kind.play.title, n=max(1, game.rulebook.turns()))
    players = record.start.players
    names = players if link.with_names else seat_names(len(players), language)
    sentence = "" if packed is None else reviewed(packed, record, step, names, language)
    if not sentence and kind.has("words"):
        events = game.events(SPECTATOR, before) if step else []
        sentence = told(kind.words.telling, view, events, names, language)
    asks = f"{language.say('puzzle-title')} " if link.asks else ""
    return Preview(f"Ridotto: {title}", asks + (sentence or language.say("preview-any")), language.code)


def reviewed(packed: bytes, record: Record, step: int, names: list[str], language: Language) -> str:
    """What a review says of a step: that the game turned there, or what a decision cost; else nothing."""
    try:
        review = checked(read_part(packed))
    except BadReview:
        return ""
    start = msgspec.structs.replace(record.start, players=names)
    said = ReviewSentences(msgspec.structs.replace(review, players=names), start, record.moves, language)
    for point in review.turning_points:
        if point.step == step:
            return said.turning_point(point)
    for decision in review.decisions:
        if decision.step == step and decision.verdict in COSTLY:
            return said.decision(decision)
    return ""


def told(telling: Any, view: Any, events: Sequence[Any], names: Sequence[str], language: Language) -> str:
    """Events in sentences, as many as fit."""
    narrator = Narrator(telling, language, **{**seating_of(telling, view), "names": names})
    said = ""
    for event in events:
        try:
            line = narrator.tell(event)
        except NoWords:
            continue
        if len(said) + len(line) >= MOST:
            break
        said = f"{said} {line}".strip()
    return said


def seat_names(players: int, language: Language) -> list[str]:
    """Names that tell nothing about people."""
    return [language.say("seat-name", n=number + 1) for number in range(players)]


def with_preview(page: bytes, preview: Preview, request: Request) -> Response:
    """The page with a preview in its head."""
    content = page.replace(END, preview.tags() + END, 1)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language, cookie"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = gzip.compress(content, mtime=0), "gzip"
    return Response(content, media_type="text/html", headers=headers)
