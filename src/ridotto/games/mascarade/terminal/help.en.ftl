### What --help says in English (src/ridotto/cli/speech.py). Nothing but { $fact } may be used here.

masks = show all masks and what they do
scenarios = show the named sets of masks
check-mask = check a mask of your own and show its card
check-set = check whether masks can be played together
edition = 1 (2013, the default) or 2 (2021)
scenario = recommended (edition 1), A or B (edition 2)
masks-named = the masks of the game, by name
mask = a mask of your own from a TOML file; may be given several times
opening-round = everyone begins with a swap
all-at-once = answers stay secret until all are in
fate = a swapper may let fate decide
show-bans = having to show a card also restricts the next turn
memory = how long the table remembers what you have seen: only this turn, the last round or the whole game (default: { $default })
only-edition = only this edition, 1 or 2
only-players = only for this many players
mask-file = a mask in TOML, or a link to one or to a set
mask-link = print a link that anybody can open and play at this server (default: { $default })
compare = compare sets of masks by playing them many times
compare-question = show which set of masks is fairer between the seats, shorter and swingier
six-players = number of players (default: 6)
masks-listed = the masks, by name
compare-sets = a scenario (recommended, A, B), masks separated by commas, or a TOML file with several sets
compare-edition = 1 or 2 (default: the one that fits)
compare-seed = a number that gives the same games again; 0x before a hexadecimal one
