"""Samples states that one player cannot tell from the true one, from this player's exact beliefs.

A sampled state is reached by moves of its own from the deal on, so its history, and what every other player
has seen in it, are those of a game that may have been played. `ISMCTSBot.set_resampler` takes a `Resampler`.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from ridotto.environments.openspiel.observer import new_items, past_text
from ridotto.environments.openspiel.part import openspiel_part
from ridotto.environments.openspiel.position import DEAL, TreePosition
from ridotto.environments.tables import check_seed
from ridotto.environments.trouble import BadEnvironment
from ridotto.events import Event
from ridotto.play.rulebook import Move
from ridotto.seats import NOWHERE, Player

TRIES: Final = 50
"""Samples that may turn out not to fit before it is an error."""

Weighed: TypeAlias = Sequence[tuple[int, float]]
"""Moves or outcomes, each with a weight."""


class MoveStep(NamedTuple):
    """A move with its outcomes: everything between two decisions."""

    before: TreePosition
    move: Move
    drawing: tuple[TreePosition, ...]
    """The positions in which it needed an outcome."""
    outcomes: tuple[int, ...]
    events: tuple[Event, ...]
    """All that happened, with every secret."""

    def event_after(self, draw: int) -> Event:
        """What the outcome of a draw led to at once."""
        waiting = self.drawing[draw].waiting
        assert waiting is not None
        return self.events[len(waiting.events)]


class SampledSecrets(Protocol):
    """One way in which everything may have been that a player does not know."""

    def moves(self, number: int, step: MoveStep, position: TreePosition) -> Weighed:
        """The moves that may have been made in a step, from the sampled position before it."""
        ...

    def outcomes(self, number: int, step: MoveStep, draw: int, position: TreePosition) -> Weighed:
        """What chance may have decided in a step, from the sampled position that needs it."""
        ...


class SamplingPlan(NamedTuple):
    """How to sample what a player does not know."""

    sample: Callable[[Random], SampledSecrets]
    settled: int = 0
    """The number of steps at the start whose secrets no longer matter: one sample of them serves for all."""


class DoesNotFit(Exception):
    """A sample contradicts what the player has seen."""


class Resampler:
    """Samples states for the player who decides; draws on its seed alone."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(check_seed(seed))
        self._last: PlayerSampler | None = None

    def __call__(self, state: Any, player: Player) -> Any:
        """A state that the player cannot tell from this one."""
        position: TreePosition = state.position
        if player != position.decider:
            raise BadEnvironment("not-the-decider", player=repr(player))
        if self._last is None or self._last.position is not position or self._last.player != player:
            self._last = PlayerSampler(position, player, self._random)
        return state_at(state.get_game(), self._last.sample())


class PlayerSampler:
    """One player in one position, ready to be sampled for."""

    def __init__(self, position: TreePosition, player: Player, random: Random) -> None:
        self.position, self.player, self.random = position, player, random
        self.steps = steps_to(position)
        self.plan = openspiel_part(position.rules.kind).plan(position, self.steps, player)
        self.next_of = {id(each.parent): each for each in position.line()}
        """The true position after each, by its id: while a sample does the same, none is made."""
        self.base = position.rules.start
        if self.plan.settled:
            self.base = self.fitting(0, self.plan.settled)

    def sample(self) -> TreePosition:
        """A position that the player cannot tell from the true one."""
        found = self.fitting(self.plan.settled, len(self.steps))
        assert past_text(found, self.player) == past_text(self.position, self.player)
        return found

    def fitting(self, first: int, end: int) -> TreePosition:
        """The position after some steps of a sample that agrees with what the player saw."""
        for _ in range(TRIES):
            try:
                return self.replay(first, end, self.plan.sample(self.random))
            except DoesNotFit:
                continue
        raise RuntimeError(f"no state was found that fits what player {self.player} has seen")

    def replay(self, first: int, end: int, sample: SampledSecrets) -> TreePosition:
        """The position after some steps of this sample."""
        position = self.base
        for number in range(first, end):
            step = self.steps[number]
            told = [event.seen_by(self.player) for event in step.events]
            if step.move != DEAL:
                moves = sample.moves(number, step, position)
                position = self.after(position, chosen(moves, self.random))
            draw = 0
            while position.waiting is not None:
                outcomes = sample.outcomes(number, step, draw, position)
                position = self.draw_fitting(position, outcomes, told)
                draw += 1
            if events_told(position, self.player) != told:
                raise DoesNotFit
        return position

    def draw_fitting(self, position: TreePosition, outcomes: Weighed, told: Sequence[Event]) -> TreePosition:
        """The position after one of these outcomes that the player may have seen."""
        left = list(outcomes)
        while left:
            outcome = chosen(left, self.random)
            found = self.after(position, outcome)
            seen = events_told(found, self.player)
            if seen == told[: len(seen)]:
                return found
            left = [each for each in left if each[0] != outcome]
        raise DoesNotFit

    def after(self, position: TreePosition, action: int) -> TreePosition:
        """The position after a move or an outcome."""
        known = self.next_of.get(id(position))
        return known if known is not None and known.action == action else position.after(action)


def state_at(game: Any, position: TreePosition) -> Any:
    """The state that is reached by the moves and outcomes that lead to a position."""
    state = game.new_initial_state()
    rules = position.rules
    for each in list(position.line())[-2::-1]:
        rules.ahead = each
        state.apply_action(each.action)
    rules.ahead = None
    return state


def steps_to(position: TreePosition) -> list[MoveStep]:
    """All steps that lead to a position, in order."""
    found: list[MoveStep] = []
    drawing: list[TreePosition] = []
    outcomes: list[int] = []
    line = list(position.line())[::-1]
    before, move = line[0], DEAL
    for each in line:
        if each.parent is not None:
            if each.parent.waiting is None:
                before, move = each.parent, each.action
            else:
                outcomes.append(each.action)
        if each.waiting is not None:
            drawing.append(each)
        else:
            events = tuple(item for item in each.items if isinstance(item, Event))
            found.append(MoveStep(before, move, tuple(drawing), tuple(outcomes), events))
            drawing, outcomes = [], []
    return found


def events_told(position: TreePosition, player: Player) -> list[Event]:
    """What happened in the last move so far, as a player sees it."""
    if position.waiting is not None:
        return [event.seen_by(player) for event in position.waiting.events]
    return [item for item in new_items(position, player) if isinstance(item, Event)]


def chosen(weighed: Weighed, random: Random) -> int:
    """One of these, by its weight."""
    if len(weighed) == 1:
        return weighed[0][0]
    if not weighed:
        raise DoesNotFit
    return random.choices([value for value, _ in weighed], [weight for _, weight in weighed])[0]


class AsItWas:
    """A sample in which nothing was hidden; samples of games change some of it."""

    def moves(self, number: int, step: MoveStep, position: TreePosition) -> Weighed:  # noqa: ARG002
        """The move that was made."""
        return [(step.move, 1.0)]

    def outcomes(self, number: int, step: MoveStep, draw: int, position: TreePosition) -> Weighed:  # noqa: ARG002
        """What chance decided."""
        return [(step.outcomes[draw], 1.0)] if draw < len(step.outcomes) else position.outcomes()


def decided_by(step: MoveStep) -> Player:
    """Who made the move of a step; NOWHERE for the deal."""
    return NOWHERE if step.move == DEAL else step.before.decider
