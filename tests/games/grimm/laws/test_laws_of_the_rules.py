"""What holds in every game, however it is played."""

from collections import Counter
from dataclasses import fields

from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_play import SEEDS, Walk, legal, variants
from harness.amounts import examples
from ridotto.games.grimm.rules.characters import BANE, BOON
from ridotto.games.grimm.rules.events import Ending, Kind
from ridotto.games.grimm.rules.knowledge import public_possible
from ridotto.games.grimm.rules.moves import MOVES
from ridotto.games.grimm.rules.rules import play
from ridotto.games.grimm.rules.setup import Variant, new_table, open_table
from ridotto.games.grimm.rules.table import KINDS, NOBODY, OVER, Table
from ridotto.seats import NOWHERE

LAWS = settings(max_examples=examples(40, 150))


def artifacts_of(t: Table) -> Counter[int]:
    """Where all the cards are, counted by kind."""
    found = Counter(t.deck[: t.deck_count])
    for artifact in range(KINDS):
        found[artifact] += t.discard[artifact] + t.pool[artifact] + sum(t.tableau[artifact::KINDS])
    found.update(card for card in (t.drawn, t.drawn_too) if card >= 0)
    return found


def check_cards(t: Table) -> None:
    assert artifacts_of(t) == dict.fromkeys(range(KINDS), 6)
    assert t.discard_count == sum(t.discard)
    for who in range(t.players):
        assert t.size[who] == sum(t.tableau[who * KINDS : (who + 1) * KINDS])
    assert min(t.tableau) >= 0


def check_masks(t: Table) -> None:
    dealt = [c for c in t.characters if c >= 0]
    assert sorted(dealt + t.character_deck[: t.character_count]) == list(range(KINDS))
    for who in range(t.players):
        mine = sum(1 << c for c in t.characters[2 * who : 2 * who + 2] if c >= 0)
        assert t.hidden[who] == mine & ~t.broken
        assert bool(t.hidden[who]) == bool(t.masked >> who & 1)
        assert t.markers[who] & (t.hidden[who] | t.broken) == 0
        assert t.hidden[who] & ~public_possible(t, who) == 0, "the truth is always possible"


def check_nothing_is_overlooked(t: Table) -> None:
    """Whoever is masked has neither two of the bane nor three of the boon."""
    for who in range(t.players):
        for character in range(KINDS):
            if t.hidden[who] >> character & 1:
                assert t.tableau[who * KINDS + BANE[character]] < 2
                assert t.tableau[who * KINDS + BOON[character]] < 3


def check_options(t: Table) -> None:
    options = legal(t)
    assert options == sorted(set(options))
    assert all(0 <= move < MOVES for move in options)
    assert bool(options) == (t.phase != OVER)
    assert 0 <= t.asked < t.players
    assert t.phase != NOBODY


@given(variants(), SEEDS, st.integers())
@LAWS
def test_nothing_is_ever_lost_or_overlooked(setting, seed, choices):
    walk = Walk.start(setting, seed, choices)
    while not walk.over:
        walk.step()
        check_options(walk.table)
        if not walk.over:
            check_cards(walk.table)
            check_masks(walk.table)
            check_nothing_is_overlooked(walk.table)


@given(variants(), SEEDS, st.integers())
@LAWS
def test_every_rose_has_an_event_and_none_is_taken_away(setting, seed, choices):
    walk = Walk.start(setting, seed, choices)
    while not walk.over:
        walk.step()
    told = [0] * 5
    for event in walk.log:
        if event.kind == Kind.ROSES:
            assert event.n > 0
            told[event.who] += event.n
    assert told == walk.table.roses
    assert all(walk.table.trophies[who] <= told[who] for who in range(5))


@given(variants(), SEEDS, st.integers())
@LAWS
def test_every_game_ends_after_at_most_three_rounds(setting, seed, choices):
    walk = Walk.start(setting, seed, choices)
    while not walk.over:
        walk.step()
        assert len(walk.moves) < 20_000
    assert walk.table.round <= 3
    assert walk.table.ending in (Ending.TEN_ROSES, Ending.THREE_ROUNDS)
    assert walk.table.winners != 0
    assert walk.log[-1].kind == Kind.ENDED


@given(variants(limits=st.integers(1, 40)), SEEDS, st.integers())
@LAWS
def test_the_turn_limit_is_never_passed(setting, seed, choices):
    walk = Walk.start(setting, seed, choices)
    while not walk.over:
        walk.step()
    assert walk.table.turn <= setting[1].max_turns
    assert sum(event.kind == Kind.TURN for event in walk.log) <= setting[1].max_turns


@given(st.integers(2, 5), SEEDS)
@LAWS
def test_a_game_in_which_no_one_ever_acts_ends_too(players, seed):
    """G46: all always keep, or give to the left, and pass; the stalemate ends what nothing else does."""
    t = new_table(players, Variant(), seed)
    log = []
    open_table(t, NOWHERE, log)
    moves = 0
    while t.phase != OVER:
        play(t, legal(t)[0], log)
        moves += 1
        assert moves < 2_000
    assert t.ending != Ending.LIMIT


@given(variants(), SEEDS, st.integers())
@LAWS
def test_the_same_seed_and_moves_give_the_same_game(setting, seed, choices):
    walk = Walk.start(setting, seed, choices)
    while not walk.over:
        walk.step()
    again = Walk.start(setting, seed, 0)
    for move in walk.moves:
        play(again.table, move, again.log)
    assert again.log == walk.log
    assert again.table == walk.table


@given(variants(), SEEDS, st.integers(), st.integers(0, 150))
@LAWS
def test_a_copy_goes_its_own_way(setting, seed, choices, when):
    walk = Walk.start(setting, seed, choices)
    while not walk.over and len(walk.moves) < when:
        walk.step()
    before = {each.name: repr(getattr(walk.table, each.name)) for each in fields(Table)}
    twin = Walk(walk.table.copy(), walk.choose)
    assert twin.table == walk.table
    while not twin.over:
        twin.step()
    assert before == {each.name: repr(getattr(walk.table, each.name)) for each in fields(Table)}
    assert all(
        getattr(twin.table, each.name) is not getattr(walk.table, each.name)
        for each in fields(Table)
        if isinstance(getattr(twin.table, each.name), list)
    )


def test_every_list_of_a_table_keeps_its_size():
    walk = Walk.start((5, Variant(True, True, True)), 3, 4)
    sizes = {f.name: len(getattr(walk.table, f.name)) for f in fields(Table) if f.name in list_names()}
    while not walk.over:
        walk.step()
    assert sizes == {name: len(getattr(walk.table, name)) for name in list_names()}
    everything = [getattr(walk.table, name) for name in list_names()]
    assert all(type(item) is int for row in everything for item in row)


def list_names() -> list[str]:
    return [each.name for each in fields(Table) if isinstance(getattr(Table(2), each.name), list)]
