### The start, the waiting room, settings, and what can go wrong there.

start-motto = A ball, a mask, a lie.
start-description = Masked-ball card games with friends and bots. Unofficial.
start-no-script = Ridotto needs JavaScript here. Without it: { $command } in a terminal.
start-close = Close
start-home = Home
start-again = Try again
start-loading = The doors are opening…
start-offline = You are offline. You can look at what is already here; games continue when you are back online.
start-connection-lost = Connection lost. Reconnecting…
start-trouble = That did not work. Try again in a moment.

## The start

start-invitation = Everybody wears a mask, cards change hands under the table, and anybody may claim to be the King. Will you believe it?
start-play-now = Play now
start-play-now-about = Six at the table, five of them bots that bluff. The game remembers for you, and nobody rushes you.
start-play-other = Or { $game }, four at the table
start-guest = Guest
start-friends = With friends
start-create = Create a table
start-create-about = For people near and far: they come by link, code or QR code.
start-code = Table code
start-join = Join
start-join-about = Six letters and digits. With a link or a QR code you need none.
start-join-bad = A code has six letters and digits; this one has { $n }.
start-public-tables = Public tables
start-public-none = Nobody is waiting right now. Create a public table, and others will find you.
start-table-of = { $host } is waiting
start-table-free = { $n ->
    [0] all seats taken
    [one] { $n } free seat of { $players }
   *[other] { $n } free seats of { $players }
}
start-your-tables = Your tables
start-table-code = Table { $code }
start-phase-waiting = waiting
start-phase-playing = in progress
start-phase-over = over
start-learn = Learn to play
start-learn-about = The rules in a few minutes, and a first game with a guide.
start-puzzles = Puzzles
start-puzzles-about = What would you do? Positions with one best decision.
start-file = Saved games
start-file-about = Open a file: watch the game again and have it reviewed.
start-notice = Ridotto is unofficial. It has nothing to do with the publishers or authors of the games; its words and drawings are its own.
start-you-are = You are { $name }
start-welcome-back = Welcome back, { $name }!

## A new table

start-new-table = A new table
start-game = Game
start-players = Players
start-players-about = People and bots together.
start-house-rules = House rules
start-house-rules-about = Everything is as printed unless you change it.
start-rules = Rules
start-tempo = Time
start-company = Company
start-clock = Time to think
start-clock-about = When time is up, the table makes the least committing move for you.
start-clock-none = as long as you like
start-clock-relaxed = relaxed
start-clock-brisk = brisk
start-clock-times = { $turn } seconds for a turn, { $answer } for an answer.
start-pace = How fast bots play
start-pace-about = They decide at once; the pause is there so that you can follow.
start-pace-instant = at once
start-pace-brisk = brisk
start-pace-relaxed = relaxed
start-stand-in = Stand-in
start-stand-in-about = The bot that plays for somebody who has been away for a minute, until they are back.
start-public = Public table
start-public-about = Strangers find it on the home page. Otherwise only those with the code come in.
start-chat = Chat
start-chat-about = People may write to each other.
start-phrases = Phrases
start-phrases-about = Ready-made sentences that everybody reads in their own language.
start-notes = Notes
start-notes-about = People may keep notes of their suspicions on the page.
start-study = For study
start-study-about = Finished games of this table may be used to study the game: the moves, without names, talk and times. Whoever joins is told. It cannot be switched on later.
start-late-seats = Seats in the middle of a game
start-late-seats-about = Who may take over a bot’s seat, besides the person who left it. From then on they know all that the player knows. At a public table nobody may.
start-late-seats-nobody = nobody
start-late-seats-host = those the host lets in
start-late-seats-anybody = anybody
start-delay = Delay for spectators
start-delay-about = So that nobody who watches can tell a player what they see.
start-delay-none = none
start-seconds = { $n } s
start-open = Open the table
start-agree = Play by these rules

## Bots

start-bot-name-honest = The Honest
start-bot-name-bluffer = The Bluffer
start-bot-name-random = The Whim
start-bot-name-forgetful = The Forgetful
start-bot-name-daring = The Daring
start-bot-name-careful = The Careful
start-bot-name-sly = The Sly
start-bot-name-veteran = The Veteran
start-bot-name-searcher = The Thinker
start-bot-name-searcher-fast = The Quick Thinker
start-bot-name-searcher-deep = The Deep Thinker
start-bot-honest = Never lies on purpose and never forgets.
start-bot-bluffer = Lies when it pays, and nobody knows when.
start-bot-random = Does whatever comes to mind.
start-bot-forgetful = Plays well with what it remembers, which is little.
start-bot-daring = Dares more than is wise, and suspects everybody.
start-bot-careful = Thinks one step ahead and gives little away.
start-bot-sly = Weighs every card by what it would tell you.
start-bot-veteran = Learnt from hundreds of thousands of games. Lies as often as it pays.
start-bot-searcher = Tries out many games in its head. Hard to beat.
start-bot-searcher-fast = The same, in a blink.
start-bot-searcher-deep = The same, but for a full second. The strongest.
start-bot-level = strength { $n } of 5

## Who are you?

start-name = Your name
start-name-about = This is what others at the table call you.
start-introduce = Welcome to the ball
start-introduce-table = { $host } invites you to { $game }.
start-join-table = Join the table
start-language = Language
start-refused = You cannot come in
start-reload = Load the page again
start-old-page = There is a newer version of this page. Reload it.
start-removed = You are no longer at this table. Open one of your own, or join another.
start-elsewhere = Already at the table on another device? Open its settings and choose “{ start-other-device }”.

## Another device

start-other-device = I am on another device
start-other-device-about = Open this link there, or scan the QR code, and you will be recognised there too, in the same seat. The link is valid for a day: do not share it.
start-other-device-make = Show the link
start-back-ask = This device knows you as { $name }. If you use this link, it will know you as the person who made it.
start-back-yes = Use the link
start-back-no = Stay { $name }
start-back-bad = This link is invalid or has expired. Make a new one on a device that knows you.

## Deleting an identity

start-delete-me = Delete my identity
start-delete-me-about = The server forgets your name, your language and your links for other devices. You leave the table where you are, and cannot come back as the same person. What you said and played there stays under your name until the table is deleted.
start-delete-me-now = Delete it now

## The waiting room

start-waiting-for-host = { $host } begins the game when everybody is here.
start-seats = Seats
start-sit-here = Sit here
start-bot-here = A bot here
start-choose-bot = Who sits here?
start-empty-seat = Clear the seat
start-change-bot = Another bot
start-here = here
start-a-bot = bot
start-watching = Watching
start-stand-up = Stand up and watch
start-fill = Fill with bots
start-begin = Begin
start-ready = I am ready
start-unready = Not ready after all
start-is-ready = ready
start-ready-count = Ready: { $ready } of { $people }.
start-fill-and-begin = Fill with bots and begin
start-missing = { $n ->
    [one] { $n } seat is empty. Wait for friends, or let a bot sit there.
   *[other] { $n } seats are empty. Wait for friends, or let bots sit there.
}
start-seats-free = { $n ->
    [one] { $n } seat is empty.
   *[other] { $n } seats are empty.
}
start-all-here = Every seat is taken.
start-away = Away: { $names }. During the game a bot plays for them until they are back.
start-watch-only = You are watching. Tap a free seat to play.
start-invite = Invite
start-share = Share the link
start-copy = Copy the link
start-copied = Copied
start-share-text = Come to the ball! Table { $code }
start-scan = Scan the QR code with a phone’s camera, or open { $address } and type { $code }.
start-larger = A larger QR code
start-here-only = This link works on this device only. For phones, open the page at the address that the server shows for your network.
start-tv = Show the table on a TV
start-what = What we are playing
start-change = Change
start-agreed-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
start-agreed-rule = { $name }: { $value }
start-agreed-without = without: { $name }
start-agreed-public = public
start-agreed-private = only with the code
start-agreed-silent = without chat
start-agreed-study = games may be used for study, without names
start-lock = Lock the table
start-unlock = Open the table again
start-locked = Locked: nobody new can come in.
start-remove = Remove
start-offer-lock = { $name } is gone. Lock the table, so that they do not come back under another name?
start-keep-open = Leave it open
start-hand-over = Make host
start-mute = Mute for everybody
start-unmute = Unmute for everybody
start-leave = Leave the table
start-talk = Talk
start-take-over = Take over from a bot:

## Settings

start-settings = Settings
start-light = Light
start-light-system = same as the device
start-light-night = candles
start-light-day = day
start-device = Who sees this screen?
start-device-auto = It depends
start-device-private = Only me
start-device-shared = Others too
start-device-about = If only you see the screen, what you know lies open; if others do, press and hold a card to see it. “It depends” means open against bots, and press and hold among people.
start-sound = Sounds
start-sound-about = Soft ones: a card, a coin, your turn.
start-confirm = Ask for confirmation
start-confirm-about = Before anything that cannot be undone.
start-auto-pass = Pass automatically
start-auto-pass-about = When somebody announces a mask, you pass after a moment, unless you stop it.
start-notify = Tell me when it is my turn
start-notify-about = With a notification, if the page is in the background.
start-notify-denied = The browser does not allow notifications from here; change that in its settings.
start-your-turn = It is your turn
start-your-turn-at = Table { $code } is waiting for you.
start-save = Save
start-saved = Saved
