### What a Refusal says in English (src/ridotto/refusal.py). Nothing but { $fact } may be used here: these
### sentences are read where Fluent is not installed.

## Moves

no-such-move = '{ $text }' is not a move at this table; moves look like: { $examples }
move-not-readable = a move is a whole number or a text, not { $move }
move-not-allowed = '{ $move }' is not allowed: { $reason }
some-moves = { $moves } and { $more } more
move-in-record = move { $number }: { $reason }
has-to-choose = { $who } has to choose from { $options }
game-over = the game is over; there is nothing to decide
not-your-decision = it is { $decider }'s decision, not { $player }'s; wait for it
no-player = there is no player { $player } at a table for { $players }; players are numbered from 0
no-event = events are numbered from 0; { $number } is not a number of one
truth-too-early = the secrets of a game are shown only after its end; ask for what a player saw instead
story-too-early = the story of a game is told only after its end; ask for what a player saw instead

## Saved games

record-not-a-game = { $file } is not a saved game, or it is cut off: { $reason }
record-not-bytes = a saved game is read from bytes, not from { $value }
not-a-record = only a record can be replayed, not { $value }; read one with read_record
not-a-game = only a game can be saved, not { $value }
record-not-ours = { $file } is not a Ridotto game but '{ $format }'
record-other-version = { $file } has format version { $version } and this program reads versions up to { $ours }; update Ridotto or use the release that wrote it
record-damaged = { $file } is damaged: { $reason }
record-cannot-be-replayed = { $file } cannot be replayed: { $reason }
record-events-disagree = { $file }: its moves and its events disagree from event { $event } on; do not trust it
record-result-disagrees = { $file }: its moves do not lead to its result; do not trust it
record-checksum-wrong = { $file } is damaged: its checksum does not match; use another copy of it
record-other-rules = this game was played by rules version { $version } and this program knows version { $ours }; read it with the release that wrote it
record-no-seat = there is no seat { $seat } at a table for { $players }; seats go from 0 to { $last }
record-bad-seed = the seed '{ $seed }' is not a hexadecimal number of at most { $bits } bits
bad-name = '{ $name }' is not a name; a name has 1 to { $most } visible characters
name-not-text = a player's name is a text, not { $name }; give every player a name
wrong-number-of-players = { $title } is for { $least } to { $most } players, not { $players }; change the number
same-name = two players have the same name; give one of them another

## Tables

bad-argument = no table can be set up like this: { $argument } cannot be { $value }; it has to be { $type }
players-not-readable = invite a number of players or give a list of names, not { $value }
not-a-header = a game starts from a header, not from { $value }; start one with Game
no-game = there is no game '{ $game }'; the games are: { $games }
game-without-words = the game '{ $game }' has no words; show its events and moves as numbers
bad-seed = a seed is a whole number from 0 to 2^{ $bits } - 1, not { $seed }; choose another
table-impossible = no table can be set up like this: { $reason }

## Bots and languages

no-bot = there is no bot '{ $bot }' for this game; the bots are: { $bots }
no-bot-but = there is no bot '{ $bot }' for this game; did you mean { $near }?
not-a-network = { $file } is not a network; name a file that ridotto train wrote
other-network-version = { $file } is a network of another version; train it again with this one
network-of-another-game = { $file } is a network for { $other }, and { $game } is played
broken-network = { $file } is broken: it does not hold the numbers that a network has
bots-not-readable = give the table a list of bots, each from find_bot or a class of your own, not { $value }
bad-budget = a bot searches for some seconds or roll-outs, not for { $value }; give it a Budget
bot-not-loaded = the bot '{ $bot }' is installed and cannot be loaded: { $reason }
bot-illegal-move = the bot { $bot } made an illegal move as { $player }: { $reason }; correct the bot or choose another one
bots-not-on-cluster = not all of { $bots } play on a cluster; leave out --ray
bot-only-alone = '{ $bot }' plays at all seats or at none; name it alone
no-language = there is no language '{ $language }'; the languages are: { $languages }

## Errors of the system and of parsers

os-no-file = no such file or directory
os-denied = permission denied
os-is-directory = is a directory
os-not-directory = not a directory
os-exists = it already exists
os-no-space = no space left on device
os-read-only = the disk can only be read
os-long-name = the name is too long
os-loop = the links go round in circles
os-many-files = too many files are open
os-disk = the disk reports an error
os-refused = no server is listening there
os-cut-off = the connection was cut off
os-too-slow = it took too long
os-unreachable = there is no way to it through the network
system-says = the system says: { $reason }
net-no-host = this name cannot be found
net-certificate = its certificate cannot be trusted
net-no-tls = no secure connection could be made
net-too-slow = it took too long
net-cut-off = the connection was cut off
net-no-http = it does not answer like a web server
net-bad-address = this is not an address
server-says = the answer was: { $reason }
toml-same-key = the same key is there twice
toml-no-equals = there is no = after the key
toml-open-table = a ] is missing after the name of a table
toml-more-on-line = something follows the value on the same line
toml-open-text = a text is not closed with a quote
toml-bad-character = the character { $character } may not be there
toml-bad-key = a key should begin here; keys have letters and digits
toml-bad-value = the value is not readable; texts have quotes around them
toml-bad-date = there is no such date or time
toml-open-list = a list is not closed with ]
toml-open-braces = an inline table is not closed
toml-bad-escape = after a \ in a text something else has to follow
toml-other = this is not TOML ({ $reason })
data-cut-off = the data end too early
data-not-json = this is not JSON (byte { $byte })
data-not-utf8 = this is not UTF-8 text
data-too-deep = it is nested too deeply
data-missing = the field { $field } is missing
data-unknown = there is no field { $field }
data-no-such-value = the value { $value } is not possible
data-wrong-type = expected { $wanted }, found { $found }
data-other-type = expected { $wanted }
data-type-int = a whole number
data-type-float = a number
data-type-str = a text
data-type-bool = true or false
data-type-array = a list
data-type-object = an object with fields
data-type-null = nothing
data-too-small = the number is below { $least }
data-too-large = the number is above { $most }
data-short-text = the text has fewer than { $least } characters
data-long-text = the text has more than { $most } characters
data-short-list = the list has fewer than { $least } entries
data-long-list = the list has more than { $most } entries
data-other-length = the number of entries in the list is not { $length }
data-other-form = the text does not have the expected form
data-at = { $path }: { $reason }
data-other = it cannot be read ({ $reason })
