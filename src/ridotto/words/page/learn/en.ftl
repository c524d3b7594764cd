### Learning the games: the rules in short, what things are, and what the coach of a first game says.

learn-title = Learn to play
learn-lead = Games of masks. Read for two minutes, or learn at the table.
learn-games = The games
learn-back = Home
learn-in-short = In two minutes
learn-rules = Rules of the game
learn-all-rules = All rules and cards, in a new tab
learn-options = House rules
learn-options-about = Your table may agree on any of these.
learn-glossary = Words you will hear
learn-nothing = Nothing has been written about this yet.
learn-offline = This could not be fetched. Check the connection and try again.
learn-guided = Play a guided first game
learn-guided-about = Three bots sit down with you, nobody hurries, and a coach tells you what is going on.
learn-begin = Sit down and begin
learn-guide-title = Your coach
learn-guide-got-it = Got it
learn-guide-stop = Skip all lessons
learn-learned = What you have learned
learn-guide-won = That was your first game. See below who was really who. All lessons can be read again in the menu of the next game.
