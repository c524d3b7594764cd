"""What the page says: the same in six languages, in files that name their part of it."""

import re
from pathlib import Path
from typing import get_args

import pytest

from ridotto.bots.registry import quick_bots, searchers
from ridotto.games.registry import games
from ridotto.server.tables.agreement import CLOCKS, Pace
from ridotto.words import LANGUAGES
from words.fluent_files import FOLDERS, patterns, read

PARTS = [folder for folder in FOLDERS if "page" in folder.split("/")]
BEGINNINGS = {
    "start": {"start"},
    "table": {"stage"},
    "after": {"after", "replay"},
    "learn": {"learn"},
    "review": {"review"},
    "puzzles": {"puzzles"},
    "page": {"start", "stage", "after", "learn", "workshop"},
}
"""How the messages of a part of the page begin, and those of one game: all are read into one language."""

FROM_ELSEWHERE = re.compile(
    r"(after-(\w+-)?honour|review-(honour|doing)|start-bot|start-edition-about|workshop-(finding|verb|whom))-"
)
"""Messages whose names end as the server says."""
WEB = Path(__file__).parents[2] / "web"
SOURCES = [
    path.read_text("utf-8")
    for path in (*WEB.glob("*.ts"), *WEB.joinpath("src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and ".test." not in path.name
]


@pytest.mark.parametrize("part", PARTS)
def test_a_message_begins_with_the_name_of_its_part(part: str) -> None:
    names = patterns(read(part, "en"))

    assert {name.partition("-")[0] for name in names} <= BEGINNINGS[part.rpartition("/")[2]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_bot_clock_and_pace_is_introduced(code: str) -> None:
    bots = {name for game in games() for name in (*quick_bots(game), *searchers(game))}
    needed = {f"start-bot-{bot}" for bot in bots} | {f"start-bot-name-{bot}" for bot in bots}
    needed |= {f"start-clock-{clock}" for clock in CLOCKS} | {f"start-pace-{pace}" for pace in get_args(Pace)}

    assert needed <= patterns(read("words/page/start", code)).keys()


def is_said(name: str, words: set[str], made: set[tuple[str, str]]) -> bool:
    """Whether a message's name stands in the page, or is put together there from a word that does."""
    return (
        name in words
        or FROM_ELSEWHERE.match(name) is not None
        or any(
            name.startswith(before)
            and name.endswith(after)
            and name[len(before) : -len(after) or None] in words
            for before, after in made
        )
    )


@pytest.mark.parametrize("part", PARTS)
def test_the_page_says_every_sentence_that_was_translated(part: str) -> None:
    text, page = read(part, "en"), "\n".join(SOURCES)
    words = set(re.findall(r"[\"'`]([\w-]+)[\"'`]", page)) | set(re.findall(r"\b(\w+)\??:", page))
    words |= {word.lower().replace("_", "-") for word in words} | set(re.findall(r"{ ?([a-z][\w-]+)", text))
    made = set(re.findall(r"`((?:[a-z][\w-]*-)?)\${[^}`]*}([\w-]*)`", page))

    assert [name for name in patterns(text) if not is_said(name, words, made)] == []
