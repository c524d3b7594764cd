"""Small games, enumerated to the end with our own `Game`: OpenSpiel finds the same values."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pyspiel
import pytest
from open_spiel.python.algorithms.best_response import BestResponsePolicy
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.policy import Policy

from environments import openspiel_checks as checks
from ridotto.environments.openspiel.observer import seen_items
from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED, Kind
from ridotto.games.mascarade.rules.moves import CLAIM, LOOK, PASS, announce_move
from ridotto.play import Game

NAME = "python_mascarade"
DEAL = ["King", "Judge", "Queen", "Cheat", "Bishop", "Thief"]
SWAPPED_OPENLY = ["swap B", "pretend C", "swap D"]
"""The first three turns, which everybody knows here; the fourth is a secret swap."""

AnyGame = Game[Any]


def our_game(turns: int) -> AnyGame:
    game: AnyGame = Game.mascarade(4, deal=DEAL, first=0, options=Options(max_turns=turns))
    for move in SWAPPED_OPENLY:
        game.play(move)
    return game


def their_state(turns: int) -> Any:
    game = pyspiel.load_game(f"{NAME}(players=4,deal={'+'.join(DEAL)},first=0,max_turns={turns})")
    state = game.new_initial_state()
    for move in our_game(turns).moves:
        state.apply_action(move)
    return state


def reward(game: AnyGame, player: int) -> float:
    won, players = game.rulebook.winners(), len(game.players)
    return (players / len(won) - 1) / (players - 1) if player in won else -1 / (players - 1)


def after(game: AnyGame, move: int) -> AnyGame:
    twin = game.copy()
    twin.play(move)
    return twin


class TinyPolicy(NamedTuple):
    """A fixed policy: the moves between which it chooses evenly, by what its player has seen."""

    moves: Callable[[Sequence[Event], int, Sequence[int]], Sequence[int]]

    def chances(self, events: Sequence[Event], player: int, legal: Sequence[int]) -> dict[int, float]:
        chosen = self.moves(events, player, legal)
        return {move: 1 / len(chosen) for move in chosen}


def any_legal(_: Sequence[Event], __: int, legal: Sequence[int]) -> Sequence[int]:
    return legal


def honest(events: Sequence[Event], player: int, legal: Sequence[int]) -> Sequence[int]:
    """Announces its mask if it knows it, else looks; claims a mask that it knows it has; else anything."""
    mine = card_known(events, player)
    announced = next((event.n for event in reversed(events) if event.kind == Kind.ANNOUNCED), HIDDEN)
    if PASS in legal:
        return [CLAIM] if mine == announced else [PASS]
    wanted = LOOK if mine == HIDDEN else announce_move(0, mine)
    return [wanted] if wanted in legal else legal


def card_known(events: Sequence[Event], place: int) -> int:
    """The card on a place, if it is still known after all that was seen; nobody changes seats here."""
    cards = {event.a: event.secret for event in events if event.kind == Kind.DEALT}
    for event in events:
        if event.kind == Kind.HANDLED:
            a, b = cards[event.a], cards[event.b]
            known = {SWAPPED: (b, a), PRETENDED: (a, b)}.get(event.secret, (HIDDEN, HIDDEN))
            cards[event.a], cards[event.b] = known
        elif event.kind in (Kind.LOOKED, Kind.REVEALED) and event.secret != HIDDEN:
            cards[event.a] = event.secret
    return cards[place]


POLICIES = {"random": TinyPolicy(any_legal), "honest": TinyPolicy(honest)}
TURNS = {"random": 5, "honest": 7}
"""The turn limit: a best response to random play has more to consider."""
BEST = {"random": (0.3167, 0.1052, 0.0575, 0.1078), "honest": (1.0, 1.0, 1.0, 0.0)}
"""What the best response of each player is worth, as docs/openspiel.md has it."""


class TheirPolicy(Policy):
    """The same policy as OpenSpiel wants it."""

    def __init__(self, game: Any, policy: TinyPolicy) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.policy = policy

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        events = [item for item in seen_items(state.position, player) if isinstance(item, Event)]
        return self.policy.chances(events, player, state.legal_actions(player))


def chances_in(game: AnyGame, policy: TinyPolicy) -> dict[int, float]:
    return policy.chances(game.events(game.decider), game.decider, game.legal())


def value_of(game: AnyGame, policy: TinyPolicy, player: int) -> float:
    """What a game is worth for a player if everybody follows the policy."""
    if game.over:
        return reward(game, player)
    chances = chances_in(game, policy)
    return sum(chance * value_of(after(game, move), policy, player) for move, chance in chances.items())


class BestResponse:
    """The best that one player can do against others with a fixed policy, knowing only what they saw."""

    def __init__(self, root: AnyGame, player: int, policy: TinyPolicy) -> None:
        self.player = player
        self.policy = policy
        self.reached: dict[Any, list[tuple[AnyGame, float]]] = defaultdict(list)
        """The games that the player cannot tell apart, each with how likely the others lead to it."""
        self.chosen: dict[Any, int] = {}
        self._reach(root, (), 1.0)

    def knows(self, game: AnyGame, own: tuple[int, ...]) -> Any:
        return own, tuple(game.events(self.player)), tuple(game.legal())

    def _reach(self, game: AnyGame, own: tuple[int, ...], likely: float) -> None:
        if game.over:
            return
        if game.decider == self.player:
            self.reached[self.knows(game, own)].append((game, likely))
            for move in game.legal():
                self._reach(after(game, move), (*own, move), likely)
        else:
            for move, chance in chances_in(game, self.policy).items():
                self._reach(after(game, move), own, likely * chance)

    def value(self, game: AnyGame, own: tuple[int, ...] = ()) -> float:
        if game.over:
            return reward(game, self.player)
        if game.decider == self.player:
            move = self.best(self.knows(game, own), own)
            return self.value(after(game, move), (*own, move))
        chances = chances_in(game, self.policy).items()
        return sum(chance * self.value(after(game, move), own) for move, chance in chances)

    def best(self, known: Any, own: tuple[int, ...]) -> int:
        if known not in self.chosen:
            self.chosen[known] = max(known[2], key=lambda move: self.worth(known, own, move))
        return self.chosen[known]

    def worth(self, known: Any, own: tuple[int, ...], move: int) -> float:
        return sum(
            likely * self.value(after(game, move), (*own, move)) for game, likely in self.reached[known]
        )


every_policy = pytest.mark.parametrize("name", POLICIES)


@every_policy
@pytest.mark.parametrize("turns", [4, 5])
def test_openspiel_values_a_fixed_policy_as_our_own_enumeration_does(turns: int, name: str):
    state = their_state(turns)
    theirs = policy_value(state, [TheirPolicy(state.get_game(), POLICIES[name])] * 4)

    ours = [value_of(our_game(turns), POLICIES[name], player) for player in range(4)]

    assert list(theirs) == pytest.approx(ours)


@every_policy
@pytest.mark.parametrize("player", range(4))
def test_openspiel_s_best_response_is_worth_what_our_own_enumeration_finds(player: int, name: str):
    turns, policy = TURNS[name], POLICIES[name]
    state = their_state(turns)
    others = TheirPolicy(state.get_game(), policy)
    theirs = BestResponsePolicy(state.get_game(), player, others, state)

    ours = BestResponse(our_game(turns), player, policy).value(our_game(turns))

    assert theirs.value(state) == pytest.approx(ours)
    assert ours > value_of(our_game(turns), policy, player) - 1e-9
    assert ours == pytest.approx(BEST[name][player], abs=5e-5)


def test_information_states_of_a_small_game_are_perfect_recall():
    assert checks.check_perfect_recall(their_state(5)) > 100
