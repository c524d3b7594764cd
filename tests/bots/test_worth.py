"""A mask is worth what its effects do, whatever it is called."""

import pytest

from ridotto.bots.hunch import Hunch
from ridotto.bots.party import BOTS, Party
from ridotto.bots.worth import VICTORY, worth
from ridotto.events import Event
from ridotto.mascarade.blank import read_mask
from ridotto.mascarade.effects import Do, Whom, read_effect
from ridotto.mascarade.events import PRETENDED, SWAPPED, Kind
from ridotto.play import Game
from ridotto.seats import EVERYONE


def view_with(coins, court=0):
    """A table for six where the first player looks around."""
    game = Game.mascarade(6, seed=1)
    game.rulebook.table.coins = list(coins)
    game.rulebook.table.court = court
    return game.view(0)


@pytest.mark.parametrize(
    ("effect", "value"),
    [
        ("gain(3)", 3),
        ("collect_the_court()", 2),
        ("top_up(10)", 5),
        ("take(1, neighbours)", 2),
        ("take(2, the_richest)", 2),
        ("beg(1)", 3),
        ("exchange_fortunes(another)", 4),
        ("win_with(10)", 0),
        ("give(1, everyone_else)", -5),
    ],
)
def test_an_effect_is_worth_the_coins_it_brings(effect, value):
    view = view_with([5, 6, 5, 9, 4, 6], court=2)

    assert worth((read_effect(effect),), view, 0) == value


def test_whatever_wins_is_worth_a_victory():
    view = view_with([10, 6, 6, 6, 6, 6])

    assert worth((read_effect("win_with(10)"),), view, 0) >= VICTORY
    assert worth((read_effect("gain(3)"),), view, 0) == 3 + VICTORY


def test_every_verb_with_every_whom_has_a_worth():
    view = view_with([6] * 6)
    written = [
        effect
        for verb in Do
        for text in (
            *(f"{verb.name.lower()}({words})" for words in ("", "2")),
            *(f"{verb.name.lower()}({n}{whom.name.lower()})" for whom in Whom for n in ("", "2, ")),
        )
        if (effect := legal(text)) is not None
    ]

    assert {effect.verb for effect in written} == set(Do) - {Do.NOTHING}
    assert all(isinstance(worth((effect,), view, 0), float) for effect in written)


def legal(text):
    try:
        return read_effect(text)
    except ValueError:
        return None


def test_bots_play_a_mask_they_have_never_heard_of():
    smuggler = read_mask('name = "Smuggler"\npower = ["gain(3)", "give(1, left)", "peek(another)"]')
    game = Game.mascarade(7, own=[smuggler], seed=2)

    Party.of(game, list(BOTS["mascarade"].values())).play_out()

    number = [mask.name for mask in game.rulebook.masks].index("Smuggler")
    assert any(event.kind == Kind.USED and event.n == number for event in game.log)


def handled(a, b, how):
    return Event(Kind.HANDLED, 0, a, b, 0, how, EVERYONE if how >= 0 else 0)


def test_a_hidden_swap_leaves_even_odds_and_a_known_one_none():
    hunch = Hunch([0, 1, 2])
    hunch.watch(Event(Kind.DEALT, 0, place, 0, 0, place, EVERYONE) for place in range(3))

    hunch.watch([handled(0, 1, -1)])
    assert (hunch.chance(0, 0), hunch.chance(0, 1), hunch.certainty(2)) == (0.5, 0.5, 1.0)

    hunch.watch([handled(0, 2, SWAPPED), handled(1, 2, PRETENDED)])
    assert hunch.likeliest(0) == 2
    assert hunch.chance(2, 0) == 0.5

    hunch.watch([Event(Kind.REVEALED, 0, 1, 0, 0, 1, EVERYONE)])
    assert hunch.chance(2, 0) == 1.0
