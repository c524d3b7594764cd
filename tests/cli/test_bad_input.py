"""Whatever is wrong gets one clear sentence, exit code 2 and no traceback."""

import json

import pytest

BAD = {
    "nothing at all": [],
    "an unknown command": ["dance"],
    "an unknown option": ["play", "--quietly"],
    "14 players": ["play", "--players", "14"],
    "no players": ["play", "--players", "0"],
    "a word for a number": ["play", "--players", "many"],
    "edition 3": ["play", "--edition", "3"],
    "3 players in the second edition": ["play", "--edition", "2", "--players", "3"],
    "an unknown mask": ["play", "--masks", "Judge,King,Queen,Witch,Cheat,Dragon"],
    "one Peasant": ["play", "--players", "8", "--masks", "Judge,Bishop,King,Fool,Queen,Witch,Thief,Peasant"],
    "an unknown scenario": ["play", "--scenario", "Z"],
    "a scenario and masks": ["play", "--scenario", "recommended", "--masks", "Judge"],
    "an unknown game": ["play", "chess"],
    "6 players at the ball": ["play", "grimm", "--players", "6"],
    "one player at the ball": ["play", "grimm", "--players", "1"],
    "wagers for two": ["play", "grimm", "--players", "2", "--wagers"],
    "an edition of the ball": ["play", "grimm", "--edition", "2"],
    "masks at the ball": ["play", "grimm", "--masks", "Judge,King"],
    "a mask of one's own at the ball": ["play", "grimm", "--mask", "none.toml"],
    "fate at the ball": ["play", "grimm", "--fate"],
    "wagers at Mascarade": ["play", "--wagers"],
    "no deduction at Mascarade": ["play", "mascarade", "--no-deduction"],
    "a bot of the other game": ["play", "grimm", "--bots", "honest"],
    "a seat that is not at the ball": ["play", "grimm", "--seat", "E"],
    "no games": ["simulate", "--games", "0"],
    "games without number": ["simulate", "grimm", "--games", "many"],
    "an unknown policy": ["simulate", "grimm", "--policy", "genius"],
    "a simulation of 6 at the ball": ["simulate", "grimm", "--players", "6"],
    "a simulation of the wrong game": ["simulate", "--treasures"],
    "an unknown language": ["play", "--lang", "de"],
    "an unknown bot": ["play", "--bots", "genius"],
    "a seat that does not exist": ["play", "--seat", "7"],
    "a seat with a strange letter": ["play", "--seat", "Z"],
    "a first seat that does not exist": ["play", "--first", "G"],
    "a seed that is no number": ["play", "--seed", "luck"],
    "a seed that is too large": ["play", "--seed", "f" * 25],
    "a seed below zero": ["play", "--seed", "-1"],
    "turns below zero": ["play", "--max-turns", "-1"],
    "a memory that does not exist": ["play", "--memory", "elephant"],
    "two players with one name": ["play", "--names", "Ann,Ann,Bob,Dan"],
    "a player without a name": ["play", "--names", "Ann,,Bob,Dan"],
    "names and another number": ["play", "--names", "Ann,Bob", "--players", "5"],
    "watching from a seat": ["play", "--watch", "--seat", "A"],
    "saving nowhere": ["play", "--save", "nowhere/game.json"],
    "a mask file that is not there": ["play", "--mask", "none.toml"],
    "a mask file that is a directory": ["check-mask", "."],
    "a saved game that is not there": ["replay", "none.json"],
    "a saved game that is a directory": ["play", "--resume", "."],
    "a review of nothing": ["review", "none.json"],
    "a review of a directory": ["review", "."],
    "a review with a strange budget": ["review", "none.json", "--budget", "huge"],
    "a review with no budget": ["review", "none.json", "--budget", "0"],
    "a review as a picture": ["review", "none.json", "--report", "review.png"],
    "a puzzle that is not there": ["puzzle", "1000000"],
    "puzzles from nowhere": ["puzzle", "--file", "none.jsonl"],
    "a theme that does not exist": ["puzzle", "--theme", "love"],
    "masks of edition 9": ["masks", "--edition", "9"],
    "scenarios for 99": ["scenarios", "--players", "99"],
    "a set without a court": ["check-set", "King", "Queen", "Fool", "Witch", "Cheat", "Bishop"],
    "a set of both editions": ["check-set", "Judge", "Empress", "Queen", "Witch", "Cheat", "Bishop"],
}


def assert_one_sentence(done, *words):
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("ridotto: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    for word in words:
        assert word in done.stderr


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
def test_bad_input_gets_one_sentence(ridotto, tmp_path, arguments):
    assert_one_sentence(ridotto(*arguments))

    assert list(tmp_path.iterdir()) == []


def test_bad_input_gets_one_sentence_in_a_process_of_its_own_too(ridotto_alone, tmp_path):
    (tmp_path / "v99.json").write_text('{"format": "ridotto game", "version": 99}')

    assert_one_sentence(ridotto_alone("play", "--players", 14), "14")
    assert_one_sentence(ridotto_alone("replay", "v99.json"), "version 99")
    assert_one_sentence(ridotto_alone("play", "--lang", "de", typed=b"\xff"), "'de'")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (b'name = "Smuggler"\npwer = ["gain(2)"]\n', "line 2"),
        (b'name = "Smuggler"\npower = ["gian(2)"]\n', "gian"),
        (b'name = "Smuggler\n', "line 1"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"", "name"),
    ],
)
def test_a_bad_mask_file_gets_the_line_and_the_reason(ridotto, tmp_path, text, word):
    (tmp_path / "bad.toml").write_bytes(text)

    assert_one_sentence(ridotto("check-mask", "bad.toml"), "bad.toml", word)
    assert_one_sentence(ridotto("play", "--mask", "bad.toml"), "bad.toml", word)


def test_every_problem_of_a_set_gets_a_line_of_its_own(ridotto):
    done = ridotto("check-set", "--players", 6, "King")

    assert done.returncode == 2
    lines = done.stderr.splitlines()
    assert len(lines) > 1
    assert all(line.startswith("ridotto: M50: ") for line in lines)


def test_a_mask_of_your_own_has_to_be_among_the_masks_you_name(ridotto, smuggler):
    masks = "Judge,Bishop,King,Queen,Witch,Cheat"

    assert_one_sentence(ridotto("play", "--mask", smuggler, "--masks", masks), "Smuggler")


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["play", "--resume"]])
def test_a_spoiled_record_is_refused(ridotto, tmp_path, finished, command):
    whole = finished.read_text()
    record = json.loads(whole)

    def refused(name, text, *words):
        (tmp_path / name).write_text(text)
        assert_one_sentence(ridotto(*command, name), name, *words)

    refused("cut.json", whole[: len(whole) // 2], "cut off")
    refused("empty.json", "", "cut off")
    refused("v99.json", json.dumps({**record, "version": 99}), "version 99")
    refused("rules.json", json.dumps({**record, "start": {**record["start"], "rules": 99}}), "version 99")
    refused("other.json", json.dumps({**record, "format": "chess"}), "chess")
    refused("moves.json", json.dumps({**record, "moves": record["moves"][:-1]}), "disagree")
    record["events"][-3][0] = 2
    refused("events.json", json.dumps(record), "disagree")


def test_a_game_that_is_over_is_not_resumed(ridotto, finished):
    assert_one_sentence(ridotto("play", "--resume", finished), "over", "ridotto replay")


def test_what_belongs_to_the_other_game_is_named(ridotto):
    assert_one_sentence(
        ridotto("play", "grimm", "--opening-round"), "--opening-round", "Mascarade", "The Grimm Masquerade"
    )
    assert_one_sentence(ridotto("play", "--abilities"), "--abilities", "The Grimm Masquerade")


def test_a_saved_game_has_settled_which_game_it_is(ridotto, finished):
    assert_one_sentence(ridotto("play", "grimm", "--resume", finished), "GAME", "leave it out")
    assert_one_sentence(ridotto("play", "--resume", finished, "--treasures"), "--treasures")


def test_a_saved_game_has_settled_its_players(ridotto, finished):
    assert_one_sentence(ridotto("play", "--resume", finished, "--players", 5), "--players")


def test_somebody_elses_file_is_not_overwritten(ridotto, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Ann")

    assert_one_sentence(ridotto("play", "--save", "letter.txt"), "letter.txt")
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann"


def test_a_seat_that_does_not_exist_cannot_tell_a_game(ridotto, finished):
    assert_one_sentence(ridotto("replay", finished, "--seat", "E"), "seat 'E'", "A to D")
