"""What artifacts, masks and accusations are worth at the ball, in roses. Names never count, boons do."""

from collections.abc import Sequence
from typing import Final

from ridotto.grimm.characters import (
    ABILITY,
    ALL_CHARACTERS,
    BANE,
    BANE_OF,
    BOON,
    BOON_OF,
    COPIES,
    Ability,
)
from ridotto.play.grimm_view import GrimmView, GuestView
from ridotto.seats import Player, members

TROPHIES: Final = (1, 3, 5)
PROGRESS: Final = (0.0, 0.12, 0.38, 1.0)
"""What part of a trophy none, one, two or three of the boon are worth."""
RISK: Final = (0.0, 0.3, 1.0)
"""What part of a mask none, one or two of the bane cost."""
PAIR: Final = 0.3
"""What it is worth to be able to pay for an action."""
HARM: Final = 0.6
"""How much of what a rival wins is lost to oneself."""
RIVAL_GONE: Final = 0.15
"""What part of a trophy it is worth that a rival cannot win it any more."""
EXPOSED: Final = 1.5
"""What it costs if everybody knows one's character."""
SECRET_HAND: Final = 0.1
"""What it costs to fill the hand of somebody unmasked."""


class Worth:
    """What one player thinks things are worth, from their view and everybody's tastes."""

    def __init__(self, view: GrimmView, tastes: Sequence[Sequence[float]]) -> None:
        self.view = view
        self.tastes = tastes
        self.me = view.guests[view.viewer]
        self.each = 2 if len(view.guests) == 2 else 1
        """Masks that everybody began with."""
        self.masks = [c for c in self.me.characters if c not in self.me.shown] if self.me.masked else []
        self.trophy = float(TROPHIES[view.round - 1])
        self.rivals = [guest for guest in view.guests if guest.masked and guest.player != view.viewer]
        self.hides = {guest.player: self._chances(guest) for guest in self.rivals}
        self.unseen = self._unseen()

    # ── Who is who ───────────────────────────────────────────────────────────────────────────────────

    def _chances(self, guest: GuestView) -> list[float]:
        """How likely a rival hides each character."""
        elsewhere = {*self.me.characters, *self.view.peeked}
        able = [c for c in could_be(self.view, guest) if c not in elsewhere] or could_be(self.view, guest)
        left = self.each - len(guest.shown)
        total = sum(self.tastes[guest.player][c] for c in able)
        chances = [0.0] * len(BOON)
        for c in able:
            chances[c] = 1.0 if len(able) <= left else min(1.0, left * self.tastes[guest.player][c] / total)
        return chances

    def chance(self, player: Player, character: int) -> float:
        """How likely somebody masked hides a character."""
        return self.hides[player][character]

    def unsure(self, player: Player) -> float:
        """How little is known of somebody: 0 if all is."""
        return 1 - max(self.hides[player])

    def _unseen(self) -> list[float]:
        """How likely each artifact is to be drawn next, as far as one can count."""
        left = [COPIES - seen for seen in self.view.discard]
        for guest in self.view.guests:
            for artifact, n in enumerate(guest.artifacts or ()):
                left[artifact] -= n
        return [max(0, n) / max(1, sum(left)) for n in left]

    # ── Artifacts ────────────────────────────────────────────────────────────────────────────────────

    @property
    def fall(self) -> float:
        """What it costs to lose a mask."""
        return (0.4 * self.trophy + 0.6) / max(1, len(self.masks))

    def hold(self, artifact: int, n: int) -> float:
        """What it is worth to have so many of an artifact."""
        fatal = any(BANE[mask] == artifact for mask in self.masks)
        value = PAIR if n > 1 and not fatal else 0.0
        for mask in self.masks:
            if BOON[mask] == artifact:
                value += self.trophy * PROGRESS[min(n, 3)]
            if BANE[mask] == artifact:
                value -= self.fall * RISK[min(n, 2)]
        return value

    def have(self, artifact: int) -> int:
        """How many of an artifact one has."""
        return self.me.artifacts[artifact] if self.me.artifacts else 0

    def keep(self, artifact: int, more: int = 1) -> float:
        """What one more of an artifact is worth; the evidence it leaves behind has its price."""
        if not self.me.masked:
            return 0.0
        n = self.have(artifact)
        return (
            self.hold(artifact, n + more)
            - self.hold(artifact, n)
            - self._exposure(artifact, n + more)
            + self._variety(n)
        )

    def spend(self, artifact: int, copies: int) -> float:
        """What it is worth to be rid of some copies: less than nothing for the boon, more for the bane."""
        n = self.have(artifact)
        return self.hold(artifact, n - copies) - self.hold(artifact, n)

    def _exposure(self, artifact: int, n: int) -> float:
        """What a marker gives away: the fewer characters one can still be, the more."""
        character = BANE_OF[artifact] if n == 2 else BOON_OF[artifact]
        left = could_be(self.view, self.me)
        if n < 2 or character in self.masks or character not in left:
            return 0.0
        return EXPOSED * (1 / max(1, len(left) - 1) - 1 / len(left))

    def _variety(self, n: int) -> float:
        """A kind of artifact one does not have yet, for those whose ability wants six."""
        if n or self.me.ability is None or ABILITY[self.me.ability] != Ability.SIX_DIFFERENT:
            return 0.0
        kinds = sum(count > 0 for count in self.me.artifacts or ())
        return self.trophy if kinds >= 5 else self.trophy * 0.03 * (kinds + 1)

    def give(self, artifact: int, player: Player, more: int = 1) -> float:
        """What it is worth to hand an artifact to somebody."""
        guest = self.view.guests[player]
        if guest.artifacts is None or not guest.masked:
            return -SECRET_HAND * (3 if any(BANE[mask] == artifact for mask in self.masks) else 1)
        had = guest.artifacts[artifact]
        n = had + more
        fatal, lucky = self.chance(player, BANE_OF[artifact]), self.chance(player, BOON_OF[artifact])
        value = fatal * (self.unmasking(player) if had < 2 <= n else 0.3 if n == 1 else 0.0)
        value -= lucky * self._loss(artifact) * (PROGRESS[min(n, 3)] - PROGRESS[min(had, 3)])
        if n == 2:
            value += (1 - fatal) * (0.15 * self.unsure(player) - PAIR / 2)
        return value

    def _loss(self, artifact: int) -> float:
        """What it costs if the boon of this artifact wins; a wager on it makes it a gain."""
        if BOON_OF[artifact] in self.view.own_wagers:
            return -self.trophy * (1 - HARM)
        return self.trophy * (1.0 if self.me.masked else HARM)

    def unmasking(self, player: Player) -> float:
        """What it is worth to unmask somebody: a rose, a rival less, and the trophy if it was the last."""
        last = len(self.rivals) == 1 and len(self.view.guests[player].shown) == self.each - 1
        return 1 + self.trophy * (1.0 if last and self.me.masked else RIVAL_GONE)

    def best_gift(self, artifact: int) -> float:
        """What it is worth to have to give an artifact away."""
        return max(self.give(artifact, guest.player) for guest in self.view.guests if guest is not self.me)

    def draw_and_keep(self) -> float:
        """What it is worth to have to keep the next card."""
        return sum(chance * self.keep(artifact) for artifact, chance in enumerate(self.unseen))

    def draw_and_give(self) -> float:
        """What it is worth to have to give the next card away."""
        return sum(chance * self.best_gift(artifact) for artifact, chance in enumerate(self.unseen))

    def draw_freely(self) -> float:
        """What it is worth to draw a card and keep it or give it away."""
        return sum(
            chance * max(self.keep(artifact), self.best_gift(artifact))
            for artifact, chance in enumerate(self.unseen)
        )

    def something_of(self, player: Player) -> float:
        """What a random artifact of somebody masked is worth."""
        cards = self.view.guests[player].artifacts or ()
        return sum(n * self.keep(artifact) for artifact, n in enumerate(cards)) / max(1, sum(cards))

    # ── Masks ────────────────────────────────────────────────────────────────────────────────────────

    def accuse(self, player: Player, character: int) -> float:
        """Two roses and a rival less if it is right, a rose for the rival if it is wrong."""
        right = self.chance(player, character)
        return right * (1 + self.unmasking(player)) - (1 - right)

    def wins(self, character: int) -> float:
        """How likely a character seems to win the round."""
        chance = 0.0
        for guest in self.rivals:
            chance += self.chance(guest.player, character) * progress(guest, character)
        return chance + (progress(self.me, character) if character in self.masks else 0.0)

    def conceals(self, character: int) -> float:
        """How little a marker on a character tells the others: what nobody thinks of costs nothing."""
        if character not in could_be(self.view, self.me):
            return 1.0
        return -self.tastes[self.me.player][character]


def could_be(view: GrimmView, guest: GuestView) -> list[int]:
    """Whom somebody may still hide, as everybody can tell; from the markers, if the table does not help."""
    if guest.possible is not None:
        return list(guest.possible)
    return [c for c in members(ALL_CHARACTERS) if c not in guest.markers and c not in view.broken]


def progress(guest: GuestView, character: int) -> float:
    """How near somebody masked is to winning with a character."""
    held = guest.artifacts[BOON[character]] if guest.artifacts else 0
    return 0.1 + PROGRESS[min(held, 2)]
