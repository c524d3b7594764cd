"""The page on data sets is true: its columns are those of the files, and its lines run."""

import re
import sys
from types import SimpleNamespace

import numpy as np
import pytest

from dataset.recorded import TABLES, recorded
from harness.rule_pages import read
from ridotto.dataset.card import table_of
from ridotto.dataset.columns import BELIEFS, EVENT, GAME, MOVE

PAGE = read("docs/dataset.md")
LINES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("columns", [(*GAME, BELIEFS), MOVE, EVENT])
def test_the_page_has_the_columns_of_the_files(columns):
    assert table_of(columns) in PAGE


@pytest.fixture
def played(tmp_path, monkeypatch):
    """A data set where the lines of the page look for it."""
    monkeypatch.chdir(tmp_path)
    return recorded(TABLES["mascarade"], 2, tmp_path / "games")


def test_the_lines_for_polars_run(played, capsys):
    exec(LINES[0], {})

    assert "random" in capsys.readouterr().out


def test_the_lines_for_pytorch_give_it_arrays_that_it_takes(played, monkeypatch):
    given = []
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(from_numpy=given.append))

    exec(LINES[1], {})

    facts, games = given
    assert (facts.dtype, games.dtype) == (np.int32, np.int64)
    assert facts.shape == (sum(len(game.log) for game in played), 6)
    assert facts[:, 5].tolist() == [event.seen_by(2).secret for game in played for event in game.log]
