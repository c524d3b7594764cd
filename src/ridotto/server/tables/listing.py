"""A table as a list of tables shows it."""

import msgspec

from ridotto.games.registry import find_game
from ridotto.server.store.store import Listing
from ridotto.server.tables import log_entries as entries
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.state import Room


class Summary(msgspec.Struct, frozen=True):
    """What strangers read before they join."""

    game: str
    players: int
    people: int
    """How many of them are people."""
    free: int
    """How many seats nobody plays on."""
    watching: int
    host: str
    locked: bool
    games: int
    settings: dict[str, int | str] = {}
    """What the game says about its settings: the edition, say."""


def summary_of(room: Room) -> Summary:
    """A table in a few words."""
    seated = [chair.owner for chair in room.chairs if chair.owner is not None]
    return Summary(
        game=room.agreement.game,
        players=room.agreement.players,
        people=len(seated),
        free=sum(chair.empty for chair in room.chairs),
        watching=sum(guest.online and guest.id not in seated for guest in room.present()),
        host=room.guests[room.host].name,
        locked=room.locked,
        games=room.games,
        settings=dict(room.agreement.kind.play.listed_settings(room.agreement.settings)),
    )


def read_summary(data: bytes) -> Summary:
    """A summary out of a store; older ones are upgraded."""
    facts = msgspec.json.decode(data)
    if "settings" not in facts:
        facts["settings"] = find_game(facts["game"]).play.upgrade_settings(facts)
    return msgspec.convert(facts, Summary)


def listing_of(room: Room, entry: AnyEntry) -> Listing | None:
    """How the table is listed after an entry; None if that stays as it was."""
    if isinstance(entry, (entries.Said, entries.Phrased, entries.Voted, entries.Paused, entries.WentOn)):
        return None
    if isinstance(entry, entries.Moved) and room.phase == "playing":
        return None
    summary = msgspec.json.encode(summary_of(room))
    return Listing(room.code, room.agreement.public, room.phase, summary, room.at)
