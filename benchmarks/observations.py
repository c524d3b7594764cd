"""What it costs to let one player look at the table before every decision of random legal play.

Games are played with and without in turns, so that a busy machine slows both: the ratio of the best is what
counts, and it is to stay under 2.
"""

import sys
from time import process_time
from typing import NamedTuple

from ridotto.play import GrimmOptions
from ridotto.play.game import Header
from ridotto.play.grimm_header import grimm
from ridotto.play.header import mascarade
from ridotto.simulation import play_in_blocks

ROUNDS = 7
GAMES = 1 << 14
TARGET = 2.0
"""Times the cost without."""
EVERYTHING = GrimmOptions(wagers=True, treasures=True, abilities=True)
TABLES: list[tuple[str, Header]] = [
    *((f"Mascarade, {players} players", mascarade(players, seed=0)) for players in (6, 13)),
    ("The Grimm Masquerade, 4 players", grimm(4, seed=0)),
    ("The Grimm Masquerade, 4 players, variants", grimm(4, options=EVERYTHING, seed=0)),
]


class Row(NamedTuple):
    """One table: decisions per CPU-second, and how many times as much one costs that is observed."""

    table: str
    alone: float
    observed: float

    @property
    def cost(self) -> float:
        """Times the cost without."""
        return self.alone / self.observed


def rate(header: Header, observed: int | None) -> float:
    """Decisions a second of one core."""
    began = process_time()
    moves = sum(int(block.moves.sum()) for block in play_in_blocks(header, GAMES, observed=observed))
    return moves / (process_time() - began)


def rows() -> list[Row]:
    """All tables, measured now."""
    found = []
    for name, header in TABLES:
        rate(header, None), rate(header, 1)  # whoever compiles first is not slow for it
        pairs = [(rate(header, None), rate(header, 1)) for _ in range(ROUNDS)]
        found.append(Row(name, max(alone for alone, _ in pairs), max(seen for _, seen in pairs)))
    return found


def main() -> None:
    """Measure and print one table."""
    print(f"{'table':<46}{'no events':>14}{'observed':>14}{'cost':>9}")
    for row in rows():
        note = f"   target at most {TARGET} ×"
        print(f"{row.table:<46}{row.alone:>14,.0f}{row.observed:>14,.0f}{row.cost:>7.2f} ×{note}", flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
