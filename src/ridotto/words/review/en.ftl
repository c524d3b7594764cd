### What reviews and puzzles say, in terminal, page and link previews. The page loads it when a review or a puzzle is opened.

## The review

review-heading = Review of a game: { $game }
review-made-with = Budget: { $budget } · seed: { $seed } · games played on: { $rollouts }
review-assumes = The figures assume that everybody goes on like bots of their kind. People are not bots.
review-doing = { $what ->
    [compile] Compiling, once on this machine
    [truth] Playing on with the real cards
    [own] Playing on from what each player knew
    [decisions] Trying other options
   *[write] Writing it down
}

## Turning points

review-points = Turning points
review-point-better = Turn { $n }: { $who } chose “{ $move }”. “{ $better }” would have raised the chance to win from { $before } to { $after }.
review-point-better-true = Turn { $n }: { $who } chose “{ $move }”. “{ $better }”, which was true, would have raised the chance to win from { $before } to { $after }.
review-point-better-bluff = Turn { $n }: { $who } chose “{ $move }”. “{ $better }”, a bluff, would have raised the chance to win from { $before } to { $after }.
review-point-move = Turn { $n }: { $who } chose “{ $move }”. The chance to win of { $player } went from { $before } to { $after }.
review-point-chance = Turn { $n }: luck decided. The chance to win of { $player } went from { $before } to { $after }.

## The players

review-players = How everybody played
review-column = { $column ->
    [accuracy] accuracy
    [courage] courage
    [suspicion] suspicion
    [luck] luck
    [own] own decisions
    [others] others’ decisions
    [chance] chance
   *[result] result
}
review-report-points = Luck, decisions and chance are in points, that is per cent of a win; own decisions, others’ decisions and chance add up to the result less the fair share.
review-honours = Honours
review-honour = { $honour }: { $who } ({ $about })
review-honour-accurate = Steady hand
review-honour-accurate-about = accuracy: { $n }
review-honour-cool = Poker face
review-honour-cool-about = good bluffs: { $n }
review-honour-sharp = Sharp eyes
review-honour-sharp-about = suspicion: { $n }
review-honour-lucky = Fortune’s favourite
review-honour-lucky-about = luck, in points: { $n }
review-honour-unlucky = Out of luck
review-honour-unlucky-about = bad luck, in points: { $n }
review-honour-comeback = Comeback
review-honour-comeback-about = points made up: { $n }

## Decisions

review-report-decisions = Costly decisions
review-no-mistakes = Nobody made a clear mistake.
review-verdict-good = good
review-verdict-inaccurate = inaccurate
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-verdict-none = too close to call
review-decision = Turn { $n }, { $who }, “{ $move }”: { $verdict }, points lost: { $loss } ({ $low } to { $high }).
review-better = Better: “{ $move }” ({ $chance } instead of { $taken }).
review-fortune-lucky = A lucky mistake: with the real cards it did no harm.
review-fortune-unlucky = With the real cards it went badly all the same.

## Bluffs

review-bluffs = Bluffs
review-no-bluffs = Nobody bluffed.
review-bluff = Turn { $n }, { $who }: “{ $move }”, in truth: { $truth }.
review-believed = Believed it: { $names }.
review-believed-by = { $who } { $chance }
review-earned = Points it earned: { $n }.
review-should-claim = Should have claimed: { $names }.
review-bluff-stood = Nobody contested it.
review-bluff-contested = It was contested.
review-bluff-good = A good bluff.
review-bluff-bad = A bad bluff.
review-bluff-unclear = Hard to say whether it was a good bluff.

## Plots of the report

review-report-chances = Chances to win with the real cards
review-own-chances = Chances to win as each player could know
review-chance = chance to win
review-result-made-of = What each result is made of
review-in-points = points

## Puzzles

puzzle-title = What would you do?
puzzles-about = Positions from games of bots, as one player saw them. In each, one decision is clearly the best. Which?
puzzle-theme = { $theme ->
    [who] Who is it?
    [claim] To claim or not?
    [lie] When to lie?
   *[point] Whom to point at?
}
puzzle-number = Puzzle { $n } of { $count }: { puzzle-theme }
puzzle-you-are = You are { $who }. This is what you have seen:
puzzle-right = Right: “{ $move }” wins most often.
puzzle-wrong = No: “{ $move }” wins most often.
puzzle-option = { $move }: { $chance }% ({ $low } to { $high }%)
puzzle-chances = How often each option wins, from what you knew:
puzzle-again = Another one: { $command }
puzzles-searched = Puzzles in { $file }: { $n }
puzzles-players = { $game } (number of players: { $players }): { $n }
puzzles-valid = Every puzzle can be played and keeps its promises.
