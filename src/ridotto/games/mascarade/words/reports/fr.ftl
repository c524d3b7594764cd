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
