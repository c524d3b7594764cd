"""What all players can work out (G6), and texts."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.grimm.positions import PlayerWith, ball, bits
from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.games.grimm.rules.knowledge import public_possible
from ridotto.games.grimm.rules.moves import MOVES
from ridotto.games.grimm.rules.notation import Names, all_moves, move_text, position_text, read_move
from ridotto.games.grimm.rules.setup import Variant, new_table
from ridotto.games.grimm.rules.table import KINDS
from ridotto.seats import members


def possible(game, who):
    """The names of the characters that a player may be."""
    return [CHARACTER_NAMES[c] for c in members(public_possible(game.table, "ABCDE".index(who)))]


def test_markers_and_unmasked_characters_rule_a_character_out():
    """G6, G14."""
    game = ball(
        PlayerWith("Hansel", marks="Cinderella, Evil Queen"),
        PlayerWith("The Beast"),
        PlayerWith("Cinderella"),
        PlayerWith("(Evil Queen)"),
    )
    assert possible(game, "A") == [
        "Red Riding Hood",
        "Big Bad Wolf",
        "Hansel",
        "Sleeping Beauty",
        "Rumpelstiltskin",
        "The Beast",
    ]
    assert possible(game, "D") == []


def test_a_character_that_is_certain_for_one_player_is_ruled_out_for_the_others():
    """G6."""
    all_but = ", ".join(name for name in CHARACTER_NAMES if name != "Hansel")
    game = ball(PlayerWith("Hansel", marks=all_but), PlayerWith("The Beast"), PlayerWith("Cinderella"))
    assert possible(game, "A") == ["Hansel"]
    assert "Hansel" not in possible(game, "B")
    assert "The Beast" in possible(game, "B")


def test_two_players_who_can_only_be_two_characters_rule_them_out_for_the_others():
    """G6."""
    both = ", ".join(name for name in CHARACTER_NAMES if name not in ("Hansel", "The Beast"))
    game = ball(
        PlayerWith("Hansel", marks=both), PlayerWith("The Beast", marks=both), PlayerWith("Cinderella")
    )
    assert possible(game, "A") == possible(game, "B") == ["Hansel", "The Beast"]
    assert not {"Hansel", "The Beast"} & set(possible(game, "C"))


@given(st.integers(2, 5), st.randoms(use_true_random=False))
def test_what_is_possible_is_exactly_what_some_deal_would_explain(players, rng):
    """G6."""
    t, each = new_table(players, Variant(), 1), 2 if players == 2 else 1
    deal = rng.sample(range(KINDS), players * each)
    t.masked = (1 << players) - 1
    for who in range(players):
        own = deal[who * each : (who + 1) * each]
        t.hidden[who] = bits(own)
        t.markers[who] = bits([c for c in range(KINDS) if c not in own and rng.random() < 0.75])

    for who in range(players):
        assert public_possible(t, who) == explained(t, who, players * each)


def explained(t, who, masks):
    """The characters that a player has in any deal that no marker rules out, by trying every deal."""
    each = masks // t.players
    found = 0
    for deal in permutations(range(KINDS), masks):
        if all(not t.markers[i // each] >> c & 1 for i, c in enumerate(deal)):
            found |= bits(list(deal[who * each : (who + 1) * each]))
    return found


def test_with_two_masks_left_two_characters_are_certain():
    """G6, G62."""
    game = ball(
        PlayerWith(
            "Hansel, The Beast",
            marks="Evil Queen, Red Riding Hood, Big Bad Wolf, Cinderella, Sleeping Beauty",
        ),
        PlayerWith("Cinderella, Evil Queen"),
    )
    assert possible(game, "A") == ["Hansel", "Rumpelstiltskin", "The Beast"]
    game.table.markers[0] |= 1 << CHARACTER_NAMES.index("Rumpelstiltskin")
    assert possible(game, "A") == ["Hansel", "The Beast"]
    assert "Hansel" not in possible(game, "B")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_move_has_a_text_of_its_own_and_can_be_read_back(players):
    names = Names(players)
    texts = all_moves(names)
    assert len({text.casefold() for text in texts}) == len(texts)
    for text, move in texts.items():
        assert read_move(names, f"  {text.upper()} ") == move
        assert move_text(names, move) == text
    with pytest.raises(ValueError, match="is not a move"):
        move_text(names, MOVES)
    with pytest.raises(ValueError, match="is not a move at this table"):
        read_move(names, "sing")


def test_a_position_is_one_line_of_text():
    game = ball(
        PlayerWith("Hansel", "2 Crown, Mirror", marks="The Beast", roses=3),
        PlayerWith("(The Beast)", "Clock", treasure=True),
        PlayerWith("Cinderella", ability="Evil Queen"),
        acting=True,
        actions="Make a Toast",
    )
    assert position_text(Names(3), game.table) == (
        "A Hansel, 2 Crown Mirror, marks The Beast, roses 3 | B (The Beast), hand Clock, treasure, roses 0 | "
        "C Cinderella, nothing, ability of Evil Queen, roses 0 | deck 44, discards nothing | "
        "actions toast | round 1, turn 1 A, A decides"
    )
