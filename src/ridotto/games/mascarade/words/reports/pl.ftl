# What reports of many games say about Mascarade.

mascarade-report-section = { $section ->
    [masks] Co dzieje się z maskami
    [turns] Na co idą tury
   *[bluffing] Jak blefują i podważają
}
mascarade-report-measure = { $measure ->
    [announced-per-game] ogłoszeń na grę
    [bluffs] blefy
    [contested] podważone
    [caught-lying] złapane na kłamstwie
    [wrong-claims] fałszywe roszczenia
    [coins-per-use] monet na użycie
    [coins-per-game] monet na grę
    [turns] ze wszystkich tur
    [contests] podważa innych
    [right-contests] słusznie podważa
   *[true-claims] własne roszczenia prawdziwe
}
lab-deed = { $deed ->
    [look] podglądanie
    [announce] ogłaszanie
   *[swap] zamiana lub jej udawanie
}
lab-real-swaps = Z wszystkich zamian prawdziwych było { $share }.
