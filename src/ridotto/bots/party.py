"""A party of bots: the one place where a game and its bots meet. Each hears what its player saw, no more."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from ridotto.bots.bot import Bot, Invitation, MakeBot, bot_seed
from ridotto.bots.honest import Bluffer, Honest
from ridotto.bots.whim import Whim
from ridotto.events import Event
from ridotto.play.game import Game
from ridotto.seats import Player

BOTS: Final[Mapping[str, MakeBot]] = {"honest": Honest, "bluffer": Bluffer, "random": Whim}
"""The bots by name."""


class UnknownBot(ValueError):
    """A bot that nobody has heard of."""


def find_bot(name: str) -> MakeBot:
    """The bot with this name."""
    wanted = name.strip().casefold()
    if wanted in BOTS:
        return BOTS[wanted]
    near = get_close_matches(wanted, BOTS, 1)
    hint = f"did you mean {near[0]}?" if near else f"the bots are: {', '.join(BOTS)}"
    raise UnknownBot(f"there is no bot '{name.strip()}'; {hint}")


class Party:
    """The bots at a table."""

    def __init__(self, game: Game, bots: Mapping[Player, MakeBot]) -> None:
        """Invite a bot for each of these players."""
        self.game = game
        self.bots: dict[Player, Bot] = {
            player: make(Invitation.to(game.header, player), bot_seed(game.header.seed, player))
            for player, make in bots.items()
        }
        self.told = dict.fromkeys(self.bots, 0)

    @staticmethod
    def of(game: Game, kinds: Sequence[MakeBot], without: Player | None = None) -> "Party":
        """These kinds in turn for everybody, or for everybody but one."""
        others = [player for player in range(len(game.players)) if player != without]
        return Party(game, {player: kinds[i % len(kinds)] for i, player in enumerate(others)})

    def decides(self) -> bool:
        """Whether it is a bot's decision."""
        return self.game.decider in self.bots

    def move(self) -> list[Event]:
        """The bot whose decision it is makes its move; returns what happened."""
        player = self.game.decider
        if player is None or player not in self.bots:
            raise ValueError("it is no bot's decision")
        self._tell(player)
        return self.game.play(self.bots[player].answer(self.game.view(player)), by=player)

    def play_out(self) -> Game:
        """Go on until the game is over or somebody else has to decide."""
        while self.decides():
            self.move()
        for player in self.bots:
            self._tell(player)
        return self.game

    def _tell(self, player: Player) -> None:
        """Tell a bot what its player has seen since it was told last."""
        news = self.game.events(player, self.told[player])
        self.told[player] += len(news)
        self.bots[player].watch(news)
