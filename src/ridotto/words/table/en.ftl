### Tables on the network: what the host reads, who comes and goes, what is said.

## The host

serving-here = Ridotto is open at { $address }
serving-near = On the same network: { $address }
serving-data = Everything is kept in { $place }
serving-stop = Ctrl-C stops it; everybody can come back to where they were.
backup-done = Everything is copied to { $file }
admin-closed = Table { $code } is closed.
admin-banned = { $who } is banned until { $until } UTC.
admin-unbanned = { $who } may come again.
export-done = Games written to { $file }: { $n }
export-damaged = The log of table { $code } is damaged: its games from there on are missing. Restore a backup if they matter.

## Coming in

table-your-name = What is your name?
table-link = Table { $code }: { $link }
table-waiting = Waiting for the host to begin. /help shows what you can type.
table-waiting-host = You are the host: /fill NAME puts bots in empty seats, /begin starts the game. /help shows more.
table-sealed = The cards are sealed: { $seal }
table-proved = The seal is right: these are the cards that were sealed at the start.
table-seal = Seal: { $seal }
table-record = Moves: { $moves }. Winners: { $winners }.
table-nothing-to-decide = There is nothing to decide now. /say TEXT talks, /help shows what else there is.
table-no-command = “{ $command }” is not a command. /help shows what you can type.
table-way-back = With this code you are recognised on another device, for a day: { $code }
table-line-back = The connection was lost; you are back.
table-help =
    a number, notation or words: your choice · ? the cards · q hang up (your seat stays yours)
    /say TEXT · /phrase NAME · /who · /seat A · /ask A (for a seat in a game) · /stand · /leave · /take (back from the bot) · /back (a code for another device)
    /name NAME · /vote (for a pause, or to go on) · /ready (before a game)
    host: /fill BOT,… · /empty A · /begin · /again · /pause · /go · /lock · /unlock · /remove NAME · /host NAME · /mute NAME · /unmute NAME · /let NAME · /decline NAME

## Seats and guests

seat-empty = empty
seat-bot = bot: { $bot }
guest-is-you = you
guest-is-host = host
guest-is-watching = watching
guest-is-stood-in = a bot plays
guest-is-away = away
guest-is-muted = muted

## What happens around the table

guest-came = { $who } is here.
guest-went = { $who } is away.
guest-sat = { $who } sits down.
guest-stood = { $who } stands up and watches.
guest-left = { $who } leaves the table.
guest-removed = { $who } has to leave the table.
guest-stood-in = A bot plays for { $who }.
guest-took-back = { $who } plays again.
guest-renamed = New name: { $who }.
guest-hosts = New host: { $who }.
guest-muted = { $who } is muted.
guest-unmuted = { $who } may speak again.
guest-paused = { $who } pauses the game.
guest-went-on = { $who } resumes the game.
guest-voted = { $who } votes on a pause.
guest-ready = { $who } is ready.
guest-unready = { $who } is not ready any more.
guest-asked = { $who } asks the host for a seat.
guest-declined = { $who } gets no seat in this game.
table-paused = Most players want a pause: the game waits until most vote to continue, or the host resumes it.
table-goes-on = Most players want to continue: the game resumes.
table-filled = Bots sit down.
table-agreed = The table’s settings have changed.
table-locked = The table is locked.
table-unlocked = The table is open.
table-again = Everybody is back for another game.
table-lost = Some connections were lost.
table-closed = The operator of the server closes this table.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-i-am-the-king = I am the King. Honestly.
phrase-who-me = Who, me?
phrase-liar = Liar!
phrase-hurry = Hurry up, please.
phrase-thinking = I am thinking.
phrase-thanks = Thank you!
phrase-again = Another game?

## Why something is not done

refused-bad-message = The server did not understand this.
refused-too-long = This is too long; shorten it.
refused-too-fast = Too much at once; wait a moment.
refused-old-client = The server runs another version; update Ridotto.
refused-no-table = There is no such table; check the code.
refused-not-yours = This is somebody else’s decision; wait for yours.
refused-illegal = This is not one of your options.
refused-stale = The game has moved on; look again.
refused-not-now = This cannot be done now.
refused-not-host = Only the host may do this.
refused-taken = Somebody sits there; choose another seat.
refused-no-seat = There is no such seat.
refused-no-guest = Nobody here is called that.
refused-locked = The table is locked; ask its host.
refused-removed = You are not at this table any more.
refused-empty-seats = Somebody is missing; wait, or fill the seats with bots.
refused-bad-agreement = This cannot be played.
refused-no-bot = There is no such bot.
refused-bad-name = This name cannot be used; choose another.
refused-silent = You may not say that here.
refused-full = The table is full; open another one.
refused-log-full = This table’s log is full: finish the game, and open a new table.
refused-damaged = The data of this table is damaged: open a new one.
refused-watching = Only players can do this; take a seat.
refused-busy = This could not be saved; try again.
refused-closing = The server is about to stop; come back in a moment.
refused-banned = You are banned from this server.
