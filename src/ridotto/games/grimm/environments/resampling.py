"""What a player of The Grimm Masquerade does not know, sampled from exact beliefs.

Characters come from the beliefs, which keep every possible deal. Draws of the unmasked, wagers, markers that
were chosen in secret and characters that others saw in the deck are any that agree with what was seen.
"""

from collections.abc import Sequence
from random import Random

from ridotto.chance import sow
from ridotto.environments.openspiel.position import TreePosition
from ridotto.environments.openspiel.resampling import (
    AsItWas,
    DoesNotFit,
    MoveStep,
    SamplingPlan,
    Weighed,
    decided_by,
)
from ridotto.games.grimm.bots.character_beliefs import GrimmBeliefs
from ridotto.games.grimm.environments.hidden_draws import HiddenDraws, SeenEvent
from ridotto.games.grimm.rules.characters import NO_CHARACTER
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.knowledge import Holdings, take_in
from ridotto.games.grimm.rules.moves import WAGER
from ridotto.games.grimm.rules.table import KINDS, PLACING
from ridotto.seats import NOWHERE, Player, members


class Evidence:
    """What a player has seen, ready to be sampled from."""

    def __init__(self, position: TreePosition, steps: Sequence[MoveStep], player: Player) -> None:
        players = position.rules.players
        self.player = player
        self.beliefs = GrimmBeliefs(player, players)
        self.holdings = Holdings(player)
        told = []
        self.deal = NOWHERE
        """The step in which the characters of this round were dealt."""
        self.settled = 0
        """The number of steps before the one in which this round began."""
        self.wagered: dict[int, list[int]] = {}
        """By step: the numbers of the wagers that were taken in it, in this round."""
        for number, step in enumerate(steps):
            draws = {len(at.waiting.events): i for i, at in enumerate(step.drawing) if at.waiting}
            for i, event in enumerate(step.events):
                seen = event.seen_by(player)
                told.append(SeenEvent(seen, (number, draws[i]) if i in draws else (-1, -1)))
                if event.kind == Kind.ROUND:
                    self.wagered = {}
                    self.deal, self.settled = NOWHERE, number
                elif event.kind == Kind.DEALT:
                    self.deal = number
                elif event.kind == Kind.WAGERED:
                    self.wagered.setdefault(number, []).append(self.holdings.wagers)
                take_in(self.holdings, *seen[:6])
            self.beliefs.watch(event.seen_by(player) for event in step.events)
        self.draws = HiddenDraws(told, player)
        chosen = position.table.chosen
        self.choosers = {who for who in range(players) if chosen[who] != NO_CHARACTER and who != player}
        """Who has chosen in secret where to put a marker."""
        self.open_choices = open_choices(steps, self.choosers)

    def characters(self, random: Random) -> list[int]:
        """The characters of this round, player by player."""
        chance = [0] * 4
        sow(chance, random.getrandbits(32), random.getrandbits(32), random.getrandbits(32))
        found: list[int] = self.beliefs.sample(1, chance)[0].tolist()
        return found

    def wagers(self, random: Random) -> list[int]:
        """The character of each wager of this round, in the order in which they were taken."""
        able = self.holdings.wager[: self.holdings.wagers]
        found: dict[int, int] = {}
        for i in sorted(range(len(able)), key=lambda i: len(members(able[i]))):
            free = [character for character in members(able[i]) if character not in found.values()]
            if not free:
                raise DoesNotFit
            found[i] = random.choice(free)
        return [found[i] for i in range(len(able))]


def open_choices(steps: Sequence[MoveStep], choosers: set[Player]) -> set[int]:
    """The steps in which markers were chosen that are not put yet."""
    left, found = set(choosers), set()
    for number in range(len(steps) - 1, -1, -1):
        who = decided_by(steps[number])
        if who in left and steps[number].before.table.phase == PLACING:
            found.add(number)
            left.remove(who)
    return found


def plan(position: TreePosition, steps: Sequence[MoveStep], player: Player) -> SamplingPlan:
    """How to sample what a player did not see."""
    evidence = Evidence(position, steps, player)
    return SamplingPlan(lambda random: SampledRound(evidence, random), evidence.settled)


class SampledRound(AsItWas):
    """A game in which characters, draws, wagers and secret choices of others may be others than they were."""

    def __init__(self, evidence: Evidence, random: Random) -> None:
        self.evidence = evidence
        self.each = evidence.beliefs.each
        self.characters = evidence.characters(random)
        self.cards = evidence.draws.sample(random)
        self.wagers = evidence.wagers(random)

    def moves(self, number: int, step: MoveStep, position: TreePosition) -> Weighed:
        """The same move, or a secret choice that agrees with the characters."""
        if decided_by(step) == self.evidence.player:
            return [(step.move, 1.0)]
        if number in self.evidence.open_choices:
            return [(move, 1.0) for move in position.legal()]
        if number in self.evidence.wagered and step.move >= WAGER and step.move < WAGER + KINDS:
            return [(WAGER + self.wagers[self.evidence.wagered[number][0]], 1.0)]
        return [(step.move, 1.0)]

    def outcomes(self, number: int, step: MoveStep, draw: int, position: TreePosition) -> Weighed:
        """What was drawn, or what may have been drawn where the player did not see it."""
        event = step.event_after(draw)
        if event.kind == Kind.DREW:
            return [(self.cards.get((number, draw), step.outcomes[draw]), 1.0)]
        if event.kind == Kind.DEALT and number == self.evidence.deal:
            return [(self.characters[event.who * self.each + event.a], 1.0)]
        if event.kind == Kind.PEEKED and event.who != self.evidence.player:
            return position.outcomes()
        if event.kind == Kind.WAGERED and number in self.evidence.wagered:
            return [(self.random_wager(number, step, draw), 1.0)]
        return [(step.outcomes[draw], 1.0)]

    def random_wager(self, number: int, step: MoveStep, draw: int) -> int:
        """The place of a wager among those that were left."""
        drawn = [i for i in range(draw + 1) if step.event_after(i).kind == Kind.WAGERED]
        which = self.evidence.wagered[number][len(drawn) - 1]
        taken = set(self.wagers[:which])
        return sum(1 for character in range(self.wagers[which]) if character not in taken)
