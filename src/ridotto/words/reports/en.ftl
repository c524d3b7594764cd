# What reports of many games say.

lab-section = { $section ->
    [seats] Wins by seat
    [order] Wins in order of play (1 begins)
    [endings] How games end
    [ladder] Who wins
   *[cross] One among others
}
lab-measure = { $measure ->
    [wins] games won
    [games] of all games
    [win-ratio] wins, relative to a fair share
   *[rating] rating
}
lab-length = How long games are
lab-turns = turns
lab-moves = moves
lab-lead-changes = changes of the lead
lab-mean = mean
lab-middle-half = half of all games: { $low } to { $high } turns; nine in ten: { $least } to { $most }
lab-numbers = the numbers
lab-interval = 95% interval
lab-fair = The line shows what every row would have if all were equal: { $share }.
lab-played-by = played by { $policy }
lab-first-seat = { $seat } begins
lab-players = { $n } players
lab-seed = seed { $seed }
lab-made-by = Made by Ridotto, an unofficial program.
lab-again = The same games again: { $command }
lab-set = set
lab-games = games
lab-compared = Sets compared
lab-property = { $property ->
    [unevenness] unevenness between seats
    [turns] turns per game
   *[lead-changes] changes of the lead per game
}
lab-property-meaning = { $property ->
    [unevenness] How far apart the seats’ shares of wins are, as a fraction of the fair share. 0 is perfectly fair.
    [turns] How long a game is.
   *[lead-changes] How often somebody else becomes the only leader in a game.
}
lab-first = { $property ->
    [unevenness] Fairest to every seat: { $set }.
    [turns] Shortest: { $set }.
   *[lead-changes] Swingiest: { $set }.
}
lab-cannot-tell = { $property ->
    [unevenness] These games cannot tell which is fairer, { $one } or { $two }
    [turns] These games cannot tell which is shorter, { $one } or { $two }
   *[lead-changes] These games cannot tell which is swingier, { $one } or { $two }
}; { $needed ->
    [none] they may well be alike.
   *[other] if the difference is what it seems, about { $needed } games each would.
}
lab-arena-title = Arena
lab-arena-size = { $deals } deals × { $tables ->
    [one] { $tables } line-up
   *[other] { $tables } line-ups
} × { $seats } seats
lab-arena-corner = one of ↓ among →
lab-arena-cross-note = How often the one wins, relative to a fair share: 1 is what everybody would win if all were equal. ▲ clearly more, ▼ clearly less.
lab-arena-fooled = { $odd } has one fixed idea, and clearly wins more than a fair share against { $among }.
lab-arena-not-fooled = Nobody with one fixed idea clearly wins more than a fair share against any bot.
lab-exploit-title = Best response to { $bot }
lab-exploit-tempers = { $n } tempers
lab-exploit-learned = network, { $n } rounds
lab-exploit-note = One temper among bots of that kind, in { $games } fresh games each; 1 is a fair share. The best of them has these parameters:
dataset-done = Games written to { $folder }: { $n }, { $bytes } bytes each (seed { $seed })
dataset-stopped = Stopped: { $n } of { $games } games are written. Give the same command again to go on.
training-done = Trained for { $n } rounds; it wins { $share } ± { $margin } fair shares. The network and its curve are in { $folder }.
training-stopped = Stopped after { $n } of { $rounds } rounds; it wins { $share } ± { $margin } fair shares. Give the same command again to go on.
training-begun = Stopped after { $n } of { $rounds } rounds. Give the same command again to go on.
training-round = round
training-share = fair shares won

## How bots play.

manners-memory = { $what ->
    [everything] forgets nothing
    [some] forgets { $share } every turn
   *[nothing] pays no attention
}
manners-none = No fixed habits
