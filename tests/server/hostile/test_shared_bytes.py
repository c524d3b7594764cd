"""Viewers who see the same are sent the same bytes, and in these is nothing that one of them may not know.

What is sent is compared with a frame that is built for each viewer alone, with nothing kept from earlier
moves and nothing shared with others. So what several people get holds exactly what each of them may see.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_tables import PLAYERS as BALLS
from games.grimm.random_tables import balls
from games.mascarade.random_tables import EVERY_TABLE, games
from harness.amounts import examples
from harness.tables import ScriptedTable, four_friends
from ridotto.games.registry import game_of
from ridotto.play import Game
from ridotto.seats import SPECTATOR
from ridotto.server.client.read_messages import MessageReader
from ridotto.server.socket.outgoing import outgoing
from ridotto.server.socket.protocol import Asked, Frame, ViewerChanged
from ridotto.server.tables.frames import FrameBuilder, question
from ridotto.server.tables.playing import Began, Moved
from ridotto.server.tables.state import TableState


def frames_of(game: Game[Any], chance: Random, most: int = 120) -> Iterator[FrameBuilder]:
    """A game at a table, entry by entry."""
    players = len(game.players)
    bots = ("random",) * players
    table = ScriptedTable(
        "Zoë", sits=False, players=players, game=game_of(game.header).id, bots=bots, **agreed(game)
    )
    table.happens(Began(game.header, "salt"))
    yield table.last
    for _ in range(most):
        if table.state.phase != "playing":
            break
        playing = table.state.game
        assert playing is not None
        assert playing.decider is not None
        table.happens(Moved(playing.decider, chance.choice(playing.legal()), "bot"))
        yield table.last


def agreed(game: Game[Any]) -> dict[str, Any]:
    edition = getattr(game.header, "edition", None)
    return {} if edition is None else {"settings": {"edition": edition}}


def viewers_of(state: TableState) -> list[int]:
    assert state.game is not None
    return [*range(len(state.game.players)), SPECTATOR]


def built_alone(frames: FrameBuilder, player: int) -> bytes:
    """The frame for one viewer, from the log of the game and from nothing else."""
    state = frames.state
    game = state.game
    assert game is not None
    rulebook, start = game.rulebook, game.rulebook.memory_starts(game.log)
    memory = rulebook.remember()
    memory.watch(event.seen_by(player) for event in game.log[start:])
    view = game_of(game.header).play.compact_form.shorten(rulebook, player, memory)
    seen = [event.seen_by(player) for event in game.log[frames.before :]]
    return outgoing(
        Frame(
            state.seq,
            state.at,
            frames.notice,
            frames.table,
            frames.before,
            seen,
            start,
            view,
            state.decisions,
            state.deadline(),
        )
    ).json


def check_shared(frames: FrameBuilder) -> Counter[bytes]:
    """Everybody's bytes are those that are built for them alone; how many get the same."""
    sent = {player: frames.outgoing(player) for player in viewers_of(frames.state)}
    for player, message in sent.items():
        assert message.json == built_alone(frames, player)
    assert len({id(message) for message in sent.values()}) == len({m.json for m in sent.values()})
    return Counter(message.json for message in sent.values())


@settings(max_examples=examples(16, 40))
@given(st.sampled_from(EVERY_TABLE).flatmap(lambda table: games(*table)))
def test_at_mascarade_what_is_shared_is_what_each_may_see_alone(drawn: tuple[Game[Any], Random]) -> None:
    for frames in frames_of(*drawn):
        check_shared(frames)


@settings(max_examples=examples(8, 20))
@given(st.sampled_from(BALLS).flatmap(lambda players: balls(players, players > 2, True, True)))
def test_at_a_ball_every_player_gets_bytes_of_their_own(drawn: tuple[Game[Any], Any]) -> None:
    game, rng = drawn
    for frames in frames_of(game, rng):
        shared = check_shared(frames)
        if frames.state.phase == "playing":
            assert set(shared.values()) == {1}


def test_a_frame_is_made_once_for_everybody_who_sees_the_same() -> None:
    game = Game.mascarade(13, seed=7)
    assert any(set(check_shared(frames).values()) == {14} for frames in frames_of(game, Random(1)))


# ── The viewer and the question ──────────────────────────────────────────────────────────────────────


def test_only_the_decider_is_sent_the_question() -> None:
    table = four_friends().begins()
    for _ in range(12):
        table.move(table.state.seq)
        decider = table.state.decider
        for player in viewers_of(table.state):
            sent = [msgspec.json.decode(message.json) for message in table.last.messages(player, player)]
            asked = [message for message in sent if message["type"] == "question"]
            assert len(asked) == (player == decider)
            assert "question" not in sent[0].get("view", {})


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_a_client_makes_the_whole_view_again(game: str) -> None:
    bots = ("honest",) * 3 if game == "mascarade" else ("careful",) * 3
    table = ScriptedTable("Ann", bots=bots, game=game).comes("Bob")
    readers = {name: MessageReader() for name in ("Ann", "Bob")}
    for name, reader in readers.items():
        reader.read(outgoing(table.sees(name)).json)
    table.begins()
    seen_as = dict.fromkeys(readers, SPECTATOR)
    while table.state.phase == "playing":
        for name, reader in readers.items():
            player = table.sees_as(name)
            answers = [reader.read(each.json) for each in table.last.messages(player, seen_as[name])]
            seen_as[name] = player
            views = [answer.view for answer in answers if isinstance(answer, Frame)]
            asked = [answer.question for answer in answers if isinstance(answer, Asked)]
            assert table.state.game is not None
            whole = table.state.game.view(player)
            assert [msgspec.structs.replace(view, question=None) for view in [whole]] == views
            assert asked == ([] if whole.question is None else [whole.question])
        table.move(table.state.seq)


def test_who_sits_down_in_a_game_is_told_as_whom_they_see_it_before_they_see_it() -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 3, take_over="anybody").comes("Bob").begins().move()
    table.does("Bob", "sit", seat=2)

    types = [msgspec.json.decode(message.json)["type"] for message in table.last.messages(2, SPECTATOR)]

    assert types[:3] == ["viewer", "frame", "snapshot"]
    assert types[3:] == (["question"] if table.state.decider == 2 else [])
    assert question(table.state, SPECTATOR) == ()


def test_who_stands_up_sees_as_a_spectator_from_then_on() -> None:
    table = four_friends().begins().does("Bob", "stand")

    changed = table.last.messages(SPECTATOR, 1)[0]

    assert changed.json == outgoing(ViewerChanged(SPECTATOR)).json


# ── What every frame carries is small ────────────────────────────────────────────────────────────────

LONG = "#" * 3500
MASK = f'# {LONG}\nname = "Xanthippe"\npower = ["gain(2)"]\n'


def test_masks_of_ones_own_ride_on_no_frame_but_the_one_that_agrees_on_them() -> None:
    table = four_friends(settings={"own": [MASK]})
    table.does("Bob", "rename", name="Robert")
    renamed = table.hears("Ann")

    assert renamed.table is not None
    assert renamed.table.agreed == 1
    assert len(outgoing(renamed).json) < 1000
    assert LONG.encode() in outgoing(table.sees("Ann")).json

    table.does("Ann", "agree", agreement={"players": 4, "settings": {"own": [MASK]}})

    assert LONG.encode() in outgoing(table.hears("Bob")).json
    assert table.sees("Bob").table.agreed == table.state.seq


def test_names_and_masks_are_told_once_in_a_game() -> None:
    table = four_friends().begins()
    names = (b"Bob", b"King")
    assert all(name in outgoing(table.hears("Ann")).json for name in names)
    assert all(name in outgoing(table.sees("Ann")).json for name in names)

    table.move()

    assert not any(name in outgoing(table.hears("Ann")).json for name in names)


def test_what_is_said_after_a_game_does_not_bring_the_table_again() -> None:
    table = four_friends().begins().plays_to_the_end()
    assert table.hears("Ann").table is not None

    table.does("Bob", "say", text="Well played")

    assert table.hears("Ann").table is None


def test_the_frames_of_a_game_of_13_are_short() -> None:
    sizes = [
        len(frames.outgoing(SPECTATOR).json) for frames in frames_of(Game.mascarade(13, seed=7), Random(1))
    ]

    assert median(sizes) < 600
    assert max(sizes[1:-1]) < 1000
