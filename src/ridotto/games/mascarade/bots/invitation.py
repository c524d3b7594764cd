"""What a bot learns about a table of Mascarade before the deal."""

from dataclasses import dataclass

from ridotto.bots.bot import Invitation
from ridotto.games.mascarade.play.header import Mascarade, Options
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.seats import Player


@dataclass(frozen=True, slots=True)
class MascaradeInvitation(Invitation):
    """An invitation to Mascarade: neither the seed nor the order of the cards."""

    edition: int
    masks: tuple[Mask, ...]
    """The different masks of this game."""
    cards: tuple[int, ...]
    """The set, as numbers of masks in ascending order."""
    options: Options

    @staticmethod
    def to(header: Mascarade, player: Player) -> "MascaradeInvitation":
        """Invite a player to the game that starts from this header."""
        return MascaradeInvitation(
            game="mascarade",
            player=player,
            names=tuple(header.players),
            edition=header.edition,
            masks=tuple(card.mask() for card in header.masks),
            cards=tuple(sorted(header.cards)),
            options=header.options,
        )
