"""How a twin is made, and what cannot have one."""

import re

import pytest
from numba.core import types

from ridotto.events import tell
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.rules.effects import Do
from ridotto.games.mascarade.rules.rules import play
from ridotto.games.mascarade.rules.table import Packed
from ridotto.simulation import play_many
from ridotto.simulation.buffers import write_event
from ridotto.simulation.compile.functions import Body, DoesNotCompile, global_names, named_constants

NOT_A_NUMBER = "thirteen"
WEIGHT = 3


def uses_text(t: int) -> int:
    return t + len(NOT_A_NUMBER)


def uses_a_weight(t: int) -> int:
    return t * WEIGHT


def uses_defaults(t: int, n: int = WEIGHT) -> int:
    return t * n


def test_a_class_of_constants_becomes_a_named_tuple_of_ints():
    assert named_constants(Kind).ENDED == Kind.ENDED
    assert named_constants(Do).WIN_WITH == 10
    assert all(type(value) is int for value in (*named_constants(Kind), *named_constants(Do)))
    with pytest.raises(DoesNotCompile):
        named_constants(str)


def test_a_twin_has_the_very_code_of_the_rule():
    body = Body({}, {tell: write_event})

    assert body.twin(play).py_func.__code__ is play.__code__


def test_only_globals_that_are_read_count():
    assert "answer" in global_names(play)
    assert "phase" not in global_names(play)


def test_a_constant_is_part_of_what_a_function_is_compiled_from(monkeypatch: pytest.MonkeyPatch):
    before = Body({}, {}).counterpart(uses_a_weight).facts
    monkeypatch.setitem(uses_a_weight.__globals__, "WEIGHT", 4)

    assert Body({}, {}).counterpart(uses_a_weight).facts != before


def test_defaults_may_be_left_out():
    body = Body({int: types.int64}, {})

    assert [len(signature) for signature in body.signatures(uses_defaults, types.none)] == [2, 2]


def test_the_error_names_what_cannot_be_compiled():
    with pytest.raises(DoesNotCompile, match=re.escape("uses_text uses NOT_A_NUMBER")):
        Body({}, {}).twin(uses_text)


def test_a_policy_made_inside_of_a_function_is_refused():
    favourite = 0

    def favour(t, powers: Packed, out: list[int], count: int, rng: list[int]) -> int:
        return out[favourite]

    with pytest.raises(DoesNotCompile, match="favour is made inside"):
        play_many(mascarade(4), 1, policy=favour)
