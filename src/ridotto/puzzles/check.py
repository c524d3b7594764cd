"""Checks puzzles: whether each can be played, asks what it says, and has one clearly best answer."""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.play.game import Game
from ridotto.play.record import Record
from ridotto.play.rulebook import Rulebook
from ridotto.play.setup import RULES_VERSION
from ridotto.puzzles.schema import AHEAD, TIMES, Puzzle
from ridotto.puzzles.trouble import BadPuzzles
from ridotto.refusal import Refusal
from ridotto.review.schema import OptionValue, Theme

ROUNDING: Final = 0.01
"""How much two differences of chances may differ that are the same."""


def check_puzzles(puzzles: Sequence[Puzzle], policy: str) -> list[BadPuzzles]:
    """What is wrong with puzzles, without playing anything out."""
    found: list[BadPuzzles] = []
    games: dict[tuple[str, int], int] = {}
    for number, puzzle in enumerate(puzzles, 1):
        found += check_puzzle(puzzle, number, policy)
        first = games.setdefault((puzzle.game, puzzle.start.seed), number)
        if first != number:
            found.append(BadPuzzles("puzzle-same-game", first=first, number=number))
    return found


def check_puzzle(puzzle: Puzzle, number: int, policy: str) -> list[BadPuzzles]:
    """What is wrong with one puzzle."""
    found = []
    if (puzzle.rules, puzzle.policy) != (RULES_VERSION, policy):
        found.append(
            BadPuzzles("puzzle-other-rules", number=number, rules=puzzle.rules, policy=puzzle.policy)
        )
    try:
        game = puzzle.open()
    except (Refusal, ValueError) as error:
        reason = error if isinstance(error, Refusal) else str(error)
        return [*found, BadPuzzles("puzzle-not-playable", number=number, reason=reason)]
    if not _is_a_choice(puzzle, game):
        return [*found, BadPuzzles("puzzle-not-a-choice", number=number)]
    if puzzle.worlds < TIMES * puzzle.found:
        found.append(BadPuzzles("puzzle-too-few-worlds", number=number, times=TIMES))
    if not agrees(puzzle):
        found.append(BadPuzzles("puzzle-disagrees", number=number))
    if theme_by_answer(puzzle.theme, puzzle.options) != puzzle.theme:
        found.append(BadPuzzles("puzzle-not-deduced", number=number))
    if not is_clear(puzzle):
        found.append(BadPuzzles("puzzle-not-clear", number=number, points=round(100 * AHEAD)))
    return found


def is_clear(puzzle: Puzzle) -> bool:
    """Whether the best option is far enough ahead of every other."""
    return lead(puzzle) >= AHEAD


def lead(puzzle: Puzzle) -> float:
    """How far the best option is ahead of every other at the lower end of the interval."""
    return min(option.behind.low for option in puzzle.options[1:])


def agrees(puzzle: Puzzle) -> bool:
    """Whether the chances of the options differ by how far they are behind."""
    best = puzzle.best.chance.value
    return all(abs(best - option.chance.value - option.behind.value) <= ROUNDING for option in puzzle.options)


def theme_by_answer(theme: Theme | None, options: Sequence[OptionValue]) -> Theme | None:
    """The theme, once the best option is known: *Who is it?* is answered by what is likeliest.

    An answer that its player knows to be false is a lie; one that is merely less likely has no theme.
    """
    best = options[0].believed
    if theme != "who" or best is None:
        return theme
    if best == 0:
        return "lie"
    return "who" if best == max(option.believed or 0.0 for option in options) else None


def _is_a_choice(puzzle: Puzzle, game: Game[Rulebook]) -> bool:
    """Whether that player decides there, between different legal moves."""
    moves = [option.move for option in puzzle.options]
    legal = set(game.legal()) if not game.over else set()
    different = len(set(moves)) == len(moves) >= 2
    return game.decider == puzzle.who and different and legal.issuperset(moves)


def finished(puzzle: Puzzle, choose: Callable[[Sequence[int]], int]) -> Record:
    """A whole game that begins with a puzzle and its best move; its figures do not depend on the rest."""
    game = puzzle.open()
    game.play(puzzle.best.move)
    while not game.over:
        game.play(choose(game.legal()))
    return Record.of(game)
