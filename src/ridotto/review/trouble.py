"""Why there is no review."""

from ridotto.refusal import Refusal


class NoReview(Refusal):
    """A game that cannot be reviewed, and why."""

    words = "ridotto.review"


class BadBudget(NoReview):
    """A budget that no review can have."""


class BadReview(NoReview):
    """A saved review that cannot be read."""


class ReviewCancelled(NoReview):
    """The caller does not want the review any more."""
