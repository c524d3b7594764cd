"""Masks and sets of one's own are checked over HTTP, asked of a real server."""

from collections.abc import Iterator

import httpx
import pytest

from harness.server import server_in_thread
from ridotto.words.language import LANGUAGES


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db") as server:
        yield server.address


@pytest.fixture
def stranger(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=60, verify=False) as client:
        yield client


def refused(response: httpx.Response, status: int, code: str) -> str:
    """The sentence of a refusal that has to be this one."""
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    return response.json()["text"]


def test_a_mask_of_ones_own_has_its_card_in_six_languages(stranger: httpx.Client):
    said = stranger.post("/api/check/mask", json={"toml": 'name = "Smuggler"\npower = ["gain(2)"]'}).json()

    assert said["name"] == "Smuggler"
    assert said["power"] == ["gain(2)"]
    assert said["bank"] is True
    assert list(said["text"]) == list(LANGUAGES)
    assert len(set(said["text"].values())) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("toml", "says"),
    [
        ('name = "King"\npower = ["gain(2)"]', "line 1: there is a printed mask named King"),
        ('name = "X"\npower = ["gian(2)"]', "line 2"),
        ("name = ", "correct the TOML"),
        ("", "a mask needs a name"),
        (f'name = "X"\npower = ["gain(2)"]\ncopies = 0x{"f" * 3900}', "copies is a whole number from 1 to 4"),
        ("x = " + "[" * 3000, "nested too deeply"),
        (".".join("a" * 2000) + " = 1", "at most 200 dots"),
    ],
)
def test_a_bad_mask_file_is_refused_with_its_line(stranger: httpx.Client, toml: str, says: str):
    assert says in refused(stranger.post("/api/check/mask", json={"toml": toml}), 422, "bad-mask")


def test_every_problem_of_a_set_is_reported(stranger: httpx.Client):
    agreed = {"players": 6, "settings": {"masks": ["Thief", "Cheat", "Witch", "Spy", "Bishop"]}}

    said = stranger.post("/api/check/set", json=agreed).json()

    assert [error["code"] for error in said["errors"]] == ["no-court", "count", "too-few-bank"]
    assert all(error["rule"] == "M50" and error["text"] for error in said["errors"])
    assert [error["facts"] for error in said["errors"]] == [
        {"mask": "Judge"},
        {"players": 6, "least": 6, "most": 8, "cards": 5},
        {"banking": 0, "cards": 5, "missing": 2},
    ]


def test_problems_of_a_set_and_of_a_mask_are_told_in_the_language_of_the_request(stranger: httpx.Client):
    agreed = {"players": 6, "settings": {"masks": ["Thief", "Cheat", "Witch", "Spy", "Bishop"]}}
    french = {"accept-language": "fr"}

    said = stranger.post("/api/check/set", json=agreed, headers=french).json()
    bad = stranger.post("/api/check/mask", json={"toml": "name = 'A'\npower = [1]"}, headers=french).json()

    assert said["errors"][1]["text"] == "à 6, il faut 6 à 8 cartes, pas 5\u202f; ajoutes-en 1"
    assert bad["text"].startswith("mask.toml, ligne 2\u00a0: un effet s’écrit entre guillemets")
    assert bad["facts"]["reason"][0]["reason"] == "mask-effect-not-quoted"


def test_a_set_with_many_bank_symbols_gets_advice(stranger: httpx.Client):
    masks = ["Judge", "King", "Empress", "Princess", "Patron", "Widow"]

    said = stranger.post(
        "/api/check/set", json={"players": 6, "settings": {"edition": 2, "masks": masks}}
    ).json()

    assert said["errors"] == []
    assert [advice["code"] for advice in said["advice"]] == ["much-bank"]


def test_a_set_of_unknown_masks_is_refused(stranger: httpx.Client):
    said = stranger.post("/api/check/set", json={"settings": {"masks": ["Jester"]}})

    assert "no mask 'Jester'" in refused(said, 422, "bad-agreement")


def test_a_mask_that_is_sent_twice_has_one_card(stranger: httpx.Client):
    masks = ["Judge", "King", "Queen", "Witch", "Bishop", "Smuggler"]
    smuggler = 'name = "Smuggler"\npower = ["gain(2)"]\n'
    settings = {"masks": masks, "own": [smuggler, f"# again\n{smuggler}"]}
    said = stranger.post("/api/check/set", json={"players": 6, "settings": settings}).json()

    assert [card["name"] for card in said["own"]] == ["Smuggler"]
