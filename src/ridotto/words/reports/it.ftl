# Che cosa dicono i resoconti di molte partite.

lab-section = { $section ->
    [seats] Vittorie per posto
    [order] Vittorie secondo l’ordine di gioco (1 comincia)
    [endings] Come finiscono le partite
    [masks] Che cosa succede alle maschere
    [turns] A che cosa servono i turni
    [rounds] Come finiscono le manche
    [roses] Per che cosa si ricevono rose
    [characters] Personaggi
    [deck] Il mazzo
    [ladder] Chi vince
    [cross] Uno fra gli altri
    [bluffing] Come bluffano e contestano
    [pointing] Come smascherano
    [bot-roses] Per che cosa ricevono rose, per partita
   *[actions] Azioni
}
lab-measure = { $measure ->
    [wins] partite vinte
    [games] di tutte le partite
    [announced-per-game] annunci per partita
    [bluffs] bluff
    [contested] contestati
    [caught-lying] bugie scoperte
    [wrong-claims] pretese sbagliate
    [coins-per-use] monete per uso
    [coins-per-game] monete per partita
    [turns] di tutti i turni
    [rounds] di tutte le manche
    [rounds-won] manche vinte
    [unmasked] smascherati
    [win-ratio] vittorie, in quote eque
    [rating] punteggio
    [contests] contesta gli altri
    [right-contests] contesta a ragione
    [true-claims] proprie pretese giuste
    [accusations-per-game] accuse per partita
    [right-accusations] accuse giuste
    [masks-lost] maschere proprie perse per manche
    [masks-broken] maschere altrui tolte per manche
   *[per-game] per partita
}
lab-deed = { $deed ->
    [look] guardare
    [announce] annunciare
   *[swap] scambiare o fingere
}
lab-deck-ran-out = il mazzo è finito
lab-length = Quanto durano le partite
lab-turns = turni
lab-moves = mosse
lab-lead-changes = cambi al comando
lab-mean = media
lab-middle-half = metà delle partite: da { $low } a { $high } turni; nove su dieci: da { $least } a { $most }
lab-numbers = i numeri
lab-interval = intervallo al 95 %
lab-fair = La linea è ciò che avrebbe ogni riga se tutte fossero uguali: { $share }.
lab-played-by = giocato da { $policy }
lab-first-seat = comincia { $seat }
lab-players = { $n } giocatori
lab-real-swaps = Di tutti gli scambi, { $share } erano veri.
lab-right-accusations = Di tutte le accuse, { $share } erano giuste.
lab-made-by = Fatto da Ridotto, un programma non ufficiale.
lab-again = Le stesse partite di nuovo: { $command }
lab-set = insieme
lab-games = partite
lab-compared = Insiemi a confronto
lab-property = { $property ->
    [unevenness] disparità fra i posti
    [turns] turni per partita
   *[lead-changes] cambi al comando per partita
}
lab-property-meaning = { $property ->
    [unevenness] Quanto distano le quote di vittorie dei posti, rispetto alla quota equa. 0 è perfettamente equo.
    [turns] Quanto dura una partita.
   *[lead-changes] Quante volte in una partita qualcun altro resta da solo al comando.
}
lab-first = { $property ->
    [unevenness] Il più equo fra i posti: { $set }.
    [turns] Il più breve: { $set }.
   *[lead-changes] Il più altalenante: { $set }.
}
lab-cannot-tell = { $property ->
    [unevenness] Queste partite non dicono quale sia più equo, { $one } o { $two }
    [turns] Queste partite non dicono quale sia più breve, { $one } o { $two }
   *[lead-changes] Queste partite non dicono quale sia più altalenante, { $one } o { $two }
}; { $needed ->
    [none] forse sono uguali.
   *[other] se la differenza è quella che sembra, ne servirebbero circa { $needed } ciascuno.
}
lab-arena-title = Arena
lab-arena-size = { $deals } distribuzioni × { $tables ->
    [one] { $tables } formazione
   *[other] { $tables } formazioni
} × { $seats } posti
lab-arena-corner = uno ↓ fra →
lab-arena-cross-note = Quanto spesso vince quell’uno, in quote eque: 1 è quanto vincerebbe ognuno se fossero tutti uguali. ▲ di sicuro di più, ▼ di sicuro di meno.
lab-arena-fooled = { $odd } ha una sola idea fissa, e di sicuro vince più di una quota equa fra { $among }.
lab-arena-not-fooled = Nessuno con una sola idea fissa vince di sicuro più di una quota equa fra alcun bot.
