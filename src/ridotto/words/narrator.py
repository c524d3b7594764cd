"""Tells a game in words to one viewer, from the game's document and from nothing else.

Ways to read a fact, besides the lists and phrases of the document:

| reading | gives |
|---|---|
| `player P` | the name of a player |
| `side P` | `you` or `other`: whether the player is the one who is told |
| `sitter S`, `sitter-side S` | the same for the player on a seat; nothing where no seat has that number |
| `owner C`, `owner-side C` | the same for the player before whom a card lies |
| `whose C` | `you`, `player` or `centre`: before whom a card lies |
| `whose-for C P` | the same for what a player does: `yourself`, `themself`, `you`, `player` or `centre` |
| `which C` | which card of its owner or of the centre it is: `only`, `left`, `first` … |
| `hand H` | which card of one's own: `only`, `left` … |
| `known X` | `known` or `hidden` |
| `same X Y` | `same` or `different` |
| `any B` | `some` or `none`: whether a set has anything in it |
| `extent B ALL` | `one`, `some` or `all`: how much of a whole set is in another one |
| `ordinal N` | a number counted from 0, counted from 1 |
| `among B` | whether you are in a set of players: `you` alone, `you-too`, or `other` |
| `all B` | the players of a set by name |
| `others B`, `how-many-others B` | the players of a set by name, without the one who is told; their number |
| `sitters B` | those who sit on a set of seats by name, `you` among them |
| `each LIST B` | all things of a list that are in a set, by name: `King and Fool` |
| `either LIST B` | the same as a choice: `King or Fool` |
| `winners B` | a sentence that says who has won |
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from ridotto.events import HIDDEN, Event
from ridotto.seats import Bits, Place, Player, Seat, members
from ridotto.words.compose import short_name
from ridotto.words.language import Fact, Language, NoWords
from ridotto.words.telling import MessageTable, Reading, SubMessage, Telling

Value: TypeAlias = str | int | None
Facts: TypeAlias = Mapping[str, Value]
"""What a sentence may be about, by name."""
NOTHING: Final[Facts] = {}


class Narrator:
    """Tells a game to a player or a spectator. It has to hear every event: people change seats."""

    def __init__(
        self,
        telling: Telling,
        language: Language,
        names: Sequence[str],
        viewer: Player,
        *,
        given: Mapping[str, Sequence[str]] | None = None,
        hands: int = 1,
        centre: int = 0,
        player_at: Sequence[Player] = (),
    ) -> None:
        self.telling = telling
        self.language = language
        self.names = names
        self.viewer = viewer
        self.given = given or {}
        """The things that each game lists anew, e.g. its masks."""
        self.hands = hands
        """Cards before each seat."""
        self.centre = centre
        """Cards in the centre."""
        self.player_at = list(player_at or range(len(names)))
        """Who sits on each seat now."""

    # ── Sentences ────────────────────────────────────────────────────────────────────────────────────

    def tell(self, event: Event) -> str:
        """One event, as the viewer saw it, in a sentence or two."""
        kind = self.telling.kinds[event.kind]
        said = self._say_first(self.telling.events[kind], event._asdict())
        self.hear(event)
        return said

    def hear(self, event: Event) -> None:
        """Take in an event that is not told."""
        if self.telling.kinds[event.kind] == self.telling.change_seats:
            self._change_seats(event.a, event.b)

    def option(self, move: int, facts: Facts = NOTHING) -> str:
        """A move as a line of the decider's menu; LookupError if this table has none with this number."""
        row = self.telling.moves[move] if 0 <= move < len(self.telling.moves) else None
        if row is None:
            raise LookupError(f"there is no move {move}")
        kind = str(row[0])
        own = dict(zip(self.telling.move_facts[kind], row[1:], strict=True))
        return self._say_first(self.telling.options[kind], {**facts, **own})

    def question(self, facts: Facts) -> str:
        """What the table waits for: your decision, or another player's."""
        questions = self.telling.questions
        rows = (*questions.get(str(facts["phase"]), ()), *questions.get("*", ()))
        return self._say_first(rows, facts)

    def notes(self, facts: Facts) -> list[str]:
        """What the decider is told beside the question."""
        notes = self.telling.notes
        rows = (*notes.get(str(facts["phase"]), ()), *notes.get("*", ()))
        return [said for row in rows if (said := self._say_row(row, facts)) is not None]

    def _change_seats(self, a: Seat, b: Seat) -> None:
        self.player_at[a], self.player_at[b] = self.player_at[b], self.player_at[a]

    def _say_first(self, tables: Sequence[MessageTable], facts: Facts) -> str:
        for table in tables:
            if (said := self._say_row(table, facts)) is not None:
                return said
        raise NoWords("no message fits what is to be told")

    def _say_row(self, table: MessageTable, facts: Facts) -> str | None:
        """The message of a table from this point of view, if it has one."""
        facts = {**facts, "you": self.viewer, "players": len(self.names)}
        if (name := self._name(table, facts)) is None:
            return None
        said = self.language.say(name, **self._known(table, facts))
        return f"{said} {self._read(table.then, facts)}" if table.then else said

    def _name(self, table: MessageTable | SubMessage, facts: Facts) -> str | None:
        """The message to say from this point of view, if the table has one."""
        return table.say.get(" ".join(str(self._read(reading, facts)) for reading in table.by))

    def _known(self, table: MessageTable | SubMessage, facts: Facts) -> dict[str, Fact]:
        read = ((fact, self._read(reading, facts)) for fact, reading in table.facts.items())
        return {fact: value for fact, value in read if value is not None}

    # ── Readings ─────────────────────────────────────────────────────────────────────────────────────

    def _read(self, reading: Reading, facts: Facts) -> Value:
        if reading.startswith("="):
            return reading[1:]
        way, *fields = reading.split()
        if not fields:
            return facts.get(way)
        if way in _JOINED:
            return self._each(fields[0], facts.get(fields[1]), _JOINED[way])
        return self.read(way, *(facts.get(field) for field in fields))

    def read(self, way: str, *values: Value) -> Value:
        """What a way to read makes of these numbers; None if they are hidden."""
        if way in _OF_ANYTHING:
            return _OF_ANYTHING[way](self, *values)
        numbers = [value for value in values if isinstance(value, int) and value != HIDDEN]
        if len(numbers) < len(values):
            return None
        if way in _OF_NUMBERS:
            return _OF_NUMBERS[way](self, *numbers)
        if way in self.telling.lists:
            return self._named(way, numbers[0])
        message = self.telling.sub_messages[way]
        facts = {**dict(zip(message.of, numbers, strict=True)), "you": self.viewer}
        return self.language.say(str(self._name(message, facts)), **self._known(message, facts))

    def words(self, way: str, *numbers: Value) -> str:
        """A name from a list, or a phrase of the game's own: `words("card", place)`."""
        return str(self.read(way, *numbers))

    def _named(self, way: str, number: int) -> str:
        names = self.telling.lists[way]
        if names.given:
            name = self.given[way][number]
            return self.language.say(f"{names.says}{short_name(name)}") if name in names.names else name
        name = names.names[number]
        return name if names.says is None else self.language.say(names.says + name)

    def _each(self, way: str, bits: Value, word: str) -> str | None:
        if not isinstance(bits, int) or bits == HIDDEN:
            return None
        return self.language.join([self._named(way, number) for number in members(bits)], word)

    def player(self, player: Player) -> str:
        """The name of a player."""
        return self.names[player]

    def side(self, player: Value) -> str:
        """Whether a player is the one who is told."""
        return "you" if player == self.viewer else "other"

    def owner(self, place: Place) -> Player | None:
        """The player before whom a card lies; None for the centre."""
        seat = place // self.hands
        return self.player_at[seat] if seat < len(self.names) else None

    def hand(self, hand: int) -> str:
        """Which of its owner's cards it is: only, left, right …"""
        return "only" if self.hands == 1 else self.telling.hand_names[hand % self.hands]

    def others(self, players: Bits) -> list[str]:
        """The players of a set by name, without the one who is told."""
        return [self.names[player] for player in members(players) if player != self.viewer]

    def _sitters(self, seats: Bits) -> str:
        players = [self.player_at[seat] for seat in members(seats)]
        you = self.language.say("you")
        return self.language.join([you if who == self.viewer else self.names[who] for who in players])

    def _owner_name(self, place: Place) -> str | None:
        owner = self.owner(place)
        return None if owner is None else self.names[owner]

    def _whose(self, place: Place) -> str:
        owner = self.owner(place)
        if owner is None:
            return "centre"
        return "you" if owner == self.viewer else "player"

    def _whose_for(self, place: Place, actor: Player) -> str:
        owner = self.owner(place)
        if owner is not None and owner == actor:
            return "yourself" if owner == self.viewer else "themself"
        return self._whose(place)

    def _which(self, place: Place) -> str:
        if self.owner(place) is not None:
            return self.hand(place)
        if self.centre == 1:
            return "only"
        return self.telling.centre_names[place - len(self.names) * self.hands]

    def winners(self, winners: Bits) -> str:
        """Who has won; several share. The same messages for every game."""
        others = self.others(winners)
        facts: dict[str, Fact] = {"winners": self.language.join(others), "count": len(others)}
        return self.language.say(f"won-{self._among(winners)}", **facts)

    def _among(self, players: Bits) -> str:
        if self.viewer not in members(players):
            return "other"
        return "you-too" if self.others(players) else "you"


_JOINED: Final = {"each": "and", "either": "or"}
"""How the things of a set are listed."""
_OF_ANYTHING: Final[Mapping[str, Callable[..., Value]]] = {
    "known": lambda _, value: "hidden" if value is None or value == HIDDEN else "known",
    "same": lambda _, one, two: "same" if one == two else "different",
    "side": Narrator.side,
    "any": lambda _, bits: "some" if bits else "none",
}
_OF_NUMBERS: Final[Mapping[str, Callable[..., Value]]] = {
    "player": Narrator.player,
    "sitter": lambda n, seat: n.names[n.player_at[seat]] if seat < len(n.player_at) else None,
    "sitter-side": lambda n, seat: n.side(n.player_at[seat]) if seat < len(n.player_at) else None,
    "owner": Narrator._owner_name,
    "owner-side": lambda n, place: n.side(n.owner(place)),
    "whose": Narrator._whose,
    "whose-for": Narrator._whose_for,
    "which": Narrator._which,
    "hand": Narrator.hand,
    "extent": lambda _, some, everything: (
        "one" if some & (some - 1) == 0 else "all" if some == everything else "some"
    ),
    "sitters": Narrator._sitters,
    "ordinal": lambda _, number: number + 1,
    "among": Narrator._among,
    "all": lambda n, players: n.language.join([n.names[player] for player in members(players)]),
    "others": lambda n, players: n.language.join(n.others(players)),
    "how-many-others": lambda n, players: len(n.others(players)),
    "winners": Narrator.winners,
}


# ── Views ────────────────────────────────────────────────────────────────────────────────────────────


def seating_of(telling: Telling, view: Any) -> dict[str, Any]:
    """What a Narrator needs to know of a table, out of a view: names, viewer, cards and seats."""
    paths = telling.view
    people = _at(view, paths.people)
    if people and not isinstance(people[0], str):
        names = [person.name for person in sorted(people, key=lambda person: person.player)]
        player_at = [person.player for person in people]
    else:
        names, player_at = list(people), list(range(len(people)))
    return {
        "names": names,
        "viewer": view.viewer,
        "given": {name: _at(view, path) for name, path in paths.given.items()},
        "hands": len(_at(view, paths.hand)) if paths.hand else 1,
        "centre": len(_at(view, paths.centre)) if paths.centre else 0,
        "player_at": player_at,
    }


def view_facts(telling: Telling, view: Any) -> dict[str, Value]:
    """What the options and the question of a view are told about."""
    own = {name: _as_set(_at(view, path)) for name, path in telling.view.facts.items()}
    return {"phase": view.phase, "decider": view.decider, **own}


def _as_set(value: Any) -> Value:
    """A list of numbers as bits; anything else as it is."""
    if isinstance(value, (tuple, list)):
        bits: Bits = sum(1 << number for number in value)
        return bits
    return value if isinstance(value, (str, int)) else None


def _at(view: Any, path: str) -> Any:
    """What stands at a path in a view; None if there is nothing."""
    found = view
    for part in path.split("."):
        if part.isdecimal():
            found = found[int(part)] if found is not None and int(part) < len(found) else None
        else:
            found = getattr(found, part, None)
    return found
