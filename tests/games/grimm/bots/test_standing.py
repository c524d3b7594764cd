"""A table made of a view and of what was seen this round is the true one, but for what is secret."""

from random import Random

import pytest

from games.grimm.random_tables import EVERY_BALL, described
from ridotto.bots.bot import GrimmInvitation
from ridotto.games.grimm import GrimmOptions
from ridotto.games.grimm.bots.standing import Standing
from ridotto.games.grimm.rules.moves import EAVESDROP, MOVES, legal_moves
from ridotto.games.grimm.rules.table import ABILITIES, DRAFT, GIVING, KEEP_OR_GIVE, KINDS, SECOND_CARD, Table
from ridotto.play import Game
from ridotto.seats import size_of

ALWAYS = (
    *("players", "round", "first", "turn", "turn_player", "phase", "asked", "step"),
    *("idle", "offers", "choosers", "secretly", "has_chosen", "actions", "action_count"),
    *("roses", "trophies", "masked", "broken", "markers", "size", "discard", "discard_count", "pool"),
    *("deck_count", "drawn", "drawn_too", "treasure", "wager_count", "ability_of", "verb"),
    *("wagers", "treasures", "abilities", "max_turns", "given_count", "given_next"),
)
"""What everybody can tell."""


def facts(table: Table) -> dict[str, object]:
    found = {name: getattr(table, name) for name in ALWAYS}
    found["given_to"] = table.given_to[: table.given_count]
    found["action_cards"] = sorted(table.action_cards)
    if table.phase not in (ABILITIES, DRAFT):
        found |= {"busy": table.busy, "marked": table.marked}
    if table.phase in (KEEP_OR_GIVE, GIVING):
        found["choices"] = table.choices
    elif table.step == SECOND_CARD:
        found["kept"] = table.kept
    if table.phase != ABILITIES:
        found["drafted"] = table.drafted
    else:
        found["played"] = [set(table.played[2 * who : 2 * who + 2]) for who in range(table.players)]
    if table.round < 3:
        found["turned up"] = table.action_cards[: 2 * table.round - 2 * (table.actions == 0)]
    return found


def a_move(game: Game, whim: Random) -> int:
    """Any, but rather one that others will have to answer."""
    legal = game.legal()
    daring = [m for m in legal if EAVESDROP <= m < 192 and size_of(m - EAVESDROP) == 2] or legal[1:]
    return whim.choice(daring if daring and whim.random() < 0.7 else legal)


def out_of(table: Table) -> list[int]:
    out = [0] * MOVES
    return out[: legal_moves(table, out)]


@pytest.mark.parametrize("ball", EVERY_BALL, ids=described)
def test_a_round_is_understood_from_what_was_seen_of_it(ball):
    players, wagers, treasures, abilities = ball
    options = GrimmOptions(wagers, treasures, abilities)
    for seed in range(8):
        game, whim, told = Game.grimm(players, seed=seed, options=options), Random(seed), 0
        standings = [Standing(player) for player in range(players)]
        while not game.over:
            table, player = game.rulebook.table, game.decider
            for viewer, standing in enumerate(standings):
                standing.watch(game.events(viewer, told))
            told = len(game.log)
            made = standings[player].table(game.view(player), GrimmInvitation.to(game.header, player))

            assert facts(made) == facts(table)
            assert out_of(made) == game.legal()
            check_cards(made, table, player)
            check_wagers(standings[player], table)

            game.play(a_move(game, whim))


def check_cards(made: Table, table: Table, player: int) -> None:
    """What lies open is known, and of hands nothing that is not there."""
    for who in range(table.players):
        seen, true = (t.tableau[who * KINDS : (who + 1) * KINDS] for t in (made, table))
        if who == player or table.masked >> who & 1:
            assert seen == true
        assert all(some <= all_ for some, all_ in zip(seen, true, strict=True))
    assert {*made.deck, *made.character_deck, *made.chance} == {0}


def check_wagers(standing: Standing, table: Table) -> None:
    """Every wager is one that it may be."""
    for who in range(table.players):
        taken = [each.able for each in standing.round.wagers if each.who == who]
        true = [character for character in range(KINDS) if table.wager_of[character] == who]
        assert len(taken) == len(true)
        assert all(any(able >> character & 1 for able in taken) for character in true)
