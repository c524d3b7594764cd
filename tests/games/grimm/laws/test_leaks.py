"""Nobody sees what is not theirs to know.

A game is copied at some point, and in the copy something is changed that one player may not know. Both go on
with the same moves. That player must see the same events in both, until the hidden thing itself is shown.
"""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_play import SEEDS, Walk, legal, variants
from harness.amounts import examples
from ridotto.chance import shuffle
from ridotto.events import Event
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.rules import play
from ridotto.games.grimm.rules.setup import Start, Variant, new_table, open_table
from ridotto.games.grimm.rules.table import KINDS, PLACING, WAGERING, Table
from ridotto.seats import NOWHERE, SPECTATOR

LEAKS = settings(max_examples=examples(80, 500))
TELLING = (Kind.UNMASKED, Kind.ROUND_ENDED)
"""By these everybody learns a character: a pair that unmasks, a triple that wins, a right accusation."""


def change_deck(t: Table, viewer: int, choose: Random) -> bool:
    """The cards to come lie in another order."""
    before = t.deck[: t.deck_count]
    shuffle([choose.getrandbits(32) for _ in range(4)], t.deck, t.deck_count)
    return t.deck[: t.deck_count] != before


def change_character(t: Table, viewer: int, choose: Random) -> bool:
    """Somebody else is somebody else: one of those in the character deck whom they may publicly be."""
    spots = [
        i for i, c in enumerate(t.characters) if c >= 0 and i // 2 != viewer and t.hidden[i // 2] >> c & 1
    ]
    choose.shuffle(spots)
    for spot in spots:
        for i in range(t.character_count):
            new, old, who = t.character_deck[i], t.characters[spot], spot // 2
            if not t.markers[who] >> new & 1:
                t.character_deck[i], t.characters[spot] = old, new
                t.hidden[who] ^= 1 << old | 1 << new
                return True
    return False


def change_wager(t: Table, viewer: int, choose: Random) -> bool:
    """Somebody else has bet on another character."""
    taken = [c for c in range(KINDS) if t.wager_of[c] not in (NOWHERE, viewer)]
    left = [c for c in range(KINDS) if t.wager_of[c] == NOWHERE]
    if not taken or not left:
        return False
    old, new = choose.choice(taken), choose.choice(left)
    t.wager_of[new], t.wager_of[old] = t.wager_of[old], NOWHERE
    return True


def change_hand(t: Table, viewer: int, choose: Random) -> bool:
    """An unmasked player has another card in hand, and the deck has theirs."""
    for who in range(t.players):
        if who != viewer and not t.masked >> who & 1 and t.size[who] and t.deck_count:
            held = [a for a in range(KINDS) if t.tableau[who * KINDS + a]]
            old, spot = choose.choice(held), choose.randrange(t.deck_count)
            new = t.deck[spot]
            t.tableau[who * KINDS + old] -= 1
            t.tableau[who * KINDS + new] += 1
            t.deck[spot] = old
            return old != new
    return False


CHANGES = (change_deck, change_character, change_wager, change_hand)


def differs_rightly(ours: Event, theirs: Event, viewer: int, telling: bool) -> bool:
    """Whether two events differ only in a secret the viewer may see, or by telling a character to all."""
    if ours._replace(secret=0, audience=0) == theirs._replace(secret=0, audience=0):
        return bool(ours.audience >> viewer & 1)
    return telling and (ours.kind in TELLING or theirs.kind in TELLING)


def first_difference(one: list[Event], two: list[Event], viewer: int) -> tuple[Event, Event] | None:
    """The first events that look different to the viewer."""
    for ours, theirs in zip(one, two, strict=False):
        if ours.seen_by(viewer) != theirs.seen_by(viewer):
            return ours, theirs
    return None


def same_questions(t: Table, other: Table, viewer: int) -> None:
    """All see who is asked for what, and those who are asked may do what they may do."""
    assert (t.asked, t.phase) == (other.asked, other.phase)
    if t.asked == viewer:
        assert legal(t) == legal(other)


def go_on_together(walk: Walk, twin: Table, viewer: int, telling: bool, most: int = 120) -> bool:
    """The same moves in both, as long as they look the same; whether a difference came up."""
    twin_log: list[Event] = []
    start = len(walk.log)
    for _ in range(most):
        if walk.over:
            return False
        same_questions(walk.table, twin, viewer)
        seen = len(walk.log)
        allowed = legal(twin)
        move = walk.step()
        if move not in allowed:
            return False
        told = len(twin_log)
        play(twin, move, twin_log)
        ours, theirs = walk.log[seen:], twin_log[told:]
        found = first_difference(ours, theirs, viewer)
        if found is not None:
            assert differs_rightly(*found, viewer, telling), found
            return True
        assert len(ours) == len(theirs)
        assert seen - start == told
    return False


@given(variants(), SEEDS, st.integers(), st.integers(0, 120), st.sampled_from(CHANGES), st.data())
@LEAKS
def test_games_that_differ_in_what_a_player_may_not_know_look_alike_to_them(
    setting, seed, choices, when, change, data
):
    """G6."""
    walk = Walk.start(setting, seed, choices)
    for _ in range(when):
        if not walk.over:
            walk.step()
    viewer = data.draw(st.sampled_from([*range(setting[0]), SPECTATOR]))
    twin = walk.table.copy()
    if walk.over or not change(twin, viewer, Random(choices)):
        return
    go_on_together(walk, twin, viewer, telling=change is change_character)


def test_these_comparisons_find_something():
    """G6: hidden things do come up, each of them, so the law above is not empty."""
    found: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    choose = Random(5)
    for i in range(160):
        walk = Walk.start((3 + i % 3, Variant(True, True, True)), i, i)
        for _ in range(choose.randrange(10, 90)):
            if not walk.over:
                walk.step()
        change = CHANGES[i % 4]
        twin = walk.table.copy()
        if not walk.over and change(twin, SPECTATOR, choose):
            tried[change.__name__] += 1
            found[change.__name__] += go_on_together(
                walk, twin, SPECTATOR, telling=change is change_character
            )
    assert all(tried[change.__name__] >= 5 for change in CHANGES), tried
    assert all(found[change.__name__] >= 1 for change in CHANGES if change is not change_hand), found


@given(variants(), SEEDS, st.integers())
@LEAKS
def test_a_secret_choice_looks_the_same_to_others_whatever_it_is(setting, seed, choices):
    """G31, G70."""
    walk = Walk.start(setting, seed, choices)
    while not walk.over:
        t = walk.table
        if t.phase == WAGERING or (t.phase == PLACING and t.secretly):
            compare_choices(t, [who for who in (*range(setting[0]), SPECTATOR) if who != t.asked])
        walk.step()


def compare_choices(t: Table, viewers: list[int]) -> None:
    """Each choice in a game of its own, up to where it is shown to all."""
    stories = []
    for move in legal(t):
        log: list[Event] = []
        play(t.copy(), move, log)
        shown = [i for i, event in enumerate(log) if event.kind in (Kind.MARKED, Kind.WAGER_SHOWN)]
        stories.append(log[: shown[0]] if shown else log)
    for viewer in viewers:
        seen = {tuple(event.seen_by(viewer) for event in story) for story in stories}
        assert len(seen) == 1


@given(variants(), SEEDS, st.permutations(range(KINDS)), st.permutations(range(KINDS)))
@LEAKS
def test_a_deal_looks_the_same_to_players_with_the_same_characters(setting, seed, one, two):
    """G1, G6."""
    players, each = setting[0], 2 if setting[0] == 2 else 1
    others = [character for character in two if character not in one[:each]]
    logs: list[list[Event]] = []
    for order in (one, [*one[:each], *others]):
        t = new_table(*setting, seed)
        logs.append([])
        open_table(t, 0, logs[-1], Start([order[each * who : each * (who + 1)] for who in range(players)]))
    for viewer in (0, SPECTATOR):
        assert first_difference(*logs, viewer) is None
    assert len(logs[0]) == len(logs[1])
