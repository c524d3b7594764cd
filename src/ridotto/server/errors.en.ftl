# Why the server refuses a command or a request. The sentences use nothing but { $fact }.

because = { $reason }

## Playing

no-game-now = there is no game now; wait for the host to begin one
watching = you are watching; take a seat to play
game-moved-on = the game has moved on; look again and decide again
not-your-decision = this is another player's decision; wait for yours
paused = the game is paused; wait until it goes on
not-an-option = this is none of your options; choose one of those in the question
empty-seats = some seats are empty; wait for people, or fill the seats with bots
game-goes-on = a game is being played; wait for its end
game-not-over = a game has to end first; then you can play again
nothing-to-pause = there is nothing to pause now
not-paused = nothing is paused
no-vote-without-seat = only people with a seat may vote; take one

## Seats and people

not-at-this-table = you are not at this table any more; join it again
removed-by-host = the host has removed you from this table; open one of your own
table-locked = this table is locked; ask its host to open it
table-full = too many people are at this table; open another one
no-seat = there is no seat { $seat }; this table has { $seats }
seat-taken = this seat is taken; choose another one
seen-from-another-seat = you have seen this game from another seat; sit there again, or wait for the next one
not-seated = you do not have a seat; there is nothing to leave
no-stand-in = no bot plays for you; there is nothing to take back
names-stay = names stay as they are in a game; change yours afterwards
bad-name = a name has 1 to { $most } visible characters; choose another
back-already = they are back, or a bot plays for them already

## Hosting

not-host = only the host may do this; ask them
cannot-remove-yourself = you are the host; leave, if that is what you want
guest-away = { $guest } is away; hand over to a guest who is here
no-guest-with-number = there is no guest with number { $number }; look who is here
has-host = the host is back

## Talk

no-chat = this table plays without chat; use the phrases
muted = the host has muted you; ask them to let you speak
empty-text = there are no visible characters in it; write some words
no-phrases = phrases are turned off at this table, or you are muted

## Connections

old-client = this server speaks version { $version } of the protocol; reload the page, or update Ridotto
no-person = the server does not know you yet; say your name first
no-table = there is no table with this code; check it, or open one
only-shows = a wall only shows the table; join it to do something
message-too-long = a message has at most { $most } bytes; shorten it
messages-too-fast = you send too many messages at once; wait a moment and send it again
message-not-understood = this cannot be understood: { $problem }; see docs/protocol.md
not-written = this could not be saved; send it again
store-in-trouble = the server has trouble with its store; connect again in a moment
table-busy = too much happens at this table at once; try again in a moment

## Requests

no-address = there is nothing at this address; see /api/openapi.json for what there is
wrong-method = this address does not take this method; see /api/openapi.json for how to ask
bad-host = there is no such host; check the address
unknown-host = this server does not know the name { $host }; its host can allow it with --hosts { $host }
other-origin = pages from other sites may not ask this; open our own page
request-too-long = a request has at most { $most } bytes; shorten it
request-cut-off = the request ended too early; send it again
request-not-understood = this cannot be understood: { $problem }; see /api/openapi.json
try-again = this cannot be done right now; try again in a moment
no-person-in-request = the server does not know you yet; say your name first: POST /api/people
too-many-requests = too many requests came from your address; wait a minute
too-many-people = too many people came from your address; wait an hour
too-many-codes = too many codes were tried from your address; wait an hour
too-many-tables = too many tables were opened from your address; wait an hour
no-language = there is no language '{ $language }'; choose one of { $languages }
bad-way-back = this code is wrong or too old; make a new one where you are known
nobody-to-begin-with = the other seats are empty; name bots, or begin when people have come
no-such-game-number = games at a table are numbered 1, 2, 3 …; ask for one of them
game-goes-on-still = game { $number } is not over yet; wait for its end
game-not-finished = game { $number } was not played to its end at this table; choose another
no-story = this game keeps no story; look at its replay instead
no-viewer = there is no player { $player } in this game; choose 0 to { $last }, table or truth

## Settings

bad-processes = processes are 1 to 64, not { $processes }; change --processes
processes-need-postgresql = several processes need PostgreSQL; set --store postgresql://… or --processes 1
bad-port = a port is a number from 0 to 65535, not { $port }; change --port
setting-below-zero = { $flag } must be a finite number that is not below 0; choose another one
setting-is-zero = with { $flag } 0 nobody could play; choose another number
no-log-level = there is no log level '{ $level }'; choose debug, info, warning or error
bad-variable = { $variable } cannot be '{ $value }'; it is like { $example }

## Proofs

other-cards-sealed = the seal does not fit this game: its cards are not those that were sealed at the start
other-seal = this is not the seal that you were told at the start; do not trust this game
