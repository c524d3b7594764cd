"""The page is in everything that can be installed, and built from the lock file alone."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
SERVED = ROOT / "src" / "ridotto" / "server" / "page"
NOWHERE = "http://127.0.0.1:9"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel and a source archive, made as any installer makes them."""
    folder = tmp_path_factory.mktemp("built")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", folder], cwd=ROOT, check=True)
    return folder


def shown() -> set[str]:
    """Every file of the page."""
    return {path.relative_to(SERVED).as_posix() for path in SERVED.rglob("*") if path.is_file()}


def test_a_wheel_has_the_whole_page(built: Path):
    wheel = next(built.glob("*.whl"))
    prefix = "ridotto/server/page/"

    names = ZipFile(wheel).namelist()
    assert {name.removeprefix(prefix) for name in names if name.startswith(prefix)} == shown()
    assert "index.html" in shown()


def test_a_source_archive_has_the_page_and_its_sources_and_no_packages(built: Path):
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {f"src/ridotto/server/page/{name}" for name in shown()} <= names
    assert {"web/package-lock.json", "web/src/main.ts", "web/build_page.py"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_a_page_that_is_up_to_date_is_not_built_again(built: Path):
    before = (SERVED / "index.html").stat().st_mtime_ns

    subprocess.run([sys.executable, "web/build_page.py"], cwd=ROOT, check=True)
    assert (SERVED / "index.html").stat().st_mtime_ns == before


def test_without_a_registry_it_says_what_is_missing(tmp_path: Path):
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    nowhere = {"npm_config_registry": NOWHERE, "npm_config_fetch_retries": "0"}
    environment = {**os.environ, **nowhere, "npm_config_cache": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, tmp_path / "web" / "build_page.py"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "What the page is built with could not be installed. Is there an npm registry? npm says more above."
    )
