"""The story of a finished game of The Grimm Masquerade is true, down to the last rose."""

from collections import Counter

import pytest
from hypothesis import given, settings

from games.grimm.random_tables import Ball, Whim, any_ball
from harness.amounts import examples
from harness.random_games import play_through
from ridotto.games.grimm import Options
from ridotto.games.grimm.play.honours import grimm_story
from ridotto.games.grimm.rules.events import Kind, RoseReason
from ridotto.play import Game, TooEarly
from ridotto.seats import members


@settings(max_examples=examples(30, 120))
@given(any_ball)
def test_the_story_is_what_the_events_and_the_table_say(drawn: tuple[Ball, Whim]) -> None:
    game, rng = drawn
    *_, played = play_through(game, rng)
    story = grimm_story(played)
    t = played.rulebook.table
    last = story.rounds[-1]

    assert list(last.roses) == t.roses[: t.players]
    assert [set(each) for each in last.characters] == [
        {c for c in t.characters[2 * p : 2 * p + 2] if c >= 0} for p in range(t.players)
    ]
    if last.turns:
        assert list(last.turns[-1].masked) == members(t.masked)
        assert [list(each) for each in last.turns[-1].markers] == [
            members(each) for each in t.markers[: t.players]
        ]
        assert last.turns[-1].roses == last.roses
    assert sum(len(told.unmaskings) for told in story.rounds) == counted(played, Kind.UNMASKED)
    assert sum(len(told.turns) for told in story.rounds) == counted(played, Kind.TURN)
    assert story.winners == played.rulebook.winners()


@settings(max_examples=examples(30, 120))
@given(any_ball)
def test_a_right_accusation_unmasks_and_a_right_wager_is_paid(drawn: tuple[Ball, Whim]) -> None:
    game, rng = drawn
    *_, played = play_through(game, rng)
    story = grimm_story(played)

    right = [each for told in story.rounds for each in told.accusations if each.right]
    assert len(right) == sum(e.n for e in played.log if e.kind == Kind.ROSES and e.a == RoseReason.GUESS)
    paid: Counter[int] = Counter()
    for event in played.log:
        if event.kind == Kind.ROSES and event.a == RoseReason.WAGER:
            paid[event.who] += event.n
    won: Counter[int] = Counter()
    for told in story.rounds:
        for wager in told.wagers:
            won[wager.who] += wager.roses
    assert +won == paid


def counted(game: Game, kind: int) -> int:
    return sum(event.kind == kind for event in game.log)


def test_honours_name_those_who_did_most():
    game = Game.grimm(3, seed=3, options=Options(max_turns=60))
    rng = Whim(4)
    while not game.over:
        game.play(rng.choice(game.legal()))
    story = grimm_story(game)
    given = [sum(told.given[who] for told in story.rounds) for who in range(3)]

    giver = next(honour for honour in story.honours if honour.id == "giver")
    assert giver.number == max(given)
    assert [given[who] for who in giver.players] == [max(given)] * len(giver.players)


def test_there_is_no_story_before_the_end():
    with pytest.raises(TooEarly):
        grimm_story(Game.grimm(3))
