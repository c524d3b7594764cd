### What the refusals of data sets say in English (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Data sets

not-a-dataset = there is no data set in { $directory }; make one with: ridotto dataset { $directory }
dataset-damaged = { $file } cannot be read; name another folder
dataset-cannot-use = cannot use { $file }: { $reason }
dataset-is-file = { $directory } is a file; name a folder
dataset-not-empty = { $directory } holds other files; name a new or empty folder
dataset-no-parent = there is no directory { $directory } to make the folder in; make it first
dataset-not-writable = { $directory } is not writable; choose another place
dataset-no-room = there may not be enough room in { $directory }: up to { $needed } are needed and { $free } are free; make room or choose another place
dataset-disk-full = the disk is full at { $directory }; make room and give the same command again to go on
dataset-without-games = the data set in { $directory } has no games yet; give the command that made it again to go on
dataset-without-game = the data set in { $directory } has no game { $game }; choose another number
dataset-without-player = nobody in the data set in { $directory } is player { $player }; players go from 0 to { $last }, and { $spectator } is a spectator
dataset-of-other-format = { $directory } holds another data set: it was written in another format; name another folder
dataset-of-other-origin = { $directory } holds another data set: it was made in another way; name another folder
dataset-of-other-game = { $directory } holds another data set: it is about another game; name another folder
dataset-of-other-seed = { $directory } holds another data set: it has another seed; name another folder
dataset-of-other-number = { $directory } holds another data set: it has another number of games; name another folder
dataset-of-other-bots = { $directory } holds another data set: other bots play in it; name another folder
dataset-of-other-table = { $directory } holds another data set: its table is set up differently; name another folder
dataset-of-other-beliefs = { $directory } holds another data set: only one of the two has beliefs; name another folder
dataset-of-other-release = { $directory } holds another data set: another release of Ridotto began it; name another folder
dataset-of-other-sources = { $directory } holds another data set: the program or one of the bots has changed since; name another folder
