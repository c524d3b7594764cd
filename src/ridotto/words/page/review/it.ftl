### L’analisi di una partita finita.

## Chiedere l’analisi e aspettarla

review-title = Analisi della partita
review-open = Analisi
review-next = La tua analisi è la prossima.
review-queued = Posto in coda: { $n }.
review-waiting = Richiesta dell’analisi…
review-cancel = Rinuncia
review-cancelled = L’analisi è stata annullata.
review-ask = Analizza questa partita
review-quick = Prima una veloce
review-is-quick = È un’analisi veloce: le cifre sono meno precise di quelle dell’analisi completa.
review-closer = Guarda più da vicino
review-off = Questo server non fa analisi.
review-failed = Non è stato possibile ottenere l’analisi.
review-back = Torna al tavolo

## Le probabilità nel tempo

review-chances = Probabilità di vittoria
review-chances-about = Una linea per ogni persona, dopo ogni decisione.
review-kind = Probabilità
review-kind-truth = in verità
review-kind-own = secondo ciò che ognuno poteva sapere
review-moment = Momento
review-deal = La distribuzione
review-step = Turno { $turn }: { $who }
review-watch = Guarda questo momento

## Chi giocava

review-player = Chi
review-players-about = Precisione: quanto poco si è regalato. Coraggio: quanto erano buoni i bluff. Sospetto: quanto erano buone le contestazioni. Fortuna: ciò che nessuna decisione propria spiega, in punti di probabilità.

## Decisioni

review-decisions = Decisioni
review-by-player = Di chi
review-by-verdict = Giudizio
review-everybody = chiunque
review-any = qualsiasi
review-options = Tutte le opzioni
review-between = da { $low } a { $high }
review-more = Mostra altro
review-no-decisions = Non ce ne sono.
review-chosen = scelta

## Che cosa si credeva, nel replay

review-beliefs-of = Creduto da
review-beliefs-nobody = nessuno
review-beliefs-here = Che cosa { $who } poteva credere qui

## Condividere un momento

review-share = Condividi questo momento
review-share-names = Con i nomi
review-share-names-about = Altrimenti si vedono solo i posti.
review-share-ask-about = Nasconde ciò che è venuto dopo.
review-picture = Immagine
review-picture-save = Salva l’immagine
review-play-on = Continua da qui contro i bot
review-play-on-as = Al posto di
review-what-you-see = Sei al posto di { $who } e sai solo ciò che si vedeva da lì.
review-show-what-came = Mostra che cosa è successo

## Riservatezza

review-private = Solo per questo tavolo
review-private-about = Allora solo chi era al tavolo può aprire questa partita, il replay e l’analisi.
review-private-others = Anche un’altra persona al tavolo lo vuole.

## Un consiglio giocando contro i bot

review-hint = Che cosa farebbe il Pensatore?
review-hint-thinking = Il Pensatore pensa…
review-hint-mark = Un segno discreto dopo le mie decisioni
review-mark-same = Il Pensatore avrebbe fatto lo stesso.
review-mark-close = Quasi come la scelta del Pensatore.
review-mark-other = Il Pensatore avrebbe scelto altro.

## Saved games

review-file-title = Apri una partita salvata
review-file-about = Rivedi una partita salvata in un file e leggi la sua analisi. Con il link possono farlo anche altre persone, per una settimana.
review-file-choose = File della partita
review-file-reading = Lettura del file…
review-file-bad = Questo non è il file di una partita.
