### What is said in every game.

language-name = English
and = { $first } and { $last }
or = { $first } or { $last }
percent = { $n }%
won-you = You win!
won-you-too = { $count ->
    [one] You win, and so does { $winners }!
   *[other] You win, and so do { $winners }!
}
won-other = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
question-over = The game is over.
you = you
player = player
turn-number = turn { $n }
winners = { $count ->
    [one] Winner
   *[other] Winners
}
saved = The game is saved in { $file }.
choose-number = Choose a number from 1 to { $n }.
not-an-option = That is not one of the options.
goodbye = Goodbye!
your-choice = Your choice (1–{ $n }, ? for help, q to leave):
press-enter-to-go-on = Press Enter to continue.
help-typing = Type the number of an option, or a move in short, like: { $example }. Type q to leave; the game is saved.
go-on-with = To continue: { $command }
hint-mask = { $mask } { $chance }%
hint-only = The Thinker sees only one move: { $move }.
hint-not-ready = The Thinker is still getting ready; there will be hints later.
simulated-games = Games: { $n }
stopped-early = Stopped after { $done } of { $asked } games.
