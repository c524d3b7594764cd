### After a game, and looking at it again.
