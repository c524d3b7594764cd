"""Tables of every kind, drawn by hypothesis: editions, player counts, sets, own masks, house options."""

from random import Random

from hypothesis import strategies as st

from harness.random_games import seeds
from ridotto.games.mascarade import Mascarade, MaskCard, Options
from ridotto.games.mascarade.rules.effects import VERBS, Effect, Whom
from ridotto.games.mascarade.rules.masks import EDITIONS, PLAYERS, SCENARIOS, Mask
from ridotto.games.mascarade.rules.sets import check_set, scenario_masks
from ridotto.play import Game, open_game
from ridotto.play.setup import DEFAULT_NAMES

EVERY_TABLE = [(edition, players) for edition in EDITIONS for players in PLAYERS[edition]]
"""All editions with all their player counts."""


def every_effect() -> list[Effect]:
    """Each verb with each whom that it goes with, and a few numbers."""
    found = set()
    for make in VERBS.values():
        for words in ((), (1,), (4,), *((w,) for w in Whom), *((n, w) for n in (1, 2, 5) for w in Whom)):
            try:
                found.add(make(*words))
            except (ValueError, TypeError):
                continue
    return sorted(found)


EVERY_EFFECT = every_effect()

effects = st.sampled_from(EVERY_EFFECT)
own_masks = st.builds(
    lambda power, copies: Mask("Stranger", tuple(power), copies, own=True),
    st.lists(effects, min_size=1, max_size=4),
    st.integers(1, 3),
)
options = st.builds(
    Options,
    opening_round=st.booleans(),
    all_at_once=st.booleans(),
    fate=st.booleans(),
    show_bans=st.booleans(),
    max_turns=st.integers(1, 120),
    memory=st.sampled_from(["nothing", "round", "everything"]),
)


@st.composite
def games(draw: st.DrawFn, edition: int, players: int) -> tuple[Game, Random]:
    """A game just dealt, and the random numbers that play it."""
    rng = Random(draw(seeds))
    own = draw(st.none() | own_masks)
    scenario = draw(st.sampled_from(list(SCENARIOS[edition])))
    masks = shuffle_set(edition, players, scenario_masks(edition, players, scenario), own, rng)
    different = list(dict.fromkeys(masks))
    header = Mascarade(
        edition=edition,
        players=list(DEFAULT_NAMES[:players]),
        masks=[MaskCard.of(mask) for mask in different],
        cards=[different.index(mask) for mask in masks],
        seed=f"{rng.getrandbits(96):x}",
        options=draw(options),
    )
    return open_game(header), rng


def shuffle_set(
    edition: int, players: int, masks: tuple[Mask, ...], own: Mask | None, rng: Random
) -> tuple[Mask, ...]:
    """Another valid set: some cards replaced, as long as the validator agrees."""
    box = list(EDITIONS[edition].values())
    cards = list(masks)
    if players > 5:
        cards += rng.sample(box, rng.randrange(3))
    if check_set(edition, players, cards).errors:
        cards = list(masks)
    fresh = [own] * own.copies if own else []
    for mask in (*fresh, *rng.sample(box, rng.randrange(4))):
        for place in rng.sample(range(len(cards)), len(cards)):
            tried = [*cards[:place], mask, *cards[place + 1 :]]
            if not check_set(edition, players, tried).errors:
                cards = tried
                break
    return tuple(cards)
