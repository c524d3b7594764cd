"""A bot at the ball knows what its player saw, and nothing else."""

from copy import deepcopy
from dataclasses import fields
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.laws.test_secrets import (
    Change,
    exchanged_characters,
    other_character,
    other_choice_in_secret,
    other_hand,
    other_order_of_the_deck,
    other_wager,
)
from games.grimm.random_tables import PLAYERS, Ball, Whim, balls
from harness.amounts import examples
from ridotto.bots.bot import ask_bot
from ridotto.bots.registry import quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.events import HIDDEN
from ridotto.games.grimm import Laid, Options
from ridotto.games.grimm.bots.choice import choose
from ridotto.games.grimm.bots.heuristic_bot import HeuristicBot
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.rules.seen import seen
from ridotto.games.grimm.rules.table import WAGERING, Table
from ridotto.play import Game, IllegalMove

BOB = 1
GRIMM = quick_bots("grimm")


class RecordingBot:
    """A bot that writes down all it hears, and does the first thing it may."""

    def __init__(self, invitation, _seed):
        self.invitation = invitation
        self.heard = []

    def watch(self, events):
        self.heard += events

    def answer(self, view):
        return view.question.options[0]


def test_a_bot_hears_every_event_and_only_the_secrets_of_its_own_player():
    game = Game.grimm(4, seed=3, options=Options(wagers=True))
    party = Party(game, {0: RecordingBot, **dict.fromkeys(range(1, 4), GRIMM["careful"])})

    party.play_out()

    heard = party.bots[0].heard
    assert heard == game.events(0)
    hidden = [event for event, true in zip(heard, game.log, strict=True) if event.secret != true.secret]
    assert len(hidden) > 10
    assert all(event.secret == HIDDEN for event in hidden)


def test_an_invitation_to_the_ball_tells_neither_the_seed_nor_what_was_laid():
    laid = Laid(characters=[["Hansel"], ["Evil Queen"], ["The Beast"]], deck=["Crown"] * 6)
    game = Game.grimm(3, seed=0xBEEF, laid=laid)

    invitation = GrimmInvitation.to(game.header, 0)

    assert "beef" not in repr(invitation)
    assert not any(word in repr(invitation) for word in ("Hansel", "Crown", "Beast"))
    assert {field.name for field in fields(invitation)} == {"game", "player", "names", "options"}


def pair(seed, options):
    """Two balls that differ only in who the others are."""
    masks = ["Hansel", "Cinderella", "The Beast"]
    a, b = (masks, list(permutations(masks))[1 + seed % 5])
    return tuple(
        Game.grimm(4, seed=seed, options=options, laid=Laid(characters=[[x], ["Evil Queen"], [y], [z]]))
        for x, y, z in (a, b)
    )


@pytest.mark.parametrize("options", [Options(), Options(wagers=True, treasures=True, deduction=False)])
@pytest.mark.parametrize("name", GRIMM)
def test_two_balls_that_differ_in_what_a_bot_may_not_know_get_the_same_moves(name, options):
    answers = 0
    for seed in range(20):
        left, right = pair(seed, options)
        assert left.rulebook.table.characters != right.rulebook.table.characters
        parties = [Party(game, {BOB: GRIMM[name]}) for game in (left, right)]
        others = Party.of(left, [GRIMM["random"]], without=BOB)
        while not left.over and left.events(BOB) == right.events(BOB):
            if left.decider == BOB:
                moves = [party.move() and party.game.moves[-1] for party in parties]
                assert moves[0] == moves[1]
                answers += 1
                continue
            others.move()
            try:
                right.play(left.moves[-1])
            except IllegalMove:  # a marker on whom one is here
                break
    assert answers > 60


def test_what_a_player_is_makes_a_difference_to_the_careful_bot():
    """The first card is a Crown: the Queen keeps it, and who fears it gives it away."""
    moves = []
    for mask in ("Evil Queen", "Rumpelstiltskin"):
        laid = Laid(
            characters=[["Hansel"], [mask], ["The Beast"]],
            deck=["Clock", "Clock", "Treats", "Treats", "Spindle", "Crown"],
        )
        game = Game.grimm(3, seed=1, first=BOB, laid=laid)
        for card in ("Treats", "Clock", "Spindle"):
            game.play(f"take {card}")
        Party(game, {BOB: GRIMM["careful"]}).move()
        moves.append(game.text(game.moves[-1]))

    assert moves[0] == "keep"
    assert moves[1].startswith("give")


# ── The table with its secrets turned down ───────────────────────────────────────────────────────────


CHANGES: list[Change] = [other_order_of_the_deck, other_character]
FOR_THREE_OR_MORE: list[Change] = [exchanged_characters, other_wager, other_hand, other_choice_in_secret]


def seen_by(table: Table, player: int) -> Table:
    into = Table(2)
    seen(table, player, into)
    return into


@pytest.mark.parametrize(
    ("players", "change"),
    [
        (players, change)
        for players in PLAYERS
        for change in (CHANGES if players == 2 else CHANGES + FOR_THREE_OR_MORE)
    ],
)
def test_what_a_player_may_not_know_changes_neither_what_a_mind_sees_nor_what_it_does(
    players: int, change: Change
) -> None:
    compared = []

    @settings(max_examples=examples(8, 15))
    @given(st.booleans().flatmap(lambda rest: balls(players, players > 2, rest, rest)), st.integers(0, 30))
    def law(drawn: tuple[Ball, Whim], moves: int) -> None:
        game, rng = drawn
        while not game.over and len(compared) < 60:
            table, twin = game.rulebook.table, game.rulebook.table.copy()
            if len(game.moves) >= moves and table.phase != WAGERING and change(twin, table.asked, rng):
                check_nothing_is_noticed(game, twin)
                compared.append(len(game.moves))
            game.play(eagerly(game, rng))

    law()
    assert len(compared) >= 8, "the law is not empty"


def eagerly(game: Ball, rng: Whim) -> int:
    """Any move, but rather one that leads to markers chosen in secret."""
    legal = game.legal()
    several = [move for move in legal if game.text(move).count("+") or "eavesdrop" in game.text(move)]
    return rng.choice(several or legal)


def check_nothing_is_noticed(game: Ball, twin: Table) -> None:
    """Whoever decides sees the same at both tables, and does the same."""
    player, options = game.decider, game.legal()
    table = game.rulebook.table
    assert table != twin
    assert seen_by(table, player) == seen_by(twin, player)
    for kind in GRIMM.values():
        bot: HeuristicBot = kind(GrimmInvitation.to(game.header, player), 7)
        bot.watch(game.events(player))
        moves = [
            choose(deepcopy(bot.state), seen_by(each, player), options, len(options))
            for each in (table, twin)
        ]
        assert moves[0] == moves[1] == ask_bot(bot, game.view(player), game.seen_table(player))
