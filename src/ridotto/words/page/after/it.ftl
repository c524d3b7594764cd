### Dopo una partita, e a rivederla.

after-title = Dopo il ballo
after-again = Un’altra partita
after-room = Torna alla sala d’attesa
after-wait = La prossima partita comincia quando lo decide { $host }.
after-replay = Rivedila
after-start = Torna all’inizio
after-loading = Giù le maschere…
after-failed = Non è stato possibile ricevere la storia di questa partita. La rete c’è?
after-retry = Riprova

## La rivelazione

after-reveal = Giù le maschere
after-reveal-about = Chi era davvero chi, alla fine.

## Onori

after-honours = Onori

## Bluff

after-to-moment = Rivedi il turno { $n }

## Monete e rose nel tempo

after-chart-about = Una linea per ogni giocatore, dalla distribuzione all’ultimo turno.
after-as-table = I numeri in tabella
after-deal = inizio

## Chi era davvero chi

after-turn = turno
after-mark-right = giusto
after-mark-wrong = errato

## Il sigillo

after-seal = Le carte sono state date onestamente?
after-seal-about = Prima della prima mossa le carte sono state sigillate con questo numero. Dopo, nessuno poteva cambiarle senza rompere il sigillo.
after-seal-check = Controlla il sigillo
after-seal-wrong = Il sigillo non corrisponde a questa partita. Non fidarti.
after-seal-cannot = Questo browser può controllarlo solo con https. In un terminale: { $command }
after-seal-proof = La prova come file

## Rivedere

replay-title = Uno sguardo indietro
replay-as = Con gli occhi di
replay-table = tutti
replay-truth = la verità
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-times = { $n }×
replay-step = Passo { $n } di { $total }
replay-copy = Copia il link a questo momento
replay-copied = Il link è copiato.
replay-to-table = Al tavolo
replay-none = Qui non c’è nessuna partita finita. Controlla il link.
replay-keys = Le frecce vanno di passo in passo, la barra spaziatrice riproduce.
