"""Data sets of games in Parquet: made by bots, exported from a server, and loaded. Needs `ridotto[lab]`."""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.dataset.description import BadDataset
    from ridotto.dataset.loader import DataSet, load

__all__ = ["BadDataset", "DataSet", "load"]

__getattr__ = lazy_names(
    __name__,
    {
        "BadDataset": "ridotto.dataset.description",
        "DataSet": "ridotto.dataset.loader",
        "load": "ridotto.dataset.loader",
    },
)
