"""What an environment refuses."""

from ridotto.refusal import Refusal


class BadEnvironment(Refusal):
    """Something that an environment cannot be asked for. Nothing has happened at any table."""

    words = "ridotto.environments"
