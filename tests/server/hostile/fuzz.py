"""Everything that a hostile or broken client may send: made from real messages, by a seed."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from ridotto.server.socket.protocol import MAX_MESSAGE

Said = dict[str, Any]

TEXTS = (
    "",
    " ",
    "\x00",
    "\u202egnihton",
    "é" * 70,
    "👒" * 400,
    "a\u0300" * 200,
    "null",
    "' OR 1=1 --",
    "../..",
    "%s%n",
)
NUMBERS = (-1, 0, 1, 12, 13, 255, 2**31, 2**53, 2**63, 2**64, 10**400, -(2**63), 0.5, -0.0, 1e308)
JUNK: tuple[Any, ...] = (
    *TEXTS,
    *NUMBERS,
    None,
    True,
    False,
    [],
    {},
    [[]],
    [None] * 50,
    {"": {}},
    {"do": "move"},
)
TOML = (
    'name = "Moth"\npower = ["gain(2)"]\n',
    'name = "Moth"\npower = ["gain(2)"]\ncopies = 0x' + "f" * 3000,
    "a = " + "[" * 900,
    "a." * 900 + "a = 1",
    'name = "Moth"\npower = ["win_with(1)"]\ncopies = 99',
    "\x00",
)

SIGNALS = ("shown", "away", "hurry")
"""These have no id."""


class Fuzzer:
    """Makes messages, each different and the same again for the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.made: Counter[str] = Counter()
        self.number = 0

    def message(self, game: int = 1, decision: int = 0) -> bytes:
        """One message."""
        kind = self.rng.choices(list(KINDS), [weight for weight, _ in KINDS.values()])[0]
        self.made[kind] += 1
        return KINDS[kind][1](self, self.command(game, decision))

    def command(self, game: int, decision: int) -> Said:
        """A command as a client means it, at a moment when nobody may want it."""
        self.number += 1
        made = self.rng.choice(COMMANDS)(self.rng)
        if made["do"] == "move":
            made |= {"game": game, "decision": decision}
        if made["do"] in SIGNALS and self.rng.random() < 0.7:
            return made
        return {"id": f"f{self.number}", **made}

    # ── What becomes of it ───────────────────────────────────────────────────────────────────────────

    def untimely(self, command: Said) -> bytes:
        return encode(command)

    def stale(self, command: Said) -> bytes:
        """A move for another moment, or an id that was used before."""
        rng = self.rng
        old = {
            "do": "move",
            "game": rng.randrange(3),
            "decision": rng.randrange(400),
            "move": rng.randrange(90),
        }
        return encode(
            {**(old if rng.random() < 0.7 else command), "id": f"f{rng.randrange(1, self.number + 1)}"}
        )

    def mistyped(self, command: Said) -> bytes:
        """Something in it is of another kind, missing, or too much."""
        rng = self.rng
        for _ in range(rng.choice([1, 1, 2])):
            inside = self._somewhere(command)
            key = rng.choice([*inside, "unknown"])
            if rng.random() < 0.25:
                inside.pop(key, None)
            else:
                inside[key] = deepcopy(rng.choice(JUNK))
        return encode(command)

    def _somewhere(self, command: Said) -> Said:
        """The command, or an object within it."""
        within = [value for value in command.values() if isinstance(value, dict)]
        within += [value for one in within for value in one.values() if isinstance(value, dict)]
        return self.rng.choice([command, *within])

    def malformed(self, command: Said) -> bytes:
        """Broken on its way: cut, doubled, flipped, or never JSON."""
        rng, data = self.rng, bytearray(encode(command))
        how = rng.randrange(6)
        if how == 0:
            return bytes(data[: rng.randrange(len(data))])
        if how == 1:
            return bytes(data) + rng.choice([b"{}", b",", b"\x00", bytes(data)])
        if how == 2:
            for _ in range(rng.randint(1, 6)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            return bytes(data)
        if how == 3:
            return rng.randbytes(rng.randrange(80))
        if how == 4:
            return rng.choice(ODDITIES)
        place = rng.randrange(len(data))
        return bytes(data[:place] + rng.randbytes(rng.randint(1, 9)) + data[place:])

    def oversized(self, command: Said) -> bytes:
        """Longer than anybody may be, or just as long."""
        rng = self.rng
        length = rng.choice([MAX_MESSAGE - 60, MAX_MESSAGE, MAX_MESSAGE + 1, 2 * MAX_MESSAGE - 200])
        if rng.random() < 0.5:
            return encode({**command, rng.choice([*command, "text"]): "x" * length})
        return encode(command).ljust(length)


COMMANDS: Sequence[Callable[[Random], Said]] = (
    lambda rng: {"do": "move", "game": 1, "decision": 0, "move": rng.randrange(90)},
    lambda rng: {"do": "move", "game": 1, "decision": 0, "move": rng.randrange(90)},
    lambda rng: {"do": "sit", "seat": rng.randrange(13)},
    lambda rng: {"do": "ask", "seat": rng.randrange(13)},
    lambda rng: {"do": rng.choice(["let_in", "decline"]), "guest": rng.randrange(5)},
    lambda _: {"do": "take_back"},
    lambda rng: {"do": "adjust", "clock": rng.choice(["none", "brisk", "relaxed", "", 7])},
    lambda rng: {"do": "adjust", "pace": rng.choice(["instant", "brisk", "relaxed", None])},
    lambda rng: {"do": "stand_in", "guest": rng.randrange(6)},
    lambda rng: {"do": "rename", "name": rng.choice(TEXTS)},
    lambda rng: {"do": "fill", "bots": {str(rng.randrange(13)): rng.choice(["honest", "", "nobody"])}},
    lambda rng: {"do": "fill_all", "bots": rng.choice([["honest"], ["nobody"], ["honest"] * 13])},
    lambda rng: {"do": "agree", "agreement": agreement(rng)},
    lambda rng: {"do": "lock", "locked": rng.random() < 0.5},
    lambda rng: {"do": "remove", "guest": rng.randrange(9)},
    lambda rng: {"do": "hand_over", "guest": rng.randrange(9)},
    lambda rng: {"do": "mute", "guest": rng.randrange(9), "muted": rng.random() < 0.5},
    lambda _: {"do": "begin"},
    lambda _: {"do": "play_again"},
    lambda _: {"do": "pause"},
    lambda _: {"do": "go_on"},
    lambda _: {"do": "vote"},
    lambda rng: {"do": "knew", "game": rng.randrange(3), "event": rng.choice([0, 3, 40, 10**9, -1, "0"])},
    lambda rng: {"do": "say", "text": rng.choice(TEXTS)},
    lambda rng: {"do": "phrase", "phrase": rng.choice(["hello", "liar", "louder"])},
    lambda _: {"do": "ping"},
    lambda rng: {"do": "shown", "game": 1, "decision": rng.choice([rng.randrange(90), -1, "0", 10**12])},
    lambda rng: {"do": "hurry", **rng.choice([{}, {"hurry": True}, {"until": -1}, {"player": None}])},
    lambda rng: {"do": "away", "away": rng.choice([True, False, True, False, None, 2])},
    lambda _: {"do": "leaf"},
)
ODDITIES = (
    b"", b" ", b"{", b"[]", b"null", b"NaN", b"-", b'"', b"\xff\xfe", b"\xed\xa0\x80",
    b"[" * 4000, b'{"do":' * 600,
    b'{"do":"say","id":"s","text":"\\ud800"}', b'{"do":"say","id":"s","text":"\\u0000"}',
    b'{"do":"ping","do":"move"}', b'{"id":"a","id":"b","do":"vote"}', b"GET / HTTP/1.1\r\n\r\n", b"1" * 4000,
    b'{"do":"move","id":"n","game":1,"decision":1,"move":' + b"9" * 3900 + b"}",
)  # fmt: skip


def agreement(rng: Random) -> Said:
    """What a table might agree on, and mostly may not."""
    settings: Said = {"edition": rng.choice([1, 2])}
    made: Said = {"players": rng.randrange(2, 14), "settings": settings}
    if rng.random() < 0.3:
        made["game"] = rng.choice(["grimm", "mascarade", *TEXTS])
    if rng.random() < 0.3:
        settings["own"] = [rng.choice(TOML) for _ in range(rng.randint(1, 5))]
    if rng.random() < 0.3:
        settings["masks"] = [
            rng.choice(["King", "Queen", "Moth", "", "Judge"]) for _ in range(rng.randrange(16))
        ]
    if rng.random() < 0.3:
        settings["options"] = {rng.choice(["fate", "max_turns", "memory", "wagers"]): rng.choice(JUNK)}
    if rng.random() < 0.3:
        settings["scenario"] = rng.choice(TEXTS)
    if rng.random() < 0.1:
        made["settings"] = rng.choice(JUNK)
    return made


def encode(said: Said) -> bytes:
    """As JSON, even where JSON has no word for it."""
    return json.dumps(said, ensure_ascii=False).encode(errors="surrogatepass")


KINDS: dict[str, tuple[int, Callable[[Fuzzer, Said], bytes]]] = {
    "wrongly timed": (4, Fuzzer.untimely),
    "stale": (4, Fuzzer.stale),
    "wrongly typed": (6, Fuzzer.mistyped),
    "malformed": (5, Fuzzer.malformed),
    "oversized": (1, Fuzzer.oversized),
}
