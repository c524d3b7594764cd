"""What everybody at a table remembers: who has seen the same remembers the same, and that is kept once."""

from collections.abc import Mapping

from ridotto.events import Event, Log
from ridotto.play.rulebook import Memory, Rulebook
from ridotto.seats import SPECTATOR, Player


class Memories:
    """The memories of all players and spectators, updated when they are asked for."""

    def __init__(self, rulebook: Rulebook, log: Log, players: int) -> None:
        """Nobody remembers anything yet."""
        self._rulebook, self._log = rulebook, log
        self._everybody = (*range(players), SPECTATOR)
        self._of: dict[Player, Memory] = {}
        self._start = -1
        """The first event that is remembered."""
        self._end = 0
        """How many events were taken in."""

    def copy(self, rulebook: Rulebook, log: Log) -> "Memories":
        """The same, to go on with in a copy of the game."""
        twin = object.__new__(Memories)
        twin._rulebook, twin._log, twin._everybody = rulebook, log, self._everybody
        copies = {id(memory): memory.copy() for memory in self._of.values()}
        twin._of = {player: copies[id(memory)] for player, memory in self._of.items()}
        twin._start, twin._end = self._start, self._end
        return twin

    def of(self, player: Player) -> Memory:
        """What one of them remembers now."""
        return self.all()[player]

    def all(self) -> Mapping[Player, Memory]:
        """What all of them remember now: the same object for those who have seen the same."""
        if self._start < 0 or self._end < len(self._log):
            self._catch_up()
        return self._of

    def _catch_up(self) -> None:
        start = self._rulebook.memory_starts(self._log)
        if start != self._start:
            self._start = self._end = start
            self._of = dict.fromkeys(self._everybody, self._rulebook.remember())
        news = self._log[self._end :]
        self._end = len(self._log)
        for memory, players in self._by_what_they_see(news):
            memory.watch(event.seen_by(players[0]) for event in news)
            self._of.update(dict.fromkeys(players, memory))

    def _by_what_they_see(self, news: list[Event]) -> list[tuple[Memory, list[Player]]]:
        """Those who remember the same, and see the same of what is new."""
        audiences = [event.audience for event in news if event.audience]
        alike: dict[tuple[int, int], list[Player]] = {}
        for player in self._everybody:
            key = id(self._of[player]), audience_bits(audiences, player)
            alike.setdefault(key, []).append(player)
        taken: set[int] = set()
        groups = []
        for (memory, _), players in alike.items():
            known = self._of[players[0]]
            groups.append((known.copy() if memory in taken else known, players))
            taken.add(memory)
        return groups


def audience_bits(audiences: list[int], player: Player) -> int:
    """Which of these secrets a player saw, as bits."""
    seen = 0
    for audience in audiences:
        seen = seen << 1 | audience >> player & 1
    return seen
