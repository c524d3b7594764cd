"""What a mind at the ball makes of what its player sees."""

import pytest

from ridotto.events import HIDDEN
from ridotto.games.grimm.bots.mind import Temper, new_mind
from ridotto.games.grimm.bots.notice import notice
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import ARTIFACTS, BANE_OF, BOON_OF, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.table import KINDS

ANN, BOB = range(2)
CROWN, CLOCK = ARTIFACTS.index("Crown"), ARTIFACTS.index("Clock")
READING = 2.0
QUEEN, CINDERELLA, BEAST = (CHARACTER_NAMES.index(name) for name in ("Evil Queen", "Cinderella", "The Beast"))


def mind_of(**temper):
    return new_mind(Temper(**{"reading": READING, **temper}), ANN, 3)


def tell(mind, kind, who=BOB, a=0, b=0, n=0, secret=HIDDEN):
    notice(mind, kind, who, a, b, n, secret)


def taste(mind, who, character):
    return mind.tastes[who * KINDS + character]


def liking(mind, who, artifact):
    """How much somebody seems to like an artifact, and to fear it."""
    return taste(mind, who, BOON_OF[artifact]), taste(mind, who, BANE_OF[artifact])


def test_what_is_freely_kept_is_liked_and_the_second_card_tells_nothing():
    mind = mind_of()
    tell(mind, Kind.TURN)
    tell(mind, Kind.KEPT, n=CROWN)
    tell(mind, Kind.GAVE, a=ANN, n=CLOCK)

    assert liking(mind, BOB, CROWN) == (READING, 1 / READING)
    assert liking(mind, BOB, CLOCK) == (1, 1)
    assert liking(mind, ANN, CROWN) == (1, 1)


def test_what_is_freely_given_away_is_not_liked_but_the_unmasked_give_what_they_have():
    mind = mind_of()
    tell(mind, Kind.TURN)
    tell(mind, Kind.GAVE, a=ANN, n=CROWN)
    assert liking(mind, BOB, CROWN) == (1 / READING, READING)

    tell(mind, Kind.TURN, a=1)
    tell(mind, Kind.GAVE, a=ANN, n=CLOCK)
    assert liking(mind, BOB, CLOCK) == (1, 1)


def test_an_extra_card_is_free_and_so_is_the_first_one_after_it():
    mind = mind_of()
    tell(mind, Kind.TURN)
    tell(mind, Kind.USED, n=CINDERELLA)
    tell(mind, Kind.KEPT, n=CROWN)
    tell(mind, Kind.KEPT, n=CROWN)
    tell(mind, Kind.GAVE, a=ANN, n=CROWN)

    assert liking(mind, BOB, CROWN) == (READING**2, READING**-2)


@pytest.mark.parametrize(
    ("kind", "n"), [(Kind.ACTED, Action.PICK_POCKET), (Kind.ACTED, Action.GIFT), (Kind.USED, BEAST)]
)
def test_some_actions_and_abilities_let_one_choose_freely_once_more(kind, n):
    mind = mind_of()
    tell(mind, kind, a=CLOCK, b=1, n=n)
    tell(mind, Kind.GAVE, a=ANN, n=CROWN)
    tell(mind, Kind.GAVE, a=ANN, n=CROWN)

    assert liking(mind, BOB, CROWN) == (1 / READING, READING)


def test_a_toast_tells_nothing_about_what_is_served():
    mind = mind_of()
    tell(mind, Kind.ACTED, a=CLOCK, b=2, n=Action.TOAST)
    tell(mind, Kind.GAVE, a=ANN, n=CROWN)

    assert liking(mind, BOB, CROWN) == (1, 1)
    assert liking(mind, BOB, CLOCK) == (1 / READING, 1), "nobody pays with two of the boon"


def test_nobody_accuses_others_of_being_who_they_are():
    mind = mind_of()
    tell(mind, Kind.POINTED, a=ANN, n=QUEEN)

    assert taste(mind, BOB, QUEEN) < 1


def test_only_what_one_has_seen_oneself_is_known_to_lie_in_the_deck():
    mind = mind_of()
    tell(mind, Kind.PEEKED, who=BOB)
    assert sum(mind.peeked) == 0

    tell(mind, Kind.PEEKED, who=ANN, secret=QUEEN)
    assert mind.peeked[QUEEN] == 1

    tell(mind, Kind.ROUND, n=2)
    assert sum(mind.peeked) == 0
    assert set(mind.tastes) == {1.0}


def test_the_forgetful_know_less_after_every_turn():
    mind, elephant = mind_of(memory=0.5), mind_of()
    for each in (mind, elephant):
        tell(each, Kind.DRAFTED, n=CROWN)
        tell(each, Kind.PEEKED, who=ANN, secret=QUEEN)
        for _ in range(3):
            tell(each, Kind.TURN)

    assert 1 < taste(mind, BOB, BOON_OF[CROWN]) < 1.2 < taste(elephant, BOB, BOON_OF[CROWN])
    assert mind.peeked[QUEEN] < 0.2 < elephant.peeked[QUEEN]
