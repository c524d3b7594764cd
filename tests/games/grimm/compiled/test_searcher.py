"""The searcher at the ball: it plays by what its player saw, and the same from the same seed."""

from collections import Counter

import pytest

from games.grimm.bots.test_what_a_bot_knows import BOB, pair
from games.grimm.laws.test_secrets import (
    exchanged_characters,
    other_character,
    other_hand,
    other_order_of_the_deck,
    other_wager,
)
from games.grimm.random_tables import EVERY_BALL, Whim, described
from ridotto.bots.bot import HasBudget
from ridotto.bots.registry import find_bot
from ridotto.bots.search_result import Budget, SearchResult
from ridotto.bots.searcher import SEARCHERS, Searcher
from ridotto.bots.table_of_bots import Party
from ridotto.games.grimm import Laid, Options
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.reading_search import ReadingSearch
from ridotto.games.grimm.bots.search import MoveSearch, start_of
from ridotto.games.grimm.rules.characters import COPIES
from ridotto.games.grimm.rules.moves import EAVESDROP
from ridotto.games.grimm.rules.table import KINDS, WAGERING
from ridotto.play import Game, IllegalMove
from ridotto.simulation.search import Decision, Trial

LITTLE = Budget(rollouts=60)
ALL_VARIANTS = Options(wagers=True, treasures=True, abilities=True)


def party_of(game: Game, budget: Budget, others: str = "sly", seat: int = BOB) -> Party:
    """A searcher among bots of one kind."""
    kinds = dict.fromkeys(range(len(game.players)), find_bot(others, "grimm"))
    return Party(game, {**kinds, seat: Searcher}, budget)


@pytest.mark.parametrize("ball", EVERY_BALL, ids=described)
def test_searchers_finish_balls_of_every_kind(ball):
    """Every move is checked by the game itself."""
    players, *variants = ball
    seed = EVERY_BALL.index(ball)
    game = Game.grimm(players, seed=seed, options=Options(*variants))
    others = ("random", "sly", "daring")[seed % 3]

    assert party_of(game, Budget(rollouts=20), others, seed % players).play_out().over


def test_a_ball_of_searchers_alone_comes_to_an_end():
    game = Game.grimm(5, seed=1, options=ALL_VARIANTS)

    assert Party.of(game, [Searcher], budget=Budget(rollouts=20)).play_out().over


def test_the_same_seed_and_roll_outs_give_the_same_ball():
    games = [party_of(Game.grimm(4, seed=4, options=ALL_VARIANTS), LITTLE).play_out() for _ in range(2)]

    assert games[0].moves == games[1].moves


def test_a_searcher_that_comes_to_a_saved_ball_goes_on_as_it_would_have():
    whole = party_of(Game.grimm(4, seed=5), LITTLE).play_out()
    half = Game.grimm(4, seed=5)
    for move in whole.moves[: len(whole.moves) // 2]:
        half.play(move)

    assert party_of(half, LITTLE).play_out().moves == whole.moves


@pytest.mark.parametrize("options", [Options(), ALL_VARIANTS])
def test_two_balls_that_differ_in_what_a_searcher_may_not_know_get_the_same_moves(options):
    answers = 0
    for seed in range(12):
        left, right = pair(seed, options)
        assert left.rulebook.table.characters != right.rulebook.table.characters
        parties = [Party(game, {BOB: Searcher}, LITTLE) for game in (left, right)]
        others = Party.of(left, [find_bot("random", "grimm")], without=BOB)
        while not left.over and left.events(BOB) == right.events(BOB):
            if left.decider == BOB:
                first, second = [party.move() and party.game.moves[-1] for party in parties]
                assert first == second
                answers += 1
                continue
            others.move()
            try:
                right.play(left.moves[-1])
            except IllegalMove:  # a marker on whom one is here
                break
    assert answers > 30


CHANGES = (other_order_of_the_deck, other_character, exchanged_characters, other_wager, other_hand)


@pytest.mark.parametrize("kind", [ReadingSearch, MoveSearch])
def test_whatever_else_may_be_true_a_searcher_thinks_the_same(kind):
    """The deck, masks, wagers and hands are exchanged under its eyes, and it cannot tell."""
    compared: Counter[str] = Counter()
    for seed in range(6):
        game, rng = Game.grimm(4, seed=seed, options=ALL_VARIANTS), Whim(seed)
        others = Party.of(game, [find_bot("random", "grimm")])
        move_searches = [kind(GrimmInvitation.to(game.header, player), 7) for player in range(4)]
        told = [0] * 4
        while not game.over:
            player, table = game.decider, game.rulebook.table
            news = game.events(player, told[player])
            move_searches[player].watch(news)
            told[player] += len(news)
            for change in CHANGES:
                twin = game.copy()
                if (
                    compared[change.__name__] < 12
                    and table.phase != WAGERING
                    and change(twin.rulebook.table, player, rng)
                ):
                    result = [
                        move_searches[player].think(each.view(player), each.seen_table(player), LITTLE)
                        for each in (game, twin)
                    ]
                    assert result[0] == result[1]
                    compared[change.__name__] += 1
            others.move()
    assert len(compared) == len(CHANGES)
    assert min(compared.values()) >= 5


def test_a_searcher_wins_far_more_than_its_share_against_careful_guests():
    won = 0.0
    for seed in range(24):
        game = party_of(Game.grimm(3, seed=seed), Budget(rollouts=100), "careful", seed % 3).play_out()
        won += (game.players[seed % 3] in game.winners) / len(game.winners)

    assert won / 24 > 1.3 / 3


# ── Thinking ─────────────────────────────────────────────────────────────────────────────────────────


def search_at(game: Game) -> MoveSearch:
    move_search = MoveSearch(GrimmInvitation.to(game.header, game.decider), 1)
    move_search.watch(game.events(game.decider))
    return move_search


def result_at(game: Game, *how: object) -> SearchResult:
    """What a searcher thinks that has the decision."""
    player = game.decider
    return search_at(game).think(game.view(player), game.seen_table(player), *how)


def test_whoever_draws_the_third_of_the_boon_keeps_it():
    laid = Laid(
        characters=[["Evil Queen"], ["Hansel"], ["The Beast"]],
        deck=["Crown", "Clock", "Clock", "Treats", "Spindle", "Crown"],
    )
    game = Game.grimm(3, seed=1, first=0, laid=laid)
    for move in ("take Crown", "take Treats", "take Clock"):
        game.play(move)
    game.rulebook.table.tableau[0] = 2
    game.rulebook.table.size[0] = 2

    result = result_at(game, Budget(rollouts=1000))

    assert game.text(result.moves[0].move) == "keep"


def test_a_search_result_has_probabilities_of_characters_and_values_of_moves():
    game = Game.grimm(4, seed=3)
    result = result_at(game, Budget(rollouts=500))

    assert [round(sum(row), 6) for row in result.chances] == [1.0] * 4
    assert {each.move for each in result.moves} <= set(game.legal())
    assert all(0 <= each.wins <= 1 and each.fortune >= 0 for each in result.moves)
    assert 500 <= result.rollouts < 700


def worlds_of(game: Game, move_search: MoveSearch, n: int) -> list[object]:
    """Tables as they are imagined, one in each of so many worlds."""
    table = start_of(game.seen_table(game.decider), move_search.holdings)
    decision = Decision(table, None, move_search.states, move_search.known(), game.decider)
    trial, found = Trial(move_search.twin, decision, seed=1), []
    for _ in range(n):
        trial.run(move_search._worlds(1, [1, 2, 3, trial.worlds]), game.legal()[:1])
        found.append(trial.imagined_table.copy())
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_world_has_all_cards_once_and_all_that_was_seen(players):
    """Six of each artifact, eight characters, and as many cards in hands and decks as there really are."""
    options = Options(wagers=players > 2, treasures=True, abilities=True)
    game, checked = Game.grimm(players, seed=players, options=options), 0
    party = Party.of(game, [find_bot("random", "grimm")])
    while not game.over:
        true = game.rulebook.table
        if true.masked and len(game.legal()) > 1:
            for world in worlds_of(game, search_at(game), 2):
                check_world(world, true, game.decider)
                checked += 1
        party.move()
    assert checked > 60


def check_world(world, true, player: int) -> None:
    artifacts = Counter(world["deck"][: world["deck_count"]].tolist())
    for place, count in enumerate(world["tableau"].tolist()):
        artifacts[place % KINDS] += count
    for pile in ("discard", "pool"):
        artifacts.update(dict(enumerate(world[pile].tolist())))
    artifacts.update(card for card in (int(world["drawn"]), int(world["drawn_too"])) if card >= 0)
    assert artifacts == dict.fromkeys(range(KINDS), COPIES)
    assert (int(world["deck_count"]), world["size"].tolist()) == (true.deck_count, true.size)
    for who in range(true.players):
        mine = slice(who * KINDS, (who + 1) * KINDS)
        assert sum(world["tableau"][mine].tolist()) == true.size[who]
        if true.masked >> who & 1 or who == player:
            assert world["tableau"][mine].tolist() == true.tableau[mine]
        assert world["hidden"][who] == true.hidden[who] or who != player
    characters = world["character_deck"][: world["character_count"]].tolist()
    dealt = [character for character in world["characters"].tolist() if character >= 0]
    assert sorted(characters + dealt) == list(range(KINDS))
    taken = Counter(world["wager_of"].tolist())
    assert taken == Counter(true.wager_of)
    assert [c for c in range(KINDS) if world["wager_of"][c] == player] == [
        c for c in range(KINDS) if true.wager_of[c] == player
    ]


def test_what_others_chose_in_secret_is_imagined_and_the_player_decides_after_them():
    """Ann eavesdrops on Bob and Cléa; Bob has chosen, and Cléa does not know what."""
    decided = 0
    for seed in range(200):
        game, rng = Game.grimm(4, seed=seed), Whim(seed)
        while not game.over:
            table, legal = game.rulebook.table, game.legal()
            if table.secretly and len(legal) > 1 and any(character >= 0 for character in table.chosen):
                result = result_at(game, LITTLE)
                assert {each.move for each in result.moves} <= set(legal)
                assert result.rollouts > 0
                decided += 1
            both = [move for move in legal if move > EAVESDROP and "eavesdrop" in game.text(move)]
            game.play(rng.choice(both or legal))
        if decided > 3:
            return
    raise AssertionError("nobody has chosen in secret")


def test_searchers_at_the_ball_are_bots_that_think_for_a_budget():
    invitation = GrimmInvitation.to(Game.grimm(4, seed=1).header, 0)
    bots = [make(invitation, 0) for make in SEARCHERS.values()]

    assert all(isinstance(bot, HasBudget) for bot in bots)
    assert {find_bot(name, "grimm") for name in SEARCHERS} == set(SEARCHERS.values())
