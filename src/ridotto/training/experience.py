"""What happened at the tables in some steps, and what can be learnt from each decision."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ridotto.training.model import Floats, Parameters, draw_moves, scores_of, values_of
from ridotto.training.tables import TrainingTables

TRUST: Final = 0.96
"""How far the estimate of a decision looks beyond the next one, from 0 to 1."""


@dataclass
class Decisions:
    """Decisions to learn from, and the rows of all moves that could be made there."""

    positions: Floats
    counts: Any
    features: Floats
    chosen: Any
    """Which of the moves was made, counted from the first of its decision."""
    logs: Floats
    """The logarithm of how likely that was."""
    advantages: Floats
    returns: Floats

    def __len__(self) -> int:
        return len(self.counts)


@dataclass
class TableStep:
    """One step of all tables."""

    positions: Floats
    counts: Any
    features: Floats
    chosen: Any
    logs: Floats
    values: Floats
    players: Any
    learning: Any
    """Whether the decision was that of a player who learns, and there was one to make."""
    ended: Any
    rewards: Floats


def play_step(tables: TrainingTables, parameters: Parameters, random: np.random.Generator) -> TableStep:
    """Make a move at every table."""
    out = tables.vector.out
    counts, players = out.counts.copy(), out.players.copy()
    positions, features = out.positions.copy(), out.features[: out.used[0]].copy()
    scores = scores_of(parameters, positions, features, counts)
    learning = (tables.learning >> players & 1).astype(bool)
    if tables.past is not None:
        theirs = np.repeat(~learning, counts)
        others = scores_of(tables.past, positions[~learning], features[theirs], counts[~learning])
        scores[theirs] = others
    rows, logs = draw_moves(scores, counts, random)
    moves = out.moves[rows]
    tables.vector.make(moves)
    scale = np.float32(np.sqrt(tables.players - 1.0))
    return TableStep(
        positions,
        counts,
        features,
        rows - (np.cumsum(counts) - counts),
        logs,
        values_of(parameters, positions),
        players,
        learning & (counts > 1),
        out.terminations.copy(),
        out.rewards * scale,
    )


def play_steps(
    tables: TrainingTables, parameters: Parameters, steps: int, random: np.random.Generator
) -> Decisions:
    """Play on for some steps, and judge every decision of those who learn by what came of it."""
    played = [play_step(tables, parameters, random) for _ in range(steps)]
    advantages, returns, judged = judge(played, tables.players)
    kept = [step.learning & mask for step, mask in zip(played, judged, strict=True)]
    moves = [np.repeat(mask, step.counts) for step, mask in zip(played, kept, strict=True)]
    return Decisions(
        np.concatenate([step.positions[mask] for step, mask in zip(played, kept, strict=True)]),
        np.concatenate([step.counts[mask] for step, mask in zip(played, kept, strict=True)]),
        np.concatenate([step.features[mask] for step, mask in zip(played, moves, strict=True)]),
        np.concatenate([step.chosen[mask] for step, mask in zip(played, kept, strict=True)]),
        np.concatenate([step.logs[mask] for step, mask in zip(played, kept, strict=True)]),
        np.concatenate([each[mask] for each, mask in zip(advantages, kept, strict=True)]),
        np.concatenate([each[mask] for each, mask in zip(returns, kept, strict=True)]),
    )


def judge(played: list[TableStep], players: int) -> tuple[list[Floats], list[Floats], list[Any]]:
    """For every decision how much better it went than expected, how it went, and whether that is known yet.

    A decision is judged by the next one of the same player, by those after it, and by the end of the game.
    """
    tables = len(played[0].counts)
    every = np.arange(tables)
    known = np.zeros((tables, players), bool)
    ahead = np.zeros((tables, players), np.float32)
    better = np.zeros((tables, players), np.float32)
    advantages, returns, judged = [], [], []
    for step in reversed(played):
        known[step.ended] = True
        ahead[step.ended] = step.rewards[step.ended]
        better[step.ended] = 0.0
        who = step.players
        gain = ahead[every, who] - step.values + TRUST * better[every, who]
        judged.append(known[every, who])
        advantages.append(gain)
        returns.append(gain + step.values)
        better[every, who] = np.where(known[every, who], gain, 0.0)
        ahead[every, who] = step.values
        known[every, who] = True
    return advantages[::-1], returns[::-1], judged[::-1]


def join(parts: list[Decisions]) -> Decisions:
    """Decisions from several tables together."""
    return Decisions(
        *(np.concatenate([getattr(part, name) for part in parts]) for name in Decisions.__dataclass_fields__)
    )
