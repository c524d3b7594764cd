"""House options: opening rounds, answers all at once, fate, a turn limit (M10, M13, M20)."""

from collections import Counter

import pytest

from games.mascarade.positions import WATCHER, four, six, table, two
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.events import PASSING
from ridotto.play import Game


@pytest.mark.parametrize(("players", "turns"), [(2, 4), (3, 4), (4, 4), (6, 6), (13, 13)])
def test_opening_swaps_for_a_whole_round_last_four_turns_or_one_each(players, turns):
    """M10."""
    game = Game.mascarade(players, options=Options(opening_round=True), seed=3)
    swaps = 0
    while all("swap" in text or "pretend" in text for text in game.legal_texts()):
        game.play(game.legal()[0])
        swaps += 1

    assert swaps == turns


def test_answers_all_at_once_stay_secret_until_everyone_has_answered():
    """M20."""
    game = four(options=Options(all_at_once=True)).play("announce Queen", "claim", "pass")

    assert game.decider == "Dan"
    assert game.seen_by("Dan") == ["announced", "answered", "answered"]
    assert game.seen_by("Bob") == ["announced", "answered (secret)", "answered"]
    assert game.seen_by(WATCHER) == ["announced", "answered", "answered"]


def test_answers_all_at_once_are_shown_when_the_last_one_is_in():
    """M20, M22."""
    game = four("Ann 6 Fool", "Bob 6 Queen", "Cléa 6 King", options=Options(all_at_once=True))
    game.announce("Queen", also=("Bob",))

    assert game.told[1:7] == ["answered"] * 3 + ["claimed", "passed", "passed"]
    assert game.coins == {"Ann": 5, "Bob": 8, "Cléa": 6, "Dan": 6}
    assert game.turn == "Bob, must swap"


@pytest.mark.parametrize("answer", ["pass", "claim"])
def test_no_view_gives_away_an_answer_that_is_still_secret(answer):
    """M20."""
    told = four(options=Options(all_at_once=True)).play("announce Queen", answer)
    other = four(options=Options(all_at_once=True)).play("announce Queen", "pass")

    for viewer in (0, 2, 3):
        assert told.game.view(viewer) == other.game.view(viewer)


def test_all_at_once_names_the_hand_of_a_claim_when_all_have_answered():
    """M20, M65."""
    game = two(options=Options(all_at_once=True)).play("announce Queen left", "claim protected")

    assert game.last("claimed").a == 5


@pytest.mark.parametrize(("answer", "secret"), [("pass", PASSING), ("claim left", 0), ("claim protected", 2)])
def test_a_player_who_answered_in_secret_sees_their_own_answer(answer, secret):
    """M20, M26."""
    game = two(options=Options(all_at_once=True)).play("announce Queen left", answer)

    assert game.last("answered").seen_by(1).secret == secret


def test_fate_is_no_choice_unless_the_house_says_so():
    """M13."""
    assert not any(text.startswith("fate") for text in four().legal)


def test_fate_is_a_third_choice_for_every_swap():
    """M13."""
    swaps = four(options=Options(fate=True), opening=True).legal

    assert swaps == [
        f"{how} {place}"
        for place in ("B", "C", "D", "centre1", "centre2")
        for how in ("pretend", "swap", "fate")
    ]


@pytest.mark.parametrize(("players", "swaps"), [(2, 7), (3, 9)])
def test_fate_is_a_third_choice_with_several_cards_too(players, swaps):
    """M13, M60, M65."""
    legal = table(players, options=Options(fate=True), opening=True).legal

    assert Counter(text.split()[0] for text in legal) == {"pretend": swaps, "swap": swaps, "fate": swaps}


def test_not_even_the_swapper_knows_what_fate_decided():
    """M13, M26."""
    game = four("Ann 6 King", "Bob 6 Queen", options=Options(fate=True, memory="everything"))
    game.let_fate_decide("Bob")

    assert game.seen_by("Ann")[0] == "handled (fate)"
    assert game.seen_by("Bob")[0] == "handled"
    assert game.thinks("Ann", "Ann") == game.thinks("Bob", "Ann") == {"King", "Queen"}


def test_fate_decides_either_way():
    """M13."""
    game = four("Ann 6 King", "Bob 6 Queen", options=Options(fate=True))
    found = set()
    for _ in range(40):
        game.play("fate B" if game.decider == "Ann" else "look")
        found.add(game.cards["Ann"])

    assert found == {"King", "Queen"}


def test_fate_may_decide_an_opening_swap_and_a_forced_one():
    """M10, M13, M15."""
    fate = Options(fate=True)
    forced = four("Ann 6 Fool", "Bob 6 King", options=fate).announce("King", also=("Bob",))

    assert "fate B" in four(opening=True, options=fate).legal
    assert "fate centre1" in forced.legal


def test_a_limit_of_turns_ends_a_game_with_the_richest_sharing():
    """M31."""
    game = six("Ann 8 King", "Bob 8 Queen", options=Options(max_turns=6)).look()

    assert not game.over
    assert (game.look().winners, game.ending) == (["Ann", "Bob"], "limit")
