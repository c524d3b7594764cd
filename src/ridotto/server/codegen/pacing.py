"""How long events are shown, as a TypeScript table."""

from collections.abc import Mapping
from typing import Final

from ridotto.play.pacing import Milliseconds, Pacing

TOP: Final = "// How long events are shown, in milliseconds. Written by `make types`: do not edit.\n"
IMPORT: Final = 'import type { PacingTable } from "../../shared/stage/pacingTable";\n'


def pacing_module(pacing: Pacing) -> str:
    """The table of one game."""
    table = {"times": pacing.times, "last": pacing.last, "breath": pacing.breath, "steps": pacing.steps}
    lines = [f"  {name}: {_written(times)},\n" for name, times in table.items()]
    return "\n".join(
        [
            TOP,
            IMPORT,
            f"export const PACING: PacingTable = {{\n  usual: {pacing.usual},\n{''.join(lines)}}};\n",
        ]
    )


def _written(times: Mapping[int, Milliseconds]) -> str:
    return f"{{ {', '.join(f'{kind}: {time}' for kind, time in times.items())} }}" if times else "{}"
