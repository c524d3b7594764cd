"""What many games come to: figures with their intervals, and reports of them. Needs `ridotto[lab]`."""
