### Learning the games.
