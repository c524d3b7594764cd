### The table of both games: what stands around the cards.
