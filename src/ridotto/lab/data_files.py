"""Figures and games as tables for notebooks: CSV or Parquet, by the file's extension."""

from pathlib import Path
from typing import Final

import numpy as np
import polars as pl

from ridotto.lab.figures import Figure
from ridotto.lab.part import part_for
from ridotto.lab.summary import GameSeries
from ridotto.notation import SEAT_LETTERS
from ridotto.simulation.batch import game_seed

TABLES: Final = (".csv", ".parquet")
"""The possible extensions of a table's file."""


def table_of_figures(figures: list[Figure]) -> pl.DataFrame:
    """One row for each figure: what it is about, its value and its interval."""
    return pl.DataFrame(figures, schema=list(Figure._fields), orient="row", infer_schema_length=None)


def table_of_games(series: GameSeries) -> pl.DataFrame:
    """One row for each game: its number and seed, winners, ending, length and scores."""
    part = part_for(series.header)
    results, letters = series.results, SEAT_LETTERS[: len(series.header.players)]
    numbers = np.arange(results.start, results.start + series.games)
    columns: dict[str, object] = {
        "game": numbers,
        "seed": [hex(game_seed(series.seed, int(number))) for number in numbers],
        "ending": [part.ending(ending) for ending in results.endings],
        "turns": results.turns,
        "moves": results.moves,
    }
    if results.leads is not None:
        columns["lead_changes"] = results.leads
    if results.firsts is not None:
        columns["first"] = [letters[first] for first in results.firsts]
    for seat, letter in enumerate(letters):
        columns[f"won_{letter}"] = (results.winners >> seat & 1).astype(bool)
        columns[f"score_{letter}"] = results.scores[:, seat]
    return pl.DataFrame(columns)


def write_table(table: pl.DataFrame, path: Path) -> None:
    """Write a table in the format of the file's extension."""
    if path.suffix.lower() == ".parquet":
        table.write_parquet(path)
    else:
        table.write_csv(path)
