"""The page of results: one section for each command that measures."""

import os
import platform
import re
from collections.abc import Sequence
from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"
UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9))
BUSY = 0.3
"""Load average above which the machine was busy before we began."""


def load_before() -> float:
    """The load average before the measurement."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def write_section(section: str, results: Path = RESULTS) -> None:
    """Replace the section with the same title, or append it; leave the others unchanged."""
    text = results.read_text(encoding="utf-8") if results.exists() else ""
    sections = {title_of(each): each for each in re.split(r"^(?=# )", text, flags=re.MULTILINE) if each}
    sections[title_of(section)] = section
    results.write_text("\n".join(f"{each.strip()}\n" for each in sections.values()), encoding="utf-8")


def title_of(section: str) -> str:
    return section.partition("\n")[0]


def machine(load: float) -> str:
    """A sentence about the machine, and whether it was quiet."""
    where = f"Machine: {processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}."
    if load < BUSY:
        return f"{where} It was quiet (load {load:.2f} before the run)."
    return f"{where} Others were at work on it (load {load:.2f} before the run), so rates are unsteady."


def processor() -> str:
    """The name of the processor."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or "unknown processor"


def ratio(one: float | None, other: float | None) -> float | None:
    """One divided by the other; None if either is unknown."""
    return one / other if one and other else None


def amount(number: float | None) -> str:
    """A number with as many decimals as are significant."""
    if number is None:
        return "–"
    if number >= 1000:
        return f"{number:,.0f}"
    return f"{number:.2f}" if number >= 0.1 else f"{number:.1g}"


def table(lines: Sequence[tuple[str, ...]], right: set[int]) -> str:
    """A Markdown table with aligned columns, so that it is readable as plain text."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rule = ["-" * (width - 1) + (":" if i in right else "-") for i, width in enumerate(widths)]
    shown = [
        [cell.rjust(width) if i in right else cell.ljust(width) for i, (cell, width) in enumerate(cells)]
        for cells in (zip(line, widths, strict=True) for line in lines)
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in (shown[0], rule, *shown[1:]))


def duration(seconds: float) -> str:
    """Seconds in a suitable unit."""
    unit, size = next(((unit, size) for unit, size in UNITS if seconds >= size), UNITS[-1])
    return f"{seconds / size:.3g} {unit}"
