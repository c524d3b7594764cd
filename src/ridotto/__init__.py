"""Ridotto: masked-ball card games, exactly. Start with `ridotto.play.Game`."""

__version__ = "0.1.0"
