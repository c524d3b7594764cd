"""What a bot learns about a table of The Grimm Masquerade before the deal."""

from dataclasses import dataclass

from ridotto.bots.bot import Invitation
from ridotto.games.grimm.play.header import Grimm, Options
from ridotto.seats import Player


@dataclass(frozen=True, slots=True)
class GrimmInvitation(Invitation):
    """An invitation to The Grimm Masquerade: neither the seed nor what was laid by hand."""

    options: Options

    @staticmethod
    def to(header: Grimm, player: Player) -> "GrimmInvitation":
        """Invite a player to the game that starts from this header."""
        return GrimmInvitation(
            game="grimm", player=player, names=tuple(header.players), options=header.options
        )
