"""The page's words, from the files that it reads: tests look for what people see."""

from functools import cache
from pathlib import Path

import ridotto
from ridotto.words.language import Fact, Language

PACKAGE = Path(ridotto.__file__).parent


@cache
def page_language(code: str) -> Language:
    """All messages of the page in a language."""
    files = sorted(path for path in PACKAGE.rglob(f"{code}.ftl") if "reports" not in path.parts)
    return Language(code, *(path.read_text("utf-8") for path in files))


def say(message: str, code: str = "en", **facts: Fact) -> str:
    return page_language(code).say(message, **facts)
