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
record-not-ours = { $file } is not a Ridotto game but { $format }
record-other-version = { $file } has format version { $version } and this program reads versions up to { $ours }; update Ridotto or use the release that wrote it
record-damaged = { $file } is damaged: { $reason }
record-cannot-be-replayed = { $file } cannot be replayed: { $reason }
record-events-disagree = { $file }: its moves and its events disagree from event { $event } on; do not trust it
record-result-disagrees = { $file }: its moves do not lead to its result; do not trust it
record-checksum-wrong = { $file } is damaged: its checksum does not match; use another copy of it
record-other-rules = this game was played by rules version { $version } and this program knows version { $ours }; read it with the release that wrote it
record-no-seat = there is no seat { $seat } at a table for { $players }; seats go from 0 to { $last }
record-bad-seed = the seed '{ $seed }' is not a hexadecimal number of at most { $bits } bits
bad-name = { $name } is not a name; a name has 1 to { $most } visible characters
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
bots-not-readable = give the table a list of bots, each from find_bot or a class of your own, not { $value }
bad-budget = a bot searches for some seconds or roll-outs, not for { $value }; give it a Budget
bot-not-loaded = the bot '{ $bot }' is installed and cannot be loaded: { $reason }
bot-illegal-move = the bot { $bot } made an illegal move as { $player }: { $reason }; correct the bot or choose another one
bots-not-on-cluster = not all of { $bots } play on a cluster; leave out --ray
bot-only-alone = '{ $bot }' plays at all seats or at none; name it alone
no-language = there is no language '{ $language }'; the languages are: { $languages }
