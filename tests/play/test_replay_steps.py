"""A finished game step by step: every viewer sees again what they saw, and the truth shows every card."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_tables import Ball, Whim, any_ball
from games.mascarade.random_tables import EVERY_TABLE, games
from harness.amounts import examples
from harness.random_games import play_through
from ridotto.games.grimm import GrimmView
from ridotto.games.mascarade import View
from ridotto.play import Game
from ridotto.play.replay_steps import EVERYTHING, steps
from ridotto.seats import SPECTATOR

any_table = st.sampled_from(EVERY_TABLE).flatmap(lambda table: games(*table))


@settings(max_examples=examples(15, 40))
@given(any_table | any_ball, st.integers(0, 12))
def test_every_viewer_sees_again_what_they_saw(drawn: tuple[Game, Random], viewer: int) -> None:
    game, rng = drawn
    eyes = viewer if viewer < len(game.players) else SPECTATOR
    seen = [(moment.view(eyes), moment.events(eyes)) for moment in play_through(game, rng)]

    again = list(steps(game.header, game.moves, eyes, 0, len(seen) + 1))

    assert [step.view for step in again] == [view for view, _ in seen]
    assert [event for step in again for event in step.events] == seen[-1][1]
    assert [step.since for step in again] == [0, *(len(events) for _, events in seen[:-1])]


@settings(max_examples=examples(15, 40))
@given(any_table)
def test_the_truth_of_mascarade_shows_every_card(drawn: tuple[Game, Random]) -> None:
    game, rng = drawn
    cards = [moment.rulebook.table.cards[:] for moment in play_through(game, rng)]
    for step in steps(game.header, game.moves, EVERYTHING, 0, len(cards)):
        assert isinstance(step.view, View)
        laid = [card for seat in step.view.seats for card in seat.cards] + list(step.view.centre)
        assert [card.possible for card in laid] == [(mask,) for mask in cards[step.number]]
        assert step.view.question is None


@settings(max_examples=examples(15, 40))
@given(any_ball)
def test_the_truth_of_grimm_shows_every_character_and_every_hand(drawn: tuple[Ball, Whim]) -> None:
    game, rng = drawn
    for _ in play_through(game, rng):
        pass
    for step in steps(game.header, game.moves, EVERYTHING, 0, len(game.moves) + 1):
        assert isinstance(step.view, GrimmView)
        assert None not in step.view.drawn
        for guest in step.view.guests:
            assert guest.artifacts is not None
            assert sum(guest.artifacts) == guest.cards


def test_a_part_of_a_game_is_what_the_whole_has_there():
    game, rng = Game.mascarade(4, seed=5), Random(5)
    for _ in play_through(game, rng):
        pass
    whole = list(steps(game.header, game.moves, EVERYTHING, 0, 10_000))

    assert list(steps(game.header, game.moves, EVERYTHING, 7, 5)) == whole[7:12]
    assert list(steps(game.header, game.moves, EVERYTHING, len(game.moves) + 1, 5)) == []
    assert whole[0].who is None
    assert len(whole) == len(game.moves) + 1
