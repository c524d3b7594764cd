"""What came of many games, in a few small tables."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ridotto.bots.arena import Tally, interval
from ridotto.notation import SEAT_LETTERS
from ridotto.play import Mascarade
from ridotto.play.game import Header
from ridotto.words.grimm import character_name
from ridotto.words.language import Language


class Report:
    """A tally in words and numbers."""

    def __init__(self, tally: Tally, start: Header, policy: Sequence[str], language: Language) -> None:
        self.tally = tally
        self.policy = policy
        self.language = language
        self.say = language.say
        self.grimm = not isinstance(start, Mascarade)

    def draw(self, asked: int, seed: int) -> RenderableType:
        """All there is to report."""
        parts: list[RenderableType] = [self.summary(seed)]
        if self.tally.games < asked:
            parts.append(Text(self.say("stopped-early", done=self.tally.games, asked=asked), "yellow"))
        if not self.tally.games:
            return Group(*parts)
        parts += self.part("wins-by-seat", self.rates(self.seats()))
        parts += self.part(
            "how-games-end", self.shares("grimm-ending" if self.grimm else "ending", self.tally.endings)
        )
        return Group(*parts, *(self.ball() if self.grimm else ()))

    def summary(self, seed: int) -> Text:
        """What was played, and how much of it."""
        tally, each = self.tally, max(1, self.tally.games)
        facts = [
            f"{self.say('moves-per-game')} {tally.moves / each:.1f}",
            f"{self.say('turns-per-game')} {tally.turns / each:.1f}",
            f"seed {seed:x}",
        ]
        title = self.say("grimm-title") if self.grimm else "Mascarade"
        games = self.say("simulated-games", n=tally.games)
        return Text.assemble((title, "bold"), f" · {games}\n", " · ".join(facts))

    def part(self, heading: str, table: RenderableType) -> list[RenderableType]:
        """A table with its heading."""
        return [Text(self.say(heading), "bold cyan"), Padding(table, (0, 0, 0, 2))]

    def seats(self) -> Iterator[tuple[str, int, int]]:
        """How often each seat has won."""
        for player, wins in enumerate(self.tally.wins):
            yield f"{SEAT_LETTERS[player]} {self.policy[player]}", wins, self.tally.games

    def ball(self) -> list[RenderableType]:
        """What only a ball has: rounds, roses, characters."""
        rounds = self.tally.rounds
        roses = Table.grid(padding=(0, 2, 0, 0))
        for what_for, n in rounds.roses.most_common():
            roses.add_row(self.say("grimm-what-for", why=what_for), f"{n / self.tally.games:.2f}")
        characters = (
            (character_name(c, self.language), rounds.won[c], rounds.dealt[c]) for c in sorted(rounds.dealt)
        )
        return [
            *self.part("grimm-how-rounds-end", self.shares("grimm-round-end", rounds.ends)),
            *self.part("grimm-roses-per-game", roses),
            *self.part("grimm-rounds-by-character", self.rates(characters)),
        ]

    def rates(self, rows: Iterable[tuple[str, int, int]]) -> Table:
        """How often something happened, and between which shares the truth most likely lies."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for justify in ("left", "right", "right", "left"):
            table.add_column(justify=justify, no_wrap=True)
        for name, hits, of in rows:
            low, high = interval(hits, of)
            share = hits / of if of else 0.0
            table.add_row(name, str(hits), percent(share), Text(f"{percent(low)} – {percent(high)}", "dim"))
        return table

    def shares(self, message: str, counts: Mapping[str, int]) -> Table:
        """What happened how often, the most frequent first."""
        table, total = Table.grid(padding=(0, 2, 0, 0)), sum(counts.values())
        table.add_column(no_wrap=True)
        table.add_column(justify="right")
        for name, n in sorted(counts.items(), key=lambda item: -item[1]):
            table.add_row(self.say(f"{message}-{name.replace('_', '-')}"), percent(n / total))
        return table


def percent(share: float) -> str:
    """A share of a hundred."""
    return f"{100 * share:.1f} %"
