"""A results file that is something else is refused."""

import pytest

from ridotto.games.grimm.play.header import grimm
from ridotto.lab.results_file import BadResultsFile, ResultsFile
from ridotto.lab.tournament import Tournament, round_robin

BALL = Tournament(grimm(2, seed=0), round_robin(["careful", "random"]), 3, 7)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b"dear diary", "not the file of a tournament"),
        (b"dear diary\n", "not the file of a tournament"),
        (b"\xff\xfe\n", "not the file of a tournament"),
        (b"{}\n", "not the file of a tournament"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path, text, complaint):
    path = tmp_path / "diary.txt"
    path.write_bytes(text)

    with pytest.raises(BadResultsFile, match=complaint):
        ResultsFile(BALL, path)
    assert path.read_bytes() == text
