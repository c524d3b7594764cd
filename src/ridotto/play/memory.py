"""What everybody at a table remembers: who has seen the same remembers the same, and that is kept once."""

from collections.abc import Iterator, Sequence

from ridotto.events import Log
from ridotto.play.rulebook import Memory, Rulebook
from ridotto.seats import SPECTATOR, Player


class Memories:
    """The memories of all players and spectators, updated when they are asked for."""

    def __init__(self, rulebook: Rulebook, log: Log, players: int) -> None:
        """Nobody remembers anything yet."""
        self._rulebook, self._log = rulebook, log
        self._everybody = (*range(players), SPECTATOR)
        self._groups: list[tuple[Memory, Sequence[Player]]] = []
        self._of: dict[Player, Memory] = {}
        self._start = -1
        """The first event that is remembered."""
        self._end = 0
        """How many events were taken in."""

    def copy(self, rulebook: Rulebook, log: Log) -> "Memories":
        """The same, to go on with in a copy of the game."""
        twin = object.__new__(Memories)
        twin._rulebook, twin._log, twin._everybody = rulebook, log, self._everybody
        twin._set([(memory.copy(), players) for memory, players in self._groups])
        twin._start, twin._end = self._start, self._end
        return twin

    def of(self, player: Player) -> Memory:
        """What one of them remembers now."""
        self.groups()
        return self._of[player]

    def groups(self) -> Sequence[tuple[Memory, Sequence[Player]]]:
        """What all of them remember now, and who remembers it: those who have seen the same."""
        if self._start < 0 or self._end < len(self._log):
            self._catch_up()
        return self._groups

    def _catch_up(self) -> None:
        start = self._rulebook.memory_starts(self._log)
        if start != self._start:
            self._start = self._end = start
            self._set([(self._rulebook.remember(), self._everybody)])
        news = self._log[self._end :]
        self._end = len(self._log)
        audiences = [event.audience for event in news if event.audience]
        if audiences:
            self._set([part for group in self._groups for part in split(*group, audiences)])
        for memory, players in self._groups:
            memory.watch(event.seen_by(players[0]) for event in news)

    def _set(self, groups: list[tuple[Memory, Sequence[Player]]]) -> None:
        self._groups = groups
        self._of = {player: memory for memory, players in groups for player in players}


def split(
    memory: Memory, players: Sequence[Player], audiences: list[int]
) -> Iterator[tuple[Memory, Sequence[Player]]]:
    """Those who remember the same, by which of these secrets they see; the first keep the memory itself."""
    alike: dict[int, list[Player]] = {}
    for player in players:
        alike.setdefault(audience_bits(audiences, player), []).append(player)
    for number, some in enumerate(alike.values()):
        yield memory.copy() if number else memory, some


def audience_bits(audiences: list[int], player: Player) -> int:
    """Which of these secrets a player saw, as bits."""
    seen = 0
    for audience in audiences:
        seen = seen << 1 | audience >> player & 1
    return seen
