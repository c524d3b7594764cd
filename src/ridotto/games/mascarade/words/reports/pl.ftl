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

## Jak grają boty, zmierzone w wielu grach. $how to never, always albo some: wtedy $k z $n.

mascarade-manners-lies = { $how ->
    [never] Prawie nigdy nie kłamie
    [always] Prawie zawsze kłamie
   *[some] Kłamie w { $k } z { $n } ogłoszeń
}
mascarade-manners-contests = { $how ->
    [never] prawie nigdy się nie zgłasza
    [always] zgłasza się prawie zawsze
   *[some] zgłasza się w { $k } z { $n }
}
mascarade-manners-right = { $how ->
    [never] prawie nigdy słusznie
    [always] prawie zawsze słusznie
   *[some] słusznie w { $k } z { $n }
}
