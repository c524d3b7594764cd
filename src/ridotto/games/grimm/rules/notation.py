"""Moves and positions as short texts, the same in every language: see docs/notation.md."""

from typing import Final, NamedTuple

from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES, NO_CHARACTER
from ridotto.games.grimm.rules.moves import (
    ABILITY,
    ACCEPT,
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
    Move,
    ability_character,
    accused_character,
    accused_player,
    action_of,
    dance_direction,
    danced_artifact,
    given_to,
    handed_artifact,
    handed_to,
    kind_of,
    listened_to,
    marked_character,
    paid_artifact,
    paid_cards,
    taken_artifact,
    toast_first,
    toast_second,
    wagered_character,
)
from ridotto.games.grimm.rules.table import KINDS, Table, is_masked
from ridotto.notation import SEAT_LETTERS, find_move, moves_by_text
from ridotto.refusal import IllegalMove
from ridotto.seats import Bits, Player, members

DIRECTION_NAMES: Final = ("left", "right")
ACTION_WORDS: Final = ("point", "eavesdrop", "guest list", "dance", "toast", "pick pocket", "gift", "secrets")


class NoSuchMove(IllegalMove):
    """A number that is not a move at this table."""

    words = "ridotto.games.grimm.words"


class Names(NamedTuple):
    """What texts need to know about a table."""

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

    def payment(self, artifact: int, cards: int) -> str:
        """`Crown Crown` or `treasure Crown`."""
        name = self.artifacts[artifact]
        return f"treasure {name}" if cards == 1 else f"{name} {name}"


_PLAIN: Final = {PASS: "pass", ACCEPT: "accept", KEEP: "keep"}


def move_text(names: Names, move: Move) -> str:
    """A move in notation, e.g. `give B` or `accuse C Hansel`; NoSuchMove if this table has none."""
    if not 0 <= move < MOVES:
        raise NoSuchMove("not-a-move-number", move=move, last=MOVES - 1)
    if move in _PLAIN:
        return _PLAIN[move]
    kind = kind_of(move)
    if kind == GIVE:
        return f"give {names.seat(given_to(move))}"
    if kind == TAKE:
        return f"take {names.artifacts[taken_artifact(move)]}"
    if kind == MARK:
        return f"mark {names.characters[marked_character(move)]}"
    if kind == WAGER:
        return f"wager {names.characters[wagered_character(move)]}"
    if kind == ABILITY:
        return f"ability {names.characters[ability_character(move)]}"
    return _action_text(names, kind, move)


def _action_text(names: Names, kind: int, move: Move) -> str:
    """An action, or what is chosen within it."""
    if kind == ACT:
        paid = names.payment(paid_artifact(move), paid_cards(move))
        return f"{ACTION_WORDS[action_of(move)]} for {paid}"
    if kind == EAVESDROP:
        return f"listen {names.seats(listened_to(move))}"
    if kind == TOAST:
        return f"serve {names.seat(toast_first(move))} {names.seat(toast_second(move))}"
    if kind == DANCE:
        way = DIRECTION_NAMES[dance_direction(move)]
        return f"pass {way} {names.artifacts[danced_artifact(move)]}"
    if kind == HAND_OVER:
        return f"give {names.seat(handed_to(move))} {names.artifacts[handed_artifact(move)]}"
    return f"accuse {names.seat(accused_player(move))} {names.characters[accused_character(move)]}"


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
    """`A Hansel, 2 Crown Mirror, marks The Beast, roses 3`; unmasked characters are in brackets."""
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
