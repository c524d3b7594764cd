"""A review as JSON, whole and in parts."""

import subprocess
import sys

import msgspec
import pytest

from ridotto.play.honours import Honour
from ridotto.review.parts import belief_at, pack, part_names, read_part, read_review, schema, unpack
from ridotto.review.schema import (
    FORMAT,
    VERSION,
    Assumptions,
    BeliefChanges,
    BeliefTable,
    ChanceCurves,
    Interval,
    OptionValue,
    Review,
    ReviewedDecision,
    Statement,
    StatementListener,
)
from ridotto.review.trouble import BadReview


def option(move: int, chance: float, behind: float) -> OptionValue:
    spread = 0.0 if behind == 0 else 0.05
    return OptionValue(
        move,
        f"move {move}",
        Interval(chance, chance - 0.1, chance + 0.1),
        Interval(behind, behind - spread, behind + spread),
        99,
    )


def small_review() -> Review:
    """A review of a game that never was."""
    loss = Interval(0.2, 0.1, 0.3)
    options = [option(4, 0.5, 0.0), option(5, 0.4, 0.1), option(0, 0.3, 0.2)]
    return Review(
        format=FORMAT,
        version=VERSION,
        game="any",
        rules=1,
        checksum="0",
        players=["Ann", "Bob"],
        budget="default",
        seed=1,
        rollouts=100,
        winners=[0],
        curves=ChanceCurves([0, 0], [3, 5], [-1, 1], [[500, 1000], [500, 0]], [[400, 1000], [600, 0]]),
        decisions=[ReviewedDecision(1, 3, 0, 1, "answer", 0, options, loss, 0.2, "blunder")],
        statements=[
            Statement(1, 3, 0, 0, "announce", 2, 1, False, 0.0, True, [StatementListener(1, 0.5, 0.7)], 0.1)
        ],
        beliefs=BeliefTable(
            "places",
            2,
            ["King", "Queen"],
            True,
            [BeliefChanges(who, [[0, 0, 100, 3, 100], [1, 0, 50]]) for who in range(2)],
        ),
        turning_points=[],
        figures=[],
        honours=[Honour("accurate", (0,), 90)],
        assumptions=Assumptions("any", ["calm"], []),
    )


def test_a_review_in_parts_is_the_same_review():
    found = small_review()

    parts = pack(found)

    assert list(parts) == part_names(2)
    assert unpack(parts) == found


def test_a_review_is_read_back_from_json():
    assert read_review(msgspec.json.encode(small_review())) == small_review()


def test_what_a_page_opens_with_has_the_best_and_the_taken_option_of_each_decision():
    overview = read_part(pack(small_review())["overview"])

    assert [each["move"] for each in overview["decisions"][0]["options"]] == [4, 0]
    assert overview["beliefs"]["players"] == []
    assert overview["statements"] == []


def test_beliefs_at_a_step_are_all_changes_up_to_it():
    changes = BeliefChanges(0, [[0, 0, 100, 3, 100], [2, 0, 50, 1, 50]])

    assert belief_at(changes, 0, 4) == belief_at(changes, 1, 4) == [100, 0, 0, 100]
    assert belief_at(changes, 2, 4) == [50, 50, 0, 100]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"{}", "not a review"),
        (b"[]", "not a review"),
        (b"no json", "damaged"),
        (msgspec.json.encode({**msgspec.to_builtins(small_review()), "version": 99}), "version 99"),
        (msgspec.json.encode({**msgspec.to_builtins(small_review()), "players": 7}), "damaged"),
    ],
)
def test_what_is_no_review_of_this_version_is_refused_in_one_sentence(data: bytes, why: str):
    with pytest.raises(BadReview, match=why):
        read_review(data)


def test_a_damaged_part_is_refused():
    with pytest.raises(BadReview, match="damaged"):
        read_part(b"not packed")


def test_the_schema_describes_the_fields_of_a_review():
    described = msgspec.json.decode(schema())

    assert set(described["$defs"]["Review"]["required"]) == set(Review.__struct_fields__)


def test_reading_a_review_needs_neither_numpy_nor_numba():
    script = "import sys, ridotto.review, ridotto.review.parts, ridotto.review.budget; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert {"numpy", "numba"} & set(done.stdout.split()) == set()
