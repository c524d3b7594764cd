"""A finished game as positions: one after the deal, and one after each decision."""

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from ridotto.events import Event
from ridotto.games.registry import game_of
from ridotto.play.game import Game, open_game
from ridotto.play.record import Record, replay
from ridotto.play.rulebook import Move, Rulebook
from ridotto.review.part import ReviewPart, review_part
from ridotto.review.trouble import NoReview
from ridotto.seats import Player
from ridotto.simulation.compile.records import Grid
from ridotto.simulation.opponents.mixture import Mixture, fresh_images


class ReviewStep(NamedTuple):
    """A position, and the decision that is made in it."""

    step: int
    rulebook: Rulebook
    turn: int
    decider: Player | None
    """None after the end."""
    legal: list[Move]
    move: Move | None
    """The move that was made here."""
    since: int
    until: int
    """The events that led here, by number."""


class Timeline:
    """All moments of a finished game."""

    def __init__(self, record: Record) -> None:
        """Replay the game; NoReview if it has not ended."""
        self.record = record
        game = replay(record)
        if not game.over:
            raise NoReview("review-too-early")
        self.header = game.header
        self.log: list[Event] = game.log
        self.players = len(game.players)
        self.part: ReviewPart = review_part(game_of(game.header))
        self.winners: list[Player] = game.rulebook.winners()
        self.moments = list(_moments(game))

    def mixture(self, viewer: Player, seed: int) -> Mixture:
        """What a viewer, or TRUTH, makes of all players before the deal."""
        return Mixture(self.header, self.part.mixture, viewer, seed, self._fresh)

    @cached_property
    def _fresh(self) -> Any:
        return fresh_images(self.header, self.part.mixture)

    @cached_property
    def grid(self) -> Grid:
        """All events, one row of seven numbers each."""
        return np.array(self.log, np.int64)

    @cached_property
    def result(self) -> list[float]:
        """Each player's share of the win."""
        share = 1.0 / max(1, len(self.winners))
        return [share if player in self.winners else 0.0 for player in range(self.players)]

    def events_of(self, moment: ReviewStep) -> list[Event]:
        """The events that led to a moment."""
        return self.log[moment.since : moment.until]

    def rows_of(self, moment: ReviewStep) -> Grid:
        """The same as rows of numbers."""
        return self.grid[moment.since : moment.until]

    def true_table(self, moment: ReviewStep) -> Any:
        """The table of a moment with nothing hidden."""
        return self.part.true_table(moment.rulebook)


def _moments(game: Game[Rulebook]) -> "list[ReviewStep]":
    """Play a game again, and keep every position."""
    again, found, since = open_game(game.header), list[ReviewStep](), 0
    for step in range(len(game.moves) + 1):
        move = game.moves[step] if step < len(game.moves) else None
        rules = again.rulebook
        found.append(
            ReviewStep(
                step, rules.copy(), rules.turns(), rules.decider(), rules.legal(), move, since, len(again.log)
            )
        )
        since = len(again.log)
        if move is not None:
            again.make_move(move)
    return found
