"""Bots at a table in this process: each hears what its player saw and is asked when it has to decide."""

from collections.abc import Mapping, Sequence
from math import inf

from ridotto.bots.bot import Bot, HasBudget, MakeBot, ask_bot, bot_seed
from ridotto.bots.registry import BadBot, invitation
from ridotto.bots.search_result import Budget
from ridotto.events import Event
from ridotto.play import Game, IllegalMove, Rulebook
from ridotto.play.rulebook import AnyView
from ridotto.seats import Player


def check_budget(budget: Budget | None) -> None:
    """Raise unless a bot can search for so long."""
    if budget is not None and not (isinstance(budget, Budget) and all(is_amount(each) for each in budget)):
        raise BadBot("bad-budget", value=repr(budget))


def is_amount(value: object) -> bool:
    """Whether this is a finite number from 0 on."""
    return type(value) in (int, float) and 0 <= value < inf  # type: ignore[operator]


class Party:
    """The bots at a table. They have to know the game that is played there."""

    def __init__(
        self, game: Game[Rulebook], bots: Mapping[Player, MakeBot], budget: Budget | None = None
    ) -> None:
        """Invite a bot for each of these players; the budget is for those that search."""
        check_budget(budget)
        self.game = game
        self.bots: dict[Player, Bot[AnyView]] = {
            player: make(invitation(game.header, player), bot_seed(game.header.seed, player))
            for player, make in bots.items()
        }
        for bot in self.bots.values():
            if budget is not None and isinstance(bot, HasBudget):
                bot.budget = budget
        self._events_told = dict.fromkeys(self.bots, 0)
        for player in self.bots:  # a searcher's worker starts while others decide
            self.tell(player)

    @staticmethod
    def of(
        game: Game[Rulebook],
        kinds: Sequence[MakeBot],
        without: Player | None = None,
        budget: Budget | None = None,
    ) -> "Party":
        """These kinds in turn for all players, or for all but one."""
        if not isinstance(kinds, Sequence) or not kinds or not all(map(callable, kinds)):
            raise BadBot("bots-not-readable", value=repr(kinds))
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
        self.tell(player)
        bot = self.bots[player]
        move = ask_bot(bot, self.game.view(player), self.game.seen_table(player))
        try:
            return self.game.play(move, by=player)
        except IllegalMove as error:
            name, who = type(bot).__name__, self.game.players[player]
            raise BadBot("bot-illegal-move", bot=name, player=who, reason=error) from None

    def play_out(self) -> Game[Rulebook]:
        """Go on until the game is over or another player has to decide."""
        while self.decides():
            self.move()
        for player in self.bots:
            self.tell(player)
        return self.game

    def tell(self, player: Player) -> None:
        """Tell a bot what its player has seen since the last time."""
        news = self.game.events(player, self._events_told[player])
        self._events_told[player] += len(news)
        self.bots[player].watch(news)
