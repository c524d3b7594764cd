### What the server's refusals say in English (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Playing

no-game-now = there is no game now; wait for the host to begin one
watching = you are watching; take a seat to play
game-moved-on = the game has moved on; look again and decide again
not-your-decision = this is another player's decision; wait for yours
paused = the game is paused; wait until it goes on
not-an-option = this is not one of your options; choose one of those in the question
empty-seats = some seats are empty; wait for people, or fill the seats with bots
game-goes-on = a game is being played; wait for its end
game-not-over = a game has to end first; then you can play again
study-only-from-the-start = games of a table may be used for study only if it was opened like that; open a new table for it
nothing-to-adjust = clock and pace are like that already
nothing-to-pause = there is nothing to pause now
not-paused = nothing is paused
no-vote-without-seat = only people with a seat may vote; take one
knew-too-early = a game has to end first; then you can say what you knew
knew-too-late = this game's moments are over; look at the one on the screen
knew-nothing = this game has no such moment; choose one of those in its story
knew-already = you have said so already
knew-enough = you have known { $most } things in this game; leave some to the others

## Seats and people

not-at-this-table = you are not at this table any more; join it again
removed-by-host = the host has removed you from this table; open one of your own
table-locked = this table is locked; ask its host to open it
log-almost-full = this table has seen so much that there is no more room for talk; finish the game, and open a new table
log-full-in-game = this table's log is full; finish the game, and open a new table
log-full = this table's log is full; open a new table (finished games can still be read)
table-damaged = the log of this table is damaged at number { $number }; tell whoever runs the server, and open a new table
table-full = too many people are at this table; open another one
no-seat = there is no seat { $seat }; this table has { $seats }
seat-taken = this seat is taken; choose another one
seen-from-another-seat = you have seen this game from another seat; sit there again, or wait for the next one
seats-stay = nobody sits down in the middle of a game at this table; watch, and play the next one
ask-for-seat = at this table the host decides who sits down in the middle of a game; ask for the seat
nothing-to-ask = there is no seat to ask for now; watch, or take an empty one
seat-asked-already = you have already asked for this seat; wait for the host
another-seat-asked = they have asked for another seat meanwhile; look again
seat-declined = the host gave you no seat in this game; watch, and play the next one
nobody-asks = the guest with number { $number } does not ask for a seat; look who does
not-seated = you do not have a seat; there is nothing to leave
no-stand-in = no bot plays for you; there is nothing to take back
names-stay = names stay as they are in a game; change yours afterwards
bad-name = a name has 1 to { $most } visible characters; choose another
back-already = they are back, or a bot plays for them already

## Hosting

table-closed = this table was closed; open another one
banned = you are banned from this server; come back in { $seconds }
not-host = only the host may do this; ask them
cannot-remove-yourself = you are the host; leave, if that is what you want
no-stand-in-for-yourself = you are the host; stand up, and a bot plays on for you
nothing-to-stand-in-for = { $guest } is not playing now; there is nothing that a bot could do for them
awake-not-asked = { $guest } is here, and nobody waits for them now; a bot can play for them when they leave a question open
awake-has-time = { $guest } is here and may be thinking; if the question is still open in { $seconds }, a bot can play for them
guest-away = { $guest } is away; hand over to a guest who is here
no-guest-with-number = there is no guest with number { $number }; look who is here
has-host = the host is back
agreement-impossible = no game can be played like this ({ $reason }); change what the table agrees on

## Talk

no-chat = this table plays without chat; use the phrases
muted = the host has muted you; ask them to let you speak
empty-text = there are no visible characters in it; write some words
no-phrases = phrases are turned off at this table, or you are muted
no-such-phrase = there is no phrase '{ $phrase }' at this table; choose one of { $phrases }

## Connections

old-client = this server uses version { $version } of the protocol; reload the page, or update Ridotto
no-person = the server does not know you yet; say your name first
no-table = there is no table with this code; check it, or open one
only-shows = a TV only shows the table; join it to do something
closed-slow = you are too far behind; connect again
closed-fast = too many messages came from you; slow down
closed-damaged = the data of this table are damaged; open another one
closed-left = you have left this table; join it again
closed-banned = you are banned from this server; come back later
message-too-long = a message has at most { $most } bytes; shorten it
messages-too-fast = you send too many messages at once; wait a moment and send it again
message-not-understood = this cannot be understood: { $problem }; see docs/protocol.md
too-many-rows = too much was done from your address; try again in { $seconds }
too-many-sockets = too many connections are open from your address; close some, or try again in { $seconds }
not-written = this could not be saved; send it again
store-in-trouble = the server has trouble with its store; connect again in a moment
table-busy = too much is happening at this table; try again in a moment

## Requests

no-page = there is nothing at this address; begin at /
no-address = there is nothing at this address; see /api/openapi.json for what there is
other-http-error = the server answers { $status }; see /api/openapi.json for how to ask
wrong-method = this address does not take this method; see /api/openapi.json for how to ask
bad-host = there is no such host; check the address
unknown-host = this server does not know the name { $host }; its host can allow it with --hosts { $host }
other-origin = pages from other sites may not ask this; open our own page
request-too-long = a request has at most { $most } bytes; shorten it
request-cut-off = the request ended too early; send it again
request-not-understood = this cannot be understood: { $problem }; see /api/openapi.json
try-again = this cannot be done right now; try again in a moment
no-person-in-request = the server does not know you yet; say your name first: POST /api/people
too-many-requests = too many requests came from your address; try again in { $seconds }
too-many-people = too many people came from your address; try again in { $seconds }
too-many-codes = too many wrong codes were tried from your address; try again in { $seconds }
too-many-tables = too many tables were opened from your address; try again in { $seconds }
no-language = there is no language '{ $language }'; choose one of { $languages }
bad-way-back = this code is wrong or too old; make a new one where you are known
nobody-to-begin-with = the other seats are empty; name bots, or begin when people have come
no-such-game-number = games at a table are numbered 1, 2, 3 …; ask for one of them
game-goes-on-still = game { $number } is not over yet; wait for its end
game-not-finished = game { $number } was not played to its end at this table; choose another
no-story = this game keeps no story; look at its replay instead
no-viewer = there is no player { $player } in this game; choose 0 to { $last }, table or truth
game-is-private = the players keep this game private to their table; ask one of them
not-your-game = only people who played this game may do that
privacy-unchanged = the game is like that already
reviews-off = this server makes no reviews; save the game, and use: ridotto review FILE
too-many-reviews = too many reviews were asked for from your address; try again in { $seconds }
too-many-reviews-wait = too many reviews are waiting; try again in { $seconds }
review-failed = this review could not be computed; ask for it again, and tell whoever runs the server if that does not help
no-such-part = this review has no such part, or is not done; ask how far it is
no-such-review = there is no such review, or it is too old; ask for it again
record-not-finished = this game is not over; there is a review when it has ended
record-too-long = a game that is reviewed here has at most { $most } moves
game-is-being-played = a game like this is being played at a table here; there is a review when it has ended
no-such-step = this game can be played on from steps 0 to { $last }, not from { $step }
hint-only-among-bots = there are hints only where every other seat is a bot’s
hint-not-here = there are no hints for this game on this server
no-such-puzzle = there is no such puzzle; choose one from the list

## Settings

bad-processes = processes are 1 to 64, not { $processes }; change --processes
processes-need-postgresql = several processes need PostgreSQL; set --store postgresql://… or --processes 1
bad-proxy = a proxy is an address or a network such as 10.0.0.0/8, not '{ $proxy }'; change --proxies
bad-port = a port is a number from 0 to 65535, not { $port }; change --port
setting-below-zero = { $flag } must be a finite number that is not below 0; choose another one
setting-is-zero = with { $flag } 0 nobody could play; choose another number
no-log-level = there is no log level '{ $level }'; choose debug, info, warning or error
bad-variable = { $variable } cannot be '{ $value }'; it is like { $example }

## Proofs

other-cards-sealed = the seal does not fit this game: its cards are not those that were sealed at the start
other-seal = this is not the seal that you were told at the start; do not trust this game

## Starting

server-not-started = the server could not start; the lines above say why
port-in-use = port { $port } is in use; end what uses it, or choose another with --port
port-not-allowed = you may not use port { $port }; choose one above 1023 with --port
host-not-ours = { $host } is not an address of this machine; set --host to 0.0.0.0 or to an address of this machine

## Store and bus

no-such-store = tables cannot be stored in '{ $url }'; name a file, or postgresql://user@host/database
no-such-bus = processes cannot notify each other over '{ $url }'; name postgresql://… or valkey://host:6379
store-needs-extra = { $what } needs one more package; install it with: pip install "ridotto[{ $extra }]"
bad-valkey-address = the address of the Valkey server cannot be read ({ $reason }); write it like valkey://host:6379
store-closed = the store is closed; start the server again
no-store-directory = there is no directory { $directory } for the data; make it first, or choose another place with --store
store-of-other-program = { $file } belongs to another program; choose another file
store-not-usable = { $file } cannot be used ({ $reason }); choose another place
newer-store = { $place } was written by a newer Ridotto (its data have version { $version }, and this one reads up to { $ours }); update Ridotto, or choose another place
way-back-without-person = a way back is for a person in the store; store the person first
old-sqlite = Ridotto needs SQLite { $needed } or newer, and this Python has { $version }; use a newer Python
sqlite-full = there is no room left for { $file }; free some space on the disk and try again
sqlite-locked = { $file } is locked by another program; end that program and try again
sqlite-not-a-database = { $file } is not an SQLite database; choose another file
sqlite-damaged = { $file } is damaged; replace it with a backup
sqlite-read-only = { $file } cannot be written; make the file and its directory writable
sqlite-not-opened = { $file } cannot be opened; check that its directory exists and is writable
sqlite-disk = the disk with { $file } reports an error; check the disk before you continue
other-sqlite-error = SQLite cannot use { $file } ({ $reason }); check the file, or choose another one
postgresql-slow = PostgreSQL at { $address } took longer than { $seconds }; find out what keeps it busy
postgresql-unreachable = PostgreSQL at { $address } cannot be used ({ $reason }); check that it is running and that the address is right
postgresql-refuses = PostgreSQL at { $address } refuses a statement ({ $reason }); check the database
backup-exists = { $file } already exists; choose another name
backup-not-writable = { $file } cannot be written ({ $reason }); choose another place
use-pg-dump = PostgreSQL has its own program for backups; use: pg_dump --format=custom --file={ $file } { $address }

## Clients

no-answer = nobody answers at { $address } ({ $reason }); check the address
not-our-server = the server answers { $status } and is probably not a Ridotto server; check the address
server-refuses = the server refuses: { $reason }
connection-lost = { $address } does not answer any more ({ $reason }); try again later
