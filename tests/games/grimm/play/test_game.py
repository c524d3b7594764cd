"""The Grimm Masquerade at human speed: sitting down, deciding, refusing, ending."""

from random import Random

import pytest

from ridotto.events import HIDDEN
from ridotto.games.grimm import GrimmRulebook, Laid, Options
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.moves import MOVES, accuse_move, act_move, dance_move, hand_move, toast_move
from ridotto.play import BadRecord, BadTable, Game, IllegalMove, TooEarly
from ridotto.seats import SPECTATOR, members


def some_game(players: int = 4, moves: int = 10_000, **rest: object) -> Game[GrimmRulebook]:
    """A game played at random, to its end or for some moves."""
    game, rng = Game.grimm(players, seed=3, **rest), Random(3)
    while not game.over and len(game.moves) < moves:
        game.play(rng.choice(game.legal()))
    return game


def snapshot(game: Game[GrimmRulebook]) -> tuple[object, ...]:
    return game.rulebook.table.copy(), game.log[:], game.moves[:]


# ── Sitting down ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_sit_down_and_the_first_one_drafts(players):
    game = Game.grimm(players, seed=1, first=1)

    assert len(game.players) == players
    assert game.decider == 1
    assert all(text.startswith("take ") for text in game.legal_texts())


def test_guests_may_bring_their_names():
    assert Game.grimm([" Ada ", "Bo", "Cy"]).players == ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize("variant", ["wagers", "treasures", "abilities"])
def test_the_variants_are_those_that_were_asked_for(variant):
    game = some_game(options=Options(**{variant: True}))

    signs = {"wagers": Kind.WAGERED, "treasures": Kind.TREASURE, "abilities": Kind.ABILITY}
    told = {event.kind for event in game.log}
    assert [name for name, kind in signs.items() if kind in told] == [variant]


def test_the_turn_limit_ends_the_game():
    game = some_game(options=Options(max_turns=5))

    assert game.ending == "limit"
    assert game.rulebook.turns() == 5


def test_cards_laid_out_by_hand_do_not_depend_on_who_begins():
    laid = Laid(
        characters=[["Hansel"], ["the beast"], ["Evil Queen"]],
        deck=["Crown", "Crown", "clock", "Mirror", "Treats", "Spindle"],
        actions=["Pick Pocket", "Make a Toast"],
    )
    for first in range(3):
        game = Game.grimm(3, laid=laid, first=first)
        table = game.rulebook.table
        assert [CHARACTER_NAMES[table.characters[2 * who]] for who in range(3)] == [
            "Hansel",
            "The Beast",
            "Evil Queen",
        ]
        assert game.legal_texts() == ["take Crown", "take Treats", "take Clock", "take Mirror"]
        assert [ACTION_NAMES[action] for action in members(table.actions)] == ["Make a Toast", "Pick Pocket"]
        for _ in range(3):
            game.play(game.legal()[0])
        assert ARTIFACTS[table.drawn] == "Spindle"


def test_two_players_lay_two_characters_each():
    laid = Laid(characters=[["Hansel", "The Beast"], ["Cinderella", "Evil Queen"]])

    assert Game.grimm(2, laid=laid, seed=1, first=1).position().startswith("A Hansel and The Beast, nothing")


def test_without_a_seed_every_game_is_different():
    assert Game.grimm(5).header.seed != Game.grimm(5).header.seed


def test_the_same_seed_and_moves_give_the_same_game():
    assert some_game().log == some_game().log


@pytest.mark.parametrize(
    ("sits_down", "sentence"),
    [
        ({"players": 6}, "The Grimm Masquerade is for 2 to 5 players, not 6; change the number"),
        ({"players": 1}, "The Grimm Masquerade is for 2 to 5 players, not 1"),
        ({"players": ["Ann"]}, "The Grimm Masquerade is for 2 to 5 players, not 1"),
        ({"players": 2, "options": Options(wagers=True)}, "G63: two players play without Wagers"),
        ({"players": 4, "seed": -1}, r"a seed is a whole number from 0 to 2\^96 - 1, not -1; choose another"),
        ({"players": 4, "seed": 1 << 96}, "a seed is a whole number from 0"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused_with_a_sentence(sits_down, sentence):
    with pytest.raises(BadTable, match=sentence):
        Game.grimm(**sits_down)


@pytest.mark.parametrize(
    ("sits_down", "sentence"),
    [
        ({"first": 4}, "there is no seat 4 at a table for 4; seats go from 0 to 3"),
        ({"first": -1}, "there is no seat -1"),
        ({"players": ["Ann", "ann", "Bob"]}, "two players have the same name"),
        ({"players": ["Ann", " ", "Bob"]}, "'' is not a name"),
        ({"laid": Laid(deck=["Sword"])}, "there is no artifact 'Sword'; there are: Crown, Treats, "),
        ({"laid": Laid(deck=["Crown"] * 7)}, "an artifact is laid more than 6 times; there are 6 of each"),
        (
            {"laid": Laid(characters=[["Gretel"]] * 4)},
            "there is no character 'Gretel'; there are: Evil Queen",
        ),
        (
            {"laid": Laid(characters=[["Hansel"], ["The Beast"], ["Cinderella"], ["hansel"]])},
            "a character is laid twice; there is one of each",
        ),
        (
            {"laid": Laid(characters=[["Hansel"]])},
            "lay 1 of the characters for each of the 4 players, or none",
        ),
        (
            {"players": 2, "laid": Laid(characters=[["Hansel"], ["The Beast"]])},
            "lay 2 of the characters for each of the 2 players",
        ),
        ({"laid": Laid(actions=["Curtsy"])}, "there is no action card 'Curtsy'"),
        ({"laid": Laid(actions=["Secrets"])}, "at this table the action cards are, once each: Eavesdrop, "),
        ({"laid": Laid(actions=["Eavesdrop", "Eavesdrop"])}, "the action cards are, once each"),
        ({"laid": Laid(actions=["Point the Finger"])}, "the action cards are, once each"),
        (
            {"players": 2, "laid": Laid(actions=["Start the Dance"])},
            "once each: Eavesdrop, Make a Toast, Pick Pocket, Thoughtful Gift$",
        ),
    ],
)
def test_nonsense_arguments_are_refused_with_a_sentence(sits_down, sentence):
    with pytest.raises(BadRecord, match=sentence):
        Game.grimm(**{"players": 4, **sits_down})


def test_secrets_may_be_laid_where_there_are_wagers():
    game = Game.grimm(3, options=Options(wagers=True), laid=Laid(actions=["Secrets"]))

    assert ACTION_NAMES.index("Secrets") in members(game.rulebook.table.actions)


# ── Deciding ─────────────────────────────────────────────────────────────────────────────────────────


CLOCKS = ["Crown", "Clock", "Spindle", "Mirror", "Treats", "Clock", "Disguise"]


def drafted() -> Game[GrimmRulebook]:
    """Ann has a Crown and draws another; Bob has a Clock, Cléa a Spindle."""
    game = Game.grimm(
        3,
        first=0,
        seed=1,
        laid=Laid(
            characters=[["Hansel"], ["Cinderella"], ["The Beast"]],
            deck=["Crown", "Clock", "Spindle", "Mirror", "Treats", "Crown", "Disguise"],
            actions=["Peek at the Guest List", "Thoughtful Gift"],
        ),
    )
    for text in ("take Crown", "take Clock", "take Spindle"):
        game.play(text)
    return game


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("waltz", "'waltz' is not a move at this table; moves look like: keep, give B, accuse B Evil Queen"),
        ("give D", "'give D' is not a move at this table"),
        ("take Sword", "'take Sword' is not a move at this table"),
        ("", "'' is not a move at this table"),
        (
            "pass",
            "'pass' is not allowed: Ann has to keep the card or give it; choose from keep, give B, give C",
        ),
        ("give A", "'give A' is not allowed: Ann has to keep the card or give it"),
        ("point for Crown Crown", "'point for Crown Crown' is not allowed: Ann has to keep the card"),
        (-1, f"-1 is not a move; moves are numbered from 0 to {MOVES - 1}"),
        (MOVES, f"{MOVES} is not a move"),
        (7, "there is no seat 4 at a table for 3"),
        (160, "there is no seat 4 at a table for 3"),
        (167, "you eavesdrop on one or two players"),
        (True, "a move is a whole number or a text, not True"),
        (2.0, "a move is a whole number or a text, not 2.0"),
    ],
)
def test_an_illegal_move_is_refused_with_a_sentence_and_changes_nothing(move, sentence):
    game = drafted()
    before = snapshot(game)

    with pytest.raises(IllegalMove, match=sentence):
        game.play(move)
    assert snapshot(game) == before


@pytest.mark.parametrize(
    ("by", "sentence"),
    [
        (1, "it is Ann's decision, not Bob's; wait for it"),
        (3, "there is no player 3 at a table for 3"),
        (SPECTATOR, "there is no player 15"),
    ],
)
def test_no_one_can_play_for_another_player(by, sentence):
    game = drafted()
    before = snapshot(game)

    with pytest.raises(IllegalMove, match=sentence):
        game.play("keep", by=by)
    assert snapshot(game) == before
    assert game.play("keep", by=0)


def test_a_move_may_be_a_number_or_a_text_in_any_case_and_spacing():
    by_text, by_number = drafted(), drafted()
    by_text.play("  GIVE   b ")
    by_number.play(4)

    assert by_text.rulebook.table == by_number.rulebook.table


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (accuse_move(1, 3), "accuse B Hansel"),
        (hand_move(2, 0), "give C Crown"),
        (dance_move(1, 4), "pass right Glass Slipper"),
        (toast_move(1, 2), "serve B C"),
        (act_move(2, 0, False), "guest list for Crown Crown"),
        (act_move(6, 7, True), "gift for treasure Mirror"),
        (160 + 0b110, "listen B C"),
    ],
)
def test_a_move_is_made_from_its_parts(move, text):
    assert drafted().text(move) == text


def test_playing_returns_what_happened_as_the_mover_saw_it():
    game = Game.grimm(3, first=0, laid=Laid([["Hansel"], ["Cinderella"], ["The Beast"]], CLOCKS))
    for text in ("take Crown", "take Clock", "take Spindle"):
        game.play(text)
    happened = game.play("give B")  # Bob is unmasked, and his turn begins: he draws unseen

    assert happened[-1].kind == Kind.DREW
    assert (happened[-1].who, happened[-1].secret) == (1, HIDDEN)
    assert game.log[-1].secret != HIDDEN
    assert happened == game.events(0, len(game.log) - len(happened))


# ── Copying and ending ───────────────────────────────────────────────────────────────────────────────


def test_a_copy_goes_its_own_way():
    game = drafted()
    before, twin = snapshot(game), game.copy()
    for text in ("keep", "give B", "guest list for Crown Crown"):
        twin.play(text)

    assert snapshot(game) == before
    assert game.play("keep") == twin.log[len(before[1]) : len(game.log)]


def test_the_truth_is_available_only_after_the_end():
    game = some_game(moves=30)
    with pytest.raises(TooEarly, match="secrets of a game are shown only after its end"):
        game.truth()

    ended = some_game()
    dealt = [event for event in ended.truth() if event.kind == Kind.DEALT]
    assert min(event.secret for event in dealt) >= 0
    assert ended.truth() is not ended.log


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_the_end_there_is_nothing_to_decide(players):
    game = some_game(players)

    assert (game.over, game.decider, game.legal(), game.legal_texts()) == (True, None, [], [])
    assert game.winners
    assert game.ending in {"ten_roses", "three_rounds"}
    with pytest.raises(IllegalMove, match="the game is over; there is nothing to decide"):
        game.play("pass")
    with pytest.raises(IllegalMove, match="the game is over; there is nothing to decide"):
        game.play("pass", by=0)
