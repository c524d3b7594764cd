"""The JSON Schema in each game's folder describes the records that we write."""

import json
from importlib.resources import files
from random import Random
from typing import Any

import jsonschema
import pytest

from ridotto.games.registry import games
from ridotto.play import Game, write_record
from ridotto.play.record import schema

GAMES = list(games().values())


def carried(kind: Any) -> dict[str, Any]:
    return json.loads(files(f"{kind.folder}.play").joinpath("record.schema.json").read_text("utf-8"))


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.id)
def test_the_schema_in_the_package_is_the_one_of_the_code(kind: Any) -> None:
    assert carried(kind) == json.loads(schema(kind)), "run make schema"


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.id)
def test_a_saved_game_fits_the_schema(kind: Any) -> None:
    for players in kind.play.players:
        game, chance = getattr(Game, kind.id)(players, seed=1), Random(1)
        while not game.over:
            game.play(chance.choice(game.legal()))

        jsonschema.validate(json.loads(write_record(game)), carried(kind))


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.id)
def test_the_schema_refuses_a_record_without_moves(kind: Any) -> None:
    record = json.loads(write_record(getattr(Game, kind.id)(4, seed=1)))
    del record["moves"]

    with pytest.raises(jsonschema.ValidationError, match="moves"):
        jsonschema.validate(record, carried(kind))
