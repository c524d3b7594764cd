"""A bot at the ball knows what its player saw, and nothing else."""

from dataclasses import fields
from itertools import permutations

import pytest

from ridotto.bots.bot import GrimmInvitation
from ridotto.bots.grimm.taste import HINT, Taste
from ridotto.bots.party import BOTS, Party
from ridotto.events import HIDDEN, Event
from ridotto.grimm.characters import ARTIFACTS, BANE_OF, BOON_OF
from ridotto.grimm.events import Kind
from ridotto.play import Game, GrimmOptions, IllegalMove, Laid

BOB = 1
GRIMM = BOTS["grimm"]
CROWN = ARTIFACTS.index("Crown")


class Ear:
    """A bot that writes down all it hears, and does the first thing it may."""

    def __init__(self, invitation, _seed):
        self.invitation = invitation
        self.heard = []

    def watch(self, events):
        self.heard += events

    def answer(self, view):
        return view.question.options[0]


def test_a_bot_hears_every_event_and_only_the_secrets_of_its_own_player():
    game = Game.grimm(4, seed=3, options=GrimmOptions(wagers=True))
    party = Party(game, {0: Ear, **dict.fromkeys(range(1, 4), GRIMM["careful"])})

    party.play_out()

    heard = party.bots[0].heard
    assert heard == game.events(0)
    hidden = [event for event, true in zip(heard, game.log, strict=True) if event.secret != true.secret]
    assert len(hidden) > 10
    assert all(event.secret == HIDDEN for event in hidden)


def test_an_invitation_to_the_ball_tells_neither_the_seed_nor_what_was_laid():
    laid = Laid(characters=[["Hansel"], ["Evil Queen"], ["The Beast"]], deck=["Crown"] * 6)
    game = Game.grimm(3, seed=0xBEEF, laid=laid)

    invitation = GrimmInvitation.to(game.header, 0)

    assert "beef" not in repr(invitation)
    assert not any(word in repr(invitation) for word in ("Hansel", "Crown", "Beast"))
    assert {field.name for field in fields(invitation)} == {"player", "names", "options"}


def pair(seed, options):
    """Two balls that differ only in who the others are."""
    masks = ["Hansel", "Cinderella", "The Beast"]
    a, b = (masks, list(permutations(masks))[1 + seed % 5])
    return tuple(
        Game.grimm(4, seed=seed, options=options, laid=Laid(characters=[[x], ["Evil Queen"], [y], [z]]))
        for x, y, z in (a, b)
    )


@pytest.mark.parametrize(
    "options", [GrimmOptions(), GrimmOptions(wagers=True, treasures=True, deduction=False)]
)
@pytest.mark.parametrize("name", GRIMM)
def test_two_balls_that_differ_in_what_a_bot_may_not_know_get_the_same_moves(name, options):
    answers = 0
    for seed in range(20):
        left, right = pair(seed, options)
        assert left.rulebook.table.characters != right.rulebook.table.characters
        parties = [Party(game, {BOB: GRIMM[name]}) for game in (left, right)]
        others = Party.of(left, [GRIMM["random"]], without=BOB)
        while not left.over and left.events(BOB) == right.events(BOB):
            if left.decider == BOB:
                moves = [party.move() and party.game.moves[-1] for party in parties]
                assert moves[0] == moves[1]
                answers += 1
                continue
            others.move()
            try:
                right.play(left.moves[-1])
            except IllegalMove:  # a marker on whom one is here
                break
    assert answers > 60


def test_what_a_player_is_makes_a_difference_to_the_careful_bot():
    """The first card is a Crown: the Queen keeps it, and who fears it gives it away."""
    moves = []
    for mask in ("Evil Queen", "Rumpelstiltskin"):
        laid = Laid(
            characters=[["Hansel"], [mask], ["The Beast"]],
            deck=["Clock", "Clock", "Treats", "Treats", "Spindle", "Crown"],
        )
        game = Game.grimm(3, seed=1, first=BOB, laid=laid)
        for card in ("Treats", "Clock", "Spindle"):
            game.play(f"take {card}")
        Party(game, {BOB: GRIMM["careful"]}).move()
        moves.append(game.text(game.moves[-1]))

    assert moves[0] == "keep"
    assert moves[1].startswith("give")


def test_taste_is_what_is_freely_kept_or_given():
    taste = Taste(2)

    taste.watch([Event(Kind.TURN, 0), Event(Kind.KEPT, 0, n=CROWN), Event(Kind.GAVE, 0, 1, n=CROWN)])
    assert taste.weights[0][BOON_OF[CROWN]] == HINT
    assert taste.weights[0][BANE_OF[CROWN]] == 1 / HINT
    assert taste.weights[1] == [1.0] * 8

    taste.watch([Event(Kind.TURN, 1), Event(Kind.GAVE, 1, 0, n=CROWN), Event(Kind.TURN, 1, 1)])
    assert taste.weights[1][BOON_OF[CROWN]] == 1 / HINT
    taste.watch([Event(Kind.GAVE, 1, 0, n=CROWN)])
    assert taste.weights[1][BOON_OF[CROWN]] == 1 / HINT, "the unmasked give what they have"

    taste.watch([Event(Kind.ROUND, 0)])
    assert taste.weights == [[1.0] * 8] * 2
