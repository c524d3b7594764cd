"""The puzzles that come with the program, and what is said about a file that is none."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ridotto.cli.commands import puzzles as command
from ridotto.cli.files import SeveralRefusals
from ridotto.cli.main import main
from ridotto.games.registry import games
from ridotto.languages import LANGUAGES
from ridotto.puzzles.check import check_puzzles, finished, theme_by_answer
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
from ridotto.review.schema import THEMES, Interval, OptionValue, Theme
from ridotto.words.language import language

POLICY = "mixture of tempers 1"


def one(**changed: object) -> Puzzle:
    return msgspec.structs.replace(shipped_puzzles()[0], **changed)


def with_options(**changed: object) -> Puzzle:
    """A puzzle with something changed in each of its options."""
    return one(options=[msgspec.structs.replace(option, **changed) for option in one().options])


def options(*believed: float | None) -> list[OptionValue]:
    """Options whose players could think this likely what they say, the best first."""
    some = Interval(0.5, 0.4, 0.6)
    return [OptionValue(move, "", some, some, 480, believed=each) for move, each in enumerate(believed)]


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
    assert len({(puzzle.game, puzzle.source) for puzzle in puzzles}) == len(puzzles)
    assert len({(puzzle.game, puzzle.start.seed) for puzzle in puzzles}) == len(puzzles)


def test_chances_of_shipped_puzzles_differ_by_the_lead_which_is_ten_points_at_its_lower_end() -> None:
    for puzzle in shipped_puzzles():
        best, *others = puzzle.options
        assert best.behind == Interval(0, 0, 0), puzzle.id
        for option in others:
            difference = best.chance.value - option.chance.value
            assert abs(difference - option.behind.value) <= 0.01, puzzle.id
            assert option.behind.low >= 0.10, puzzle.id
            assert option.worlds == best.worlds >= 10 * puzzle.found, puzzle.id


def test_no_shipped_puzzle_about_who_somebody_is_is_answered_by_a_lie() -> None:
    for puzzle in of_theme(shipped_puzzles(), "who"):
        assert puzzle.best.believed != 0, puzzle.id


@pytest.mark.parametrize(
    ("asked", "believed", "theme"),
    [
        ("who", (0.6, 0.4, 0.0), "who"),
        ("who", (None, None), "who"),
        ("who", (0.0, 0.7, 0.3), "lie"),
        ("who", (0.4, 0.6), None),
        ("claim", (0.0, None), "claim"),
        (None, (0.6, 0.4), None),
    ],
)
def test_who_somebody_is_is_answered_by_what_is_likeliest_and_never_by_a_lie(
    asked: Theme | None, believed: tuple[float | None, ...], theme: Theme | None
) -> None:
    assert theme_by_answer(asked, options(*believed)) == theme


def test_a_puzzle_written_is_the_puzzle_read() -> None:
    assert read_puzzles(HEADING + write_puzzle(one())) == [one()]


def test_two_puzzles_of_one_game_are_noticed() -> None:
    assert reasons(one(), one()) == ["puzzle-same-game"]


def test_a_puzzle_of_other_rules_or_another_model_is_noticed() -> None:
    assert "puzzle-other-rules" in reasons(one(policy="mixture of tempers 0"))


def test_a_best_option_that_is_hardly_ahead_is_noticed() -> None:
    first, second, *rest = one().options
    close = msgspec.structs.replace(second, behind=msgspec.structs.replace(second.behind, low=AHEAD - 0.01))

    assert reasons(one(options=[first, close, *rest])) == ["puzzle-not-clear"]


def test_a_puzzle_confirmed_with_too_little_is_noticed() -> None:
    assert reasons(with_options(worlds=9 * one().found)) == ["puzzle-too-few-worlds"]


def test_chances_that_do_not_differ_by_the_lead_are_noticed() -> None:
    assert reasons(with_options(chance=Interval(0.5, 0.4, 0.6))) == ["puzzle-disagrees"]


def test_a_lie_that_is_said_to_tell_who_somebody_is_is_noticed() -> None:
    lie = [msgspec.structs.replace(option, believed=0.0) for option in one().options]

    assert reasons(one(theme="who", options=lie)) == ["puzzle-not-deduced"]


def test_a_question_to_somebody_else_is_noticed() -> None:
    assert reasons(one(who=(one().who + 1) % one().players)) == ["puzzle-not-a-choice"]


def test_moves_that_cannot_be_made_are_noticed() -> None:
    assert reasons(one(moves=[9999])) == ["puzzle-not-playable"]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not-puzzles"),
        (b'{"format": "ridotto game", "version": 1}', "not-puzzles"),
        (b'{"format": "ridotto puzzles", "version": 1}', "puzzles-other-version"),
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
def test_an_old_file_is_refused_with_what_to_do(code: str) -> None:
    with pytest.raises(BadPuzzles) as refused:
        read_puzzles(b'{"format":"ridotto puzzles","version":1}\n{"moves":[]}', "old.jsonl")

    assert "ridotto puzzles" in refused.value.say(language(code))


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


def file_of(path: Path, *puzzles: Puzzle) -> Path:
    path.write_bytes(HEADING + b"".join(map(write_puzzle, puzzles)))
    return path


def test_puzzles_tried_again_get_new_figures_and_those_that_are_not_clear_any_more_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = shipped_puzzles()[:3]
    path = file_of(tmp_path / "some.jsonl", first, second, third)
    renewed = {puzzle.id: msgspec.structs.replace(puzzle, seed=99) for puzzle in (first, third)}
    monkeypatch.setattr(command, "confirm", lambda puzzle: renewed.get(puzzle.id))

    assert main(["puzzles", str(path), "--again"]) == 0
    assert read_puzzles(path.read_bytes()) == list(renewed.values())


def test_puzzles_that_were_not_tried_again_before_it_was_stopped_stay_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = shipped_puzzles()[:2]
    path = file_of(tmp_path / "some.jsonl", first, second)
    outcomes = iter([msgspec.structs.replace(first, seed=99)])
    monkeypatch.setattr(command, "confirm", lambda _: next(outcomes))

    with pytest.raises(StopIteration):
        command.renew(path, [first, second])

    assert read_puzzles(path.read_bytes()) == [msgspec.structs.replace(first, seed=99), second]


def test_a_check_tries_again_but_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = file_of(tmp_path / "some.jsonl", one())
    before = path.read_bytes()
    monkeypatch.setattr(command, "try_again", lambda _: None)

    with pytest.raises(SeveralRefusals):
        command.check([one()], again=True)
    assert main(["puzzles", str(path), "--check", "--again"]) == 2
    assert path.read_bytes() == before


def test_puzzles_are_found_in_the_game_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[tuple[str, int]] = []

    def find(game: str, number: int, wanted: Counter[Theme]) -> Puzzle:
        looked_at.append((game, number))
        known = of_theme(shipped_puzzles(), None, game)[0]
        return msgspec.structs.replace(known, source=number, theme=next(iter(wanted)))

    monkeypatch.setattr(command, "find_puzzle", find)
    for game in games():
        looked_at.clear()
        known = of_theme(shipped_puzzles(), None, game)[0]
        path = file_of(tmp_path / f"{game}.jsonl", known)

        assert main(["puzzles", str(path), "--game", game, "--theme", known.theme, "--count", "3"]) == 0
        assert looked_at == [(game, known.source + 1), (game, known.source + 2)]
