"""What a view of The Grimm Masquerade shows to whom, and what it never reveals."""

from random import Random

import pytest
from msgspec.structs import fields

from ridotto.games.grimm import GrimmRulebook, GuestView, Laid, Options, View
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind, Offer
from ridotto.play import Game
from ridotto.seats import SPECTATOR, members

ANN, BOB, CLEA = range(3)
VIEWERS = (ANN, BOB, CLEA, SPECTATOR)


def party(
    *moves: str, deck: str = "", actions: str = "", options: Options | None = None
) -> Game[GrimmRulebook]:
    """Ann is Hansel, Bob Cinderella, Cléa the Beast; each drafts a card; `deck` comes up next."""
    game = Game.grimm(
        3,
        first=ANN,
        seed=5,
        options=options or Options(),
        laid=Laid(
            characters=[["Hansel"], ["Cinderella"], ["The Beast"]],
            deck=["Treats", "Clock", "Spindle", "Mirror", "Crown", *words(deck)],
            actions=words(actions),
        ),
    )
    for move in ("take Treats", "take Clock", "take Spindle", *moves):
        game.play(move)
    return game


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def hand(view: View, player: int) -> str | None:
    """`Clock 2`, as a view has it; None for a secret."""
    held = view.guests[player].artifacts
    return held and ", ".join(f"{name} {n}" for name, n in zip(ARTIFACTS, held, strict=True) if n)


def named(characters: tuple[int, ...]) -> list[str]:
    return [CHARACTER_NAMES[character] for character in characters]


# ── What is public ───────────────────────────────────────────────────────────────────────────────────


def test_a_view_shows_the_draft_the_tableaus_the_deck_and_the_discards():
    view = party().view(SPECTATOR)

    assert [hand(view, player) for player in (ANN, BOB, CLEA)] == ["Treats 1", "Clock 1", "Spindle 1"]
    assert [guest.name for guest in view.guests] == ["Ann", "Bob", "Cléa"]
    assert [name for name, n in zip(ARTIFACTS, view.discard, strict=True) if n] == ["Crown", "Mirror"]
    assert view.deck == 48 - 5 - 1
    assert (view.round, view.turn, view.turn_player, view.first, view.decider) == (1, 0, ANN, ANN, ANN)
    before = Game.grimm(3, seed=5).view(SPECTATOR)
    assert (sum(before.pool), sum(view.pool)) == (5, 0)


def test_all_viewers_agree_on_all_that_is_public():
    own = {"viewer", "guests", "drawn", "peeked", "own_wagers", "question"}
    public = {each.name for each in fields(GuestView)} - {"artifacts", "characters"}
    options = Options(wagers=True, treasures=True, abilities=True)
    game, rng = Game.grimm(4, seed=4, options=options), Random(4)
    while not game.over:
        views = [game.view(player) for player in (*range(4), SPECTATOR)]
        for field in fields(View):
            if field.name not in own:
                assert len({getattr(view, field.name) for view in views}) == 1
        for player in range(4):
            assert len({tuple(getattr(v.guests[player], name) for name in public) for v in views}) == 1
        game.play(rng.choice(game.legal()))


def test_only_the_decider_is_asked_a_question_and_gets_exactly_the_legal_moves():
    game = party(deck="Crown")

    question = game.view(ANN).question
    assert (question.kind, question.options, question.offer) == (
        "keep-or-give",
        tuple(game.legal()),
        None,
    )
    assert [game.view(player).question for player in (BOB, CLEA, SPECTATOR)] == [None] * 3
    assert {game.view(player).phase for player in VIEWERS} == {"keep-or-give"}


def test_a_question_says_what_is_offered():
    game = party("give B", deck="Clock, Crown", options=Options(wagers=True))

    assert game.view(BOB).question.offer == Offer.WAGER
    assert game.view(ANN).question is None


def test_markers_are_seen_by_all_and_rule_characters_out():
    game = party("give C", deck="Spindle, Crown")

    for player in VIEWERS:
        clea = game.view(player).guests[CLEA]
        assert named(clea.markers) == ["Sleeping Beauty"]
        assert set(CHARACTER_NAMES) - set(named(clea.possible)) == {"Sleeping Beauty"}


def test_treasures_abilities_and_roses_are_seen_by_all():
    game, rng = Game.grimm(3, seed=2, options=Options(treasures=True, abilities=True)), Random(2)
    assert [guest.treasure for guest in game.spectator_view().guests] == [True] * 3
    while game.rulebook.table.round == 1:
        game.play(rng.choice(game.legal()))

    told = {event.who: event.n for event in game.log if event.kind == Kind.ABILITY}
    view = game.spectator_view()
    assert {guest.player: guest.ability for guest in view.guests if guest.ability is not None} == told
    assert [guest.roses for guest in view.guests] == game.rulebook.scores()
    assert sum(guest.trophies for guest in view.guests) == 1


def test_a_view_after_the_end_names_the_winners_and_asks_nothing():
    game, rng = Game.grimm(3, seed=6), Random(6)
    while not game.over:
        game.play(rng.choice(game.legal()))
    view = game.view(ANN)

    assert [game.players[player] for player in view.winners] == game.winners
    assert (view.phase, view.decider, view.question) == ("over", None, None)
    assert view.ending > 0


@pytest.mark.parametrize("player", [-1, 3, 14])
def test_a_view_for_a_player_who_does_not_exist_is_refused(player):
    with pytest.raises(ValueError, match=f"there is no player {player} at a table for 3"):
        party().view(player)


# ── What is secret ───────────────────────────────────────────────────────────────────────────────────


def test_your_character_is_yours_alone_to_see():
    game = party()

    for viewer in VIEWERS:
        seen = [named(guest.characters) for guest in game.view(viewer).guests]
        truth = [["Hansel"], ["Cinderella"], ["The Beast"]]
        assert seen == [truth[player] if player == viewer else [] for player in range(3)]


def test_an_unmasked_character_is_shown_to_all_and_the_hand_to_its_owner_alone():
    game = party("give B", deck="Clock, Crown")

    for viewer in VIEWERS:
        view = game.view(viewer)
        bob = view.guests[BOB]
        assert named(bob.shown) == named(bob.characters) == named(view.broken) == ["Cinderella"]
        assert (bob.masked, bob.possible) == (False, ())
        # it is Bob's turn already, and a card came to his hand unseen
        assert bob.cards == 3
        assert (bob.artifacts is None) == (viewer != BOB)
    assert sum(game.view(BOB).guests[BOB].artifacts) == 3


def test_what_a_masked_player_draws_lies_open():
    game = party(deck="Disguise")

    assert {game.view(viewer).drawn for viewer in VIEWERS} == {(ARTIFACTS.index("Disguise"),)}


def test_what_an_unmasked_player_draws_is_theirs_alone_to_see():
    game = party("keep", deck="Treats, Disguise")

    assert game.view(ANN).phase == "giving"
    assert game.view(ANN).drawn == (ARTIFACTS.index("Disguise"),)
    assert {game.view(viewer).drawn for viewer in (BOB, CLEA, SPECTATOR)} == {(None,)}


def test_both_cards_of_a_toast_lie_open_until_they_are_served():
    game = party(
        "give C",
        "toast for treasure Treats",
        deck="Crown, Mirror, Clock, Cauldron",
        actions="Make a Toast",
        options=Options(treasures=True),
    )

    assert {game.view(viewer).drawn for viewer in VIEWERS} == {
        (ARTIFACTS.index("Clock"), ARTIFACTS.index("Cauldron"))
    }
    game.play("serve C C")
    assert hand(game.view(SPECTATOR), CLEA) == "Crown 1, Cauldron 1, Clock 1, Spindle 1"


def test_what_was_peeked_at_is_in_the_view_of_who_peeked_alone_and_for_this_round():
    game = party(
        "give C",
        "guest list for treasure Treats",
        deck="Crown, Mirror",
        actions="Peek at the Guest List",
        options=Options(treasures=True),
    )
    seen = sorted(event.secret for event in game.events(ANN) if event.kind == Kind.PEEKED)

    assert game.view(ANN).peeked == tuple(seen)
    assert len(seen) == 2
    assert not {3, 4, 7} & set(seen)
    assert {game.view(viewer).peeked for viewer in (BOB, CLEA, SPECTATOR)} == {()}
    rng = Random(1)
    while game.rulebook.table.round == 1:
        game.play(rng.choice(game.legal()))
    assert game.view(ANN).peeked == ()


def test_a_wager_is_seen_by_all_and_on_whom_by_its_owner_alone():
    game = party("give B", "accept", "wager Hansel", deck="Clock, Crown", options=Options(wagers=True))

    for viewer in VIEWERS:
        view = game.view(viewer)
        assert ([guest.wagers for guest in view.guests], view.wagers_left) == ([0, 1, 0], 7)
        assert named(view.own_wagers) == (["Hansel"] if viewer == BOB else [])


def test_markers_chosen_in_secret_are_seen_when_all_have_chosen():
    game = party(
        "give C",
        "eavesdrop for treasure Treats",
        "listen B C",
        "mark Hansel",
        deck="Crown, Mirror",
        actions="Eavesdrop",
        options=Options(treasures=True),
    )
    assert [game.view(viewer).guests[BOB].markers for viewer in VIEWERS] == [()] * 4

    game.play("mark Hansel")
    assert [named(guest.markers) for guest in game.view(SPECTATOR).guests] == [[], ["Hansel"], ["Hansel"]]


# ── Working it out ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_truth_is_always_among_what_is_possible(players):
    options = Options(wagers=players > 2, treasures=True, abilities=True)
    narrowed = 0
    for seed in range(3):
        game, rng = Game.grimm(players, seed=seed, options=options), Random(seed)
        while not game.over:
            for guest in game.view(SPECTATOR).guests:
                hidden = members(game.rulebook.table.hidden[guest.player])
                assert set(hidden) <= set(guest.possible)
                narrowed += len(guest.possible) == len(hidden) > 0
            game.play(rng.choice(game.legal()))
    assert narrowed > 0, "sometimes everybody knows"


def test_a_table_may_hide_what_is_possible():
    game, rng = Game.grimm(4, seed=1, options=Options(deduction=False)), Random(1)
    while not game.over:
        for viewer in (0, SPECTATOR):
            assert [guest.possible for guest in game.view(viewer).guests] == [None] * 4
        game.play(rng.choice(game.legal()))


def test_what_is_possible_says_nothing_that_the_viewer_alone_knows():
    game = party()

    assert named(game.view(ANN).guests[BOB].possible) == list(CHARACTER_NAMES)
    assert named(game.view(ANN).guests[ANN].possible) == list(CHARACTER_NAMES)


def test_after_the_end_everyone_sees_all_characters():
    """G6."""
    game, rng = Game.grimm(4, seed=3), Random(3)
    while not game.over:
        game.play(rng.choice(game.legal()))

    t = game.rulebook.table
    for guest in game.view(0).guests:
        assert guest.characters == (t.characters[2 * guest.player],)


def test_a_question_says_for_whom_the_drawn_card_would_be_the_second_of_its_kind():
    question = party(deck="Clock").view(ANN).question

    assert (members(question.second), members(question.third)) == ([BOB], [])


@pytest.mark.parametrize("players", [3, 5])
def test_second_and_third_are_those_masked_guests_who_have_one_and_two_of_the_drawn_card(players):
    told = set()
    for seed in range(20):
        game, chance = Game.grimm(players, seed=seed), Random(seed)
        while not game.over:
            view = game.view(game.decider)
            question = view.question
            if question.kind in ("keep-or-give", "giving"):
                [drawn] = view.drawn
                have = {guest.player: guest.artifacts[drawn] for guest in view.guests if guest.masked}
                assert members(question.second) == [player for player, n in have.items() if n == 1]
                assert members(question.third) == [player for player, n in have.items() if n == 2]
                told |= {bool(question.second), 2 * bool(question.third)}
            else:
                assert (question.second, question.third) == (0, 0)
            game.play(chance.choice(game.legal()))
    assert told == {0, 1, 2}
