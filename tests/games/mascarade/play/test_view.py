"""What a view shows, what it remembers and for how long, and what it never reveals."""

from random import Random

import pytest
from msgspec.structs import fields

from games.mascarade.positions import WATCHER, four, six, two
from ridotto.games.mascarade import Options, View
from ridotto.play import Game
from ridotto.seats import SPECTATOR

EVERYTHING = Options(memory="everything")


# ── What is public ───────────────────────────────────────────────────────────────────────────────────


def test_a_view_shows_who_sits_where_with_how_many_coins():
    view = four("Ann 3 King", "Bob 8 Queen", court=2).game.view(2)

    assert [(seat.name, seat.coins) for seat in view.seats] == [
        ("Ann", 3),
        ("Bob", 8),
        ("Cléa", 6),
        ("Dan", 6),
    ]
    assert (view.court, view.turn_seat, view.decider, view.phase) == (2, 0, 0, "turn")


def test_only_the_decider_is_asked_a_question_and_gets_exactly_the_legal_moves():
    game = four().game

    assert game.view(0).question.options == tuple(game.legal())
    assert [game.view(player).question for player in (1, 2, 3, SPECTATOR)] == [None] * 4


def test_a_view_says_what_was_announced_and_who_claimed_until_it_is_settled():
    game = four("Ann 6 Witch", "Bob 6 King")
    assert game.game.view(3).announced is None

    game.play("announce Witch", "claim")
    view = game.game.view(3)
    assert view.masks[view.announced] == "Witch"
    assert view.claimants == (1,)

    game.play("pass", "pass", "decline")
    assert (game.game.view(3).announced, game.game.view(3).claimants) == (None, ())


def test_a_view_in_the_middle_of_a_power_says_which_cards_are_held():
    game = four("Ann 6 Fool").announce("Fool").choose("Bob")
    assert game.game.view(0).question.held == (1,)

    game.choose("Dan")
    assert game.game.view(0).question.held == (1, 3)


def test_a_view_after_the_end_names_the_winners_and_asks_nothing():
    view = four("Ann 12 King").announce("King").game.view(0)

    assert (view.phase, view.winners, view.decider, view.question) == ("over", (0,), None, None)


def test_all_viewers_agree_on_all_but_the_cards_and_the_question():
    game, rng = Game.mascarade(6, edition=2, seed=4), Random(4)
    for _ in range(120):
        views = [game.view(player) for player in (*range(6), SPECTATOR)]
        for field in fields(View):
            if field.name not in {"viewer", "seats", "centre", "question"}:
                assert len({getattr(view, field.name) for view in views}) == 1
        if game.over:
            break
        game.play(rng.choice(game.legal()))


def test_a_view_for_a_player_who_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="there is no player 4 at a table for 4"):
        four().game.view(4)
    with pytest.raises(ValueError, match="there is no player -1"):
        four().game.events(-1)


# ── What depends on a decision ───────────────────────────────────────────────────────────────────────


def test_a_question_says_whom_an_announced_power_would_meet_for_the_announcer_and_for_the_viewer():
    """K2."""
    game = four("Ann 4 Fool", "Bob 6 Queen", "Cléa 7 Witch", "Dan 9 Judge").play(
        "announce Bishop", "pass", "pass"
    )
    question = game.game.view(3).question

    assert (question.theirs, question.yours) == (1 << 3, 1 << 2)


def test_a_question_says_what_a_false_claim_costs_and_no_more_than_the_viewer_has():
    """M23, M33."""
    game = four("Ann 6 Fool", "Bob 6 King").play("announce King")

    assert game.game.view(1).question.cost == 1
    assert four("Ann 6 King").game.view(0).question.cost == 1
    assert (
        six("Ann 6 Inquisitor", "Bob 3 Queen").announce("Inquisitor").choose("Bob").game.view(1).question.cost
        == 3
    )


def test_before_an_announcement_each_mask_says_whom_it_would_meet():
    view = four("Ann 6 Bishop", "Bob 6 Thief", "Cléa 8 King").game.view(0)
    met = dict(zip(view.masks, view.question.meets, strict=True))

    assert (met["Bishop"], met["Thief"], met["King"]) == (1 << 2, 1 << 1 | 1 << 3, 0)


def lately(game: Game) -> set[str]:
    """The masks announced in the last round, as the decider is told."""
    view = game.view(game.decider)
    return {mask for number, mask in enumerate(view.masks) if view.question.lately >> number & 1}


def test_a_question_says_which_masks_were_announced_in_the_last_round_and_forgets_older_ones():
    game = four("Ann 6 King", options=EVERYTHING).announce("King").announce("Witch").play("decline").look()
    assert lately(game.game) == {"King", "Witch"}

    assert lately(game.look().game) == {"King", "Witch"}
    assert lately(game.look().game) == {"Witch"}


def test_a_table_that_remembers_nothing_does_not_say_what_was_announced_lately():
    assert lately(four("Ann 6 King", options=Options(memory="nothing")).announce("King").game) == set()


def test_a_must_swap_has_no_cost_and_no_masks():
    question = four("Ann 6 King", "Bob 6 Fool").announce("King", also=("Bob",)).game.view(1).question

    assert (question.cost, question.meets, question.lately) == (0, (), 0)


# ── What is secret ───────────────────────────────────────────────────────────────────────────────────


def test_a_spectator_remembers_only_what_all_players_saw():
    game = four("Ann 6 King", "Bob 6 Queen", "Cléa 6 Witch").swap("Bob").look()

    assert game.thinks(WATCHER, "Bob") == {"King", "Queen"}
    assert game.thinks(WATCHER, "Cléa") == {"Witch"}
    assert game.game.spectator_view().question is None


def test_two_tables_that_differ_in_a_secret_look_the_same_to_all_but_its_owner():
    swapped = four("Ann 6 King", "Bob 6 Queen").swap("Bob").game
    pretended = four("Ann 6 King", "Bob 6 Queen").pretend("Bob").game

    for player in (1, 2, 3, SPECTATOR):
        assert swapped.view(player) == pretended.view(player)
        assert swapped.events(player) == pretended.events(player)
    assert swapped.view(0) != pretended.view(0)


def test_claims_are_hidden_from_every_view_during_answers_all_at_once():
    game = four(options=Options(all_at_once=True)).play("announce Queen", "claim")

    assert {game.game.view(player).claimants for player in (0, 1, 2, 3, SPECTATOR)} == {()}


def test_claims_are_public_once_all_at_once_is_over():
    game = four("Ann 6 King", "Bob 6 Witch", options=Options(all_at_once=True)).announce(
        "Witch", also=("Bob",)
    )

    assert game.game.view(3).claimants == (1,)


def test_the_hand_of_a_secret_claim_is_hidden_too():
    left = two(options=Options(all_at_once=True)).play("announce Queen left", "claim left")
    right = two(options=Options(all_at_once=True)).play("announce Queen left", "claim right")

    assert left.game.events(0)[7] == right.game.events(0)[7]


def test_what_a_spy_sees_is_in_the_spys_view_alone():
    game = four("Ann 6 Spy", "Bob 6 King", options=Options(memory="nothing")).announce("Spy").choose("Bob")

    assert game.thinks("Ann", "Bob") == {"King"}
    assert len(game.thinks("Bob", "Bob")) == 6


# ── Remembering ──────────────────────────────────────────────────────────────────────────────────────


def test_a_view_that_remembers_everything_keeps_a_look_for_ever():
    game = six("Ann 6 King", "Bob 6 Queen", options=EVERYTHING).swap("Bob")
    for _ in range(12):
        game.look()

    assert game.thinks("Ann", "Bob") == {"King"}


def test_a_view_that_remembers_a_round_keeps_a_look_for_the_next_turn_of_the_same_player():
    game = four("Ann 6 King", options=Options(memory="round")).look().look().look().look()
    assert game.thinks("Ann", "Ann") == {"King"}

    assert len(game.pretend("Bob").thinks("Ann", "Ann")) > 1


def test_a_view_that_remembers_nothing_keeps_a_look_for_this_turn_only():
    game = four("Ann 6 King", "Bob 6 Queen", options=Options(memory="nothing"))
    game.announce("Witch", also=("Bob",))

    assert game.thinks("Ann", "Bob") == set(game.cards.values())


def test_within_the_turn_even_a_view_that_remembers_nothing_shows_what_was_revealed():
    game = four("Ann 6 Queen", "Bob 6 Witch", options=Options(memory="nothing")).announce(
        "Witch", also=("Bob",)
    )

    assert game.decider == "Bob"
    assert game.thinks("Dan", "Ann") == {"Queen"}
    assert game.thinks("Dan", "Bob") == {"Witch"}


@pytest.mark.parametrize("memory", ["nothing", "round", "everything"])
def test_events_never_forget_whatever_the_view_does(memory):
    game = four("Ann 6 King", options=Options(memory=memory)).look()
    for _ in range(9):
        game.look()

    assert game.seen_by("Ann")[0] == "looked (King)"


def test_a_mask_that_is_seen_elsewhere_is_ruled_out():
    game = four("Ann 6 King", "Bob 6 Queen", "Cléa 6 Witch", options=EVERYTHING)
    game.pretend("Bob").pretend("Cléa").look()

    assert game.thinks("Cléa", "Cléa") == {"Witch"}
    assert game.thinks("Cléa", "Ann") == {"King", "Queen"}


def test_knowledge_walks_with_the_person_whom_the_puppet_master_moves():
    game = six(
        "Ann 6 Puppet Master", "Bob 6 King", "Cléa 6 Widow", edition=2, first="Bob", options=EVERYTHING
    )
    game.swap("Cléa").look().look().look().look().announce("Puppet Master").choose("Bob", "Eva")

    assert game.seats == ["Ann", "Eva", "Cléa", "Dan", "Bob", "Felix"]
    assert game.thinks("Bob", "Eva") == {"Widow"}
    assert game.thinks("Eva", "Eva") == {"King", "Widow"}


@pytest.mark.parametrize(("players", "edition"), [(2, 1), (3, 1), (5, 1), (8, 2), (13, 1)])
@pytest.mark.parametrize("memory", ["nothing", "round", "everything"])
def test_a_view_never_rules_out_the_truth(players, edition, memory):
    options = Options(memory=memory, fate=True)
    game, rng = Game.mascarade(players, edition=edition, seed=9, options=options), Random(9)
    for _ in range(60):
        for player in (*range(players), SPECTATOR):
            view = game.view(player)
            cards = [card for seat in view.seats for card in seat.cards] + list(view.centre)
            assert all(game.rulebook.table.cards[card.place] in card.possible for card in cards)
        if game.over:
            break
        game.play(rng.choice(game.legal()))
