"""A game as the shared packages see it: an id, and parts that are loaded on demand."""

from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

if TYPE_CHECKING:
    from ridotto.bots.part import BotsPart
    from ridotto.cli.screen.part import TerminalPart
    from ridotto.play.part import PlayPart
    from ridotto.simulation.part import SimulationPart
    from ridotto.words.part import WordsPart

PartName: TypeAlias = Literal[
    "play", "words", "bots", "simulation", "review", "lab", "terminal", "server", "environments"
]
"""Where a part lies in a game's folder. Only `play` is needed; for others there is a plain one, or none.

`review`, `lab` and `server` belong to levels above this one, which load them: `review_part`, `lab_part`,
`server_part`.
"""


class GameKind:
    """One game. Everything that is particular to it lies in its folder, a Python package.

    Each part is the value `PART` in the module `part` of a sub-package: `<folder>.play.part`,
    `<folder>.words.part` and so on; a small game has it in a module, `<folder>.play`. A part is
    imported when it is first used, so a server never loads compiled code.
    """

    def __init__(self, id: str, folder: str) -> None:
        self.id = id
        self.folder = folder

    def __repr__(self) -> str:
        return f"GameKind({self.id!r}, {self.folder!r})"

    @cached_property
    def play(self) -> "PlayPart":
        """The game at human speed: how it starts, its rulebook, views, settings and clocks."""
        part: PlayPart = self.load("play")
        return part

    @cached_property
    def words(self) -> "WordsPart":
        """Its sentences, in every language."""
        part: WordsPart = self.load("words")
        return part

    @cached_property
    def bots(self) -> "BotsPart":
        """Its bots."""
        part: BotsPart = self.load("bots")
        return part

    @cached_property
    def simulation(self) -> "SimulationPart":
        """What is compiled, and its statistics and observations."""
        part: SimulationPart = self.load("simulation")
        return part

    @cached_property
    def terminal(self) -> "TerminalPart":
        """Its screen and its options on the command line."""
        part: TerminalPart = self.load("terminal")
        return part

    def has(self, part: PartName) -> bool:
        """Whether the game brings this part; a small game may do without many of them."""
        try:
            return find_spec(f"{self.folder}.{part}") is not None
        except ModuleNotFoundError:  # the sub-package that would hold it is missing
            return False

    def load(self, part: PartName) -> Any:
        """The part in a sub-package."""
        module = f"{self.folder}.{part}"
        is_package = getattr(find_spec(module), "submodule_search_locations", None) is not None
        return import_module(f"{module}.part" if is_package else module).PART
