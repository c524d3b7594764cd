### What the lab's refusals say in English (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Results files

not-results = { $file } is not the file of a tournament; name another one
results-of-other-format = { $file } was written in another format; name another file
results-of-other-release = { $file } was begun by another release of Ridotto; name another file
results-of-other-sources = the program or one of the bots has changed since { $file } was begun; name another file
results-of-other-game = { $file } belongs to a tournament of another game; name another file
results-of-other-bots = { $file } belongs to a tournament of other bots; name another file
results-of-other-seed = { $file } belongs to a tournament with another seed; name another file
results-of-other-table = { $file } belongs to a tournament at another table; name another file
block-not-readable = { $file }, line { $line } cannot be read; remove that line, or name another file
block-out-of-order = { $file }, line { $line } does not continue where the lines before it stopped; name another file
block-of-other-tournament = { $file }, line { $line } is not a block of this tournament; name another file
