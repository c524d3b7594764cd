# What reports of many games say about The Grimm Masquerade.

grimm-report-section = { $section ->
    [rounds] Hoe rondes eindigen
    [roses] Waarvoor rozen worden gegeven
    [characters] Personages
    [deck] De trekstapel
    [pointing] Hoe ze ontmaskeren
    [bot-roses] Waarvoor ze rozen krijgen, per spel
   *[actions] Acties
}
grimm-report-measure = { $measure ->
    [rounds] van alle rondes
    [rounds-won] gewonnen rondes
    [unmasked] ontmaskerd
    [accusations-per-game] beschuldigingen per spel
    [right-accusations] juiste beschuldigingen
    [masks-lost] eigen maskers verloren per ronde
    [masks-broken] maskers van anderen gebroken per ronde
    [boons-given-away] eigen zegens weggegeven
   *[per-game] per spel
}
lab-deck-ran-out = de trekstapel raakte op
lab-right-accusations = Van alle beschuldigingen was { $share } juist.

## Hoe bots spelen, gemeten in veel spellen. $how is never, always of some: dan is het $k van $n.

grimm-manners-accuses = Beschuldigt { $times } keer per spel
grimm-manners-right = { $how ->
    [never] bijna nooit terecht
    [always] bijna altijd terecht
   *[some] { $k } van de { $n } keer terecht
}
grimm-manners-hides = { $how ->
    [never] geeft de eigen zegen bijna nooit weg
    [always] geeft de eigen zegen bijna altijd weg
   *[some] geeft de eigen zegen { $k } van de { $n } keer weg
}
