"""The puzzles that come with the program, and what is said about a file that is none."""

from collections import Counter

import msgspec
import pytest

from ridotto.cli.main import main
from ridotto.games.registry import games
from ridotto.languages import LANGUAGES
from ridotto.puzzles.check import check_puzzles, finished
from ridotto.puzzles.explain import PuzzleSentences
from ridotto.puzzles.schema import (
    AHEAD,
    HEADING,
    Puzzle,
    of_theme,
    read_puzzles,
    shipped_puzzles,
    write_puzzle,
)
from ridotto.puzzles.trouble import BadPuzzles
from ridotto.review.schema import THEMES, Interval
from ridotto.words.language import language

POLICY = "mixture of tempers 1"


def one(**changed: object) -> Puzzle:
    return msgspec.structs.replace(shipped_puzzles()[0], **changed)


def reasons(*puzzles: Puzzle) -> list[str]:
    return [wrong.name for wrong in check_puzzles(puzzles, POLICY)]


def test_every_shipped_puzzle_can_be_played_and_has_one_clear_answer() -> None:
    assert check_puzzles(shipped_puzzles(), POLICY) == []


def test_there_are_enough_puzzles_of_every_theme_and_game_for_three_to_thirteen_players() -> None:
    puzzles = shipped_puzzles()

    assert len(puzzles) >= 200
    assert min(Counter(puzzle.theme for puzzle in puzzles)[theme] for theme in THEMES) >= 30
    assert min(Counter(puzzle.game for puzzle in puzzles)[game] for game in games()) >= 60
    assert {puzzle.players for puzzle in puzzles} == set(range(3, 14))


def test_a_puzzle_written_is_the_puzzle_read() -> None:
    assert read_puzzles(HEADING + write_puzzle(one())) == [one()]


def test_two_puzzles_of_one_game_are_noticed() -> None:
    assert reasons(one(), one()) == ["puzzle-same-game"]


def test_a_puzzle_of_other_rules_or_another_model_is_noticed() -> None:
    assert "puzzle-other-rules" in reasons(one(policy="mixture of tempers 0"))


def test_a_best_option_that_is_hardly_ahead_is_noticed() -> None:
    first, second, *rest = one().options
    close = msgspec.structs.replace(second, behind=Interval(0.2, AHEAD - 0.01, 0.3))

    assert reasons(one(options=[first, close, *rest])) == ["puzzle-not-clear"]


def test_a_puzzle_confirmed_with_too_little_is_noticed() -> None:
    assert reasons(one(worlds=9 * one().found)) == ["puzzle-too-few-worlds"]


def test_a_question_to_somebody_else_is_noticed() -> None:
    assert reasons(one(who=(one().who + 1) % one().players)) == ["puzzle-not-a-choice"]


def test_moves_that_cannot_be_made_are_noticed() -> None:
    assert reasons(one(moves=[9999])) == ["puzzle-not-playable"]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not-puzzles"),
        (b'{"format": "ridotto game", "version": 1}', "not-puzzles"),
        (b'{"format": "ridotto puzzles", "version": 9}', "puzzles-other-version"),
        (HEADING + b"{}", "puzzle-damaged"),
        (HEADING + b"\xff", "puzzle-damaged"),
    ],
)
def test_a_file_that_is_none_gets_its_reason(data: bytes, reason: str) -> None:
    with pytest.raises(BadPuzzles) as refused:
        read_puzzles(data)

    assert refused.value.name == reason


@pytest.mark.parametrize("code", LANGUAGES)
def test_puzzles_are_explained_in_every_language(code: str) -> None:
    for puzzle in {each.game: each for each in shipped_puzzles()}.values():
        said = PuzzleSentences(puzzle, language(code))

        assert said.answer(puzzle.best.move) != said.answer(puzzle.options[1].move)
        assert len(said.chances()) == len(puzzle.options)
        assert Counter(option.move for option in said.asked()) == Counter(o.move for o in puzzle.options)
        assert all(said.beliefs())


def test_a_puzzle_is_asked_and_explained_in_a_terminal(ridotto) -> None:
    puzzle = shipped_puzzles()[0]
    said = PuzzleSentences(puzzle, language("en"))
    number = [option.move for option in said.asked()].index(puzzle.best.move) + 1

    done = ridotto("puzzle", 1, "--lang", "en", typed=f"99\n{number}\n")

    assert done.returncode == 0
    assert "That is not one of the options." in done.stdout
    assert "Right: “" in done.stdout


def test_nobody_has_to_answer(ridotto) -> None:
    assert ridotto("puzzle", "--theme", "claim", typed="q\n").returncode == 0
    assert ridotto("puzzle", 1, typed="").returncode == 0


def test_a_theme_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadPuzzles):
        of_theme(shipped_puzzles(), "love")


def test_the_game_of_a_puzzle_can_be_finished() -> None:
    puzzle = shipped_puzzles()[0]
    record = finished(puzzle, min)

    assert record.moves[: len(puzzle.moves) + 1] == [*puzzle.moves, puzzle.best.move]


def test_a_file_of_puzzles_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--lang", "en"]) == 0
    assert f": {len(shipped_puzzles())}\n" in capsys.readouterr().out
