"""Mistakes of spelling, terms and agreement that a machine can find in the messages of a language."""

import re
from collections.abc import Mapping
from typing import Final

CODE: Final = re.compile(
    r"\{[^}]*\}|`[^`]*`|\S+://\S+|[a-z]+ = \S+|\"[^\"]*\"|--?[a-z][\w=-]*|/[\w./]+"
    r"|[\w./-]*\.(?:toml|json|jsonl|md|csv|html|parquet|local|org|gz)\b"
    r"|(?:ridotto|pip|ray) [a-z]+(?: [a-z]+)?|pg_dump"
)
"""Facts, addresses, options, commands and names of files: they are the same in every language."""

COMMON: Final = [
    "the",
    "and",
    "with",
    "your",
    "you",
    "are",
    "this",
    "that",
    "from",
    "not",
    "for",
    "which",
    "have",
    "has",
    "game",
    "player",
    "seat",
    "card",
]
ENGLISH: Final = {
    **{code: rf"\b(?:{'|'.join(COMMON)})\b" for code in ("pl", "it", "nl", "fr")},
    "uk": r"\b[a-z]{3,}\b",
}
"""Words that give away a text in English; in Cyrillic any Latin word does."""
NAMES: Final = (
    r"The Grimm Masquerade|Mascarade|Ridotto|JavaScript|PostgreSQL|Valkey|SQLite|Python|OpenAPI|[Cc]trl-C"
    r"|Enter|Ray|cluster|JSON|TOML|UTF|TLS|HTTP|HTTPS|https|host:port|localhost|auto|local|uniform|recommended|none|brisk"
    r"|debug|info|warning|error|ray|table|truth|another|gain|head|start|token|strangers"
)
"""Names and words that are typed as they stand."""

CYRILLIC: Final = {"a Cyrillic letter": "[а-яіїєґА-ЯІЇЄҐ]"}
WRONG: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {"a term that nobody uses": r"QR square|line was (?:cut|lost)|\bis none of|\bwho truly\b"},
    "pl": {
        "a term of no rulebook": r"kwadrat|linia (?:jest|była) przerwana|Strateg\b|fałszywe ogłoszenie",
        "misspelt": r"\bz wszystkich\b|\bw wszystkich\b|\bpo za\b|\bna prawdę\b|\bz pośród\b",
        **CYRILLIC,
    },
    "uk": {
        "a term of no rulebook": r"квадрат|[Сс]тратег(?!і[чюяї])|претензі|(?<![Пп])оскарж|вдати обмін",
        "a word of two alphabets": r"[а-яіїєґ’][a-z]|[a-z][а-яіїєґ’]",
        "a Russian letter": r"[ыэёъЫЭЁЪ]",
        "misspelt": r"\bприймати участь\b|\bслідуюч|\bна протязі\b|\bбувш",
    },
    "it": {
        "a term of no rulebook": r"quadrato|\bmult[ae]\b|\bannunci|rivendic|\bpretes[ae]\b",
        "misspelt": r"\b(?:per|poi|fin)chè\b|\bpò\b|\bqual’è|\b[EÈ]’ |\bun’altro\b",
        **CYRILLIC,
    },
    "nl": {
        "a term of no rulebook": r"vierkant|\bfiches?\b|\bgaven?\b|Schone Slaapster|QR code",
        "misspelt": r"\bhun hebben\b|\b(?:groter|beter|meer) als\b|\bnogsteeds\b|\bzometeen\b",
        **CYRILLIC,
    },
    "fr": {
        "a term that nobody uses": r"carré|réclamation|ligne (?:est|était) coupée|\bensemble de masques",
        "misspelt": r"\b(?:[Cc]oeur|[Oo]eil|[Ss]oeur|[Vv]oeu|[Nn]oeud|[Oo]euvre)",
        "a capital without its accent": r"(?:^|[.!?…] )(?:A [a-zà-ÿ{]|E(?:cout|chang|dit|crir|pier|cris))",
        **CYRILLIC,
    },
}
"""What is never right in a language. Terms are those of the rulebooks that the review of languages lists."""


def misspelt(code: str, said: str) -> list[str]:
    """What is wrong with a sentence of a language, besides its print."""
    text = CODE.sub(" ", said)
    found = [name for name, rule in WRONG[code].items() if re.search(rule, text)]
    if code in ENGLISH and re.search(ENGLISH[code], re.sub(NAMES, " ", text)):
        found.append("English")
    return found


ENDS: Final = {"sentence": ".!?", "open": "…", "colon": ":"}


def ending(said: str) -> str:
    """How a text ends: as a sentence, open, with a colon, or as a label."""
    last = said.rstrip("»”)’\u00a0\u202f ")[-1:]
    return next((name for name, marks in ENDS.items() if last and last in marks), "label")


def ends_otherwise(english: str, said: str) -> bool:
    """Whether a sentence has become a label, or a label a sentence."""
    pair = {ending(english), ending(said)}
    return len(pair) > 1 and pair != {"sentence", "open"}


def starts_otherwise(english: str, said: str) -> bool:
    """Whether one begins with a capital letter and the other does not."""
    first, other = (re.sub(r"^[“„«\u00a0(–… ]+", "", text)[:1] for text in (english, said))
    return first.isalpha() and other.isalpha() and first.isupper() != other.isupper()
