"""Draws a table for `render`: what everybody may see of it, as text or as an array of pixels."""

from math import cos, pi, sin
from typing import Any, Final
from unicodedata import normalize

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ridotto.environments.trouble import BadEnvironment
from ridotto.play import Game

RENDER_MODES: Final = ("ansi", "rgb_array", "human")
"""Text, pixels, and text that is printed."""

WIDTH: Final = 480
HEIGHT: Final = 360
BACKGROUND: Final = (24, 26, 33)
CLOTH: Final = (38, 66, 58)
INK: Final = (236, 232, 220)
QUIET: Final = (150, 150, 150)
LIGHT: Final = (222, 178, 84)
RADIUS: Final = 22


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
    """The table in a few lines."""
    scores = game.rulebook.scores()
    wide = max(len(name) for name in game.players)
    rows = [
        f"{mark_of(game, player)} {name:<{wide}} {scores[player]:>3}"
        for player, name in enumerate(game.players)
    ]
    return "\n".join((headline(game), *rows, f"  {last_move(game)}"))


def headline(game: Game[Any]) -> str:
    """The game, its turn, and what the table waits for."""
    return f"{game.part.title} · {game.rulebook.turns()} · {game.rulebook.phase()}"


def mark_of(game: Game[Any], player: int) -> str:
    """Points at the player who decides, and at those who have won."""
    if game.over:
        return "*" if player in game.rulebook.winners() else " "
    return ">" if player == game.decider else " "


def last_move(game: Game[Any]) -> str:
    """How many moves were made; which ones is not for everybody to know."""
    return f"{len(game.moves)} · {game.ending}" if game.over else f"{len(game.moves)}"


# ── Pixels ───────────────────────────────────────────────────────────────────────────────────────────


def pixels_of(game: Game[Any]) -> Any:
    """The players around a table with their scores; the one who decides is lit."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), BACKGROUND)
    pen = ImageDraw.Draw(picture)
    font: Any = ImageFont.load_default()
    pen.text((10, 8), headline(game), INK, font)
    pen.ellipse((WIDTH * 0.22, HEIGHT * 0.28, WIDTH * 0.78, HEIGHT * 0.8), CLOTH)
    pen.text((WIDTH / 2, HEIGHT * 0.54), last_move(game), QUIET, font, anchor="mm")
    for player in range(len(game.players)):
        draw_player(pen, font, game, player)
    return np.asarray(picture, np.uint8).copy()


def draw_player(pen: Any, font: Any, game: Game[Any], player: int) -> None:
    """A player at their seat, clockwise from the bottom."""
    angle = pi / 2 + 2 * pi * player / len(game.players)
    x, y = WIDTH / 2 + 175 * cos(angle), HEIGHT * 0.54 + 118 * sin(angle)
    lit = mark_of(game, player) != " "
    pen.ellipse((x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS), LIGHT if lit else CLOTH, INK)
    pen.text((x, y - 5), plain_letters(game.players[player]), BACKGROUND if lit else INK, font, anchor="mm")
    pen.text((x, y + 7), str(game.rulebook.scores()[player]), BACKGROUND if lit else INK, font, anchor="mm")


def plain_letters(name: str) -> str:
    """A name in the letters that the font of the drawing library has."""
    return normalize("NFKD", name).encode("ascii", "ignore").decode()
