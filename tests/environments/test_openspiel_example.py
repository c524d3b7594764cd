"""The example in the docs on OpenSpiel."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "openspiel.md"


def test_the_example_in_the_docs_plays_a_game(capsys: pytest.CaptureFixture[str]):
    (example,) = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)

    exec(compile(example, str(DOCS), "exec"), {})

    assert capsys.readouterr().out.startswith("[")
