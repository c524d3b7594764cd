"""All sentences of the chosen games, as they are kept: numbers of rows in a table of sentences."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from golden.adapter import CODES, fresh_copy, options_told, played_again, story_told, viewers
from golden.chosen import Golden


class GameInWords(NamedTuple):
    """A game in words: a row has one sentence in each of the languages."""

    story: dict[str, list[tuple[str, ...]]]
    """For each viewer, every event."""
    asked: list[list[tuple[str, ...]]]
    """For each decision, the question to the decider, what others hear of it, and every option."""


def told(record: Golden) -> GameInWords:
    """What the program says of a game now."""
    game = played_again(record.text)
    story = {
        str(viewer): list(zip(*(story_told(game, viewer, code) for code in CODES), strict=True))
        for viewer in viewers(game)
    }
    asked = [list(zip(*texts, strict=True)) for texts in _decisions(game)]
    return GameInWords(story, asked)


def _decisions(game: Any) -> Iterator[list[list[str]]]:
    fresh = fresh_copy(game)
    for move in game.moves:
        yield options_told(fresh, CODES)
        fresh.play(move)


def rows_of(told: GameInWords) -> Iterator[tuple[str, ...]]:
    """Every row, one after the other: the story of each viewer, then the questions."""
    for rows in (*told.story.values(), *told.asked):
        yield from rows
