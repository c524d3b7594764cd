"""The page says what the terminal says: both read the same document and the same messages."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ridotto.games.registry import FOLDERS, find_game
from ridotto.play import open_game
from ridotto.seats import SPECTATOR
from ridotto.words import LANGUAGES, language
from ridotto.words.narrator import Narrator, seating_of, view_facts
from ridotto.words.telling import Telling
from words.page_narrator import said_on_the_page

MOST_MOVES = 150
EVERY = 9
"""Each of so many decisions is compared: one after the other repeats itself."""


def played(id: str, players: int) -> Iterator[dict[str, Any]]:
    """What there is to say in a game of random moves: questions with their options, then all events."""
    play = find_game(id).play
    game, chance = open_game(play.start(players, seed=players)), random.Random(players)
    for number in range(MOST_MOVES):
        if game.over:
            break
        if number % EVERY == 0:
            for viewer in (game.decider, SPECTATOR):
                yield {"game": id, "view": game.view(viewer), "events": [], "asks": True}
        game.play(chance.choice(game.view(game.decider).question.options))
    for viewer in (0, SPECTATOR):
        yield {"game": id, "view": game.view(viewer), "events": game.events(viewer), "asks": False}


def said_here(telling: Telling, table: dict[str, Any], code: str) -> list[str]:
    view, facts = table["view"], view_facts(telling, table["view"])
    seating = seating_of(telling, view)
    narrator = Narrator(
        telling, language(code), **(seating if table["asks"] else {**seating, "player_at": ()})
    )
    said = [narrator.tell(event) for event in table["events"]]
    if table["asks"]:
        options = view.question.options if view.question else ()
        said += [
            narrator.question(facts),
            *narrator.notes(facts),
            *(narrator.option(option, facts) for option in options),
        ]
    return said


@pytest.mark.parametrize("id", FOLDERS)
def test_the_page_puts_every_event_question_and_move_into_the_same_words(id: str, tmp_path: Path):
    telling = find_game(id).words.telling
    tables = [table for players in find_game(id).play.players for table in played(id, players)]
    here = [said_here(telling, table, code) for table in tables for code in LANGUAGES]

    assert sum(map(len, here)) > 10_000
    moves = [view.question.options if (view := table["view"]).question else () for table in tables]
    given = [{**table, "moves": options} for table, options in zip(tables, moves, strict=True)]

    assert said_on_the_page(tmp_path, tables=given) == here
