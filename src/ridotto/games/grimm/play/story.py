"""The story of a finished game of The Grimm Masquerade: who was whom, and who found out."""

from collections.abc import Iterable

import msgspec

from ridotto.events import Event
from ridotto.games.grimm.play.rulebook import GrimmRulebook
from ridotto.games.grimm.rules.events import Kind
from ridotto.play.game import Game, TooEarly
from ridotto.play.honours import Honour
from ridotto.seats import Player, members


class GrimmTurn(msgspec.Struct, frozen=True):
    """The state of the table after one turn."""

    number: int
    """From 0, counted through all rounds."""
    who: Player
    roses: tuple[int, ...]
    masked: tuple[Player, ...]
    markers: tuple[tuple[int, ...], ...]
    """By player: the characters on which they have put a marker."""


class Unmasking(msgspec.Struct, frozen=True):
    """A character that was unmasked."""

    event: int
    """The number of its event in the game."""
    turn: int | None
    """None if it happened in the draft."""
    who: Player
    character: int
    by: Player
    how: int
    """By a pair, a triple or an accusation, as in the event."""


class Accusation(msgspec.Struct, frozen=True):
    event: int
    """The number of its event in the game."""
    turn: int
    who: Player
    accused: Player
    character: int
    right: bool


class WagerStory(msgspec.Struct, frozen=True):
    """A wager, and the roses it brought."""

    who: Player
    character: int
    roses: int


class RoundStory(msgspec.Struct, frozen=True):
    """One round."""

    number: int
    """From 1."""
    first: Player
    characters: tuple[tuple[int, ...], ...]
    """By player: their characters, two each with two players."""
    abilities: tuple[int | None, ...]
    turns: tuple[GrimmTurn, ...]
    unmaskings: tuple[Unmasking, ...]
    accusations: tuple[Accusation, ...]
    wagers: tuple[WagerStory, ...]
    how: int
    """How it ended, as in the event."""
    winner: Player | None
    trophy: int
    roses: tuple[int, ...]
    """By player, after the round."""
    given: tuple[int, ...]
    """By player: how many cards they gave away."""


class GrimmStory(msgspec.Struct, frozen=True, tag_field="game", tag="grimm"):
    """A finished game of The Grimm Masquerade with nothing hidden."""

    players: list[str]
    rounds: list[RoundStory]
    ending: str
    winners: list[Player]
    honours: list[Honour]


def rounds_of(game: Game[GrimmRulebook]) -> list[RoundStory]:
    if not game.over:
        raise TooEarly("story-too-early")
    starts = [i for i, event in enumerate(game.log) if event.kind == Kind.ROUND]
    roses = [0] * len(game.players)
    rounds = []
    for start, end in zip(starts, [*starts[1:], len(game.log)], strict=True):
        told = _Round(game.log[start], roses)
        rounds.append(told.tell(enumerate(game.log[start + 1 : end], start + 1)))
    return rounds


class _Round:
    """Collects the story of one round."""

    def __init__(self, begun: Event, roses: list[int]) -> None:
        """Start with the roses that each player brings into the round."""
        players = range(len(roses))
        self.begun, self.roses = begun, roses
        self.characters: list[list[int]] = [[] for _ in players]
        self.hidden: list[set[int]] = [set() for _ in players]
        self.markers: list[set[int]] = [set() for _ in players]
        self.abilities: list[int | None] = [None for _ in players]
        self.given = [0 for _ in players]
        self.turn: Event | None = None
        self.ended: Event | None = None
        self.turns: list[GrimmTurn] = []
        self.unmaskings: list[Unmasking] = []
        self.accusations: list[Accusation] = []
        self.wagers: list[tuple[Player, int]] = []

    def tell(self, events: Iterable[tuple[int, Event]]) -> RoundStory:
        """The round's story from its numbered events."""
        for number, event in events:
            self._happen(number, event)
        self._end_turn()
        how, winner, trophy = self._end()
        return RoundStory(
            number=self.begun.n,
            first=self.begun.who,
            characters=tuple(tuple(each) for each in self.characters),
            abilities=tuple(self.abilities),
            turns=tuple(self.turns),
            unmaskings=tuple(self.unmaskings),
            accusations=tuple(self.accusations),
            wagers=tuple(self._wager(who, character, winner, trophy) for who, character in self.wagers),
            how=how,
            winner=winner,
            trophy=trophy,
            roses=tuple(self.roses),
            given=tuple(self.given),
        )

    def _end(self) -> tuple[int, Player | None, int]:
        """How it ended; a turn limit can leave a round without an end."""
        if self.ended is None:
            return 0, None, 0
        winner = members(self.ended.a)
        return self.ended.n, winner[0] if winner else None, self.ended.b

    def _wager(self, who: Player, character: int, winner: Player | None, trophy: int) -> WagerStory:
        won = winner is not None and character in self.hidden[winner]
        return WagerStory(who, character, trophy if won else 0)

    def _happen(self, number: int, event: Event) -> None:
        if event.kind == Kind.TURN:
            self._end_turn()
            self.turn = event
        elif event.kind == Kind.ROSES:
            self.roses[event.who] += event.n
        elif event.kind == Kind.GAVE:
            self.given[event.who] += 1
        elif event.kind == Kind.WAGERED:
            self.wagers.append((event.who, event.secret))
        elif event.kind == Kind.ROUND_ENDED:
            self.ended = event
        else:
            self._happen_to_masks(number, event)

    def _happen_to_masks(self, number: int, event: Event) -> None:
        if event.kind == Kind.DEALT:
            self.characters[event.who].append(event.secret)
            self.hidden[event.who].add(event.secret)
        elif event.kind == Kind.ABILITY:
            self.abilities[event.who] = event.n
        elif event.kind == Kind.MARKED:
            self.markers[event.who].add(event.n)
        elif event.kind == Kind.POINTED and self.turn is not None:
            right = event.n in self.hidden[event.a]
            self.accusations.append(Accusation(number, self.turn.n, event.who, event.a, event.n, right))
        elif event.kind == Kind.UNMASKED:
            self._unmask(number, event)

    def _unmask(self, number: int, event: Event) -> None:
        turn = self.turn.n if self.turn else None
        self.unmaskings.append(Unmasking(number, turn, event.who, event.secret, event.a, event.b))
        self.hidden[event.who].discard(event.secret)
        for markers in self.markers:
            markers.discard(event.secret)

    def _end_turn(self) -> None:
        """Record the state of the table."""
        if self.turn is not None:
            masked = tuple(player for player, hidden in enumerate(self.hidden) if hidden)
            markers = tuple(tuple(sorted(each)) for each in self.markers)
            self.turns.append(GrimmTurn(self.turn.n, self.turn.who, tuple(self.roses), masked, markers))
