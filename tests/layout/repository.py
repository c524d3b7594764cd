"""The repository's own files, as the laws of its layout read them."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def files_of_the_repository() -> tuple[str, ...]:
    """Every file that is or would be committed."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return tuple(sorted({name for name in listed.stdout.splitlines() if (ROOT / name).is_file()}))


def files_in(*folders: str, ending: str = "") -> list[str]:
    """The files in some folders and everything below them."""
    return [name for name in files_of_the_repository() if name.startswith(folders) and name.endswith(ending)]


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")
