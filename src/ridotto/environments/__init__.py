"""Environments for those who study games; nothing else imports them. Needs `ridotto[environments]`."""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.environments.lineups import LEARNER
    from ridotto.environments.registration import openspiel_resampler, register_environments
    from ridotto.environments.tables import table_of
    from ridotto.environments.trouble import BadEnvironment
    from ridotto.environments.vector import TableVector

__all__ = [
    "LEARNER",
    "BadEnvironment",
    "TableVector",
    "openspiel_resampler",
    "register_environments",
    "table_of",
]

__getattr__ = lazy_names(
    __name__,
    {
        "BadEnvironment": "ridotto.environments.trouble",
        "LEARNER": "ridotto.environments.lineups",
        "TableVector": "ridotto.environments.vector",
        "openspiel_resampler": "ridotto.environments.registration",
        "register_environments": "ridotto.environments.registration",
        "table_of": "ridotto.environments.tables",
    },
)
