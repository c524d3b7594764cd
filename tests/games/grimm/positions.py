"""Positions in words: characters, tableaus, and the cards to be drawn."""

from dataclasses import dataclass, field

from ridotto.chance import sow
from ridotto.events import Event
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ABILITY, ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import KIND_NAMES, RoundEnd
from ridotto.games.grimm.rules.moves import MOVES, legal_moves
from ridotto.games.grimm.rules.notation import Names, move_text, read_move
from ridotto.games.grimm.rules.rounds import put_back
from ridotto.games.grimm.rules.rules import go_on, play
from ridotto.games.grimm.rules.setup import Start, Variant, new_table, open_table
from ridotto.games.grimm.rules.table import ACTION, KINDS, NOBODY, OVER, Table
from ridotto.games.grimm.rules.turns import begin_turn
from ridotto.notation import SEAT_LETTERS
from ridotto.seats import members

STANDARD = Variant()


def words(text: str) -> list[str]:
    """The names in a text, separated by commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def artifacts(text: str) -> list[int]:
    """`2 Crown, Mirror` as numbers."""
    found = []
    for word in words(text):
        n, name = word.split(" ", 1) if word[0].isdigit() else ("1", word)
        found += [ARTIFACTS.index(name)] * int(n)
    return found


def characters(text: str) -> list[int]:
    """`Hansel, The Beast` as numbers."""
    return [CHARACTER_NAMES.index(name) for name in words(text)]


def bits(numbers: list[int]) -> int:
    """Numbers as a set."""
    return sum(1 << number for number in numbers)


@dataclass
class PlayerWith:
    """A player. Characters in brackets are unmasked."""

    characters: str
    cards: str = ""
    marks: str = ""
    roses: int = 0
    trophies: int = 0
    ability: str = ""
    treasure: bool = False
    wagers: str = ""


@dataclass
class Ball:
    """A game to be played in words."""

    table: Table
    log: list[Event] = field(default_factory=list)
    since: int = 0

    def play(self, *moves: str) -> "Ball":
        """Make legal moves; `happened` has the events of all of them."""
        self.since = len(self.log)
        for text in moves:
            move = read_move(Names.of(self.table), text)
            assert text.casefold() in [known.casefold() for known in self.options], (text, self.options)
            play(self.table, move, self.log)
        return self

    def by_chance(self, seed: int) -> "Ball":
        """A copy of the position with other random numbers."""
        twin = Ball(self.table.copy(), self.log[:], self.since)
        sow(twin.table.chance, seed, 0, 0)
        return twin

    def end_round(self, winner: str = "A") -> "Ball":
        """End the round as if a player had just completed a boon."""
        self.since = len(self.log)
        self.table.round_end, self.table.phase = RoundEnd.BOON, NOBODY
        self.table.round_winner = SEAT_LETTERS.index(winner)
        go_on(self.table, self.log)
        return self

    @property
    def options(self) -> list[str]:
        """The legal moves in notation."""
        out = [0] * MOVES
        return [move_text(Names.of(self.table), move) for move in out[: legal_moves(self.table, out)]]

    @property
    def asked(self) -> str:
        return "" if self.over else SEAT_LETTERS[self.table.asked]

    @property
    def turn_of(self) -> str:
        return SEAT_LETTERS[self.table.turn_player]

    @property
    def over(self) -> bool:
        return self.table.phase == OVER

    @property
    def roses(self) -> list[int]:
        return self.table.roses[: self.table.players]

    @property
    def masked(self) -> str:
        return "".join(SEAT_LETTERS[who] for who in members(self.table.masked))

    def cards(self, who: str) -> str:
        """`2 Crown, Mirror`."""
        base = SEAT_LETTERS.index(who) * KINDS
        counts = self.table.tableau[base : base + KINDS]
        held = [(n, name) for n, name in zip(counts, ARTIFACTS, strict=True) if n]
        return ", ".join(f"{n} {name}" if n > 1 else name for n, name in held)

    def marks(self, who: str) -> str:
        """`Hansel, The Beast`."""
        return ", ".join(CHARACTER_NAMES[c] for c in members(self.table.markers[SEAT_LETTERS.index(who)]))

    def wagers(self, who: str) -> str:
        player = SEAT_LETTERS.index(who)
        return ", ".join(CHARACTER_NAMES[c] for c in range(KINDS) if self.table.wager_of[c] == player)

    def happened(self, *kinds: int) -> list[Event]:
        """The events of the last moves, of these kinds or all."""
        return [event for event in self.log[self.since :] if not kinds or event.kind in kinds]

    @property
    def story(self) -> list[str]:
        """The kinds of events of the last moves."""
        return [KIND_NAMES[event.kind] for event in self.happened()]


def ball(
    *guests: PlayerWith,
    deck: str = "",
    only: bool = False,
    discard: str = "",
    actions: str = "",
    turn: str = "A",
    acting: bool = False,
    round: int = 1,
    peek: str = "",
    variant: Variant = STANDARD,
) -> Ball:
    """A table in the middle of a round, at the start of a turn or where the player may act.

    `deck` comes up first, the rest after it in any order; with `only` there is no rest.
    `peek` is the top of the character deck.
    """
    t = new_table(len(guests), variant, seed=1)
    put_back(t)
    t.round = round
    t.first = 0
    t.action_count = 6
    t.action_cards[:6] = range(1, 7)
    t.actions = bits([ACTION_NAMES.index(name) for name in words(actions)])
    for who, guest in enumerate(guests):
        _seat(t, who, guest)
    _pile(t, artifacts(deck), artifacts(discard), only)
    taken = {c for c in t.characters if c >= 0}
    first = characters(peek)
    left = first + [c for c in range(KINDS) if c not in taken and c not in first]
    t.character_deck[: len(left)] = left
    t.character_count = len(left)
    made = Ball(t)
    t.phase = NOBODY
    t.turn_player = SEAT_LETTERS.index(turn)
    if acting:
        t.step = ACTION
    else:
        begin_turn(t, t.turn_player, made.log)
    go_on(t, made.log)
    return made


def _seat(t: Table, who: int, guest: PlayerWith) -> None:
    for i, name in enumerate(words(guest.characters)):
        character = CHARACTER_NAMES.index(name.strip("()"))
        t.characters[2 * who + i] = character
        if name.startswith("("):
            t.broken |= 1 << character
        else:
            t.hidden[who] |= 1 << character
            t.masked |= 1 << who
    for card in artifacts(guest.cards):
        t.tableau[who * KINDS + card] += 1
        t.size[who] += 1
    t.markers[who] = bits(characters(guest.marks))
    t.roses[who] = guest.roses
    t.trophies[who] = guest.trophies
    t.treasure[who] = int(guest.treasure)
    if guest.ability:
        t.ability_of[who] = CHARACTER_NAMES.index(guest.ability)
        t.verb[who] = ABILITY[t.ability_of[who]]
    for character in characters(guest.wagers):
        t.wager_of[character] = who
        t.wager_count -= 1


def _pile(t: Table, first: list[int], discarded: list[int], only: bool) -> None:
    """Put the named cards on top of the cards that no player has."""
    left = []
    for artifact in range(KINDS):
        used = sum(t.tableau[artifact::KINDS]) + first.count(artifact) + discarded.count(artifact)
        assert used <= 6, f"there are only six {ARTIFACTS[artifact]}"
        left += [artifact] * (6 - used)
    pile = ([] if only else left) + first[::-1]
    t.deck[: len(pile)] = pile
    t.deck_count = len(pile)
    for artifact in discarded:
        t.discard[artifact] += 1
    t.discard_count = len(discarded)


def opening(
    *guests: str,
    deck: str = "",
    actions: str = "",
    first: str = "A",
    variant: Variant = STANDARD,
    seed: int = 1,
) -> Ball:
    """A game from its start; each argument is a player's character, or two separated by a comma."""
    made = Ball(new_table(len(guests), variant, seed))
    start = Start(
        [characters(guest) for guest in guests] if any(guests) else (),
        artifacts(deck),
        [ACTION_NAMES.index(name) for name in words(actions)],
    )
    open_table(made.table, SEAT_LETTERS.index(first), made.log, start)
    return made
