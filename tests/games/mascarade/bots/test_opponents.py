"""What a searcher makes of the other players: which cards they must know, and how often they contest."""

from ridotto.events import Event
from ridotto.games.mascarade.bots.opponent_model import OpponentKnowledge, OpponentModel
from ridotto.games.mascarade.rules.events import PRETENDED, Kind

ANN, BOB, CLEA, DAN = range(4)


def knowledge_after(*events: Event) -> OpponentKnowledge:
    knowledge = OpponentKnowledge(ANN, 4)
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
    manners = OpponentModel()
    manners.watch([Event(Kind.CLAIMED, BOB)] * 3 + [Event(Kind.CLAIMED, CLEA), Event(Kind.PASSED, CLEA)] * 9)
    assert (manners.nerve(BOB), manners.nerve(CLEA), manners.nerve(DAN)) == (0.0, 0.0, 0.0)

    manners.watch([Event(Kind.CLAIMED, BOB)])
    assert manners.nerve(BOB) > 100
