"""A player sees the true table, but for what is secret: enough to know what they may do."""

from dataclasses import fields
from random import Random

import pytest

from games.grimm.random_tables import EVERY_BALL, described
from ridotto.games.grimm import Options
from ridotto.games.grimm.rules.knowledge import Holdings, take_in
from ridotto.games.grimm.rules.moves import EAVESDROP, MOVES, kind_of, legal_moves, listened_to
from ridotto.games.grimm.rules.seen import SOME_CHARACTER, SOMEBODY, decider, seen
from ridotto.games.grimm.rules.table import KINDS, OVER, WAGERING, Table
from ridotto.play import Game
from ridotto.seats import NOWHERE, SPECTATOR, size_of

SECRET = {
    *("chance", "action_cards", "characters", "hidden", "character_deck", "deck", "tableau"),
    *("drawn", "drawn_too", "wager_of", "chosen"),
    *("played", "before", "receivers", "passing", "offer"),  # what is not needed, or not in this order
}


def a_move(game: Game, rng: Random) -> int:
    """Any, but rather one that others will have to answer."""
    legal = game.legal()
    daring = [m for m in legal if kind_of(m) == EAVESDROP and size_of(listened_to(m)) == 2] or legal[1:]
    return rng.choice(daring if daring and rng.random() < 0.7 else legal)


def differing(one: Table, two: Table) -> set[str]:
    """The fields in which two tables differ."""
    return {field.name for field in fields(one) if getattr(one, field.name) != getattr(two, field.name)}


def legal_at(table: Table) -> list[int]:
    out = [0] * MOVES
    return out[: legal_moves(table, out)]


@pytest.mark.parametrize("ball", EVERY_BALL, ids=described)
def test_whoever_decides_sees_what_they_may_do_and_what_everybody_can_tell(ball):
    players, wagers, treasures, abilities = ball
    options = Options(wagers, treasures, abilities)
    for seed in range(8):
        game, rng, told = Game.grimm(players, seed=seed, options=options), Random(seed), 0
        known = [Holdings(player) for player in range(players)]
        while not game.over:
            table, player = game.rulebook.table, game.decider
            for viewer, holdings in enumerate(known):
                for event in game.events(viewer, told):
                    take_in(holdings, *event[:6])
            told = len(game.log)
            own = game.seen_table(player)

            assert differing(own, table) <= SECRET
            assert legal_at(own) == game.legal()
            assert decider(own) == player
            assert own.drawn == table.drawn or table.phase == OVER
            check_action_cards(own, table)
            check_cards(own, table, known[player])
            check_wagers(known[player], table)

            game.play(a_move(game, rng))


def check_action_cards(own: Table, table: Table) -> None:
    """Those of this round and the ones before are known."""
    turned_up = 2 * table.round - 2 * (table.actions == 0)
    turned_up = turned_up if turned_up <= table.action_count else 2
    assert own.action_cards[:turned_up] == table.action_cards[:turned_up]
    assert sorted(own.action_cards) == sorted(table.action_cards)


def check_cards(own: Table, table: Table, known: Holdings) -> None:
    """What lies open is seen; from events all of that follows, and of hands nothing that is not there."""
    for who in range(table.players):
        cards = slice(who * KINDS, (who + 1) * KINDS)
        if table.masked >> who & 1:
            assert own.tableau[cards] == table.tableau[cards] == known.artifacts[cards]
        elif who == known.player:
            assert own.tableau[cards] == table.tableau[cards]
        else:
            assert set(own.tableau[cards]) == {0}
        assert all(
            some <= all_ for some, all_ in zip(known.artifacts[cards], table.tableau[cards], strict=True)
        )


def check_wagers(known: Holdings, table: Table) -> None:
    """Every wager is one that it may be."""
    for who in range(table.players):
        taken = [known.wager[i] for i in range(known.wagers) if known.wagerer[i] == who]
        true = [character for character in range(KINDS) if table.wager_of[character] == who]
        assert len(taken) == len(true)
        assert all(any(able >> character & 1 for able in taken) for character in true)


def test_whoever_sees_a_table_writes_over_all_that_was_on_it():
    """Forgetting a field would show what the table was used for before."""
    options = Options(wagers=True, treasures=True, abilities=True)
    game, rng, used = Game.grimm(4, seed=4, options=options), Random(4), Table(2)
    for field in fields(used):
        value = getattr(used, field.name)
        setattr(used, field.name, [77] * len(value) if isinstance(value, list) else 77)
    while not game.over:
        for player in (*range(4), SPECTATOR):
            seen(game.rulebook.table, player, used)
            assert used == game.seen_table(player)
        game.play(a_move(game, rng))


def test_a_table_that_was_seen_has_no_decks_no_chance_and_no_masks_of_others():
    game = Game.grimm(4, seed=1, options=Options(wagers=True))
    table = game.seen_table(game.decider)

    assert {*table.deck, *table.character_deck} == {-1}
    assert set(table.chance) == {0}
    assert table.action_cards[2:] == [*sorted(table.action_cards[2:7]), 0]
    assert [player for player in range(4) if table.hidden[player]] == [game.decider]
    assert [i // 2 for i, character in enumerate(table.characters) if character >= 0] == [game.decider]


def played_until(when, options=None) -> Game:
    """A ball of four that has come to where something is so."""
    for seed in range(300):
        game, rng = Game.grimm(4, seed=seed, options=options or Options()), Random(seed)
        while not game.over:
            if when(game.rulebook.table):
                return game
            game.play(a_move(game, rng))
    raise AssertionError("that never happens")


def test_all_see_that_somebody_has_chosen_in_secret_and_nobody_else_what():
    game = played_until(lambda t: t.secretly and max(t.chosen) >= 0)
    table = game.rulebook.table
    who = next(player for player in range(4) if table.chosen[player] >= 0)

    assert game.seen_table(who).chosen[who] == table.chosen[who]
    for player in (*range(4), SPECTATOR):
        assert player == who or game.seen_table(player).chosen[who] == SOME_CHARACTER


def test_whoever_looks_through_the_wagers_sees_which_are_gone_and_not_who_has_them():
    game = played_until(
        lambda t: t.phase == WAGERING and any(who not in (NOWHERE, t.asked) for who in t.wager_of),
        Options(wagers=True),
    )
    table, player = game.rulebook.table, game.decider
    gone = [c for c in range(KINDS) if table.wager_of[c] not in (NOWHERE, player)]

    assert [c for c in range(KINDS) if game.seen_table(player).wager_of[c] == SOMEBODY] == gone
    assert set(game.seen_table(SPECTATOR).wager_of) == {NOWHERE}
