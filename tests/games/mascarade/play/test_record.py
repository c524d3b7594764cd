"""A saved game can be written, read and replayed, and is not trusted when it is wrong."""

import json
from random import Random

import msgspec
import pytest

from ridotto.games.mascarade import Mascarade, MaskCard, Options
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.play import BadRecord, BadTable, Game, IllegalMove, open_game, read_record, replay, write_record


def some_game(players: int = 4, moves: int = 10_000, **rest: object) -> Game:
    game, rng = Game.mascarade(players, seed=3, **rest), Random(3)
    while not game.over and len(game.moves) < moves:
        game.play(rng.choice(game.legal()))
    return game


def tampered(change, moves: int = 10_000) -> bytes:
    """A good record with one change."""
    record = json.loads(write_record(some_game(moves=moves)))
    change(record)
    return json.dumps(record).encode()


# ── There and back ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "edition"), [(2, 1), (3, 1), (4, 1), (13, 1), (4, 2), (12, 2)])
@pytest.mark.parametrize("moves", [0, 7, 40, 10_000])
def test_a_saved_game_plays_again_to_the_same_position(players, edition, moves):
    game = some_game(players, moves, edition=edition, options=Options(fate=True, all_at_once=True))

    again = replay(read_record(write_record(game)))
    assert (again.rulebook.table, again.log, again.moves) == (game.rulebook.table, game.log, game.moves)
    assert again.header == game.header


def test_a_game_read_back_in_the_middle_can_be_played_on():
    game = some_game(moves=23)
    again = replay(read_record(write_record(game)))
    move = game.legal()[0]

    assert again.play(move) == game.play(move)


def test_a_record_carries_own_masks_by_value():
    own = read_mask('name = "Smuggler"\npower = ["gain(2)", "give(1, left)"]')
    record = json.loads(write_record(some_game(6, own=[own])))

    assert record["start"]["masks"][-1] == {
        "name": "Smuggler",
        "power": ["gain(2)", "give(1, left)"],
        "copies": 1,
        "least_players": 2,
        "own": True,
    }


def test_a_record_says_how_it_came_out():
    game = some_game()
    result = json.loads(write_record(game))["result"]

    assert result == {
        "ending": game.ending,
        "winners": game.winners,
        "scores": game.rulebook.table.coins,
        "turns": game.rulebook.table.turn,
    }


def test_a_saved_game_is_one_line_of_text():
    assert write_record(some_game()).count(b"\n") == 1


# ── Damaged ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kept", [0, 1, 2, 100, -2])
def test_a_record_that_is_cut_off_is_refused_with_a_sentence(kept):
    whole = write_record(some_game())

    with pytest.raises(BadRecord, match=r"evening\.json is not a saved game, or it is cut off"):
        read_record(whole[:kept], "evening.json")


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe",
        b"[]",
        b"null",
        b"hello",
        b'{"format": "\xff", "version": 1}',
        b'{"format": "ridotto game", "version": 1, "start": ' + b"[" * 200_000,
        b'{"deep": ' + b"[" * 200_000,
        b'{"format": "ridotto game", "version": "1"}',
        b'{"format": "\\ud800", "version": 1}',
    ],
)
def test_something_that_is_not_a_record_is_refused_with_a_sentence(data):
    with pytest.raises(BadRecord, match=r"evening\.json is not a saved game"):
        read_record(data, "evening.json")


def test_a_record_with_bad_letters_deep_inside_is_refused():
    spoilt = write_record(some_game()).replace(b'"Ann"', b'"A\xff\xffn"', 1)

    with pytest.raises(BadRecord, match="the record is damaged"):
        read_record(spoilt)


def test_a_record_of_a_later_format_is_refused_with_what_to_do():
    late = tampered(lambda record: record.update(version=99, news="?"))

    with pytest.raises(BadRecord, match="format version 99 and this program reads versions up to 2; update"):
        read_record(late)


def test_a_record_by_other_rules_is_refused_with_what_to_do():
    other = read_record(tampered(lambda record: record["start"].update(rules=99)))

    with pytest.raises(BadRecord, match="rules version 99 and this program knows version 1"):
        replay(other)


def test_something_else_in_json_is_refused_by_its_name():
    with pytest.raises(BadRecord, match="is not a Ridotto game but 'chess'"):
        read_record(b'{"format": "chess", "version": 1}')


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record.pop("moves"),
        lambda record: record.pop("start"),
        lambda record: record.update(notes="?"),
        lambda record: record["moves"].append("look"),
        lambda record: record["moves"].append(1.5),
        lambda record: record["events"].append([1]),
        lambda record: record["events"].append([1, 2, 3, 4, 5, 6, 7, 8]),
        lambda record: record["start"].update(game="grimm"),
        lambda record: record["start"]["options"].update(memory="forever"),
        lambda record: record["start"]["options"].update(max_turns=-1),
    ],
)
def test_a_record_with_missing_or_strange_parts_is_refused(change):
    with pytest.raises(BadRecord, match="the record is damaged"):
        read_record(tampered(change))


# ── Not to be trusted ────────────────────────────────────────────────────────────────────────────────


def test_a_record_whose_moves_and_events_disagree_is_refused_with_the_event():
    def change(record):
        record["events"][6][1] += 1

    with pytest.raises(BadRecord, match="its moves and its events disagree from event 6 on"):
        replay(read_record(tampered(change)))


def test_a_record_with_a_hidden_secret_changed_is_refused():
    def change(record):
        handled = next(event for event in record["events"] if event[0] == 3)
        handled[5] = 1 - handled[5]

    with pytest.raises(BadRecord, match="disagree from event 7 on"):
        replay(read_record(tampered(change)))


@pytest.mark.parametrize(
    "change", [lambda r: r["events"].pop(), lambda r: r["events"].append([1, 0, 0, 0, 0, -1, 0])]
)
def test_a_record_with_an_event_too_few_or_too_many_is_refused(change):
    with pytest.raises(BadRecord, match="its moves and its events disagree"):
        replay(read_record(tampered(change)))


def test_an_event_in_a_record_has_all_its_seven_numbers():
    with pytest.raises(BadRecord, match="entries in the list is not 7"):
        read_record(tampered(lambda record: record["events"].append([1, 0])))


@pytest.mark.parametrize(
    "wrong", [{"winners": ["Nobody"]}, {"ending": "not_yet"}, {"scores": [13, 0, 0, 0]}, {"turns": 0}]
)
def test_a_record_with_another_result_is_refused(wrong):
    with pytest.raises(BadRecord, match="its moves do not lead to its result; do not trust it"):
        replay(read_record(tampered(lambda record: record["result"].update(wrong))))


def test_a_record_with_an_illegal_move_is_refused_with_its_number():
    with pytest.raises(BadRecord, match="cannot be replayed: move 0: 'pass' is not allowed"):
        replay(read_record(tampered(lambda record: record["moves"].insert(0, 0))))


def test_a_record_with_moves_after_the_end_is_refused():
    with pytest.raises(BadRecord, match="the game is over"):
        replay(read_record(tampered(lambda record: record["moves"].append(0))))


GOOD = Game.mascarade(4, seed=1).header


@pytest.mark.parametrize(
    ("nonsense", "sentence"),
    [
        ({"edition": 3}, "no table can be set up like this: .*edition"),
        ({"players": ["Ann"]}, "edition 1 with 1 players does not exist"),
        ({"players": [], "cards": []}, "edition 1 with 0 players does not exist"),
        ({"players": [f"P{i}" for i in range(14)]}, "edition 1 with 14 players does not exist"),
        ({"edition": 2, "players": ["Ann", "Bob"]}, "edition 2 with 2 players does not exist"),
        ({"edition": 2, "players": [f"P{i}" for i in range(13)]}, "edition 2 with 13 players does not exist"),
        ({"players": ["Ann", "Bob", "Cléa", "Ann"]}, "two players have the same name"),
        ({"cards": [0, 1, 2]}, "3 cards do not fit 4 players"),
        ({"cards": [0, 1, 2, 3, 4, 5, 0]}, "7 cards do not fit 4 players"),
        ({"cards": [0, 1, 2, 3, 4, 6]}, "the cards name masks that are not in the game"),
        ({"cards": [0, 1, 2, 3, 4, -1]}, "the cards name masks that are not in the game"),
        ({"cards": [0, 1, 2, 3, 4, 4]}, "Cheat is listed, but none of the cards has it"),
        ({"masks": []}, "the cards name masks that are not in the game"),
        ({"masks": [GOOD.masks[0], *GOOD.masks[:5]]}, "two masks have the same name"),
        ({"masks": [*GOOD.masks[:5], MaskCard("\x1b[31m", ["gain(1)"])]}, "is not a name"),
        ({"masks": [*GOOD.masks[:5], MaskCard("", ["gain(1)"])]}, "is not a name"),
        ({"masks": [*GOOD.masks[:5], MaskCard("Dog", ["bark(1)"])]}, "there is no verb 'bark'"),
        ({"masks": [*GOOD.masks[:5], MaskCard("Dog", ["gain(1)"] * 5)]}, "Dog has more than 4 effects"),
        ({"masks": [*GOOD.masks[:5], MaskCard("Dog", ["gain(9999)"])]}, "number of coins from 1 to 20"),
        ({"first": 4}, "there is no seat 4 at a table for 4"),
        ({"first": -1}, "there is no seat -1"),
        ({"seed": "no"}, "seed"),
        ({"seed": "-1"}, "seed"),
        ({"seed": ""}, "seed"),
        ({"seed": "f" * 25}, "seed"),
    ],
)
def test_a_start_that_makes_no_sense_is_refused_with_a_sentence(nonsense, sentence):
    start: Mascarade = msgspec.structs.replace(GOOD, **nonsense)
    record = msgspec.structs.replace(read_record(write_record(open_game(GOOD))), start=start)

    with pytest.raises(BadRecord, match=sentence):
        replay(record)


# ── Damage ───────────────────────────────────────────────────────────────────────────────────────────


def a_loser(record) -> int:
    return next(
        i for i, name in enumerate(record["start"]["players"]) if name not in record["result"]["winners"]
    )


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record["start"]["players"].__setitem__(a_loser(record), "Bert"),
        lambda record: record["start"]["options"].update(max_turns=999_999),
        lambda record: record.update(checksum="0" * 64),
    ],
    ids=["a loser's name", "an option that changed nothing", "the checksum itself"],
)
def test_a_checksum_finds_what_playing_again_does_not(change):
    with pytest.raises(BadRecord, match="its checksum does not match"):
        replay(read_record(tampered(change)))


def test_a_record_without_a_checksum_still_loads():
    def as_version_1(record):
        record["version"] = 1
        del record["checksum"]

    assert replay(read_record(tampered(as_version_1))).over


# ── Bad input ────────────────────────────────────────────────────────────────────────────────────────


def test_names_that_are_not_text_are_refused_in_a_sentence():
    with pytest.raises(BadTable, match="a player's name is a text, not 3"):
        Game.mascarade(["a", "b", "c", 3])


def test_a_player_that_is_not_a_number_is_refused_in_a_sentence():
    game = some_game(moves=0)

    with pytest.raises(IllegalMove, match="there is no player 'A'"):
        game.play(game.legal()[0], by="A")
