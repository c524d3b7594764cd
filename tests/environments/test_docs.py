"""The code in docs/environments.md runs, and trains something."""

import re

from harness.rule_pages import read


def blocks() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", read("docs/environments.md"), re.M | re.S)


def test_twenty_lines_train_a_player_that_beats_random_ones(capsys):
    training = blocks()[0]
    assert len([line for line in training.splitlines() if line and "import" not in line]) <= 20
    exec(compile(training, "environments.md", "exec"), {})
    first, last = map(int, re.findall(r"(\d+)%", capsys.readouterr().out))
    assert first < 32
    assert last >= first + 5


def test_the_other_blocks_run():
    for block in blocks()[1:]:
        exec(compile(block, "environments.md", "exec"), {})
