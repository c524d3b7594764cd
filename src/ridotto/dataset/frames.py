"""Recorded games as rows of a data set."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np
import polars as pl

from ridotto.dataset.columns import BELIEFS, EVENT, GAME, MOVE, DataColumn, fitted, struct_of
from ridotto.lab.part import part_for
from ridotto.play.header import Header
from ridotto.simulation.compile.records import Numbers
from ridotto.simulation.results import Recording, Results


class Starts(NamedTuple):
    """What some games started from, one of each for every game."""

    header: Header
    """Of any of them: they are of one game, for equally many players."""
    headers: Sequence[str]
    seeds: Sequence[str]
    bots: Sequence[Sequence[str]]


def header_text(header: Header) -> str:
    """A header as JSON without its seed, which is a column of its own."""
    facts = msgspec.to_builtins(header)
    del facts["seed"]
    return msgspec.json.encode(facts).decode()


def frame_of(results: Results, starts: Starts, beliefs: Numbers | None = None) -> pl.DataFrame:
    """A row for each game, from a recording that says whose each move was."""
    recording = results.recording
    if recording is None or results.deciders is None or results.told is None:
        raise ValueError("only games at mixed tables are recorded in full")
    part, count = part_for(starts.header), len(results.winners)
    players = results.scores.shape[1]
    moves = {"move": recording.moves, "player": results.deciders, "told": results.told}
    events = {field.name: recording.events[:, i] for i, field in enumerate(EVENT)}
    columns = {
        "game": np.arange(results.start, results.start + count),
        "header": starts.headers,
        "seed": starts.seeds,
        "bots": starts.bots,
        "won": pl.Series((results.winners[:, None] >> np.arange(players) & 1).astype(bool)),
        "scores": pl.Series(results.scores),
        "ending": [part.ending(ending) for ending in results.endings.tolist()],
        "turns": results.turns,
        "moves": gathered(moves, MOVE, lengths_of(recording, 1)),
        "events": gathered(events, EVENT, lengths_of(recording, 0)),
    }
    typed = [pl.Series(column.name, columns[column.name]).cast(column.type) for column in GAME]
    if beliefs is not None:
        cells = pl.DataFrame({BELIEFS.name: beliefs}).select(pl.col(BELIEFS.name).cast(pl.List(pl.UInt16)))
        beliefs_by_game = listed(cells.to_series(), lengths_of(recording, 1))
        typed.append(pl.Series(BELIEFS.name, beliefs_by_game).cast(BELIEFS.type))
    return pl.DataFrame(typed).rechunk()


def lengths_of(recording: Recording, what: int) -> Numbers:
    """How many events (0) or moves (1) each game has."""
    lengths: Numbers = np.diff(recording.ends[:, what], prepend=0)
    return lengths


def gathered(values: dict[str, Numbers], fields: tuple[DataColumn, ...], lengths: Numbers) -> pl.Series:
    """Structs with these fields, in a list for each game."""
    rows = pl.DataFrame([fitted(values[field.name], field) for field in fields])
    return listed(rows.to_struct("rows").cast(struct_of(fields)), lengths)


def listed(values: pl.Series, lengths: Numbers) -> pl.Series:
    """Values of all games one after the other, as a list for each game."""
    games = pl.Series("game", np.repeat(np.arange(len(lengths), dtype=np.uint32), lengths))
    lists = pl.DataFrame([games, values.alias("values")]).group_by("game", maintain_order=True).agg("values")
    if lists.height != len(lengths):
        raise ValueError("a game without moves or events is no row of a data set")
    return lists["values"]
