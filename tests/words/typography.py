"""Mistakes of print that a machine can find in the messages of a language."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Final

from fluent.syntax import FluentParser, ast

NO_BREAK, NARROW = "\u00a0", "\u202f"
SPACES: Final = f"[ {NO_BREAK}{NARROW}]"
QUOTES: Final = {"en": "“”", "pl": "„”", "uk": "«»", "it": "«»", "nl": "“”", "fr": "«»"}
PLURALS: Final = {
    **dict.fromkeys(("en", "it", "nl", "fr"), frozenset({"one", "other"})),
    **dict.fromkeys(("pl", "uk"), frozenset({"one", "few", "many"})),
}
"""The plural forms of whole numbers that people see here."""
NO_PLURALS: Final = {"range", "count"}
"""Facts that are not counted with a noun: one number or a range of them, one winner or several."""

AFTER_A_WORD: Final = r"(?<=[\w})\]»”’%])"
ANYWHERE: Final = {
    "two spaces": f"{SPACES}{SPACES}",
    "three dots": r"\.\.\.",
    "a straight apostrophe or quote": "['\"]",
    "a hyphen for a dash": " - ",
    "a long dash": "—",
    "a space inside brackets": rf"\({SPACES}|{SPACES}\)",
}
UNFRENCH: Final = {
    "a space before a mark": rf"{AFTER_A_WORD}{SPACES}[,;:!?](?!\w)|{AFTER_A_WORD}{SPACES}\.(?!\w)"
}
CLOSE_PERCENT: Final = {"a space before %": f"{SPACES}%"}
CLOSE_ELLIPSIS: Final = {"a space before …": rf"{AFTER_A_WORD}{SPACES}…"}
COMMAS: Final = {"a decimal point": r"\d\.\d"}
BY_LANGUAGE: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {**UNFRENCH, **CLOSE_PERCENT, **CLOSE_ELLIPSIS, "a decimal comma": r"\d,\d(?!\d\d)"},
    "pl": {**UNFRENCH, **CLOSE_PERCENT, **CLOSE_ELLIPSIS, **COMMAS},
    "uk": {**UNFRENCH, **CLOSE_ELLIPSIS, **COMMAS, "no fixed space before %": f"(?<!{NO_BREAK})%"},
    "it": {**UNFRENCH, **CLOSE_PERCENT, **CLOSE_ELLIPSIS, **COMMAS},
    "nl": {**UNFRENCH, **CLOSE_PERCENT, **COMMAS, "no space before …": r"(?<=[\w})])…"},
    "fr": {
        **CLOSE_ELLIPSIS,
        **COMMAS,
        "a space before a mark": rf"{AFTER_A_WORD}{SPACES}[,.](?!\w)",
        "no narrow fixed space before ; ! ? %": rf"{AFTER_A_WORD}{SPACES}?(?<!{NARROW})[;!?%]",
        "no fixed space before :": rf"{AFTER_A_WORD}{SPACES}?(?<!{NO_BREAK}):(?!\S)",
        "no fixed space inside « »": f"«(?!{NO_BREAK})|(?<!{NO_BREAK})»",
    },
}


def mistakes(code: str, said: str) -> list[str]:
    """What is wrong with a sentence of a language; facts stand in it as `{ $fact }`."""
    text = re.sub(r"\{[^}]*\}", "{}", said)
    others = "".join(sorted(set("“”„«»‘‹›").difference(QUOTES[code])))
    rules = {**ANYWHERE, **BY_LANGUAGE[code], "quotes of another language": f"[{others}]"}
    return [name for name, rule in rules.items() if re.search(rule, text)]


# ── Messages ─────────────────────────────────────────────────────────────────────────────────────────


@cache
def messages(text: str) -> dict[str, ast.Pattern]:
    """The messages of a Fluent text."""
    return {
        entry.id.name: entry.value
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.value
    }


def variants(pattern: ast.Pattern) -> list[str]:
    """Everything that a message can say, with its facts as `{ $fact }`."""
    return ["".join(parts) for parts in product(*map(_alternatives, pattern.elements))]


def _alternatives(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    match element.expression:
        case ast.SelectExpression(variants=cases):
            return [said for case in cases for said in variants(case.value)]
        case ast.VariableReference(id=name):
            return [f"{{ ${name.name} }}"]
        case ast.MessageReference(id=name):
            return [f"{{ {name.name} }}"]
        case _:
            return ["{ }"]


def selections(pattern: ast.Pattern) -> Iterator[tuple[str, frozenset[str]]]:
    """Every selection in a message: by which fact, and the cases that are words."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            found = element.expression
            assert isinstance(found.selector, ast.VariableReference)
            keys = (case.key for case in found.variants)
            yield (
                found.selector.id.name,
                frozenset(key.name for key in keys if isinstance(key, ast.Identifier)),
            )
            for case in found.variants:
                yield from selections(case.value)


def wrong_plurals(code: str, english: ast.Pattern, pattern: ast.Pattern) -> list[str]:
    """The facts that a message counts without all plural forms of its language."""
    counted = {fact for fact, cases in selections(english) if "one" in cases} - NO_PLURALS
    selected = dict(selections(pattern))
    wrong = [
        fact
        for fact, cases in selected.items()
        if fact not in NO_PLURALS and cases & {"one", "few", "many"} and cases != PLURALS[code]
    ]
    bare = (fact for fact in counted - selected.keys() for said in variants(pattern) if _counts(fact, said))
    return [*wrong, *dict.fromkeys(bare)]


def _counts(fact: str, said: str) -> bool:
    """Whether a word follows the number, which would have to agree with it."""
    return re.search(rf"\{{ \${fact} \}} [^\W\d]", said) is not None
