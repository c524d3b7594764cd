### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Deduction: find out who is who at the beast’s ball before you are unmasked.

## The table

stage-grimm-turn = it is their turn
stage-grimm-hold = Hold to look
stage-grimm-board = Who is who?
stage-grimm-privately = Hold to include what only you know
stage-grimm-cell-shown = is this character
stage-grimm-cell-marker = has put a marker here: not this one
stage-grimm-cell-impossible = cannot be
stage-grimm-cell-certain = can only be this one
stage-grimm-cell-open = possible
stage-grimm-pencil-struck = struck out by you
stage-grimm-pencil-pinned = your suspicion
stage-grimm-pencil-about = Tap a square for your own notes: strike out, suspect, erase.
stage-grimm-middle = The middle of the table
stage-grimm-cost = After your two cards you may take one of these actions. It costs two identical artifacts from your tableau, or a treasure and any one artifact.
stage-grimm-ask-payment = { $action }: what do you pay with?
stage-grimm-ask-who = Which character is { $who }?
stage-grimm-ask-whom = { $artifact }: to whom?
stage-grimm-ask-way = { $artifact }: which way does the dance go?
stage-grimm-ask-else = On somebody else as well?
stage-grimm-nobody-else = Nobody else
stage-grimm-thinking = { $who } is thinking.

## After a game

after-grimm-honour-detective = Best detective
after-grimm-honour-detective-about = Correct accusations: { $n }
after-grimm-honour-unmasker = Master of ceremonies
after-grimm-honour-unmasker-about = Masks brought down: { $n }
after-grimm-honour-masked = Longest masked
after-grimm-honour-masked-about = Turns behind the mask: { $n }
after-grimm-honour-suspect = The usual suspect
after-grimm-honour-suspect-about = Times wrongly accused: { $n }
after-grimm-honour-giver = Most generous
after-grimm-honour-giver-about = Cards given away: { $n }
after-grimm-honour-gambler = Lucky gambler
after-grimm-honour-gambler-about = Roses won by wagers: { $n }
after-grimm-honour-bloom = In full bloom
after-grimm-honour-bloom-about = Roses in a single round: { $n }
after-roses = Roses over time
after-rounds = Round by round
after-unmasked = Unmasked
after-fell-self = { $who } ({ $character }): by a fatal pair, without anybody’s help.
after-fell-pair = { $who } ({ $character }): by a fatal pair, thanks to { $by }.
after-fell-pointed = { $who } ({ $character }): named by { $by }.
after-nobody-fell = No mask fell in this round.
after-accusations = Accusations
after-wager = { $who }: { $character }. Roses: { $n }
after-round-open = The game ended in the middle of this round.

## Learning

learn-grimm-aim-title = The goal
learn-grimm-turn-title = Your turn
learn-grimm-evidence-title = Evidence
learn-grimm-action-title = Actions and accusations
learn-grimm-unmasked-title = Without a mask
learn-grimm-end-title = Roses and the end
learn-term-rose = rose
learn-term-rose-about = What you win with. After three rounds, or as soon as somebody has ten or more at the end of a round, the most roses win the game.
learn-term-boon = boon
learn-term-boon-about = The artifact your character longs for. Three of them before you, and the round is yours.
learn-term-bane = bane
learn-term-bane-about = The artifact your character fears. Two of them before you, and your mask falls.
learn-term-marker = marker
learn-term-marker-about = Lies on a character that you are not. Everybody can see it, so the fewer of yours, the better you are hidden.
learn-term-trophy = trophy
learn-term-trophy-about = For whoever wins the round: 1 rose in the first, 3 in the second, 5 in the third.
learn-term-draft = draft
learn-term-draft-about = Before the first turn of a round, cards lie open and everybody takes one in turn.
learn-guide-grimm-dealt = You have a secret identity: press and hold your mask to see it. Three of your boon win the round, two of your bane unmask you.
learn-guide-grimm-draft = Take a card to start with. Your bane is dangerous, but whoever always avoids it gives themselves away.
learn-guide-grimm-keep = Keep this card or give it away, and do the opposite with the next one. A gift can be a poison: two of somebody’s bane unmask them, and you get a rose.
learn-guide-grimm-marked = A pair that unmasks nobody means a marker on a character: now everybody knows who { $who } is not.
learn-guide-grimm-acting = With a pair you may pay for one action. Accuse somebody if you think you know them: 2 roses if you are right, 1 for them if you are not.
learn-guide-grimm-unmasked = A mask has fallen. Without one you cannot win the round any more, but you still hand out cards, and roses count to the end.
