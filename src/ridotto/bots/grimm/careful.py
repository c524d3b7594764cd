"""A bot that builds its boon, keeps away from its bane, and points the finger when it is sure enough."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ridotto.bots.bot import GrimmInvitation, Luck, best, options_of
from ridotto.bots.grimm.taste import Taste
from ridotto.bots.grimm.worth import Worth
from ridotto.events import Event
from ridotto.grimm.actions import Action
from ridotto.grimm.characters import ABILITY, ARTIFACTS, Ability
from ridotto.grimm.events import LEFT
from ridotto.grimm.moves import (
    ABILITY as HAVE_ABILITY,
)
from ridotto.grimm.moves import (
    ACCEPT,
    ACCUSE,
    ACT,
    DANCE,
    EAVESDROP,
    GIVE,
    HAND_OVER,
    KEEP,
    MARK,
    PASS,
    TAKE,
    TOAST,
    WAGER,
    WITH_TREASURE,
    Move,
)
from ridotto.grimm.table import KINDS, MAX_PLAYERS
from ridotto.play.grimm_view import GrimmView
from ridotto.seats import Player, members

KNOWING: Final = 0.4
"""What it is worth to learn something about somebody of whom nothing is known."""
BLUFF: Final = 0.25
"""What it is worth to somebody sly to look like somebody else."""
ABILITIES: Final = {
    Ability.EXTRA_CARD: 5,
    Ability.SIX_DIFFERENT: 4,
    Ability.GIVING_MARKS: 3,
    Ability.GIVING_SHOWS: 3,
    Ability.ERROR_DRAWS: 2,
    Ability.ERROR_SHOWS: 1,
    Ability.MARKER_DRAWS: 1,
    Ability.RANDOM_WAGER: 0,
}
"""Which abilities are better than which."""


class Careful:
    """Thinks one card ahead, and does what seems to be worth most."""

    def __init__(self, invitation: GrimmInvitation, seed: int, slyness: float = 0.0) -> None:
        self.slyness = slyness
        self.luck = Luck(seed)
        self.taste = Taste(len(invitation.names))

    def watch(self, events: Sequence[Event]) -> None:
        """Remember who liked what."""
        self.luck.watch(events)
        self.taste.watch(events)

    def answer(self, view: GrimmView) -> Move:
        """The move that is worth most; luck decides between equals."""
        options = options_of(view)
        luck = self.luck.now(options)
        thought = Thought(view, Worth(view, self.taste.weights), sly=luck.random() < self.slyness)
        return best(options, thought.score, luck)


class Sly(Careful):
    """A careful bot that now and then takes what it does not want."""

    def __init__(self, invitation: GrimmInvitation, seed: int) -> None:
        super().__init__(invitation, seed, slyness=0.3)


class Thought:
    """One decision: what each move seems to be worth, in roses."""

    def __init__(self, view: GrimmView, worth: Worth, sly: bool) -> None:
        self.view = view
        self.worth = worth
        self.sly = sly
        self.players = len(view.guests)
        self.drawn = [card for card in view.drawn if card is not None]
        self.free = KEEP in (view.question.options if view.question else ())

    def score(self, move: Move) -> float:
        """What a move seems to be worth; nothing for passing."""
        first = max(start for start in _SCORES if start <= move)
        return _SCORES[first](self, move - first)

    def nothing(self, _: int) -> float:
        """Passing costs nothing and brings nothing."""
        return 0.0

    def accept(self, _: int) -> float:
        """Whatever is offered is a chance."""
        return 0.1

    # ── Cards ────────────────────────────────────────────────────────────────────────────────────────

    def keep(self, _: int) -> float:
        """This card, and then the next one has to be given away."""
        return self.take(self.drawn[0]) + self.worth.draw_and_give()

    def give(self, player: Player) -> float:
        """This card to somebody; if it was a free choice, the next one has to be kept."""
        value = self.worth.give(self.drawn[0], player)
        return value + self.worth.draw_and_keep() if self.free else value

    def take(self, artifact: int) -> float:
        """An artifact of one's own choice, which others see one choose."""
        value = self.worth.keep(artifact)
        if self.sly and self.worth.have(artifact) == 0:
            wanted = self.worth.hold(artifact, 1)
            return value - 2 * wanted if wanted > 0 else value + BLUFF if wanted == 0 else value
        return value

    def hand_over(self, packed: int) -> float:
        """An artifact of one's own to somebody; a thoughtful gift is answered with two."""
        player, artifact = divmod(packed, KINDS)
        value = self.worth.give(artifact, player)
        if not self.worth.me.masked:
            return value
        return value + self.worth.spend(artifact, 1) + 2 * self.worth.something_of(player)

    def dance(self, packed: int) -> float:
        """Something to one neighbour, something from the other."""
        way, artifact = divmod(packed, KINDS)
        left, right = self.neighbour(1), self.neighbour(-1)
        to, source = (left, right) if way == LEFT else (right, left)
        value = self.worth.give(artifact, to) + self.worth.spend(artifact, 1)
        return value + self.worth.something_of(source)

    def neighbour(self, step: int) -> Player:
        """The next one who is masked, in one direction."""
        me = self.view.viewer
        around = ((me + step * i) % self.players for i in range(1, self.players))
        return next(player for player in around if self.view.guests[player].masked)

    def toast(self, packed: int) -> float:
        """Two cards to one or two others."""
        first, second = divmod(packed, MAX_PLAYERS)
        one, two = self.drawn
        if first == second and one == two:
            return self.worth.give(one, first, more=2)
        return self.worth.give(one, first) + self.worth.give(two, second)

    # ── Masks ────────────────────────────────────────────────────────────────────────────────────────

    def accuse(self, packed: int) -> float:
        """Somebody of being somebody."""
        return self.worth.accuse(*divmod(packed, KINDS))

    def listen(self, players: int) -> float:
        """To those of whom least is known."""
        return KNOWING * sum(self.worth.unsure(player) for player in members(players))

    def mark(self, character: int) -> float:
        """What tells the others least."""
        return self.worth.conceals(character)

    def wager(self, character: int) -> float:
        """The likeliest winner."""
        return self.worth.wins(character)

    def ability(self, character: int) -> float:
        """The better ability."""
        return ABILITIES[ABILITY[character]]

    # ── Actions ──────────────────────────────────────────────────────────────────────────────────────

    def act(self, packed: int) -> float:
        """An action, less what is paid for it."""
        action, payment = divmod(packed, 16)
        treasure, artifact = divmod(payment, WITH_TREASURE)
        price = self.worth.spend(artifact, 1) - 1 if treasure else self.worth.spend(artifact, 2)
        reward = 1 if self.players == 2 and action != Action.POINT else 0
        return _ACTIONS[action](self) + price + reward

    def point(self) -> float:
        """The best accusation there is."""
        return max(
            self.worth.accuse(rival.player, character)
            for rival in self.worth.rivals
            for character in range(KINDS)
        )

    def eavesdrop(self) -> float:
        """Two of whom least is known."""
        unsure = sorted(self.worth.unsure(rival.player) for rival in self.worth.rivals)
        return KNOWING * sum(unsure[-2:])

    def peek(self) -> float:
        """A character that nobody has is one less for everybody."""
        unsure = [self.worth.unsure(rival.player) for rival in self.worth.rivals]
        return KNOWING * sum(unsure) / len(unsure)

    def serve(self) -> float:
        """Two cards for others."""
        return 2 * self.worth.draw_and_give()

    def pick_a_pocket(self) -> float:
        """A look and a card."""
        return self.peek() + self.worth.draw_freely()

    def change_places(self) -> float:
        """The best dance with what one has."""
        return max(self.dance(way * KINDS + artifact) for way in (0, 1) for artifact in self.own())

    def give_thoughtfully(self) -> float:
        """The best gift of what one has."""
        return max(
            self.hand_over(rival.player * KINDS + artifact)
            for rival in self.worth.rivals
            for artifact in self.own()
        )

    def own(self) -> list[int]:
        """The artifacts one has."""
        return [artifact for artifact in range(len(ARTIFACTS)) if self.worth.have(artifact)]

    def bet(self) -> float:
        """A wager on the likeliest winner."""
        return self.worth.trophy * max(self.worth.wins(character) for character in range(KINDS)) / 2


_SCORES: Final[Mapping[Move, Callable[[Thought, int], float]]] = {
    PASS: Thought.nothing,
    ACCEPT: Thought.accept,
    KEEP: Thought.keep,
    GIVE: Thought.give,
    TAKE: Thought.take,
    MARK: Thought.mark,
    WAGER: Thought.wager,
    HAVE_ABILITY: Thought.ability,
    ACCUSE: Thought.accuse,
    HAND_OVER: Thought.hand_over,
    DANCE: Thought.dance,
    TOAST: Thought.toast,
    EAVESDROP: Thought.listen,
    ACT: Thought.act,
}
"""What the moves from each number on are worth."""

_ACTIONS: Final[Mapping[int, Callable[[Thought], float]]] = {
    Action.POINT: Thought.point,
    Action.EAVESDROP: Thought.eavesdrop,
    Action.GUEST_LIST: Thought.peek,
    Action.DANCE: Thought.change_places,
    Action.TOAST: Thought.serve,
    Action.PICK_POCKET: Thought.pick_a_pocket,
    Action.GIFT: Thought.give_thoughtfully,
    Action.SECRETS: Thought.bet,
}
"""What each action is worth before it is paid for."""
