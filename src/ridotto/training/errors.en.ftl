### What training refuses, in English (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

folder-is-not-a-run = { $folder } holds something else; name a new folder
folder-has-another-run = { $folder } holds another run ({ $game }, seed { $seed }); name a new folder, or leave out what differs
run-of-another-version = the run in { $folder } was begun by another version of Ridotto; name a new folder
broken-checkpoint = the checkpoint in { $folder } cannot be read; delete { $file } to begin again, or name a new folder
run-cannot-use = cannot use { $file }: { $reason }
no-network-for-game = no network can be trained for this game; those for which it can are: { $games }
