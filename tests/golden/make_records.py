"""Writes data/records.json.xz: 200 games of both kinds, every third of them stopped before its end.

`PYTHONPATH=tests python -m golden.make_records`; see README.md for the commit whose code this ran with.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

from games.mascarade.random_tables import EVERY_EFFECT
from golden.adapter import OLD_PHASES
from golden.files import save
from ridotto.games.grimm import GrimmOptions, Laid
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.play import Game, write_record

NAMES = ("Ann", "Bob", "Cléa", "Dan", "Eve", "Filip", "Gus", "Hania", "Ivo", "Jo", "Kim", "Léo", "Mia")
MEMORIES = ("nothing", "round", "everything")
MASCARADE_STOPS = ("answer", "choose a card", "swap or pretend", "choose a player", "name a mask", "turn")
GRIMM_STOPS = (
    "choose a card and a direction",
    "serve the cards",
    "choose on whom to eavesdrop",
    "put a marker",
    "give the card",
    "choose a gift",
    "accept or pass",
    "take a wager",
    "keep the card or give it",
    "accuse somebody",
    "take a card in the draft",
    "give a card of the hand",
    "choose an ability",
    "act or pass",
)

LIVELY = Laid(actions=["Start the Dance", "Make a Toast"])

STOPPED: Counter[str] = Counter()
"""How many games stand where."""

Make = Callable[[int], Game[Any]]


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────


def house(number: int) -> Options:
    """Every combination of house rules comes up."""
    bits = [bool(number >> bit & 1) for bit in range(4)]
    return Options(*bits, max_turns=(60, 35, 90, 0)[number % 4], memory=MEMORIES[number % 3])  # type: ignore[arg-type]


def printed() -> Iterator[tuple[str, Make]]:
    """Both editions, all scenarios, all numbers of players, twice each."""
    tables = [(1, players, "recommended") for players in range(2, 14)]
    tables += [(2, players, scenario) for scenario in "AB" for players in range(4, 13)]
    for number, (edition, players, scenario) in enumerate(tables * 2):
        options = Options(max_turns=80) if number < len(tables) and number % 2 else house(number)

        def make(seed: int, table: Any = (edition, players, scenario), options: Options = options) -> Any:
            edition, players, scenario = table
            names = NAMES[:players]
            return Game.mascarade(names, edition=edition, scenario=scenario, options=options, seed=seed)

        yield f"mascarade {edition}, {scenario}, {players} players, {number}", make


def own_masks() -> Iterator[tuple[str, Make]]:
    """Every verb with everybody it may meet, in masks of the players' own with one to four effects."""
    effects = list(EVERY_EFFECT)
    Random(5).shuffle(effects)
    powers = [tuple(effects[i : i + 4]) for i in range(0, len(effects), 4)]
    powers += [tuple(effects[i : i + 1 + i % 3]) for i in range(0, len(effects), 15)]
    for number, power in enumerate(powers):
        company = any(effect.verb.name == "GAIN_TOGETHER" for effect in power)
        mask = Mask(f"Stranger {number}", power, copies=2 if company else 1, own=True)
        for players in range(4 + number % 8, 13):
            try:
                make_own(mask, players, number)(0)
            except ValueError:
                continue
            yield f"mascarade, own mask {number}, {players} players", make_own(mask, players, number)
            break


def make_own(mask: Mask, players: int, number: int) -> Make:
    edition, first = 1 + number % 2, None if number % 3 else 1
    return lambda seed: Game.mascarade(
        NAMES[:players], edition=edition, own=[mask], options=house(number), seed=seed, first=first
    )


def dealt() -> Iterator[tuple[str, Make]]:
    """Cards laid by hand."""
    deal = ("Judge", "King", "Fool", "Witch", "Inquisitor", "Spy", "Queen", "Bishop")
    yield "mascarade dealt by hand", lambda seed: Game.mascarade(NAMES[:8], deal=deal, first=0, seed=seed)


def balls() -> Iterator[tuple[str, Make]]:
    """All 28 numbers of players and variants, three times and a bit."""
    combinations = [
        (players, variants)
        for players in (2, 3, 4, 5)
        for variants in product((False, True), repeat=3)
        if players > 2 or not variants[0]
    ]
    for number, (players, variants) in enumerate((combinations * 4)[:99]):
        options = GrimmOptions(*variants, max_turns=(0, 0, 0, 30)[number % 4], deduction=number % 5 != 0)
        laid = LIVELY if number % 6 == 0 and players > 2 else Laid()

        def make(
            seed: int, players: int = players, options: GrimmOptions = options, laid: Laid = laid
        ) -> Any:
            return Game.grimm(NAMES[:players], options=options, seed=seed, laid=laid)

        yield f"grimm, {players} players, {variants}, {number}".replace("(", "").replace(")", ""), make
    characters = [["Cinderella"], ["Hansel"], ["The Beast"]]
    laid = Laid(characters=characters, deck=["Crown", "Clock", "Clock"], actions=["Eavesdrop"])
    yield "grimm laid by hand", lambda seed: Game.grimm(NAMES[:3], seed=seed, first=2, laid=laid)


# ── Play ─────────────────────────────────────────────────────────────────────────────────────────────


def play(game: Game[Any], rng: Random, shyness: float, stop: Callable[[], bool]) -> bool:
    """Play by rng until it is time to stop; whether that time came before the end."""
    while not game.over:
        if stop():
            return True
        legal = game.legal()
        game.play(legal[0] if rng.random() < shyness else rng.choice(legal))
    return False


def phase(game: Game[Any]) -> str:
    return OLD_PHASES.get(name := game.view(game.decider).phase, name)


def finished(make: Make, number: int) -> Game[Any]:
    """The first game of a few that is not too long."""
    for seed in range(1000 * number, 1000 * number + 50):
        game = make(seed)
        play(game, Random(seed), 0.45, lambda: len(game.moves) > 900)  # noqa: B023
        if game.over:
            return game
    raise AssertionError("all games are too long")


def stopped(make: Make, number: int, stops: tuple[str, ...]) -> Game[Any]:
    """A game that stands in the middle of something; each time of something else, if it comes to that."""
    for where in sorted(stops, key=lambda stop: STOPPED[stop]):
        for seed in range(1000 * number, 1000 * number + 12):
            game, rng = make(seed), Random(seed)
            least = rng.randrange(5, 60)
            if play(game, rng, 0.25, lambda: len(game.moves) > least and phase(game) == where):  # noqa: B023
                STOPPED[where] += 1
                return game
    raise AssertionError("nothing ever happens here")


def record(number: int, name: str, make: Make, stops: tuple[str, ...]) -> dict[str, Any]:
    game = finished(make, number) if number % 3 else stopped(make, number, stops)
    waits_for = None if game.over else phase(game)
    return {"name": name, "waits for": waits_for, "text": write_record(game).decode()}


def main() -> None:
    mascarade = [*printed(), *own_masks(), *dealt()]
    mascarade = [*mascarade[:60], *mascarade[60:-1][:39], mascarade[-1]]
    records = [record(n, name, make, MASCARADE_STOPS) for n, (name, make) in enumerate(mascarade)]
    records += [record(n, name, make, GRIMM_STOPS) for n, (name, make) in enumerate(balls())]
    save("records.json.xz", records)
    print(len(records), "records,", sum(r["waits for"] is not None for r in records), "of them unfinished")
    for kind in sorted({str(r["waits for"]) for r in records}):
        print(sum(str(r["waits for"]) == kind for r in records), kind)


if __name__ == "__main__":
    main()
