"""Ridotto: card games of hidden identity. Start with `ridotto.play.Game`."""

__version__ = "0.1.0"
