### The table of every game: what stands around the cards.

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

stage-plays-now = plays
stage-thinks = thinks
stage-bot = bot
stage-away = away
stage-stood-in = a bot plays
stage-wins = wins!
stage-done = Done

## Deciding, step by step

stage-sure = Really: { $move }?
stage-yes = Yes
stage-no = No, back
stage-stop = Stop
stage-sent = Told to the table …

## Those who watch, and the wall

stage-tv-sit = Take a seat
stage-tv-take-seat = Play for { $name }
stage-ask-seat = Ask to play for { $name }
stage-asked = You have asked for a seat; the host decides.
stage-seat-request = { $who } would like to play for { $name }.
stage-same-address = Same address as { $names }: this may be the same person.
stage-let-in = Let in
stage-decline = Decline
stage-tv-soon = The ball is about to begin
stage-tv-over = The game is over
