"""The Thief: peek at the other guests, then accuse one. A whole game in one small folder."""
