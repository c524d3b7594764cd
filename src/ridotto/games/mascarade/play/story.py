"""The story of a finished game of Mascarade: who truly was what, who lied, and who believed it."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from ridotto.events import Event
from ridotto.games.mascarade.play.header import Mascarade
from ridotto.games.mascarade.play.rulebook import MascaradeRulebook
from ridotto.games.mascarade.rules.events import FATE, SWAPPED, Kind
from ridotto.games.mascarade.rules.moves import Move
from ridotto.games.mascarade.rules.table import Table
from ridotto.play.game import Game, TooEarly, open_game
from ridotto.play.honours import Honour
from ridotto.seats import Place, Player, Seat

MaskNumber: TypeAlias = int
"""Index of a mask in the story's list of masks."""


class TrueState(msgspec.Struct, frozen=True):
    """The true state of the table at one moment."""

    coins: tuple[int, ...]
    """By player."""
    court: int
    cards: tuple[tuple[MaskNumber, ...], ...]
    """The cards in front of each player."""
    centre: tuple[MaskNumber, ...]
    seats: tuple[Seat, ...]
    """Where each player sat."""


class Claim(msgspec.Struct, frozen=True):
    """A player's claim to be the announced mask."""

    who: Player
    place: Place
    truth: MaskNumber
    right: bool


class Announcement(msgspec.Struct, frozen=True):
    """An announcement, whether it was true, and how the others reacted."""

    event: int
    """The number of its event in the game."""
    who: Player
    place: Place
    mask: MaskNumber
    truth: MaskNumber
    """The mask on the card with which it was made."""
    bluff: bool
    claims: tuple[Claim, ...]
    believers: tuple[Player, ...]
    """The players who passed on a bluff before anyone had claimed."""
    modest: tuple[Player, ...]
    """The players who passed although they had the announced mask."""
    stood: bool
    """Whether no one claimed, so that no card was revealed."""
    gained: int
    """The coins that the announcer gained in the turn."""


class Handling(msgspec.Struct, frozen=True):
    """Two cards that were taken under the table, and whether they were swapped."""

    who: Player
    a: Place
    b: Place
    how: int
    """Pretended, swapped or fate, as in the event."""
    swapped: bool


class TurnStory(msgspec.Struct, frozen=True):
    """One turn, and the state of the table after it."""

    number: int
    """From 0."""
    step: int
    """The number of its first decision."""
    who: Player
    did: Literal["look", "swap", "announce"]
    saw: MaskNumber | None
    """The mask they saw, if they looked."""
    announcement: Announcement | None
    handlings: tuple[Handling, ...]
    fined: tuple[Player, ...]
    after: TrueState


class MascaradeStory(msgspec.Struct, frozen=True, tag_field="game", tag="mascarade"):
    """A finished game of Mascarade with nothing hidden."""

    edition: int
    players: list[str]
    masks: list[str]
    start: TrueState
    turns: list[TurnStory]
    ending: str
    winners: list[Player]
    honours: list[Honour]


def turns_of(game: Game[MascaradeRulebook]) -> tuple[TrueState, list[TurnStory]]:
    """The state of the table after the deal, and every turn."""
    if not game.over:
        raise TooEarly("story-too-early")
    assert isinstance(game.header, Mascarade)
    again, moves = open_game(game.header), iter(game.moves)
    start = standing(again.rulebook.table)
    return start, list(_turns(again, moves))


def standing(t: Table) -> TrueState:
    """The true state of a table, by player."""
    hands = [tuple(t.cards[seat * t.hands : (seat + 1) * t.hands]) for seat in t.seat_of]
    return TrueState(
        coins=tuple(t.coins[seat] for seat in t.seat_of),
        court=t.court,
        cards=tuple(hands),
        centre=tuple(t.cards[t.players * t.hands :]),
        seats=tuple(t.seat_of),
    )


def _turns(game: Game[MascaradeRulebook], moves: Iterator[Move]) -> Iterator[TurnStory]:
    while not game.over:
        yield _turn(game, moves)


def _turn(game: Game[MascaradeRulebook], moves: Iterator[Move]) -> TurnStory:
    """Replay one turn."""
    t = game.rulebook.table
    number, who, before, cards, since = (
        t.turn,
        t.player_at[t.turn_seat],
        standing(t),
        t.cards[:],
        len(game.log),
    )
    step, handlings = len(game.moves) + 1, list[Handling]()
    while t.turn == number and not game.over:
        handlings += _move(game, next(moves))
    events, after = game.log[since:], standing(t)
    saw = next((event.secret for event in events if event.kind == Kind.LOOKED), None)
    gained = after.coins[who] - before.coins[who]
    told = _announcement(game.log, since, cards, before, gained)
    return TurnStory(
        number=number,
        step=step,
        who=who,
        did="announce" if told else "swap" if saw is None else "look",
        saw=saw,
        announcement=told,
        handlings=tuple(handlings),
        fined=tuple(event.who for event in events if event.kind == Kind.FINED),
        after=after,
    )


def _move(game: Game[MascaradeRulebook], move: Move) -> Iterator[Handling]:
    """Replay one move; returns the cards that it took under the table, if any."""
    cards, since = game.rulebook.table.cards[:], len(game.log)
    game.play(move)
    for event in game.log[since:]:
        if event.kind == Kind.HANDLED:
            changed = cards != game.rulebook.table.cards
            swapped = event.secret == SWAPPED or (event.secret == FATE and changed)
            yield Handling(event.who, event.a, event.b, event.secret, swapped)


def _announcement(
    log: list[Event], since: int, cards: list[MaskNumber], before: TrueState, gained: int
) -> Announcement | None:
    """What was announced in the turn that began with this event."""
    events = log[since:]
    at = next((number for number, event in enumerate(events) if event.kind == Kind.ANNOUNCED), None)
    if at is None:
        return None
    said = events[at]
    claims = tuple(_claim(event, cards) for event in events if event.kind == Kind.CLAIMED)
    passed = [event.who for event in events if event.kind == Kind.PASSED]
    bluff = cards[said.a] != said.n
    return Announcement(
        event=since + at,
        who=said.who,
        place=said.a,
        mask=said.n,
        truth=cards[said.a],
        bluff=bluff,
        claims=claims,
        believers=tuple(_believers(events)) if bluff else (),
        modest=tuple(who for who in passed if said.n in before.cards[who]),
        stood=not claims,
        gained=gained,
    )


def _claim(event: Event, cards: list[MaskNumber]) -> Claim:
    return Claim(event.who, event.a, cards[event.a], cards[event.a] == event.n)


def _believers(events: list[Event]) -> Iterator[Player]:
    """The players who passed in secret, or before anyone had claimed."""
    at_once = any(event.kind == Kind.ANSWERED for event in events)
    for event in events:
        if event.kind == Kind.CLAIMED and not at_once:
            return
        if event.kind == Kind.PASSED:
            yield event.who
