"""A QR code in the terminal."""

import segno
from rich.text import Text

HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
"""Two rows of dots in a line of text; light modules are drawn, since most terminals are dark."""


def qr(text: str, margin: int = 2) -> Text:
    """The QR code, two rows of modules per line of text."""
    rows = [[bool(dot) for dot in row] for row in segno.make(text, error="l").matrix_iter(border=margin)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(HALVES[pair] for pair in zip(upper, lower, strict=True)) for upper, lower in pairs)
    return Text("\n".join(lines), "white on black", no_wrap=True)
