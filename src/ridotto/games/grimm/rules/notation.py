"""Moves and positions as short texts, the same in every language: see docs/notation.md."""

from typing import Final, NamedTuple

from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES, NO_CHARACTER
from ridotto.games.grimm.rules.moves import (
    ABILITY,
    ACCEPT,
    ACCUSE,
    ACT,
    DANCE,
    EAVESDROP,
    GIVE,
    HAND_OVER,
    KEEP,
    MARK,
    MOVES,
    PASS,
    TAKE,
    TOAST,
    WAGER,
    WITH_TREASURE,
    Move,
)
from ridotto.games.grimm.rules.table import KINDS, MAX_PLAYERS, Table, is_masked
from ridotto.notation import SEAT_LETTERS, find_move, moves_by_text
from ridotto.refusal import IllegalMove
from ridotto.seats import Bits, Player, members

DIRECTION_NAMES: Final = ("left", "right")
ACTION_WORDS: Final = ("point", "eavesdrop", "guest list", "dance", "toast", "pick pocket", "gift", "secrets")


class NoSuchMove(IllegalMove):
    """A number that no move at this table has."""

    words = "ridotto.games.grimm.words"


class Names(NamedTuple):
    """What a text needs to know of a table."""

    players: int
    characters: tuple[str, ...] = CHARACTER_NAMES
    artifacts: tuple[str, ...] = ARTIFACTS

    @staticmethod
    def of(t: Table) -> "Names":
        """The names at a table."""
        return Names(t.players)

    def seat(self, player: Player) -> str:
        """A letter, from A clockwise."""
        if player >= self.players:
            raise NoSuchMove("no-seat", seat=player, players=self.players)
        return SEAT_LETTERS[player]

    def seats(self, players: Bits) -> str:
        """One or two letters, clockwise from A."""
        chosen = members(players)
        if not 1 <= len(chosen) <= 2:
            raise NoSuchMove("one-or-two-listeners")
        return " ".join(self.seat(player) for player in chosen)

    def payment(self, payment: int) -> str:
        """`Crown Crown` or `treasure Crown`."""
        artifact = self.artifacts[payment % WITH_TREASURE]
        return f"treasure {artifact}" if payment >= WITH_TREASURE else f"{artifact} {artifact}"


_PLAIN: Final = {PASS: "pass", ACCEPT: "accept", KEEP: "keep"}


def move_text(names: Names, move: Move) -> str:
    """A move in notation, e.g. `give B` or `accuse C Hansel`; NoSuchMove if this table has none."""
    if not 0 <= move < MOVES:
        raise NoSuchMove("not-a-move-number", move=move, last=MOVES - 1)
    if move in _PLAIN:
        return _PLAIN[move]
    if move < TAKE:
        return f"give {names.seat(move - GIVE)}"
    if move < ACCUSE:
        return _choice_text(names, move)
    return _action_text(names, move)


def _choice_text(names: Names, move: Move) -> str:
    """One of eight is chosen."""
    if move < MARK:
        return f"take {names.artifacts[move - TAKE]}"
    if move < WAGER:
        return f"mark {names.characters[move - MARK]}"
    if move < ABILITY:
        return f"wager {names.characters[move - WAGER]}"
    return f"ability {names.characters[move - ABILITY]}"


def _action_text(names: Names, move: Move) -> str:
    """An action, or what is chosen within it."""
    if move >= ACT:
        action, payment = divmod(move - ACT, 16)
        return f"{ACTION_WORDS[action]} for {names.payment(payment)}"
    if move > EAVESDROP:
        return f"listen {names.seats(move - EAVESDROP)}"
    if move >= TOAST:
        first, second = divmod(move - TOAST, MAX_PLAYERS)
        return f"serve {names.seat(first)} {names.seat(second)}"
    if move >= DANCE:
        direction, artifact = divmod(move - DANCE, KINDS)
        return f"pass {DIRECTION_NAMES[direction]} {names.artifacts[artifact]}"
    if move >= HAND_OVER:
        player, artifact = divmod(move - HAND_OVER, KINDS)
        return f"give {names.seat(player)} {names.artifacts[artifact]}"
    player, character = divmod(move - ACCUSE, KINDS)
    return f"accuse {names.seat(player)} {names.characters[character]}"


def all_moves(names: Names) -> dict[str, Move]:
    """Every move that a table like this knows, by its text."""
    return moves_by_text(lambda move: move_text(names, move), MOVES)


def read_move(names: Names, text: str) -> Move:
    """The move that a text means."""
    return find_move(all_moves(names), text, f"keep, give B, accuse B {names.characters[0]}")


# ── Positions ────────────────────────────────────────────────────────────────────────────────────────


def position_text(names: Names, t: Table) -> str:
    """A whole position on one line: each player with masks, cards, markers and roses; piles; turn."""
    parts = [_player_text(names, t, player) for player in range(t.players)]
    parts.append(f"deck {t.deck_count}, discards {_cards_text(names, t.discard)}")
    if t.actions:
        parts.append(f"actions {', '.join(ACTION_WORDS[action] for action in members(t.actions))}")
    if t.ending:
        parts.append(f"won by {', '.join(SEAT_LETTERS[who] for who in members(t.winners))}")
    else:
        parts.append(
            f"round {t.round}, turn {t.turn + 1} {names.seat(t.turn_player)}, {names.seat(t.asked)} decides"
        )
    return " | ".join(parts)


def _player_text(names: Names, t: Table, who: Player) -> str:
    """`A Hansel, 2 Crown Mirror, marks The Beast, roses 3`; an unmasked character stands in brackets."""
    masks = [c for c in t.characters[2 * who : 2 * who + 2] if c != NO_CHARACTER]
    shown = [f"({names.characters[c]})" if t.broken >> c & 1 else names.characters[c] for c in masks]
    cards = _cards_text(names, t.tableau[who * KINDS : (who + 1) * KINDS])
    if not masks:
        return f"{names.seat(who)} no character yet, roses {t.roses[who]}"
    text = f"{names.seat(who)} {' and '.join(shown)}, {cards if is_masked(t, who) else f'hand {cards}'}"
    if t.markers[who]:
        text += f", marks {' '.join(names.characters[c] for c in members(t.markers[who]))}"
    wagers = [names.characters[c] for c in range(KINDS) if t.wager_of[c] == who]
    if wagers:
        text += f", wagers {' '.join(wagers)}"
    if t.ability_of[who] != NO_CHARACTER:
        text += f", ability of {names.characters[t.ability_of[who]]}"
    return f"{text}{', treasure' if t.treasure[who] else ''}, roses {t.roses[who]}"


def _cards_text(names: Names, counts: list[int]) -> str:
    """`2 Crown Mirror`, or `nothing`."""
    held = [
        f"{n} {artifact}" if n > 1 else artifact
        for artifact, n in zip(names.artifacts, counts, strict=True)
        if n
    ]
    return " ".join(held) or "nothing"
