### Puzzles. Loaded when somebody opens them.

puzzles-game = Game
puzzles-every-game = all games
puzzles-mixed = All themes
puzzles-solve = Solve one
puzzles-solved = Solved: { $n } of { $total }
puzzles-forget = Start over
puzzles-seen = What you have seen so far
puzzles-tried = Each option was tried { $n } times, with cards that fit what you knew.
puzzles-close = Hard to tell: “{ $move }” won more often, but not clearly.
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-share = Ask somebody else
