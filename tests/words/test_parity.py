"""What the page is tested against is what Python says now, of everything that can happen."""

from itertools import chain

import msgspec
import pytest

from ridotto.games.grimm.play.view import PHASES as GRIMM_PHASES
from ridotto.games.grimm.rules.events import Kind as GrimmKind
from ridotto.games.mascarade.play.view import PHASES
from ridotto.games.mascarade.rules.events import Kind
from words.parity import FILE, Scene, written


@pytest.fixture(scope="module")
def parity() -> Scene:
    return msgspec.json.decode(FILE.read_bytes(), type=Scene)


def test_the_page_is_tested_against_what_python_says_now():
    assert FILE.read_bytes() == written(), "it is old: make types"


@pytest.mark.parametrize(("part", "kinds"), [("mascaradeTold", Kind), ("grimmTold", GrimmKind)])
def test_every_kind_of_event_is_among_what_both_tell(parity: Scene, part: str, kinds: type):
    numbers = {number for name, number in vars(kinds).items() if name.isupper()}

    assert {scene["event"][0] for scene in parity[part]} == numbers


@pytest.mark.parametrize(("part", "phases"), [("mascaradeAsked", PHASES), ("grimmAsked", GRIMM_PHASES)])
def test_every_kind_of_question_is_among_what_both_ask(parity: Scene, part: str, phases: dict[int, str]):
    assert {scene["view"]["phase"] for scene in parity[part]} == set(phases.values())


def test_every_question_that_both_ask_is_answered_somewhere(parity: Scene):
    scenes = chain(parity["mascaradeAsked"], parity["grimmAsked"])

    assert sum(len(scene["moves"]) for scene in scenes) > 40
