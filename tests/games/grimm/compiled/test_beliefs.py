"""What a player at the ball believes is what follows from what they saw: no less, and nothing else."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from games.grimm.random_tables import Ball, Whim, any_ball
from harness.random_games import play_through
from ridotto.chance import sow
from ridotto.events import HIDDEN, Event
from ridotto.games.grimm import Laid, Options
from ridotto.games.grimm.rules.characters import BANE, BOON, NO_CHARACTER
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.knowledge import public_possible
from ridotto.games.grimm.rules.table import KINDS, OVER
from ridotto.play import Game
from ridotto.seats import EVERYONE, SPECTATOR, members
from ridotto.simulation import GrimmBeliefs, Tastes

ODD = Tastes(keeps_boon=0.7, keeps_other=0.45, keeps_bane=0.15, accuses_of_own=0.3)
"""Numbers that no mistake makes up for."""
QUEEN, HOOD, BEAST = 0, 1, 7
CROWN, MIRROR = BOON[QUEEN], BANE[QUEEN]


def after(game: Ball, player: int, tastes: Tastes = ODD) -> GrimmBeliefs:
    """What a player believes who has watched the game up to now."""
    beliefs = GrimmBeliefs(player, len(game.players), tastes=tastes)
    beliefs.watch(game.events(player))
    return beliefs


def chances(beliefs: GrimmBeliefs) -> dict[tuple[int, ...], float]:
    """How likely each deal is."""
    deals, weights = beliefs.worlds()
    return dict(zip(map(tuple, deals.tolist()), weights.tolist(), strict=True))


def play_some(players: int, seed: int, moves: int, **variants: bool) -> Ball:
    """A game after some random moves."""
    game, rng = Game.grimm(players, seed=seed, options=Options(**variants)), Random(seed)
    while not game.over and len(game.moves) < moves:
        game.play(rng.choice(game.legal()))
    return game


# ── Exact ────────────────────────────────────────────────────────────────────────────────────────────


class Case:
    """One way to deal, and how likely all that was seen of this round is then; by the letter, not fast."""

    def __init__(self, deal: Sequence[int], viewer: int, each: int) -> None:
        self.has = [set(deal[i : i + each]) for i in range(0, len(deal), each)]
        self.viewer = viewer
        self.chance = 1.0
        self.shown: set[int] = set()
        self.pool: Counter[int] = Counter()
        self.choice_is_free = False

    def follow(self, events: Sequence[Event]) -> float:
        for event in events:
            self.take_in(event)
        return self.chance

    def take_in(self, event: Event) -> None:
        kind, who = event.kind, event.who
        if kind == Kind.MARKED:
            self.chance *= event.n not in self.has[who]
        elif kind in (Kind.DEALT, Kind.UNMASKED, Kind.SHOWN) and event.secret != HIDDEN:
            self.chance *= event.secret in self.has[who]
            self.shown |= {event.secret} if kind != Kind.DEALT else set()
        elif kind == Kind.PEEKED and event.secret != HIDDEN:
            self.chance *= not any(event.secret in has for has in self.has)
        elif kind == Kind.TURN:
            self.choice_is_free = event.a == 0
        elif kind == Kind.REVEALED:
            self.pool[event.secret] += 1
        elif kind in (Kind.DRAFTED, Kind.KEPT, Kind.GAVE, Kind.POINTED):
            self.choose(kind, who, event.n)

    def choose(self, kind: int, who: int, n: int) -> None:
        chances = [self.likely(kind, character, n) for character in self.has[who] - self.shown]
        if who != self.viewer and chances and self.chance:
            self.chance *= sum(chances) / len(chances)
        self.pool[n] -= kind == Kind.DRAFTED
        self.choice_is_free &= kind not in (Kind.KEPT, Kind.GAVE)

    def likely(self, kind: int, character: int, n: int) -> float:
        """How likely a character makes such a choice."""
        if kind == Kind.POINTED:
            return ODD.accuses_of_own if character == n else 1.0
        if kind == Kind.DRAFTED:
            wanted = {a: keeps(character, a) / (1 - keeps(character, a)) for a in range(KINDS)}
            return wanted[n] / sum(self.pool[a] * wanted[a] for a in wanted)
        if not self.choice_is_free:
            return 1.0
        return keeps(character, n) if kind == Kind.KEPT else 1 - keeps(character, n)


def keeps(character: int, artifact: int) -> float:
    """How likely a character keeps an artifact."""
    if BOON[character] == artifact:
        return ODD.keeps_boon
    return ODD.keeps_bane if BANE[character] == artifact else ODD.keeps_other


def every_case(game: Ball, viewer: int) -> dict[tuple[int, ...], float]:
    """How likely each deal of this round is, by going through all of them."""
    players = len(game.players)
    each = 2 if players == 2 else 1
    seen = game.events(viewer)
    seen = seen[max(i for i, event in enumerate(seen) if event.kind == Kind.ROUND) :]
    found = {d: Case(d, viewer, each).follow(seen) for d in permutations(range(KINDS), players * each)}
    total = sum(found.values())
    return {deal: chance / total for deal, chance in found.items() if chance}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_beliefs_are_what_going_through_every_deal_gives(players: int, seed: int):
    variants = {"treasures": seed % 2 == 1, "abilities": seed % 3 == 1, "wagers": players > 2 and seed > 3}
    game = play_some(players, seed, 10 + 15 * seed, **variants)
    viewer = SPECTATOR if seed == 5 else seed % players
    beliefs, expected = after(game, viewer), every_case(game, viewer)

    assert chances(beliefs) == pytest.approx(expected, abs=1e-12)
    each = beliefs.each
    for who in range(players):
        for c in range(KINDS):
            chance = sum(w for d, w in expected.items() if c in d[who * each : (who + 1) * each])
            assert beliefs.chance(who, c) == pytest.approx(chance, abs=1e-12)
            assert beliefs.marginals()[who, c] == pytest.approx(chance, abs=1e-12)
    left_over = [sum(w for d, w in expected.items() if c not in d) for c in range(KINDS)]
    assert beliefs.left_over() == pytest.approx(left_over, abs=1e-12)


@settings(max_examples=60)
@given(any_ball)
def test_watchers_know_of_everybody_exactly_what_the_rules_call_public(drawn: tuple[Ball, Whim]):
    game, rng = drawn
    players = len(game.players)
    beliefs, seen = GrimmBeliefs(SPECTATOR, players), 0
    for _ in play_through(game, rng):
        beliefs.watch(game.events(SPECTATOR, seen))
        seen = len(game.log)
        if in_a_round(game):
            table = game.rulebook.table
            assert [beliefs.possible(who) for who in range(players)] == [
                public_possible(table, who) for who in range(players)
            ]


@settings(max_examples=60)
@given(any_ball)
def test_a_player_rules_out_what_they_may_and_never_the_truth(drawn: tuple[Ball, Whim]):
    game, rng = drawn
    players = len(game.players)
    viewer, seen = rng.randrange(players), 0
    beliefs = GrimmBeliefs(viewer, players)
    for _ in play_through(game, rng):
        beliefs.watch(game.events(viewer, seen))
        seen = len(game.log)
        if in_a_round(game):
            check_deals(beliefs, game)


@cache
def all_deals(characters: int) -> np.ndarray:
    """Every way to deal so many characters."""
    return np.array(list(permutations(range(KINDS), characters)))


def in_a_round(game: Ball) -> bool:
    """Whether characters are dealt: not while somebody chooses an ability, nor after the end."""
    table = game.rulebook.table
    return table.phase != OVER and table.masked != 0


def check_deals(beliefs: GrimmBeliefs, game: Ball) -> None:
    """Exactly those are left that agree with markers, fallen masks, one's own and what one peeked at."""
    table, viewer, each = game.rulebook.table, beliefs.player, beliefs.each
    truth = [c for c in table.characters if c != NO_CHARACTER]
    rounds = [i for i, event in enumerate(game.log) if event.kind == Kind.ROUND]
    peeked = {e.secret for e in game.events(viewer, rounds[-1]) if e.kind == Kind.PEEKED} - {HIDDEN}
    deals = all_deals(beliefs.players * each)
    fits = ~np.isin(deals, list(peeked)).any(axis=1)
    for slot, character in enumerate(truth):
        who = slot // each
        fits &= ~np.isin(deals[:, slot], members(table.markers[who]))
        if who == viewer or table.broken >> character & 1:
            fits &= (deals[:, who * each : (who + 1) * each] == character).any(axis=1)
    found, weights = beliefs.worlds()

    assert sorted(map(tuple, deals[fits].tolist())) == sorted(map(tuple, found.tolist()))
    assert tuple(truth) in set(map(tuple, found.tolist()))
    assert weights.min() > 0
    assert weights.sum() == pytest.approx(1)


# ── Nothing else ─────────────────────────────────────────────────────────────────────────────────────


def test_secrets_of_others_are_not_read_even_if_they_are_handed_over():
    game = play_some(4, 3, 40)
    handed_over = GrimmBeliefs(1, 4, tastes=ODD)
    handed_over.watch(game.log)

    assert chances(handed_over) == chances(after(game, 1))


@pytest.mark.parametrize("seed", range(6))
def test_balls_that_differ_in_who_the_others_are_are_believed_alike(seed: int):
    decks = [["Evil Queen"], ["Red Riding Hood"], ["The Beast"]], [["Evil Queen"], ["Hansel"], ["Cinderella"]]
    game, other = (Game.grimm(3, seed=seed, first=0, laid=Laid(characters=deck)) for deck in decks)
    rng, alike = Random(seed), 0
    while game.events(0) == other.events(0) and not game.over:
        alike += 1
        assert chances(after(game, 0)) == chances(after(other, 0))
        move = rng.choice([move for move in game.legal() if move in other.legal()])
        game.play(move)
        other.play(move)

    assert alike > 3
    assert game.rulebook.table.characters != other.rulebook.table.characters


# ── What people do ───────────────────────────────────────────────────────────────────────────────────


def at_the_ball(*events: Event) -> GrimmBeliefs:
    """What player 0, who is the Beast, believes at a ball of three, a turn of player 1 having begun."""
    beliefs = GrimmBeliefs(0, 3)
    beliefs.watch([Event(Kind.ROUND, 0, n=1), Event(Kind.DEALT, 0, secret=BEAST, audience=1)])
    beliefs.watch([Event(Kind.TURN, 1), *events])
    return beliefs


def test_before_anybody_did_anything_all_others_are_alike():
    assert at_the_ball().marginals()[1].tolist() == pytest.approx([1 / 7] * 7 + [0])
    assert at_the_ball().left_over().tolist() == pytest.approx([5 / 7] * 7 + [0])


def test_who_keeps_an_artifact_is_likelier_to_want_it_and_who_gives_it_to_fear_it():
    kept = at_the_ball(Event(Kind.KEPT, 1, n=CROWN))
    gave = at_the_ball(Event(Kind.GAVE, 1, a=2, n=MIRROR))

    assert kept.chance(1, QUEEN) > 1 / 7
    assert gave.chance(1, QUEEN) > 1 / 7
    assert kept.chance(2, QUEEN) < 1 / 7


def test_the_second_card_of_a_turn_tells_nothing():
    first = at_the_ball(Event(Kind.GAVE, 1, a=2, n=4))
    second = at_the_ball(Event(Kind.GAVE, 1, a=2, n=4), Event(Kind.KEPT, 1, n=CROWN))

    assert chances(first) == chances(second)


def test_a_boon_left_lying_in_the_draft_tells_something_too():
    pool = [Event(Kind.REVEALED, 1, secret=card, audience=EVERYONE) for card in (CROWN, 4, 5, 6, 3)]
    left_lying = at_the_ball(*pool, Event(Kind.DRAFTED, 1, n=4))

    assert left_lying.chance(1, QUEEN) < left_lying.chance(1, HOOD)


def test_who_accuses_is_less_likely_to_be_that_character():
    assert at_the_ball(Event(Kind.POINTED, 1, a=2, n=QUEEN)).chance(1, QUEEN) < 1 / 7


def test_what_is_in_the_deck_is_nobodys():
    peeked = at_the_ball(Event(Kind.PEEKED, 0, secret=QUEEN, audience=1))

    assert peeked.left_over()[QUEEN] == 1
    assert peeked.possible(1) == peeked.possible(2) == 0b01111110


def test_a_new_round_is_a_new_riddle():
    beliefs = at_the_ball(Event(Kind.MARKED, 1, n=QUEEN), Event(Kind.ROUND, 1, n=2))

    assert beliefs.marginals().ravel().tolist() == pytest.approx([1 / 8] * 24)


@pytest.mark.parametrize("taste", Tastes._fields)
@pytest.mark.parametrize("chance", [0, 1, 1.5])
def test_a_taste_that_leaves_no_doubt_is_refused(taste: str, chance: float):
    with pytest.raises(ValueError, match=f"'{taste}' is a chance above 0 and below 1"):
        GrimmBeliefs(0, 3, tastes=Tastes(**{taste: chance}))


def test_deals_are_drawn_as_often_as_they_are_likely():
    beliefs, chance = after(play_some(2, 4, 25), 0), [0] * 4
    sow(chance, 1, 2, 3)
    drawn = Counter(map(tuple, beliefs.sample(20_000, chance).tolist()))

    assert set(drawn) <= set(chances(beliefs))
    for deal, chance in chances(beliefs).items():
        assert drawn[deal] / 20_000 == pytest.approx(chance, abs=0.015)
