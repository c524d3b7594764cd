"""What happens at each table of the golden store; make_stores.py plays it."""

from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any

import msgspec

from golden.adapter import OLD_PHASES
from ridotto.server.socket.protocol import read_command
from ridotto.server.tables.agreement import Agreement, upgrade_agreement
from ridotto.server.tables.commands import decide
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.playing import Began, Moved
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.seats import ProcessLost, StoodIn, Went, greet

PEOPLE = ("Ann", "Bob", "Cléa", "Dan", "Eve", "Олена")
SMUGGLER = 'name = "Smuggler"\npower = ["gain(2)", "peek(another_or_centre)"]\n'
FOOLS = ["Judge", "Bishop", "King", "Fool", "Queen", "Witch"]
SPIES = ["Judge", "Bishop", "King", "Spy", "Queen", "Witch"]


def person(name: str) -> str:
    """Somebody's id."""
    return f"{PEOPLE.index(name) + 1:024x}"


class TableScript:
    """A table at which things happen one after the other, as the server does them."""

    def __init__(self, registry: TableRegistry, code: str) -> None:
        self.registry, self.code, self.rng = registry, code, Random(code)

    async def opens(self, host: str, sits: bool = True, bots: tuple[str, ...] = (), **says: Any) -> None:
        agreement = msgspec.convert(upgrade_agreement(says), Agreement)
        entry = Opened(agreement, person(host), host, sits=sits, bots=list(bots))
        self.table = LiveTable(self.registry, self.code)
        await self.table.do(f"opened {self.code}", lambda _: entry)
        self.registry.tables[self.code] = self.table
        await self.comes(host)

    @property
    def room(self) -> Any:
        return self.table.state

    async def happens(self, entry: AnyEntry) -> None:
        await self.table.do(f"{self.code} {self.state.seq}", lambda _: entry)

    async def comes(self, *names: str, process: str = "p1", program: bool = False) -> None:
        for name in names:
            await self.happens(greet(self.state, person(name), name, process, program))

    async def does(self, name: str, do: str, /, **what: Any) -> None:
        if "agreement" in what:
            what["agreement"] = upgrade_agreement(what["agreement"])
        command = read_command(msgspec.json.encode({"do": do, "id": "x", **what}))
        await self.happens(decide(self.state, person(name), command))

    async def sits(self, *names: str) -> None:
        """On the next seats after the host's."""
        await self.comes(*names)
        for seat, name in enumerate(names, 1):
            await self.does(name, "sit", seat=seat)

    async def begins(self, seed: int) -> None:
        start = self.state.agreement.header(self.state.names(), seed)
        await self.happens(Began(start, f"{seed:032x}"))

    async def plays(self, move: int | str, by: str = "") -> None:
        """The decider makes a move: a bot, a clock, or whoever sits there."""
        game, seat = self.state.game, self.state.decider
        number = game.rulebook.read(move) if isinstance(move, str) else move
        assert number in game.legal(), (move, game.legal_texts())
        by = by or ("bot" if self.state.chairs[seat].is_played_by_bot else "person")
        await self.happens(Moved(seat, number, by))

    async def until(self, reached: Callable[[Any], bool]) -> None:
        """Play by rng until something is so, or to the end."""
        while self.state.phase == "playing" and not reached(self.state.game):
            legal = self.state.game.legal()
            await self.plays(legal[0] if self.rng.random() < 0.3 else self.rng.choice(legal))

    async def to_the_end(self) -> None:
        await self.until(lambda _: False)
        assert self.state.phase == "over"

    async def announces(self, mask: str) -> None:
        """The next one who may announces a mask, and nobody objects."""
        await self.until(lambda game: f"announce {mask}" in game.legal_texts())
        await self.plays(f"announce {mask}")
        while "pass" in self.state.game.legal_texts():
            await self.plays("pass")


def waits_for(what: str) -> Callable[[Any], bool]:
    return lambda game: OLD_PHASES.get(name := game.view(game.decider).phase, name) == what


# ── The tables ───────────────────────────────────────────────────────────────────────────────────────


async def everything(s: TableScript) -> None:
    """Every kind of row; the second game stopped inside a Fool's power, one of two cards taken."""
    await s.opens("Ann", bots=("honest", "bluffer"), players=4, clock="brisk", pace="instant", grace=5)
    await s.comes("Bob", "Cléa", "Dan")
    await s.does("Bob", "sit", seat=3)
    await s.does("Cléa", "say", text="Bonsoir ! ♥")
    await s.does("Dan", "phrase", phrase="hello")
    await s.does("Bob", "rename", name="Bobby")
    await s.does("Bob", "vote")
    await s.does("Ann", "mute", guest=3, muted=True)
    await s.does("Ann", "lock", locked=True)
    await s.does("Ann", "remove", guest=3)
    await s.does("Ann", "lock", locked=False)
    await s.does("Ann", "agree", agreement={"players": 5, "masks": FOOLS, "clock": "brisk", "grace": 5})
    await s.does("Ann", "fill", bots={"4": "honest"})
    await s.begins(11)
    await s.until(lambda _: s.state.decider == 0)
    await s.plays(s.state.game.legal()[0], by="clock")
    await s.does("Ann", "pause")
    await s.does("Ann", "go_on")
    await s.does("Bob", "vote")
    await s.does("Ann", "vote")
    await s.does("Ann", "go_on")
    await s.happens(Went(person("Bob"), "p1"))
    await s.happens(StoodIn(person("Bob")))
    await s.until(lambda game: len(game.moves) > 12)
    await s.does("Bob", "take_back")
    await s.does("Cléa", "sit", seat=1)
    await s.does("Cléa", "stand")
    await s.comes("Bob", process="p2")
    await s.happens(ProcessLost("p2"))
    await s.comes("Bob")
    await s.to_the_end()
    await s.does("Ann", "play_again")
    await s.does("Ann", "fill_all", bots=["bluffer"])
    await s.does("Cléa", "leave")
    await s.does("Ann", "hand_over", guest=1)
    await s.begins(12)
    await s.announces("Fool")
    await s.plays(s.state.game.legal()[0])


async def spy(s: TableScript) -> None:
    """Mascarade stopped inside a Spy's power: both cards seen, to be swapped or not; a mask of their own."""
    await s.opens("Ann", players=5, masks=[*SPIES[:5], "Smuggler"], own=[SMUGGLER], public=True)
    await s.sits("Bob", "Cléa", "Dan", "Eve")
    await s.begins(21)
    await s.announces("Spy")
    await s.plays("take centre1")


async def claims(s: TableScript) -> None:
    """Mascarade in the middle of a round of claims, all at once, and paused."""
    options = {"all_at_once": True, "fate": True, "show_bans": True, "memory": "round"}
    await s.opens("Bob", players=8, edition=2, scenario="B", options=options, clock="relaxed", delay=30)
    await s.sits("Ann", "Cléa", "Dan")
    await s.does("Bob", "fill_all", bots=["honest", "bluffer"])
    await s.begins(31)
    await s.until(waits_for("answer"))
    await s.plays("claim")
    await s.plays("pass")
    await s.does("Bob", "pause")


async def dance(s: TableScript) -> None:
    """The Grimm Masquerade stopped in the middle of a dance."""
    variants = {"wagers": True, "treasures": True, "abilities": True}
    await s.opens("Cléa", game="grimm", players=4, variants=variants, public=True)
    await s.sits("Ann", "Bob", "Олена")
    await grimm_until(s, "choose a card and a direction", 41)


async def toast(s: TableScript) -> None:
    """The Grimm Masquerade stopped in the middle of a toast, somebody away."""
    await s.opens("Cléa", game="grimm", players=3, chat=False)
    await s.sits("Ann", "Bob")
    await grimm_until(s, "serve the cards", 51)
    await s.happens(Went(person("Ann"), "p1"))


async def grimm_until(s: TableScript, what: str, seed: int) -> None:
    """Play games until one stands there."""
    while s.state.phase != "playing":
        if s.state.phase == "over":
            await s.does("Cléa", "play_again")
        await s.begins(seed + s.state.games)
        await s.until(lambda game: len(game.moves) > 15 and waits_for(what)(game))


async def mascarades(s: TableScript) -> None:
    """Three games of Mascarade, all over and sealed."""
    await s.opens("Dan", players=4, public=True, options={"max_turns": 40})
    await s.sits("Ann", "Bob", "Eve")
    await games(s, "Dan", 61, {"players": 4, "edition": 2}, {"players": 4, "options": {"fate": True}})


async def balls(s: TableScript) -> None:
    """Three balls, all over and sealed."""
    variants = {"treasures": True, "abilities": True, "max_turns": 60}
    await s.opens("Dan", sits=False, game="grimm", players=3, bots=("careful", "careful", "careful"))
    await games(
        s, "Dan", 71, {"game": "grimm", "players": 3, "variants": variants}, {"game": "grimm", "players": 3}
    )


async def games(s: TableScript, host: str, seed: int, *agreements: Mapping[str, Any]) -> None:
    for number, agreement in enumerate((None, *agreements)):
        if agreement is not None:
            await s.does(host, "play_again")
            await s.does(host, "agree", agreement=agreement)
        await s.begins(seed + number)
        await s.to_the_end()


async def robots(s: TableScript) -> None:
    """Four bots in the middle of a game, which go on as soon as there is a server."""
    options = {"max_turns": 12}
    await s.opens("Eve", sits=False, bots=("honest",) * 4, players=4, pace="instant", options=options)
    await s.begins(81)
    await s.until(lambda game: len(game.moves) >= 5)


async def waiting(s: TableScript) -> None:
    """A locked waiting room; two are ready, and a program is among the guests."""
    await s.opens("Eve", players=6, edition=2, public=True, stand_in="bluffer", notes=False)
    await s.sits("Ann", "Bob")
    await s.comes("Dan", program=True)
    await s.does("Ann", "vote")
    await s.does("Bob", "vote")
    await s.does("Eve", "lock", locked=True)


STORIES: Mapping[str, Callable[[TableScript], Awaitable[None]]] = {
    "BBBB22": everything,
    "CCCC33": spy,
    "DDDD44": claims,
    "FFFF55": dance,
    "GGGG66": toast,
    "HHHH77": mascarades,
    "JJJJ88": balls,
    "KKKK99": robots,
    "MMMM22": waiting,
}
"""Who plays what, by the table's code."""
