"""Draws a table for `render`: the whole table with every card face up, as text or as an array of pixels.

A rendering is for those who study a game, never for a player: observations keep the secrets.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final
from unicodedata import normalize

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ridotto.environments.trouble import BadEnvironment
from ridotto.games.registry import game_of
from ridotto.notation import SEAT_LETTERS
from ridotto.play import Game
from ridotto.words.language import language
from ridotto.words.narrator import Narrator, seating_of

RENDER_MODES: Final = ("ansi", "rgb_array", "human")
"""Text, pixels, and text that is printed."""

WIDTH: Final = 800
HEIGHT: Final = 480
MARGIN: Final = 12
SEATS_TOP: Final = 44
SEATS_BOTTOM: Final = 348
MOST_IN_A_ROW: Final = 5
LINE: Final = 17
"""From one line of text to the next, in pixels."""
BACKGROUND: Final = (24, 26, 33)
CLOTH: Final = (38, 66, 58)
INK: Final = (236, 232, 220)
QUIET: Final = (165, 165, 160)
LIGHT: Final = (222, 178, 84)
LAST_EVENTS: Final = 3
"""How many of the last events are told."""


@dataclass(frozen=True)
class DrawnSeat:
    """A seat with whoever sits there and what lies there."""

    name: str
    holds: str
    """Its cards and its score, in the game's notation of positions."""
    mark: str
    """`>` for the player who decides, `*` for those who have won."""


def check_mode(mode: str | None) -> str | None:
    """The mode, if it is one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadEnvironment("bad-render-mode", mode=repr(mode), modes=", ".join(RENDER_MODES))
    return mode


def draw_table(game: Game[Any], mode: str | None) -> Any:
    """The table in a render mode."""
    if mode == "rgb_array":
        return pixels_of(game)
    if mode == "human":
        print(text_of(game))
    return text_of(game) if mode == "ansi" else None


def text_of(game: Game[Any]) -> str:
    """The table in a few lines: seats, what lies in the middle, and what happened last."""
    seats = seats_of(game)
    wide = max(len(seat.name) for seat in seats)
    rows = [f"{seat.mark} {seat.name:<{wide}}  {seat.holds}" for seat in seats]
    rest = (f"  {line}" for line in (*middle_of(game), *last_sentences(game)))
    return "\n".join((headline(game), *rows, *rest))


def headline(game: Game[Any]) -> str:
    """The game, how many turns and moves there were, and what the table waits for."""
    waits = game.ending if game.over else game.rulebook.phase()
    return f"{game.part.title} · {game.rulebook.turns()} turns, {len(game.moves)} moves so far · {waits}"


# ── What is drawn ────────────────────────────────────────────────────────────────────────────────────


def seats_of(game: Game[Any]) -> list[DrawnSeat]:
    """Every seat, clockwise from the first."""
    sitting = seating(game)["player_at"]
    return [
        DrawnSeat(game.players[player], holds, mark_of(game, player))
        for player, holds in zip(sitting, pieces_of(game)[0], strict=True)
    ]


def middle_of(game: Game[Any]) -> list[str]:
    """What lies on the table and belongs to no seat, in notation: cards, piles, the court."""
    return pieces_of(game)[1]


def pieces_of(game: Game[Any]) -> tuple[list[str], list[str]]:
    """The position in notation, at each seat and elsewhere; scores, if the game has no notation for it."""
    pieces, count = game.position().split(" | "), len(game.players)
    letters = SEAT_LETTERS[:count]
    if [piece[:2] for piece in pieces[:count]] != [f"{letter} " for letter in letters]:
        return [str(score) for score in game.rulebook.scores()], []
    return [piece[2:] for piece in pieces[:count]], pieces[count:]


def seating(game: Game[Any]) -> dict[str, Any]:
    """Names, cards and seats as a narrator needs them."""
    telling = game_of(game.header).words.telling
    return seating_of(telling, game.part.true_view(game.rulebook, game.log))


def last_sentences(game: Game[Any]) -> list[str]:
    """The last events with their secrets, in sentences."""
    known = {**seating(game), "player_at": range(len(game.players))}
    narrator = Narrator(game_of(game.header).words.telling, language("en"), **known)
    for event in game.log[:-LAST_EVENTS]:
        narrator.hear(event)
    return [narrator.tell(event) for event in game.log[-LAST_EVENTS:]]


def mark_of(game: Game[Any], player: int) -> str:
    """Points at the player who decides, and at those who have won."""
    if game.over:
        return "*" if player in game.rulebook.winners() else " "
    return ">" if player == game.decider else " "


# ── Pixels ───────────────────────────────────────────────────────────────────────────────────────────


def pixels_of(game: Game[Any]) -> Any:
    """The seats in rows, and below them the middle of the table and what happened last."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), BACKGROUND)
    pen = ImageDraw.Draw(picture)
    large, small = ImageFont.load_default(17), ImageFont.load_default(13)
    write(pen, large, (MARGIN, MARGIN), plain_letters(headline(game)), INK)
    seats = seats_of(game)
    rows = ceil(len(seats) / MOST_IN_A_ROW)
    columns = ceil(len(seats) / rows)
    wide, high = (WIDTH - MARGIN) / columns, (SEATS_BOTTOM - SEATS_TOP) / rows
    for number, seat in enumerate(seats):
        left = MARGIN + number % columns * wide
        top = SEATS_TOP + number // columns * high
        draw_seat(pen, (large, small), seat, (left, top, left + wide - MARGIN, top + high - MARGIN))
    told = [*middle_of(game), *last_sentences(game)]
    quiet = len(told) - LAST_EVENTS
    top = float(SEATS_BOTTOM)
    for number, line in enumerate(told):
        for part in wrapped(pen, small, plain_letters(line), WIDTH - 2 * MARGIN):
            write(pen, small, (MARGIN, top), part, QUIET if number < quiet else INK)
            top += LINE
    return np.asarray(picture, np.uint8).copy()


def draw_seat(
    pen: Any, fonts: Sequence[Any], seat: DrawnSeat, box: tuple[float, float, float, float]
) -> None:
    """A panel with a name, lit if it is marked, and what lies there."""
    left, top, right, _ = box
    large, small = fonts
    is_lit = seat.mark != " "
    pen.rounded_rectangle(box, 8, CLOTH, LIGHT if is_lit else CLOTH, 3)
    name = plain_letters(f"{seat.mark} {seat.name}" if is_lit else seat.name)
    write(pen, large, (left + 8, top + 6), name, LIGHT if is_lit else INK)
    lines = [
        line
        for part in plain_letters(seat.holds).split(", ")
        for line in wrapped(pen, small, part, right - left - 16)
    ]
    for number, line in enumerate(lines):
        write(pen, small, (left + 8, top + 30 + LINE * number), line, INK)


def write(pen: Any, font: Any, where: tuple[float, float], text: str, colour: tuple[int, int, int]) -> None:
    pen.text(where, text, colour, font)


def wrapped(pen: Any, font: Any, text: str, wide: float) -> list[str]:
    """A text in lines that are not wider than this, unless a word is."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and pen.textlength(longer, font) > wide:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def plain_letters(text: str) -> str:
    """A text in the letters that the font of the drawing library has."""
    simple = text.replace("’", "'").replace("–", "-").replace("·", "-")
    return normalize("NFKD", simple).encode("ascii", "ignore").decode()
