"""Puzzles: positions from games of bots with one clearly best decision. `docs/puzzles.md` defines them."""

from ridotto.puzzles.schema import Puzzle, of_theme, read_puzzles, shipped_puzzles

__all__ = ["Puzzle", "of_theme", "read_puzzles", "shipped_puzzles"]
