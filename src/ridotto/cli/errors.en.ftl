### What the command line's refusals say in English (src/ridotto/refusal.py). Nothing but { $fact } may be used
### here: these sentences are read where Fluent is not installed.

## The command line

bad-arguments = { $reason }; see: { $command } --help
needs-extra = this needs the { $extra } extra; install it with: pip install "ridotto[{ $extra }]"
cannot-go-on = cannot go on: { $reason }
not-whole = '{ $text }' is not a whole number
too-many-digits = { $text } has too many digits
turns-out-of-range = { $number } is not from 0 (no limit) to { $most }
games-out-of-range = { $number } is not from 1 to { $most }
threads-out-of-range = { $number } is not from 1 to { $most }, or 0 for all there are
not-seconds = '{ $text }' is not a number of seconds
seconds-out-of-range = { $text } is not from 0 to { $most } seconds
milliseconds-out-of-range = { $number } is not a number of milliseconds from 1 to { $most }
not-minutes = '{ $text }' is not a number of minutes above 0
not-a-seed = '{ $text }' is not a whole number, decimal or hexadecimal
seed-out-of-range = a seed has at most { $bits } bits and is not below 0
number-below-zero = '{ $text }' is not a number from 0 on
bad-review-budget = '{ $text }' is not a budget; a budget is one of { $names }, or a number above 0 and up to { $most }

## Files

cannot-read = cannot read { $file }: { $reason }
cannot-write = cannot write { $file }: { $reason }
not-utf8 = { $file } is not UTF-8 text (byte { $byte }); save it as UTF-8
save-exists = { $file } already exists; choose another name with --save
save-no-directory = there is no directory { $directory } to save in; make it first
save-not-writable = { $directory } is not writable; choose another place with --save
cannot-save = cannot save the game in { $file }: { $reason }
target-ending = '{ $file }' does not say what to write; end its name with { $endings }
target-is-directory = { $file } is a directory; name a file in it
target-no-directory = there is no directory { $directory } to write to; make it first
target-not-writable = { $directory } is not writable; choose another place

## Tables and seats

no-seat = there is no seat '{ $seat }' at a table for { $players }; seats go from A to { $last }, or from 1 to { $players }
option-of-other-game = { $option } belongs to { $other }, and this is { $title }; leave it out
names-and-players = there are { $names } names for { $players } players
no-turn-limit = { $title } has no turn limit; leave out --max-turns
spectator-with-seat = a spectator has no seat; leave out --seat or --watch
spectator-with-hint = a spectator has nothing to decide; leave out --hint or --watch
no-hints = there are no hints for { $title }; leave out --hint
resume-without-seat = a saved game does not know which seat was yours; say it with --seat, or --watch
resume-settled = a saved game has settled its { $option } already; leave it out
resume-over = the game in { $file } is over; see it with: ridotto replay { $file }

## Many games

no-simulation = { $title } cannot be simulated; its package has no simulation part
long-seed = a seed for many games has at most { $bits } bits; take a smaller one
too-few-games = { $games } games tell nothing about a set; play at least { $least }
too-many-among = --among has room for { $room } bots at a table for { $players }; name fewer
odd-and-among = one seat against all others needs both --odd and --among
odd-or-bots = --bots play each other, and --odd plays --among others; choose one of the two
rollouts-or-cpu-time = --rollouts and --cpu-time both say how long a searcher thinks; choose one of the two
same-bot = a bot is named twice; name each once
one-bot = one bot has no opponent; name two or more
no-tempers = no random tempers can be drawn for { $title }
no-rollouts = { $bot } does not search; leave out --rollouts
rounds-without-learn = --rounds are rounds of learning; name a folder with --learn, too
no-learning-among = no network can learn among { $bot }; it takes a bot that answers at once and runs as machine code
cannot-use = cannot use { $file }: { $reason }
worker-died = a worker died in the middle of a game; try again, with fewer --threads

## Servers

no-such-table = there is no table { $code } in this store; list them with: ridotto admin tables
no-such-ban = { $who } is not banned; list the bans with: ridotto admin bans
no-admin-code = say which table: ridotto admin { $what } CODE
not-to-ban = '{ $who }' is neither an address nor the id of a person; see: ridotto admin reports
bad-ban-hours = a ban lasts more than 0 and at most 87600 hours; change --hours
no-store = there is no file { $file }; say where the data are with --store
not-an-address = '{ $address }' is not an address; it looks like http://192.168.1.20:8080/t/ABC123
only-for-new-table = { $option } is for a new table; leave it out, or the table's code
bad-agreement = no table can be opened like this ({ $reason }); change the options
no-name = nobody can join without a name; say it with --name
cannot-save-identity = cannot save your identity in { $file }: { $reason }
identity-damaged = { $file } is damaged; delete it and join again
proof-is-saved-game = { $file } is a saved game, which has no seal; see it with: ridotto replay { $file }
not-a-proof = { $file } is not a proof of a game, or it is cut off: { $reason }
