# What reports of many games say about Mascarade.

mascarade-report-section = { $section ->
    [masks] Che cosa succede alle maschere
    [turns] A che cosa servono i turni
   *[bluffing] Come bluffano e contestano
}
mascarade-report-measure = { $measure ->
    [announced-per-game] dichiarazioni per partita
    [bluffs] bluff
    [contested] contestate
    [caught-lying] bugie scoperte
    [wrong-claims] affermazioni sbagliate
    [coins-per-use] monete per uso
    [coins-per-game] monete per partita
    [turns] di tutti i turni
    [contests] contesta gli altri
    [right-contests] contesta a ragione
   *[true-claims] proprie affermazioni giuste
}
lab-deed = { $deed ->
    [look] guardare
    [announce] dichiarare
   *[swap] scambiare o fingere
}
lab-real-swaps = Di tutti gli scambi, { $share } erano veri.
