"""A party of bots: the one place where a game and its bots meet. Each hears what its player saw, no more."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, cast

from ridotto.bots.bot import (
    Bot,
    GrimmInvitation,
    Invitation,
    Invite,
    MakeBot,
    MascaradeInvitation,
    Pondering,
    ask_bot,
    bot_seed,
)
from ridotto.bots.search_result import Budget
from ridotto.bots.searcher import SEARCHERS
from ridotto.events import Event
from ridotto.games.grimm.bots.careful import Careful
from ridotto.games.grimm.bots.daring import Daring as DaringGuest
from ridotto.games.grimm.bots.forgetful import Forgetful as ForgetfulGuest
from ridotto.games.grimm.bots.random_bot import GrimmWhim
from ridotto.games.grimm.bots.sly import Sly
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.bots.bluffer import Bluffer
from ridotto.games.mascarade.bots.daring import Daring
from ridotto.games.mascarade.bots.forgetful import Forgetful
from ridotto.games.mascarade.bots.honest import Honest
from ridotto.games.mascarade.bots.random_bot import MascaradeWhim
from ridotto.play import Game, IllegalMove, Rulebook
from ridotto.play.header import Header
from ridotto.play.rulebook import AnyView
from ridotto.seats import Player

BOTS: Final[Mapping[str, Mapping[str, MakeBot]]] = {
    "mascarade": {
        "honest": Honest,
        "bluffer": Bluffer,
        "random": MascaradeWhim,
        "forgetful": Forgetful,
        "daring": Daring,
    },
    "grimm": {
        "careful": Careful,
        "sly": Sly,
        "random": GrimmWhim,
        "forgetful": ForgetfulGuest,
        "daring": DaringGuest,
    },
}
"""The bots of each game that answer at once, by name."""
THINKERS: Final[Mapping[str, Mapping[str, MakeBot]]] = {"mascarade": SEARCHERS, "grimm": SEARCHERS}
"""Those that take their time."""

GROUP: Final = "ridotto.bots"
"""The group of entry points under which packages bring bots."""


class BadBot(ValueError):
    """A bot with which nobody can play."""


class UnknownBot(BadBot):
    """A bot that nobody has heard of."""


def find_bot(name: str, game: str = "mascarade") -> MakeBot:
    """The bot with this name that plays this game."""
    bots, wanted = {**BOTS[game], **THINKERS[game]}, name.strip().casefold()
    if wanted in bots:
        return bots[wanted]
    installed = installed_bots(game)
    if wanted in installed:
        return load_bot(wanted, installed[wanted])
    known = [*bots, *installed]
    near = get_close_matches(wanted, known, 1)
    hint = f"did you mean {near[0]}?" if near else f"the bots are: {', '.join(known)}"
    raise UnknownBot(f"there is no bot '{name.strip()}' for this game; {hint}")


def check_bot(name: str, game: str) -> None:
    """Raise unless there is a bot with this name; it is not loaded."""
    wanted = name.strip().casefold()
    if wanted not in BOTS[game] and wanted not in installed_bots(game):
        find_bot(name, game)


def installed_bots(game: str) -> dict[str, EntryPoint]:
    """The bots that others have written and somebody has installed: entry points like `mascarade.my-bot`."""
    found = entry_points(group=GROUP)
    return {
        point.name.removeprefix(f"{game}.").casefold(): point
        for point in found
        if point.name.startswith(f"{game}.")
    }


def load_bot(name: str, point: EntryPoint) -> MakeBot:
    """What an entry point leads to."""
    try:
        return cast("MakeBot", point.load())
    except Exception as error:  # whatever others have written
        raise UnknownBot(f"the bot '{name}' is installed and cannot be loaded: {error}") from None


def invitation(start: Header, player: Player) -> Invitation:
    """Invite a player to whichever game starts like this."""
    if isinstance(start, Mascarade):
        return MascaradeInvitation.to(start, player)
    return GrimmInvitation.to(cast("Any", start), player)


class Party:
    """The bots at a table. They have to know the game that is played there."""

    def __init__(
        self, game: Game[Rulebook], bots: Mapping[Player, MakeBot], budget: Budget | None = None
    ) -> None:
        """Invite a bot for each of these players, and tell those who think for how long they may."""
        self.game = game
        self.bots: dict[Player, Bot[AnyView]] = {
            player: cast("Invite", make)(invitation(game.header, player), bot_seed(game.header.seed, player))
            for player, make in bots.items()
        }
        for bot in self.bots.values():
            if budget is not None and isinstance(bot, Pondering):
                bot.budget = budget
        self.told = dict.fromkeys(self.bots, 0)
        for player in self.bots:  # who has to warm up begins while others decide
            self._tell(player)

    @staticmethod
    def of(
        game: Game[Rulebook],
        kinds: Sequence[MakeBot],
        without: Player | None = None,
        budget: Budget | None = None,
    ) -> "Party":
        """These kinds in turn for everybody, or for everybody but one."""
        others = [player for player in range(len(game.players)) if player != without]
        return Party(game, {player: kinds[i % len(kinds)] for i, player in enumerate(others)}, budget)

    def decides(self) -> bool:
        """Whether it is a bot's decision."""
        return self.game.decider in self.bots

    def move(self) -> list[Event]:
        """The bot whose decision it is makes its move; returns what happened."""
        player = self.game.decider
        if player is None or player not in self.bots:
            raise ValueError("it is no bot's decision")
        self._tell(player)
        bot = self.bots[player]
        move = ask_bot(bot, self.game.view(player), self.game.seen_table(player))
        try:
            return self.game.play(move, by=player)
        except IllegalMove as error:
            who = f"the bot {type(bot).__name__} did what it may not as {self.game.players[player]}"
            raise BadBot(f"{who}: {error}; mend it or name another") from None

    def play_out(self) -> Game[Rulebook]:
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
