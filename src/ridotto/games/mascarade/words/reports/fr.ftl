# What reports of many games say about Mascarade.

mascarade-report-section = { $section ->
    [masks] Ce qui arrive aux masques
    [turns] À quoi servent les tours
   *[bluffing] Comment ils bluffent et contestent
}
mascarade-report-measure = { $measure ->
    [announced-per-game] annonces par partie
    [bluffs] bluffs
    [contested] contestées
    [caught-lying] mensonges démasqués
    [wrong-claims] fausses revendications
    [coins-per-use] pièces par emploi
    [coins-per-game] pièces par partie
    [turns] de tous les tours
    [contests] conteste les autres
    [right-contests] conteste à raison
   *[true-claims] ses revendications vraies
}
lab-deed = { $deed ->
    [look] regarder
    [announce] annoncer
   *[swap] échanger ou faire semblant
}
lab-real-swaps = Parmi tous les échanges, { $share } étaient réels.

## Comment jouent les bots, mesuré sur bien des parties. $how vaut never, always ou some : alors c’est $k sur $n.

mascarade-manners-lies = { $how ->
    [never] Ne ment presque jamais
    [always] Ment presque toujours
   *[some] Ment dans ses annonces { $k } fois sur { $n }
}
mascarade-manners-contests = { $how ->
    [never] ne conteste presque jamais
    [always] conteste presque tout
   *[some] conteste { $k } fois sur { $n }
}
mascarade-manners-right = { $how ->
    [never] presque jamais à raison
    [always] presque toujours à raison
   *[some] à raison { $k } fois sur { $n }
}
