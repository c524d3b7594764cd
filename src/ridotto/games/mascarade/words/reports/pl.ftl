# What reports of many games say about Mascarade.

mascarade-report-section = { $section ->
    [masks] Co dzieje się z maskami
    [turns] Na co idą tury
   *[bluffing] Jak blefują i się zgłaszają
}
mascarade-report-measure = { $measure ->
    [announced-per-game] ogłoszeń na grę
    [bluffs] blefy
    [contested] ze zgłoszeniem innych
    [caught-lying] złapane na kłamstwie
    [wrong-claims] fałszywe zgłoszenia
    [coins-per-use] monet na użycie
    [coins-per-game] monet na grę
    [turns] ze wszystkich tur
    [contests] zgłasza się przeciw innym
    [right-contests] zgłasza się słusznie
   *[true-claims] własne zgłoszenia prawdziwe
}
lab-deed = { $deed ->
    [look] podglądanie
    [announce] ogłaszanie
   *[swap] zamiana lub jej udawanie
}
lab-real-swaps = Ze wszystkich zamian prawdziwych było { $share }.
