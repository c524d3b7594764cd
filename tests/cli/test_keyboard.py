"""A real terminal with a person before it: somebody types, somebody presses Ctrl-C."""

import json
import os
import pty
import re
import select
import signal
import sys
import time

import pytest

from harness.program import surroundings


class Keyboard:
    """A program in a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, directory, *words):
        self.process, self.ours = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may have it ignored
            os.chdir(directory)
            command = [sys.executable, "-m", "ridotto", *words]
            os.execve(sys.executable, command, surroundings(LINES="24", TERM="xterm-256color"))
        self.seen = ""
        self.found = None

    def read(self):
        try:
            self.seen += os.read(self.ours, 65536).decode(errors="replace")
        except OSError:  # the other end is closed
            return False
        return True

    def wait_for(self, *texts, seconds=60):
        """Read on until one of these is on the screen; returns what was before it, and forgets it."""
        end = time.monotonic() + seconds
        while not any(text in self.seen for text in texts):
            assert time.monotonic() < end, f"{texts} never came; the screen says: {self.seen[-2000:]}"
            if select.select([self.ours], [], [], 0.1)[0] and not self.read():
                break
        self.found = min((text for text in texts if text in self.seen), key=self.seen.find, default=None)
        assert self.found is not None, f"{texts} never came; the screen says: {self.seen[-2000:]}"
        before, _, self.seen = self.seen.partition(self.found)
        return before

    def type(self, text):
        os.write(self.ours, text.encode())

    def finish(self):
        """The exit code, and what was said last."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if select.select([self.ours], [], [], 0.1)[0] and not self.read():
                break
        os.close(self.ours)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1]), self.seen


def plain(screen):
    """The last screen without its colours."""
    return re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", screen.rpartition("\x1b[H")[2])


@pytest.fixture
def keyboard(tmp_path):
    def sit_down(*words):
        return Keyboard(tmp_path, "play", "--delay", "0", *words)

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
    slow = Keyboard(tmp_path, "play", "--watch", "--seed", "2", "--delay", "30", "--save", "game.json")
    slow.wait_for("Turn 1")
    slow.type("\x03")

    code, last = slow.finish()

    assert code == 0
    assert "--watch" in last
    assert (tmp_path / "game.json").exists()


def test_ctrl_d_and_q_leave_before_the_first_turn(keyboard, tmp_path):
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
    assert "boon" in first.wait_for("Press Enter to go on.")
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
    person.wait_for("Press Enter to go on.")
    person.type("\n")
    for _ in range(60):
        person.wait_for("Your choice", "Press Enter to go on.")
        if person.found != "Your choice":
            break
        person.type("1\n")
    person.type("q\n")

    code, last = person.finish()

    assert person.found == "Press Enter to go on."
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


def test_ctrl_c_ends_a_simulation_with_what_it_has(tmp_path):
    patient = Keyboard(tmp_path, "simulate", "--policy", "random", "--games", "10000000")
    patient.wait_for(" 1%", seconds=240)
    patient.type("\x03")

    code, last = patient.finish()

    assert code == 0
    assert re.search(r"Stopped after [1-9][\d,]* of 10,000,000 games\.", plain(last))
    assert "Traceback" not in last
