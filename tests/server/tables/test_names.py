"""Names and texts, cleaned: whatever people type, nobody's screen is harmed."""

from unicodedata import category, combining

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.play.setup import MAX_NAME
from ridotto.server.tables.names import MAX_MARKS, BadName, clean_name, clean_text


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
        ("x" * 100, "x" * MAX_NAME),
    ],
)
def test_an_ordinary_name_is_kept_as_it_is(typed: str, name: str):
    assert clean_name(typed) == name


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u200d", "\x00\x1b", "\ue000"])
def test_a_text_without_visible_characters_is_no_name(typed: str):
    with pytest.raises(BadName, match="visible characters"):
        clean_name(typed)
