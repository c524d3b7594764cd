"""The spaces of observations and actions, for Gymnasium and PettingZoo."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from ridotto.play.header import Header
from ridotto.simulation.compile.games import source_for

LEAST: Final = -1
"""It stands for none, never and hidden in an observation."""
MOST: Final = np.iinfo(np.int32).max


class LegalActions(Discrete):
    """All actions of a game; without a mask, `sample` draws one that is legal now, if there is one."""

    def __init__(self, count: int, legal: Callable[[], Sequence[int]]) -> None:
        """`legal` says which actions are legal when it is called."""
        super().__init__(count)
        self.legal = legal
        self._drawn_before: int | None = None
        """The last action drawn without a mask, if nothing was done with it before a reset."""

    def __getstate__(self) -> dict[str, Any]:
        """A space that is sent to another process belongs to no table there."""
        return {**self.__dict__, "legal": no_actions}

    def belong_to(self, legal: Callable[[], Sequence[int]]) -> None:
        """A space that came out of a pickle belongs to the table with these legal actions."""
        if self.legal is no_actions:
            self.legal = legal

    def __deepcopy__(self, memo: dict[int, Any]) -> "LegalActions":
        """A copy of an environment has a space of its own."""
        copy = memo[id(self)] = type(self).__new__(type(self))
        copy.__dict__.update(deepcopy(self.__dict__, memo))
        return copy

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """An action: of the mask, by the probabilities, or one that is legal now."""
        if mask is None and probability is None and (able := self.legal()):
            self._drawn_before = able[int(self.np_random.integers(len(able)))]
            return np.int64(self._drawn_before)
        drawn: np.int64 = super().sample(mask, probability)
        return drawn

    def current(self, action: Any) -> Any:
        """A legal action in the place of one that `sample` drew before a reset, as `check_env` does."""
        able = self.legal()
        drawn = self._drawn_before
        if able and drawn is not None and drawn not in able and action == drawn:
            return able[drawn % len(able)]
        return action


def no_actions() -> Sequence[int]:
    """The legal actions where there is no table."""
    return ()


def observation_space(header: Header) -> Dict:
    """What a player knows, and which actions are legal for them now."""
    how = source_for(type(header)).observations
    facts = Box(LEAST, MOST, (how.places.END,), np.int32)  # type: ignore[attr-defined]
    return Dict({"observation": facts, "action_mask": Box(0, 1, (how.moves,), np.int8)})


def action_mask(header: Header, legal: Sequence[int]) -> Any:
    """1 for each legal action, 0 for all others."""
    mask = np.zeros(source_for(type(header)).observations.moves, np.int8)
    mask[list(legal)] = 1
    return mask
