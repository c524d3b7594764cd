"""Observations say what the view says, and what happened."""

import os
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_tables import EVERY_BALL, Ball, Whim, balls
from games.mascarade.random_tables import EVERY_TABLE, games
from ridotto.games.grimm import GrimmOptions, GrimmView
from ridotto.games.grimm.rules.table import PHASE_NAMES as GRIMM_PHASES
from ridotto.games.mascarade import Mascarade, Options, View
from ridotto.games.mascarade.rules.events import PASSING
from ridotto.games.mascarade.rules.table import PHASE_NAMES
from ridotto.play import Game
from ridotto.seats import SPECTATOR, members
from ridotto.simulation import (
    GRIMM_OBSERVATION,
    MASCARADE_OBSERVATION,
    Onlooker,
    observation_of,
)
from ridotto.simulation.observation import Fields

GAMES = int(os.environ.get("RIDOTTO_TWIN_GAMES", "100")) // 5
"""Games for each kind of table: everybody looks at every decision."""
EVERYTHING = GrimmOptions(wagers=True, treasures=True, abilities=True)


class Sight:
    """An observation by the names of its facts."""

    def __init__(self, seen: np.ndarray, fields: Fields) -> None:
        self.seen, self.fields = seen, fields

    def __getitem__(self, name: str) -> int | list[int]:
        found = self.seen[self.fields[name]].tolist()
        return found if len(found) > 1 else found[0]


def sight(game: Game, player: int) -> Sight:
    fields = MASCARADE_OBSERVATION if isinstance(game.header, Mascarade) else GRIMM_OBSERVATION
    return Sight(observation_of(game, player), fields)


def test_the_moment_of_observing_changes_no_observation():
    for game in (Game.mascarade(6, seed=5), Game.grimm(4, options=EVERYTHING, seed=5)):
        rng, patient, curious = Random(3), Onlooker(game, 2), Onlooker(game, 2)
        for _ in range(60):
            if not game.over:
                game.play(rng.choice(game.legal()))
            curious.observation()

        assert patient.observation().tolist() == curious.observation().tolist()


# ── What the view says ───────────────────────────────────────────────────────────────────────────────


@settings(max_examples=GAMES)
@given(st.sampled_from(EVERY_TABLE).flatmap(lambda table: games(*table)))
def test_an_observation_of_mascarade_says_what_a_view_that_forgets_nothing_says(drawn: tuple[Game, Random]):
    game, rng = drawn
    onlookers = [Onlooker(game, player) for player in [*range(len(game.players)), SPECTATOR]]
    while not game.over:
        for onlooker in onlookers:
            seen = Sight(onlooker.observation(), MASCARADE_OBSERVATION)
            check_mascarade(seen, remembering_all(game, onlooker.player))
        game.play(rng.choice(game.legal()))


def remembering_all(game: Game, player: int) -> View:
    """The view of somebody who saw everything from the deal on, whatever the table's option says."""
    options = game.legal() if player == game.decider else []
    memory = game.rulebook.remember()
    memory.watch(game.events(player))
    return game.rulebook.view(player, memory, options)


def check_mascarade(seen: Sight, view: View) -> None:
    cards = [card for seat in view.seats for card in seat.cards] + list(view.centre)
    assert [members(bits) for bits in seen["possible"]] == padded([list(c.possible) for c in cards], 15, [])
    assert seen["coins"] == padded([seat.coins for seat in view.seats], 13, 0)
    assert seen["player_at"] == padded([seat.player for seat in view.seats], 13, -1)
    for name in ("viewer", "court", "bank", "turn", "turn_seat", "freedom", "ending"):
        assert seen[name] == getattr(view, name), name
    assert PHASE_NAMES[seen["phase"]] == view.phase
    assert seen["decider"] == (-1 if view.decider is None else view.decider)
    assert seen["announced"] == (-1 if view.announced is None else view.announced)
    assert members(seen["claimants"]) == list(view.claimants)
    assert members(seen["winners"]) == list(view.winners)
    held = view.question.held if view.question else ()
    assert seen["held"] == padded(list(held), 2, -1)


@settings(max_examples=2 * GAMES)
@given(st.sampled_from(EVERY_BALL).flatmap(lambda ball: balls(*ball)))
def test_an_observation_of_a_ball_says_what_a_view_says(drawn: tuple[Ball, Whim]):
    game, rng = drawn
    onlookers = [Onlooker(game, player) for player in [*range(len(game.players)), SPECTATOR]]
    while not game.over:
        for onlooker in onlookers:
            check_grimm(Sight(onlooker.observation(), GRIMM_OBSERVATION), game.view(onlooker.player))
        game.play(rng.choice(game.legal()))


def check_grimm(seen: Sight, view: GrimmView) -> None:
    for name in ("viewer", "round", "turn", "turn_player", "first", "deck", "wagers_left", "ending"):
        assert seen[name] == getattr(view, name), name
    for name in ("actions", "broken", "peeked", "own_wagers", "winners"):
        assert members(seen[name]) == list(getattr(view, name)), name
    for name in ("discard", "pool"):
        assert seen[name] == list(getattr(view, name)), name
    assert GRIMM_PHASES[seen["phase"]] == view.phase
    assert seen["decider"] == (-1 if view.decider is None else view.decider)
    offer = view.question.offer if view.question else None
    assert seen["offer"] == (-1 if offer is None else offer)
    assert seen["drawn"] == padded([-1 if card is None else card for card in view.drawn], 2, -1)
    for guest in view.guests:
        check_guest(seen, guest)


def check_guest(seen: Sight, guest) -> None:
    who = guest.player
    for ours, theirs in (("roses", "roses"), ("trophies", "trophies"), ("cards", "cards")):
        assert seen[ours][who] == getattr(guest, theirs)
    assert seen["masked"] >> who & 1 == guest.masked
    assert seen["treasure"][who] == guest.treasure
    assert seen["wagers_of"][who] == guest.wagers
    assert seen["ability"][who] == (-1 if guest.ability is None else guest.ability)
    assert set(members(seen["markers"][who])) == set(guest.markers)
    assert set(members(seen["characters"][who])) == set(guest.characters)
    assert seen["artifacts"][8 * who : 8 * who + 8] == list(guest.artifacts or [-1] * 8)
    if who != seen["viewer"] and guest.possible is not None:
        assert set(members(seen["possible"][who])) >= set(guest.possible) - shut_out(seen)


def shut_out(seen: Sight) -> set[int]:
    """Whom the viewer knows to be nobody else."""
    own = seen["characters"][seen["viewer"]] if seen["viewer"] != SPECTATOR else 0
    return set(members(own | seen["peeked"]))


def padded(items: list, size: int, blank: object) -> list:
    return items + [blank] * (size - len(items))


# ── What only an observation says ────────────────────────────────────────────────────────────────────

DEAL = ("Judge", "King", "Fool", "Witch", "Inquisitor", "Spy", "Queen", "Bishop")


def at_eight(*moves: str, **options: bool) -> Game:
    """Eight players after their opening swaps, which were none."""
    game = Game.mascarade(8, deal=DEAL, first=0, options=Options(**options), seed=1)
    for turn in range(4):
        game.play(f"pretend {'BAAA'[turn]}")
    for move in moves:
        game.play(move)
    return game


def test_it_says_who_looked_and_who_handled_what_and_when():
    game = at_eight("look", "swap A")

    seen = sight(game, 7)
    assert seen["looked_in"][:8] == [-1, -1, -1, -1, 4, -1, -1, -1]
    assert seen["handled_in"][:6] == [5, 1, 2, 3, -1, 5]
    assert seen["handled_by"][:6] == [5, 1, 2, 3, -1, 5]


def test_a_secret_answer_is_known_to_the_one_who_gave_it():
    game = at_eight("announce Judge", "claim", "pass", all_at_once=True)

    assert [sight(game, player)["answer"] for player in (4, 5, 6, 7)] == [-1, 0, PASSING, -1]
    assert [sight(game, player)["claimants"] for player in (4, 5, 6, 7)] == [0] * 4
    assert sight(game, 7)["stood_for"][:8] == [-1, -1, -1, -1, 4, -1, -1, -1]


def test_it_says_who_uses_a_power_and_which_card_somebody_is_questioned_about():
    game = at_eight("announce Inquisitor", *["pass"] * 7, "take B")

    seen = sight(game, 3)
    assert (seen["hero"], seen["questioned"], seen["decider"]) == (4, 1, 1)
    game.play("name King")
    assert (sight(game, 3)["hero"], sight(game, 3)["questioned"]) == (-1, -1)


@pytest.mark.parametrize("seed", range(3))
def test_possible_characters_exclude_what_the_viewer_knows_and_never_the_truth(seed: int):
    game, rng, peeked = Game.grimm(4, options=EVERYTHING, seed=seed), Random(seed), 0
    while not game.over:
        for who in range(4):
            seen = sight(game, who)
            peeked |= seen["peeked"]
            elsewhere = seen["characters"][who] | seen["peeked"]
            assert not any(bits & elsewhere for other, bits in enumerate(seen["possible"]) if other != who)
            for player, truth in enumerate(game.rulebook.table.hidden[:4]):
                assert truth & ~seen["possible"][player] == 0
        game.play(rng.choice(game.legal()))
    assert peeked
