"""What a player of Mascarade believes is what follows from what they saw: no less, and nothing else."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from games.mascarade.compiled.hidden_play import every_case, hidden_swaps, lively_move
from games.mascarade.positions import six
from games.mascarade.random_tables import EVERY_TABLE, games
from harness.random_games import play_through
from ridotto.chance import sow
from ridotto.events import Event
from ridotto.games.mascarade import MascaradeRulebook, Options
from ridotto.games.mascarade.bots.card_beliefs import pack, unpack
from ridotto.games.mascarade.rules.events import FATE, Kind
from ridotto.games.mascarade.rules.moves import SWAP
from ridotto.games.mascarade.rules.table import TURN
from ridotto.play import Game
from ridotto.seats import EVERYONE, SPECTATOR
from ridotto.simulation import Habits, MascaradeBeliefs

ODD = Habits(swaps=0.3, announces=0.55, claims=0.8, contests=0.15, names=0.65)
"""Numbers that no mistake makes up for."""
SMALL_TABLES = [
    (1, 2, None),
    (1, 3, None),
    (1, 4, None),
    (1, 6, None),
    (1, 11, None),
    (2, 5, "B"),
    (2, 8, "B"),
]
MANY = 1 << 16
Ball = Game[MascaradeRulebook]


def beliefs_at(game: Ball, player: int, **rest: object) -> MascaradeBeliefs:
    """A belief that has seen nothing yet."""
    return MascaradeBeliefs(player, len(game.players), sorted(game.header.cards), **rest)


def after(game: Ball, player: int, **rest: object) -> MascaradeBeliefs:
    """What a player believes who has watched the game up to now."""
    beliefs = beliefs_at(game, player, **rest)
    beliefs.watch(game.events(player))
    return beliefs


def chances(beliefs: MascaradeBeliefs) -> dict[tuple[int, ...], float]:
    """How likely each way is in which the cards may lie."""
    worlds, weights = beliefs.worlds()
    cards = map(tuple, unpack(worlds, beliefs.places).tolist())
    return dict(zip(cards, weights.tolist(), strict=True))


def dealt(*masks: int) -> list[Event]:
    """The cards as they are shown to all at the start."""
    return [Event(Kind.DEALT, 0, i, secret=mask, audience=EVERYONE) for i, mask in enumerate(masks)]


def play_lively(game: Ball, rng: Random, viewer: int, most: int, swaps: float = 0.5) -> Ball:
    """Play until so many swaps are hidden from somebody, or a while, or the end."""
    while not game.over and len(game.moves) < 150 and hidden_swaps(game.events(viewer)) < most:
        game.play(lively_move(game, rng, swaps))
    return game


# ── Exact ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("edition", "players", "scenario"), SMALL_TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_beliefs_are_what_going_through_every_case_gives(edition, players, scenario, seed):
    options = Options(fate=seed % 2 == 1, all_at_once=seed % 3 == 1)
    game = Game.mascarade(players, edition=edition, scenario=scenario, options=options, seed=seed)
    viewer = SPECTATOR if seed == 5 else seed % players
    play_lively(game, Random(seed), viewer, most=8)

    beliefs = after(game, viewer, habits=ODD)
    expected = every_case(game.events(viewer), viewer, players, ODD)

    assert beliefs.exact
    assert chances(beliefs) == pytest.approx(expected, abs=1e-12)
    for place in range(beliefs.places):
        for mask in range(beliefs.masks):
            chance = sum(weight for cards, weight in expected.items() if cards[place] == mask)
            assert beliefs.chance(place, mask) == pytest.approx(chance, abs=1e-12)
            assert beliefs.marginals()[place, mask] == pytest.approx(chance, abs=1e-12)


def test_the_games_that_are_gone_through_have_everything_in_them():
    kinds: Counter[int] = Counter()
    for edition, players, scenario in SMALL_TABLES:
        for seed in range(6):
            game = Game.mascarade(players, edition=edition, scenario=scenario, seed=seed)
            kinds.update(event.kind for event in play_lively(game, Random(seed), seed % players, most=8).log)

    told = {
        Kind.LOOKED,
        Kind.SPIED,
        Kind.SHOWN,
        Kind.REVEALED,
        Kind.PASSED,
        Kind.CLAIMED,
        Kind.NAMED,
        Kind.MOVED,
    }
    assert told <= set(kinds)


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_the_truth_is_never_ruled_out_and_worlds_are_few_and_whole(edition: int, players: int):
    @settings(max_examples=15)
    @given(games(edition, players))
    def law(drawn: tuple[Ball, Random]) -> None:
        game, rng = drawn
        viewer, seen = rng.choice([*range(players), SPECTATOR]), 0
        beliefs = beliefs_at(game, viewer, limit=256)
        for _ in play_through(game, rng):
            news = game.events(viewer, seen)
            seen += len(news)
            beliefs.watch(news)
            check_worlds(beliefs, game)

    law()


def check_worlds(beliefs: MascaradeBeliefs, game: Ball) -> None:
    """Each is a permutation of the set, all different, not too many; with the truth among them if exact."""
    worlds, weights = beliefs.worlds()
    cards = np.sort(unpack(worlds, beliefs.places), axis=1)
    assert (cards == sorted(game.header.cards)).all()
    assert len(np.unique(worlds)) == len(worlds) <= beliefs.limit
    assert weights.min() > 0
    assert weights.sum() == pytest.approx(1)
    if beliefs.exact:
        assert len(worlds) <= 2 ** hidden_swaps(game.events(beliefs.player))
        assert pack(game.rulebook.table.cards) in worlds


# ── Nothing else ─────────────────────────────────────────────────────────────────────────────────────


def test_secrets_of_others_are_not_read_even_if_they_are_handed_over():
    game = play_lively(Game.mascarade(8, edition=2, scenario="B", seed=3), Random(3), 0, most=10, swaps=0.9)
    handed_over = beliefs_at(game, 0)
    handed_over.watch(game.log)

    assert len(chances(handed_over)) > 10
    assert chances(handed_over) == chances(after(game, 0))


@pytest.mark.parametrize("seed", range(8))
def test_games_that_differ_in_what_one_cannot_know_are_believed_alike(seed: int):
    game, other = (Game.mascarade(6, seed=seed) for _ in range(2))
    rng = Random(seed)
    differed = False
    while not game.over and len(game.moves) < 60:
        move = lively_move(game, rng)
        secretly = move ^ 1 if move % 3 < 2 and is_secret_swap(game, move) else move
        following = other.copy()
        following.play(secretly if secretly in other.legal() else move)
        game.play(move)
        if following.events(0) != game.events(0):
            break
        other = following
        differed |= other.rulebook.table.cards != game.rulebook.table.cards
        assert chances(after(game, 0)) == chances(after(other, 0))

    assert differed


def is_secret_swap(game: Ball, move: int) -> bool:
    """Whether somebody other than player 0 swaps or pretends, which is the next number or the one before."""
    return game.rulebook.table.phase == TURN and move >= SWAP and game.decider != 0


# ── What people say ──────────────────────────────────────────────────────────────────────────────────


def test_who_passes_is_less_likely_to_have_the_mask_and_who_announces_it_likelier():
    game = six("Ann 6 King", "Bob 6 Queen").swap("Bob").game
    before = after(game, 3)
    king = game.rulebook.table.cards[1]
    game.play("look")
    game.play("pretend D")
    game.play("pretend E")
    game.play("pretend F")
    game.play("pretend A")
    middle = after(game, 3)
    game.play("announce King")
    for _ in range(5):
        game.play("pass")

    assert before.chance(1, king) == 0.5
    assert 0 < after(game, 3).chance(1, king) < middle.chance(1, king)
    assert after(game, 3).chance(0, king) > middle.chance(0, king)


def test_what_one_says_oneself_tells_one_nothing():
    game = six("Ann 6 King", "Bob 6 Queen").swap("Bob").game
    before = after(game, 1)
    game.play("announce King")
    announced = after(game, 1)
    game.play("pass")

    assert chances(announced) == chances(before)


def test_somebody_who_was_moved_answers_for_the_card_they_have_now():
    beliefs = MascaradeBeliefs(0, 6, range(6))
    beliefs.watch(dealt(*range(6)))
    beliefs.watch([Event(Kind.HANDLED, 2, 2, 1), Event(Kind.MOVED, 0, 1, 4)])
    beliefs.watch([Event(Kind.PASSED, 1, n=1)])
    assert beliefs.chance(1, 1) == 0.5

    beliefs.watch([Event(Kind.PASSED, 4, n=1)])
    assert beliefs.chance(1, 1) == pytest.approx(0.1)


def test_fate_is_even_odds_for_the_one_who_asked_it_too():
    game = six("Ann 6 King", "Bob 6 Queen", options=Options(fate=True)).let_fate_decide("Bob").game

    assert game.events(0)[-2].secret == FATE
    assert after(game, 0, habits=ODD).chance(0, game.rulebook.names.masks.index("King")) == 0.5
    assert after(game, 2, habits=ODD).chance(0, game.rulebook.names.masks.index("King")) == pytest.approx(0.7)


@pytest.mark.parametrize("habit", Habits._fields)
@pytest.mark.parametrize("chance", [0, 1, -0.1, float("nan")])
def test_a_habit_that_leaves_no_doubt_is_refused(habit: str, chance: float):
    with pytest.raises(ValueError, match=f"'{habit}' is a chance above 0 and below 1"):
        MascaradeBeliefs(0, 6, range(6), habits=Habits(**{habit: chance}))


# ── Too many worlds ──────────────────────────────────────────────────────────────────────────────────


def test_beyond_the_limit_chances_are_closer_to_the_exact_ones_than_drawing_at_random_would_be():
    """Worlds drawn at equal distances would fall in step with the swaps, and be ten times as far off."""
    off, at_random = [], []
    for seed in range(8):
        game = play_lively(Game.mascarade(13, seed=seed), Random(seed), 0, most=14, swaps=1.0)
        exact, close = after(game, 0, limit=MANY), after(game, 0, limit=512)
        chance = exact.marginals()
        off.append(np.square(chance - close.marginals()).sum())
        at_random.append((chance * (1 - chance)).sum() / 512)
        assert exact.exact
        assert not close.exact

    assert np.mean(off) < np.mean(at_random)


def test_on_average_nothing_is_lost_beyond_the_limit():
    game = play_lively(Game.mascarade(6, seed=1), Random(1), 0, most=8, swaps=0.9)
    exact = after(game, 0).marginals()
    drawn = [after(game, 0, limit=12, seed=seed).marginals() for seed in range(600)]

    assert np.abs(drawn[0] - exact).max() > 0.05
    assert np.abs(np.mean(drawn, axis=0) - exact).max() < 0.03


def test_the_same_seed_gives_the_same_beliefs():
    game = play_lively(Game.mascarade(13, seed=5), Random(5), 0, most=14, swaps=0.9)
    one, again, other = (chances(after(game, 0, limit=64, seed=seed)) for seed in (7, 7, 8))

    assert one == again
    assert one != other


def test_what_is_seen_is_believed_even_if_no_world_left_has_it():
    beliefs = MascaradeBeliefs(0, 6, range(6), limit=1)
    beliefs.watch(dealt(*range(6)))
    beliefs.watch([Event(Kind.HANDLED, 1, 1, place) for place in (2, 3, 4, 5)])
    (world,), _ = beliefs.worlds()
    before = unpack(np.array([world]), 6)[0].tolist()
    unseen = next(mask for mask in (1, 2, 3) if before[4] != mask)
    beliefs.watch([Event(Kind.REVEALED, 4, 4, secret=unseen, audience=EVERYONE)])

    (cards,) = chances(beliefs)
    assert cards[4] == unseen
    assert cards[before.index(unseen)] == before[4]
    assert sorted(cards) == list(range(6))


def test_of_two_cards_alike_the_one_just_seen_stays_where_it_was_seen():
    beliefs = MascaradeBeliefs(0, 8, (0, 1, 2, 3, 4, 5, 6, 6), limit=2)
    beliefs.watch(dealt(0, 6, 1, 2, 3, 4, 5, 6))
    beliefs.watch([Event(Kind.HANDLED, 1, 1, 2)])
    beliefs.watch([Event(Kind.REVEALED, 7, 7, secret=6, audience=EVERYONE)])
    beliefs.watch([Event(Kind.REVEALED, 4, 4, secret=6, audience=EVERYONE)])

    assert beliefs.chance(4, 6) == 1
    assert beliefs.chance(7, 6) == 1


@pytest.mark.parametrize("limit", [0, -5])
def test_a_limit_below_one_world_is_refused(limit: int):
    with pytest.raises(ValueError, match="the limit is a number of worlds from 1 on"):
        MascaradeBeliefs(0, 6, range(6), limit=limit)


# ── Drawing worlds ───────────────────────────────────────────────────────────────────────────────────


def test_worlds_are_drawn_as_often_as_they_are_likely():
    game = play_lively(Game.mascarade(6, seed=2), Random(2), 0, most=6, swaps=0.7)
    beliefs, chance = after(game, 0, habits=ODD), [0] * 4
    sow(chance, 1, 2, 3)
    drawn = Counter(map(tuple, beliefs.sample(20_000, chance).tolist()))

    assert set(drawn) <= set(chances(beliefs))
    for cards, chance in chances(beliefs).items():
        assert drawn[cards] / 20_000 == pytest.approx(chance, abs=0.015)
