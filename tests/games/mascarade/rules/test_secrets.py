"""Who sees what: the audience of every kind of event (M26)."""

import pytest

from games.mascarade.positions import WATCHER, eight, four, six
from ridotto.events import HIDDEN
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.games.mascarade.rules.events import KIND_NAMES

EVERYBODY = {"Ann", "Bob", "Cléa", "Dan", WATCHER}


def moved():
    return eight("Ann 6 Puppet Master", edition=2).announce("Puppet Master").choose("Bob", "Dan")


def asked():
    return four("Ann 6 Inquisitor", "Bob 6 King").announce("Inquisitor").choose("Bob").say("Queen")


SCENES = {
    "dealt": lambda: four(opening=True),
    "turn": four,
    "looked": lambda: four().look(),
    "handled": lambda: four().swap("Bob"),
    "announced": lambda: four().play("announce Queen"),
    "passed": lambda: four().play("announce Queen", "pass"),
    "claimed": lambda: four().play("announce Queen", "claim"),
    "answered": lambda: four(options=Options(all_at_once=True)).play("announce Queen", "claim"),
    "revealed": lambda: four("Ann 6 King").announce("King", also=("Bob",)),
    "used": lambda: four("Ann 6 King").announce("King"),
    "paid": lambda: four("Ann 6 King").announce("King"),
    "fined": lambda: four("Ann 6 King").announce("King", also=("Bob",)),
    "exchanged": lambda: four("Ann 6 Witch").announce("Witch").choose("Bob"),
    "declined": lambda: four("Ann 6 Witch").announce("Witch").play("decline"),
    "spied": lambda: four("Ann 6 Spy").announce("Spy").choose("Bob"),
    "shown": lambda: four("Ann 6 Princess", edition=2).announce("Princess").choose("Bob"),
    "asked": asked,
    "named": asked,
    "moved": moved,
    "ended": lambda: four("Ann 12 King").announce("King"),
}

AUDIENCES = {
    "dealt": EVERYBODY,
    "revealed": EVERYBODY,
    "looked": {"Ann"},
    "handled": {"Ann"},
    "spied": {"Ann"},
    "answered": {"Bob"},
    "shown": {"Ann", "Cléa", "Dan"},
}
"""Who sees the secret of each kind; the other kinds have none."""


def test_there_is_a_scene_for_every_kind_of_event():
    """M26."""
    assert set(SCENES) == set(KIND_NAMES.values())


@pytest.mark.parametrize("kind", sorted(SCENES))
def test_the_secret_of_each_kind_of_event_reaches_exactly_its_audience(kind):
    """M26."""
    assert SCENES[kind]().who_sees(kind) == AUDIENCES.get(kind, set())


@pytest.mark.parametrize("kind", sorted(SCENES))
def test_everyone_sees_that_it_happened_and_its_public_facts(kind):
    """M26."""
    game = SCENES[kind]().game

    for player in range(4):
        seen = game.events(player)
        assert [event[:5] for event in seen] == [event[:5] for event in game.log]


@pytest.mark.parametrize("kind", sorted(SCENES))
def test_a_player_who_may_not_see_a_secret_does_not_learn_who_may(kind):
    """M26."""
    game = SCENES[kind]().game

    for player in range(4):
        for event in game.events(player):
            assert event.secret != HIDDEN or event.audience == 0


def test_the_card_an_inquisitor_asks_for_is_seen_by_all_its_owner_included():
    """M26, K11."""
    game = asked()

    assert game.who_sees("revealed") == EVERYBODY
    assert "revealed (King)" in game.seen_by("Bob")


def test_only_the_spy_sees_the_two_cards():
    """M26, K8."""
    game = four("Ann 6 Spy", "Bob 6 King").announce("Spy").choose("Bob").play("swap")

    assert game.seen_by("Ann")[-4:] == ["spied (Spy)", "spied (King)", "handled (swap)", "turn"]
    for name in ("Bob", "Dan", WATCHER):
        assert game.seen_by(name)[-4:] == ["spied", "spied", "handled", "turn"]


def test_everyone_sees_which_two_cards_the_fool_takes():
    """M26, K4."""
    game = six("Ann 6 Fool").announce("Fool").choose("Felix", "Bob").play("pretend")

    assert {game.last("handled").a, game.last("handled").b} == {5, 1}
    assert game.who_sees("handled") == {"Ann"}


def test_the_owner_of_a_spied_card_learns_only_that_it_was_taken():
    """M26, K8."""
    game = four("Ann 6 Spy", "Bob 6 King").announce("Spy").choose("Bob").play("swap")

    assert game.thinks("Bob", "Bob") == {"King", "Spy"}


def test_a_move_returns_only_what_its_player_may_know():
    """M26."""
    own = read_mask('name = "Reporter"\npower = ["question(1, another)", "see_and_swap(another)"]')
    position = four("Ann 6 Reporter", "Bob 6 King", own=(own,)).announce("Reporter").choose("Bob")

    told = position.game.play("name King", by=1)

    spied = [event for event in told if KIND_NAMES[event.kind] == "spied"]
    assert [event.secret for event in spied] == [HIDDEN, HIDDEN]
