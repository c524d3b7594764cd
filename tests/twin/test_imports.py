"""Numba and NumPy are for simulation only: nobody who just wants to play waits for them."""

import subprocess
import sys
from pathlib import Path

import ridotto

SOURCES = Path(ridotto.__file__).parent


def test_playing_never_imports_numba_or_numpy():
    modules = [
        ".".join(("ridotto", *path.relative_to(SOURCES).with_suffix("").parts)).removesuffix(".__init__")
        for path in SOURCES.rglob("*.py")
        if "simulation" not in path.parts and path.name != "__main__.py"
    ]
    assert len(modules) > 50
    script = f"import sys; {'; '.join(f'import {name}' for name in modules)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert {"numba", "numpy"} & set(done.stdout.split()) == set()


def test_simulation_is_the_only_place_that_names_them():
    for path in SOURCES.rglob("*.py"):
        if "simulation" not in path.parts:
            text = path.read_text("utf-8")
            assert "import numba" not in text, path
            assert "import numpy" not in text, path
