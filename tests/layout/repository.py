"""The repository's own files, as the laws of its layout read them."""

import ast
import subprocess
from collections.abc import Iterator
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


def definitions_in(name: str) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every class and function of a Python file; expressions, which hold none, are most of a file."""
    statements: list[ast.AST] = [ast.parse(text_of(name))]
    while statements:
        statement = statements.pop()
        if isinstance(statement, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield statement
        statements += (each for each in ast.iter_child_nodes(statement) if not isinstance(each, ast.expr))
