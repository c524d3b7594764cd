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
export-none = There is no finished game that may be exported: only tables that were opened for study have some.
export-damaged = The log of table { $code } is damaged: its games are left out. Restore a backup if they matter.
table-studied = Finished games of this table may be used for study, without names, talk and times.

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
table-connection-back = The connection was lost; you are back.
table-help =
    a number, notation or words: your choice · ? the cards · q hang up (your seat stays yours)
    /say TEXT · /phrase NAME · /who · /seat A · /ask A (for a seat in a game) · /stand · /leave · /take (back from the bot) · /back (a code for another device)
    /name NAME · /vote (for a pause, or to go on) · /ready (before a game)
    host: /fill BOT,… · /empty A · /begin · /again · /pause · /go · /lock · /unlock · /remove NAME · /standin NAME · /host NAME · /mute NAME · /unmute NAME · /let NAME · /decline NAME

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
guest-knew = { $who } knew it.
guest-kept-private = { $who } keeps a finished game private to this table.
guest-made-public = { $who } does not keep a finished game private any more.
guest-asked = { $who } asks the host for a seat.
guest-declined = { $who } gets no seat in this game.
table-paused = Most players want a pause: the game waits until most vote to continue, or the host resumes it.
table-goes-on = Most players want to continue: the game resumes.
table-filled = Bots sit down.
table-agreed = The table’s settings have changed.
table-adjusted = The time for decisions or the bots’ pace has changed.
table-interrupted = The server was away for a moment; the clocks stood still.
table-locked = The table is locked.
table-unlocked = The table is open.
table-again = Everybody is back for another game.
table-played-on = Somebody plays on from move { $move } of this game, against bots.
table-lost = Some connections were lost.
table-closed = The operator of the server closes this table.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-who-me = Who, me?
phrase-liar = Liar!
phrase-hurry = Hurry up, please.
phrase-thinking = I am thinking.
phrase-thanks = Thank you!
phrase-again = Another game?

## Links

seat-name = Seat { $n }
preview-title = { $game }, turn { $n }
preview-any = A game at a masked ball: look at it step by step.
