"""Reviews of finished games: who stood how at every moment, and which decisions cost how much.

`docs/review.md` defines every figure. Nothing here imports Numba until a review is computed.
"""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.review.budget import BUDGETS, ReviewBudget
    from ridotto.review.compute import review, review_decision
    from ridotto.review.parts import pack, unpack
    from ridotto.review.schema import Review

__all__ = ["BUDGETS", "Review", "ReviewBudget", "pack", "review", "review_decision", "unpack"]

__getattr__ = lazy_names(
    __name__,
    {
        "BUDGETS": "ridotto.review.budget",
        "Review": "ridotto.review.schema",
        "ReviewBudget": "ridotto.review.budget",
        "pack": "ridotto.review.parts",
        "review": "ridotto.review.compute",
        "review_decision": "ridotto.review.compute",
        "unpack": "ridotto.review.parts",
    },
)
