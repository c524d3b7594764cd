"""A mask or a set as a link, the same in Python and on the page (docs/masks.md)."""

import json
from base64 import b64encode
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.mascarade.play.links import (
    MAX_LINK,
    PATH,
    BadLink,
    SharedSet,
    read_link,
    write_link,
    write_mask,
)
from ridotto.games.mascarade.rules.blank import BadMask, read_mask
from ridotto.games.mascarade.rules.masks import EDITIONS

WEB = Path(__file__).parents[4] / "web"
EXAMPLES = json.loads((WEB / "src/games/mascarade/workshop/linkExamples.json").read_text("utf-8"))
"""The page's tests read the same links."""
SMUGGLER = 'name = "Smuggler"\npower = ["gain(2)", "give(1, left)"]\n'


def packed(content: bytes) -> str:
    return f"{PATH}1.{b64encode(content, b'-_').rstrip(b'=').decode()}"


def read_or_refused(link: str) -> SharedSet | None:
    """What a link shares; None if it is refused. Anything else that is raised is a mistake."""
    try:
        return read_link(link)
    except BadLink:
        return None


@pytest.mark.parametrize("example", EXAMPLES["good"], ids=lambda example: example["link"][:30])
def test_python_and_the_page_write_the_same_links(example):
    shared = msgspec.convert(example["shared"], SharedSet)

    assert write_link(shared) == example["link"]
    for before in ("", "https://play.example", "http://192.168.1.20:8080"):
        assert read_link(before + example["link"]) == shared
    assert all(write_mask(read_mask(text)) == text for text in shared.own)


@pytest.mark.parametrize("example", EXAMPLES["bad"], ids=lambda example: example["link"][:30])
def test_python_and_the_page_find_the_same_problems(example):
    with pytest.raises(BadLink) as refused:
        read_link(example["link"])

    assert refused.value.name == f"link-{example['problem']}"
    assert "\n" not in str(refused.value)


@given(st.text(max_size=80) | st.from_regex(r"#?1\.[A-Za-z0-9_-]{0,80}", fullmatch=True))
def test_whatever_stands_in_a_link_it_is_read_or_refused_in_one_sentence(text: str):
    shared = read_or_refused(text)

    assert shared is None or shared.own or shared.masks


@given(
    st.binary(max_size=400) | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps)
)
def test_whatever_is_packed_in_a_link_is_read_or_refused(content: bytes | str):
    shared = read_or_refused(packed(content if isinstance(content, bytes) else content.encode()))

    assert shared is None or shared.own or shared.masks


@given(st.lists(st.text(max_size=60), min_size=1, max_size=4))
def test_a_link_keeps_every_text_as_it_was(own: list[str]):
    shared = SharedSet(own=own)

    assert read_link(write_link(shared, "http://localhost:8080/")) == shared


@given(st.text(max_size=60))
def test_a_mask_from_a_link_is_checked_like_a_file(text: str):
    toml = f"name = {json.dumps(text)}\npower = ['gain(2)']\n"
    [back] = read_link(write_link(SharedSet(own=[toml]))).own
    try:
        mask = read_mask(back)
    except BadMask:
        return
    assert mask.name == mask.name.strip()
    assert mask.name.isprintable()
    assert read_mask(write_mask(mask)) == mask


def test_a_link_that_would_be_too_long_is_refused():
    with pytest.raises(BadLink, match=f"at most {MAX_LINK} characters"):
        write_link(SharedSet(own=["#" * 1500]))


def test_a_set_with_four_large_masks_fits_into_a_link():
    own = [
        f'name = "{name * 12}"\npower = ["exchange_fortunes(another)", "swap_or_pretend(two_others)", '
        '"see_and_swap(another_or_centre)", "gain(20, everyone_else)"]\ncopies = 4\nfrom = 13\n'
        for name in ("Ab", "Cd", "Ef", "Gh")
    ]
    names = [read_mask(text).name for text in own]
    printed = [*EDITIONS[1]][:11]

    link = write_link(SharedSet(own, 2, 13, [*printed, *names]), "https://play.example.org")

    assert len(link) <= MAX_LINK
