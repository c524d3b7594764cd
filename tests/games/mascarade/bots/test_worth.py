"""A mask is worth what its effects do, whatever it is called."""

import pytest

from ridotto.bots.registry import quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.games.mascarade.bots.worth import DEFEAT, VICTORY, worth
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.games.mascarade.rules.effects import Do, Whom, read_effect
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.setup import pack
from ridotto.play import Game


def worth_of(effect, coins, court=0):
    """What a power of one effect is worth to the first player at a table for six."""
    table = Game.mascarade(6, seed=1).rulebook.table
    table.coins, table.court = list(coins), court
    return worth(table, pack([(effect,)]), 0, 0)


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
    assert worth_of(read_effect(effect), [5, 6, 5, 9, 4, 6], court=2) == value


def test_whatever_wins_is_worth_a_victory():
    coins = [10, 6, 6, 6, 6, 6]

    assert worth_of(read_effect("win_with(10)"), coins) >= VICTORY
    assert worth_of(read_effect("gain(3)"), coins) == 3 + VICTORY


def test_to_ruin_somebody_is_a_victory_for_the_richest_and_a_defeat_for_others():
    effect = read_effect("take(1, right)")

    assert worth_of(effect, [9, 6, 6, 6, 6, 1]) == 1 + VICTORY
    assert worth_of(effect, [5, 9, 6, 6, 6, 1]) == 1 - DEFEAT


def test_every_verb_with_every_whom_has_a_worth():
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
    assert all(isinstance(worth_of(effect, [6] * 6), float) for effect in written)
    without_number = [effect for effect in written if not effect.n]
    assert all(worth_of(effect, [6] * 6) < VICTORY for effect in without_number), "worth.py lacks a verb"


def legal(text):
    try:
        return read_effect(text)
    except ValueError:
        return None


def test_bots_play_a_mask_they_have_never_heard_of():
    smuggler = read_mask('name = "Smuggler"\npower = ["gain(3)", "give(1, left)", "peek(another)"]')
    used = 0
    for seed in range(5):
        game = Game.mascarade(7, own=[smuggler], seed=seed)
        Party.of(game, [quick_bots("mascarade")["honest"], quick_bots("mascarade")["bluffer"]]).play_out()
        number = [mask.name for mask in game.rulebook.masks].index("Smuggler")
        used += sum(event.kind == Kind.USED and event.n == number for event in game.log)

    assert used > 0
