"""What holds at every moment of every game: a thousand random games for each edition and player count."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.mascarade.random_tables import EVERY_TABLE, games
from harness.amounts import examples
from harness.random_games import play_through
from ridotto.games.mascarade.rules.events import BANK, Kind
from ridotto.play import Game, open_game, read_record, replay, write_record
from ridotto.seats import members

COINS_AT_THE_START = 6


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_coins_are_conserved_no_one_has_debts_and_every_game_ends(edition: int, players: int) -> None:
    """M2, M30–M35: a thousand games."""

    @settings(max_examples=examples(60, 1000))
    @given(games(edition, players))
    def law(drawn: tuple[Game, Random]) -> None:
        game, rng = drawn
        cards = sorted(game.rulebook.table.cards)
        for _ in play_through(game, rng):
            check_coins(game)
            assert game.over or game.legal()
        assert sorted(game.rulebook.table.cards) == cards
        assert sorted(game.rulebook.table.player_at) == list(range(players))
        check_the_end(game)
        assert replay(read_record(write_record(game))).position() == game.position()

    law()


def check_coins(game: Game) -> None:
    """6 × players + all the bank has paid = coins of all seats + court, and nobody owes anything."""
    t = game.rulebook.table
    assert COINS_AT_THE_START * t.players + t.bank == sum(t.coins) + t.court
    assert min(t.coins) >= 0
    assert t.court >= 0


def check_the_end(game: Game) -> None:
    """Somebody won, and for a reason that the table shows."""
    t = game.rulebook.table
    coins = {player: t.coins[t.seat_of[player]] for player in range(t.players)}
    winners = members(t.winners)
    assert winners
    assert t.bank == sum(e.n for e in game.log if e.kind == Kind.PAID and e.a == BANK)
    if game.ending == "rich":
        assert winners == [player for player, has in coins.items() if has >= 13]
    elif game.ending == "power":
        assert len(winners) == 1
    else:
        assert game.ending in ("ruin", "limit")
        assert winners == [player for player, has in coins.items() if has == max(coins.values())]
        assert (game.ending == "ruin") == (min(coins.values()) == 0)
        assert max(coins.values()) < 13
    if game.ending == "limit":
        assert t.turn == game.header.options.max_turns


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_the_same_seed_and_moves_give_the_same_game(edition: int, players: int) -> None:
    @settings(max_examples=examples(5, 20))
    @given(games(edition, players))
    def law(drawn: tuple[Game, Random]) -> None:
        game, rng = drawn
        *_, played = play_through(game, rng)
        again = open_game(game.header)
        for move in played.moves:
            again.play(move)
        assert again.log == played.log
        assert again.rulebook.table == played.rulebook.table

    law()


@settings(max_examples=examples(20, 60))
@given(st.sampled_from(EVERY_TABLE).flatmap(lambda table: games(*table)), st.integers(0, 60))
def test_a_copy_goes_its_own_way(drawn: tuple[Game, Random], moves: int) -> None:
    game, rng = drawn
    for _, _ in zip(range(moves), play_through(game, rng), strict=False):
        pass
    twin, table = game.copy(), game.rulebook.table.copy()
    before = (game.position(), list(game.log), list(game.moves))
    for _ in play_through(twin, rng):
        pass
    assert (game.position(), game.log, game.moves) == before
    assert game.rulebook.table == table
