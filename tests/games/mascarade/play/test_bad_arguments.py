"""A bad argument of `Game.mascarade` is refused in a sentence, by the class that the API promises."""

import pytest

from ridotto.games.mascarade import Mask, Options
from ridotto.play import BadTable, Game
from ridotto.refusal import Refusal


@pytest.mark.parametrize(
    "choices",
    [
        {"scenario": 3},
        {"scenario": ["recommended"]},
        {"edition": "1"},
        {"edition": None},
        {"edition": 3},
        {"masks": [3]},
        {"masks": "King"},
        {"masks": 5},
        {"masks": [None] * 6},
        {"masks": ["King"] * 6},
        {"deal": 5},
        {"deal": "King"},
        {"deal": [b"King"]},
        {"deal": []},
        {"own": ["x"]},
        {"own": 7},
        {"own": "x"},
        {"own": [Mask(3, ())]},
        {"own": [Mask("Smuggler", 5)]},
        {"own": [Mask("Smuggler", ("gain(2)",))]},
        {"own": [Mask("Smuggler", (), copies="two")]},
        {"options": {"fate": True}},
        {"options": 1},
        {"options": None},
        {"options": Options(fate="yes")},
        {"options": Options(max_turns=-1)},
        {"options": Options(memory="elephant")},
        {"first": "A"},
        {"first": 1.0},
        {"first": 4},
        {"first": True},
        {"seed": "5"},
        {"seed": 1.5},
        {"players": ["a"] * 4},
        {"players": ["a", "b", "c", 3]},
        {"players": None},
        {"players": "Ann"},
        {"players": 4.0},
        {"players": {"Ann": 1}},
        {"players": True},
        {"players": 0},
    ],
    ids=str,
)
def test_no_game_is_set_up_with_a_bad_argument(choices):
    with pytest.raises(BadTable) as refused:
        Game.mascarade(**{"players": 4, **choices})

    assert isinstance(refused.value, Refusal)
    assert len(str(refused.value)) > 20


def test_the_sentence_names_the_argument_and_its_value():
    with pytest.raises(BadTable, match=r"masks cannot be \[3\]; it has to be Sequence\[str\] | None"):
        Game.mascarade(4, masks=[3])


@pytest.mark.parametrize("since", ["x", None, 1.5, True])
def test_events_are_asked_for_by_number(since):
    with pytest.raises(Refusal, match=r"events are numbered from 0; .* is not a number of one"):
        Game.mascarade(4).events(0, since)


@pytest.mark.parametrize("move", ["x", None, 1.5, True, 10**6, -1])
def test_only_a_move_has_a_text(move):
    with pytest.raises(Refusal):
        Game.mascarade(4).text(move)
