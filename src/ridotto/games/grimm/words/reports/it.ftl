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
    [boons-given-away] proprie fortune date via
   *[per-game] per partita
}
lab-deck-ran-out = il mazzo è finito
lab-right-accusations = Di tutte le accuse, { $share } erano giuste.

## Come giocano i bot, misurato in molte partite. $how è never, always o some: allora è $k su $n.

grimm-manners-accuses = Accusa { $times } volte a partita
grimm-manners-right = { $how ->
    [never] quasi mai a ragione
    [always] quasi sempre a ragione
   *[some] a ragione { $k } su { $n }
}
grimm-manners-hides = { $how ->
    [never] non dà quasi mai via la propria fortuna
    [always] dà quasi sempre via la propria fortuna
   *[some] dà via la propria fortuna { $k } su { $n }
}
