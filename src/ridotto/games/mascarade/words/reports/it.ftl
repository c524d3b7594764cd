# What reports of many games say about Mascarade.

mascarade-report-section = { $section ->
    [masks] Che cosa succede alle maschere
    [turns] A che cosa servono i turni
   *[bluffing] Come bluffano e contestano
}
mascarade-report-measure = { $measure ->
    [announced-per-game] annunci per partita
    [bluffs] bluff
    [contested] contestati
    [caught-lying] bugie scoperte
    [wrong-claims] pretese sbagliate
    [coins-per-use] monete per uso
    [coins-per-game] monete per partita
    [turns] di tutti i turni
    [contests] contesta gli altri
    [right-contests] contesta a ragione
   *[true-claims] proprie pretese giuste
}
lab-deed = { $deed ->
    [look] guardare
    [announce] annunciare
   *[swap] scambiare o fingere
}
lab-real-swaps = Di tutti gli scambi, { $share } erano veri.
