"""How a policy state at the ball is updated by what its player sees."""

import pytest

from ridotto.events import HIDDEN
from ridotto.games.grimm.bots.policy_state import Temper, new_state
from ridotto.games.grimm.bots.update import update
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import ARTIFACTS, BANE_OF, BOON_OF, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.table import KINDS

ANN, BOB = range(2)
CROWN, CLOCK = ARTIFACTS.index("Crown"), ARTIFACTS.index("Clock")
READING = 2.0
QUEEN, CINDERELLA, BEAST = (CHARACTER_NAMES.index(name) for name in ("Evil Queen", "Cinderella", "The Beast"))


def mind_of(**temper):
    return new_state(Temper(**{"reading": READING, **temper}), ANN, 3)


def tell(state, kind, who=BOB, a=0, b=0, n=0, secret=HIDDEN):
    update(state, kind, who, a, b, n, secret)


def taste(state, who, character):
    return state.tastes[who * KINDS + character]


def liking(state, who, artifact):
    """How much somebody seems to like an artifact, and to fear it."""
    return taste(state, who, BOON_OF[artifact]), taste(state, who, BANE_OF[artifact])


def test_what_is_freely_kept_is_liked_and_the_second_card_tells_nothing():
    state = mind_of()
    tell(state, Kind.TURN)
    tell(state, Kind.KEPT, n=CROWN)
    tell(state, Kind.GAVE, a=ANN, n=CLOCK)

    assert liking(state, BOB, CROWN) == (READING, 1 / READING)
    assert liking(state, BOB, CLOCK) == (1, 1)
    assert liking(state, ANN, CROWN) == (1, 1)


def test_what_is_freely_given_away_is_not_liked_but_the_unmasked_give_what_they_have():
    state = mind_of()
    tell(state, Kind.TURN)
    tell(state, Kind.GAVE, a=ANN, n=CROWN)
    assert liking(state, BOB, CROWN) == (1 / READING, READING)

    tell(state, Kind.TURN, a=1)
    tell(state, Kind.GAVE, a=ANN, n=CLOCK)
    assert liking(state, BOB, CLOCK) == (1, 1)


def test_an_extra_card_is_free_and_so_is_the_first_one_after_it():
    state = mind_of()
    tell(state, Kind.TURN)
    tell(state, Kind.USED, n=CINDERELLA)
    tell(state, Kind.KEPT, n=CROWN)
    tell(state, Kind.KEPT, n=CROWN)
    tell(state, Kind.GAVE, a=ANN, n=CROWN)

    assert liking(state, BOB, CROWN) == (READING**2, READING**-2)


@pytest.mark.parametrize(
    ("kind", "n"), [(Kind.ACTED, Action.PICK_POCKET), (Kind.ACTED, Action.GIFT), (Kind.USED, BEAST)]
)
def test_some_actions_and_abilities_let_one_choose_freely_once_more(kind, n):
    state = mind_of()
    tell(state, kind, a=CLOCK, b=1, n=n)
    tell(state, Kind.GAVE, a=ANN, n=CROWN)
    tell(state, Kind.GAVE, a=ANN, n=CROWN)

    assert liking(state, BOB, CROWN) == (1 / READING, READING)


def test_a_toast_tells_nothing_about_what_is_served():
    state = mind_of()
    tell(state, Kind.ACTED, a=CLOCK, b=2, n=Action.TOAST)
    tell(state, Kind.GAVE, a=ANN, n=CROWN)

    assert liking(state, BOB, CROWN) == (1, 1)
    assert liking(state, BOB, CLOCK) == (1 / READING, 1), "nobody pays with two of the boon"


def test_nobody_accuses_others_of_being_who_they_are():
    state = mind_of()
    tell(state, Kind.POINTED, a=ANN, n=QUEEN)

    assert taste(state, BOB, QUEEN) < 1


def test_only_what_one_has_seen_oneself_is_known_to_lie_in_the_deck():
    state = mind_of()
    tell(state, Kind.PEEKED, who=BOB)
    assert sum(state.peeked) == 0

    tell(state, Kind.PEEKED, who=ANN, secret=QUEEN)
    assert state.peeked[QUEEN] == 1

    tell(state, Kind.ROUND, n=2)
    assert sum(state.peeked) == 0
    assert set(state.tastes) == {1.0}


def test_the_forgetful_know_less_after_every_turn():
    state, elephant = mind_of(memory=0.5), mind_of()
    for each in (state, elephant):
        tell(each, Kind.DRAFTED, n=CROWN)
        tell(each, Kind.PEEKED, who=ANN, secret=QUEEN)
        for _ in range(3):
            tell(each, Kind.TURN)

    assert 1 < taste(state, BOB, BOON_OF[CROWN]) < 1.2 < taste(elephant, BOB, BOON_OF[CROWN])
    assert state.peeked[QUEEN] < 0.2 < elephant.peeked[QUEEN]


def test_a_guest_whose_moves_are_all_random_counts_events_and_infers_nothing():
    state = mind_of(whimsy=1.0)
    tell(state, Kind.TURN)
    tell(state, Kind.KEPT, n=CROWN)

    assert state.events_seen == 2
    assert liking(state, BOB, CROWN) == (1.0, 1.0)
