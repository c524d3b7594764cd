"""The Thief as machine code."""

from ridotto.simulation.part import SimulationPart
from thief.rules import Table, legal_moves, new_table, open_table, play

PART = SimulationPart(Table, new_table, open_table, legal_moves, play)
