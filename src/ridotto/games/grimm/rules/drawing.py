"""The only place where cards are drawn, discarded, shuffled and looked at."""

from ridotto.chance import below, shuffle
from ridotto.events import Log, tell
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.table import GIVING, KEEP_OR_GIVE, KINDS, NO_CARD, Table, ask, others
from ridotto.seats import EVERYONE, Player


def draw(t: Table, who: Player, log: Log) -> int:
    """The top card, seen by all unless the player is unmasked (G6, G21); NO_CARD if there is none (G46)."""
    if t.deck_count == 0:
        shuffle_discards(t, who, log)
        if t.deck_count == 0:
            return NO_CARD
    t.deck_count -= 1
    t.busy = 1
    card = t.deck[t.deck_count]
    audience = EVERYONE if t.masked >> who & 1 else 1 << who
    tell(log, Kind.DREW, who, 0, 0, t.deck_count, card, audience)
    return card


def shuffle_discards(t: Table, who: Player, log: Log) -> None:
    """The discard pile becomes a new deck (G45)."""
    if t.discard_count == 0:
        return
    for artifact in range(KINDS):
        for _ in range(t.discard[artifact]):
            t.deck[t.deck_count] = artifact
            t.deck_count += 1
        t.discard[artifact] = 0
    t.discard_count = 0
    shuffle(t.chance, t.deck, t.deck_count)
    tell(log, Kind.SHUFFLED, who, 0, 0, t.deck_count)


def discard(t: Table, who: Player, artifact: int, n: int) -> None:
    """Move cards from a player to the discard pile."""
    t.tableau[who * KINDS + artifact] -= n
    t.size[who] -= n
    t.discard[artifact] += n
    t.discard_count += n
    t.busy = 1


def put(t: Table, who: Player, artifact: int) -> None:
    t.tableau[who * KINDS + artifact] += 1
    t.size[who] += 1


def remove(t: Table, who: Player, artifact: int) -> None:
    t.tableau[who * KINDS + artifact] -= 1
    t.size[who] -= 1


def random_card(t: Table, who: Player) -> int:
    """A random card of the player's; NO_CARD if there is none."""
    if t.size[who] == 0:
        return NO_CARD
    rest = below(t.chance, t.size[who])
    artifact = 0
    while rest >= t.tableau[who * KINDS + artifact]:
        rest -= t.tableau[who * KINDS + artifact]
        artifact += 1
    return artifact


def look_at_characters(t: Table, who: Player, n: int, log: Log) -> None:
    """See the top of the character deck, then shuffle it; so the cards seen are always random (G32, G35)."""
    for i in range(min(n, t.character_count)):
        tell(log, Kind.PEEKED, who, 0, 0, 0, t.character_deck[i], 1 << who)
    shuffle(t.chance, t.character_deck, t.character_count)


def ask_keep_or_give(t: Table, who: Player, card: int) -> None:
    """Let the player keep the card or give it to another, masked or not (G10, G15)."""
    t.drawn = card
    t.choices = others(t, who)
    ask(t, KEEP_OR_GIVE, who)


def ask_giving(t: Table, who: Player, card: int, choices: int) -> None:
    """Let the player give the card to one of these."""
    t.drawn = card
    t.choices = choices
    ask(t, GIVING, who)
