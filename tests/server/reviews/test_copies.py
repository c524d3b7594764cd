"""A record that is a copy of a game being played here is recognised, however it was edited."""

from itertools import combinations
from typing import Any

import msgspec
import pytest

from harness.reviews.live_games import finish, game_in_log, play
from harness.reviews.reviewed import call, open_among_bots, person
from harness.server import server_in_thread
from ridotto.bots.registry import find_bot, invitation
from ridotto.play import Game
from ridotto.play.game import open_game
from ridotto.play.record import play_all, write_record
from ridotto.server.reviews.copies import PublicGame


def edited(live: Game[Any], **changes: Any) -> Game[Any]:
    """The same moves with another header, played to some end."""
    again = open_game(msgspec.structs.replace(live.header, **changes))
    play_all(again, live.moves)
    return finish(again)


@pytest.fixture(scope="module")
def live() -> Game[Any]:
    """A game that goes on."""
    return play(Game.mascarade(["Ann", "Bob", "Cleo", "Dan"], seed=7), 60)


def test_a_copy_with_the_same_seed_is_one_whatever_its_players_are_called(live: Game[Any]):
    copied = edited(live, players=["a", "b", "c", "d"])

    assert PublicGame(copied).resembles(PublicGame(live))


def test_a_copy_with_another_seed_and_other_names_is_known_by_what_everybody_saw(live: Game[Any]):
    copied = finish(live)
    disguised = PublicGame(copied)
    disguised.header = msgspec.structs.replace(copied.header, seed="99")
    disguised.names = [frozenset({str(n)}) for n in range(4)]  # type: ignore[assignment]

    assert disguised.resembles(PublicGame(live))


def test_a_copy_whose_beginning_was_cut_or_changed_is_known_by_the_rest(live: Game[Any]):
    disguised = PublicGame(finish(live))
    disguised.header = msgspec.structs.replace(live.header, seed="99")
    disguised.names = [frozenset({str(n)}) for n in range(4)]  # type: ignore[assignment]
    disguised.events = disguised.events[12:]

    assert disguised.resembles(PublicGame(live))


def test_the_same_friends_with_the_same_beginning_are_enough_for_a_young_game(live: Game[Any]):
    young = play(Game.mascarade(["Ann", "Bob", "Cleo", "Dan"], seed=7), 4)
    copied = PublicGame(finish(young))
    copied.header = msgspec.structs.replace(copied.header, seed="99")

    assert copied.resembles(PublicGame(young))


@pytest.mark.parametrize(
    ("game", "bot", "players"),
    [("mascarade", "bluffer", 6), ("mascarade", "bluffer", 13), ("grimm", "sly", 4)],
)
def test_games_of_the_same_bots_are_not_taken_for_copies(game: str, bot: str, players: int):
    played = []
    for seed in range(8):
        each = getattr(Game, game)(players, seed=seed)
        bots = [find_bot(bot, game)(invitation(each.header, n), n) for n in range(players)]
        seen = [0] * players
        while not each.over and len(each.moves) < 150:
            who = each.decider
            bots[who].watch(each.events(who, seen[who]))
            seen[who] = len(each.log)
            see = getattr(bots[who], "see_table", None)
            if see is not None:
                see(each.seen_table(who))
            each.play(bots[who].answer(each.view(who)))
        public = PublicGame(each)
        public.names = [frozenset({f"{seed} {n}"}) for n in range(players)]  # type: ignore[assignment]
        played.append(public)

    assert all(len(each.events) > 60 for each in played)
    assert not any(one.resembles(other) for one, other in combinations(played, 2))


def test_a_file_that_is_a_copy_of_a_game_at_a_table_here_gets_no_review(
    tmp_path_factory: pytest.TempPathFactory,
):
    store = tmp_path_factory.mktemp("server") / "ridotto.db"
    with server_in_thread(store, bot_processes=1) as server:
        ann = person(server, "Ann")
        code = open_among_bots(server, ann, turns=200)
        live = game_in_log(server, code)
        copied = finish(live)

        for names in (live.players, ["w", "x", "y", "z"]):
            record = write_record(edited(live, players=names))
            refused = call(server, None, "POST", "/api/reviews", content=b'{"record":' + record + b"}")
            assert (refused.status_code, refused.json()["reason"]) == (409, "game-is-being-played")
        other = write_record(finish(Game.mascarade(4, seed=99)))
        allowed = call(server, None, "POST", "/api/reviews", content=b'{"record":' + other + b"}")

    assert allowed.status_code == 200
    assert copied.over
