"""Many games of bots, and what came of them. The same seed gives the same games."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt
from typing import Final

import msgspec

from ridotto.bots.bot import MakeBot
from ridotto.bots.party import Party
from ridotto.chance import SEED_BITS
from ridotto.events import Log
from ridotto.grimm.events import ROUND_END_NAMES, For, Kind
from ridotto.play import Game, GrimmRulebook, Rulebook, open_game
from ridotto.play.game import Header
from ridotto.seats import Player, members

Z_95: Final = 1.96
"""How many standard deviations 95 % of all cases keep within."""
WHAT_FOR: Final = {number: name.lower() for name, number in vars(For).items() if name.isupper()}
"""What roses are given for, in a word."""


def compete(start: Header, kinds: Sequence[MakeBot], games: int, seed: int) -> Iterator[Game[Rulebook]]:
    """Games from this start with these kinds in turn, one after the other, each with a seed of its own."""
    for number in range(games):
        header = msgspec.structs.replace(start, seed=game_seed(seed, number))
        yield Party.of(open_game(header), kinds).play_out()


def game_seed(seed: int, number: int) -> str:
    """The seed of one game of many, as a header keeps it."""
    digest = sha256(f"game {number} of {seed}".encode()).digest()
    return f"{int.from_bytes(digest[: SEED_BITS // 8], 'big'):x}"


@dataclass(slots=True)
class Rounds:
    """How the rounds at a ball came out."""

    ends: Counter[str] = field(default_factory=Counter)
    roses: Counter[str] = field(default_factory=Counter)
    """By what they were given for."""
    dealt: Counter[int] = field(default_factory=Counter)
    """How often each character was dealt."""
    won: Counter[int] = field(default_factory=Counter)
    """How often somebody who had been dealt it won the round."""

    def count(self, log: Log) -> None:
        """Add the rounds of a game."""
        characters: dict[int, Player] = {}
        for event in log:
            if event.kind == Kind.ROUND:
                characters.clear()
            elif event.kind == Kind.DEALT:
                characters[event.secret] = event.who
            elif event.kind == Kind.ROSES:
                self.roses[WHAT_FOR[event.a]] += event.n
            elif event.kind == Kind.ROUND_ENDED:
                winners = members(event.a)
                self.ends[ROUND_END_NAMES[event.n]] += 1
                self.dealt.update(list(characters))
                self.won.update(character for character, who in characters.items() if who in winners)


@dataclass(slots=True)
class Tally:
    """What came of some games with the same number of players."""

    wins: list[int]
    """By seat; whoever shares a win has won."""
    games: int = 0
    moves: int = 0
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    rounds: Rounds = field(default_factory=Rounds)

    @staticmethod
    def of(players: int) -> "Tally":
        """Nothing counted yet."""
        return Tally([0] * players)

    def count(self, game: Game[Rulebook]) -> None:
        """Add a game that is over."""
        self.games += 1
        self.moves += len(game.moves)
        self.turns += game.rulebook.turns()
        self.endings[game.ending] += 1
        for winner in game.rulebook.winners():
            self.wins[winner] += 1
        if isinstance(game.rulebook, GrimmRulebook):
            self.rounds.count(game.truth())


def interval(hits: int, of: int) -> tuple[float, float]:
    """Between which shares the true one lies, in 95 of 100 such cases (Wilson)."""
    if of == 0:
        return 0.0, 1.0
    share, z = hits / of, Z_95 * Z_95 / of
    middle = share + z / 2
    spread = sqrt(z * share * (1 - share) + z * z / 4)
    return max(0.0, (middle - spread) / (1 + z)), min(1.0, (middle + spread) / (1 + z))
