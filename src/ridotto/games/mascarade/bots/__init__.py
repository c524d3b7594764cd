"""How bots play Mascarade: what they notice, what a power is worth to them, and what they do."""
