# What reports of many games say about The Grimm Masquerade.

grimm-report-section = { $section ->
    [rounds] Jak kończą się rundy
    [roses] Za co są róże
    [characters] Postacie
    [deck] Talia
    [pointing] Jak demaskują
    [bot-roses] Za co dostają róże, na grę
   *[actions] Akcje
}
grimm-report-measure = { $measure ->
    [rounds] ze wszystkich rund
    [rounds-won] wygrane rundy
    [unmasked] zdemaskowane
    [accusations-per-game] oskarżeń na grę
    [right-accusations] trafne oskarżenia
    [masks-lost] własnych masek straconych na rundę
    [masks-broken] cudzych masek zdjętych na rundę
    [boons-given-away] własne atuty oddane
   *[per-game] na grę
}
lab-deck-ran-out = skończyła się talia
lab-right-accusations = Ze wszystkich oskarżeń trafnych było { $share }.

## Jak grają boty, zmierzone w wielu grach. $how to never, always albo some: wtedy $k z $n.

grimm-manners-accuses = Oskarża { $times } raza na grę
grimm-manners-right = { $how ->
    [never] prawie nigdy trafnie
    [always] prawie zawsze trafnie
   *[some] trafnie w { $k } z { $n }
}
grimm-manners-hides = { $how ->
    [never] prawie nigdy nie oddaje własnego atutu
    [always] prawie zawsze oddaje własny atut
   *[some] oddaje własny atut w { $k } z { $n } przypadków
}
