### The review of a finished game. Loaded when somebody opens one.

## Asking for a review, and waiting for it

review-title = Review of the game
review-open = Review
review-next = Your review is next.
review-queued = Place { $n } in the queue.
review-waiting = Asking for the review…
review-cancel = Do without it
review-cancelled = The review was called off.
review-ask = Review this game
review-quick = A quick one first
review-is-quick = A quick look: the figures are coarser than those of the full review.
review-closer = Look closer
review-off = This server makes no reviews.
review-failed = The review could not be fetched.
review-back = Back to the table

## Chances over time

review-chances = Chances to win
review-chances-about = One line for each player, after every decision.
review-kind = Chances
review-kind-truth = in truth
review-kind-own = as they could know
review-moment = Moment
review-deal = The deal
review-step = Turn { $turn }: { $who }
review-watch = Watch this moment

## The players

review-player = Player
review-players-about = Accuracy: how little was given away. Courage: how well they bluffed. Suspicion: how well they contested. Luck: what no decision of their own explains, in points of chance.

## Decisions

review-decisions = Decisions
review-by-player = Whose
review-by-verdict = Verdict
review-everybody = everybody
review-any = any
review-options = All options
review-between = { $low } to { $high }
review-more = Show more
review-no-decisions = There are none of these.
review-chosen = chosen

## What somebody believed, in the replay

review-beliefs-of = Believed by
review-beliefs-nobody = nobody
review-beliefs-here = What { $who } could believe here

## Sharing a moment

review-share = Share this moment
review-share-names = With names
review-share-names-about = Otherwise people are called by their seats.
review-share-ask-about = Hides what came after.
review-picture = Picture
review-picture-save = Save the picture
review-play-on = Play on from here against bots
review-play-on-as = As
review-what-you-see = You are { $who }, and know only what { $who } knew.
review-show-what-came = Show what happened

## Privacy

review-private = Private to this table
review-private-about = Then only those who were here can open this game, its replay and its review.
review-private-others = Somebody else at the table wants it, too.

## A hint while playing against bots

review-hint = What would the Thinker do?
review-hint-thinking = The Thinker is thinking…
review-hint-mark = Quiet mark after my decisions
review-mark-same = The Thinker would have done the same.
review-mark-close = Nearly as good as the Thinker’s choice.
review-mark-other = The Thinker would have chosen otherwise.

## Saved games

review-file-title = Open a saved game
review-file-about = Watch a game again that was saved as a file, and see its review. Whoever gets the link can do so, too, for a week.
review-file-choose = File of the game
review-file-reading = Reading the file…
review-file-bad = This is not the file of a game.
