"""Why a file of puzzles, or a puzzle, cannot be used."""

from ridotto.refusal import Refusal


class BadPuzzles(Refusal):
    """Puzzles that cannot be read, or that are none."""

    words = "ridotto.puzzles"
