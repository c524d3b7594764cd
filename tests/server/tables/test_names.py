"""Names and texts, cleaned: whatever people type, nobody's screen is harmed."""

from unicodedata import category, combining

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness.tables import ScriptedTable
from ridotto.cleaning import MAX_MARKS, clean_text
from ridotto.lookalikes import are_alike, looks
from ridotto.play.setup import MAX_NAME
from ridotto.server.tables.people import clean_name
from ridotto.server.tables.refused import BadName
from ridotto.server.tables.seats import greet


@given(st.text(max_size=200))
def test_a_cleaned_text_is_visible_and_on_one_line(text: str):
    cleaned = clean_text(text)

    assert cleaned == cleaned.strip()
    assert "  " not in cleaned
    assert all(
        c == " " or category(c) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"} for c in cleaned
    )


@given(st.text(max_size=200))
def test_cleaning_twice_changes_nothing(text: str):
    assert clean_text(clean_text(text)) == clean_text(text)


@given(st.text(st.sampled_from("aZ\u0301\u0302\u0303\u0489 "), max_size=60))
def test_combining_marks_are_limited_per_letter(text: str):
    marks = 0
    for character in clean_text(text):
        marks = marks + 1 if combining(character) else 0
        assert marks <= MAX_MARKS


@given(st.text(max_size=200))
def test_a_name_is_short_and_visible_or_refused(name: str):
    try:
        cleaned = clean_name(name)
    except BadName:
        return
    assert 1 <= len(cleaned) <= MAX_NAME
    assert cleaned.isprintable()
    assert clean_name(cleaned) == cleaned


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("  Олена\tШ. ", "Олена Ш."),
        ("a\u202eb", "ab"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("🎭", "🎭"),
        ("Ａｎｎ", "Ann"),
        ("A\u034fn\ufe0fn\U000e0100", "Ann"),
        ("Володимир Їжак", "Володимир Їжак"),
        ("Nguyễn Thị Ất", "Nguyễn Thị Ất"),
        ("ज़ीनत", "ज़ीनत"),
        ("น้ำ", "น้ำ"),
        ("محمد", "محمد"),
        ("이순신", "이순신"),
        ("A\u20dd\u20dd\u20dd\u0489", "A\u20dd\u20dd"),
        ("x\u05b0\u05b1\u05b2\u05b3\u05b4", "x\u05b0\u05b1"),
        ("x" * 100, "x" * MAX_NAME),
    ],
)
def test_an_ordinary_name_is_kept_as_it_is(typed: str, name: str):
    assert clean_name(typed) == name


BLANK = (
    "",
    "   ",
    "\u200b\u200d",
    "\x00\x1b",
    "\ue000",
    "\u3164",
    "\u2800",
    "\u17b4",
    "\u115f\u1160",
    "\uffa0",
    "\ufe0f",
    "\u034f\U000e0100",
    "\u2800 \u3164",
    "\u0301",
    " \u0308\u20dd ",
    "\u3000\xa0",
    "\U0001d159",
)


@pytest.mark.parametrize("typed", BLANK)
def test_a_text_without_visible_characters_is_no_name(typed: str):
    with pytest.raises(BadName, match="visible characters"):
        clean_name(typed)


@pytest.mark.parametrize(
    "twin",
    [
        *("ann", "\u0410nn", "\u0391nn", "A\u039d\u039d", "\u13aann", "\uff21nn", "A\u200bnn"),
        *("A nn", "a n n", "A\u00a0nn", "A\u200b \u3164nn", "\u0410 nn", "A-nn", "Ann-", "An’n", "A\u2010nn"),
    ],
)
def test_names_at_a_table_that_look_alike_are_numbered(twin: str):
    table = ScriptedTable("Ann").comes("Bob")
    table.happens(greet(table.state, "id-of-twin", clean_name(twin), "p1", False))

    assert table.people == ["Ann", "Bob", f"{clean_name(twin)} 2"]


def test_a_guest_who_takes_a_name_like_anothers_gets_a_number():
    table = ScriptedTable("Ann").comes("Bob").does("Bob", "rename", name="\u0410nn")

    assert table.people == ["Ann", "\u0410nn 2"]


def test_a_name_that_looks_like_a_numbered_one_gets_another_number():
    table = ScriptedTable("Ann").comes("\u0391nn", "\u0410nn 2")

    assert len({frozenset(looks(name)) for name in table.people}) == 3


@pytest.mark.parametrize("names", [("Zoë", "Zoe"), ("Олена", "Олеся"), ("Ivan", "Іван"), ("Jan", "Ján")])
def test_names_that_look_different_stay_as_they_are(names: tuple[str, str]):
    assert not are_alike(*names)
    assert tuple(ScriptedTable(names[0]).comes(names[1]).people) == names


def test_names_of_several_words_stay_as_they_are_beside_others():
    names = ["Anna Maria", "Anna", "Maria", "Jean-Luc", "Jean", "O’Neill", "Neil"]

    assert ScriptedTable(names[0]).comes(*names[1:]).people == names


def test_names_of_nothing_but_signs_get_numbers_too():
    assert ScriptedTable("-").comes("'", "- -").people == ["-", "' 2", "- - 3"]


def test_a_ukrainian_name_is_as_good_as_any():
    names = ["Сара", "Оксана", "Тарас", "Петро", "Ніна", "Юрій"]
    table = ScriptedTable(names[0]).comes(*names[1:])

    assert table.people == names


def test_a_bot_gets_a_name_that_looks_like_nobodys():
    bots = ("honest",) * 3
    free = ScriptedTable("Ann", bots=bots).begins("Ann").state.game.header.players[1]
    twin = free.replace("i", "\u0456").replace("a", "\u0430").replace("e", "\u0435").replace("o", "\u043e")

    names = ScriptedTable(twin, bots=bots).begins(twin).state.game.header.players

    assert twin != free
    assert not [name for name in names[1:] if are_alike(name, twin)]
