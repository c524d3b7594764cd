"""The catalogue: what can be agreed on at a table."""

import httpx
import pytest

from ridotto.games.mascarade.rules.effects import VERBS
from ridotto.games.mascarade.rules.masks import EDITIONS, SCENARIOS
from ridotto.words.language import LANGUAGES


def test_the_catalogue_has_every_mask_and_scenario(stranger: httpx.Client):
    editions = stranger.get("/api/catalogue").json()["games"]["mascarade"]["editions"]

    for edition in editions:
        assert [mask["id"] for mask in edition["masks"]] == list(EDITIONS[edition["number"]])
        for scenario in edition["scenarios"]:
            sets = SCENARIOS[edition["number"]][scenario["id"]]
            assert scenario["masks"] == {str(players): list(masks) for players, masks in sets.items()}


def test_every_effect_that_the_catalogue_allows_makes_a_mask(stranger: httpx.Client):
    verbs = stranger.get("/api/catalogue").json()["games"]["mascarade"]["verbs"]

    assert [verb["id"] for verb in verbs] == list(VERBS)
    for verb in verbs:
        for whom in verb["whom"]:
            words = (["2"] if verb["counted"] else []) + ([whom] if whom != "self" else [])
            toml = f'name = "X"\npower = ["{verb["id"]}({", ".join(words)})"]'
            said = stranger.post("/api/check/mask", json={"toml": toml}).json()
            assert said["bank"] == verb["bank"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_speaks_every_language(stranger: httpx.Client, language: str):
    found = stranger.get("/api/catalogue", params={"language": language}).json()
    other = stranger.get("/api/catalogue", params={"language": "pl" if language == "en" else "en"}).json()

    assert found["language"] == language
    assert list(found["languages"]) == list(LANGUAGES)
    for game in ("mascarade", "grimm"):
        for ours, theirs in zip(
            found["games"][game]["options"], other["games"][game]["options"], strict=True
        ):
            assert ours["id"] == theirs["id"]
            assert ours["about"] != theirs["about"]


def test_everything_in_the_catalogue_can_be_agreed_on(stranger: httpx.Client):
    found = stranger.get("/api/catalogue").json()

    for edition in found["games"]["mascarade"]["editions"]:
        for scenario in edition["scenarios"]:
            for players in edition["players"]:
                settings = {"edition": edition["number"], "scenario": scenario["id"]}
                agreed = {"players": players, "settings": settings}
                said = stranger.post("/api/check/set", json=agreed).json()
                assert said["masks"] == scenario["masks"][str(players)]
                assert said["errors"] == []
    for clock in found["clocks"]:
        for pace in found["paces"]:
            assert stranger.post("/api/check/set", json={"clock": clock, "pace": pace}).status_code == 200


def test_every_bot_in_the_catalogue_takes_a_seat(stranger: httpx.Client, zoe: httpx.Client):
    found = stranger.get("/api/catalogue").json()

    for game in ("mascarade", "grimm"):
        for bot in found["games"][game]["bots"]:
            agreed = {"game": game, "players": 4}
            opened = zoe.post("/api/tables", json={"agreement": agreed, "bots": [bot["name"]]})
            assert opened.json()["about"]["free"] == 0
            assert 1 <= bot["level"] <= 5


def test_there_is_no_catalogue_in_a_seventh_language(stranger: httpx.Client):
    response = stranger.get("/api/catalogue", params={"language": "la"})

    assert (response.status_code, response.json()["code"]) == (422, "bad-message")
