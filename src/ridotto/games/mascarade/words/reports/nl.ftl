# What reports of many games say about Mascarade.

mascarade-report-section = { $section ->
    [masks] Wat er met de maskers gebeurt
    [turns] Waar beurten voor dienen
   *[bluffing] Hoe ze bluffen en betwisten
}
mascarade-report-measure = { $measure ->
    [announced-per-game] aangekondigd per spel
    [bluffs] bluf
    [contested] betwist
    [caught-lying] op leugens betrapt
    [wrong-claims] onterechte claims
    [coins-per-use] munten per gebruik
    [coins-per-game] munten per spel
    [turns] van alle beurten
    [contests] betwist anderen
    [right-contests] betwist terecht
   *[true-claims] eigen claims waar
}
lab-deed = { $deed ->
    [look] kijken
    [announce] aankondigen
   *[swap] ruilen of doen alsof
}
lab-real-swaps = Van alle ruilen was { $share } echt.

## Hoe bots spelen, gemeten in veel spellen. $how is never, always of some: dan is het $k van $n.

mascarade-manners-lies = { $how ->
    [never] Liegt bijna nooit
    [always] Liegt bijna altijd
   *[some] Liegt bij { $k } van de { $n } aankondigingen
}
mascarade-manners-contests = { $how ->
    [never] betwist bijna nooit
    [always] betwist bijna alles
   *[some] betwist { $k } op de { $n }
}
mascarade-manners-right = { $how ->
    [never] bijna nooit terecht
    [always] bijna altijd terecht
   *[some] { $k } van de { $n } keer terecht
}
