"""Patterns that a whole text has to match."""


def whole_text(pattern: str) -> str:
    r"""A pattern for a type that the whole text has to match, in Python and in JSON Schema.

    Python's `$` also matches before a line break at the end; JSON Schema does not know `\Z`.
    """
    return rf"^(?:{pattern})$(?!\n)"
