"""What training refuses."""

from ridotto.refusal import Refusal


class BadTraining(Refusal):
    """A run that cannot be begun or resumed. Nothing was written."""

    words = "ridotto.training"
