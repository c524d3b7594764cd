### The Grimm Masquerade on the page.

## Start and agreement

start-game-grimm = Deduction: find out who is who at the beast’s ball before you are unmasked.

## The table

stage-grimm-turn = it is their turn
stage-grimm-hold = Hold to look
stage-grimm-goal = The goal: the most roses after three rounds. Three cards of your boon win a round, two of your bane unmask you.
stage-grimm-board = Who is who?
stage-grimm-privately = Hold to include what only you know
stage-grimm-cell-shown = is this character
stage-grimm-cell-marker = has put a marker here: not this one
stage-grimm-cell-impossible = cannot be this one
stage-grimm-cell-certain = can only be this one
stage-grimm-cell-open = possible
stage-grimm-pencil-struck = struck out by you
stage-grimm-pencil-pinned = your suspicion
stage-grimm-pencil-about = Tap a square for your own notes: strike out, suspect, erase.
stage-grimm-middle = The middle of the table
stage-grimm-discarded = discarded
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
after-show-masked = Who hides behind { $who }’s mask?
after-show-was = { $who } was: { $characters }
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
learn-guide-grimm-goal = The goal: the most roses. Winning the first round brings 1, the second 3, the third 5. You win a round with three cards of your boon, or as the last one masked. 10 roses after a round end the game early.
learn-guide-grimm-character = You are one of eight characters; nobody else knows which. Three cards of your boon, your lucky artifact, win you the round at once; two of your bane unmask you. Both stand at your place, for your eyes only.
learn-guide-grimm-draft = Everybody takes one artifact to begin with; it lies open. Each kind is the boon of one character and the bane of another. The faces beside a name show who that player may still be.
learn-guide-grimm-keep = Keep this card or give it away; with the next one you must do the opposite. Everybody sees both. Two cards of somebody’s bane unmask them at once: 1 rose for whoever gave the second one.
learn-guide-grimm-gift = Each card that lies before you counts for your boon or your bane, whoever gave it. If you keep a second card of your own bane, your mask falls, and nobody gets a rose.
learn-guide-grimm-give = You kept your first card, so this one must go to another player. If it is the second card of their bane, they are unmasked and you get 1 rose.
learn-guide-grimm-pair = Two equal cards, and { $who } is still masked: they are not { $who }’s bane. So a marker, a red cross, must go on the character whose bane they are. A single stroke: ruled out otherwise.
learn-guide-grimm-triple = Three equal cards, and the round goes on: they are not { $who }’s boon. So a marker must go on the character whose boon they are.
learn-guide-grimm-acting = You may take one action, or none. It costs two equal artifacts of yours. Point the Finger: name another player’s character. If it is right, their mask falls and you get 2 roses; if not, they get 1.
learn-guide-grimm-acted = { $who } takes an action: after both cards a masked player may, for two equal artifacts, which are discarded. Tap the action cards on the table to read them. All but Point the Finger change every round.
learn-guide-grimm-pointed = If it is right, { $other } is unmasked and { $who } gets 2 roses. If not, { $other } gets 1 rose. The two artifacts that paid for it are gone in any case.
learn-guide-grimm-pointed-you = If it is right, you are unmasked and { $who } gets 2 roses. If not, you get 1 rose. The two artifacts that paid for it are gone in any case.
learn-guide-grimm-placing = You must put a marker on a character: not your own, not an unmasked one, not where you already have one. Everybody learns who you are not.
learn-guide-grimm-unmasked = Without a mask { $who } takes no actions and cannot win this round. The cards become a secret hand: each turn { $who } draws one and gives one to a masked player. If it unmasks them, it brings 1 rose.
learn-guide-grimm-unmasked-you = Your mask has fallen: no actions any more, and you cannot win this round. Your cards become a hand that only you see. You still take turns, and can still win roses.
learn-guide-grimm-hand = You have drawn a card that only you see. Now give one of your hand to a player who is still masked. If it is the second card of their bane, they are unmasked and you get 1 rose.
learn-guide-grimm-round-ended = A round ends at once with three cards of a boon, or with only one mask left. Its trophy is the roses for winning it: 1, 3 or 5. With 10 roses or more after a round, the game is over.
learn-guide-grimm-round = A new round: roses stay; characters, cards and all actions but Point the Finger are new. A player with the fewest roses begins.
learn-guide-grimm-ended = The most roses win the game: { $who }. If there is a tie, roses from trophies decide; if these are equal, too, the win is shared.
learn-guide-grimm-ended-you = The most roses win the game, and they are yours. If there is a tie, roses from trophies decide; if these are equal, too, the win is shared.
