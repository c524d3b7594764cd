"""A table as a list of tables shows it."""

import msgspec

from ridotto.games.registry import find_game
from ridotto.server.store.store import Listing
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.playing import Moved
from ridotto.server.tables.state import TableState


class Summary(msgspec.Struct, frozen=True):
    """A table as the public list shows it."""

    game: str
    players: int
    people: int
    """How many of them are people."""
    free: int
    """How many seats are empty."""
    watching: int
    host: str
    locked: bool
    games: int
    settings: dict[str, int | str] = {}
    """The game's summary of its settings, such as the edition."""


def summary_of(state: TableState) -> Summary:
    """The summary of a table."""
    seated = [chair.owner for chair in state.chairs if chair.owner is not None]
    return Summary(
        game=state.agreement.game,
        players=state.agreement.players,
        people=len(seated),
        free=sum(chair.empty for chair in state.chairs),
        watching=sum(guest.online and guest.id not in seated for guest in state.present()),
        host=state.guests[state.host].name,
        locked=state.locked,
        games=state.games,
        settings=dict(state.agreement.kind.play.listed_settings(state.agreement.settings)),
    )


def read_summary(data: bytes) -> Summary:
    """Decode a stored summary; older ones are upgraded."""
    facts = msgspec.json.decode(data)
    if "settings" not in facts:
        facts["settings"] = find_game(facts["game"]).play.upgrade_settings(facts)
    return msgspec.convert(facts, Summary)


def listing_of(state: TableState, entry: AnyEntry) -> Listing | None:
    """The listing after an entry; None if it has not changed."""
    if not entry.changes_listing or (isinstance(entry, Moved) and state.phase == "playing"):
        return None
    summary = msgspec.json.encode(summary_of(state))
    return Listing(state.code, state.agreement.public and not state.closed, state.phase, summary, state.at)
