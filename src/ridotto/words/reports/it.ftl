# Che cosa dicono i resoconti di molte partite.

lab-section = { $section ->
    [seats] Vittorie per posto
    [order] Vittorie secondo l’ordine di gioco (1 comincia)
    [endings] Come finiscono le partite
    [ladder] Chi vince
   *[cross] Uno fra gli altri
}
lab-measure = { $measure ->
    [wins] partite vinte
    [games] di tutte le partite
    [win-ratio] vittorie rispetto alla quota equa
   *[rating] punteggio
}
lab-length = Quanto durano le partite
lab-turns = turni
lab-moves = mosse
lab-lead-changes = cambi al comando
lab-mean = media
lab-middle-half = metà delle partite: da { $low } a { $high } turni; nove su dieci: da { $least } a { $most }
lab-numbers = i numeri
lab-interval = intervallo al 95%
lab-fair = La linea è ciò che avrebbe ogni riga se tutte fossero uguali: { $share }.
lab-played-by = giocato da { $policy }
lab-first-seat = comincia { $seat }
lab-players = tavolo da { $n }
lab-seed = seme { $seed }
lab-made-by = Fatto da Ridotto, un programma non ufficiale.
lab-again = Le stesse partite di nuovo: { $command }
lab-set = set
lab-games = partite
lab-compared = Set a confronto
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
lab-arena-cross-note = Quanto spesso vince quell’uno, rispetto alla quota equa: 1 è quanto vincerebbe ognuno a parità di forza. ▲ di sicuro di più, ▼ di sicuro di meno.
lab-arena-fooled = { $odd } ha una sola idea fissa, e di sicuro vince più di una quota equa fra { $among }.
lab-arena-not-fooled = Nessuno con una sola idea fissa vince di sicuro più di una quota equa contro alcuno dei bot.
lab-exploit-title = Migliore risposta a { $bot }
lab-exploit-tempers = { $n } temperamenti
lab-exploit-learned = rete, { $n } cicli
lab-exploit-note = Un temperamento fra bot di quel tipo, in { $games } partite nuove ciascuno; 1 è la quota equa. Il migliore ha questi parametri:
dataset-done = Partite scritte in { $folder }: { $n }, { $bytes } byte ciascuna (seme { $seed })
dataset-stopped = Interrotto: sono scritte { $n } partite su { $games }. Ripeti lo stesso comando per continuare.
training-done = Addestrata per { $n } cicli; vince { $share } ± { $margin } quote eque. La rete e la sua curva sono in { $folder }.
training-stopped = Interrotto dopo { $n } cicli su { $rounds }; vince { $share } ± { $margin } quote eque. Ripeti lo stesso comando per continuare.
training-begun = Interrotto dopo { $n } cicli su { $rounds }. Ripeti lo stesso comando per continuare.
training-round = ciclo
training-share = quote eque vinte

## Come giocano i bot.

manners-memory = { $what ->
    [everything] non dimentica niente
    [some] dimentica il { $share } a ogni turno
   *[nothing] non bada a niente
}
manners-none = Nessuna abitudine fissa
