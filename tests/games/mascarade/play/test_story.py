"""The story of a finished game of Mascarade is true, down to the last coin."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.mascarade.random_tables import EVERY_TABLE, games
from harness.amounts import examples
from harness.random_games import play_through
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.play.honours import mascarade_story
from ridotto.games.mascarade.play.story import Announcement, MascaradeStory
from ridotto.games.mascarade.rules.events import SWAPPED, Kind
from ridotto.play import Game, TooEarly, open_game

DEAL = ["King", "Fool", "Queen", "Judge", "Witch", "Bishop"]
KING, FOOL, QUEEN = 0, 1, 2


OPENING = ("pretend B", "pretend A", "pretend A", "pretend A")
"""Every player pretends."""


def told(*moves: str, all_at_once: bool = False) -> MascaradeStory:
    """The story of a game: Ann is the King, Bob the Fool, Cléa the Queen, Dan the Judge."""
    turns = [*OPENING, *moves]
    options = Options(all_at_once=all_at_once, max_turns=len(turns))
    game = Game.mascarade(4, masks=DEAL, deal=DEAL, options=options, first=0)
    for text in (text for turn in turns for text in turn.split(", ")):
        game.play(text)
    return mascarade_story(game)


def announced(*moves: str, all_at_once: bool = False) -> Announcement:
    """The story of the first announcement."""
    said = told(*moves, all_at_once=all_at_once).turns[4].announcement
    assert said is not None
    return said


def honours(story: MascaradeStory) -> dict[str, tuple[list[str], int]]:
    return {each.id: ([story.players[who] for who in each.players], each.number) for each in story.honours}


def test_a_bluff_that_stands_is_reported_with_everyone_who_believed_it():
    bluff = announced("announce Queen, pass, pass, pass")

    assert (bluff.mask, bluff.truth, bluff.bluff, bluff.stood, bluff.gained) == (QUEEN, KING, True, True, 2)
    assert bluff.believers == (1, 2, 3)
    assert bluff.modest == (2,)


def test_the_truth_is_no_bluff_and_needs_no_believers():
    said = announced("announce King, pass, pass, pass")

    assert (said.bluff, said.believers, said.modest, said.gained) == (False, (), (), 3)


def test_a_right_claim_catches_the_bluffer_who_pays_for_it():
    story = told("announce Queen, pass, claim, pass")
    turn = story.turns[4]

    assert turn.announcement is not None
    assert [(claim.who, claim.truth, claim.right) for claim in turn.announcement.claims] == [(2, QUEEN, True)]
    assert turn.fined == (0,)
    assert turn.after.coins == (5, 6, 8, 6)
    assert turn.after.court == 1
    assert honours(story)["detective"] == (["Cléa"], 1)
    assert "bluffer" not in honours(story)


def test_only_those_who_passed_before_a_claim_believed_the_bluff():
    bluff = announced("announce Queen, pass, claim, pass")

    assert bluff.believers == (1,)


def test_with_answers_all_at_once_every_player_who_passed_believed_it():
    bluff = announced("announce Queen, pass, claim, pass", all_at_once=True)

    assert bluff.believers == (1, 3)


def test_a_pretended_swap_changes_no_cards():
    story = told("pretend B", "swap A")
    pretended, swapped = story.turns[4:]

    assert (pretended.handlings[0].swapped, swapped.handlings[0].swapped) == (False, True)
    assert pretended.after.cards == story.start.cards == ((KING,), (FOOL,), (QUEEN,), (3,))
    assert swapped.after.cards == ((FOOL,), (KING,), (QUEEN,), (3,))


def test_a_look_is_reported_with_the_card_and_the_step():
    story = told("announce King, pass, pass, pass", "look")

    assert (story.turns[5].did, story.turns[5].saw, story.turns[5].step) == ("look", FOOL, 9)


def test_honours_go_to_those_who_did_most_unless_all_are_equal():
    story = told("announce Queen, pass, pass, pass", "announce King, pass, pass, pass")

    assert honours(story)["bluffer"] == (["Ann", "Bob"], 1)
    assert honours(story)["gold"] == (["Bob"], 3)
    assert honours(story)["trusting"] == (["Cléa", "Dan"], 2)
    assert "unlucky" not in honours(story)


def test_a_bluff_that_earned_nothing_makes_nobody_the_best_bluffer():
    story = told("announce Judge, pass, pass, pass")

    said = story.turns[4].announcement
    assert said is not None
    assert (said.bluff, said.stood, said.gained) == (True, True, 0)
    assert "bluffer" not in honours(story)


def test_an_announcement_says_which_event_it_was():
    said = announced("announce Queen, pass, claim, pass")
    before = announced("announce King, pass, pass, pass")

    assert said.event == before.event
    assert said.event > 4


def test_there_is_no_story_before_the_end():
    with pytest.raises(TooEarly):
        mascarade_story(Game.mascarade(4))


@settings(max_examples=examples(30, 150))
@given(st.sampled_from(EVERY_TABLE).flatmap(lambda table: games(*table)))
def test_the_story_is_what_views_and_cards_say_after_every_turn(drawn: tuple[Game, Random]) -> None:
    game, rng = drawn
    *_, played = play_through(game, rng)
    story = mascarade_story(played)

    again, moves = open_game(game.header), iter(played.moves)
    for turn in story.turns:
        cards, log = again.rulebook.table.cards[:], len(again.log)
        while not again.over and again.rulebook.table.turn == turn.number:
            again.play(next(moves))
        view = again.spectator_view()
        assert [turn.after.coins[seat.player] for seat in view.seats] == [seat.coins for seat in view.seats]
        assert turn.after.court == view.court
        laid = [turn.after.cards[seat.player] for seat in view.seats]
        assert [*sum(laid, ()), *turn.after.centre] == again.rulebook.table.cards
        check_announcement(turn.announcement, again.log[log:], cards)
        check_handlings(turn.handlings, again.log[log:])
    assert again.over
    assert list(story.winners) == played.rulebook.winners()
    for honour in story.honours:
        assert 0 < len(honour.players) < len(story.players)


def check_announcement(told, events, cards) -> None:
    """An announcement is a bluff if and only if its card has another mask."""
    said = [event for event in events if event.kind == Kind.ANNOUNCED]
    assert (told is not None) == bool(said)
    if told is not None:
        assert told.bluff == (cards[said[0].a] != said[0].n)
        assert told.stood == all(event.kind != Kind.CLAIMED for event in events)
        assert bool(told.believers) <= told.bluff


def check_handlings(told, events) -> None:
    """Every swap is in the story, with what the swapper knew about it."""
    handled = [event for event in events if event.kind == Kind.HANDLED]
    assert [(each.who, each.a, each.b, each.how) for each in told] == [
        (event.who, event.a, event.b, event.secret) for event in handled
    ]
    assert all(each.swapped for each in told if each.how == SWAPPED)
