"""The JSON Schema that the package carries describes what the program writes."""

import json
from importlib.resources import files
from random import Random

import jsonschema
import pytest

from ridotto.play import Game, Options, write_record
from ridotto.play.record import schema


@pytest.fixture
def carried() -> dict[str, object]:
    return json.loads((files("ridotto.play") / "record.schema.json").read_text("utf-8"))


def test_the_schema_in_the_package_is_the_one_of_the_code(carried: dict[str, object]) -> None:
    assert carried == json.loads(schema()), "run make schema"


@pytest.mark.parametrize("players", [2, 6, 13])
def test_a_saved_game_fits_the_schema(carried: dict[str, object], players: int) -> None:
    game, whim = Game.mascarade(players, seed=1, options=Options(fate=True)), Random(1)
    while not game.over:
        game.play(whim.choice(game.legal()))

    jsonschema.validate(json.loads(write_record(game)), carried)


def test_the_schema_refuses_a_record_without_moves(carried: dict[str, object]) -> None:
    record = json.loads(write_record(Game.mascarade(4, seed=1)))
    del record["moves"]

    with pytest.raises(jsonschema.ValidationError, match="moves"):
        jsonschema.validate(record, carried)
