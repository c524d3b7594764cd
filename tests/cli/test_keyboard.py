"""A real terminal: somebody types, or presses Ctrl-C."""

import json
import os
import signal

import pytest

from harness.pseudo_terminal import PseudoTerminal, plain


@pytest.fixture
def keyboard(tmp_path):
    def sit_down(*words):
        return PseudoTerminal(tmp_path, "play", "--delay", "0", *words)

    return sit_down


def test_ctrl_c_saves_the_game_and_resume_goes_on(keyboard, tmp_path):
    first = keyboard("--seed", "7", "--first", "A", "--save", "game.json", "--memory", "round")
    first.wait_for("Press Enter.")
    first.type("\n")
    screen = first.wait_for("Your choice (1–10")
    assert "\x1b[2J" in screen
    first.type("99\n")
    first.wait_for("That is not one of the options.")
    first.type("swap B\n")
    first.wait_for("Your choice (1–17")
    first.type("\x03")
    code, last = first.finish()
    assert code == 0
    assert "The game is saved in game.json." in last
    assert "Traceback" not in last
    moves = json.loads((tmp_path / "game.json").read_text())["moves"]
    assert len(moves) > 4

    again = keyboard("--resume", "game.json", "--seat", "A")
    again.wait_for("Your choice (1–17")
    again.type("1\n")
    again.wait_for("Your choice")
    os.kill(again.process, signal.SIGTERM)
    code, last = again.finish()
    assert code == 0
    assert json.loads((tmp_path / "game.json").read_text())["moves"][: len(moves)] == moves


def test_ctrl_c_while_the_bots_think_saves_too(tmp_path):
    slow = PseudoTerminal(tmp_path, "play", "--watch", "--seed", "2", "--delay", "30", "--save", "game.json")
    slow.wait_for("Turn 1")
    slow.type("\x03")

    code, last = slow.finish()

    assert code == 0
    assert "--watch" in last
    assert (tmp_path / "game.json").exists()


def test_ctrl_d_and_q_quit_before_the_first_turn(keyboard, tmp_path):
    for key, name in (("\x04", "d.json"), ("q\n", "q.json")):
        person = keyboard("--seed", "2", "--save", name)
        person.wait_for("Press Enter.")
        person.type(key)

        assert person.finish()[0] == 0
        assert (tmp_path / name).exists()


def test_a_table_for_thirteen_fits_a_screen_of_24_lines(keyboard):
    person = keyboard("--seed", "11", "--players", "13", "--first", "A", "--lang", "pl")
    person.wait_for("Enter.")
    person.type("\n")
    for _ in range(40):
        screen = person.wait_for("Twój wybór")
        if "Ogłoś" in screen:
            break
        person.type("1\n")
    person.type("\x03")
    assert person.finish()[0] == 0

    drawn = plain(screen)
    assert drawn.count("\n") < 24
    assert "(ty)" in drawn


def test_a_ball_is_left_with_ctrl_c_and_goes_on_where_it_was(keyboard, tmp_path):
    first = keyboard("grimm", "--seed", "2", "--first", "A", "--treasures", "--save", "ball.json")
    assert "boon" in first.wait_for("Press Enter to continue.")
    first.type("\n")
    first.wait_for("Your choice (1–")
    first.type("1\n")
    first.wait_for("Your choice (1–4")
    first.type("keep\n")
    first.wait_for("Your choice")
    first.type("\x03")
    code, last = first.finish()
    assert code == 0
    assert "The game is saved in ball.json." in last
    assert "Traceback" not in last
    moves = json.loads((tmp_path / "ball.json").read_text())["moves"]

    again = keyboard("--resume", "ball.json", "--seat", "A")
    again.wait_for("Your choice")
    again.type("1\n")
    again.wait_for("Your choice")
    again.type("\x04")
    assert again.finish()[0] == 0
    after = json.loads((tmp_path / "ball.json").read_text())["moves"]
    assert len(after) > len(moves)
    assert after[: len(moves)] == moves


def test_after_a_round_the_ball_waits_until_you_have_read_it(keyboard):
    person = keyboard("grimm", "--players", "2", "--seed", "5", "--save", "ball.json")
    person.wait_for("Press Enter to continue.")
    person.type("\n")
    for _ in range(60):
        person.wait_for("Your choice", "Press Enter to continue.")
        if person.found != "Your choice":
            break
        person.type("1\n")
    person.type("q\n")

    code, last = person.finish()

    assert person.found == "Press Enter to continue."
    assert code == 0
    assert "The game is saved" in last


def test_a_ball_for_five_fits_a_screen_of_24_lines(keyboard):
    person = keyboard("grimm", "--players", "5", "--seed", "3", "--first", "A", "--wagers", "--treasures")
    person.wait_for("Press Enter")
    person.type("\n")
    person.wait_for("Your choice")
    person.type("1\n")
    screen = person.wait_for("Your choice")
    person.type("\x03")
    assert person.finish()[0] == 0

    assert plain(screen).count("\n") < 24
    assert "(you)" in plain(screen)
