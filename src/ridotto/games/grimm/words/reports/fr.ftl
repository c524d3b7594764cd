# What reports of many games say about The Grimm Masquerade.

grimm-report-section = { $section ->
    [rounds] Comment les manches finissent
    [roses] Pourquoi on reçoit des roses
    [characters] Personnages
    [deck] La pioche
    [pointing] Comment ils démasquent
    [bot-roses] Pourquoi ils reçoivent des roses, par partie
   *[actions] Actions
}
grimm-report-measure = { $measure ->
    [rounds] de toutes les manches
    [rounds-won] manches gagnées
    [unmasked] masques perdus
    [accusations-per-game] accusations par partie
    [right-accusations] accusations justes
    [masks-lost] masques perdus par manche
    [masks-broken] masques des autres tombés par manche
    [boons-given-away] ses atouts donnés
   *[per-game] par partie
}
lab-deck-ran-out = la pioche s’est vidée
lab-right-accusations = Parmi toutes les accusations, { $share } étaient justes.

## Comment jouent les bots, mesuré sur bien des parties. $how vaut never, always ou some : alors c’est $k sur $n.

grimm-manners-accuses = Accuse { $times } fois par partie
grimm-manners-right = { $how ->
    [never] presque jamais à raison
    [always] presque toujours à raison
   *[some] à raison { $k } fois sur { $n }
}
grimm-manners-hides = { $how ->
    [never] ne donne presque jamais son atout
    [always] donne presque toujours son atout
   *[some] donne son atout { $k } fois sur { $n }
}
