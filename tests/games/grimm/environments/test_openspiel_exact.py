"""Small ends of a ball, enumerated to the end: OpenSpiel finds the same values."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, partial
from itertools import combinations

import pytest

from environments import exact_values as exact
from environments import openspiel_checks as checks
from games.grimm.positions import words
from ridotto.events import Event
from ridotto.games.grimm import Laid, Options
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import BANE, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.moves import ACT, KEEP, action_of, kind_of
from ridotto.play import Game
from ridotto.seats import SPECTATOR

DECK = """
    Crown, Crown, Crown, Clock, Clock, Mirror,
    Cauldron, Clock,
    Clock, Cauldron, Cauldron, Cauldron,
    Cauldron, Mirror, Mirror, Mirror,
    Clock, Spindle, Spindle, Spindle,
    Crown, Spindle, Spindle, Spindle,
    Crown, Treats, Treats, Treats,
    Treats, Glass Slipper, Glass Slipper, Glass Slipper,
    Glass Slipper, Crown, Treats, Glass Slipper,
    Clock, Treats, Cauldron, Glass Slipper,
    Disguise, Mirror"""
"""The draft, then what was drawn turn by turn. Below lie a Mirror and five Disguises, in any order."""
NINE_TURNS = """
    take Crown, take Clock, take Crown, take Clock,
    keep, point for Crown Crown, accuse B Rumpelstiltskin,
    keep, toast for Clock Clock,
    keep, toast for Cauldron Cauldron,
    keep, toast for Clock Clock,
    keep, toast for Cauldron Cauldron,
    keep, toast for Mirror Mirror,
    keep, toast for Spindle Spindle,
    keep, toast for Spindle Spindle,
    keep, toast for Crown Crown"""
"""Then B has drawn a Disguise. Each player has five markers, and so two of the other three characters."""
TWO_MORE_CARDS = f"{NINE_TURNS}, keep"
"""B has kept the Disguise and given A a Mirror."""
CHARACTERS = ("Evil Queen", "Cinderella", "Red Riding Hood", "Hansel")
"""Two of A and two of B with whom all this may happen."""
TURNS = 11
"""The turn limit: B has a turn, and A the last one."""


# ── Where a game begins ──────────────────────────────────────────────────────────────────────────────


def dealt(characters: Sequence[str]) -> exact.AnyGame:
    laid = Laid(
        characters=[list(characters[:2]), list(characters[2:])],
        deck=words(DECK),
        actions=["Eavesdrop", "Make a Toast"],
    )
    return Game.grimm(2, first=0, seed=0, options=Options(max_turns=TURNS), laid=laid)


@cache
def small_game(moves: str) -> exact.SmallGame:
    """Begins after these moves with any characters with which everybody would have seen the same."""
    true = dealt(CHARACTERS)
    for move in words(moves):
        true.play(move)
    deals = [(*a, *b) for a in combinations(CHARACTER_NAMES, 2) for b in combinations(CHARACTER_NAMES, 2)]
    played = [alike(dealt(each), true) for each in deals if len(set(each)) == 4]
    starts = [game for game in played if game is not None]
    return exact.SmallGame(f"python_grimm(players=2,first=0,max_turns={TURNS})", starts, outcomes)


def alike(game: exact.AnyGame, true: exact.AnyGame) -> exact.AnyGame | None:
    """The game after the moves of the true one; None if anybody would have seen a difference."""
    seen = true.events(SPECTATOR)
    for move in true.moves:
        game.play(move)
        if game.events(SPECTATOR) != seen[: len(game.log)]:
            return None
    return game if len(game.log) == len(seen) else None


# ── Chance ───────────────────────────────────────────────────────────────────────────────────────────


def outcomes(game: exact.AnyGame, move: int, cards: tuple[int, ...] = ()) -> exact.Outcomes:
    """What may come of a move if these cards are drawn first, and then any that are left."""
    twin = game.copy()
    left = put_on_top(twin, cards)
    twin.play(move)
    drawn = game.rulebook.table.deck_count - twin.rulebook.table.deck_count
    if drawn == len(cards):
        return [(twin, 1.0)]
    assert drawn > len(cards), "the deck was shuffled"
    return [
        (found, chance * count / left.total())
        for card, count in left.items()
        for found, chance in outcomes(game, move, (*cards, card))
    ]


def put_on_top(game: exact.AnyGame, cards: Sequence[int]) -> Counter[int]:
    """Lay these cards on the deck, so that they are drawn first; returns those below."""
    table = game.rulebook.table
    left = Counter(table.deck[: table.deck_count]) - Counter(cards)
    table.deck[: table.deck_count] = [*left.elements(), *reversed(cards)]
    return left


# ── Policies ─────────────────────────────────────────────────────────────────────────────────────────


def courteous(events: Sequence[Event], player: int, legal: exact.Moves) -> exact.Moves:
    """Gives a bane away and keeps other cards, makes a toast if possible, and never points the finger."""
    if KEEP in legal:
        return [move for move in legal if (move != KEEP) == has_drawn_a_bane(events, player)]
    toasts = [move for move in legal if kind_of(move) == ACT and action_of(move) == Action.TOAST]
    return toasts or legal


def has_drawn_a_bane(events: Sequence[Event], player: int) -> bool:
    drawn = next(event.secret for event in reversed(events) if event.kind == Kind.DREW)
    mine = [event.secret for event in events if event.kind == Kind.DEALT and event.who == player]
    return drawn in [BANE[character] for character in mine]


CASES = {
    "random": exact.ExactCase(
        partial(small_game, TWO_MORE_CARDS), exact.FixedPolicy(exact.any_legal), (0.3935, 0.7379)
    ),
    "courteous": exact.ExactCase(
        partial(small_game, NINE_TURNS), exact.FixedPolicy(courteous), (-0.0317, 0.7090)
    ),
}
"""Against random players the game begins later: a best response has more to consider."""

every_case = pytest.mark.parametrize("name", CASES)


# ── Tests ────────────────────────────────────────────────────────────────────────────────────────────


@every_case
def test_openspiel_values_a_fixed_policy_as_our_own_enumeration_does(name: str):
    exact.check_values(CASES[name])


@every_case
@pytest.mark.parametrize("player", range(2))
def test_openspiel_s_best_response_is_worth_what_our_own_enumeration_finds(player: int, name: str):
    exact.check_best_response(CASES[name], player)


@every_case
def test_the_documents_have_the_value_of_each_best_response(name: str):
    exact.check_documented(CASES[name])


@every_case
def test_each_player_has_two_of_three_characters_with_equal_chances(name: str):
    starts = CASES[name].game().starts
    hidden = [tuple(game.rulebook.table.hidden[:2]) for game in starts]

    assert len(starts) == len(set(hidden)) == 9
    assert [len({pair[player] for pair in hidden}) for player in range(2)] == [3, 3]


def test_a_toast_and_the_next_draw_have_an_outcome_for_each_place_of_the_one_mirror_left():
    game = CASES["random"].game().starts[0]
    toast = next(move for move in game.legal() if game.text(move).startswith("toast"))
    found = outcomes(game, toast)

    assert sorted(chance for _, chance in found) == pytest.approx([1 / 6, 1 / 6, 1 / 6, 1 / 2])


def test_information_states_of_a_small_game_are_perfect_recall():
    assert checks.check_perfect_recall(exact.their_root(small_game(TWO_MORE_CARDS))) > 1000
