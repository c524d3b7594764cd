### Why there is no review (src/ridotto/review/trouble.py). Nothing but { $fact } may be used here.

review-too-early = the review of a game is made only after its end; this one is still going on
bad-budget = a budget is one of { $names }, or how many times the default, not { $budget }
review-cancelled = the review was cancelled
not-a-review = this is not a review
review-other-version = this review is of version { $version }, and this program reads version { $ours }; make the review again
review-damaged = this review is damaged: { $reason }
game-without-review = { $game } cannot be reviewed: it has no bots that play games on
no-such-decision = there is no decision { $step } with a choice in this game
