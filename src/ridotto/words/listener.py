"""Somebody who is told of a game, whichever game it is."""

from collections.abc import Sequence

from ridotto.seats import Player
from ridotto.words.language import Language


class Listener:
    """In which language, at whose table, and which of them it is that hears it."""

    __slots__ = ()

    language: Language
    names: Sequence[str]
    viewer: Player
    """A player, or SPECTATOR."""

    def side(self, player: Player) -> str:
        """Whether this player is the one who is told."""
        return "you" if player == self.viewer else "other"

    def tell_winners(self, winners: Sequence[Player]) -> str:
        """Who has won; several share."""
        others = [self.names[player] for player in winners if player != self.viewer]
        if self.viewer in winners and not others:
            return self.language.say("won-you")
        message = "won-you-too" if self.viewer in winners else "won-other"
        return self.language.say(message, winners=self.language.join(others), count=len(others))
