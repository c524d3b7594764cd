"""A saved game of The Grimm Masquerade is written, read and replayed, and not trusted when it is wrong."""

import json
from importlib.resources import files
from random import Random

import jsonschema
import msgspec
import pytest

from ridotto.games.grimm import GrimmRulebook, Laid, Options
from ridotto.games.grimm.rules.events import Kind
from ridotto.play import BadRecord, BadTable, Game, open_game, read_record, replay, write_record

EVERYTHING = Options(wagers=True, treasures=True, abilities=True)


def some_game(players: int = 4, moves: int = 10_000, **rest: object) -> Game[GrimmRulebook]:
    """A game played at random, to its end or for some moves."""
    game, rng = Game.grimm(players, seed=3, **rest), Random(3)
    while not game.over and len(game.moves) < moves:
        game.play(rng.choice(game.legal()))
    return game


def snapshot(game: Game[GrimmRulebook]) -> tuple[object, ...]:
    return game.rulebook.table.copy(), game.log[:], game.moves[:]


def tampered(change, **rest: object) -> bytes:
    """A good record with one change."""
    record = json.loads(write_record(some_game(**rest)))
    change(record)
    return json.dumps(record).encode()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("moves", [0, 7, 40, 10_000])
def test_a_saved_game_plays_again_to_the_same_position(players, moves):
    options = Options(wagers=players > 2, treasures=True, abilities=True, deduction=False)
    game = some_game(players, moves, options=options, laid=Laid(deck=["Crown", "Mirror"]), first=1)

    again = replay(read_record(write_record(game)))
    assert snapshot(again) == snapshot(game)
    assert again.header == game.header


def test_a_game_read_back_in_the_middle_can_be_played_on():
    game = some_game(moves=40, options=EVERYTHING)
    again = replay(read_record(write_record(game)))
    while not game.over:
        move = game.legal()[-1]
        assert again.play(move) == game.play(move)


def test_a_record_says_which_game_it_is_and_how_it_came_out():
    game = some_game()
    record = json.loads(write_record(game))

    assert record["start"]["game"] == "grimm"
    assert record["result"] == {
        "ending": game.ending,
        "winners": game.winners,
        "scores": game.rulebook.table.roses[:4],
        "turns": game.rulebook.table.turn,
    }


def test_a_header_alone_sets_the_same_table():
    game = some_game(
        moves=0, laid=Laid(characters=[["Hansel"], ["Cinderella"], ["The Beast"], ["Evil Queen"]])
    )

    assert open_game(game.header).log == open_game(game.header).log == game.log


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record["start"].pop("players"),
        lambda record: record["start"].update(edition=1),
        lambda record: record["start"].update(game="mascarade"),
        lambda record: record["start"]["options"].update(memory="nothing"),
        lambda record: record["start"]["options"].update(wagers=1),
        lambda record: record["start"]["options"].update(max_turns=-1),
        lambda record: record["start"]["laid"].update(hands=[]),
        lambda record: record["start"]["laid"].update(deck=[0]),
    ],
)
def test_a_record_with_missing_or_strange_parts_is_refused(change):
    with pytest.raises(BadRecord, match="the record is damaged"):
        read_record(tampered(change))


def change_a_secret(record):
    dealt = next(event for event in record["events"] if event[0] == Kind.DEALT)
    dealt[5] = (dealt[5] + 1) % 8


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (change_a_secret, "its moves and its events disagree from event 3 on; do not trust it"),
        (lambda r: r["events"].pop(), "its moves and its events disagree"),
        (lambda r: r["result"].update(winners=["Nobody"]), "its moves do not lead to its result"),
        (lambda r: r["result"].update(scores=[10, 0, 0, 0]), "its moves do not lead to its result"),
        (lambda r: r["moves"].insert(0, 0), "move 0: 'pass' is not allowed: .* take a card in the draft"),
        (lambda r: r["moves"].append(0), "the game is over"),
        (lambda r: r["start"].update(rules=99), "rules version 99 and this program knows version 1"),
        (lambda r: r["start"].update(seed="no"), "the record is damaged: start.seed: "),
        (lambda r: r["start"].update(players=["Ann"]), "is for 2 to 5 players, not 1"),
        (lambda r: r["start"]["laid"].update(deck=["Sword"]), "there is no artifact 'Sword'"),
    ],
)
def test_a_record_that_was_tampered_with_is_not_trusted(change, sentence):
    with pytest.raises(BadRecord, match=sentence):
        replay(read_record(tampered(change)))


def test_a_record_with_another_seed_disagrees_with_its_events():
    record = read_record(write_record(some_game(moves=0)))
    other = msgspec.structs.replace(record.start, seed="4")

    with pytest.raises(BadRecord, match="its moves and its events disagree from event 0 on"):
        replay(msgspec.structs.replace(record, start=other))


@pytest.mark.parametrize("players", [2, 5])
def test_a_saved_game_fits_the_schema(players):
    carried = json.loads((files("ridotto.games.grimm.play") / "record.schema.json").read_text("utf-8"))
    options = Options(wagers=players > 2, treasures=True, abilities=True)
    record = json.loads(write_record(some_game(players, options=options, laid=Laid(deck=["Crown"]))))
    jsonschema.validate(record, carried)

    record["start"]["laid"]["deck"] = [7]
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(record, carried)


def test_names_that_are_not_text_are_refused_in_a_sentence():
    with pytest.raises(BadTable, match="a player's name is a text, not None"):
        Game.grimm(["A", None])
