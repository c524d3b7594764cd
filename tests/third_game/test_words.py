"""A game from outside is told in its own two languages, and in English where it has no words."""

from random import Random

import pytest

from ridotto.games.registry import find_game
from ridotto.play import Game
from ridotto.seats import SPECTATOR
from ridotto.words.language import LANGUAGES, language
from ridotto.words.narrator import Narrator, seating_of, view_facts

pytestmark = pytest.mark.usefixtures("installed")


def narrator(game: Game, viewer: int, code: str) -> Narrator:
    telling = find_game("thief").words.telling
    return Narrator(telling, language(code), **seating_of(telling, game.view(viewer)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_question_and_option_is_told_in_every_language_to_everybody(code: str):
    for seed in range(5):
        game, chance = Game.thief(3 + seed % 3, seed=seed), Random(seed)
        while not game.over:
            facts = view_facts(find_game("thief").words.telling, game.view(game.decider))
            words = narrator(game, game.decider, code)
            lines = {words.option(move, facts) for move in game.legal()}
            assert len(lines) == len(game.legal())
            assert words.question(facts).endswith("?")
            game.play(chance.choice(game.legal()))
        for viewer in (*range(len(game.players)), SPECTATOR):
            told = [narrator(game, viewer, code).tell(event) for event in game.events(viewer)]
            assert all(sentence.endswith((".", "!")) for sentence in told)


def test_it_speaks_its_two_languages_and_english_where_it_has_no_words():
    game = Game.thief(["Ann", "Bob", "Cléa"], seed=1, first=0)
    question = view_facts(find_game("thief").words.telling, game.view(0))

    assert [narrator(game, 0, code).question(question) for code in ("en", "pl", "fr")] == [
        "Whom do you peek at or accuse?",
        "Kogo podglądasz lub oskarżasz?",
        "Whom do you peek at or accuse?",
    ]
    assert narrator(game, 1, "pl").question(question) == "Ann się zastanawia."
