"""The file of a tournament: its description on the first line, then a line for every finished block."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ridotto import __version__
from ridotto.games.registry import game_of
from ridotto.lab.contenders import find_contender, sources_digest
from ridotto.lab.run import SEARCH_BUDGET
from ridotto.lab.tournament import Block, Tournament
from ridotto.refusal import Refusal

FORMAT: Final = 1


class ResultsHeader(msgspec.Struct, frozen=True):
    """The first line: everything that a block depends on."""

    arena: int
    """The version of this format."""
    ridotto: str
    sources: str
    """A hash of the program and the bots: others might play differently."""
    game: str
    line_ups: list[tuple[str, list[str]]]
    seed: str
    table: dict[str, Any]
    """The header of every game, as in records."""
    rollouts: int = SEARCH_BUDGET.rollouts
    """The budget of searchers; files from before it could be chosen have the usual one."""
    cpu_seconds: float = 0.0


DIFFERENCES: Final[Mapping[str, str]] = {
    "arena": "format",
    "ridotto": "release",
    "sources": "sources",
    "game": "game",
    "line_ups": "bots",
    "seed": "seed",
    "table": "table",
    "rollouts": "rollouts",
    "cpu_seconds": "cpu-time",
}
"""The names of our refusals, after `results-of-other-`, by the field in which two headers differ."""


class BadResultsFile(Refusal):
    """A file with which this tournament cannot continue, and why."""

    words = "ridotto.lab"


class ResultsFile:
    """The finished blocks of a tournament, stored in a file if there is one."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        """Open the file and read the finished blocks; BadResultsFile if it belongs to another tournament."""
        self.path = path
        self.blocks: list[Block] = []
        self.done: dict[int, int] = {}
        if path is None:
            return
        title = header_of(tournament)
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]  # an incomplete line is played again
        first, *rest = whole.splitlines() or [b""]
        if text.strip() and not whole:
            raise BadResultsFile("not-results", file=str(path))
        if whole:
            check_header(first, title, path)
            for number, line in enumerate(rest, 2):
                self._take(read_block(line, tournament, self.done, path, number))
            with path.open("r+b") as file:
                file.truncate(len(whole))
        else:
            path.write_bytes(msgspec.json.encode(title) + b"\n")

    def add(self, block: Block) -> None:
        """Add a finished block."""
        self._take(block)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(block) + b"\n")

    def _take(self, block: Block) -> None:
        self.blocks.append(block)
        self.done[block.line_up] = block.stop


def header_of(tournament: Tournament) -> ResultsHeader:
    """The description of a tournament."""
    table = msgspec.to_builtins(tournament.header)
    del table["seed"]  # every deal has its own
    return ResultsHeader(
        FORMAT,
        __version__,
        sources_digest(
            game_of(tournament.header), [find_contender(name, tournament.game) for name in tournament.bots]
        ),
        tournament.game,
        [(line_up.odd, list(line_up.among)) for line_up in tournament.line_ups],
        f"{tournament.seed:x}",
        table,
        tournament.budget.rollouts,
        tournament.budget.cpu_seconds,
    )


def check_header(line: bytes, wanted: ResultsHeader, path: Path) -> None:
    """Raise unless a file belongs to this tournament."""
    try:
        found = msgspec.json.decode(line, type=ResultsHeader)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadResultsFile("not-results", file=str(path)) from None
    for name, difference in DIFFERENCES.items():
        if getattr(found, name) != getattr(wanted, name):
            raise BadResultsFile(f"results-of-other-{difference}", file=str(path))


def read_block(text: bytes, tournament: Tournament, done: Mapping[int, int], path: Path, line: int) -> Block:
    """A block, which has to continue where the last one of its line-up stopped."""
    try:
        block = msgspec.json.decode(text, type=Block)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadResultsFile("block-not-readable", file=str(path), line=line) from None
    if block.start != done.get(block.line_up, 0):
        raise BadResultsFile("block-out-of-order", file=str(path), line=line)
    if not is_whole(block, tournament):
        raise BadResultsFile("block-of-other-tournament", file=str(path), line=line)
    return block


def is_whole(block: Block, tournament: Tournament) -> bool:
    """Whether the deals of a line-up were played with the odd one on every seat, won, and counted."""
    if not 0 <= block.line_up < len(tournament.line_ups):
        return False
    rows: Sequence[Sequence[int]] = block.winners
    is_counted = block.manners.keys() == set(tournament.line_ups[block.line_up].bots)
    return is_counted and all(len(row) == tournament.players and min(row) > 0 for row in rows)
