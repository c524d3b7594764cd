"""The values of artifacts, masks and accusations at the ball, in roses."""

from typing import Final

from ridotto.games.grimm.bots.beliefs import is_rival, masks_of
from ridotto.games.grimm.bots.policy_state import UNKNOWN, PolicyState, chance_of, unsure_of
from ridotto.games.grimm.rules.actions import ACTIONS
from ridotto.games.grimm.rules.characters import ABILITY, BANE_OF, BOON, BOON_OF, Ability
from ridotto.games.grimm.rules.table import KINDS, Table, is_masked
from ridotto.games.grimm.rules.unmasking import ENOUGH_DIFFERENT, kinds_of
from ridotto.seats import Player, size_of

NEVER: Final = -1000.0
SECRET_HAND: Final = 0.1
"""Cost of giving a card to an unmasked player."""
DANGEROUS: Final = 3.0
"""Additional cost if the card is one's own bane."""
HINT: Final = 0.15
"""Value of a marker of a player about whom nothing is known."""
VARIETY: Final = 0.03
"""Value of each different artifact for a player who needs six, as a part of the trophy."""
AHEAD: Final = 0.1
"""Weight of a player without any of the boon in the chance to win a round."""
A_ROSE_FOR_ACTING: Final = 0.6
"""Additional value of a pair with two players."""


def trophy(seen: Table) -> float:
    """What the round is worth."""
    return 2.0 * seen.round - 1.0


def have(state: PolicyState, seen: Table, artifact: int) -> int:
    """How many of an artifact one has."""
    return seen.tableau[state.player * KINDS + artifact]


def progress(state: PolicyState, n: int) -> float:
    """Value of this number of copies of the boon, as a part of the trophy."""
    if n <= 0:
        return 0.0
    if n == 1:
        return state.one
    return state.two if n == 2 else 1.0


# ── One's own artifacts ──────────────────────────────────────────────────────────────────────────────


def loss_of_mask(state: PolicyState, seen: Table) -> float:
    """What it costs to lose a mask."""
    return (state.pride + state.fall * trophy(seen)) / max(1, size_of(seen.hidden[state.player]))


def worth_of_holding(state: PolicyState, seen: Table, artifact: int, n: int) -> float:
    """The value of having this number of copies of an artifact."""
    masks = seen.hidden[state.player]
    value = 0.0
    if masks >> BOON_OF[artifact] & 1:
        value += trophy(seen) * progress(state, n)
    if masks >> BANE_OF[artifact] & 1:
        return value - loss_of_mask(state, seen) * (1.0 if n > 1 else state.risk if n == 1 else 0.0)
    if n > 1:
        value += state.pair
        if seen.players == 2:
            value += A_ROSE_FOR_ACTING
    return value


def worth_of_keeping(state: PolicyState, seen: Table, artifact: int) -> float:
    """What one more of an artifact is worth; the evidence it leaves behind has its price."""
    if not is_masked(seen, state.player):
        return 0.0
    n = have(state, seen, artifact)
    more = worth_of_holding(state, seen, artifact, n + 1) - worth_of_holding(state, seen, artifact, n)
    value = more - state.exposed * exposure(state, seen, artifact, n + 1)
    return value + worth_of_variety(state, seen) if n == 0 else value


def worth_of_parting(state: PolicyState, seen: Table, artifact: int, copies: int) -> float:
    """What it is worth to be rid of some copies: less than nothing for the boon, more for the bane."""
    n = have(state, seen, artifact)
    return worth_of_holding(state, seen, artifact, n - copies) - worth_of_holding(state, seen, artifact, n)


def worth_of_variety(state: PolicyState, seen: Table) -> float:
    """A kind of artifact one does not have yet, for those whose ability wants six."""
    if seen.verb[state.player] != Ability.SIX_DIFFERENT:
        return 0.0
    kinds = kinds_of(seen, state.player)
    return trophy(seen) * (1.0 if kinds + 1 >= ENOUGH_DIFFERENT else VARIETY * (kinds + 1))


# ── What others see ──────────────────────────────────────────────────────────────────────────────────


def exposure(state: PolicyState, seen: Table, artifact: int, n: int) -> float:
    """How much more others suspect the truth after the marker for this number of copies."""
    if n != 2 and n != 3:
        return 0.0
    character = BANE_OF[artifact] if n == 2 else BOON_OF[artifact]
    if (seen.markers[state.player] | seen.broken | seen.hidden[state.player]) >> character & 1:
        return 0.0
    return rise(state, 0.0, -state.tastes[state.player * KINDS + character])


def telling(state: PolicyState, seen: Table, artifact: int, kept: bool) -> float:
    """How much more others suspect the truth after an artifact is freely kept or given away."""
    factor = state.reading if kept else 1.0 / state.reading
    liked = weight_change(state, seen, BOON_OF[artifact], factor)
    feared = weight_change(state, seen, BANE_OF[artifact], 1.0 / factor)
    own = seen.hidden[state.player]
    truth = (liked if own >> BOON_OF[artifact] & 1 else 0.0) + (
        feared if own >> BANE_OF[artifact] & 1 else 0.0
    )
    return rise(state, truth, liked + feared)


def weight_change(state: PolicyState, seen: Table, character: int, factor: float) -> float:
    """The change in the weight of a character, if others multiply it by a factor."""
    if (seen.markers[state.player] | seen.broken) >> character & 1:
        return 0.0
    return state.tastes[state.player * KINDS + character] * (factor - 1.0)


def rise(state: PolicyState, truth: float, everything: float) -> float:
    """How much more others suspect the truth after these changes of weights."""
    before = state.suspicion / max(state.suspicions, 0.001)
    after = (state.suspicion + truth) / max(state.suspicions + everything, 0.001)
    return min(1.0, after) - min(1.0, before)


def worth_of_marking(state: PolicyState, seen: Table, character: int) -> float:
    """A marker costs what it tells the others."""
    return -weight_change(state, seen, character, 2.0)


# ── Gifts ────────────────────────────────────────────────────────────────────────────────────────────


def worth_of_giving(state: PolicyState, seen: Table, artifact: int, to: Player, more: int) -> float:
    """The value of giving a player this number of copies of an artifact."""
    if not is_masked(seen, to):
        return -SECRET_HAND * (DANGEROUS if seen.hidden[state.player] >> BANE_OF[artifact] & 1 else 1.0)
    had = seen.tableau[to * KINDS + artifact]
    n = had + more
    fatal = chance_of(state, to, BANE_OF[artifact])
    lucky = chance_of(state, to, BOON_OF[artifact])
    value = -lucky * loss_of_trophy(state, seen, artifact) * (progress(state, n) - progress(state, had))
    if had < 2 <= n:
        value += fatal * worth_of_unmasking(state, seen, to)
        value += (1.0 - fatal) * (HINT * unsure_of(state, to) - state.pair / 2.0)
    elif n == 1:
        value += fatal * state.trap
    return value


def loss_of_trophy(state: PolicyState, seen: Table, artifact: int) -> float:
    """Cost if the character with this boon wins; a wager on it makes it a gain."""
    if seen.wager_of[BOON_OF[artifact]] == state.player:
        return -trophy(seen) * (1.0 - state.envy)
    return trophy(seen) * (state.dread if is_masked(seen, state.player) else state.envy)


def worth_of_unmasking(state: PolicyState, seen: Table, who: Player) -> float:
    """A rose, a rival less, and the trophy if it was the last."""
    is_last = size_of(seen.masked) == 2 and is_masked(seen, state.player) and masks_of(state, seen, who) == 1
    return 1.0 + trophy(seen) * (1.0 if is_last else state.gone)


def worth_of_best_gift(state: PolicyState, seen: Table, artifact: int) -> float:
    """The value of having to give an artifact away."""
    best = NEVER
    for to in range(seen.players):
        if to != state.player:
            best = max(best, worth_of_giving(state, seen, artifact, to, 1))
    return best


# ── Cards to be drawn ────────────────────────────────────────────────────────────────────────────────


def appraise(state: PolicyState, seen: Table) -> None:
    """Work out what each artifact would be worth, kept or given away; the values of actions can wait."""
    for artifact in range(KINDS):
        state.keeps[artifact] = worth_of_keeping(state, seen, artifact)
        state.gifts[artifact] = worth_of_best_gift(state, seen, artifact)
        state.dances[artifact] = UNKNOWN
        state.presents[artifact] = UNKNOWN
    for action in range(ACTIONS):
        state.actions[action] = UNKNOWN


def next_kept(state: PolicyState) -> float:
    """What it is worth to have to keep the next card."""
    value = 0.0
    for artifact in range(KINDS):
        value += state.unseen[artifact] * state.keeps[artifact]
    return value


def next_given(state: PolicyState) -> float:
    """What it is worth to have to give the next card away."""
    value = 0.0
    for artifact in range(KINDS):
        value += state.unseen[artifact] * state.gifts[artifact]
    return value


def next_free(state: PolicyState) -> float:
    """What it is worth to draw a card and keep it or give it away."""
    value = 0.0
    for artifact in range(KINDS):
        value += state.unseen[artifact] * max(state.keeps[artifact], state.gifts[artifact])
    return value


def something_of(state: PolicyState, seen: Table, who: Player) -> float:
    """The expected value of a random artifact of a masked player."""
    value = 0.0
    for artifact in range(KINDS):
        value += seen.tableau[who * KINDS + artifact] * state.keeps[artifact]
    return value / max(1, seen.size[who])


# ── Masks ────────────────────────────────────────────────────────────────────────────────────────────


def worth_of_accusing(state: PolicyState, seen: Table, who: Player, character: int) -> float:
    """Two roses and a rival less if it is right, a rose for the rival if it is wrong."""
    right = chance_of(state, who, character)
    wrong = state.mistake / (seen.players - 1)
    return right * (1.0 + worth_of_unmasking(state, seen, who)) - (1.0 - right) * wrong + state.nerve


def chance_to_win(state: PolicyState, seen: Table, character: int) -> float:
    """How likely a character seems to win the round, among all."""
    total = weigh_winners(state, seen)
    return state.totals[character] / total if total > 0.0 else 0.0


def weigh_winners(state: PolicyState, seen: Table) -> float:
    """The weight of each character as the winner of the round in `totals`, and of all together."""
    for character in range(KINDS):
        state.totals[character] = 0.0
    total = 0.0
    for who in range(seen.players):
        for character in range(KINDS):
            hides = chance_of(state, who, character)
            if who == state.player:
                hides = 1.0 if seen.hidden[who] >> character & 1 else 0.0
            if hides > 0.0:
                n = seen.tableau[who * KINDS + BOON[character]]
                weight = hides * (AHEAD + progress(state, min(2, n)))
                total += weight
                state.totals[character] += weight
    return total


def knowledge_of(state: PolicyState, seen: Table, count: int) -> float:
    """How much there is to learn about the `count` rivals of whom least is known; 0 for all on average."""
    first = 0.0
    second = 0.0
    total = 0.0
    rivals = 0
    for who in range(seen.players):
        if is_rival(state, seen, who):
            unsure = unsure_of(state, who)
            total += unsure
            rivals += 1
            second = max(second, min(first, unsure))
            first = max(first, unsure)
    return first + second if count == 2 else total / max(1, rivals)


def rank_of_ability(character: int) -> float:
    """An order of abilities, the better ones higher."""
    verb = ABILITY[character]
    if verb == Ability.EXTRA_CARD:
        return 5.0
    if verb == Ability.SIX_DIFFERENT:
        return 4.0
    if verb == Ability.GIVING_MARKS or verb == Ability.GIVING_SHOWS:
        return 3.0
    if verb == Ability.ERROR_DRAWS:
        return 2.0
    return 0.0 if verb == Ability.RANDOM_WAGER else 1.0


def best_accusation(state: PolicyState, seen: Table) -> float:
    """The best accusation there is."""
    best = NEVER
    for who in range(seen.players):
        if is_rival(state, seen, who):
            for character in range(KINDS):
                best = max(best, worth_of_accusing(state, seen, who, character))
    return best
