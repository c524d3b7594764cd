"""Our games in OpenSpiel: importing this registers them."""

from ridotto.environments.openspiel.game import register_games

__all__ = ["GAMES", "register_games"]

GAMES = register_games()
"""What they are called there."""
