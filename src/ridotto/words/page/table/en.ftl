### The table of both games: what stands around the cards.

## Around the table

stage-menu = Menu
stage-beside = Beside the table
stage-log = Story
stage-talk = Talk
stage-notes = Notes
stage-unread = new: { $n }
stage-question = What to do
stage-back = Back a step
stage-hurry = Go on
stage-seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
stage-your-turn = Your turn
stage-you-are-asked = Your answer
stage-line-lost = Reconnecting … nothing is lost.
stage-watching = You are watching.
stage-paused = The game stands still.
stage-bot-plays-for-you = A bot plays for you.
stage-take-back = Play again myself
stage-log-empty = Nothing has happened yet that the table still remembers.
stage-talk-empty = Nobody has said anything yet.
stage-say = Say something
stage-send = Say
stage-notes-about = Only you see this. Tap once: surely not. Twice: surely so. Three times: who knows.
stage-note-open = who knows
stage-note-struck = surely not
stage-note-pinned = surely so
stage-notes-clear = Empty the notebook

## The menu

stage-pause = Pause the game
stage-go-on = Let the game go on
stage-vote-pause = Vote for a pause
stage-vote-go-on = Vote to go on
stage-stand = Stand up and watch
stage-leave = Leave the table
stage-leave-sure = Leave in the middle of the game? A bot goes on for you; your seat stays yours.
stage-leave-sure-watching = Leave the table?

## Seats and cards

stage-seat = { $name }: { coins }
stage-plays-now = plays
stage-thinks = thinks
stage-bot = bot
stage-away = away
stage-stood-in = a bot plays
stage-announces = announces
stage-claims = me too!
stage-passes = passes
stage-has-answered = answered
stage-wins = wins!
stage-hold-to-see = Press and hold to see
stage-card-known = { $card }: you know it
stage-card-unsure = { $card }: you are not sure
stage-card-open = { $card }: { $mask }
stage-secret-seen = You have seen a card. Nobody else may.
stage-done = Done
stage-remember = Remember who is who: the cards are about to be turned down.
stage-remembered = I remember

## Deciding, step by step

stage-do-look = Look
stage-do-look-about = see your own card in secret
stage-do-swap = Swap
stage-do-swap-about = with another card, or only pretend
stage-do-announce = Announce
stage-do-announce-about = say that you are a mask
stage-which-look = Which of your cards do you look at?
stage-which-own = Which of your cards do you take?
stage-which-other = With which card? Tap it on the table.
stage-which-how = { $first } and { $second }: do you really swap them?
stage-how-swapped = Really swap
stage-how-pretended = Only pretend
stage-how-fate = Let fate decide
stage-which-mask = Who do you say you are?
stage-which-hand = { $mask }: with which of your cards?
stage-claim = I am it too!
stage-sure = Really: { $move }?
stage-yes = Yes
stage-no = No, back
stage-passing = Passing in { $n } …
stage-stop = Stop
stage-sent = Told to the table …
stage-about = What does it do? { $mask }

## The Grimm Masquerade

stage-grimm-turn = it is their turn
stage-grimm-hold = Hold to look
stage-grimm-board = Who is who?
stage-grimm-privately = Hold: with what only you know
stage-grimm-cell-shown = is this character
stage-grimm-cell-marker = put a marker: is not
stage-grimm-cell-impossible = cannot be
stage-grimm-cell-certain = can only be this one
stage-grimm-cell-open = possible
stage-grimm-pencil-struck = struck out by you
stage-grimm-pencil-pinned = your suspicion
stage-grimm-pencil-about = Tap a square for your own notes: strike out, suspect, erase.
stage-grimm-middle = The middle of the table
stage-grimm-cost = After your two cards you may do one of these. It costs two equal artifacts from your tableau, or a treasure and any one artifact.
stage-grimm-ask-payment = { $action }: what do you pay with?
stage-grimm-ask-who = Which character is { $who }?
stage-grimm-ask-whom = { $artifact }: to whom?
stage-grimm-ask-way = { $artifact }: which way does the dance go?
stage-grimm-ask-else = On somebody else as well?
stage-grimm-nobody-else = Nobody else
stage-grimm-thinking = { $who } is thinking.

## Those who watch, and the wall

stage-tv-sit = Take a seat
stage-tv-take-seat = Play for { $name }
stage-tv-soon = The ball is about to begin
stage-tv-over = The game is over
