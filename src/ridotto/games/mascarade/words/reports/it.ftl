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

## Come giocano i bot, misurato in molte partite. $how è never, always o some: allora è $k su $n.

mascarade-manners-lies = { $how ->
    [never] Non mente quasi mai
    [always] Mente quasi sempre
   *[some] Mente in { $k } su { $n } delle sue dichiarazioni
}
mascarade-manners-contests = { $how ->
    [never] non contesta quasi mai
    [always] contesta quasi tutto
   *[some] contesta { $k } su { $n }
}
mascarade-manners-right = { $how ->
    [never] quasi mai a ragione
    [always] quasi sempre a ragione
   *[some] a ragione { $k } su { $n }
}
