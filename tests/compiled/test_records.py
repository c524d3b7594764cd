"""A table converts to an array record and back, and copies are independent."""

import numpy as np

from ridotto.play import Game
from ridotto.simulation import CompiledTable, loops


def test_a_compiled_copy_goes_its_own_way():
    table = CompiledTable(Game.mascarade(6, seed=3).header)
    table.tables = np.concatenate([np.zeros(1, table.tables.dtype), table.tables])
    before = table.twin.layout.to_table(table.tables[1])

    table.twin.entry(loops.copy_around, (table.tables, 1))(table.tables, 1)

    assert table.table() == before
    table.play(table.legal()[0])

    assert table.twin.layout.to_table(table.tables[1]) == before
    assert table.table() != before
