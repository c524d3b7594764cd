### After a game, and looking at it again.

after-title = After the ball
after-again = Play again
after-room = Back to the waiting room
after-wait = { $host } decides when the next game begins.
after-another = Another game?
after-all-ready = Everybody is ready.
after-not-ready = Not ready yet: { $names }.
after-begin-without = Begin without { $names }?
after-keep-waiting = Wait
after-join-next = Play in the next game
after-next-begun = The next game has begun. Finish reading in peace, or come along.
after-next-call = The next game has begun
after-next-room = The table is back in the waiting room.
after-next-over = The next game is over as well.
after-next-asked = The table is waiting for your decision.
after-go-along = Come along
after-replay = Watch it again
after-start = Back to the home page
after-loading = The masks are coming off…
after-failed = The story of this game could not be fetched. Are you online?
after-retry = Try again

## The reveal

after-reveal = Masks off
after-reveal-about = Who was really who in the end.

## The show: moments in which something else was true than what was said

after-show = The big moments
after-show-about = Which of these did you see through? Whoever says so is named here and on the TV.
after-truth = What was true?
after-knew = Knew it!
after-knew-you = You knew it
after-knew-names = Knew it: { $names }
after-knew-most = Knew it most often: { $names }
after-ready-names = Ready for another: { $names }
after-show-step = { $n } of { $total }

## Honours: a title, and what it was earned with

after-honours = Honours

## Bluffs

after-to-moment = Watch turn { $n } again

## Coins and roses over time

after-chart-about = One line for each player, from the deal to the last turn.
after-chart-which = Which line?
after-chart-all = everybody
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
