"""Saved games of an older version load, are the same game, and are saved unchanged."""

import json
from collections import Counter

import pytest

from golden.adapter import parsed_again, played_again, written
from golden.chosen import Golden, records

FIELDS = ("format", "version", "start", "moves", "events", "result")
EVERY_RECORD = pytest.mark.parametrize("record", records(), ids=lambda record: record.name)


def test_there_are_two_hundred_of_both_games_and_a_third_of_them_is_not_over():
    kinds = Counter(record.parsed["start"]["game"] for record in records())
    assert kinds == {"mascarade": 100, "grimm": 100}
    assert sum(record.waits_for is not None for record in records()) >= 60


@EVERY_RECORD
def test_an_old_record_is_replayed_and_saved_with_everything_that_was_in_it(record: Golden):
    assert len(parsed_again(record.text).moves) == len(record.parsed["moves"])
    game = played_again(record.text)
    saved = json.loads(written(game))
    for field in FIELDS[2:]:
        assert saved[field] == record.parsed[field]
    assert game.over == (record.waits_for is None)


def test_unfinished_games_stand_in_the_middle_of_everything():
    stops = {record.waits_for for record in records()}
    assert {"answer", "choose a card", "swap or pretend", "choose a player", "name a mask"} <= stops
    assert {"choose a card and a direction", "serve the cards", "take a wager", "accept or pass"} <= stops
