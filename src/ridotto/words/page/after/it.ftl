### Dopo una partita, e a rivederla.

after-title = Dopo il ballo
after-again = Un’altra partita
after-room = Torna alla sala d’attesa
after-wait = La prossima partita comincia quando lo decide { $host }.
after-replay = Rivedila
after-start = Torna all’inizio
after-loading = Giù le maschere …
after-failed = Non è stato possibile ricevere la storia di questa partita. La rete c’è?
after-retry = Riprova

## La rivelazione

after-reveal = Giù le maschere
after-reveal-about = Chi era davvero chi, alla fine.

## Onori

after-honours = Onori
after-honour-bluffer = L’arte del bluff
after-honour-bluffer-about = Bluff riusciti: { $n }
after-honour-gold = Lingua d’oro
after-honour-gold-about = Monete vinte bluffando: { $n }
after-honour-trusting = Cuore d’oro
after-honour-trusting-about = Bluff creduti: { $n }
after-honour-detective = Miglior detective
after-honour-detective-about = Bluff smascherati: { $n }
after-honour-unlucky = Di casa in tribunale
after-honour-unlucky-about = Multe pagate: { $n }
after-honour-restless = Mani irrequiete
after-honour-restless-about = Volte sotto il tavolo: { $n }
after-honour-true = Fedeltà a sé
after-honour-true-about = Dichiarazioni vere: { $n }
after-honour-faces = Mille volti
after-honour-faces-about = Maschere diverse indossate: { $n }
after-honour-swing = Colpo da maestro
after-honour-swing-about = Monete vinte in un solo turno: { $n }
after-grimm-honour-detective = Miglior detective
after-grimm-honour-detective-about = Accuse giuste: { $n }
after-grimm-honour-unmasker = Gran cerimoniere
after-grimm-honour-unmasker-about = Maschere fatte cadere: { $n }
after-grimm-honour-masked = Più a lungo in maschera
after-grimm-honour-masked-about = Turni in maschera: { $n }
after-grimm-honour-suspect = I soliti sospetti
after-grimm-honour-suspect-about = Accuse ingiuste subite: { $n }
after-grimm-honour-giver = Mano generosa
after-grimm-honour-giver-about = Carte donate: { $n }
after-grimm-honour-gambler = Fortuna nelle scommesse
after-grimm-honour-gambler-about = Rose vinte con le scommesse: { $n }
after-grimm-honour-bloom = In piena fioritura
after-grimm-honour-bloom-about = Rose in una sola manche: { $n }

## Bluff

after-bluffs = Tutti i bluff
after-no-bluffs = In questa partita nessuno ha mentito. Notevole.
after-bluff = { $who } annuncia: { $mask }. In verità: { $truth }.
after-believed = Ci hanno creduto: { $names }
after-caught = Rivendica a ragione: { $names }
after-also-lied = Rivendica a torto: { $names }
after-modest = Passa proprio con quella maschera: { $names }
after-to-moment = Rivedi il turno { $n }

## Monete e rose nel tempo

after-coins = Monete nel tempo
after-roses = Rose nel tempo
after-chart-about = Una linea per ogni giocatore, dalla distribuzione all’ultimo turno.
after-as-table = I numeri in tabella
after-deal = inizio

## Chi era davvero chi

after-timeline = Chi era davvero chi
after-timeline-about = Ogni riga è un turno e mostra le maschere come erano dopo.
after-turn = turno
after-mark-bluff = bluff
after-mark-caught = scoperto
after-mark-true = vero
after-mark-right = giusto
after-mark-wrong = errato
after-mark-swap = scambio
after-mark-pretend = finta
after-mark-look = sguardo

## The Grimm Masquerade

after-rounds = Manche per manche
after-unmasked = Maschere perse
after-fell-self = { $who } ({ $character }): coppia fatale, senza l’aiuto di nessuno.
after-fell-pair = { $who } ({ $character }): coppia fatale, grazie a { $by }.
after-fell-pointed = { $who } ({ $character }): accusa giusta di { $by }.
after-nobody-fell = In questa manche nessuna maschera è caduta.
after-accusations = Accuse
after-wager = { $who }: { $character }. Rose: { $n }
after-round-open = La partita è finita a metà di questa manche.

## Il sigillo

after-seal = Le carte erano oneste?
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
