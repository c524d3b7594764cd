"""The abilities of giving (G80–G82)."""

from games.grimm.positions import PlayerWith, ball
from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind, Offer
from ridotto.games.grimm.rules.setup import Variant

ABILITIES = Variant(abilities=True)


def table(ability, cards="", *, bob="", **more):
    """A has an ability, at a table with the Beast, Cinderella and Sleeping Beauty."""
    return ball(
        PlayerWith("Hansel", cards, ability=ability),
        PlayerWith("The Beast", bob),
        PlayerWith("Cinderella"),
        PlayerWith("Sleeping Beauty"),
        variant=ABILITIES,
        **more,
    )


# ── Evil Queen ───────────────────────────────────────────────────────────────────────────────────────


def test_a_player_to_whom_the_queen_gives_a_crown_or_mirror_marks_a_character_of_their_choice():
    """G80."""
    for artifact in ("Crown", "Mirror"):
        game = table("Evil Queen", deck=f"{artifact}, Clock").play("give B")
        assert game.asked == "B"
        assert game.options == [f"mark {name}" for name in CHARACTER_NAMES if name != "The Beast"]
        game.play("mark Hansel")
        assert game.marks("B") == "Hansel"
        assert game.story[:3] == ["marked", "drew", "kept"], "the turn goes on"


def test_the_queens_other_gifts_ask_for_nothing():
    """G80."""
    game = table("Evil Queen", deck="Clock, Crown").play("give B")
    assert game.turn_of == "B"


def test_the_queens_marker_comes_after_the_pair_is_settled():
    """G80, G40."""
    game = table("Evil Queen", bob="Crown", deck="Crown, Clock").play("give B")
    assert game.marks("B") == "Rumpelstiltskin"
    assert (game.asked, "mark Rumpelstiltskin" in game.options) == ("B", False)


def test_a_player_whom_the_queen_unmasks_puts_no_marker():
    """G80."""
    game = ball(
        PlayerWith("Hansel", ability="Evil Queen"),
        PlayerWith("Evil Queen", "Mirror"),
        PlayerWith("Cinderella"),
        PlayerWith("The Beast"),
        deck="Mirror, Clock",
        variant=ABILITIES,
    ).play("give B")
    assert game.masked == "ACD"
    assert game.turn_of == game.asked == "B"


def test_two_equal_cards_of_a_toast_make_the_queens_guests_mark_in_the_order_of_seats():
    """G34, G80: a ruling of ours."""
    game = table("Evil Queen", "2 Treats", deck="2 Crown", actions="Make a Toast", acting=True)
    game.play("toast for Treats Treats")
    assert "serve B C" in game.options
    assert "serve C B" not in game.options
    game.play("serve B C")
    assert game.asked == "B"
    game.play("mark Hansel")
    assert (game.asked, game.marks("B")) == ("C", "Hansel")


def test_the_queens_ability_goes_on_when_she_is_unmasked():
    """G82."""
    game = ball(
        PlayerWith("(Hansel)", "Crown", ability="Evil Queen"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        deck="Clock",
        variant=ABILITIES,
    ).play("give C Crown")
    assert game.asked == "C"
    assert game.options[0] == "mark Evil Queen"


def test_each_card_of_a_toast_counts_once():
    """G81, G40."""
    game = table("Evil Queen", "2 Clock", acting=True, actions="Make a Toast", deck="Crown, Mirror")
    game.play("toast for Clock Clock", "serve B B")
    assert game.asked == "B"
    game.play("mark Hansel")
    assert game.asked == "B"
    game.play("mark Cinderella")
    assert game.marks("B") == "Hansel, Cinderella"
    assert game.turn_of == "B"
    assert (game.table.given_next, game.table.given_count) == (0, 0), "the next gift is a new one"


def test_a_gift_and_your_own_card_in_a_dance_are_given_and_random_cards_are_not():
    """G81."""
    game = table("Evil Queen", "2 Clock, Crown", bob="Mirror", acting=True, actions="Thoughtful Gift")
    game.play("gift for Clock Clock", "give B Crown")
    assert game.asked == "B"
    assert len(game.happened(Kind.USED)) == 1
    game = table("Evil Queen", "2 Clock, Crown", bob="Mirror", acting=True, actions="Start the Dance")
    game.play("dance for Clock Clock", "pass left Crown")
    assert game.asked == "B"
    assert len(game.happened(Kind.USED)) == 1
    game = table("Evil Queen", "2 Clock, Treats", bob="Mirror", acting=True, actions="Start the Dance")
    game.play("dance for Clock Clock", "pass left Treats")
    assert game.happened(Kind.USED) == []


def test_a_card_that_is_kept_is_not_given():
    """G81."""
    game = table("Evil Queen", deck="Clock, Crown").play("give B")
    assert game.cards("A") == "Crown"
    assert game.happened(Kind.USED) == []


# ── Red Riding Hood ──────────────────────────────────────────────────────────────────────────────────


def test_red_may_see_a_character_when_she_gives_treats_or_a_disguise():
    """G80, G81."""
    for artifact in ("Treats", "Disguise"):
        game = table("Red Riding Hood", deck=f"{artifact}, Clock", peek="Big Bad Wolf").play("give B")
        assert (game.asked, game.options, game.table.offer) == ("A", ["pass", "accept"], Offer.LOOK)
        game.play("accept")
        peeked = game.happened(Kind.PEEKED)[0]
        assert CHARACTER_NAMES[peeked.seen_by(0).secret] == "Big Bad Wolf"
        assert peeked.seen_by(1).secret == HIDDEN
    game = table("Red Riding Hood", deck="Treats, Clock").play("give B", "pass")
    assert game.happened(Kind.PEEKED) == []


def test_red_sees_a_character_even_for_a_gift_to_the_unmasked_and_when_unmasked_herself():
    """G80, G82."""
    game = ball(
        PlayerWith("Hansel", ability="Red Riding Hood"),
        PlayerWith("Cinderella"),
        PlayerWith("Evil Queen"),
        PlayerWith("(The Beast)"),
        deck="Treats, Clock",
        variant=ABILITIES,
    ).play("give D")
    assert game.table.offer == Offer.LOOK
    game = ball(
        PlayerWith("(Hansel)", "Treats", ability="Red Riding Hood"),
        PlayerWith("Cinderella"),
        PlayerWith("Evil Queen"),
        deck="Clock",
        variant=ABILITIES,
    ).play("give B Treats")
    assert (game.asked, game.options) == ("A", ["pass", "accept"])


def test_cards_looked_at_are_shuffled_back():
    """G81."""
    game = table("Red Riding Hood", deck="Treats, Clock").play("give B")
    decks = {tuple(game.by_chance(seed).play("accept").table.character_deck[:4]) for seed in range(60)}
    assert len(decks) > 15
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
