"""A menu takes as few lines as the screen allows, and everything in it can be typed."""

import pytest
from rich.console import Console

from ridotto.cli.screen.menu import Menu, Option

FRUIT = ("apple", "banana", "cherry", "dragon fruit", "elderberry", "fig", "grape", "honeydew")


def menu(*headings, labels=FRUIT):
    options = [(heading, label) for heading in headings for label in labels]
    return Menu(
        Option(move, label, heading, (f"{heading} {label}",)) for move, (heading, label) in enumerate(options)
    )


def lines(menu, width):
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(menu.draw(width))
    return [line.rstrip() for line in capture.get().splitlines()]


def test_headings_stand_on_the_left_where_there_is_room():
    drawn = lines(menu("Give Ann", "Give Bob"), 80)

    assert drawn[0].startswith("Give Ann   1 apple")
    assert len(drawn) == 4


def test_headings_stand_above_where_that_is_shorter():
    drawn = lines(menu("Give somebody whose name is very long", ""), 60)

    assert drawn[0] == "Give somebody whose name is very long"
    assert drawn[1].startswith("   1 apple")


def test_many_groups_with_the_same_options_become_columns():
    drawn = lines(
        menu("Give Ann", "Give Bob", "Give Cléa", "Give Dan", labels=[f"a {x} tree" for x in FRUIT]), 60
    )

    assert drawn[0].split() == ["Give"] * 4
    assert drawn[1].split() == ["Ann", "Bob", "Cléa", "Dan"]
    assert drawn[2].split() == ["a", "apple", "tree", "1", "9", "17", "25"]
    assert len(drawn) == 10


@pytest.mark.parametrize("width", [40, 60, 80])
def test_nothing_is_cut_off_however_narrow_the_screen(width):
    for headings in (("",), ("Give Ann", "Give Bob"), ("Dance to the left", "Dance to the right", "Stay")):
        drawn = lines(menu(*headings), width)

        assert max(map(len, drawn)) <= width
        assert "…" not in "".join(drawn)
        numbers = " ".join(drawn).split()
        assert all(str(choice.number) in numbers for choice in menu(*headings).choices)


def test_what_is_typed_is_read_whatever_its_case_and_spaces():
    fruit = menu("Give Ann", "Give Bob")

    assert fruit.read("10") == fruit.read(" give  BOB banana ") == 9
    assert fruit.read("0") is fruit.read("17") is fruit.read("banana") is None
