"""What a reader can take in at once: files in a folder, lines in a file."""

from collections import Counter
from pathlib import PurePosixPath

from layout.repository import files_in, text_of

MOST_FILES = 25
MOST_LINES = 400
CODE = (".py", ".ts", ".svelte", ".js", ".css", ".html", ".ftl", ".json")


def code(*tops: str) -> list[str]:
    """Source files; drawings and generated files are none."""
    return [name for name in files_in(*tops) if name.endswith(CODE) and "/generated/" not in name]


def test_no_folder_has_more_than_25_files():
    folders = Counter(str(PurePosixPath(name).parent) for name in code("src/", "web/src/", "tests/"))

    assert {folder: files for folder, files in folders.items() if files > MOST_FILES} == {}


def test_no_file_has_more_than_400_lines():
    lines = {name: text_of(name).count("\n") for name in code("src/", "web/src/", "tests/")}
    long = {name: count for name, count in lines.items() if count > MOST_LINES and is_written(name)}

    assert long == {}


def is_written(name: str) -> bool:
    """Whether people read it from top to bottom: lists of words and data may be long."""
    return not name.endswith((".ftl", ".json"))
