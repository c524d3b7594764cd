"""What holds at every moment of every game: a thousand random games for each number of players."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_tables import EVERY_BALL, Ball, Whim, any_ball, balls, described, share_of
from harness.amounts import examples
from harness.random_games import play_through
from ridotto.games.grimm.rules.events import Kind, RoseReason
from ridotto.play import open_game, read_record, replay, write_record
from ridotto.seats import members

ENDLESS = 20_000
"""More moves than any game should take."""


@pytest.mark.parametrize("ball", EVERY_BALL, ids=described)
def test_cards_and_masks_are_conserved_roses_have_events_and_every_game_ends(
    ball: tuple[int, bool, bool, bool],
) -> None:
    """G1, G12, G50–G53: a thousand games."""

    @settings(max_examples=share_of(examples(100, 1000), ball[0]))
    @given(balls(*ball))
    def law(drawn: tuple[Ball, Whim]) -> None:
        game, rng = drawn
        for _ in play_through(game, rng):
            count_the_cards(game)
            assert game.over or game.legal()
            assert len(game.moves) < ENDLESS
        name_the_cards(game)
        check_roses(game)
        check_the_end(game)
        again = replay(read_record(write_record(game)))
        assert (again.rulebook.table, again.log) == (game.rulebook.table, game.log)

    law()


def count_the_cards(game: Ball) -> None:
    """48 artifacts, wherever they are, and 8 characters; whoever is masked hides one."""
    t = game.rulebook.table
    drawn = (t.drawn >= 0) + (t.drawn_too >= 0)
    assert t.deck_count + t.discard_count + sum(t.pool) + sum(t.tableau) + drawn == 48
    assert t.size == [sum(t.tableau[8 * who : 8 * who + 8]) for who in range(5)]
    assert t.character_count + sum(character >= 0 for character in t.characters) == 8
    assert t.masked == sum(1 << who for who in range(t.players) if t.hidden[who])


def name_the_cards(game: Ball) -> None:
    """Six of each artifact, one of each character."""
    t = game.rulebook.table
    cards = Counter(t.deck[: t.deck_count])
    cards.update(card for card in (t.drawn, t.drawn_too) if card >= 0)
    for artifact in range(8):
        cards[artifact] += t.discard[artifact] + t.pool[artifact] + sum(t.tableau[artifact::8])
    assert cards == dict.fromkeys(range(8), 6)
    dealt = [character for character in t.characters if character >= 0]
    assert sorted(dealt + t.character_deck[: t.character_count]) == list(range(8))


def check_roses(game: Ball) -> None:
    """Every rose was told of, and those from trophies too."""
    roses, trophies = Counter(), Counter()
    for event in game.log:
        if event.kind == Kind.ROSES:
            assert event.n > 0
            roses[event.who] += event.n
            trophies[event.who] += event.n if event.a == RoseReason.TROPHY else 0
    t = game.rulebook.table
    assert [roses[who] for who in range(t.players)] == game.rulebook.scores()
    assert [trophies[who] for who in range(t.players)] == t.trophies[: t.players]


def check_the_end(game: Ball) -> None:
    """Somebody won, and for a reason that the table shows (G51, G52)."""
    t = game.rulebook.table
    standing = list(zip(t.roses, t.trophies, strict=True))[: t.players]
    assert members(t.winners) == [who for who in range(t.players) if standing[who] == max(standing)]
    if game.ending == "ten_roses":
        assert max(t.roses) >= 10
    elif game.ending == "three_rounds":
        assert t.round == 3
        assert max(t.roses) < 10
    else:
        assert game.ending == "limit"
        assert t.turn == game.header.options.max_turns
    assert [event.n for event in game.log if event.kind == Kind.ROUND] == [*range(1, t.round + 1)]


@settings(max_examples=examples(10, 40))
@given(any_ball)
def test_the_same_seed_and_moves_give_the_same_game(drawn: tuple[Ball, Whim]) -> None:
    game, rng = drawn
    *_, played = play_through(game, rng)
    again = open_game(game.header)
    for move in played.moves:
        again.play(again.text(move))
    assert again.log == played.log
    assert again.rulebook.table == played.rulebook.table


@settings(max_examples=examples(20, 60))
@given(any_ball, st.integers(0, 120))
def test_a_copy_and_a_saved_game_go_their_own_way_and_the_same(drawn: tuple[Ball, Whim], moves: int) -> None:
    game, rng = drawn
    for _, _ in zip(range(moves), play_through(game, rng), strict=False):
        pass
    before = (game.rulebook.table.copy(), game.log[:], game.moves[:])
    twin, saved = game.copy(), replay(read_record(write_record(game)))
    seed = rng.getrandbits(32)
    for one in (twin, saved):
        for _ in play_through(one, Random(seed)):
            pass
    assert (game.rulebook.table, game.log, game.moves) == before
    assert (twin.rulebook.table, twin.log) == (saved.rulebook.table, saved.log)
