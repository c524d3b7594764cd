### The Grimm Masquerade in English. Names of players, characters, artifacts and actions come in as variables
### and are never inflected. -you is the one who acts, -other everybody else; where two are named, the second
### is the one who is met. -known where the secret is theirs to know, -hidden where it is not.

grimm-title = The Grimm Masquerade

## Characters

grimm-character-evil-queen = Evil Queen
grimm-character-red-riding-hood = Red Riding Hood
grimm-character-big-bad-wolf = Big Bad Wolf
grimm-character-hansel = Hansel
grimm-character-cinderella = Cinderella
grimm-character-sleeping-beauty = Sleeping Beauty
grimm-character-rumpelstiltskin = Rumpelstiltskin
grimm-character-the-beast = The Beast

## Artifacts

grimm-artifact-crown = Crown
grimm-artifact-treats = Treats
grimm-artifact-disguise = Disguise
grimm-artifact-cauldron = Cauldron
grimm-artifact-glass-slipper = Glass Slipper
grimm-artifact-clock = Clock
grimm-artifact-spindle = Spindle
grimm-artifact-mirror = Mirror

## Actions

grimm-action-point-the-finger = Point the Finger
grimm-action-eavesdrop = Eavesdrop
grimm-action-peek-at-the-guest-list = Peek at the Guest List
grimm-action-start-the-dance = Start the Dance
grimm-action-make-a-toast = Make a Toast
grimm-action-pick-pocket = Pick Pocket
grimm-action-thoughtful-gift = Thoughtful Gift
grimm-action-secrets = Secrets

## Counting. The second form of roses is the object of a sentence.

grimm-roses = { $n ->
    [one] { $n } rose
   *[other] { $n } roses
}
grimm-roses-object = { grimm-roses }
grimm-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
grimm-so-many = { $n ->
    [1] { $artifact }
   *[other] { $n } × { $artifact }
}

## Parts of sentences

grimm-your-character = { $which ->
    [first] Your first character
    [second] Your second character
   *[only] Your character
}
# A pair, or one artifact with the treasure.
grimm-payment = { $n ->
    [1] treasure + { $artifact }
   *[other] { $n } × { $artifact }
}
grimm-what-for = { $why ->
    [unmasking] for an unmasking
    [guess] for a correct guess
    [accused] for being falsely accused
    [action] for the action
    [trophy] for the trophy
    [wager] for the winning wager
   *[treasure] for the unused treasure
}
grimm-direction = { $direction ->
    [left] to the left
   *[right] to the right
}
grimm-a-wager = { $how ->
    [random] a random wager
   *[chosen] a wager
}

## Events: a round begins

grimm-round-you = Round { $n }: you begin.
grimm-round-other = Round { $n }: { $who } begins.
grimm-ability-you = This round you have a character’s ability: { $character }.
grimm-ability-other = This round { $who } has a character’s ability: { $character }.
grimm-offered = An action card is turned up: { $action }.
grimm-dealt-you-known = { grimm-your-character }: { $character }.
grimm-dealt-you-hidden = You get a secret character.
grimm-dealt-other-known = { $who } gets a secret character: { $character }.
grimm-dealt-other-hidden = { $who } gets a secret character.
grimm-treasure-you = You get a treasure.
grimm-treasure-other = { $who } gets a treasure.
grimm-revealed-known = Turned up for the draft: { $artifact }.
grimm-revealed-hidden = A card is laid out for the draft.
grimm-drafted-you = In the draft you take: { $artifact }.
grimm-drafted-other = In the draft { $who } takes: { $artifact }.
grimm-discarded = Left over from the draft and discarded: { grimm-so-many }.

## Events: a turn

grimm-turn-masked-you = Turn { $n }: it is your turn.
grimm-turn-masked-other = Turn { $n }: it is { $who }’s turn.
grimm-turn-unmasked-you = Turn { $n }: it is your turn, without a mask.
grimm-turn-unmasked-other = Turn { $n }: it is { $who }’s turn, without a mask.
grimm-drew-you-known = You draw: { $artifact }.
grimm-drew-you-alone = You draw a card that only you can see: { $artifact }.
grimm-drew-you-hidden = You draw a card.
grimm-drew-other-known = { $who } draws: { $artifact }.
grimm-drew-other-alone = { $who } draws a card unseen by others: { $artifact }.
grimm-drew-other-hidden = { $who } draws a card unseen by others.
grimm-kept-you = You keep: { $artifact }.
grimm-kept-other = { $who } keeps: { $artifact }.
grimm-gave-you-other = You give { $other }: { $artifact }.
grimm-gave-other-you = { $who } gives you: { $artifact }.
grimm-gave-other-other = { $who } gives { $other }: { $artifact }.
grimm-passed-you-other = A random card goes from you to { $other }: { $artifact }.
grimm-passed-other-you = A random card goes from { $who } to you: { $artifact }.
grimm-passed-other-other = A random card goes from { $who } to { $other }: { $artifact }.
grimm-shuffled = The discard pile is shuffled into a new deck: { grimm-cards }.

## Events: evidence, masks, roses

grimm-marked-pair-you = A pair ({ $artifact }): you put a marker on { $character }.
grimm-marked-pair-other = A pair ({ $artifact }): { $who } puts a marker on { $character }.
grimm-marked-triple-you = Three of a kind ({ $artifact }): you put a marker on { $character }.
grimm-marked-triple-other = Three of a kind ({ $artifact }): { $who } puts a marker on { $character }.
grimm-marked-pointed-you = The accusation is false: you put a marker on { $character }.
grimm-marked-pointed-other = The accusation is false: { $who } puts a marker on { $character }.
grimm-marked-chosen-you = You put a marker on a character of your choice: { $character }.
grimm-marked-chosen-other = { $who } puts a marker on a character of their choice: { $character }.
grimm-unmasked-you-pair = A fatal pair ({ $artifact }) unmasks you: { $character }!
grimm-unmasked-you-pointed = The accusation is correct and unmasks you: { $character }!
grimm-unmasked-you-hidden = You are unmasked!
grimm-unmasked-other-pair = A fatal pair ({ $artifact }) unmasks { $who }: { $character }!
grimm-unmasked-other-pointed = The accusation is correct and unmasks { $who }: { $character }!
grimm-unmasked-other-hidden = { $who } is unmasked!
grimm-roses-you = You get { grimm-roses-object } { grimm-what-for }.
grimm-roses-other = { $who } gets { grimm-roses-object } { grimm-what-for }.

## Events: actions and abilities

grimm-acted-you = Your action: { $action } ({ grimm-payment }).
grimm-acted-other = { $who }’s action: { $action } ({ grimm-payment }).
grimm-pointed-you-other = You accuse { $other } of being: { $character }!
grimm-pointed-other-you = { $who } accuses you of being: { $character }!
grimm-pointed-other-other = { $who } accuses { $other } of being: { $character }!
grimm-listened-you = You eavesdrop on { $others }.
grimm-listened-other = { $who } eavesdrops on { $others }.
grimm-listened-other-you = { $who } eavesdrops on you.
grimm-listened-other-you-too = { $who } eavesdrops on you and { $others }.
grimm-chose-you-known = You choose in secret where to put a marker: { $character }.
grimm-chose-you-hidden = You choose in secret where to put a marker.
grimm-chose-other-known = { $who } chooses in secret where to put a marker: { $character }.
grimm-chose-other-hidden = { $who } chooses in secret where to put a marker.
grimm-peeked-you-known = You see a card from the character deck: { $character }.
grimm-peeked-you-hidden = You see a card from the character deck.
grimm-peeked-other-known = { $who } sees a card from the character deck: { $character }.
grimm-peeked-other-hidden = { $who } sees a card from the character deck.
grimm-danced-you = You start the dance { grimm-direction }.
grimm-danced-other = { $who } starts the dance { grimm-direction }.
grimm-used-you = You use a character’s ability: { $character }.
grimm-used-other = { $who } uses a character’s ability: { $character }.
grimm-declined-action-you = You take no action.
grimm-declined-action-other = { $who } takes no action.
grimm-declined-wager-you = You take no wager now.
grimm-declined-wager-other = { $who } takes no wager now.
grimm-declined-extra-card-you = You do not draw an extra card.
grimm-declined-extra-card-other = { $who } does not draw an extra card.
grimm-declined-look-you = You do not look at the character deck.
grimm-declined-look-other = { $who } does not look at the character deck.
grimm-declined-draw-you = You do not draw a card.
grimm-declined-draw-other = { $who } does not draw a card.

## Events: wagers

grimm-browsed-you-known = You look through the remaining wagers ({ $n }): { $characters }.
grimm-browsed-you-hidden = You look through the remaining wagers ({ $n }).
grimm-browsed-other-known = { $who } looks through the remaining wagers ({ $n }): { $characters }.
grimm-browsed-other-hidden = { $who } looks through the remaining wagers ({ $n }).
grimm-wagered-you-known = You take { grimm-a-wager }: { $character }. Wagers remaining: { $n }.
grimm-wagered-you-hidden = You take { grimm-a-wager }. Wagers remaining: { $n }.
grimm-wagered-other-known = { $who } takes { grimm-a-wager }: { $character }. Wagers remaining: { $n }.
grimm-wagered-other-hidden = { $who } takes { grimm-a-wager } face down. Wagers remaining: { $n }.

## Events: the end

grimm-round-ended-boon-you = Three of your boon: you win the round!
grimm-round-ended-boon-other = Three of a boon: { $who } wins the round.
grimm-round-ended-last-mask-you = You are the last one masked and win the round!
grimm-round-ended-last-mask-other = { $who } is the last one masked and wins the round.
grimm-round-ended-six-different-you = Six different artifacts: you win the round!
grimm-round-ended-six-different-other = Six different artifacts: { $who } wins the round.
grimm-round-ended-together = The last masks fall together: nobody wins the round, and the trophy is lost.
grimm-round-ended-stalemate = No card has moved for a full turn of the table: the round ends without a winner.
grimm-shown-you-known = You take off your mask: { $character }.
grimm-shown-you-hidden = You take off your mask.
grimm-shown-other-known = { $who } takes off the mask: { $character }.
grimm-shown-other-hidden = { $who } takes off the mask.
grimm-wager-shown-you-known = You show your wager: { $character }.
grimm-wager-shown-you-hidden = You show your wager.
grimm-wager-shown-other-known = { $who } shows a wager: { $character }.
grimm-wager-shown-other-hidden = { $who } shows a wager.
grimm-ended-ten-roses = Ten roses or more: the game is over.
grimm-ended-three-rounds = That was the third round: the game is over.
grimm-ended-limit = That was the last turn: the game is over.

## Options

grimm-move-pass = Pass
grimm-move-no-action = Take no action
grimm-move-accept = Accept
grimm-move-accept-wager = Take a wager
grimm-move-accept-extra-card = Draw an extra card
grimm-move-accept-look = Look at a card from the character deck
grimm-move-accept-draw = Draw a card
grimm-move-keep = Keep the card
grimm-move-keep-known = Keep: { $artifact }
grimm-move-give = Give the card to { $who }
grimm-move-hand = Give { $who }: { $artifact }
grimm-move-take = Take: { $artifact }
grimm-move-mark = Put a marker on: { $character }
grimm-move-wager = Take the wager on: { $character }
grimm-move-ability = Take the ability of: { $character }
grimm-move-accuse = Accuse { $who } of being: { $character }
grimm-move-dance = Dance { grimm-direction } and pass: { $artifact }
grimm-move-toast = The first card to { $first }, the second to { $second }
grimm-move-toast-known = { $one } to { $first }, { $two } to { $second }
grimm-move-toast-both = Both cards to { $who }
grimm-move-listen = Eavesdrop on { $others }
grimm-move-act = { $action } ({ grimm-payment })

## What there is to decide

grimm-question-draft = The draft: which artifact do you take?
grimm-question-keep-or-give = Do you keep the card or give it away?
grimm-question-keep-or-give-known = Drawn: { $artifact }. Do you keep it or give it away?
grimm-question-giving = To whom do you give the card?
grimm-question-giving-known = Drawn: { $artifact }. To whom do you give it?
grimm-question-acting = Do you take an action, and what do you pay with?
grimm-question-hand = Which card from your hand do you give, and to whom?
grimm-question-pointing = Whom do you accuse, and of being which character?
grimm-question-listening = On whom do you eavesdrop?
grimm-question-placing = On which character do you put a marker?
grimm-question-dancing = Which way does the dance go, and what do you pass?
grimm-question-toasting = To whom do you give the two cards?
grimm-question-gift = Which of your artifacts do you give, and to whom?
grimm-question-offer-wager = Do you take a wager now?
grimm-question-offer-extra-card = You have no pair: do you draw an extra card?
grimm-question-offer-look = Do you look at a card from the character deck?
grimm-question-offer-draw = The accusation was wrong: do you draw a card?
grimm-question-wagering = Which wager do you take?
grimm-question-abilities = Which character’s ability do you want this round?
grimm-note-second = It would be the second one for: { $them }.
grimm-note-third = It would be the third one for: { $them }.
grimm-note-placing = A marker tells everybody that you are not this character.
grimm-thinking-draft = { $who } is thinking: which artifact in the draft?
grimm-thinking-keep-or-give = { $who } is thinking: keep the card or give it away?
grimm-thinking-giving = { $who } is thinking: to whom does the card go?
grimm-thinking-acting = { $who } is thinking: take an action?
grimm-thinking-hand = { $who } is thinking: which card from the hand, and to whom?
grimm-thinking-pointing = { $who } is thinking: whom to accuse?
grimm-thinking-listening = { $who } is thinking: on whom to eavesdrop?
grimm-thinking-placing = { $who } is thinking: where to put a marker?
grimm-thinking-dancing = { $who } is thinking: which way does the dance go?
grimm-thinking-toasting = { $who } is thinking: to whom do the two cards go?
grimm-thinking-gift = { $who } is thinking: what to give, and to whom?
grimm-thinking-offer = { $who } is thinking: do it, or leave it?
grimm-thinking-offer-wager = { $who } is thinking: take a wager?
grimm-thinking-offer-extra-card = { $who } is thinking: draw an extra card?
grimm-thinking-offer-look = { $who } is thinking: look at the character deck?
grimm-thinking-offer-draw = { $who } is thinking: draw a card?
grimm-thinking-wagering = { $who } is thinking: which wager?
grimm-thinking-abilities = { $who } is thinking: which ability?

## Card texts. $boon and $bane are artifacts; of an artifact, the characters whose boon and bane it is.

grimm-character-about = Boon: { $boon }. Three of them win you the round. Bane: { $bane }. Two of them unmask you.
grimm-artifact-about = Boon of { $boon }: three win the round. Bane of { $bane }: two unmask.

grimm-action-about-point = Name the character of another masked player. If you are right, they are unmasked and you get 2 roses. If you are wrong, they get 1 rose and put a marker on that character.
grimm-action-about-eavesdrop = One or two other masked players must each put a marker on a character of their choice: not their own, not an unmasked one, and not where they already have a marker.
grimm-action-about-guest-list = Secretly see the top two cards of the character deck, which is then shuffled.
grimm-action-about-dance = Choose one of your artifacts and a direction, and pass it that way. All other masked players pass a random artifact the same way, at the same time.
grimm-action-about-toast = Draw two artifacts for all to see and give them to one or two other players.
grimm-action-about-pick-pocket = Secretly see a random card from the character deck. Then draw an artifact, and keep it or give it away.
grimm-action-about-gift = Give one of your artifacts to another masked player, who gives you two random ones in return.
grimm-action-about-secrets = Look through the remaining wagers and take one face down.

grimm-ability-about-giving-marks = When you give somebody one of these artifacts ({ $boon }, { $bane }), they must put a marker on a character of their choice, if they are still masked.
grimm-ability-about-giving-shows = When you give somebody one of these artifacts ({ $boon }, { $bane }), you may secretly see a random card from the character deck.
grimm-ability-about-error-shows = After a wrong accusation you may secretly see a random card from the character deck.
grimm-ability-about-random-wager = At the start of the round you take a random wager (only when playing with wagers).
grimm-ability-about-extra-card = At the start of your turn, if you have no pair, you may draw an extra artifact, and keep it or give it away.
grimm-ability-about-six-different = Six different artifacts win you the round, while you are masked.
grimm-ability-about-error-draws = After a wrong accusation you may draw an artifact, and keep it or give it away.
grimm-ability-about-marker-draws = If you put a marker during your turn, you must draw an artifact at its end, and keep it or give it away.

grimm-rules-aim = Collect the most roses in three rounds. Everybody hides behind a character with a boon and a bane: three of your boon win you the round, two of your bane unmask you.
grimm-rules-turn = On your turn draw an artifact for all to see, and keep it or give it away. Then draw a second and do the opposite.
grimm-rules-evidence = When a pair does not unmask you, you put a marker on the character whose bane it is; when three of a kind do not win, on the character whose boon they are. So everybody learns who you are not.
grimm-rules-action = Then you may discard a pair for one action. Whoever unmasks somebody gets 1 rose.
grimm-rules-unmasked = Without a mask you cannot win the round. On your turn draw a card into your hand and give one to somebody who is still masked.
grimm-rules-end = Whoever wins the round – with three of their boon, or as the last one masked – gets the trophy: 1, 3, then 5 roses. The game ends after three rounds, or earlier when somebody has 10 or more roses after a round.

grimm-option-wagers = wagers
grimm-option-wagers-about = Unmasked players bet on who will win the round, for as many roses as the trophy; with Secrets, masked ones can too. Not with two players.
grimm-option-treasures = treasures
grimm-option-treasures-about = Everybody gets a treasure each round: with any one artifact it pays for an action; unused, it is worth 1 rose.
grimm-option-abilities = special abilities
grimm-option-abilities-about = From the second round on, whoever has the fewest roses has the ability of the character they played the round before.
grimm-option-max-turns = turn limit
grimm-option-max-turns-about = The game ends after this many turns; 0 means no limit.
grimm-option-deduction = who could still be who
grimm-option-deduction-about = Shows which characters each player could still be, as far as everybody can work it out.
grimm-two-players = two players
grimm-two-players-about = Two characters each; whoever loses both masks loses the round. Every action but pointing the finger earns 1 rose.

## Labels

grimm-label-roses = roses
grimm-label-trophy = trophy
grimm-label-round = round { $n }
grimm-label-first-player = first player
grimm-label-tableau = tableau
grimm-label-hand = hand
grimm-label-markers = markers
grimm-label-broken-mirror = broken mirror
grimm-label-treasure = treasure
grimm-label-wager = wager
grimm-label-wagers = wagers
grimm-label-deck = deck
grimm-label-discard-pile = discard pile
grimm-label-character-deck = character deck
grimm-label-draft = draft
grimm-label-masked = masked
grimm-label-unmasked = unmasked
grimm-label-still-possible = still possible
grimm-label-boon = boon
grimm-label-bane = bane
grimm-label-ability = ability
grimm-label-actions = actions
grimm-label-character = character
grimm-label-characters = characters
grimm-label-artifacts = artifacts

## Phrases of this game only

phrase-big-eyes = What big eyes you have!
phrase-mirror-mirror = Mirror, mirror, who is it?
phrase-this-dance = May I have this dance?

## Terminal

grimm-label-drawn = drawn
grimm-label-not = not
grimm-label-own-wagers = your wagers
grimm-label-peeked = seen in the character deck
grimm-label-abilities = abilities
grimm-label-variants = variants
grimm-menu-give = Give { $who }
grimm-menu-dance = Dance { grimm-direction }
grimm-everybody-dealt = Everybody gets a secret character.
grimm-everybody-treasure = Everybody gets a treasure.
grimm-actions-offered = Action cards for this round: { $actions }.
grimm-ending-ten-roses = ten roses
grimm-ending-three-rounds = three rounds
grimm-ending-limit = turn limit
grimm-round-end-boon = three of a boon
grimm-round-end-last-mask = the last mask
grimm-round-end-six-different = six different artifacts
grimm-round-end-together = the last masks together
grimm-round-end-stalemate = stalemate
grimm-hint = The Thinker would do this: { $move }. Chance of winning: { $chance }%, roses after this round: { $roses }.
grimm-hint-instead = Instead: { $move }. Chance of winning: { $chance }%, roses after this round: { $roses }.
grimm-hint-believed = From what you have seen, { $who } may be: { $characters }.

## What was skipped

grimm-missed-acted = Actions: { $each }.
grimm-missed-unmasked = Unmasked: { $each }.
grimm-missed-action = { $who } ({ $action })
grimm-missed-character = { $who } ({ $character })
