"""A bad argument of `Game.grimm` is refused in a sentence, by the class that the API promises."""

import pytest

from ridotto.games.grimm import GrimmOptions, Laid
from ridotto.play import BadTable, Game
from ridotto.refusal import Refusal


@pytest.mark.parametrize(
    "choices",
    [
        {"options": {"wagers": True}},
        {"options": 1},
        {"options": None},
        {"options": GrimmOptions(wagers="yes")},
        {"options": GrimmOptions(max_turns=-1)},
        {"laid": 5},
        {"laid": {"deck": ["Crown"]}},
        {"laid": Laid(deck=[3])},
        {"laid": Laid(deck="Crown")},
        {"laid": Laid(characters=[3])},
        {"laid": Laid(characters=[["Nobody"]] * 4)},
        {"laid": Laid(actions=5)},
        {"first": "A"},
        {"first": 1.0},
        {"first": 4},
        {"first": True},
        {"seed": "5"},
        {"seed": 1.5},
        {"players": ["a"] * 4},
        {"players": ["A", None]},
        {"players": None},
        {"players": "Ann"},
        {"players": 4.0},
        {"players": True},
        {"players": 0},
        {"players": 6},
    ],
    ids=str,
)
def test_no_game_is_set_up_with_a_bad_argument(choices):
    with pytest.raises(BadTable) as refused:
        Game.grimm(**{"players": 4, **choices})

    assert isinstance(refused.value, Refusal)
    assert len(str(refused.value)) > 20


@pytest.mark.parametrize("since", ["x", None, 1.5, True])
def test_events_are_asked_for_by_number(since):
    with pytest.raises(Refusal, match=r"events are numbered from 0; .* is not a number of one"):
        Game.grimm(4).events(0, since)


@pytest.mark.parametrize("move", ["x", None, 1.5, True, 10**6, -1])
def test_only_a_move_has_a_text(move):
    with pytest.raises(Refusal):
        Game.grimm(4).text(move)
