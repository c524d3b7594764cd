"""Small games of Mascarade, enumerated to the end: OpenSpiel finds the same values."""

from collections.abc import Sequence
from functools import partial

import pytest

from environments import exact_values as exact
from environments import openspiel_checks as checks
from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED, Kind
from ridotto.games.mascarade.rules.moves import CLAIM, LOOK, PASS, announce_move
from ridotto.play import Game

DEAL = ["King", "Judge", "Queen", "Cheat", "Bishop", "Thief"]
OPEN_SWAPS = ["swap B", "pretend C", "swap D"]
"""The first three turns, which everybody knows here; the fourth is a secret swap."""
TWICE_THE_KING = ["pretend A"] + ["announce King", "pass", "pass", "pass"] * 8
"""Then D's swap is known, too, and all have announced the King until each has 12 coins; 13 win."""


def small_game(moves: Sequence[str], turns: int) -> exact.SmallGame:
    game: exact.AnyGame = Game.mascarade(4, deal=DEAL, first=0, options=Options(max_turns=turns))
    for move in moves:
        game.play(move)
    name = f"python_mascarade(players=4,deal={'+'.join(DEAL)},first=0,max_turns={turns})"
    return exact.SmallGame(name, [game])


def after_swaps(turns: int) -> exact.SmallGame:
    return small_game(OPEN_SWAPS, turns)


def one_coin_short(turns: int) -> exact.SmallGame:
    return small_game(OPEN_SWAPS + TWICE_THE_KING, turns)


def honest(events: Sequence[Event], player: int, legal: exact.Moves) -> exact.Moves:
    """Announces its mask if it knows it, else looks; claims a mask that it knows it has; else anything."""
    mine = card_known(events, player)
    announced = next((event.n for event in reversed(events) if event.kind == Kind.ANNOUNCED), HIDDEN)
    if PASS in legal:
        return [CLAIM] if mine == announced else [PASS]
    wanted = LOOK if mine == HIDDEN else announce_move(0, mine)
    return [wanted] if wanted in legal else legal


def card_known(events: Sequence[Event], place: int) -> int:
    """The card on a place, if it is still known after all that was seen; nobody changes seats here."""
    cards = {event.a: event.secret for event in events if event.kind == Kind.DEALT}
    for event in events:
        if event.kind == Kind.HANDLED:
            a, b = cards[event.a], cards[event.b]
            known = {SWAPPED: (b, a), PRETENDED: (a, b)}.get(event.secret, (HIDDEN, HIDDEN))
            cards[event.a], cards[event.b] = known
        elif event.kind in (Kind.LOOKED, Kind.REVEALED) and event.secret != HIDDEN:
            cards[event.a] = event.secret
    return cards[place]


RANDOM, HONEST = exact.FixedPolicy(exact.any_legal), exact.FixedPolicy(honest)
CASES = {
    "random after swaps": exact.ExactCase(partial(after_swaps, 5), RANDOM, (0.3167, 0.1052, 0.0575, 0.1078)),
    "honest after swaps": exact.ExactCase(partial(after_swaps, 7), HONEST, (1, 1, 1, 0)),
    "random with 12 coins": exact.ExactCase(
        partial(one_coin_short, 14), RANDOM, (0.3096, 0.7745, 0.1365, 0.1414)
    ),
    "honest with 12 coins": exact.ExactCase(partial(one_coin_short, 16), HONEST, (1, 1, 1, -1 / 3)),
}
"""The turn limits differ: a best response to random play has more to consider."""

every_case = pytest.mark.parametrize("name", CASES)


@every_case
def test_openspiel_values_a_fixed_policy_as_our_own_enumeration_does(name: str):
    exact.check_values(CASES[name])


@every_case
@pytest.mark.parametrize("player", range(4))
def test_openspiel_s_best_response_is_worth_what_our_own_enumeration_finds(player: int, name: str):
    exact.check_best_response(CASES[name], player)


@every_case
def test_the_documents_have_the_value_of_each_best_response(name: str):
    exact.check_documented(CASES[name])


def test_all_players_are_one_coin_short_of_a_win():
    (game,) = one_coin_short(14).starts

    assert [seat.coins for seat in game.spectator_view().seats] == [12] * 4


def test_information_states_of_a_small_game_are_perfect_recall():
    assert checks.check_perfect_recall(exact.their_root(after_swaps(5))) > 100
