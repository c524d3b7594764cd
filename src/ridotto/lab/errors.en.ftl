### What the lab's refusals say in English (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Results files

not-results = { $file } is not the file of a tournament; name another one
results-of-other-format = { $file } belongs to another tournament: it was written in another format; name another file
results-of-other-release = { $file } belongs to another tournament: another release of Ridotto began it; name another file
results-of-other-sources = { $file } belongs to another tournament: the program or one of the bots has changed since; name another file
results-of-other-game = { $file } belongs to another tournament: it is about another game; name another file
results-of-other-bots = { $file } belongs to another tournament: other bots play in it; name another file
results-of-other-seed = { $file } belongs to another tournament: it has another seed; name another file
results-of-other-table = { $file } belongs to another tournament: its table is set up differently; name another file
results-of-other-rollouts = { $file } belongs to another tournament: its searchers have another number of roll-outs; name another file
results-of-other-cpu-time = { $file } belongs to another tournament: its searchers have another CPU time; name another file
block-not-readable = { $file }, line { $line } cannot be read; remove that line, or name another file
block-out-of-order = { $file }, line { $line } does not continue where the lines before it stopped; name another file
block-of-other-tournament = { $file }, line { $line } is not a block of this tournament; name another file
