### Dopo una partita, e a rivederla.

after-title = Dopo il ballo
after-again = Un’altra partita
after-room = Torna alla sala d’attesa
after-wait = La prossima partita comincia quando lo decide { $host }.
after-another = Un’altra partita?
after-all-ready = Per tutti si può cominciare.
after-not-ready = Si aspetta ancora: { $names }.
after-begin-without = Cominciare senza { $names }?
after-keep-waiting = Aspetta
after-join-next = Gioca la prossima partita
after-next-begun = La prossima partita è cominciata. Finisci pure di leggere, o vieni al tavolo.
after-next-call = La prossima partita è cominciata
after-next-room = Il tavolo è tornato alla sala d’attesa.
after-next-over = Anche la partita seguente è finita.
after-next-asked = Il tavolo aspetta la tua decisione.
after-go-along = Vai al tavolo
after-replay = Rivedila
after-start = Torna alla pagina iniziale
after-loading = Giù le maschere…
after-failed = Non è stato possibile ricevere la storia di questa partita. La rete c’è?
after-retry = Riprova

## La rivelazione

after-reveal = Giù le maschere
after-reveal-about = Chi era davvero chi, alla fine.

## The show: moments in which something else was true than what was said

after-show = I grandi momenti
after-show-about = Quali di questi avevi capito? Chi lo dice compare qui e sulla TV.
after-truth = Qual era la verità?
after-knew = Lo sapevo!
after-knew-you = Lo sapevi
after-knew-names = Chi lo sapeva: { $names }
after-knew-most = Chi lo sapeva più spesso: { $names }
after-ready-names = Per un’altra partita: { $names }
after-show-step = { $n } di { $total }

## Onori

after-honours = Onori

## Bluff

after-to-moment = Rivedi il turno { $n }

## Monete e rose nel tempo

after-chart-about = Una linea per ogni persona, dalla distribuzione all’ultimo turno.
after-chart-which = Quale linea?
after-chart-all = tutte
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

replay-title = Rivedi la partita
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
