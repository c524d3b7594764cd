# What reports of many games say about Mascarade.

mascarade-report-section = { $section ->
    [masks] What happens to the masks
    [turns] What turns are used for
   *[bluffing] How they bluff and contest
}
mascarade-report-measure = { $measure ->
    [announced-per-game] announced per game
    [bluffs] bluffs
    [contested] contested
    [caught-lying] caught lying
    [wrong-claims] wrong claims
    [coins-per-use] coins per use
    [coins-per-game] coins per game
    [turns] of all turns
    [contests] contests others
    [right-contests] contests correctly
   *[true-claims] own claims true
}
lab-deed = { $deed ->
    [look] looking
    [announce] announcing
   *[swap] swapping or pretending to
}
lab-real-swaps = Of all swaps, { $share } were real.

## How bots play, measured in many games. $how is never, always or some: then it is $k of $n.

mascarade-manners-lies = { $how ->
    [never] Hardly ever lies
    [always] Nearly always lies
   *[some] Lies in { $k } of { $n } announcements
}
mascarade-manners-contests = { $how ->
    [never] hardly ever contests
    [always] contests nearly everything
   *[some] contests { $k } in { $n }
}
mascarade-manners-right = { $how ->
    [never] hardly ever rightly
    [always] nearly always rightly
   *[some] rightly { $k } in { $n }
}
