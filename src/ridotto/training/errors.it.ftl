### Ciò che l’addestramento rifiuta, in italiano (src/ridotto/refusal.py). Qui solo { $fact }.

folder-is-not-a-run = { $folder } contiene altro; indica una nuova cartella
folder-has-another-run = { $folder } contiene un altro addestramento ({ $game }, seme { $seed }); indica una nuova cartella o togli ciò che è diverso
run-of-another-version = l’addestramento in { $folder } è stato iniziato da un’altra versione di Ridotto; indica una nuova cartella
broken-checkpoint = il punto di ripresa in { $folder } non si può leggere; cancella { $file } per ricominciare, o indica una nuova cartella
run-cannot-use = impossibile usare { $file }: { $reason }
no-network-for-game = per questo gioco non si può addestrare nessuna rete; si può per: { $games }
