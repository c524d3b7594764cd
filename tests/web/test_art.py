"""Every drawing is small, complete and safe to embed. Each game's tests say what has to be drawn."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

WEB = Path(__file__).parents[2] / "web"
ART = WEB / "src" / "art"
DRAWINGS = sorted([*(WEB / "src").rglob("*.svg"), *(WEB / "public").glob("*.svg")])
MOST_BYTES = 12_000
FORBIDDEN = ("script", "foreignObject", "image", "style", "text", "a")
"""Elements that run, that load, or that need a font."""


def _name(drawing: Path) -> str:
    return str(drawing.relative_to(WEB))


def _tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def _links(root: ElementTree.Element) -> list[str]:
    """Everything that an element refers to, by href or by url()."""
    values = [(key, value) for element in root.iter() for key, value in element.attrib.items()]
    hrefs = [value for key, value in values if key.endswith("href")]
    return hrefs + [link for _, value in values for link in re.findall(r"url\((.*?)\)", value)]


@pytest.mark.parametrize("drawing", DRAWINGS, ids=_name)
def test_a_drawing_is_a_small_square_or_card_without_scripts_texts_and_pixels(drawing: Path) -> None:
    root = ElementTree.fromstring(drawing.read_text("utf-8"))

    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox") == ("0 0 140 200" if drawing.stem == "card-back" else "0 0 200 200")
    assert not [_tag(element) for element in root.iter() if _tag(element) in FORBIDDEN]
    assert drawing.stat().st_size < MOST_BYTES


@pytest.mark.parametrize("drawing", DRAWINGS, ids=_name)
def test_a_drawing_refers_only_to_its_own_elements(drawing: Path) -> None:
    root = ElementTree.fromstring(drawing.read_text("utf-8"))
    pieces = [element.get("id") for element in root.iter() if element.get("id")]

    assert len(pieces) == len(set(pieces))
    assert set(_links(root)) <= {f"#{piece}" for piece in pieces}


@pytest.mark.parametrize("drawing", DRAWINGS, ids=_name)
def test_a_drawing_uses_only_the_palette(drawing: Path) -> None:
    palette = set(re.findall(r"#[0-9a-f]{6}", (ART / "palette.ts").read_text("utf-8")))
    night = {"#1c1426"} if drawing.parent.name == "public" else set()

    assert set(re.findall(r"\"(#[0-9a-f]{6})\"", drawing.read_text("utf-8"))) <= palette | night


@pytest.mark.parametrize(("file", "side"), [("icon-192", 192), ("icon-512", 512), ("icon-maskable-512", 512)])
def test_an_icon_has_the_size_in_its_name(file: str, side: int) -> None:
    head = (WEB / "public" / f"{file}.png").read_bytes()[:24]

    assert head.startswith(b"\x89PNG")
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (side, side)
