"""How long events are shown: the server's sums are those of the table of the game."""

from importlib import import_module
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ridotto.events import Event
from ridotto.games.registry import games
from ridotto.play.game import open_game
from ridotto.play.pacing import LONG_ENOUGH, USUAL_TIME, Pacing

KINDS = some.integers(0, 4)
TIMES = some.dictionaries(KINDS, some.integers(0, 5000), max_size=4)


def events(*kinds: int) -> list[Event]:
    return [Event(kind, 0) for kind in kinds]


def test_a_game_that_says_nothing_shows_every_event_for_the_usual_time() -> None:
    assert Pacing().time_of(3, 4) == USUAL_TIME


def test_the_last_of_a_row_and_the_one_before_a_special_event_are_shown_for_longer() -> None:
    pacing = Pacing({0: 100, 1: 200, 2: 300}, last={0: 5000}, breath={2: 400})
    assert [pacing.time_of(*kinds) for kinds in ((0, 0), (0, 1), (0, None))] == [100, 5000, 5000]
    assert [pacing.time_of(*kinds) for kinds in ((1, 2), (2, 2), (1, 1), (1, None))] == [600, 300, 200, 200]


def test_the_next_event_may_begin_while_one_is_still_in_sight() -> None:
    pacing = Pacing({0: 900, 1: 200}, steps={0: 300, 1: 400})
    assert [pacing.time_of(*kinds) for kinds in ((0, 1), (1, 0), (0, 0), (0, 2), (0, None))] == [
        300,
        200,
        300,
        900,
        900,
    ]


@given(TIMES, TIMES, TIMES, some.lists(KINDS, max_size=20), some.integers(0, 20), some.integers(0, 20_000))
def test_the_sum_is_that_of_all_events_and_never_more_than_allowed(
    times: dict[int, int],
    last: dict[int, int],
    breath: dict[int, int],
    kinds: list[int],
    since: int,
    most: int,
) -> None:
    pacing = Pacing(times, 750, last, breath)
    each = [pacing.time_of(kind, next) for kind, next in zip(kinds, [*kinds[1:], None], strict=False)]
    assert pacing.time_since(events(*kinds), since, most) == min(most, sum(each[since:]))


@pytest.mark.parametrize("game", games())
def test_the_deal_of_every_game_takes_a_moment(game: str) -> None:
    part = games()[game].play
    opened = open_game(part.start(part.usual_players, seed=Random(1).getrandbits(32)))
    assert part.pacing.time_since(opened.log, 0, 60_000) > 1000


@pytest.mark.parametrize("game", games())
def test_announcements_claims_revealed_cards_and_payments_have_at_least_0_8_seconds(game: str) -> None:
    pacing, matters = games()[game].play.pacing, import_module(f"games.{game}.page.tables").MATTERS
    assert LONG_ENOUGH == 800
    assert [kind for kind in matters if pacing.time_of(kind) < LONG_ENOUGH] == []
