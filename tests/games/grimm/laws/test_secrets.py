"""Two games that differ only in what a player may not know look alike to that player.

A game is played for a while and copied, and in the copy something is changed that one player, or whoever
watches, may not know. Both go on with the same moves, but for choices made in secret. That player must see
the same, event by event and view by view, until the hidden thing itself is shown to them.
"""

from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_tables import PLAYERS, Ball, Whim, balls
from harness.amounts import examples
from harness.random_games import Look, seeds, view_and_table
from ridotto.events import HIDDEN, Event
from ridotto.games.grimm import Laid, Options, View
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind, MarkReason
from ridotto.games.grimm.rules.moves import ACT, EAVESDROP, action_of, kind_of, listened_to
from ridotto.games.grimm.rules.table import KINDS, PLACING, WAGERING, Table, places_for_marker
from ridotto.play import Game
from ridotto.seats import NOWHERE, SPECTATOR, members, size_of

TELLING = (Kind.UNMASKED, Kind.ROUND_ENDED, Kind.SHOWN)
"""By these all learn a character: a pair that unmasks, a triple that wins, a right accusation, masks off."""


# ── What may be changed behind somebody's back ───────────────────────────────────────────────────────


def other_order_of_the_deck(t: Table, viewer: int, rng: Whim) -> bool:
    before = t.deck[: t.deck_count]
    t.deck[: t.deck_count] = rng.sample(before, len(before))
    return t.deck[: t.deck_count] != before


def spots(t: Table, viewer: int, rng: Whim) -> list[int]:
    """Where the characters lie that others still hide."""
    found = [
        i for i, c in enumerate(t.characters) if c >= 0 and i // 2 != viewer and t.hidden[i // 2] >> c & 1
    ]
    rng.shuffle(found)
    return found


def other_character(t: Table, viewer: int, rng: Whim) -> bool:
    """Somebody is one of those in the character deck whom they may publicly be."""
    for spot in spots(t, viewer, rng):
        old, who = t.characters[spot], spot // 2
        for i in range(t.character_count):
            new = t.character_deck[i]
            if not t.markers[who] >> new & 1:
                t.character_deck[i], t.characters[spot] = old, new
                t.hidden[who] ^= 1 << old | 1 << new
                return True
    return False


def exchanged_characters(t: Table, viewer: int, rng: Whim) -> bool:
    """Two others are each other, as far as their markers allow it."""
    for one, two in permutations(spots(t, viewer, rng), 2):
        a, b = t.characters[one], t.characters[two]
        if one // 2 != two // 2 and not (t.markers[one // 2] >> b | t.markers[two // 2] >> a) & 1:
            t.characters[one], t.characters[two] = b, a
            t.hidden[one // 2] ^= 1 << a | 1 << b
            t.hidden[two // 2] ^= 1 << a | 1 << b
            return True
    return False


def other_wager(t: Table, viewer: int, rng: Whim) -> bool:
    if t.phase == WAGERING and t.asked == viewer:
        return False  # they are looking through those that are left
    taken = [c for c in range(KINDS) if t.wager_of[c] not in (NOWHERE, viewer)]
    left = [c for c in range(KINDS) if t.wager_of[c] == NOWHERE]
    if taken and left:
        old, new = rng.choice(taken), rng.choice(left)
        t.wager_of[new], t.wager_of[old] = t.wager_of[old], NOWHERE
    return bool(taken and left)


def other_hand(t: Table, viewer: int, rng: Whim) -> bool:
    """Somebody unmasked has a card that lies in the deck, and the deck has theirs."""
    for who in range(t.players):
        held = [a for a in range(KINDS) if t.tableau[who * KINDS + a]]
        if who == viewer or t.masked >> who & 1 or not held:
            continue
        old = rng.choice(held)
        places = [i for i in range(t.deck_count) if t.deck[i] != old]
        if places:
            spot = rng.choice(places)
            t.tableau[who * KINDS + old] -= 1
            t.tableau[who * KINDS + t.deck[spot]] += 1
            t.deck[spot] = old
            return True
    return False


def other_choice_in_secret(t: Table, viewer: int, rng: Whim) -> bool:
    """Somebody has chosen to put a marker elsewhere, and it is not shown yet."""
    for who in range(t.players):
        elsewhere = places_for_marker(t, who) & ~(1 << t.chosen[who]) if t.chosen[who] >= 0 else 0
        if who != viewer and elsewhere:
            t.chosen[who] = rng.choice(members(elsewhere))
            return True
    return False


def dealt_in_another_order(t: Table, viewer: int, rng: Whim) -> bool:
    """With two players: which of their characters the other one got first."""
    other = 1 - viewer if viewer < 2 else 0
    cards = t.characters[2 * other : 2 * other + 2]
    t.characters[2 * other : 2 * other + 2] = cards[::-1]
    return True


def nothing_yet(t: Table, viewer: int, rng: Whim) -> bool:
    """Somebody is just about to choose in secret."""
    return t.asked != viewer and chooses_in_secret(t)


def chooses_in_secret(t: Table) -> bool:
    return t.phase == WAGERING or (t.phase == PLACING and t.secretly == 1)


Change = Callable[[Table, int, Whim], bool]
FOR_ALL: list[Change] = [other_order_of_the_deck, other_character, exchanged_characters]
FOR_TWO: list[Change] = [other_order_of_the_deck, other_character, dealt_in_another_order]
FOR_THREE_OR_MORE: list[Change] = [other_wager, other_hand, nothing_yet, other_choice_in_secret]


def changes_for(players: int) -> list[Change]:
    """Two players have only one other, and neither wagers nor hands."""
    return FOR_TWO if players == 2 else FOR_ALL + FOR_THREE_OR_MORE


# ── Side by side ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("players", "change"),
    [(players, change) for players in PLAYERS for change in changes_for(players)],
)
def test_what_a_player_may_not_know_changes_nothing_that_they_see(players: int, change: Change) -> None:
    """G6 and every audience."""
    compared, told = [], []

    @settings(max_examples=30)
    @given(
        st.booleans().flatmap(lambda rest: balls(players, players > 2, rest, rest)),
        st.integers(0, 60),
        st.sampled_from([*range(players), SPECTATOR]),
    )
    def law(drawn: tuple[Ball, Whim], moves: int, viewer: int) -> None:
        game, rng = drawn
        twin = play_until_it_can_be_changed(game, rng, moves, change, viewer)
        if twin is not None:
            compared.append(viewer)
            told.append(play_beside(game, twin, viewer, rng))

    law()
    assert len(compared) >= 10, "the law is not empty"
    assert any(told), "what was hidden is shown in the end"


def play_until_it_can_be_changed(
    game: Ball, rng: Whim, moves: int, change: Change, viewer: int
) -> Ball | None:
    """The copy in which something is different, as soon as that is possible after so many moves."""
    while not game.over:
        if len(game.moves) >= moves:
            twin = game.copy()
            if change(twin.rulebook.table, viewer, rng):
                return twin
        game.play(
            rng.choice((eavesdropping(game) if change is other_choice_in_secret else []) or game.legal())
        )
    return None


def eavesdropping(game: Ball) -> list[int]:
    """The moves that lead to two players who choose in secret."""
    legal = [move for move in game.legal() if kind_of(move) in (ACT, EAVESDROP)]
    both = [m for m in legal if kind_of(m) == EAVESDROP and size_of(listened_to(m)) == 2]
    return both or [m for m in legal if kind_of(m) == ACT and action_of(m) == Action.EAVESDROP]


def play_beside(
    one: Ball, other: Ball, viewer: int, rng: Whim, most: int = 40, look: Look = view_and_table
) -> bool:
    """The same moves in both, until the viewer is shown the difference; whether they were."""
    twisted = one.rulebook.table.chosen != other.rulebook.table.chosen
    for _ in range(most):
        view = one.view(viewer)
        assert look(one, viewer) == look(other, viewer)
        if one.over:
            return False
        both = sorted(set(one.legal()) & set(other.legal()))
        if not both:
            return False  # somebody else cannot do in one game what they do in the other
        move = twist = rng.choice(both)
        if one.decider != viewer and chooses_in_secret(one.rulebook.table):
            twist = rng.choice(other.legal())
            twisted = twisted or twist != move
        before, mover = len(one.log), one.decider
        told = one.play(move)
        other.play(twist)
        seen, beside = one.events(viewer, before), other.events(viewer, before)
        assert mover != viewer or told == seen
        if seen != beside:
            check_it_was_shown(seen, beside, view, twisted)
            return True
    return False


def check_it_was_shown(seen: list[Event], beside: list[Event], view: View, twisted: bool) -> None:
    """What differs first is what was just told: a secret, a mask, markers chosen, a card drawn unseen."""
    first, second = next((a, b) for a, b in zip(seen, beside, strict=False) if a != b)
    if first._replace(secret=HIDDEN) == second._replace(secret=HIDDEN):
        assert HIDDEN not in (first.secret, second.secret)
        assert first.audience >> view.viewer & 1
    elif first._replace(n=0) == second._replace(n=0) and first.kind in (Kind.MARKED, Kind.GAVE):
        chosen_in_secret = twisted and (first.kind, first.a) == (Kind.MARKED, MarkReason.CHOSEN)
        assert chosen_in_secret or (first.kind == Kind.GAVE and view.drawn == (None,))
    else:
        assert first.kind in TELLING or second.kind in TELLING


@settings(max_examples=examples(20, 60))
@given(
    st.sampled_from(PLAYERS),
    seeds,
    st.permutations(CHARACTER_NAMES),
    st.permutations(CHARACTER_NAMES),
)
def test_a_deal_looks_the_same_to_players_with_the_same_characters(
    players: int, seed: int, one: list[str], two: list[str]
) -> None:
    """G1, G6."""
    each = 2 if players == 2 else 1
    others = [name for name in two if name not in one[:each]]
    games = [
        Game.grimm(
            players,
            seed=seed,
            first=0,
            options=Options(treasures=True),
            laid=Laid([order[each * who : each * who + each] for who in range(players)]),
        )
        for order in (one, [*one[:each], *others])
    ]
    for viewer in (0, SPECTATOR):
        assert games[0].view(viewer) == games[1].view(viewer)
        assert games[0].events(viewer) == games[1].events(viewer)
    assert [named(game.view(0).guests[0].characters) for game in games] == [set(one[:each])] * 2


def named(characters: tuple[int, ...]) -> set[str]:
    return {CHARACTER_NAMES[character] for character in characters}
