"""LOOK, SWAP, and who may do what in which turn (M10–M16)."""

import pytest

from games.mascarade.positions import WATCHER, eight, four, six, three
from ridotto.games.mascarade import Options
from ridotto.play import IllegalMove


def verbs(game):
    return {text.split()[0] for text in game.legal}


def test_the_first_four_players_make_opening_swaps():
    """M10."""
    game = six(opening=True)
    freedoms = []
    for _ in range(6):
        freedoms.append(game.turn)
        game.pretend("Dan" if game.decider != "Dan" else "Ann")

    assert freedoms[3:] == ["Dan, opening swap", "Eva, free", "Felix, free"]


def test_three_players_make_four_opening_swaps_going_on_round_the_table():
    """M10, M60."""
    game = three(opening=True)
    for _ in range(3):
        game.play(game.legal[0])

    assert game.turn == "Ann, opening swap"
    assert game.play(game.legal[0]).turn == "Bob, free"


@pytest.mark.parametrize("edition", [1, 2])
def test_an_opening_swap_is_any_swap_or_pretence_and_nothing_else(edition):
    """M10."""
    game = four(opening=True, edition=edition)

    assert game.legal == [
        f"{how} {place}" for place in ("B", "C", "D", "centre1", "centre2") for how in ("pretend", "swap")
    ]


def test_looking_in_the_opening_is_refused_with_a_sentence():
    """M10."""
    with pytest.raises(IllegalMove, match=r"'look' is not allowed: .* opening swaps.*Ann has to swap"):
        four(opening=True).look()


def test_after_the_opening_a_turn_is_look_swap_or_announce():
    """M11."""
    assert verbs(four()) == {"look", "swap", "pretend", "announce"}


def test_a_turn_is_exactly_one_action():
    """M11."""
    assert four().look().decider == "Bob"
    assert four().swap("Dan").decider == "Bob"
    assert four("Ann 6 King").announce("King").decider == "Bob"


def test_looking_shows_your_card_to_you_alone_and_that_you_looked_to_all():
    """M12, M26."""
    game = four("Ann 6 King").look()

    assert game.seen_by("Ann")[0] == "looked (King)"
    assert game.seen_by("Bob")[0] == game.seen_by(WATCHER)[0] == "looked"


def test_you_look_at_the_card_that_lies_there_now():
    """M12, M13."""
    game = four("Ann 6 King", "Bob 6 Queen").swap("Bob").look()

    assert "looked (King)" in game.seen_by("Bob")


def test_a_swap_exchanges_two_cards_and_a_pretence_leaves_them():
    """M13."""
    swapped = four("Ann 6 King", "Bob 6 Queen").swap("Bob").cards
    pretended = four("Ann 6 King", "Bob 6 Queen").pretend("Bob").cards

    assert (swapped["Ann"], swapped["Bob"]) == ("Queen", "King")
    assert (pretended["Ann"], pretended["Bob"]) == ("King", "Queen")


def test_a_centre_card_may_be_swapped_for():
    """M13."""
    game = four("Ann 6 King", centre=("Spy", "Fool")).swap("centre2")

    assert (game.cards["Ann"], game.cards["centre2"]) == ("Fool", "King")


@pytest.mark.parametrize("how", ["swap", "pretend"])
def test_only_the_swapper_knows_and_everyone_sees_which_cards_were_taken(how):
    """M13, M26."""
    game = four("Ann 6 King", "Bob 6 Queen").swap("Bob", how=how)

    assert game.seen_by("Ann")[0] == f"handled ({how})"
    assert game.seen_by("Bob")[0] == game.seen_by("Dan")[0] == "handled"
    assert (game.last("handled").a, game.last("handled").b) == (0, 1)


def test_no_one_swaps_with_themselves():
    """M13."""
    game = four()

    with pytest.raises(IllegalMove, match="'swap A' is not allowed"):
        game.swap("Ann")


def test_swapping_moves_no_coins_and_ends_no_game():
    """M13."""
    game = four("Ann 12 King", "Bob 1 Queen").swap("Bob")

    assert game.coins == {"Ann": 12, "Bob": 1, "Cléa": 6, "Dan": 6}
    assert not game.over


def test_any_mask_of_this_game_may_be_announced_the_centres_too_and_no_other():
    """M14."""
    game = four("Ann 6 King", centre=("Fool", "Judge"))

    announced = {text.removeprefix("announce ") for text in game.legal if text.startswith("announce")}
    assert announced == set(game.cards.values())
    assert {"Fool", "Judge"} <= announced


def test_a_player_may_announce_a_mask_that_they_do_not_have():
    """M14, M21."""
    assert four("Ann 6 Fool", "Bob 6 King").announce("King").coins["Ann"] == 9


# ── The ban ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_player_who_contested_in_the_turn_before_must_swap_in_the_first_edition():
    """M15."""
    game = four("Ann 6 Fool", "Bob 6 King").announce("King", also=("Bob",))

    assert game.turn == "Bob, must swap"
    assert verbs(game) == {"swap", "pretend"}


def test_a_player_who_contested_in_the_turn_before_may_look_or_swap_in_the_second_edition():
    """M15."""
    game = four("Ann 6 Fool", "Bob 6 King", edition=2).announce("King", also=("Bob",))

    assert game.turn == "Bob, may not announce"
    assert verbs(game) == {"look", "swap", "pretend"}


@pytest.mark.parametrize(("edition", "reason"), [(1, "has to swap or pretend"), (2, "may only look or swap")])
def test_announcing_under_the_ban_is_refused_with_a_sentence(edition, reason):
    """M15."""
    game = four("Ann 6 Fool", "Bob 6 King", edition=edition).announce("King", also=("Bob",))

    with pytest.raises(IllegalMove, match=rf"Bob revealed a card in the turn before and {reason} \(M15\)"):
        game.announce("King")


def test_looking_under_the_first_editions_ban_is_refused():
    """M15."""
    game = four("Ann 6 Fool", "Bob 6 King").announce("King", also=("Bob",))

    with pytest.raises(IllegalMove, match="Bob revealed a card"):
        game.look()


def test_a_liar_who_contested_is_banned_like_a_true_mask():
    """M15."""
    assert four("Ann 6 King", "Bob 6 Fool").announce("King", also=("Bob",)).turn == "Bob, must swap"


def test_the_ban_counts_only_for_the_very_next_turn():
    """M15."""
    game = four("Ann 6 Fool", "Cléa 6 Queen", "Bob 6 King").announce("King", also=("Bob",))

    assert game.turn == "Cléa, free"
    assert game.look().turn == "Bob, free"


def test_a_ban_is_over_after_one_turn():
    """M15."""
    game = four("Ann 6 Fool", "Bob 6 King").announce("King", also=("Bob",)).pretend("Dan")

    assert [game.look().turn for _ in range(3)] == ["Dan, free", "Ann, free", "Bob, free"]


def test_a_next_player_who_passed_is_free():
    """M15."""
    assert four("Ann 6 Fool", "Bob 6 King").announce("King", also=("Dan",)).turn == "Bob, free"


def test_the_announcer_who_revealed_is_free_when_their_turn_comes_again():
    """M15."""
    game = four("Ann 6 Fool", "Bob 6 King").announce("King", also=("Bob",)).pretend("Dan").look().look()

    assert game.turn == "Ann, free"


def test_the_inquisitors_question_bans_the_one_asked():
    """M15, K11."""
    game = eight("Ann 6 Inquisitor", "Bob 6 King").announce("Inquisitor").choose("Bob").say("King")

    assert game.turn == "Bob, must swap"


def test_the_gurus_question_bans_the_one_asked_from_announcing():
    """M15, L5."""
    game = eight("Ann 6 Guru", "Bob 6 King", edition=2).announce("Guru").choose("Bob").say("Witch")

    assert game.turn == "Bob, may not announce"


def test_a_question_to_a_player_further_on_bans_no_one():
    """M15, K11."""
    game = eight("Ann 6 Inquisitor", "Bob 6 King").announce("Inquisitor").choose("Dan").say("King")

    assert [game.turn, game.look().turn, game.look().turn] == ["Bob, free", "Cléa, free", "Dan, free"]


def test_showing_a_card_for_the_princess_causes_no_ban():
    """M15, L10."""
    game = six("Ann 6 Princess", "Bob 6 King", edition=2).announce("Princess").choose("Bob")

    assert game.turn == "Bob, free"


def test_a_house_may_let_the_princess_ban():
    """M15, L10."""
    game = six("Ann 6 Princess", edition=2, options=Options(show_bans=True))

    assert game.announce("Princess").choose("Bob").turn == "Bob, may not announce"


def test_the_ban_goes_with_the_person_who_is_moved_into_the_next_seat():
    """M15, M45."""
    game = six("Ann 6 Puppet Master", edition=2).announce("Puppet Master", also=("Dan",))
    game.choose("Bob", "Dan")

    assert game.turn == "Dan, may not announce"


def test_the_ban_does_not_stay_with_the_seat_of_the_person_who_was_moved_away():
    """M15, M45."""
    game = six("Ann 6 Puppet Master", edition=2).announce("Puppet Master", also=("Bob",))
    game.choose("Bob", "Cléa")

    assert game.turn == "Cléa, free"
    assert game.look().turn == "Bob, free"


def test_an_announcer_moved_into_the_next_seat_plays_again_unbanned():
    """M15, M45."""
    game = six("Ann 6 Widow", "Bob 6 Judge", "Cléa 6 Puppet Master", edition=2)
    game.announce("Puppet Master", also=("Cléa",)).choose("Ann", "Bob")

    assert game.seats[:3] == ["Bob", "Ann", "Cléa"]
    assert game.turn == "Ann, free"


def test_a_forced_swap_with_four_players_may_be_with_the_centre():
    """M15."""
    game = four("Ann 6 Fool", "Bob 6 King").announce("King", also=("Bob",))

    assert {"swap centre1", "pretend centre2"} <= set(game.legal)
    assert game.swap("centre1").cards["centre1"] == "King"


# ── Forgetting ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("how", ["swap", "pretend"])
def test_a_player_who_forgets_whether_they_swapped_gets_no_help(how):
    """M16."""
    game = four("Ann 6 King", "Bob 6 Queen", options=Options(memory="nothing")).swap("Bob", how=how)

    everything = set(game.cards.values())
    assert game.thinks("Ann", "Ann") == game.thinks("Ann", "Bob") == everything


def test_what_you_saw_is_shown_once_and_not_again_next_turn():
    """M16, M12."""
    game = four("Ann 6 King", options=Options(memory="nothing")).look()

    assert game.seen_by("Ann")[0] == "looked (King)"
    assert len(game.thinks("Ann", "Ann")) > 1


def test_no_move_shows_a_card_by_accident():
    """M16, M13."""
    game = four("Ann 6 King", "Bob 6 Queen").swap("Bob").pretend("Cléa")

    for name in ("Ann", "Bob", "Cléa", "Dan", WATCHER):
        assert not any("King" in seen or "Queen" in seen for seen in game.seen_by(name))
