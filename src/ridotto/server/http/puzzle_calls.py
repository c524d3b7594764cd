"""Puzzles over HTTP: which there are, what one asks, and its answer. All of it may be cached."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

import msgspec
from starlette.requests import Request

from ridotto.games.registry import find_game
from ridotto.play.part import BeliefRows
from ridotto.puzzles.explain import PuzzleSentences
from ridotto.puzzles.schema import Puzzle, shipped_puzzles
from ridotto.review.schema import OptionValue, Theme
from ridotto.seats import Player
from ridotto.server.game_fields import HeaderField, ViewField
from ridotto.server.http.catalogue_calls import InLanguage
from ridotto.server.http.requests import BadRequest, Call, limit_expensive, require_language
from ridotto.server.process import ServerProcess
from ridotto.server.socket.protocol import EventRow
from ridotto.words.language import language


class PuzzleEntry(msgspec.Struct, frozen=True):
    """What a list says about a puzzle."""

    id: str
    game: str
    theme: Theme
    players: int


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles that come with the program, well mixed."""

    puzzles: list[PuzzleEntry]


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A position as the player saw it who decides there, and nothing else."""

    about: PuzzleEntry
    who: Player
    """Who decides."""
    start: HeaderField
    """The header of the game, with 0 for the seed."""
    events: Sequence[EventRow]
    """Everything that has happened, as this player saw it."""
    view: ViewField
    """The table, with everything that this player may remember."""
    options: list[int]
    """The moves to choose from, in an order that does not tell which is best."""


class PuzzleBeliefs(msgspec.Struct, frozen=True):
    """What that player could believe, in per cent."""

    rows: BeliefRows
    columns: list[str]
    """The names of the masks or characters."""
    percent: list[list[int]]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Which option is best, and why."""

    options: list[OptionValue]
    """The best first, with their chances to win."""
    beliefs: PuzzleBeliefs
    lines: list[str]
    """What could be believed, in sentences."""


@cache
def puzzles_by_id() -> Mapping[str, Puzzle]:
    """All puzzles, well mixed, so that games and numbers of players alternate."""
    found = sorted(shipped_puzzles(), key=lambda puzzle: puzzle.id)
    Random(0).shuffle(found)
    return {puzzle.id: puzzle for puzzle in found}


def entry_of(puzzle: Puzzle) -> PuzzleEntry:
    """What a list says about a puzzle."""
    return PuzzleEntry(puzzle.id, puzzle.game, puzzle.theme, puzzle.players)


async def puzzle_asked(server: ServerProcess, request: Request) -> Puzzle:
    """The puzzle in the path; BadRequest if there is none."""
    limit_expensive(server, request)
    found = (await server.background.run(puzzles_by_id)).get(request.path_params["id"])
    if found is None:
        raise BadRequest(404, "not-now", "no-such-puzzle")
    return found


async def get_puzzles(server: ServerProcess, _: Request, __: None) -> PuzzleList:
    """All puzzles, by theme and game."""
    found = await server.background.run(puzzles_by_id)
    return PuzzleList([entry_of(puzzle) for puzzle in found.values()])


async def get_puzzle(server: ServerProcess, request: Request, _: None) -> PuzzlePosition:
    """What a puzzle asks."""
    return await server.background.run(position_of, await puzzle_asked(server, request))


async def get_puzzle_answer(server: ServerProcess, request: Request, asked: InLanguage) -> PuzzleAnswer:
    """The answer, with sentences in a language."""
    code = require_language(asked.language)
    return await server.background.run(answer_to, await puzzle_asked(server, request), code)


def position_of(puzzle: Puzzle) -> PuzzlePosition:
    """A puzzle without its answer."""
    game = puzzle.remembered()
    return PuzzlePosition(
        entry_of(puzzle),
        puzzle.who,
        msgspec.structs.replace(game.header, seed="0"),
        game.events(puzzle.who),
        game.view(puzzle.who),
        [option.move for option in PuzzleSentences(puzzle, language("en")).asked()],
    )


def answer_to(puzzle: Puzzle, code: str) -> PuzzleAnswer:
    """The answer to a puzzle, in a language."""
    words = find_game(puzzle.game).words
    beliefs = PuzzleBeliefs(words.believed_rows, words.believed_names(puzzle.start), puzzle.beliefs)
    lines = PuzzleSentences(puzzle, language(code)).beliefs()
    return PuzzleAnswer(puzzle.options, beliefs, lines)


_PUZZLE: Final = "/api/puzzles/{id}"

CALLS: Final = (
    Call("GET", "/api/puzzles", get_puzzles, "All puzzles", PuzzleList, is_cacheable=True),
    Call(
        "GET",
        _PUZZLE,
        get_puzzle,
        "What a puzzle asks",
        PuzzlePosition,
        refuses=(404, 429),
        is_cacheable=True,
    ),
    Call(
        "GET",
        f"{_PUZZLE}/answer",
        get_puzzle_answer,
        "The answer to a puzzle",
        PuzzleAnswer,
        InLanguage,
        refuses=(404, 422, 429),
        is_cacheable=True,
    ),
)
