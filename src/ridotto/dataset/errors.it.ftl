### What the refusals of data sets say in Italian (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Data sets

not-a-dataset = in { $directory } non c’è nessuna raccolta di dati; creane una con: ridotto dataset { $directory }
dataset-damaged = { $file } non si può leggere; indica un’altra cartella
dataset-cannot-use = impossibile usare { $file }: { $reason }
dataset-is-file = { $directory } è un file; indica una cartella
dataset-not-empty = { $directory } contiene altri file; indica una cartella nuova o vuota
dataset-no-parent = la cartella { $directory } in cui crearla non esiste; prima creala
dataset-not-writable = nella cartella { $directory } non si può scrivere; scegli un altro posto
dataset-no-room = in { $directory } potrebbe non esserci abbastanza spazio: servono fino a { $needed } e ne restano { $free }; libera spazio o scegli un altro posto
dataset-disk-full = il disco di { $directory } è pieno; libera spazio e ripeti lo stesso comando per continuare
dataset-without-games = la raccolta in { $directory } non ha ancora partite; ripeti il comando che l’ha creata per continuare
dataset-without-game = la raccolta in { $directory } non ha la partita { $game }; scegli un altro numero
dataset-without-player = nella raccolta in { $directory } nessuno ha il numero { $player }; i numeri vanno da 0 a { $last }, e { $spectator } è quello del pubblico
dataset-of-other-format = { $directory } contiene un’altra raccolta di dati: è scritta in un altro formato; indica un’altra cartella
dataset-of-other-origin = { $directory } contiene un’altra raccolta di dati: è stata creata in un altro modo; indica un’altra cartella
dataset-of-other-game = { $directory } contiene un’altra raccolta di dati: riguarda un altro gioco; indica un’altra cartella
dataset-of-other-seed = { $directory } contiene un’altra raccolta di dati: ha un altro seme; indica un’altra cartella
dataset-of-other-number = { $directory } contiene un’altra raccolta di dati: ha un altro numero di partite; indica un’altra cartella
dataset-of-other-bots = { $directory } contiene un’altra raccolta di dati: ci giocano altri bot; indica un’altra cartella
dataset-of-other-table = { $directory } contiene un’altra raccolta di dati: il suo tavolo è impostato diversamente; indica un’altra cartella
dataset-of-other-beliefs = { $directory } contiene un’altra raccolta di dati: solo una delle due ha le credenze; indica un’altra cartella
dataset-of-other-release = { $directory } contiene un’altra raccolta di dati: l’ha cominciata un’altra versione di Ridotto; indica un’altra cartella
dataset-of-other-sources = { $directory } contiene un’altra raccolta di dati: da allora il programma o uno dei bot è cambiato; indica un’altra cartella
