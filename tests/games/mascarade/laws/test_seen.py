"""A player sees the true table, but for what is secret: enough to know what they may do."""

from dataclasses import fields
from random import Random

import pytest

from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.masks import PLAYERS, SCENARIOS
from ridotto.games.mascarade.rules.moves import ANNOUNCE, MOVES, SWAP, legal_moves
from ridotto.games.mascarade.rules.seen import blank_table, decider, seen
from ridotto.games.mascarade.rules.table import ANSWERS, HOW, NAMING, PLACES, SEATS, TURN, Table
from ridotto.play import Game
from ridotto.seats import NOWHERE, SPECTATOR

EVERY_SCENARIO = [
    (edition, name, players)
    for edition, scenarios in SCENARIOS.items()
    for name in scenarios
    for players in PLAYERS[edition]
]
SECRET = ("cards", "chance")
CHOSEN = ("them", "card_a", "card_b", "choices", "may_decline")
"""What only those who choose know of what they have chosen."""
ANSWERED = ("claimants", "hand_of")
"""What others do not know of answers that are given all at once."""


def a_move(game: Game, rng: Random) -> int:
    """Announcements more often than not, and few claims: so powers are used."""
    legal, phase = game.legal(), game.rulebook.table.phase
    said = [move for move in legal if ANNOUNCE <= move < SWAP]
    if phase == TURN and said and rng.random() < 0.7:
        return rng.choice(said)
    return legal[0] if phase == ANSWERS and rng.random() < 0.6 else rng.choice(legal)


def differing(one: Table, two: Table) -> set[str]:
    """The fields in which two tables differ."""
    return {field.name for field in fields(one) if getattr(one, field.name) != getattr(two, field.name)}


def legal_at(table: Table) -> list[int]:
    out = [0] * MOVES
    return out[: legal_moves(table, out)]


@pytest.mark.parametrize(("edition", "scenario", "players"), EVERY_SCENARIO)
def test_whoever_decides_sees_what_they_may_do_and_all_but_cards_and_secret_answers(
    edition, scenario, players
):
    for seed in range(4):
        options = Options(
            fate=seed % 2 == 0,
            all_at_once=seed == 1,
            show_bans=seed > 1,
            max_turns=60,
            opening_round=seed == 3,
        )
        game = Game.mascarade(players, edition=edition, scenario=scenario, seed=seed, options=options)
        rng = Random(seed)
        while not game.over:
            table, own = game.rulebook.table, game.seen_table(game.decider)

            hidden = {*SECRET, *(CHOSEN if table.phase in (TURN, ANSWERS, NAMING) else ())}
            hidden |= {*(ANSWERED if options.all_at_once and table.phase == ANSWERS else ())}
            assert differing(own, table) <= hidden
            assert legal_at(own) == game.legal()
            assert decider(own) == game.decider

            game.play(a_move(game, rng))


def test_whoever_sees_a_table_writes_over_all_that_was_on_it():
    """Forgetting a field would show what the table was used for before."""
    game, rng = Game.mascarade(8, edition=2, scenario="B", seed=4), Random(4)
    used = blank_table(game.rulebook.table)
    for field in fields(used):
        value = getattr(used, field.name)
        setattr(used, field.name, [77] * len(value) if isinstance(value, list) else 77)
    while not game.over:
        for player in (*range(8), SPECTATOR):
            seen(game.rulebook.table, player, used)
            assert used == game.seen_table(player)
        game.play(a_move(game, rng))


def test_a_table_that_was_seen_has_no_cards_and_no_chance():
    seen_table = Game.mascarade(6, seed=1).seen_table(0)

    assert set(seen_table.cards) == {-1}
    assert set(seen_table.chance) == {0}


def test_only_the_fool_knows_which_card_they_took_first():
    game = Game.mascarade(4, deal=["Fool", "King", "Judge", "Cheat", "Bishop", "Queen"], seed=1, first=0)
    for move in ("pretend B", "pretend A", "pretend A", "pretend A", "announce Fool", "pass", "pass", "pass"):
        game.play(move)
    game.play("take B")

    assert game.rulebook.table.phase == PLACES
    assert game.seen_table(0).card_a == 1
    for player in (1, 2, 3, SPECTATOR):
        table = game.seen_table(player)
        assert (table.card_a, table.them, table.choices) == (NOWHERE, 0, 0)

    game.play("take C")

    assert game.rulebook.table.phase == HOW
    assert (game.seen_table(0).card_a, game.seen_table(0).card_b) == (1, 2)
    assert (game.seen_table(1).card_a, game.seen_table(1).card_b) == (NOWHERE, NOWHERE)


def test_answers_given_all_at_once_are_known_only_to_those_who_gave_them():
    game = Game.mascarade(4, seed=1, first=0, options=Options(all_at_once=True))
    for move in ("pretend B", "pretend A", "pretend A", "pretend A", "announce King", "claim", "pass"):
        game.play(move)

    assert game.rulebook.table.claimants == 0b0010
    assert [game.seen_table(player).claimants for player in (*range(4), SPECTATOR)] == [0, 0b0010, 0, 0, 0]


def test_the_first_of_two_seats_is_known_only_to_whoever_chose_it():
    game = Game.mascarade(8, edition=2, scenario="B", seed=1, first=0)
    while not (game.rulebook.table.phase == SEATS and game.rulebook.table.them):
        legal = game.legal()
        masters = [move for move in legal if game.text(move) == "announce Puppet Master"]
        game.play(masters[0] if masters else legal[0])
    table, hero = game.rulebook.table, game.decider

    assert game.seen_table(hero).them == table.them
    assert {game.seen_table(player).them for player in range(8) if player != hero} == {0}
