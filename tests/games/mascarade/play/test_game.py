"""A game at human speed: deciding, refusing, copying, ending."""

from random import Random

import pytest

from games.mascarade.positions import four, three
from harness.amounts import examples
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.events import SWAPPED
from ridotto.games.mascarade.rules.moves import MOVES, announce_move, swap_move
from ridotto.games.mascarade.rules.notation import Names, all_moves, move_text, read_move
from ridotto.play import BadRecord, Game, IllegalMove, TooEarly
from ridotto.refusal import Refusal
from ridotto.seats import SPECTATOR


def played_out(players: int = 4, seed: int = 1, **rest: object) -> Game:
    """A game played at random to its end."""
    game, rng = Game.mascarade(players, seed=seed, **rest), Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game


# ── Deciding ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_move_may_be_a_number_or_a_text_in_any_case_and_spacing():
    by_text, by_number = four(), four()
    by_text.game.play("  SWAP   centre1 ")
    by_number.game.play(by_number.game.legal()[by_number.legal.index("swap centre1")])

    assert by_text.game.position() == by_number.game.position()


def test_playing_returns_what_happened():
    game = four()

    happened = game.game.play("look")
    assert [game.game.log[-2], game.game.log[-1]] == happened


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("dance", "'dance' is not a move at this table; moves look like: look, swap B, announce King"),
        ("swap Z", "'swap Z' is not a move at this table"),
        ("announce Pope", "'announce Pope' is not a move at this table"),
        ("", "'' is not a move at this table"),
        (
            "pass",
            "'pass' is not allowed: Ann has to take a turn; choose from look, announce King, .* and 11 more",
        ),
        ("swap A", "'swap A' is not allowed: Ann has to take a turn; choose from"),
        (-1, "-1 is not a move; moves are numbered from 0 to 255"),
        (256, "256 is not a move"),
        (10**30, "is not a move"),
        (10, "there is no hand 2 at this table"),
        (45, "there is no seat 13 at a table for 4"),
        (True, "a move is a whole number or a text, not True"),
        (None, "a move is a whole number or a text, not None"),
        (8.0, "a move is a whole number or a text, not 8.0"),
    ],
)
def test_an_illegal_move_is_refused_with_a_sentence_and_changes_nothing(move, sentence):
    game = four("Ann 6 King").game
    before = (game.rulebook.table.copy(), game.log[:], game.moves[:])

    with pytest.raises(IllegalMove, match=sentence):
        game.play(move)
    assert (game.rulebook.table, game.log, game.moves) == before


def test_a_wrong_answer_is_refused_with_what_is_asked():
    game = four("Ann 6 Witch").announce("Witch")

    with pytest.raises(
        IllegalMove, match="'look' is not allowed: Ann has to choose a player; choose from decline"
    ):
        game.look()


@pytest.mark.parametrize(
    ("by", "sentence"),
    [
        (1, "it is Ann's decision, not Bob's"),
        (4, "there is no player 4 at a table for 4"),
        (-1, "there is no player -1"),
        (SPECTATOR, "there is no player 15"),
    ],
)
def test_no_one_can_play_for_another_player(by, sentence):
    game = four().game

    with pytest.raises(IllegalMove, match=sentence):
        game.play("look", by=by)
    assert game.moves == []


def test_the_one_whose_decision_it_is_may_say_so():
    assert four().game.play("look", by=0)


def test_after_people_have_moved_the_person_decides_and_not_the_seat():
    game = four("Ann 6 Puppet Master", edition=2).announce("Puppet Master").choose("Bob", "Dan").game

    assert game.decider == 3
    with pytest.raises(IllegalMove, match="it is Dan's decision, not Bob's"):
        game.play("look", by=1)
    assert game.play("look", by=3)


@pytest.mark.parametrize("by", [None, 0])
def test_after_the_end_no_move_is_legal(by):
    game = four("Ann 12 King").announce("King").game

    with pytest.raises(IllegalMove, match="the game is over; there is nothing to decide"):
        game.play("look", by=by)


# ── Sitting down ─────────────────────────────────────────────────────────────────────────────────────


def test_the_same_seed_and_moves_give_the_same_game():
    assert played_out(seed=5).log == played_out(seed=5).log


def test_without_a_seed_every_game_is_different():
    assert Game.mascarade(13).header.seed != Game.mascarade(13).header.seed


def test_a_deal_lays_the_cards_as_listed():
    deal = ["Witch", "Cheat", "King", "Queen", "Judge", "Bishop"]
    game = Game.mascarade(5, deal=deal, first=2)

    assert [game.rulebook.masks[card].name for card in game.rulebook.table.cards] == deal
    assert game.decider == 2


@pytest.mark.parametrize(
    ("sits_down", "sentence"),
    [
        ({"players": 1}, "edition 1 is for 2 to 13 players, not 1"),
        ({"players": 99}, "edition 1 is for 2 to 13 players, not 99"),
        ({"players": 4, "edition": 3}, "there is no edition 3"),
        ({"players": 4, "scenario": "Z"}, "edition 1 has no scenario 'Z'; it has: recommended"),
        (
            {"players": 4, "scenario": "recommended", "masks": ["King"]},
            "a scenario or name the masks, not both",
        ),
        ({"players": 4, "first": 4}, "there is no seat 4 at a table for 4; seats go from 0 to 3"),
        ({"players": 4, "seed": -1}, "a seed is a whole number from 0"),
        ({"players": 4, "seed": 1 << 96}, "a seed is a whole number from 0"),
    ],
)
def test_nonsense_arguments_are_refused_with_a_sentence(sits_down, sentence):
    with pytest.raises(ValueError, match=sentence):
        Game.mascarade(**sits_down)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["Ann", "ann", "Bob", "Dan"], "two players have the same name"),
        (["Ann", " ", "Bob", "Dan"], "'' is not a name"),
        (["Ann", "B\nob", "Cléa", "Dan"], "is not a name"),
        (["Ann", "B" * 25, "Cléa", "Dan"], "a name has 1 to 24 visible characters"),
    ],
)
def test_every_player_needs_a_different_name(names, sentence):
    with pytest.raises(BadRecord, match=sentence):
        Game.mascarade(names)


# ── Copying and ending ───────────────────────────────────────────────────────────────────────────────


def test_a_copy_goes_its_own_way():
    game = four("Ann 6 King", "Bob 6 Queen").game
    before = (game.position(), game.log[:], game.moves[:], game.rulebook.table.copy())
    twin = game.copy()
    for move in ("announce King", "claim", "pass", "pass", "swap C"):
        twin.play(move)

    assert (game.position(), game.log, game.moves, game.rulebook.table) == before
    assert twin.position() != game.position()


def test_a_copy_in_the_middle_of_a_power_plays_on_the_same():
    game = four("Ann 6 Fool").announce("Fool").choose("Bob").game
    twin = game.copy()
    for move in ("take D", "swap", "look"):
        assert game.play(move) == twin.play(move)

    assert game.rulebook.table == twin.rulebook.table


def test_the_truth_is_available_only_after_the_end():
    game = four("Ann 6 King")

    with pytest.raises(TooEarly, match="secrets of a game are shown only after its end"):
        game.game.truth()


def test_after_the_end_the_truth_has_every_secret():
    game = four("Ann 12 King", "Bob 6 Queen").swap("Bob").look().look().look()
    ended = game.announce("King").game

    assert [event.secret for event in ended.truth() if event.secret >= 0 and event.kind == 3] == [1]
    assert ended.truth() is not ended.log


@pytest.mark.parametrize("players", [2, 3, 4, 8, 13])
def test_a_game_played_by_chance_comes_to_an_end(players):
    game = played_out(players, options=Options(max_turns=3000))

    assert game.winners
    assert game.ending in {"rich", "ruin", "power", "limit"}
    assert (game.decider, game.legal(), game.legal_texts()) == (None, [], [])


# ── Notation ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "edition"), [(2, 1), (3, 1), (4, 2), (8, 2), (13, 1)])
def test_every_legal_move_reads_back_from_its_text(players, edition):
    game, rng = Game.mascarade(players, edition=edition, seed=2, options=Options(fate=True)), Random(2)
    for _ in range(examples(50, 120)):
        if game.over:
            break
        assert [read_move(game.rulebook.names, text) for text in game.legal_texts()] == game.legal()
        assert game.legal() == sorted(set(game.legal()))
        game.play(rng.choice(game.legal()))


@pytest.mark.parametrize("shape", [(2, 3, 0), (3, 2, 0), (4, 1, 2), (13, 1, 2)])
def test_every_move_that_a_table_knows_has_a_text_of_its_own(shape):
    names = Names(*shape, masks=tuple(f"Mask {i}" for i in range(15)))
    texts = []
    for move in range(MOVES):
        try:
            texts.append(move_text(names, move))
        except ValueError:
            continue

    assert len(texts) == len(set(texts)) == len(all_moves(names))
    assert [move_text(names, read_move(names, text)) for text in texts] == texts


def test_a_move_is_made_from_its_parts():
    game = three("Ann 6 King/Queen").game

    assert game.text(announce_move(1, 4)) == f"announce {game.rulebook.masks[4].name} right"
    assert game.text(swap_move(1, 2, SWAPPED)) == "swap right B.left"


def test_a_position_is_one_line_with_who_moved_where():
    game = four("Ann 6 Puppet Master", "Bob 5 King", "Cléa 6 Widow", "Dan 6 Witch", edition=2, court=2)
    game.announce("Puppet Master").choose("Bob", "Dan")

    assert game.game.position() == (
        "A Puppet Master 8 | B (from D) King 4 | C Widow 6 | D (from B) Witch 5 | "
        "centre Swindler, Judge | court 2 | turn 6 B, B decides"
    )


def test_a_position_after_the_end_says_who_won():
    assert four("Ann 12 King").announce("King").game.position().endswith("| court 0 | won by A")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"options": Options(max_turns=-1)}, "no table can be set up like this: .*max_turns"),
        ({"first": True}, "no table can be set up like this: .*first"),
        ({"seed": "x"}, "a seed is a whole number"),
        ({"seed": 1.5}, "a seed is a whole number"),
    ],
)
def test_values_that_a_record_could_not_hold_are_refused(wrong, sentence):
    with pytest.raises(ValueError, match=sentence):
        Game.mascarade(4, **wrong)


@pytest.mark.parametrize("players", ["abcd", None, True])
def test_players_are_a_number_or_a_list_of_names(players):
    with pytest.raises(ValueError, match="invite a number of players or give a list of names"):
        Game.mascarade(players)


def test_events_before_the_first_are_asked_for_in_vain():
    game = Game.mascarade(4, seed=1)

    assert game.events(0, -3) == game.events(0)


def test_a_refused_move_says_which_one_and_why():
    game = Game.mascarade(4, seed=1)

    with pytest.raises(IllegalMove) as refused:
        game.play("announce King")

    assert (refused.value.name, refused.value.facts["move"]) == ("move-not-allowed", "announce King")
    reason = refused.value.facts["reason"]
    assert isinstance(reason, Refusal)
    assert reason.name == "opening-swap"
