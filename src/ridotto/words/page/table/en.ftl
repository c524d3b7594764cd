### The table of every game: what stands around the cards.

## Around the table

stage-menu = Menu
stage-beside = Beside the table
stage-log = Log
stage-talk = Talk
stage-notes = Notes
stage-unread = new: { $n }
stage-question = What to do
stage-back = One step back
stage-hurry = Go on
stage-device-show = Show what I know: only I see this screen
stage-device-hide = Hide what I know: others see this screen
stage-seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
stage-your-turn = Your turn
stage-you-are-asked = Your answer
stage-connection-lost = Reconnecting… nothing is lost.
stage-watching = You are watching.
stage-paused = The game is paused.
stage-bot-plays-for-you = A bot plays for you.
stage-take-back = Take my seat back
stage-log-empty = Nothing to show yet.
stage-talk-empty = Nobody has said anything yet.
stage-say = Say something
stage-send = Say
stage-notes-about = Only you see this. Tap once: definitely not. Twice: definitely. Three times: who knows.
stage-note-open = who knows
stage-note-struck = definitely not
stage-note-pinned = definitely
stage-notes-clear = Clear the notebook

## The menu

stage-pause = Pause the game
stage-go-on = Resume the game
stage-vote-pause = Vote for a pause
stage-vote-go-on = Vote to resume
stage-stand = Stand up and watch
stage-tv-about = Open this address in the TV’s browser. It shows only what everybody may see.
stage-tv-open = Open it here
stage-let-bot-play = Let a bot play for { $name }
stage-let-bot-play-about = They can take their seat back at any time.
stage-tempo = Clock and pace
stage-tempo-about = Changes at once, and everybody is told.
stage-named-text = { $name }: { $text }
stage-leave = Leave the table
stage-leave-sure = Leave in the middle of the game? A bot will play on for you; your seat stays yours.
stage-leave-sure-watching = Leave the table?

## How fast it goes, and what was skipped

stage-speed = Speed
stage-speed-normal = Normal
stage-speed-fast = Fast
stage-speed-very-fast = Very fast
stage-fast-forward = Fast-forward
stage-skip = To my decision
stage-skipping = On the way to your decision…
stage-as-usual = Show everything
stage-missed = What you skipped
stage-missed-more = Among other things:
stage-missed-passes = { $n ->
    [one] One player passes.
   *[other] { $n } players pass.
}
stage-missed-you = You now have { $now } ({ $change }).
stage-missed-you-same = You still have { $now }.
stage-missed-others = Others: { $changes }.
stage-missed-scores = In all: { $changes }.
stage-missed-nothing = Nothing of note happened.

## People at the table

stage-people = People at the table
stage-mute-for-me = Mute for me
stage-unmute-for-me = Unmute for me
stage-muted-for-me = muted for you
stage-report = Report
stage-report-about = What happened?
stage-report-note = Only the operator of this server reads it; nobody at the table is told.
stage-report-send = Send the report
stage-reported = The report is sent.
stage-remove-sure = Remove { $name } from the table for good?
stage-plays-for = plays for { $name }
stage-nobody-else = Nobody else is here.

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
stage-sent = Sent…

## Those who watch, and the wall

stage-tv-sit = Take a seat
stage-own-seat = A bot plays on your seat.
stage-tv-take-seat = Play for { $name }
stage-ask-seat = Ask to play for { $name }
stage-asked = You have asked for a seat; the host decides.
stage-seat-request = { $who } would like to play for { $name }.
stage-same-address = Same address as { $names }: this may be the same person.
stage-let-in = Let in
stage-decline = Decline
stage-declined = The host gives you no seat in this game.
stage-more-requests = Other requests: { $n }
stage-tv-soon = The ball is about to begin
stage-tv-over = The game is over
