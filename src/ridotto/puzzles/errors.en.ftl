### Why puzzles cannot be used (src/ridotto/puzzles/trouble.py). Nothing but { $fact } may be used here.

not-puzzles = { $file } is not a file of puzzles
puzzles-other-version = { $file } is of version { $version }, and this program reads version { $ours }; find new ones with “ridotto puzzles”
puzzle-damaged = line { $line } of { $file } is damaged: { $reason }
no-theme = there is no theme '{ $theme }'; themes are { $themes }
no-puzzle = there is no puzzle { $number }; there are { $count }
puzzle-not-playable = puzzle { $number } cannot be played: { $reason }
puzzle-not-a-choice = puzzle { $number } does not ask who decides there, or offers a move that is not possible
puzzle-not-clear = in puzzle { $number } the best option is not { $points } points ahead
puzzle-disagrees = in puzzle { $number } the chances do not differ by the leads
puzzle-not-deduced = puzzle { $number } asks who somebody is, and its answer is not the likeliest
puzzle-too-few-worlds = puzzle { $number } was not confirmed with { $times } times what it was found with
puzzle-same-game = puzzles { $first } and { $number } are from the same game
puzzle-other-rules = puzzle { $number } is for rules { $rules } and policy '{ $policy }'; find it again
