"""The only golden file that imports the program: when a module moves, only this file changes."""

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from harness.daemons import PostgreSQLServer, postgresql
from harness.tables import proof_of
from ridotto.cli.main import main
from ridotto.games.grimm import GrimmOptions
from ridotto.games.registry import game_of
from ridotto.play import Game, Record, open_game, read_record, replay, write_record
from ridotto.seats import SPECTATOR
from ridotto.server.bus.bus import LocalBus
from ridotto.server.http.identity import People
from ridotto.server.process import ServerProcess
from ridotto.server.settings import Settings
from ridotto.server.store.open_store import store_for
from ridotto.server.store.store import Store
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import read_entry
from ridotto.server.tables.playing import Moved
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.state import TableState
from ridotto.simulation.observation import Onlooker
from ridotto.words import LANGUAGES, Language, language
from ridotto.words.narrator import Narrator, seating_of, view_facts
from ridotto.words.telling import Telling
from words.fluent_files import patterns, read_all

__all__ = ["PostgreSQLServer", "postgresql"]

AnyGame = Game[Any]
OLD_PHASES = {
    "answer": "answer",
    "seats": "choose a player",
    "places": "choose a card",
    "how": "swap or pretend",
    "naming": "name a mask",
    "draft": "take a card in the draft",
    "keep-or-give": "keep the card or give it",
    "giving": "give the card",
    "acting": "act or pass",
    "hand": "give a card of the hand",
    "pointing": "accuse somebody",
    "listening": "choose on whom to eavesdrop",
    "placing": "put a marker",
    "dancing": "choose a card and a direction",
    "toasting": "serve the cards",
    "gift": "choose a gift",
    "offer": "accept or pass",
    "wagering": "take a wager",
    "abilities": "choose an ability",
}
"""What the golden files call the phases: they are older than the short names."""
EVERY_FIFTH = 5
CODES = list(LANGUAGES)
"""The languages, by code."""


def ridotto(*words: str) -> int:
    """The command line, in this process; its exit code."""
    return main(words)


# ── Records ──────────────────────────────────────────────────────────────────────────────────────────


def parsed_again(text: str) -> Record:
    """A record out of a file; raises if there is none."""
    return read_record(text.encode())


def played_again(text: str) -> AnyGame:
    """The game of a record, from its moves; raises if it is not the one that is told."""
    return replay(parsed_again(text))


def written(game: AnyGame) -> str:
    """A game as it is saved."""
    return write_record(game).decode()


# ── Sentences ────────────────────────────────────────────────────────────────────────────────────────


def messages(code: str) -> set[str]:
    """The names of all messages of a language."""
    return set(patterns(read_all(code)))


def viewers(game: AnyGame) -> list[int]:
    """Everybody who plays, and somebody who watches."""
    return [*range(len(game.players)), SPECTATOR]


def story_told(game: AnyGame, viewer: int, code: str) -> list[str]:
    """Every event of a game in a sentence."""
    narrator = _narrator(game, viewer, language(code))
    return [narrator.tell(event) for event in game.events(viewer)]


def _narrator(game: AnyGame, viewer: int, words: Language) -> Narrator:
    return Narrator(
        _telling(game), words, **{**seating_of(_telling(game), game.view(viewer)), "player_at": ()}
    )


def _telling(game: AnyGame) -> Telling:
    return game_of(game.header).words.telling


def options_told(game: AnyGame, codes: Iterable[str]) -> list[list[str]]:
    """The question that is open, for its decider and for who watches, and every option; for each language."""
    own, watching = game.view(game.decider), game.view(SPECTATOR)
    return [_asked(_telling(game), own, watching, language(code)) for code in codes]


def _asked(telling: Telling, own: Any, watching: Any, words: Language) -> list[str]:
    questions = []
    for view in (own, watching):
        narrator, facts = Narrator(telling, words, **seating_of(telling, view)), view_facts(telling, view)
        questions.append(narrator.question(facts))
    narrator, facts = Narrator(telling, words, **seating_of(telling, own)), view_facts(telling, own)
    return [*questions, *(narrator.option(option, facts) for option in own.question.options)]


# ── Observations ─────────────────────────────────────────────────────────────────────────────────────


def observed(game: AnyGame) -> Iterator[list[list[int]]]:
    """What everybody knows before every fifth decision of a game and after its end, as the game goes on."""
    fresh = fresh_copy(game)
    eyes = [Onlooker(fresh, viewer) for viewer in viewers(game)]
    for number, move in enumerate(game.moves):
        if number % EVERY_FIFTH == 0:
            yield [eye.observation().tolist() for eye in eyes]
        fresh.play(move)
    yield [eye.observation().tolist() for eye in eyes]


def fresh_copy(game: AnyGame) -> AnyGame:
    """The same table before the first move."""
    return open_game(game.header)


# ── Stores ───────────────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def registry_at(place: str) -> AsyncIterator[TableRegistry]:
    """All tables of a store, a file's or a database's, while nobody else looks after them."""
    store = store_for(place)
    await store.open()
    try:
        yield TableRegistry(store, LocalBus(), "golden")
    finally:
        await store.close()


@asynccontextmanager
async def server_at(place: str) -> AsyncIterator[ServerProcess]:
    """The same as a server has it, with its clocks and its bots."""
    server = ServerProcess(Settings(store=place))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


async def kinds_at(store: Store, code: str) -> dict[str, int]:
    """How many rows of each kind a table's log has."""
    kinds: dict[str, int] = {}
    for row in await store.read(code):
        kind = read_entry(row.entry).__struct_config__.tag
        kinds[kind] = kinds.get(kind, 0) + 1
    return kinds


async def proofs_at(store: Store, code: str, games: int) -> list[dict[str, Any]]:
    """The proofs of a table's games that are over."""
    rows, proofs = await store.read(code), []
    for number in range(1, games + 1):
        try:
            proofs.append(msgspec.to_builtins(proof_of(rows, number)))
        except LookupError:
            continue
    return proofs


async def whose(store: Store, token: str) -> tuple[str, str] | None:
    """The name and the language of whoever has this token."""
    person = await People(store, await store.secret()).who(token)
    return None if person is None else (person.name, person.language)


async def who_comes_back(store: Store, code: str, now: int) -> str | None:
    """The name of whoever has this way back."""
    person = await People(store, await store.secret()).come_back(code, now)
    return None if person is None else person.name


def facts_of(state: TableState) -> dict[str, Any]:
    """Everything that matters about a table."""
    return {
        "rows": state.seq,
        "at": state.at,
        "agreement": _old_agreement(state.agreement),
        "phase": state.phase,
        "host": state.guests[state.host].name,
        "locked": state.locked,
        "paused": state.paused,
        "votes": sorted(state.guests[person].name for person in state.votes),
        "seats": [_seat(state, seat) for seat in range(len(state.chairs))],
        "guests": [_guest(state, person) for person in state.guests],
        "alarms": dict(state.alarms()),
        "games": state.games,
        "game": None if state.game is None else _game(state.game),
    }


def _old_agreement(agreement: Agreement) -> dict[str, Any]:
    """As the golden files have it: they are older than the settings that each game has for itself."""
    said = msgspec.to_builtins(agreement)
    settings = said.pop("settings")
    if said.get("game") == "grimm":
        return said if settings == msgspec.to_builtins(GrimmOptions()) else {**said, "variants": settings}
    return {**said, **settings}


def _seat(state: TableState, seat: int) -> dict[str, Any]:
    chair = state.chairs[seat]
    owner = None if chair.owner is None else state.guests[chair.owner].name
    return {"owner": owner, "bot": chair.bot, "stand-in": chair.stand_in}


def _guest(state: TableState, person: str) -> dict[str, Any]:
    guest = state.guests[person]
    flags = {name: getattr(guest, name) for name in ("program", "online", "muted", "gone", "removed")}
    return {"number": guest.number, "id": guest.id, "name": guest.name, "away": guest.away_since, **flags}


def _game(game: AnyGame) -> dict[str, Any]:
    return {
        "decider": game.decider,
        "decisions": len(game.moves),
        "options": game.legal_texts(),
        "position": game.position(),
        "scores": game.rulebook.scores(),
        "winners": game.winners,
        "views": {str(viewer): _view(game, viewer) for viewer in viewers(game)},
    }


NEWER_FACTS = {"cost", "theirs", "yours", "meets", "lately", "second", "third"}
"""What a question tells since the golden files were written."""


def _view(game: AnyGame, viewer: int) -> dict[str, Any]:
    view = msgspec.to_builtins(game.view(viewer))
    over = "nothing" if "guests" in view else "over"
    view["phase"] = over if game.over else OLD_PHASES.get(view["phase"], view["phase"])
    if view["question"]:
        known = {fact: value for fact, value in view["question"].items() if fact not in NEWER_FACTS}
        view["question"] = {**known, "kind": view["phase"]}
    return view


async def play_on(table: LiveTable) -> int:
    """Whoever has to decides for one thing or another until the game is over; how many decisions it took."""
    start = table.state.decisions
    while table.state.phase == "playing":
        await table.do(f"golden {table.state.seq}", _some_move)
    return table.state.decisions - start


def _some_move(state: TableState) -> Moved:
    legal = state.game.legal()
    return Moved(state.decider, legal[state.seq * 7 % len(legal)])
