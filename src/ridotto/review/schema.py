"""What a review says, as plain data: the schema of its JSON.

Players, steps, turns and events are numbered as in a replay: step 0 is the deal, step n the nth decision;
turns and events count from 0. Chances to win are shares of 1, and differences of chances too, so 0.15 is 15
points; in curves they are whole numbers per mille, so that long games stay small. `docs/review.md` defines
every figure.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from ridotto.play.honours import Honour
from ridotto.play.part import BeliefRows
from ridotto.seats import Player

FORMAT: Final = "ridotto review"
VERSION: Final = 1
"""Increases when a figure or a field changes its meaning."""

Theme: TypeAlias = Literal["who", "claim", "lie", "point"]
"""What a decision is about: who somebody is, to claim or not, when to lie, or whom to point at."""
THEMES: Final[tuple[Theme, ...]] = ("who", "claim", "lie", "point")
JudgedAs: TypeAlias = Literal["good", "inaccurate", "mistake", "blunder"]
PerMille: TypeAlias = int


class Interval(msgspec.Struct, frozen=True, array_like=True):
    """An estimate and its 95 % interval."""

    value: float
    low: float
    high: float


class OptionValue(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one move would have brought, from what its player knew."""

    move: int
    text: str
    """The move in notation."""
    chance: Interval
    """The chance to win."""
    behind: Interval
    """How far it is behind the best option; 0 for that one."""
    worlds: int
    """In how many sampled worlds it was tried."""
    is_true: bool | None = None
    """Whether what it says about one's own card is true; None if it says nothing."""
    believed: float | None = None
    """How likely its player could think that it is true."""


class ReviewedDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision that had more than one option."""

    step: int
    """Its number: the decision leads from step `step - 1` to step `step`."""
    event: int
    """The number of the first event that it caused."""
    turn: int
    who: Player
    phase: str
    """What was asked, as views call it."""
    move: int
    """The move that was made."""
    options: list[OptionValue]
    """The sensible options with the one that was taken, the best first."""
    loss: Interval
    """How much less the taken option wins than the best."""
    stake: float
    """The difference between the best and the worst of the options."""
    verdict: JudgedAs | None
    """None where the interval allows none."""
    fortune: Literal["lucky", "unlucky"] | None = None
    """A mistake that the truth rewarded, or a good move that it punished."""
    truth: float = 0.0
    """By how much the move itself changed its player's chance in truth."""
    is_bluff: bool = False
    """Whether it said something that its player had to think false."""

    @property
    def taken(self) -> OptionValue:
        """The option that was taken."""
        return next(option for option in self.options if option.move == self.move)

    @property
    def best(self) -> OptionValue:
        """The best option."""
        return self.options[0]


class ChanceCurves(msgspec.Struct, frozen=True):
    """The chances to win after every step, by player."""

    turns: list[int]
    """The turn in which each step happened."""
    events: list[int]
    """How many events there were after each step."""
    deciders: list[Player]
    """Who made each decision; -1 for the deal."""
    truth: list[list[PerMille]]
    """(a): for each player, with the real cards."""
    own: list[list[PerMille]]
    """(b): for each player, as this player could know."""


class StatementListener(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one player could take a statement."""

    who: Player
    believed: float
    """How likely the statement was to be true, from what this player had seen before it."""
    afterwards: float
    """The same with the statement itself taken in."""
    answered: Literal["pass", "claim"] | None = None
    has_it: bool | None = None
    """Whether this player really had what was announced."""
    should_claim: bool | None = None
    """Whether claiming was clearly better than passing; None where the interval does not say."""
    gain: Interval | None = None
    """How much better claiming was than passing, from what this player knew."""


class Statement(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a player said or showed about what they hide."""

    step: int
    event: int
    turn: int
    who: Player
    kind: str
    """`announce`, or how a game calls what misleads."""
    said: int
    """The mask, character or artifact it was about."""
    truth: int
    """What was really there."""
    is_true: bool
    thought: float
    """How likely the speaker could think it was true."""
    is_bluff: bool
    """False, and its player had to think so."""
    listeners: list[StatementListener]
    earned: float
    """What it changed in the speaker's chance to win in truth, until the end of the turn."""
    is_good: bool | None = None
    """For a bluff: whether it was a good one; None where the interval does not say."""
    stood: bool | None = None
    """Whether nobody contested it."""


class BeliefChanges(msgspec.Struct, frozen=True):
    """What one player could believe at every step, in whole per cent; only what changed."""

    who: Player
    changes: list[list[int]]
    """For each step with a change: the step, then pairs of a cell and its new percentage.

    A cell is `row * columns + column`. Before the first change every cell is 0.
    """


class BeliefTable(msgspec.Struct, frozen=True):
    """What beliefs are about: rows are places or players, columns are masks or characters."""

    rows: BeliefRows
    row_count: int
    columns: list[str]
    """The names of the masks or characters."""
    exact: bool
    """Whether every possible world was kept throughout."""
    players: list[BeliefChanges]


class TurningPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn in which the game was decided, and the decision in it that did most."""

    turn: int
    step: int
    event: int
    kind: Literal["decision", "chance"]
    """Whether a decision or luck of the draw did most."""
    who: Player
    """Who made that decision."""
    player: Player
    """Whose chance changed most in this turn."""
    before: float
    """That player's chance in truth before the turn."""
    after: float
    swing: float
    """Half the sum of the changes of all players."""
    move: int
    text: str
    verdict: JudgedAs | None = None
    is_true: bool | None = None
    """Whether what the move said was true."""
    chance: Interval | None = None
    """The chance of the move, from what its player knew."""
    better: OptionValue | None = None
    """A clearly better option, if there was one."""


class ReviewedPlayer(msgspec.Struct, frozen=True):
    """The figures of one player. Own, others' and chance add up to result − base."""

    who: Player
    result: float
    """The share of the win."""
    base: float
    own: float
    others: float
    chance: float
    luck: float
    """Others' decisions and chance together."""
    accuracy: int | None
    """From 0 to 100; None without a decision that mattered."""
    courage: int | None
    suspicion: int | None
    decisions: int
    judged: dict[str, int]
    """How many decisions got each verdict; `none` for those without one."""
    bluffs: int
    good_bluffs: int
    bluffs_stood: int
    contests: int
    contests_right: int


class OpponentWeights(msgspec.Struct, frozen=True):
    """What the review made of one player: the weight of each temper after the whole game."""

    who: Player
    weights: list[float]


class Assumptions(msgspec.Struct, frozen=True):
    """What the figures assume."""

    policy: str
    """The name of the policy by which everybody plays on."""
    tempers: list[str]
    players: list[OpponentWeights]


class Review(msgspec.Struct, frozen=True):
    """The review of one game."""

    format: Literal["ridotto review"]
    version: int
    game: str
    """The id of the game."""
    rules: int
    """The version of the rules."""
    checksum: str
    """The checksum of the record."""
    players: list[str]
    budget: str
    """The name of the budget, or how many times the default it was."""
    seed: int
    rollouts: int
    winners: list[Player]
    curves: ChanceCurves
    decisions: list[ReviewedDecision]
    statements: list[Statement]
    beliefs: BeliefTable
    turning_points: list[TurningPoint]
    figures: list[ReviewedPlayer]
    honours: list[Honour]
    assumptions: Assumptions
