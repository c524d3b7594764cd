"""The ids of the rules of Mascarade: each is in docs/rules.md and named by a test."""

from harness.rule_pages import ids

RULES = ids("M1-5 M10-16 M20-26 M30-35 M40-42 M45 M50 M55 M60 M65 K1-12 L1-16 E1-11")
RULINGS = ids("M10 M15 M23 M25 M32 M33 M41 M42 M45 M50 M55 M60 M65 L11 L12 E3")
"""The rules of which docs/rules.md says that something is ours."""
