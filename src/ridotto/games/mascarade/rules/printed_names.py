"""The names of the printed masks in all languages: a mask of one's own looks like none of them (M55)."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.languages import ENGLISH, LANGUAGES
from ridotto.refusal import Translated


class MaskName(Translated):
    """The name of a mask in a refusal; a mask of one's own is called the same in every language."""

    def say(self, language: str) -> str:
        """What a printed mask is called in this language."""
        return names_in(language).get(str(self), str(self))


@cache
def printed_names() -> tuple[str, ...]:
    """The names on printed cards: in English, then as they are translated."""
    translated = (name for language in LANGUAGES for name in names_in(language).values())
    return tuple(dict.fromkeys((*names_in(ENGLISH), *translated)))


@cache
def names_in(language: str) -> Mapping[str, str]:
    """The names in a language by the English ones; read from the file, so that it needs no Fluent."""
    english = dict.fromkeys(name for box in EDITIONS.values() for name in box)
    text = files("ridotto.games.mascarade").joinpath("words", f"{language}.ftl").read_text("utf-8")
    found = dict(re.findall(r"^mask-([a-z-]+) = (.+)$", text, re.MULTILINE))
    return {name: found[name.lower().replace(" ", "-")] for name in english}


def in_all_languages(names: Iterable[str]) -> dict[str, str]:
    """Printed masks by whatever people may call them, in small letters."""
    wanted = set(names)
    return {
        called.casefold(): name
        for language in LANGUAGES
        for name, called in names_in(language).items()
        if name in wanted
    }
