"""A game at a table of an environment that is played move by move."""

from typing import Any

from ridotto.environments.drawing import draw_table
from ridotto.environments.spaces import action_mask
from ridotto.environments.tables import whole_number
from ridotto.environments.trouble import BadEnvironment
from ridotto.play import Game, open_game
from ridotto.play.header import Header
from ridotto.seats import Player
from ridotto.simulation.batch import header_of
from ridotto.simulation.observation import Onlooker
from ridotto.simulation.vectors.loops import reward_of


class PlayedTable:
    """A game with an onlooker for each player who learns."""

    def __init__(self, header: Header, seed: int) -> None:
        """Deal game number 0 of a seed."""
        self.game: Game[Any] = open_game(header_of(header, seed, 0))
        self._onlookers: dict[Player, Onlooker] = {}

    @property
    def decider(self) -> Player | None:
        """The player whose decision it is; None after the end."""
        return self.game.decider

    def observation(self, player: Player) -> dict[str, Any]:
        """What a player knows, with the actions that are legal for them now."""
        onlooker = self._onlookers.setdefault(player, Onlooker(self.game, player))
        legal = self.game.legal() if player == self.game.decider else []
        return {"observation": onlooker.observation(), "action_mask": action_mask(self.game.header, legal)}

    def play(self, action: object) -> None:
        """Make a move; BadEnvironment if it is masked."""
        if self.game.over:
            raise BadEnvironment("game-over", method="reset")
        move = whole_number(action)
        if move is None:
            raise BadEnvironment("bad-action", action=repr(action))
        if move not in self.game.legal():
            raise BadEnvironment("masked-move", action=move)
        self.game.make_move(move)

    def reward(self, player: Player) -> float:
        """The reward of a player at the end; 0 before."""
        bits = sum(1 << winner for winner in self.game.rulebook.winners())
        return reward_of(bits, player, len(self.game.players)) if self.game.over else 0.0

    def facts(self) -> dict[str, Any]:
        """What infos say about the game: nothing that is secret."""
        scores = self.game.rulebook.scores()
        return {"turn": self.game.rulebook.turns(), "phase": self.game.rulebook.phase(), "scores": scores}

    def render(self, mode: str | None) -> Any:
        """The table as a picture or as text; as text it is printed for people."""
        return draw_table(self.game, mode)
