### English. Names of players and masks come in as variables and are never inflected.
### Who is told decides which message is said: -you for the one who acts, -other for everybody else;
### -known where the secret is theirs to know, -hidden where it is not.

## Coins. The second form is the object of a sentence; the third is what each of several gets.

coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
coins-object = { coins }
coins-each = { coins } each

## Masks

mask-judge = Judge
mask-bishop = Bishop
mask-king = King
mask-fool = Fool
mask-queen = Queen
mask-thief = Thief
mask-witch = Witch
mask-spy = Spy
mask-peasant = Peasant
mask-cheat = Cheat
mask-inquisitor = Inquisitor
mask-widow = Widow
mask-empress = Empress
mask-guru = Guru
mask-princess = Princess
mask-puppet-master = Puppet Master
mask-patron = Patron
mask-swindler = Swindler
mask-beggar = Beggar

## Cards, named

card-you-only = your card
card-you-left = your left card
card-you-right = your right card
card-you-protected = your protected card
card-player-only = { $name }’s card
card-player-left = { $name }’s left card
card-player-right = { $name }’s right card
card-player-protected = { $name }’s protected card
card-centre-only = the card in the centre
card-centre-first = the first card in the centre
card-centre-second = the second card in the centre

## Cards as the object of a sentence: -yourself and -themself lie before the one who acts, -you before you

object-yourself-only = your card
object-yourself-left = your left card
object-yourself-right = your right card
object-yourself-protected = your protected card
object-themself-only = their own card
object-themself-left = their own left card
object-themself-right = their own right card
object-themself-protected = their own protected card
object-you-only = your card
object-you-left = your left card
object-you-right = your right card
object-you-protected = your protected card
object-player-only = { $name }’s card
object-player-left = { $name }’s left card
object-player-right = { $name }’s right card
object-player-protected = { $name }’s protected card
object-centre-only = the card in the centre
object-centre-first = the first card in the centre
object-centre-second = the second card in the centre

# Which card an announcement or a claim is made with; nothing where everybody has only one.
with-hand = { $hand ->
    [left] { " " }(left card)
    [right] { " " }(right card)
    [protected] { " " }(protected card)
   *[only] { "" }
}

## Events

dealt-known = Dealt: { $card } – { $mask }.
dealt-hidden = Dealt: { $card }, face down.

turn-free-you = Turn { $n }: it is your turn.
turn-free-other = Turn { $n }: it is { $who }’s turn.
turn-opening-you = Turn { $n }: it is your turn, an opening swap.
turn-opening-other = Turn { $n }: it is { $who }’s turn, an opening swap.
turn-must-swap-you = Turn { $n }: it is your turn. Your card has just been revealed, so you must swap or pretend to.
turn-must-swap-other = Turn { $n }: it is { $who }’s turn. { $who }’s card has just been revealed, so { $who } must swap or pretend to.
turn-no-announce-you = Turn { $n }: it is your turn. Your card has just been revealed, so you may not announce.
turn-no-announce-other = Turn { $n }: it is { $who }’s turn. { $who }’s card has just been revealed, so { $who } may not announce.

looked-you-known = You look at { $card }: { $mask }.
looked-you-hidden = You look at { $card }.
looked-other-known = { $who } looks at { $card }: { $mask }.
looked-other-hidden = { $who } looks at { $card }.

handled-you-swapped = You take { $first } and { $second } under the table and swap them.
handled-you-pretended = You take { $first } and { $second } under the table and only pretend to swap them.
handled-you-fate = You take { $first } and { $second } under the table and let fate decide.
handled-you-hidden = You take { $first } and { $second } under the table, and swap them or not.
handled-other-swapped = { $who } takes { $first } and { $second } under the table and swaps them.
handled-other-pretended = { $who } takes { $first } and { $second } under the table and only pretends to swap them.
handled-other-fate = { $who } takes { $first } and { $second } under the table and lets fate decide.
handled-other-hidden = { $who } takes { $first } and { $second } under the table, and swaps them or not.

announced-you = You announce: { $mask }{ with-hand }.
announced-other = { $who } announces: { $mask }{ with-hand }.
passed-you = You pass.
passed-other = { $who } passes.
claimed-you = You claim it too: { $mask }{ with-hand }.
claimed-other = { $who } claims it too: { $mask }{ with-hand }.
answered-you-claimed = You answer in secret: you claim the mask{ with-hand }.
answered-you-passed = You answer in secret: you pass.
answered-you-hidden = You answer in secret.
answered-other-claimed = { $who } answers in secret and claims the mask{ with-hand }.
answered-other-passed = { $who } answers in secret and passes.
answered-other-hidden = { $who } answers in secret.

revealed-you-known = You reveal { $card }: { $mask }.
revealed-you-hidden = You reveal { $card }.
revealed-other-known = { $who } reveals { $card }: { $mask }.
revealed-other-hidden = { $who } reveals { $card }.

used-you = You use the power of: { $mask }.
used-other = { $who } uses the power of: { $mask }.
declined-you = You choose not to use the power of: { $mask }.
declined-other = { $who } chooses not to use the power of: { $mask }.

paid-bank-you = You take { coins-object } from the bank.
paid-bank-other = { $taker } takes { coins-object } from the bank.
paid-court-you = You take { coins-object } from the court.
paid-court-other = { $taker } takes { coins-object } from the court.
paid-you-other = You give { coins-object } to { $taker }.
paid-other-you = { $giver } gives you { coins-object }.
paid-other-other = { $giver } gives { coins-object } to { $taker }.
paid-you-court = You pay { coins-object } to the court.
paid-other-court = { $giver } pays { coins-object } to the court.
fined-you = You pay { coins-object } to the court for a false claim.
fined-other = { $who } pays { coins-object } to the court for a false claim.
exchanged-you-other = You exchange fortunes with { $other } and now have { coins-object }.
exchanged-other-you = { $who } exchanges fortunes with you and now has { coins-object }.
exchanged-other-other = { $who } exchanges fortunes with { $other } and now has { coins-object }.

spied-you-known = You secretly look at { $card }: { $mask }.
spied-you-hidden = You secretly look at { $card }.
spied-other-known = { $who } secretly looks at { $card }: { $mask }.
spied-other-hidden = { $who } secretly looks at { $card }.
shown-you-known = Without looking, you show everyone else { $card }: { $mask }.
shown-you-hidden = Without looking, you show everyone else { $card }.
shown-other-known = Without looking, { $who } shows everyone else { $card }: { $mask }.
shown-other-hidden = Without looking, { $who } shows everyone else { $card }.

asked-you-other = You ask { $other }: which mask do you have{ with-hand }? A wrong answer costs { coins-object }.
asked-other-you = { $who } asks you: which mask do you have{ with-hand }? A wrong answer costs { coins-object }.
asked-other-other = { $who } asks { $other }: which mask do you have{ with-hand }? A wrong answer costs { coins-object }.
named-you = You answer: { $mask }.
named-other = { $who } answers: { $mask }.
moved-you-other = You make { $first } and { $second } change seats.
moved-other-you = { $who } makes you and { $second } change seats.
moved-other-other = { $who } makes { $first } and { $second } change seats.

ended-rich = Thirteen coins or more: the game is over.
ended-ruin = Somebody has lost their last coin: the game is over.
ended-power = A power wins the game.
ended-limit = That was the last turn: the game is over.

## Card texts: one message for each verb and whom it meets; -same where it meets the player chosen just before

effect-gain-self = Take { coins-object } from the bank.
effect-gain-left = Your left neighbour takes { coins-object } from the bank.
effect-gain-right = Your right neighbour takes { coins-object } from the bank.
effect-gain-neighbours = Both your neighbours take { coins-each } from the bank.
effect-gain-everyone-else = All other players take { coins-each } from the bank.
effect-gain-the-richest = The richest other player takes { coins-object } from the bank; you choose if there is a tie.
effect-gain-the-poorest = The poorest other player takes { coins-object } from the bank; you choose if there is a tie.
effect-gain-another = Choose another player, who takes { coins-object } from the bank.
effect-gain-two-others = Choose two other players, who take { coins-each } from the bank.
effect-gain-same = The same player takes { coins-object } from the bank.
effect-gain-same-two = The same two players take { coins-each } from the bank.

effect-take-left = Take { coins-object } from your left neighbour.
effect-take-right = Take { coins-object } from your right neighbour.
effect-take-neighbours = Take { coins-object } from each of your two neighbours.
effect-take-everyone-else = Take { coins-object } from every other player.
effect-take-the-richest = Take { coins-object } from the richest other player; you choose if there is a tie.
effect-take-the-poorest = Take { coins-object } from the poorest other player; you choose if there is a tie.
effect-take-another = Take { coins-object } from another player of your choice.
effect-take-two-others = Take { coins-object } from each of two other players of your choice.
effect-take-same = Take { coins-object } from the same player.
effect-take-same-two = Take { coins-object } from each of the same two players.

effect-give-left = Give { coins-object } to your left neighbour.
effect-give-right = Give { coins-object } to your right neighbour.
effect-give-neighbours = Give { coins-object } to each of your two neighbours.
effect-give-everyone-else = Give { coins-object } to every other player.
effect-give-the-richest = Give { coins-object } to the richest other player; you choose if there is a tie.
effect-give-the-poorest = Give { coins-object } to the poorest other player; you choose if there is a tie.
effect-give-another = Give { coins-object } to another player of your choice.
effect-give-two-others = Give { coins-object } to each of two other players of your choice.
effect-give-same = Give { coins-object } to the same player.
effect-give-same-two = Give { coins-object } to each of the same two players.

effect-fine-self = Pay { coins-object } to the court.
effect-fine-left = Your left neighbour pays { coins-object } to the court.
effect-fine-right = Your right neighbour pays { coins-object } to the court.
effect-fine-neighbours = Both your neighbours pay { coins-each } to the court.
effect-fine-everyone-else = All other players pay { coins-each } to the court.
effect-fine-the-richest = The richest other player pays { coins-object } to the court; you choose if there is a tie.
effect-fine-the-poorest = The poorest other player pays { coins-object } to the court; you choose if there is a tie.
effect-fine-another = Choose another player, who pays { coins-object } to the court.
effect-fine-two-others = Choose two other players, who pay { coins-each } to the court.
effect-fine-same = The same player pays { coins-object } to the court.
effect-fine-same-two = The same two players pay { coins-each } to the court.

effect-collect-the-court-self = Take all coins from the court.
effect-top-up-self = Take coins from the bank until you have { coins-object }; if you already have that many, you get nothing.
effect-gain-together-self = Take { coins-object } from the bank. If several players reveal this mask in the same turn, each of them instead takes { coins-object } for every such player.
effect-beg-self = Clockwise from your left, each player who has more coins than you at that moment gives you { coins-object }.
effect-exchange-fortunes-another = You may exchange all your coins with another player of your choice.
effect-exchange-fortunes-same = You may exchange all your coins with the same player.
effect-win-with-self = If you have { coins-object } or more, you win at once.
effect-swap-or-pretend-two-others = Take the cards of two other players unseen and swap them, or only pretend to.
effect-swap-or-pretend-same-two = Take the cards of the same two players unseen and swap them, or only pretend to.
effect-see-and-swap-another = Secretly look at your card and another player’s, then swap them or only pretend to.
effect-see-and-swap-another-or-centre = Secretly look at your card and at another player’s card or one in the centre, then swap them or only pretend to.
effect-see-and-swap-same = Secretly look at your card and the same player’s, then swap them or only pretend to.
effect-see-and-swap-same-or-centre = Secretly look at your card and the same player’s (after a card in the centre, choose again), then swap them or only pretend to.
effect-peek-another = Secretly look at another player’s card.
effect-peek-another-or-centre = Secretly look at another player’s card or one in the centre.
effect-peek-same = Secretly look at the same player’s card.
effect-peek-same-or-centre = Secretly look at the same player’s card (after a card in the centre, choose again).
effect-show-another = Choose another player, who shows their card to everyone else without looking at it.
effect-show-same = The same player shows their card to everyone else without looking at it.
effect-question-another = Choose another player, who says which mask they have and then reveals it. If they are wrong, they give you { coins-object }.
effect-question-same = The same player says which mask they have and then reveals it. If they are wrong, they give you { coins-object }.
effect-change-seats-two-others = Choose two other players, who change seats; their cards and coins stay where they are.
effect-change-seats-same-two = The same two players change seats; their cards and coins stay where they are.

## Options

move-pass = Pass
move-decline = Do not use the power
move-pretend = Only pretend to swap them
move-swap = Swap them
move-claim = That’s me! (claim){ with-hand }
move-look = Look at { $card }
move-name = Name: { $mask }
move-choose-you = Choose yourself
move-choose-other = Choose { $who }
move-take = Take { $card }
move-announce = Announce: { $mask }{ with-hand }
move-swap-swapped = Swap { $first } and { $second }
move-swap-pretended = Only pretend to swap { $first } and { $second }
move-swap-fate = Let fate decide: { $first } and { $second }

## What there is to decide

question-turn-free = Your turn: do you look, swap or announce?
question-turn-opening = Your opening swap: which card do you take, and do you really swap?
question-turn-must-swap = Your card has just been revealed, so you must swap or pretend to. With which card?
question-turn-no-announce = Your card has just been revealed, so you may only look or swap. Which do you do?
question-answer = { $who } announces: { $mask }. Do you pass, or do you claim it too?
question-seats = Power: { $mask }. Which player do you choose?
question-places = Power: { $mask }. Which card do you take?
question-how = Power: { $mask }. Do you swap the two cards or only pretend to?
question-naming = Power: { $mask }. Which mask do you say you have?
note-claims = Also claimed by: { $others }.
note-meets-theirs = If { $who } uses the power now, it concerns: { $them }.
note-meets-yours = If you use it, it concerns: { $them }.
note-cost-claim = A false claim costs you { coins-object }, paid to the court.
note-cost-announce = Announcing: if somebody claims the mask and you do not have it, you pay { coins-object } to the court. If nobody does, no card is turned up.
note-cost-naming = A wrong answer costs you { coins-object }. Your card is turned up in any case.
note-lately = Announced lately: { $masks }.
note-how = Only you will know whether they were swapped.
note-card-one = As far as you know, { $card } is: { $masks }.
note-card-some = As far as you know, { $card } may be: { $masks }.
note-card-all = You do not know what { $card } is.
thinking-turn-free = { $who } is thinking: look, swap or announce?
thinking-turn-opening = { $who } is thinking: an opening swap.
thinking-turn-must-swap = { $who } is thinking: swap or pretend, nothing else is allowed.
thinking-turn-no-announce = { $who } is thinking: look or swap?
thinking-answer = { $who } is thinking: pass or claim it too? ({ $mask })
thinking-seats = { $who } is thinking: which player? ({ $mask })
thinking-places = { $who } is thinking: which card? ({ $mask })
thinking-how = { $who } is thinking: swap or pretend? ({ $mask })
thinking-naming = { $who } is thinking: which mask to name? ({ $mask })

## Labels

court = court
bank = bank
centre = centre
mask = mask
masks-in-game = Masks in this game
may-be = may be { $masks }
unknown = unknown
edition-1 = first edition (2013)
edition-2 = second edition (2021)
scenario-recommended = the recommended set
scenario-a = A: a house scenario for first games (ours, not the one in the box)
scenario-b = B: a house scenario, more strategic (ours, not the one in the box)

option-opening-round = full opening round
option-opening-round-about = Opening swaps go on for a whole round instead of only four turns.
option-all-at-once = answers all at once
option-all-at-once-about = Answers to an announcement stay secret until everybody has answered.
option-fate = let fate decide
option-fate-about = Whoever swaps may leave it to chance, and then does not know the outcome either.
option-show-bans = showing a card restricts, too
option-show-bans-about = Having to show a card to the others restricts the next turn, just like revealing it.
option-max-turns = turn limit
option-max-turns-about = The game ends after this many turns and the richest wins; 0 means no limit.
option-memory = memory
option-memory-about = How long the game remembers the cards you have seen.
memory-nothing = nothing but the current turn
memory-round = the last round
memory-everything = the whole game

## Phrases of this game only

phrase-i-am-the-king = I am the King. Honestly.

## Terminal

hand-left = left
hand-right = right
hand-protected = protected
menu-announce = Announce{ with-hand }
menu-swap = Swap{ with-hand } with
menu-pretend = Pretend{ with-hand } with
menu-fate = Leave it to fate{ with-hand }
passing = Passing: { $names }.
press-enter = Remember who is who: the cards are about to be turned face down. Press Enter.
hint = The Thinker would do this: { $move }. Chance of winning: { $chance }%, coins at the end: { $coins }.
hint-instead = Instead: { $move }. Chance of winning: { $chance }%, coins at the end: { $coins }.
hint-believed = From what you have seen, { $card } may be: { $masks }.
from-players = for { $n } or more players
bank-symbol = takes coins from the bank
mask-is-fine = This mask can be played.
set-is-fine = This set can be played, in edition { $edition } with { $players } players.
ending-rich = 13 coins
ending-ruin = a player is ruined
ending-power = by a power
ending-limit = turn limit

## What was skipped

missed-announced = Announced: { $each }.
missed-revealed = Revealed: { $each }.
missed-each = { $who } ({ $mask })
