# What reports of many games say about The Grimm Masquerade.

grimm-report-section = { $section ->
    [rounds] Come finiscono le manche
    [roses] Per che cosa si ricevono rose
    [characters] Personaggi
    [deck] Il mazzo
    [pointing] Come smascherano
    [bot-roses] Per che cosa ricevono rose, per partita
   *[actions] Azioni
}
grimm-report-measure = { $measure ->
    [rounds] di tutte le manche
    [rounds-won] manche vinte
    [unmasked] smascherati
    [accusations-per-game] accuse per partita
    [right-accusations] accuse giuste
    [masks-lost] maschere proprie perse per manche
    [masks-broken] maschere altrui tolte per manche
   *[per-game] per partita
}
lab-deck-ran-out = il mazzo è finito
lab-right-accusations = Di tutte le accuse, { $share } erano giuste.
