"""Positions in words: set up a table, play some moves, and look at the result."""

from collections.abc import Mapping, Sequence
from typing import Final

from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade import Mascarade, MaskCard, Options
from ridotto.games.mascarade.rules.events import KIND_NAMES, Freedom, Kind
from ridotto.games.mascarade.rules.masks import EDITIONS, Mask
from ridotto.games.mascarade.rules.notation import HOW_NAMES
from ridotto.games.mascarade.rules.rules import begin_turn
from ridotto.games.mascarade.rules.sets import hands_for
from ridotto.games.mascarade.rules.table import SEATS
from ridotto.notation import SEAT_LETTERS
from ridotto.play import Game, open_game
from ridotto.play.setup import DEFAULT_NAMES
from ridotto.seats import SPECTATOR

CENTRE: Final = {4: 2, 5: 1}
FREEDOMS: Final = {
    Freedom.FREE: "free",
    Freedom.OPENING: "opening swap",
    Freedom.MUST_SWAP: "must swap",
    Freedom.NO_ANNOUNCE: "may not announce",
}
FILLERS: Final = {
    1: ("Queen", "Widow", "Bishop", "Witch", "Judge", "Thief", "Cheat", "King", "Fool", "Spy", "Peasant"),
    2: ("King", "Widow", "Swindler", "Witch", "Judge", "Thief", "Cheat", "Empress", "Patron", "Beggar"),
}
"""The masks of players for whom a test names none."""
SHOWN_MASK: Final = {Kind.DEALT, Kind.LOOKED, Kind.REVEALED, Kind.SPIED, Kind.SHOWN}
WATCHER: Final = "a spectator"


class Position:
    """A game in progress, in names. Methods that play return the same position, for chaining."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table = game.rulebook.table
        self.start = len(game.log)

    # ── What people do ───────────────────────────────────────────────────────────────────────────────

    def play(self, *texts: str) -> "Position":
        """Play moves in notation."""
        for text in texts:
            self.game.play(text)
        return self

    def look(self, hand: str = "") -> "Position":
        return self.play(f"look {hand}")

    def swap(self, whose: str, hand: str = "", how: str = "swap") -> "Position":
        """Swap with a player or with `centre1`; with several cards: `swap("Bob left", "right")`."""
        return self.play(f"{how} {hand} {self.place(whose)}")

    def pretend(self, whose: str, hand: str = "") -> "Position":
        return self.swap(whose, hand, "pretend")

    def let_fate_decide(self, whose: str, hand: str = "") -> "Position":
        return self.swap(whose, hand, "fate")

    def announce(self, mask: str, also: Sequence[str] = (), hand: str = "") -> "Position":
        """Announce a mask; the players in `also` claim it (`"Bob"`, or `"Bob left"`), and all others pass."""
        self.play(f"announce {mask} {hand}")
        claims = dict(text.partition(" ")[::2] for text in also)
        while not self.over and self.waits_for == "answer":
            who = self.decider
            self.play(f"claim {claims.pop(who)}" if who in claims else "pass")
        assert not claims, f"{claims} were never asked"
        return self

    def choose(self, *whom: str) -> "Position":
        """Choose players, or the cards in front of them, or `centre1`."""
        for name in whom:
            verb = "choose" if self.table.phase == SEATS else "take"
            self.play(f"{verb} {self.place(name)}")
        return self

    def say(self, mask: str) -> "Position":
        """The questioned player names a mask."""
        return self.play(f"name {mask}")

    # ── What lies on the table ───────────────────────────────────────────────────────────────────────

    @property
    def seats(self) -> list[str]:
        """The players, clockwise from seat A."""
        return [self.game.players[player] for player in self.table.player_at]

    @property
    def coins(self) -> dict[str, int]:
        """The coins of each player."""
        return dict(zip(self.seats, self.table.coins, strict=True))

    @property
    def court(self) -> int:
        return self.table.court

    @property
    def cards(self) -> dict[str, str]:
        """The true cards: by name, by name and hand, and by spot in the centre."""
        return {self.spot(place): self.mask(card) for place, card in enumerate(self.table.cards)}

    @property
    def legal(self) -> list[str]:
        return self.game.legal_texts()

    def place(self, whose: str) -> str:
        """`Bob left` in notation: `B.left`, with the seat that Bob sits on now."""
        name, _, hand = whose.partition(" ")
        if name not in self.seats:
            return whose
        return SEAT_LETTERS[self.seats.index(name)] + (f".{hand}" if hand else "")

    def spot(self, place: int) -> str:
        letter, dot, hand = self.game.rulebook.names.place(place).partition(".")
        if letter not in SEAT_LETTERS:
            return letter
        return self.seats[SEAT_LETTERS.index(letter)] + (f" {hand}" if dot else "")

    def mask(self, number: int) -> str:
        return self.game.rulebook.masks[number].name

    # ── Whose turn it is ─────────────────────────────────────────────────────────────────────────────

    @property
    def decider(self) -> str | None:
        return None if self.game.decider is None else self.game.players[self.game.decider]

    @property
    def turn(self) -> str:
        """Whose turn it is, and what it allows: `Bob, must swap`."""
        return f"{self.seats[self.table.turn_seat]}, {FREEDOMS[self.table.freedom]}"

    @property
    def waits_for(self) -> str:
        return self.game.spectator_view().phase

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def winners(self) -> list[str]:
        return self.game.winners

    @property
    def ending(self) -> str:
        return self.game.ending

    # ── What was seen ────────────────────────────────────────────────────────────────────────────────

    @property
    def told(self) -> list[str]:
        """The kinds of events since the position was set up."""
        return [KIND_NAMES[event.kind] for event in self.game.log[self.start :]]

    @property
    def revealed(self) -> dict[str, str]:
        """The cards that were revealed."""
        return {
            self.game.players[event.who]: self.mask(event.secret)
            for event in self.game.log[self.start :]
            if event.kind == Kind.REVEALED
        }

    def last(self, kind: str) -> Event:
        return next(event for event in reversed(self.game.log) if KIND_NAMES[event.kind] == kind)

    def who_sees(self, kind: str) -> set[str]:
        """The players who see the secret of the last event of a kind."""
        event = self.last(kind)
        people = [*enumerate(self.game.players), (SPECTATOR, WATCHER)]
        return {name for player, name in people if event.seen_by(player).secret != HIDDEN}

    def seen_by(self, name: str) -> list[str]:
        """What a player saw since the position was set up, secrets in brackets: `looked (King)`."""
        player = SPECTATOR if name == WATCHER else self.game.players.index(name)
        return [self._in_words(event) for event in self.game.events(player, self.start)]

    def _in_words(self, event: Event) -> str:
        kind = KIND_NAMES[event.kind]
        if event.secret == HIDDEN:
            return kind
        if event.kind in SHOWN_MASK:
            return f"{kind} ({self.mask(event.secret)})"
        return f"{kind} ({HOW_NAMES[event.secret]})" if event.kind == Kind.HANDLED else f"{kind} (secret)"

    def thinks(self, name: str, whose: str) -> set[str]:
        """The masks that a player's view considers possible on a place."""
        view = self.game.view(SPECTATOR if name == WATCHER else self.game.players.index(name))
        cards = [card for seat in view.seats for card in seat.cards] + list(view.centre)
        wanted = next(c for c in cards if self.game.rulebook.names.place(c.place) == self.place(whose))
        return {view.masks[mask] for mask in wanted.possible}


# ── Sitting down ─────────────────────────────────────────────────────────────────────────────────────


def table(
    players: int,
    *people: str,
    edition: int = 1,
    centre: Sequence[str] | None = None,
    court: int = 0,
    first: str | None = None,
    opening: bool = False,
    own: Sequence[Mask] = (),
    options: Options | None = None,
) -> Position:
    """A table after the opening swaps. `"Bob 4 King"` is Bob with 4 coins; several cards: `King/Queen`.

    Players who are not mentioned have 6 coins and the remaining masks.
    """
    seated = [_Guest(text, hands_for(players)) for text in people]
    others = [name for name in DEFAULT_NAMES if name not in {guest.name for guest in seated}]
    seated += [_Guest(name, hands_for(players)) for name in others[: players - len(seated)]]
    middle = list(centre) if centre is not None else [""] * CENTRE.get(players, 0)
    box = {**EDITIONS[edition], **{mask.name: mask for mask in own}}
    dealt = _fill([card for guest in seated for card in guest.cards] + middle, FILLERS[edition])
    different = list(dict.fromkeys(dealt))
    header = Mascarade(
        edition=edition,
        players=[guest.name for guest in seated],
        masks=[MaskCard.of(box[name]) for name in different],
        cards=[different.index(name) for name in dealt],
        seed="7",
        dealt=True,
        first=[guest.name for guest in seated].index(first) if first else 0,
        options=options or Options(memory="everything"),
    )
    game = open_game(header)
    game.rulebook.table.coins = [guest.coins for guest in seated]
    game.rulebook.table.court = court
    if not opening:
        game.log.pop()
        game.rulebook.table.turn = game.rulebook.table.opening
        begin_turn(game.rulebook.table, game.rulebook.table.turn_seat, game.log)
    return Position(game)


class _Guest:
    """One player of a table, from a line of text."""

    def __init__(self, text: str, hands: int) -> None:
        self.name, *rest = text.split(maxsplit=2)
        self.coins = int(rest[0]) if rest else 6
        self.cards = rest[1].split("/") if len(rest) > 1 else [""] * hands


def _fill(cards: list[str], fillers: Sequence[str]) -> list[str]:
    """The cards with the unnamed ones filled in."""
    spare = [name for name in fillers if name not in cards]
    return [card or spare.pop(0) for card in cards]


def two(*people: str, **rest: object) -> Position:
    return table(2, *people, **rest)


def three(*people: str, **rest: object) -> Position:
    return table(3, *people, **rest)


def four(*people: str, **rest: object) -> Position:
    return table(4, *people, **rest)


def five(*people: str, **rest: object) -> Position:
    return table(5, *people, **rest)


def six(*people: str, **rest: object) -> Position:
    return table(6, *people, **rest)


def eight(*people: str, **rest: object) -> Position:
    return table(8, *people, **rest)


def coins(position: Position, *names: str) -> Mapping[str, int]:
    """The coins of these players."""
    return {name: position.coins[name] for name in names}
