"""Actions that look, listen and accuse (G30–G32, G35, G37)."""

from games.grimm.positions import PlayerWith, ball
from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind, MarkReason, Offer, RoseReason, RoundEnd, WagerSource
from ridotto.games.grimm.rules.setup import Variant
from ridotto.seats import SPECTATOR


def four(*cards, marks=("", "", "", ""), **more):
    """Hansel, the Beast, Cinderella and the Queen; player A may act."""
    names = ("Hansel", "The Beast", "Cinderella", "Evil Queen")
    held = (*cards, *[""] * (4 - len(cards)))
    return ball(
        *[PlayerWith(name, hold, marks=mark) for name, hold, mark in zip(names, held, marks, strict=True)],
        acting=True,
        **more,
    )


# ── Point the Finger ─────────────────────────────────────────────────────────────────────────────────


def test_a_right_accusation_unmasks_and_earns_two_roses():
    """G30."""
    game = four("2 Crown").play("point for Crown Crown", "accuse C Cinderella")
    assert game.masked == "ABD"
    assert [(e.who, e.a, e.n) for e in game.happened(Kind.ROSES)] == [
        (0, RoseReason.UNMASKING, 1),
        (0, RoseReason.GUESS, 1),
    ]
    assert game.happened(Kind.UNMASKED)[0].b == MarkReason.POINTED
    assert game.roses == [2, 0, 0, 0]


def test_an_accusation_and_a_pass_are_heard_by_all():
    """G6, G30, G11."""
    game = four("2 Crown").play("point for Crown Crown", "accuse C Hansel")
    pointed = game.happened(Kind.POINTED)[0]
    assert (pointed.who, pointed.a, CHARACTER_NAMES[pointed.n]) == (0, 2, "Hansel")
    declined = four("2 Crown").play("pass").happened(Kind.DECLINED)
    assert [(e.who, e.n) for e in declined] == [(0, Offer.ACTION)]


def test_a_right_accusation_may_end_the_round():
    """G30, G50."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"), PlayerWith("The Beast"), PlayerWith("(Cinderella)"), acting=True
    )
    game.play("point for Crown Crown", "accuse B The Beast")
    assert game.happened(Kind.ROUND_ENDED)[0].n == RoundEnd.LAST_MASK
    assert game.roses == [3, 0, 0]


def test_a_wrong_accusation_gives_the_accused_a_rose_and_a_marker():
    """G30, F3."""
    game = four("2 Crown").play("point for Crown Crown", "accuse C Sleeping Beauty")
    assert game.masked == "ABCD"
    assert game.roses == [0, 0, 1, 0]
    assert game.marks("C") == "Sleeping Beauty"


def test_a_wrong_accusation_where_the_marker_lies_already_still_gives_the_rose():
    """G30, G14."""
    game = four("2 Crown", marks=("", "", "Hansel", ""))
    game.play("point for Crown Crown", "accuse C Hansel")
    assert (game.roses, game.marks("C")) == ([0, 0, 1, 0], "Hansel")


def test_any_of_the_eight_may_be_named_for_any_other_masked_player():
    """G30."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"),
        PlayerWith("The Beast"),
        PlayerWith("(Cinderella)"),
        PlayerWith("Evil Queen"),
        acting=True,
    ).play("point for Crown Crown")
    assert game.options == [f"accuse {who} {name}" for who in "BD" for name in CHARACTER_NAMES]


def test_a_hopeless_accusation_puts_no_marker_on_an_unmasked_character():
    """G30, G14."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"),
        PlayerWith("The Beast"),
        PlayerWith("(Cinderella)"),
        PlayerWith("Evil Queen"),
        acting=True,
    ).play("point for Crown Crown", "accuse B Cinderella")
    assert (game.roses, game.marks("B")) == ([0, 1, 0, 0], "")


# ── Eavesdrop ────────────────────────────────────────────────────────────────────────────────────────


def test_you_eavesdrop_on_one_or_two_other_masked_players():
    """G31."""
    game = four("2 Crown", actions="Eavesdrop").play("eavesdrop for Crown Crown")
    assert game.options == ["listen B", "listen C", "listen B C", "listen D", "listen B D", "listen C D"]


def test_a_single_target_marks_a_character_of_their_choice_at_once():
    """G31."""
    game = four("2 Crown", actions="Eavesdrop", marks=("", "", "Hansel", ""))
    game.play("eavesdrop for Crown Crown", "listen C")
    assert game.asked == "C"
    assert game.options == [f"mark {n}" for n in CHARACTER_NAMES if n not in ("Hansel", "Cinderella")]
    game.play("mark Evil Queen")
    assert game.marks("C") == "Evil Queen, Hansel"
    assert (game.story[0], game.turn_of) == ("marked", "B")


def test_two_choose_in_secret_and_their_markers_appear_together():
    """G31, F4."""
    game = ball(
        PlayerWith("Rumpelstiltskin", "2 Mirror"),
        PlayerWith("Big Bad Wolf", marks="Cinderella, Red Riding Hood, Sleeping Beauty"),
        PlayerWith("Hansel", marks="The Beast"),
        acting=True,
        actions="Eavesdrop",
    ).play("eavesdrop for Mirror Mirror", "listen B C")
    closed = ("Cinderella", "Red Riding Hood", "Sleeping Beauty", "Big Bad Wolf")
    assert (game.asked, game.options) == ("B", [f"mark {n}" for n in CHARACTER_NAMES if n not in closed])
    game.play("mark Evil Queen")
    assert game.story == ["chose"]
    chose = game.happened()[0]
    assert CHARACTER_NAMES[chose.seen_by(1).secret] == "Evil Queen"
    assert [chose.seen_by(who).secret for who in (0, 2, SPECTATOR)] == [HIDDEN] * 3
    assert game.marks("B") == "Red Riding Hood, Cinderella, Sleeping Beauty"
    assert game.asked == "C"
    assert game.options == [f"mark {n}" for n in CHARACTER_NAMES if n not in ("The Beast", "Hansel")]
    game.play("mark Evil Queen")
    assert game.story[:3] == ["chose", "marked", "marked"]
    assert game.marks("B") == "Evil Queen, Red Riding Hood, Cinderella, Sleeping Beauty"
    assert game.marks("C") == "Evil Queen, The Beast"
    assert (game.table.secretly, game.table.chosen) == (0, [-1] * 5), "the next choice is a new one"


def test_a_player_without_a_legal_place_is_not_asked():
    """G31."""
    everything_else = ", ".join(name for name in CHARACTER_NAMES if name != "The Beast")
    game = four("2 Crown", actions="Eavesdrop", marks=("", everything_else, "", ""))
    game.play("eavesdrop for Crown Crown", "listen B C")
    assert game.asked == "C"
    game.play("mark Hansel")
    assert (game.marks("B"), game.marks("C"), game.turn_of) == (everything_else, "Hansel", "B")


def test_eavesdropping_on_one_without_a_legal_place_does_nothing():
    """G31."""
    everything_else = ", ".join(name for name in CHARACTER_NAMES if name != "The Beast")
    game = four("2 Crown", actions="Eavesdrop", marks=("", everything_else, "", ""))
    game.play("eavesdrop for Crown Crown", "listen B")
    assert game.story[:3] == ["acted", "listened", "turn"]


# ── Looking at characters ────────────────────────────────────────────────────────────────────────────


def test_the_guest_list_shows_the_top_two_of_the_character_deck():
    """G32."""
    peek = "Sleeping Beauty, Big Bad Wolf"
    game = four("2 Crown", actions="Peek at the Guest List", peek=peek).play("guest list for Crown Crown")
    peeked = game.happened(Kind.PEEKED)
    assert ", ".join(CHARACTER_NAMES[e.seen_by(0).secret] for e in peeked) == peek
    assert [e.seen_by(1).secret for e in peeked] == [HIDDEN, HIDDEN]
    assert game.turn_of == "B"


def test_the_cards_seen_are_put_back_and_shuffled():
    """G32."""
    tops = set()
    game = four("2 Crown", actions="Peek at the Guest List")
    for seed in range(80):
        twin = game.by_chance(seed).play("guest list for Crown Crown")
        assert sorted(twin.table.character_deck[:4]) == sorted(game.table.character_deck[:4])
        tops.add(tuple(twin.table.character_deck[:2]))
    assert len(tops) == 12


def test_a_pick_pocket_sees_a_character_then_draws_a_card_to_keep_or_give():
    """G35."""
    game = four("2 Crown", actions="Pick Pocket", peek="Rumpelstiltskin", deck="Clock")
    game.play("pick pocket for Crown Crown")
    assert game.story == ["acted", "peeked", "drew"]
    peeked = game.happened(Kind.PEEKED)[0]
    assert CHARACTER_NAMES[peeked.seen_by(0).secret] == "Rumpelstiltskin"
    assert peeked.seen_by(SPECTATOR).secret == HIDDEN
    assert ARTIFACTS[game.happened(Kind.DREW)[0].seen_by(SPECTATOR).secret] == "Clock"
    assert game.options == ["keep", "give B", "give C", "give D"]
    game.play("give C")
    assert (game.cards("A"), game.cards("C"), game.turn_of) == ("", "Clock", "B")


# ── Secrets ──────────────────────────────────────────────────────────────────────────────────────────


def test_secrets_takes_one_of_the_wagers_left_unseen_by_others():
    """G37, G71."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"),
        PlayerWith("The Beast", wagers="Hansel"),
        PlayerWith("Cinderella"),
        acting=True,
        actions="Secrets",
        variant=Variant(wagers=True),
    ).play("secrets for Crown Crown")
    assert game.options == [f"wager {name}" for name in CHARACTER_NAMES if name != "Hansel"]
    browsed = game.happened(Kind.BROWSED)[0]
    assert (browsed.n, browsed.secret) == (7, 255 & ~(1 << CHARACTER_NAMES.index("Hansel")))
    assert browsed.seen_by(1).secret == HIDDEN
    game.play("wager The Beast")
    taken = game.happened(Kind.WAGERED)[0]
    assert (taken.a, taken.n, CHARACTER_NAMES[taken.seen_by(0).secret]) == (
        WagerSource.SECRETS,
        6,
        "The Beast",
    )
    assert taken.seen_by(2).secret == HIDDEN
    assert game.wagers("A") == "The Beast"


def test_secrets_is_not_on_offer_when_no_wager_is_left():
    """G37."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"),
        PlayerWith("The Beast", wagers=", ".join(CHARACTER_NAMES)),
        PlayerWith("Cinderella"),
        acting=True,
        actions="Secrets",
        variant=Variant(wagers=True),
    )
    assert game.options == ["pass", "point for Crown Crown"]
