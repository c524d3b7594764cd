"""Opponents: each sees only what its player sees."""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.bots.bot import Bot, Invitation, SeesTable, ask_bot, options_of
    from ridotto.bots.registry import BadBot, UnknownBot, find_bot
    from ridotto.bots.search_result import Budget
    from ridotto.bots.table_of_bots import Party

__all__ = [
    "BadBot",
    "Bot",
    "Budget",
    "Invitation",
    "Party",
    "SeesTable",
    "UnknownBot",
    "ask_bot",
    "find_bot",
    "options_of",
]

__getattr__ = lazy_names(
    __name__,
    {
        "BadBot": "ridotto.bots.registry",
        "Bot": "ridotto.bots.bot",
        "Budget": "ridotto.bots.search_result",
        "Invitation": "ridotto.bots.bot",
        "Party": "ridotto.bots.table_of_bots",
        "SeesTable": "ridotto.bots.bot",
        "UnknownBot": "ridotto.bots.registry",
        "ask_bot": "ridotto.bots.bot",
        "find_bot": "ridotto.bots.registry",
        "options_of": "ridotto.bots.bot",
    },
)
