"""A table made of a view and of what was seen this turn is the true one, but for what is secret."""

from random import Random

import pytest

from ridotto.bots.bot import MascaradeInvitation
from ridotto.events import Event
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.bots.knowledge import Knowledge
from ridotto.games.mascarade.bots.opponent_model import Manners
from ridotto.games.mascarade.bots.standing import Standing
from ridotto.games.mascarade.rules.events import PRETENDED, Kind
from ridotto.games.mascarade.rules.masks import PLAYERS, SCENARIOS
from ridotto.games.mascarade.rules.moves import ANNOUNCE, MOVES, SWAP, legal_moves
from ridotto.games.mascarade.rules.table import ANSWERS, TURN, Table
from ridotto.play import Game

EVERY_SCENARIO = [
    (edition, name, players)
    for edition, scenarios in SCENARIOS.items()
    for name in scenarios
    for players in PLAYERS[edition]
]
ALWAYS = ("coins", "court", "bank", "player_at", "seat_of", "turn", "turn_seat", "freedom", "phase")
IN_ANSWERS = (*ALWAYS, "announced", "claimants", "asked", "fined")
IN_POWERS = (
    *(*IN_ANSWERS, "hero_count", "hero", "exposed", "step", "whom", "may_decline"),
    *("card_a", "card_b", "how", "named"),
)
ANN, BOB, CLEA, DAN = range(4)


def a_move(game: Game, whim: Random) -> int:
    """Announcements more often than not, and few claims: so powers are used."""
    legal, phase = game.legal(), game.rulebook.table.phase
    said = [move for move in legal if ANNOUNCE <= move < SWAP]
    if phase == TURN and said and whim.random() < 0.7:
        return whim.choice(said)
    return legal[0] if phase == ANSWERS and whim.random() < 0.6 else whim.choice(legal)


def facts(table: Table, all_at_once: bool) -> dict[str, object]:
    """All that matters in this phase."""
    if table.phase == TURN:
        names: tuple[str, ...] = ALWAYS
    elif table.phase == ANSWERS:
        names = (*ALWAYS, "announced") if all_at_once else IN_ANSWERS
    else:
        names = IN_POWERS
    found = {name: getattr(table, name) for name in names}
    if names is IN_POWERS:
        found["heroes"] = table.heroes[: table.hero_count]
    return found


@pytest.mark.parametrize(("edition", "scenario", "players"), EVERY_SCENARIO)
def test_a_turn_is_understood_from_what_was_seen_of_it(edition, scenario, players):
    for seed in range(4):
        options = Options(
            fate=seed % 2 == 0,
            all_at_once=seed == 1,
            show_bans=seed > 1,
            max_turns=60,
            opening_round=seed == 3,
        )
        game = Game.mascarade(players, edition=edition, scenario=scenario, seed=seed, options=options)
        whim, told = Random(seed), 0
        standings = [Standing() for _ in range(players)]
        while not game.over:
            table, player = game.rulebook.table, game.decider
            standings = [
                standing.after(game.events(viewer, told), table.hands)
                for viewer, standing in enumerate(standings)
            ]
            told = len(game.log)
            made = standings[player].table(
                game.view(player), MascaradeInvitation.to(game.header, player), game.rulebook.powers
            )

            assert facts(made, options.all_at_once) == facts(table, options.all_at_once)
            assert out_of(made) == game.legal()
            assert set(made.cards) == {0}

            game.play(a_move(game, whim))


def out_of(table: Table) -> list[int]:
    out = [0] * MOVES
    return out[: legal_moves(table, out)]


def knowledge_after(*events: Event) -> Knowledge:
    knowledge = Knowledge(ANN, 4)
    knowledge.watch([Event(Kind.DEALT, 0, place) for place in range(6)])
    knowledge.watch(events)
    return knowledge


def known_after(*events: Event) -> list[int]:
    return knowledge_after(*events).places


def test_whoever_knows_two_cards_and_takes_them_knows_them_still_and_nobody_else_does():
    known = known_after(Event(Kind.HANDLED, BOB, 1, 2))

    assert known[BOB] == 0b111111
    assert known[CLEA] == known[DAN] == 0b111001


def test_whoever_takes_a_card_they_do_not_know_may_not_know_their_own_any_more():
    known = known_after(Event(Kind.HANDLED, DAN, 3, 2), Event(Kind.HANDLED, BOB, 1, 2))

    assert known[BOB] == 0b110001


def test_whoever_took_one_card_they_knew_knows_where_it_is_until_something_happens_to_it():
    taken = Event(Kind.HANDLED, DAN, 3, 2), Event(Kind.HANDLED, BOB, 1, 2)

    assert knowledge_after(*taken).either == [0, 0b000110, 0, 0]
    assert knowledge_after(*taken, Event(Kind.LOOKED, BOB, 1)).either[BOB] == 0
    assert knowledge_after(*taken, Event(Kind.HANDLED, CLEA, 2, 4)).either[BOB] == 0


def test_who_looks_knows_and_what_is_shown_is_known_by_all_but_who_shows_it():
    taken = Event(Kind.HANDLED, DAN, 1, 2)
    assert known_after(taken, Event(Kind.LOOKED, BOB, 1))[BOB] == 0b111011
    shown = known_after(taken, Event(Kind.SHOWN, BOB, 1))
    assert (shown[BOB], shown[CLEA]) == (0b111001, 0b111011)


def test_what_the_player_knows_is_in_their_own_mind_and_not_repeated():
    assert known_after(Event(Kind.HANDLED, ANN, 0, 1, secret=PRETENDED))[ANN] == 0


def test_only_whoever_contests_nearly_everything_is_taken_for_a_quarreller():
    manners = Manners()
    manners.watch([Event(Kind.CLAIMED, BOB)] * 3 + [Event(Kind.CLAIMED, CLEA), Event(Kind.PASSED, CLEA)] * 9)
    assert (manners.nerve(BOB), manners.nerve(CLEA), manners.nerve(DAN)) == (0.0, 0.0, 0.0)

    manners.watch([Event(Kind.CLAIMED, BOB)])
    assert manners.nerve(BOB) > 100
