"""A puzzle in words: what it asks, and why its answer is the best."""

from collections.abc import Sequence
from random import Random

from ridotto.games.registry import find_game
from ridotto.play.rulebook import Move
from ridotto.puzzles.schema import Puzzle
from ridotto.review.schema import OptionValue
from ridotto.review.sentences import SpokenMoves, percent
from ridotto.words.hint import Advice
from ridotto.words.language import Language
from ridotto.words.narrator import view_facts


class PuzzleSentences:
    """What a puzzle says in one language."""

    def __init__(self, puzzle: Puzzle, language: Language) -> None:
        self.puzzle, self.language = puzzle, language
        self.spoken = SpokenMoves(puzzle.start, puzzle.moves, language)

    def question(self) -> str:
        """What is asked."""
        narrator, view = self.spoken.narrator_at(len(self.puzzle.moves) + 1, self.puzzle.who)
        return narrator.question(view_facts(self.spoken.telling, view))

    def move(self, move: Move) -> str:
        """One of its moves."""
        return self.spoken.move(len(self.puzzle.moves) + 1, self.puzzle.who, move)

    def asked(self) -> list[OptionValue]:
        """The options in an order that does not tell which is best, always the same."""
        options = sorted(self.puzzle.options, key=lambda option: option.move)
        Random(self.puzzle.source).shuffle(options)
        return options

    def answer(self, chosen: Move) -> str:
        """Whether a move is the best one."""
        best = self.puzzle.best.move
        return self.language.say("puzzle-right" if chosen == best else "puzzle-wrong", move=self.move(best))

    def chances(self) -> list[str]:
        """How often each option wins, the best first."""
        return [
            self.language.say(
                "puzzle-option",
                move=self.move(option.move),
                chance=percent(option.chance.value),
                low=percent(option.chance.low),
                high=percent(option.chance.high),
            )
            for option in self.puzzle.options
        ]

    def beliefs(self) -> list[str]:
        """What could be believed about the cards or players that the options are about."""
        puzzle = self.puzzle
        hint = find_game(puzzle.game).words.hint
        if hint is None:
            return []
        view = puzzle.open().view(puzzle.who)
        chances: Sequence[Sequence[float]] = [[each / 100 for each in row] for row in puzzle.beliefs]
        advice = [Advice(option.move, option.chance.value, 0.0) for option in puzzle.options[:3]]
        return hint(view, chances, advice, self.language)[len(advice) :]
