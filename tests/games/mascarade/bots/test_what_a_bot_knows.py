"""A bot knows what its player saw, and nothing else."""

from collections.abc import Sequence
from dataclasses import fields
from gc import get_referents
from types import FunctionType, ModuleType

import pytest

from ridotto.bots.bot import bot_seed
from ridotto.bots.registry import quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade import View
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.moves import Move
from ridotto.games.registry import games
from ridotto.play import Game
from ridotto.play.rulebook import AnyView

BOB = 1


class RecordingBot:
    """A bot that writes down all it hears, and does the first thing it may."""

    def __init__(self, invitation: MascaradeInvitation, _seed: int) -> None:
        self.invitation = invitation
        self.heard: list[Event] = []

    def watch(self, events: Sequence[Event]) -> None:
        self.heard += events

    def answer(self, view: View) -> Move:
        return view.question.options[0]


def test_a_bot_hears_every_event_and_only_the_secrets_of_its_own_player():
    game = Game.mascarade(8, edition=2, scenario="B", seed=3)
    party = Party(game, {0: RecordingBot, **dict.fromkeys(range(1, 8), quick_bots("mascarade")["random"])})

    party.play_out()

    heard = party.bots[0].heard
    assert len(heard) == len(game.log)
    assert heard == game.events(0)
    hidden = [event for event, true in zip(heard, game.log, strict=True) if event.secret != true.secret]
    assert len(hidden) > 10
    assert all(event.secret == HIDDEN for event in hidden)


def test_a_bot_hears_of_the_deal_as_soon_as_it_sits_so_that_it_can_warm_up():
    game = Game.mascarade(4, seed=3, first=0)
    party = Party(game, {BOB: RecordingBot})

    assert party.bots[BOB].heard == game.events(BOB) != []


def test_an_invitation_tells_neither_the_seed_nor_the_deal():
    dealt = Game.mascarade(4, deal=["Thief", "King", "Judge", "Cheat", "Bishop", "Queen"], seed=0xBEEF)

    invitation = MascaradeInvitation.to(dealt.header, 0)

    assert "beef" not in repr(invitation)
    assert list(invitation.cards) == sorted(invitation.cards)
    assert not any(isinstance(getattr(invitation, field.name), Game) for field in fields(invitation))
    assert bot_seed("beef", 0) != bot_seed("beef", 1) != 0xBEEF


def reached_from(roots: list[object]) -> list[object]:
    """All to which somebody comes who is handed these; code is not followed, as everybody has that."""
    found: dict[int, object] = {}
    todo = list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) not in found and not isinstance(thing, type | ModuleType | FunctionType):
            found[id(thing)] = thing
            todo += get_referents(thing)
    return list(found.values())


@pytest.mark.parametrize("name", games())
def test_nothing_that_a_bot_is_handed_leads_to_the_table_or_to_what_others_saw(name):
    game = getattr(Game, name)(4, seed=3)
    handed: list[object] = []

    class Snoop(RecordingBot):
        def answer(self, view: AnyView) -> Move:
            handed.extend((self.invitation, *self.heard, view))
            return super().answer(view)

    Party(game, {0: Snoop, **dict.fromkeys((1, 2, 3), quick_bots(name)["random"])}).play_out()

    reached = reached_from(handed)
    kinds = {type(thing) for thing in reached}
    assert {type(game.view(0)), Event} <= kinds
    assert not kinds & {Game, Party, type(game.rulebook), type(game.rulebook.table), type(game.header), list}
    events = {id(thing) for thing in reached if isinstance(thing, Event)}
    secret = [event for event in game.log if event != event.seen_by(0)]
    assert len(secret) > 3
    assert not [event for event in secret if id(event) in events]


def pair(seed: int) -> tuple[Game, Game]:
    """Two games in which Ann does what only she knows: swap in one, pretend in the other."""
    games = tuple(Game.mascarade(6, seed=seed, first=0) for _ in range(2))
    games[0].play("swap C")
    games[1].play("pretend C")
    return games


@pytest.mark.parametrize("name", quick_bots("mascarade"))
def test_two_games_that_differ_in_what_a_bot_may_not_know_get_the_same_moves(name):
    answers = 0
    for seed in range(60):
        left, right = pair(seed)
        parties = [Party(game, {BOB: quick_bots("mascarade")[name]}) for game in (left, right)]
        others = Party.of(left, [quick_bots("mascarade")["random"]], without=BOB)
        while not left.over and left.events(BOB) == right.events(BOB):
            if left.decider == BOB:
                moves = [party.move() and party.game.moves[-1] for party in parties]
                assert moves[0] == moves[1]
                answers += 1
            else:
                others.move()
                right.play(left.moves[-1])
    assert answers > 100


def test_what_a_player_saw_makes_a_difference_to_the_honest_bot():
    king, judge = (
        Game.mascarade(4, deal=deal, seed=1, first=0)
        for deal in (
            ["Thief", "King", "Judge", "Cheat", "Bishop", "Queen"],
            ["Thief", "Judge", "King", "Cheat", "Bishop", "Queen"],
        )
    )
    for game in (king, judge):
        for move in ("pretend C", "pretend A", "pretend A", "pretend A"):
            game.play(move)
        game.play("look")
        Party(game, {BOB: quick_bots("mascarade")["honest"]}).move()

    assert king.text(king.moves[-1]) == "announce King"
    assert judge.text(judge.moves[-1]) != "announce King"
    assert king.log[-1].kind == Kind.ANNOUNCED
