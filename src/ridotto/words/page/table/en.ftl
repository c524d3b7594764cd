### The table of both games: what stands around the cards.

## The Grimm Masquerade

stage-grimm-turn = it is their turn
stage-grimm-bot = bot
stage-grimm-hold = Hold to look
stage-grimm-board = Who is who?
stage-grimm-privately = Hold: with what only you know
stage-grimm-cell-shown = is this character
stage-grimm-cell-marker = put a marker: is not
stage-grimm-cell-impossible = cannot be
stage-grimm-cell-certain = can only be this one
stage-grimm-cell-open = possible
stage-grimm-pencil-struck = struck out by you
stage-grimm-pencil-pinned = your suspicion
stage-grimm-pencil-about = Tap a square for your own notes: strike out, suspect, erase.
stage-grimm-middle = The middle of the table
stage-grimm-cost = After your two cards you may do one of these. It costs two equal artifacts from your tableau, or a treasure and any one artifact.
stage-grimm-back = Back
stage-grimm-ask-payment = { $action }: what do you pay with?
stage-grimm-ask-who = Which character is { $who }?
stage-grimm-ask-whom = { $artifact }: to whom?
stage-grimm-ask-way = { $artifact }: which way does the dance go?
stage-grimm-ask-else = On somebody else as well?
stage-grimm-nobody-else = Nobody else
stage-grimm-thinking = { $who } is thinking.
