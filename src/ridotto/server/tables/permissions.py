"""Who may do what at a table, and when: a command becomes an entry, or is refused with one sentence."""

from collections.abc import Callable, Mapping
from secrets import randbits, token_hex
from typing import Any, Final, NoReturn, cast

from ridotto.bots.registry import UnknownBot, check_bot
from ridotto.chance import SEED_BITS
from ridotto.server.socket import protocol
from ridotto.server.socket.protocol import AnyCommand, Code
from ridotto.server.tables import log_entries as entries
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.names import BadName, clean_name, clean_text
from ridotto.server.tables.seats import Guest, PersonId
from ridotto.server.tables.state import Room

MAX_GUESTS: Final = 200
"""How many may be at a table at once."""
MOST_EVER: Final = 2_000
"""How many may ever have been there."""


class Refused(Exception):
    """A command that is not carried out."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text


def no(code: Code, text: str) -> NoReturn:
    """Refuse."""
    raise Refused(code, text)


def decide(room: Room, person: PersonId, command: AnyCommand) -> AnyEntry:
    """What a command comes to, as the table stands."""
    guest = room.guests.get(person)
    if guest is None or guest.gone:
        no("removed", "you are not at this table any more; join it again")
    return _DECIDE[type(command)](room, guest, command)


def greet(room: Room, person: PersonId, name: str, process: str, program: bool) -> entries.Came:
    """Let somebody in."""
    known = room.guests.get(person)
    if known is not None and known.removed:
        no("removed", "the host has removed you from this table; open one of your own")
    if known is None and room.locked:
        no("locked", "this table is locked; ask its host to open it")
    here = sum(guest.online or room.seat_of(guest.id) is not None for guest in room.present())
    if known is None and (here >= MAX_GUESTS or len(room.guests) >= MOST_EVER):
        no("full", "too many people are at this table; open another one")
    return entries.Came(person, name, process, program)


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────


def _move(room: Room, guest: Guest, command: protocol.Move) -> AnyEntry:
    game, seat = room.game, room.seat_of(guest.id)
    if game is None or room.phase != "playing":
        no("not-now", "there is no game now; wait for the host to begin one")
    if seat is None:
        no("watching", "you are watching; take a seat to play")
    if (command.game, command.decision) != (room.games, room.decisions):
        no("stale", "the game has moved on; look again and decide again")
    if game.decider != seat:
        no("not-yours", "this is somebody else's decision; wait for yours")
    if room.paused:
        no("not-now", "the game is paused; wait until it goes on")
    if command.move not in game.legal():
        no("illegal", "this is none of your options; choose one of those in the question")
    return entries.Moved(seat, command.move)


def _take_back(room: Room, guest: Guest, _: protocol.TakeBack) -> AnyEntry:
    seat = room.seat_of(guest.id)
    if seat is None or not room.chairs[seat].stand_in:
        no("not-now", "no bot plays for you; there is nothing to take back")
    return entries.TookBack(guest.id)


# ── Seats and people ─────────────────────────────────────────────────────────────────────────────────


def _sit(room: Room, guest: Guest, command: protocol.Sit) -> AnyEntry:
    if command.seat >= len(room.chairs):
        no("no-seat", f"there is no seat {command.seat}; this table has {len(room.chairs)}")
    chair = room.chairs[command.seat]
    if chair.owner is not None:
        no("taken", "somebody sits there; choose another seat")
    if room.phase == "playing" and room.played.get(guest.id, command.seat) != command.seat:
        no("not-now", "you have seen this game from another seat; sit there again, or wait for the next one")
    return entries.Sat(guest.id, command.seat)


def _stand(room: Room, guest: Guest, _: protocol.Stand) -> AnyEntry:
    if room.seat_of(guest.id) is None:
        no("watching", "you do not sit anywhere; there is nothing to leave")
    return entries.Stood(guest.id)


def _leave(_: Room, guest: Guest, __: protocol.Leave) -> AnyEntry:
    return entries.Left(guest.id)


def _rename(room: Room, guest: Guest, command: protocol.Rename) -> AnyEntry:
    if room.phase == "playing":
        no("not-now", "names stay as they are in a game; change yours afterwards")
    try:
        return entries.Renamed(guest.id, clean_name(command.name))
    except BadName as error:
        no("bad-name", str(error))


# ── The host ─────────────────────────────────────────────────────────────────────────────────────────


def _as_host(decide: Callable[[Room, Guest, Any], AnyEntry]) -> Callable[[Room, Guest, Any], AnyEntry]:
    """Only for the host."""

    def decided(room: Room, guest: Guest, command: Any) -> AnyEntry:
        if guest.id != room.host:
            no("not-host", "only the host may do this; ask them")
        return decide(room, guest, command)

    return decided


def _between_games(room: Room) -> None:
    if room.phase == "playing":
        no("not-now", "a game is being played; wait for its end")


def _fill(room: Room, _: Guest, command: protocol.Fill) -> AnyEntry:
    _between_games(room)
    for seat, bot in command.bots.items():
        if seat >= len(room.chairs):
            no("no-seat", f"there is no seat {seat}; this table has {len(room.chairs)}")
        if room.chairs[seat].owner is not None:
            no("taken", "somebody sits there; choose another seat")
        if bot:
            _know_bot(room, bot)
    return entries.Filled(command.bots)


def _fill_all(room: Room, _: Guest, command: protocol.FillAll) -> AnyEntry:
    _between_games(room)
    for bot in command.bots:
        _know_bot(room, bot)
    empty = [seat for seat, chair in enumerate(room.chairs) if chair.empty]
    return entries.Filled({seat: command.bots[i % len(command.bots)] for i, seat in enumerate(empty)})


def _know_bot(room: Room, bot: str) -> None:
    try:
        check_bot(bot, room.agreement.game)
    except UnknownBot as error:
        no("no-bot", str(error))


def _agree(room: Room, _: Guest, command: protocol.Agree) -> AnyEntry:
    _between_games(room)
    try:
        command.agreement.check()
        check_bot(command.agreement.bot(), command.agreement.game)
    except ValueError as error:
        no("bad-agreement", str(error))
    return entries.Agreed(command.agreement)


def _lock(_: Room, __: Guest, command: protocol.Lock) -> AnyEntry:
    return entries.Locked(command.locked)


def _somebody(room: Room, number: int) -> Guest:
    return room.guest(number) or no("no-guest", f"there is nobody with number {number}; look who is here")


def _remove(room: Room, guest: Guest, command: protocol.Remove) -> AnyEntry:
    them = _somebody(room, command.guest)
    if them is guest:
        no("no-guest", "you are the host; leave, if that is what you want")
    return entries.Left(them.id, removed=True)


def _hand_over(room: Room, _: Guest, command: protocol.HandOver) -> AnyEntry:
    them = _somebody(room, command.guest)
    if not them.online:
        no("no-guest", f"{them.name} is away; hand over to somebody who is here")
    return entries.HandedOver(them.id)


def _mute(room: Room, _: Guest, command: protocol.Mute) -> AnyEntry:
    return entries.Muted(_somebody(room, command.guest).id, command.muted)


def _begin(room: Room, _: Guest, __: protocol.Begin) -> AnyEntry:
    _between_games(room)
    if any(chair.empty for chair in room.chairs):
        no("empty-seats", "somebody is missing; wait for them, or fill the seats with bots")
    try:
        start = room.agreement.header(room.names(), randbits(SEED_BITS))
    except ValueError as error:
        no("bad-agreement", str(error))
    return entries.Began(cast("Any", start), token_hex(16))


def _play_again(room: Room, _: Guest, __: protocol.PlayAgain) -> AnyEntry:
    if room.phase != "over":
        no("not-now", "a game has to end first; then you can play again")
    return entries.Again()


def _pause(room: Room, guest: Guest, _: protocol.Pause) -> AnyEntry:
    if room.phase != "playing" or room.paused:
        no("not-now", "there is nothing to pause now")
    return entries.Paused(guest.id)


def _go_on(room: Room, guest: Guest, _: protocol.GoOn) -> AnyEntry:
    if not room.paused:
        no("not-now", "nothing is paused")
    return entries.WentOn(guest.id)


def _vote(room: Room, guest: Guest, _: protocol.Vote) -> AnyEntry:
    if room.phase == "over":
        no("not-now", "there is nothing to pause now")
    if room.seat_of(guest.id) is None:
        no("watching", "only who has a seat may vote; take one")
    return entries.Voted(guest.id)


# ── Talk ─────────────────────────────────────────────────────────────────────────────────────────────


def _say(room: Room, guest: Guest, command: protocol.Say) -> AnyEntry:
    if not room.agreement.chat:
        no("silent", "this table plays without chat; use the phrases")
    if guest.muted:
        no("silent", "the host has muted you; ask them to let you speak")
    text = clean_text(command.text)
    if not text:
        no("bad-message", "there is nothing in it to be said; write some words")
    return entries.Said(guest.id, text)


def _say_phrase(room: Room, guest: Guest, command: protocol.SayPhrase) -> AnyEntry:
    if not room.agreement.phrases or guest.muted:
        no("silent", "nobody wants to hear phrases from you now; play on")
    return entries.Phrased(guest.id, command.phrase)


_DECIDE: Final[Mapping[type, Callable[[Room, Guest, Any], AnyEntry]]] = {
    protocol.Move: _move,
    protocol.Sit: _sit,
    protocol.Stand: _stand,
    protocol.Leave: _leave,
    protocol.TakeBack: _take_back,
    protocol.Rename: _rename,
    protocol.Fill: _as_host(_fill),
    protocol.FillAll: _as_host(_fill_all),
    protocol.Agree: _as_host(_agree),
    protocol.Lock: _as_host(_lock),
    protocol.Remove: _as_host(_remove),
    protocol.HandOver: _as_host(_hand_over),
    protocol.Mute: _as_host(_mute),
    protocol.Begin: _as_host(_begin),
    protocol.PlayAgain: _as_host(_play_again),
    protocol.Pause: _as_host(_pause),
    protocol.GoOn: _as_host(_go_on),
    protocol.Vote: _vote,
    protocol.Say: _say,
    protocol.SayPhrase: _say_phrase,
}
