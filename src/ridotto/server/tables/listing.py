"""A table as a list of tables shows it."""

import msgspec

from ridotto.games.registry import find_game
from ridotto.server.store.store import Listing
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.playing import Moved
from ridotto.server.tables.state import TableState


class Summary(msgspec.Struct, frozen=True):
    """What strangers read before they join."""

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
    """What the game says about its settings: the edition, say."""


def summary_of(state: TableState) -> Summary:
    """A table in a few words."""
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
    """A summary out of a store; older ones are upgraded."""
    facts = msgspec.json.decode(data)
    if "settings" not in facts:
        facts["settings"] = find_game(facts["game"]).play.upgrade_settings(facts)
    return msgspec.convert(facts, Summary)


def listing_of(state: TableState, entry: AnyEntry) -> Listing | None:
    """How the table is listed after an entry; None if that stays as it was."""
    if not entry.changes_listing or (isinstance(entry, Moved) and state.phase == "playing"):
        return None
    summary = msgspec.json.encode(summary_of(state))
    return Listing(state.code, state.agreement.public, state.phase, summary, state.at)
