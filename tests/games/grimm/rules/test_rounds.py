"""The start of a round (G1–G6)."""

import pytest

from games.grimm.positions import PlayerWith, ball, opening
from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.actions import ACTION_NAMES, FOR_TWO, STANDARD, Action, action_cards
from ridotto.games.grimm.rules.characters import ARTIFACTS, BANE, BANE_OF, BOON, BOON_OF, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.rounds import begin_round, next_first
from ridotto.games.grimm.rules.setup import PLAYERS, Variant, new_table, open_table
from ridotto.seats import EVERYONE, NOWHERE, SPECTATOR


def follow_bane(start: str, steps: int) -> str:
    """Follow from a character's bane to the character with that boon, `steps` times."""
    character = CHARACTER_NAMES.index(start)
    for _ in range(steps):
        character = BOON_OF[BANE[character]]
    return CHARACTER_NAMES[character]


def test_every_artifact_is_the_boon_of_one_and_the_bane_of_another_character():
    """G1."""
    assert sorted(BOON) == sorted(BANE) == list(range(8))
    assert all(BOON_OF[BOON[c]] == c and BANE_OF[BANE[c]] == c and BOON[c] != BANE[c] for c in range(8))


def test_banes_lead_around_two_rings_of_boons():
    """G1."""
    assert [follow_bane("Evil Queen", i) for i in range(6)] == [
        "Evil Queen",
        "The Beast",
        "Cinderella",
        "Sleeping Beauty",
        "Rumpelstiltskin",
        "Evil Queen",
    ]
    assert [follow_bane("Red Riding Hood", i) for i in range(4)] == [
        "Red Riding Hood",
        "Big Bad Wolf",
        "Hansel",
        "Red Riding Hood",
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_gets_one_character_and_only_they_see_it(players):
    """G1, G6."""
    game = opening(*[""] * players)
    dealt = [event for event in game.log if event.kind == Kind.DEALT]

    assert sorted(event.who for event in dealt) == list(range(players))
    assert len({event.secret for event in dealt}) == players
    assert game.table.character_count == 8 - players
    for event in dealt:
        for other in range(SPECTATOR + 1):
            assert (event.seen_by(other).secret == HIDDEN) == (other != event.who)


def test_two_action_cards_are_turned_up_each_round_and_never_again():
    """G2."""
    game = opening("", "", "", actions="Start the Dance, Thoughtful Gift")
    seen = [event.n for event in game.log if event.kind == Kind.OFFERED]
    assert [ACTION_NAMES[n] for n in seen] == ["Start the Dance", "Thoughtful Gift"]
    for _ in range(2):
        game.end_round("A")
        seen = [event.n for event in game.log if event.kind == Kind.OFFERED]
    assert sorted(seen) == sorted(STANDARD)


def test_secrets_is_one_of_the_action_cards_only_with_wagers():
    """G2, G37."""
    assert Action.SECRETS not in action_cards(4, wagers=False)
    assert len(action_cards(4, wagers=False)) == 6
    assert Action.SECRETS in action_cards(4, wagers=True)
    assert len(action_cards(4, wagers=True)) == 7
    assert action_cards(2, wagers=False) == FOR_TWO


def test_point_the_finger_is_always_available():
    """G2, G11."""
    game = ball(
        PlayerWith("Hansel", "2 Crown"), PlayerWith("The Beast"), PlayerWith("Cinderella"), acting=True
    )
    assert game.options == ["pass", "point for Crown Crown"]


def test_in_the_draft_each_takes_one_card_from_the_first_player_clockwise():
    """G3, F7."""
    deck = "Crown, Treats, Disguise, Cauldron, Clock, Clock"
    game = opening("Hansel", "The Beast", "Cinderella", "Evil Queen", deck=deck, first="C")
    revealed = [event for event in game.log if event.kind == Kind.REVEALED]
    assert [ARTIFACTS[event.secret] for event in revealed] == deck.split(", ")
    assert all(event.audience == EVERYONE for event in revealed)

    asked = []
    for artifact in ("Crown", "Clock", "Disguise", "Clock"):
        asked.append(game.asked)
        game.play(f"take {artifact}")
    assert asked == ["C", "D", "A", "B"]
    assert [game.cards(who) for who in "ABCD"] == ["Disguise", "Clock", "Crown", "Clock"]
    discarded = [(ARTIFACTS[event.n], event.a) for event in game.happened(Kind.DISCARDED)]
    assert discarded == [("Treats", 1), ("Cauldron", 1)]
    assert game.table.discard_count == 2
    assert game.turn_of == "C"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_cards_more_than_players_are_revealed(players):
    """G3."""
    game = opening(*[""] * players)
    assert sum(event.kind == Kind.REVEALED for event in game.log) == players + 2


def test_the_first_player_of_the_first_round_is_left_to_chance():
    """G4."""
    firsts = set()
    for seed in range(60):
        t = new_table(4, Variant(), seed)
        open_table(t, NOWHERE, [])
        firsts.add(t.first)
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("roses", "winner", "last_first", "first"),
    [
        ([3, 1, 2, 2], 0, 0, 1),  # fewest
        ([1, 5, 1, 2], 1, 0, 2),  # from the left of the leader B: C before A
        ([1, 2, 1, 5], 1, 0, 0),  # from the left of the leader D: A before C
        ([4, 1, 1, 4], 3, 1, 1),  # two leaders, D won: from A on, B
        ([4, 1, 4, 1], 2, 0, 3),  # two leaders, C won: from D on
        ([4, 1, 4, 1], NOWHERE, 1, 3),  # no one won, B was first: from C on, D
        ([2, 2, 2, 2], 1, 0, 2),  # all lead, B won
        ([2, 2, 2, 2], NOWHERE, 3, 0),  # all lead, no one won, D was first
    ],
)
def test_the_one_with_the_fewest_roses_begins_a_later_round(roses, winner, last_first, first):
    """G4: ties for fewest roses."""
    t = new_table(4, Variant(), 1)
    t.roses[:4] = roses
    t.round, t.round_winner, t.first = 1, winner, last_first
    assert next_first(t) == first
    begin_round(t, [])
    assert t.first == first


def test_a_round_starts_with_abilities_actions_characters_treasures_wager_and_draft():
    """G5."""
    variant = Variant(wagers=True, treasures=True, abilities=True)
    game = opening("Hansel", "The Beast", "Cinderella", variant=variant)
    game.table.roses[:3] = [0, 2, 2]
    story = game.end_round("B").story
    story = story[story.index("round") :]
    assert list(dict.fromkeys(story)) == [
        "round",
        "ability",
        "offered",
        "dealt",
        "treasure",
        "used",
        "wagered",
        "revealed",
    ]
    assert game.turn_of == game.asked == "A"


def test_roses_always_include_trophies():
    """G5, G50."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron"), PlayerWith("The Beast"), PlayerWith("Cinderella"), deck="Cauldron"
    )
    game.play("keep")
    assert game.roses == [1, 0, 0]
    assert game.table.trophies[:3] == [1, 0, 0]


def test_every_card_a_masked_player_draws_is_seen_by_all():
    """G6."""
    game = ball(PlayerWith("Hansel"), PlayerWith("The Beast"), PlayerWith("Cinderella"), deck="Crown, Clock")
    game.play("give B")
    drawn = [event for event in game.log if event.kind == Kind.DREW][:2]
    assert [ARTIFACTS[event.seen_by(SPECTATOR).secret] for event in drawn] == ["Crown", "Clock"]


def test_at_the_end_of_a_round_characters_and_wagers_are_shown_and_hands_are_not():
    """G6."""
    game = ball(
        PlayerWith("Hansel", "2 Cauldron"),
        PlayerWith("The Beast"),
        PlayerWith("(Cinderella)", "2 Mirror", wagers="The Beast"),
        deck="Cauldron",
        variant=Variant(wagers=True),
    )
    game.play("keep")
    shown = [(e.who, CHARACTER_NAMES[e.seen_by(SPECTATOR).secret]) for e in game.happened(Kind.SHOWN)]
    assert shown == [(0, "Hansel"), (1, "The Beast")]
    wagers = [(e.who, CHARACTER_NAMES[e.seen_by(SPECTATOR).secret]) for e in game.happened(Kind.WAGER_SHOWN)]
    assert wagers == [(2, "The Beast")]
    ending = game.story[game.story.index("round_ended") : game.story.index("round")]
    assert set(ending) == {"round_ended", "shown", "wager_shown", "roses"}


def test_two_to_five_may_play():
    """G1."""
    assert list(PLAYERS) == [2, 3, 4, 5]
    with pytest.raises(ValueError, match="2 to 5 players"):
        new_table(6, Variant(), 1)


def test_a_card_taken_in_the_draft_is_seen_by_all():
    """G3, G6."""
    game = opening("Hansel", "The Beast", "Cinderella", deck="Crown, Treats, Clock, Mirror, Spindle")
    drafted = game.play("take Clock").happened(Kind.DRAFTED)
    assert [(e.who, ARTIFACTS[e.n]) for e in drafted] == [(0, "Clock")]


def test_the_next_round_starts_from_its_draft_with_nothing_left_over():
    """G3, G5, G53."""
    game = opening("Hansel", "The Beast", "Cinderella", deck="Crown, Treats, Clock, Mirror, Spindle")
    game.play("take Clock", "take Crown", "take Treats")
    game.table.idle, game.table.has_chosen, game.table.turn_player = 2, 0b111, 2
    game.end_round("A")
    assert game.options[0].startswith("take")
    assert game.turn_of == game.asked == "B"
    assert (game.table.idle, game.table.has_chosen, game.table.drafted) == (0, 0, 0)


def test_the_artifacts_are_shuffled_before_every_round():
    """G3, G53."""
    first, second = set(), set()
    for seed in range(20):
        game = opening("", "", "", seed=seed)
        first.add(tuple(game.table.deck))
        second.add(tuple(game.end_round("A").table.deck))
    assert len(first) == len(second) == 20
    assert not first & second
