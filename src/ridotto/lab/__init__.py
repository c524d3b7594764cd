"""Statistics of many games, with intervals, and reports on them. Needs `ridotto[lab]`."""
