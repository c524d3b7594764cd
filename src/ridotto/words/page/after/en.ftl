### After a game, and looking at it again.

after-title = After the ball
after-again = Play again
after-room = Back to the waiting room
after-wait = { $host } decides when the next game begins.
after-replay = Watch it again
after-start = Back to the home page
after-loading = The masks are coming off…
after-failed = The story of this game could not be fetched. Are you online?
after-retry = Try again

## The reveal

after-reveal = Masks off
after-reveal-about = Who was really who in the end.

## Honours: a title, and what it was earned with

after-honours = Honours

## Bluffs

after-to-moment = Watch turn { $n } again

## Coins and roses over time

after-chart-about = One line for each player, from the deal to the last turn.
after-as-table = The numbers as a table
after-deal = deal

## Who truly was what. The marks say what somebody did in that turn.

after-turn = turn
after-mark-right = right
after-mark-wrong = wrong

## The seal

after-seal = Was the deal honest?
after-seal-about = Before the first move the cards were sealed with this number. Nobody could change them afterwards without breaking the seal.
after-seal-check = Check the seal
after-seal-wrong = The seal does not fit this game. Do not trust it.
after-seal-cannot = This browser can check it only over https. In a terminal: { $command }
after-seal-proof = Download the proof

## Looking at it again

replay-title = Replay
replay-as = Seen by
replay-table = everybody
replay-truth = the truth
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $n }×
replay-step = Step { $n } of { $total }
replay-copy = Copy a link to this moment
replay-copied = The link is copied.
replay-to-table = To the table
replay-none = There is no finished game here. Check the link.
replay-keys = Arrow keys step, the space bar plays.
