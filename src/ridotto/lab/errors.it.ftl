### What the lab's refusals say in Italian (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Results files

not-results = { $file } non è il file di un torneo; indicane un altro
results-of-other-format = { $file } è di un altro torneo: ha un altro formato; indica un altro file
results-of-other-release = { $file } è di un altro torneo: l’ha cominciato un’altra versione di Ridotto; indica un altro file
results-of-other-sources = { $file } è di un altro torneo: da allora il programma o uno dei bot è cambiato; indica un altro file
results-of-other-game = { $file } è di un altro torneo: riguarda un altro gioco; indica un altro file
results-of-other-bots = { $file } è di un altro torneo: ci giocano altri bot; indica un altro file
results-of-other-seed = { $file } è di un altro torneo: ha un altro seme; indica un altro file
results-of-other-table = { $file } è di un altro torneo: il suo tavolo è preparato in modo diverso; indica un altro file
results-of-other-rollouts = { $file } è di un altro torneo: i suoi bot che calcolano hanno un altro numero di simulazioni; indica un altro file
results-of-other-cpu-time = { $file } è di un altro torneo: i suoi bot che calcolano hanno un altro tempo di calcolo; indica un altro file
block-not-readable = { $file }, riga { $line }: impossibile leggerla; togli quella riga, o indica un altro file
block-out-of-order = { $file }, riga { $line }: non continua le righe precedenti; indica un altro file
block-of-other-tournament = { $file }, riga { $line }: non è un blocco di questo torneo; indica un altro file
