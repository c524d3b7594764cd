"""Two tables that differ only in what a viewer may not know send that viewer the same frames, byte by byte.

The games are played beside each other as in `laws/test_secrets.py`, but here people also come and go, bots
stand in, somebody takes over a seat, and all that would leave for the viewer at any moment is compared: the
frame, a snapshot, answers to what they ask, the entry in the list of tables, and when clocks are due.
"""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.laws.test_secrets import (
    FOR_ALL,
    FOR_THREE_OR_MORE,
    Change,
    check_it_was_shown,
    chooses_in_secret,
    eavesdropping,
    other_choice_in_secret,
)
from games.grimm.random_tables import PLAYERS as BALLS
from games.grimm.random_tables import Ball, Whim, balls
from games.mascarade.laws.test_secrets import (
    CHOICES,
    answers,
    check_only_a_secret_differs,
    twisted,
)
from games.mascarade.random_tables import EVERY_TABLE, games
from harness.amounts import examples
from harness.table_pair import Revealed, TablePair, viewers
from harness.tables import ScriptedTable, four_friends, person_id, proof_of
from ridotto.games.grimm.rules.table import WAGERING
from ridotto.games.mascarade.rules.table import ANSWERS
from ridotto.play import Game
from ridotto.seats import SPECTATOR
from ridotto.server.socket.outgoing import outgoing
from ridotto.server.socket.protocol import ViewerChanged
from ridotto.server.store.store import Row
from ridotto.server.tables.frames import frames_again
from ridotto.server.tables.log_entries import state_of
from ridotto.server.tables.seats import ProcessLost

LIFE = 0.25
"""How often something happens between two moves."""
MOST_MOVES = 150


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_mascarade_tells_nobody_what_they_may_not_know(edition: int, players: int) -> None:
    @settings(max_examples=examples(4, 8))
    @given(games(edition, players), st.integers(0, players + 2))
    def law(drawn: tuple[Game, Random], viewer: int) -> None:
        game, rng = drawn
        pair = TablePair(game.header, viewers(game.players)[viewer], rng, settings={"edition": edition})
        with_luck(pair, chance=True)

    law()


def with_luck(pair: TablePair, chance: bool) -> None:
    """Play both games until the viewer learns of the difference or they end."""
    try:
        for _ in range(MOST_MOVES):
            if pair.games[0].over:
                break
            if pair.rng.random() < LIFE:
                pair.something_happens()
            play_on(pair, chance)
    except Revealed:
        return


def play_on(pair: TablePair, chance: bool) -> None:
    """One decision in both games, which may be another one in secret."""
    one, other = pair.games
    rng, t = pair.rng, one.rulebook.table
    assert pair.chosen_apart or one.legal() == other.legal()
    assert one.decider == other.decider
    move = rng.choice(one.legal())
    twist = move if one.decider == pair.player_seen or rng.random() < 0.5 else twisted(one, move, rng)
    pair.chosen_apart = pair.chosen_apart or (t.phase in CHOICES and twist != move)
    if twist not in other.legal():
        twist = rng.choice(other.legal())
    if chance and rng.random() < 0.5:
        other.rulebook.table.chance[:] = [rng.getrandbits(32) for _ in range(4)]
    before, secret_answers = len(one.log), t.phase == ANSWERS and t.all_at_once
    pair.moves(move, twist)
    if secret_answers and t.phase != ANSWERS and answers(one) != answers(other):
        raise Revealed  # the last answer is given, and all of them are told
    seen, beside = one.events(pair.player_seen, before), other.events(pair.player_seen, before)
    if seen != beside:
        if not pair.chosen_apart:
            check_only_a_secret_differs(seen, beside, pair.player_seen)
        raise Revealed
    pair.compare()


@pytest.mark.parametrize(
    ("players", "change"),
    [
        (players, change)
        for players in BALLS
        for change in (FOR_ALL if players == 2 else FOR_ALL + FOR_THREE_OR_MORE)
        if (players, change.__name__) != (2, "exchanged_characters")  # there is but one other
    ],
)
def test_a_ball_tells_nobody_what_they_may_not_know(players: int, change: Change) -> None:
    compared = []

    @settings(max_examples=40 if change is other_choice_in_secret else 8)  # such a choice is rare
    @given(
        st.booleans().flatmap(lambda rest: balls(players, players > 2, rest, rest)),
        st.integers(0, 60),
        st.integers(0, players + 2),
    )
    def law(drawn: tuple[Ball, Whim], moves: int, viewer: int) -> None:
        game, rng = drawn
        pair = TablePair(game.header, viewers(game.players)[viewer], rng, game="grimm")
        compared.append(in_secret(pair, change, moves))

    law()
    assert any(compared), "the law is not empty"


def in_secret(pair: TablePair, change: Change, moves: int) -> bool:
    """Play until something can be changed behind the viewer's back, and then on beside each other."""
    changed = twisted_once = False
    try:
        for _ in range(moves + 40):
            one, other = pair.games
            if one.over:
                break
            if pair.rng.random() < LIFE:
                pair.something_happens()
            if not changed and len(one.moves) >= moves:
                changed = change(other.rulebook.table, pair.player_seen, pair.rng)
                twisted_once = changed and change is other_choice_in_secret
                if chooses_a_wager(pair):
                    break
                pair.compare_everything()
            seeks_a_choice = change is other_choice_in_secret and not changed
            twisted_once = dance_on(pair, changed, twisted_once, seeks_a_choice)
    except Revealed:
        pass
    return changed


def dance_on(pair: TablePair, changed: bool, twisted_once: bool, seeks_a_choice: bool = False) -> bool:
    """One decision in both games; whether anything was ever chosen differently."""
    one, other = pair.games
    both = sorted(set(one.legal()) & set(other.legal()))
    if not both:
        raise Revealed  # somebody else cannot do in one game what they do in the other
    wanted = [move for move in eavesdropping(one) if move in both] if seeks_a_choice else []
    move = twist = pair.rng.choice(wanted or both)
    if changed and one.decider != pair.player_seen and chooses_in_secret(one.rulebook.table):
        twist = pair.rng.choice(other.legal())
    before, view = len(one.log), one.view(pair.player_seen)
    pair.moves(move, twist)
    seen, beside = one.events(pair.player_seen, before), other.events(pair.player_seen, before)
    if seen != beside:
        check_it_was_shown(seen, beside, view, twisted_once or twist != move)
        raise Revealed
    if chooses_a_wager(pair):
        raise Revealed  # they see which are left
    pair.compare()
    return twisted_once or twist != move


def chooses_a_wager(pair: TablePair) -> bool:
    """Whether the viewer does: what others took is not among them."""
    return pair.games[0].rulebook.table.phase == WAGERING and pair.games[0].decider == pair.player_seen


# ── Missed and told again ────────────────────────────────────────────────────────────────────────────


@settings(max_examples=examples(12, 25))
@given(st.sampled_from(EVERY_TABLE).flatmap(lambda table: games(*table)), st.integers(0, 15))
def test_missed_frames_are_sent_again_byte_by_byte_and_tell_no_more(
    drawn: tuple[Game, Random], viewer: int
) -> None:
    """Whenever somebody comes back, they get what they would have got; at both tables."""
    game, rng = drawn
    everybody = viewers(game.players)
    pair = TablePair(
        game.header, everybody[viewer % len(everybody)], rng, settings={"edition": game.header.edition}
    )
    with_luck(pair, chance=False)
    if pair.sent(pair.one) != pair.sent(pair.other):
        for table in (pair.one, pair.other):
            table.rows.pop()  # the one that told
    for since in {0, 1, *(rng.randrange(len(pair.one.rows)) for _ in range(6)), len(pair.one.rows)}:
        one, other = (again(table, pair.viewer, since, since % 2 == 0) for table in (pair.one, pair.other))
        assert one == other


def again(table: ScriptedTable, viewer: str | None, since: int, whole: bool) -> tuple[int, list[bytes]]:
    """As whom they see what they missed, and what that is."""
    watch = None if viewer is None else person_id(viewer)
    state, rows = state_of(table.code, table.rows[:since]), one_by_one(table.rows[since:])
    seen_as, missed = asyncio.run(frames_again(state, rows, watch, whole and since > 0))
    return seen_as, [message.json for message, _, _ in missed]


async def one_by_one(rows: list[Row]) -> AsyncIterator[Row]:
    for row in rows:
        yield row


def test_frames_sent_again_equal_the_frames_sent_before() -> None:
    """With the view Bob had at each moment: he watches, sits, plays, stands and watches."""
    table = ScriptedTable("Ann", bots=("honest",) * 3, take_over="anybody").comes("Bob").begins()
    told = []
    for step in range(60):
        if step in (10, 30):
            table.does("Bob", *[("sit",), ("stand",)][step == 30], **({"seat": 2} if step == 10 else {}))
            told += [ViewerChanged(table.sees_as("Bob")), table.hears("Bob"), table.sees("Bob")]
        if table.state.phase == "playing":
            table.move(-step)
            told.append(table.hears("Bob"))

    assert again(table, "Bob", 4, whole=False) == (SPECTATOR, [outgoing(each).json for each in told])


# ── Seeds, salts, seals ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_no_frame_has_a_seed_a_salt_or_a_persons_id(game: str) -> None:
    bots = ("honest",) * 2 if game == "mascarade" else ("careful",) * 2
    table = ScriptedTable("Ann", bots=bots, game=game).comes("Bob").does("Bob", "sit", seat=3).begins()
    start, salt = table.state.game.header, table.state.salt
    texts = []
    while table.state.phase == "playing":
        texts += [
            outgoing(look(who)).json.decode()
            for who in ("Ann", "Bob", None)
            for look in (table.hears, table.sees)
        ]
        table.later(0.1).move(table.state.seq)

    everything = "\n".join(texts)
    assert salt not in everything
    assert f'"{start.seed}"' not in everything
    assert "id-of-" not in everything


def test_all_seals_have_the_same_length() -> None:
    began = [outgoing(four_friends().begins().hears("Ann")).json.decode() for _ in range(3)]
    seals = {text.partition('"seal":"')[2][:66] for text in began}

    assert len(seals) == 3
    assert {seal.index('"') for seal in seals} == {64}


def test_the_truth_leaves_only_after_the_end() -> None:
    table = four_friends().begins()
    for game in (0, 1, 2):
        with pytest.raises(LookupError):
            proof_of(table.rows, game)

    table.plays_to_the_end()
    assert proof_of(table.rows, 1).salt == table.state.salt
    with pytest.raises(LookupError):
        proof_of(table.begins().rows, 2)


def test_a_finished_game_stays_proven_whatever_happens_afterwards() -> None:
    table = four_friends().begins().plays_to_the_end()
    proof = proof_of(table.rows, 1)
    table.does("Ann", "play_again").does("Bob", "stand").happens(ProcessLost("p1"))

    assert proof_of(table.rows, 1) == proof
