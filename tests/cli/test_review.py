"""`ridotto review`: a review that was computed before is printed, written as a page and as JSON."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from harness.reviews.saved_reviews import saved_reviews
from ridotto.cli.commands import review as command
from ridotto.cli.main import main
from ridotto.languages import LANGUAGES
from ridotto.play import Game, write_record
from ridotto.play.record import read_record
from ridotto.review.schema import Review
from ridotto.review.sentences import ReviewSentences, percent, signed
from ridotto.words.language import language

STORED = saved_reviews()


def stored_review(game: str) -> Review:
    return STORED[game].read()[1]


@pytest.fixture(params=sorted(STORED))
def game(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a game whose review is already computed."""
    found = stored_review(request.param)

    def reviewed(record: Any, *_: Any, progress: Any) -> Review:
        assert record.checksum == found.checksum
        progress(0.5, "truth")
        return found

    monkeypatch.setattr(command, "review", reviewed)
    path = tmp_path / "game.json"
    path.write_bytes(bytes(STORED[request.param].record))
    return path


def test_a_review_tells_the_turning_points_and_the_figures_of_all(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(game), "--lang", "en"]) == 0

    said = " ".join(capsys.readouterr().out.split())
    found = stored_review(game_of(game))
    assert f"Turn {found.turning_points[0].turn + 1}: " in said
    for each in found.figures:
        assert re.search(rf"{found.players[each.who]}\s+{percent(each.result)}%", said)


def game_of(path: Path) -> str:
    return next(id for id, stored in STORED.items() if bytes(stored.record) == path.read_bytes())


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_of_a_review_can_be_said_in_every_language(code: str) -> None:
    for id, stored in STORED.items():
        record = read_record(bytes(stored.record))
        said = ReviewSentences(stored_review(id), record.start, record.moves, language(code))

        assert len(said.turning_points()) == 3
        assert all(said.decisions(100))
        assert len(said.bluffs()) == sum(each.is_bluff for each in said.review.statements)
        assert len(said.honours()) == len(said.review.honours)
        assert all(len(row.cells) == len(said.columns()) for row in said.figures())


def test_a_better_option_is_named_with_both_chances() -> None:
    for id, stored in STORED.items():
        record = read_record(bytes(stored.record))
        said = ReviewSentences(stored_review(id), record.start, record.moves, language("en"))
        for point in said.review.turning_points:
            if point.better is not None and point.chance is not None:
                sentence = said.turning_point(point)
                chances = f"from {percent(point.chance.value)}% to {percent(point.better.chance.value)}%"
                assert chances in sentence
                assert said.spoken.move(point.step, point.who, point.better.move) in sentence


def test_the_page_needs_nothing_from_elsewhere(game: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"

    assert main(["review", str(game), "--report", str(page), "--lang", "uk"]) == 0

    text = page.read_text("utf-8")
    assert '<html lang="uk">' in text
    assert text.count("<svg") == 3
    assert not re.search(r"<script|<link|src=|url\(http", text)


def test_as_json_it_is_the_whole_review(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(game), "--json"]) == 0

    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert found == stored_review(game_of(game))


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(write_record(Game.mascarade(4, seed=1)))

    assert main(["review", str(path), "--lang", "en"]) == 2
    assert "only after its end" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (b'"version":2', b'"version":9', "version 9"),
        (b'"ridotto game"', b'"other game"', "other game"),
        (b'"moves":[', b'"moves":[9999,', "9999"),
        (b'"turns":', b'"turns":1', "result"),
    ],
)
def test_a_bad_record_gets_one_sentence(
    game: Path, capsys: pytest.CaptureFixture[str], before: bytes, after: bytes, said: str
) -> None:
    game.write_bytes(game.read_bytes().replace(before, after, 1))

    assert main(["review", str(game), "--lang", "en"]) == 2
    wrong = capsys.readouterr().err
    assert said in wrong
    assert wrong.count("\n") == 1


def test_ctrl_c_ends_a_review_quietly(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: Any, **__: Any) -> Review:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "review", interrupted)

    assert main(["review", str(game)]) == 130
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("share", "points"), [(0.125, "+13"), (-0.125, "−13"), (0.004, "0"), (0.0, "0")])
def test_points_have_a_sign_and_halves_go_away_from_zero(share: float, points: str) -> None:
    assert signed(share) == points
