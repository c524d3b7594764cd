### What The Grimm Masquerade's refusals say in English (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here.

## Moves

not-a-move-number = { $move } is not a move; moves are numbered from 0 to { $last }
no-seat = there is no seat { $seat } at a table for { $players }
one-or-two-listeners = you eavesdrop on one or two players
has-to-draft = { $who } has to take a card in the draft; choose from { $options }
has-to-keep-or-give = { $who } has to keep the card or give it; choose from { $options }
has-to-giving = { $who } has to give the card; choose from { $options }
has-to-acting = { $who } has to act or pass; choose from { $options }
has-to-hand = { $who } has to give a card of the hand; choose from { $options }
has-to-pointing = { $who } has to accuse a player; choose from { $options }
has-to-listening = { $who } has to choose on whom to eavesdrop; choose from { $options }
has-to-placing = { $who } has to put a marker; choose from { $options }
has-to-dancing = { $who } has to choose a card and a direction; choose from { $options }
has-to-toasting = { $who } has to serve the cards; choose from { $options }
has-to-gift = { $who } has to choose a gift; choose from { $options }
has-to-offer = { $who } has to accept or pass; choose from { $options }
has-to-wagering = { $who } has to take a wager; choose from { $options }
has-to-abilities = { $who } has to choose an ability; choose from { $options }

## Tables

wrong-number-of-players = The Grimm Masquerade is for { $least } to { $most } players, not { $players }; change the number
two-without-wagers = G63: two players play without Wagers; leave them out or invite a third player

## Saved games

laid-characters = lay { $each } of the characters for each of the { $players } players, or none
laid-character-twice = a character is laid twice; there is one of each
laid-artifact-too-often = an artifact is laid more than { $copies } times; there are { $copies } of each
laid-actions = at this table the action cards are, once each: { $actions }
no-such-character = there is no character '{ $name }'; there are: { $names }
no-such-artifact = there is no artifact '{ $name }'; there are: { $names }
no-such-action-card = there is no action card '{ $name }'; there are: { $names }
