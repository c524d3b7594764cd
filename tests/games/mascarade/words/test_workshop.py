"""The workshop names every verb and every whom, in every language."""

import pytest

from harness.page.words import say
from ridotto.games.mascarade.rules.effects import VERBS, Whom
from ridotto.words import LANGUAGES


def slug(name: str) -> str:
    return name.lower().replace("_", "-")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_workshop_names_every_verb_and_every_whom(code):
    messages = [f"workshop-verb-{slug(verb)}" for verb in VERBS]
    messages += [f"workshop-whom-{slug(whom.name)}" for whom in Whom]

    assert all(say(message, code) for message in messages)
