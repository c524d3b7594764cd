### After a game, and looking at it again.

after-title = After the ball
after-again = Play again
after-room = Back to the waiting room
after-wait = { $host } decides when the next game begins.
after-replay = Watch it again
after-start = Back to the start
after-loading = The masks are coming off …
after-failed = The story of this game could not be fetched. Are you online?
after-retry = Try again

## The reveal

after-reveal = Masks off
after-reveal-about = Who truly was what in the end.

## Honours: a title, and what it was earned with

after-honours = Honours
after-honour-bluffer = Best bluffer
after-honour-bluffer-about = Bluffs that held: { $n }
after-honour-gold = Golden tongue
after-honour-gold-about = Coins won by bluffing: { $n }
after-honour-trusting = Kindest heart
after-honour-trusting-about = Bluffs believed: { $n }
after-honour-detective = Best detective
after-honour-detective-about = Bluffers caught: { $n }
after-honour-unlucky = Friend of the court
after-honour-unlucky-about = Fines paid: { $n }
after-honour-restless = Restless hands
after-honour-restless-about = Times under the table: { $n }
after-honour-true = True to themself
after-honour-true-about = True announcements and claims: { $n }
after-honour-faces = A thousand faces
after-honour-faces-about = Different masks worn: { $n }
after-honour-swing = Greatest stroke
after-honour-swing-about = Coins won in a single turn: { $n }
after-grimm-honour-detective = Best detective
after-grimm-honour-detective-about = Right accusations: { $n }
after-grimm-honour-unmasker = Master of ceremonies
after-grimm-honour-unmasker-about = Masks brought down: { $n }
after-grimm-honour-masked = Longest masked
after-grimm-honour-masked-about = Turns behind the mask: { $n }
after-grimm-honour-suspect = The usual suspect
after-grimm-honour-suspect-about = Wrongly accused, times: { $n }
after-grimm-honour-giver = Most generous
after-grimm-honour-giver-about = Cards given away: { $n }
after-grimm-honour-gambler = Lucky gambler
after-grimm-honour-gambler-about = Roses won by wagers: { $n }
after-grimm-honour-bloom = In full bloom
after-grimm-honour-bloom-about = Roses in a single round: { $n }

## Bluffs

after-bluffs = Every bluff
after-no-bluffs = Nobody lied in this game. Remarkable.
after-bluff = { $who } announced: { $mask }. In truth: { $truth }.
after-believed = Believed it: { $names }
after-caught = Claimed it rightly: { $names }
after-also-lied = Claimed it wrongly: { $names }
after-modest = Had that very mask and passed: { $names }
after-to-moment = Watch turn { $n } again

## Coins and roses over time

after-coins = Coins over time
after-roses = Roses over time
after-chart-about = One line for each player, from the deal to the last turn.
after-as-table = The numbers as a table
after-deal = deal

## Who truly was what. The marks say what somebody did in that turn.

after-timeline = Who truly was what
after-timeline-about = Each row is a turn, and shows the masks as they lay after it.
after-turn = turn
after-mark-bluff = bluff
after-mark-caught = caught
after-mark-true = true
after-mark-right = right
after-mark-wrong = wrong
after-mark-swap = swap
after-mark-pretend = feint
after-mark-look = look

## The Grimm Masquerade

after-rounds = Round by round
after-unmasked = Unmasked
after-fell-self = { $who } ({ $character }): by a fatal pair, all alone.
after-fell-pair = { $who } ({ $character }): by a fatal pair, thanks to { $by }.
after-fell-pointed = { $who } ({ $character }): named by { $by }.
after-nobody-fell = No mask fell in this round.
after-accusations = Accusations
after-wager = { $who }: { $character }. Roses: { $n }
after-round-open = The game ended in the middle of this round.

## The seal

after-seal = Was the deal honest?
after-seal-about = Before the first move the cards were sealed with this number. Nobody could change them afterwards without breaking the seal.
after-seal-check = Check the seal
after-seal-wrong = The seal does not fit this game. Do not trust it.
after-seal-cannot = This browser can check it only over https. In a terminal: { $command }
after-seal-proof = The proof as a file

## Looking at it again

replay-title = Looking back
replay-as = Seen by
replay-table = everybody
replay-truth = the truth
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
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
