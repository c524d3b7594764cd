"""A game with numbers from a file instead of a keyboard."""

import json
import re
import shlex
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from harness.program import surroundings
from ridotto.words import LANGUAGES, language

ONES = "1\n" * 400


def saved_in(tmp_path):
    """The one game that was saved with a name of the program's choosing."""
    (path,) = tmp_path.glob("ridotto-*.saved.json")
    return path


def secrets_told(text):
    """Lines that tell what somebody did under the table or saw alone."""
    return re.findall(r"(?:swaps them|pretends to swap them|looks at their own card: \w+)\.", text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_can_be_played_in_every_language(ridotto, tmp_path, code):
    done = ridotto("play", "--players", 4, "--seed", 3, "--lang", code, typed=ONES)

    assert (done.returncode, done.stderr) == (0, "")
    assert language(code).say("question-turn-free") in done.stdout
    assert "★" in done.stdout
    assert json.loads(saved_in(tmp_path).read_text())["result"]["winners"]


@pytest.mark.parametrize(("edition", "players"), [(1, 2), (1, 3), (1, 13), (2, 8), (2, 12)])
@pytest.mark.parametrize("width", ["60", "80"])
def test_every_table_fits_the_screen(ridotto, edition, players, width):
    arguments = ("--edition", edition, "--players", players, "--fate", "--all-at-once", "--max-turns", 12)

    done = ridotto("play", *arguments, "--seed", 5, typed=ONES, COLUMNS=width)

    assert (done.returncode, done.stderr) == (0, "")
    drawn = [line for line in done.stdout.splitlines() if line.startswith(("│", "╭", "╰"))]
    assert {len(line) for line in drawn} == {int(width)}
    shown = [line for line in done.stdout.splitlines() if not line.startswith("The game is saved")]
    assert max(map(len, shown)) <= int(width) + 1


def test_the_same_seed_and_answers_give_the_same_game(ridotto, tmp_path):
    for name in ("one.json", "two.json"):
        ridotto("play", "--players", 5, "--seed", "c0ffee", "--save", name, typed=ONES)

    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()
    assert json.loads((tmp_path / "one.json").read_text())["start"]["seed"] == "c0ffee"


def test_bad_answers_are_asked_again(ridotto):
    typed = "\n0\n99\n-1\n½\nannounce King\n" + "x" * 5000 + "\n[bold]\n"

    done = ridotto("play", "--seed", 2, "--first", "A", typed=typed)

    assert done.returncode == 0
    assert done.stdout.count("That is not one of the options. Choose a number from 1 to 10.") == 8
    assert "Traceback" not in done.stderr


def test_bytes_that_are_no_text_are_asked_again(ridotto_alone):
    done = ridotto_alone("play", "--seed", 2, "--first", "A", typed=b"\xff\xfe\n1\n")

    assert done.returncode == 0
    assert "not one of the options" in done.stdout
    assert "You take your card and Bob’s card" in " ".join(done.stdout.split())


@pytest.mark.parametrize(
    "typed", ["pretend B", "PRETEND  b", "6", "only pretend to swap your card and Bob’s card"]
)
def test_a_number_a_notation_and_the_words_mean_the_same(ridotto, tmp_path, typed):
    ridotto("play", "--seed", 2, "--first", "A", "--save", "game.json", typed=f"{typed}\n")

    record = json.loads((tmp_path / "game.json").read_text())
    assert record["moves"][0] == 112 + 3


def test_a_question_mark_shows_every_card_text(ridotto):
    done = ridotto("play", "--seed", 2, "--first", "A", typed="?\nq\n")

    assert done.stdout.count("Take 3 coins from the bank.") == 2
    assert "pretend F" in done.stdout


@pytest.mark.parametrize("typed", ["", "q\n", "1\n", "1"])
def test_leaving_saves_the_game(ridotto, tmp_path, typed):
    done = ridotto("play", "--seed", 2, "--first", "A", typed=typed)

    assert (done.returncode, done.stderr) == (0, "")
    path = saved_in(tmp_path)
    assert f"saved in {path.name}." in done.stdout
    assert f"ridotto play --resume {path.name}" in done.stdout
    assert json.loads(path.read_text())["result"]["ending"] == "not_yet"


def test_a_resumed_game_ends_as_it_would_have(ridotto, tmp_path):
    ridotto("play", "--players", 5, "--seed", 6, "--save", "whole.json", typed=ONES)
    ridotto("play", "--players", 5, "--seed", 6, "--save", "left.json", typed="1\n1\n1\n1\n1\n")
    before = json.loads((tmp_path / "left.json").read_text())

    ridotto("play", "--resume", "left.json", "--seat", "A", typed=ONES)

    after = json.loads((tmp_path / "left.json").read_text())
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert after == json.loads((tmp_path / "whole.json").read_text())


def test_two_games_in_the_same_minute_get_two_files(ridotto, tmp_path):
    for _ in range(3):
        ridotto("play", "--seed", 1)

    assert len(list(tmp_path.glob("ridotto-*.saved.json"))) == 3


def test_your_secrets_are_told_to_you_and_those_of_others_are_not(ridotto):
    done = ridotto("play", "--players", 4, "--seed", 8, "--bots", "random", typed=ONES, COLUMNS="300")

    course, _, after = done.stdout.partition("the game is over")
    assert "and swap them." in course
    assert "swaps them or not" in course
    assert secrets_told(course) == []
    assert after


def test_you_take_the_seat_you_ask_for_and_the_first_name_is_yours(ridotto, tmp_path):
    done = ridotto("play", "--names", "Zoë,Max,Lou,Kim", "--seat", "C", "--first", 3, "--save", "game.json")

    assert json.loads((tmp_path / "game.json").read_text())["start"]["players"] == [
        "Max",
        "Lou",
        "Zoë",
        "Kim",
    ]
    assert "C Zoë (you)" in done.stdout
    assert "it is your turn" in done.stdout
    assert "--seat C" in done.stdout


def test_house_rules_and_memory_are_saved_with_the_game(ridotto, tmp_path):
    house = ("--opening-round", "--all-at-once", "--fate", "--show-bans", "--max-turns", 30)

    ridotto("play", *house, "--memory", "everything", "--save", "game.json")

    assert json.loads((tmp_path / "game.json").read_text())["start"]["options"] == {
        "opening_round": True,
        "all_at_once": True,
        "fate": True,
        "show_bans": True,
        "max_turns": 30,
        "memory": "everything",
    }


@pytest.mark.parametrize(("memory", "known"), [("nothing", False), ("everything", True)])
def test_the_table_remembers_for_you_as_long_as_was_agreed(ridotto, memory, known):
    done = ridotto("play", "--players", 6, "--seed", 2, "--first", "B", "--memory", memory)

    question = done.stdout.rpartition("╭")[2]
    masks = ("Judge", "Bishop", "King", "Queen", "Witch", "Cheat")
    seats = question.partition("╰")[0]
    assert any(mask in seats for mask in masks) is known


def test_those_who_watch_hear_no_secrets_until_the_cards_are_turned_up(ridotto):
    done = ridotto("play", "--watch", "--players", 8, "--edition", 2, "--seed", 4, COLUMNS="300")

    assert done.returncode == 0
    assert secrets_told(done.stdout) == []
    assert "(you)" not in done.stdout
    last = done.stdout.rpartition("╭")[2]
    assert "?" not in last
    assert "Empress" in last


def test_names_are_never_markup(ridotto):
    done = ridotto("play", "--names", "[red]Ann,[/],:smile:,D", "--seed", 1, FORCE_COLOR="1")

    assert done.returncode == 0
    for name in ("[red]Ann", "[/]", ":smile:"):
        assert name in done.stdout


def test_every_card_lies_open_before_the_first_move(ridotto):
    """M4: with no options at all, the welcome shows who is who, and then nobody is told again."""
    done = ridotto("play", "--players", 4, "--seed", 5, "--first", "A", "--save", "game.json", typed="")

    welcome = done.stdout.partition("╰")[0]
    for mask in ("Judge", "Bishop", "King", "Queen", "Thief", "Cheat"):
        assert welcome.count(mask) == 2, "once with what it does, once where it lies"
    assert "?" not in welcome.partition("╭")[2]


def test_a_game_whose_reader_goes_away_is_saved(tmp_path):
    command = [sys.executable, "-m", "ridotto", "play", "--seed", "1", "--save", "game.json"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=surroundings(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as playing:
        playing.stdout.readline()
        playing.stdout.close()
        with suppress(BrokenPipeError):
            playing.stdin.write(ONES.encode())
            playing.stdin.close()
        code = playing.wait(60)

    assert code == 141
    assert json.loads((tmp_path / "game.json").read_text())["format"] == "ridotto game"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a full device")
def test_a_game_whose_output_cannot_be_written_is_saved_and_said_in_a_sentence(tmp_path):
    command = [sys.executable, "-m", "ridotto", "play", "--watch", "--seed", "1", "--save", "game.json"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command, cwd=tmp_path, env=surroundings(), stdout=full, stderr=subprocess.PIPE, check=False
        )

    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert (tmp_path / "game.json").exists()


def test_a_closed_standard_input_saves_the_game(tmp_path):
    command = f"{shlex.quote(sys.executable)} -m ridotto play --seed 1 --save game.json <&-"
    done = subprocess.run(
        command, shell=True, cwd=tmp_path, env=surroundings(), capture_output=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "game.json").exists()


def test_resuming_without_the_seat_is_refused(ridotto):
    ridotto("play", "--seed", 1, "--seat", "B", "--save", "game.json", typed="1\n")

    done = ridotto("play", "--resume", "game.json")

    assert (done.returncode, done.stdout) == (2, "")
    assert "--seat" in done.stderr


def test_a_scenario_may_be_written_small(ridotto):
    done = ridotto(
        "play", "--edition", 2, "--players", 6, "--scenario", "b", "--watch", "--save", "game.json"
    )

    assert "Beggar" in done.stdout
