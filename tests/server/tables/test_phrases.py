"""Phrases of every table, and phrases of one game only."""

import pytest

from harness.tables import ScriptedTable, person_id
from ridotto.games.registry import games
from ridotto.server.tables.talk import PHRASES, Phrased, phrases_at

OWN = [(game, phrase) for game, kind in games().items() for phrase in kind.words.phrases]
GAMES = [*games()]


def table_of(game: str) -> ScriptedTable:
    return ScriptedTable("Ann", game=game, players=games()[game].play.usual_players)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_phrases_of_its_own_and_those_of_every_table(game: str) -> None:
    own = games()[game].words.phrases

    assert own
    assert phrases_at(games()[game]) == (*own, *PHRASES)
    assert [table_of(game).refuses("Ann", "phrase", phrase=each) for each in (*own, *PHRASES)] == ["done"] * (
        len(own) + len(PHRASES)
    )


@pytest.mark.parametrize(("owner", "phrase"), OWN)
def test_no_other_game_has_a_phrase_of_this_one(owner: str, phrase: str) -> None:
    for game in GAMES:
        if game != owner:
            table = table_of(game)
            assert table.refuses("Ann", "phrase", phrase=phrase) == "bad-message"
            assert f"no phrase '{phrase}' at this table" in table.why
            assert "hello" in table.why


@pytest.mark.parametrize(("owner", "phrase"), OWN)
def test_a_log_in_which_another_game_s_phrase_was_said_is_read_and_told(owner: str, phrase: str) -> None:
    for game in GAMES:
        table = table_of(game).happens(Phrased(person_id("Ann"), phrase))

        assert table.hears("Ann").told.phrase == phrase
        assert table.read_again().seq == table.state.seq
