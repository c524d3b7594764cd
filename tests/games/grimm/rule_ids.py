"""The ids of the rules of The Grimm Masquerade: each is in docs/grimm-rules.md and named by a test."""

from harness.rule_pages import ids

RULES = ids("G1-6 G10-16 G20-22 G30-40 G45-46 G50-53 G60-63 G70-72 G75 G80-82 F1-7")
RULINGS = ids("G4-6 G10-11 G15 G22 G31 G33-34 G36 G38-40 G45-46 G50-51 G60 G62-63 G70-71 G75 G80-82")
"""The rules of which docs/grimm-rules.md says that something is ours."""
