### Tavoli in rete: che cosa legge chi ospita, chi va e chi viene, che cosa si dice.

## Chi ospita

serving-here = Ridotto è aperto all’indirizzo { $address }
serving-near = Sulla stessa rete: { $address }
serving-data = Tutto è conservato in { $place }
serving-stop = Ctrl-C ferma il server; ognuno ritroverà il suo posto.
backup-done = Tutto è copiato in { $file }
admin-closed = Il tavolo { $code } è chiuso.
admin-banned = { $who } resta fuori fino al { $until } UTC.
admin-unbanned = { $who } può tornare.
export-done = Partite scritte in { $file }: { $n }
export-none = Nessuna partita finita può essere esportata: ne hanno solo i tavoli aperti per la ricerca.
export-damaged = Il registro del tavolo { $code } è danneggiato: le sue partite sono escluse. Ripristina una copia se sono importanti.
table-studied = Le partite finite di questo tavolo possono essere usate per la ricerca, senza nomi, chat e orari.

## Entrare

table-your-name = Come ti chiami?
table-link = Tavolo { $code }: { $link }
table-waiting = Si aspetta che chi ospita cominci. /help mostra che cosa si può scrivere.
table-waiting-host = Ospiti tu: /fill NOME mette bot ai posti vuoti, /begin comincia. /help mostra il resto.
table-sealed = Le carte sono sigillate: { $seal }
table-proved = Il sigillo è giusto: sono le carte sigillate all’inizio.
table-seal = Sigillo: { $seal }
table-record = Mosse: { $moves }. Vittoria: { $winners }.
table-nothing-to-decide = Ora non c’è niente da decidere. /say TESTO per parlare, /help per il resto.
table-no-command = Comando sconosciuto: «{ $command }». /help mostra che cosa si può scrivere.
table-way-back = Su un altro dispositivo questo codice ti fa riconoscere per un giorno: { $code }
table-connection-back = La connessione era caduta; eccoti di nuovo.
table-help =
    un numero, la notazione o le parole: la tua scelta · ? le carte · q riagganciare (il posto resta tuo)
    /say TESTO · /phrase NOME · /who · /seat A · /ask A (chiedere un posto durante la partita) · /stand · /leave · /take (riprendere dal bot) · /back (un codice per un altro dispositivo)
    /name NOME · /vote (per una pausa, o per continuare) · /ready (prima della partita)
    chi ospita: /fill BOT,… · /empty A · /begin · /again · /pause · /go · /lock · /unlock · /remove NOME · /standin NOME · /host NOME · /mute NOME · /unmute NOME · /let NOME · /decline NOME

## Posti e ospiti

seat-empty = vuoto
seat-bot = bot: { $bot }
guest-is-you = tu
guest-is-host = ospita
guest-is-watching = guarda
guest-is-stood-in = gioca un bot
guest-is-away = assente
guest-is-muted = in silenzio

## Che cosa succede intorno al tavolo

guest-came = { $who } è qui.
guest-went = { $who } si assenta.
guest-sat = { $who } prende posto.
guest-stood = { $who } si alza e guarda.
guest-left = { $who } lascia il tavolo.
guest-removed = { $who } deve lasciare il tavolo.
guest-stood-in = Un bot gioca per { $who }.
guest-took-back = { $who } gioca di nuovo.
guest-renamed = Nuovo nome: { $who }.
guest-hosts = Ora ospita { $who }.
guest-muted = { $who } non può parlare.
guest-unmuted = { $who } può parlare di nuovo.
guest-paused = { $who } mette in pausa la partita.
guest-went-on = { $who } fa riprendere la partita.
guest-voted = { $who } vota su una pausa.
guest-ready = { $who }: si può cominciare.
guest-unready = { $who }: ancora un momento.
guest-knew = { $who } lo sapeva.
guest-kept-private = { $who } tiene una partita finita riservata a questo tavolo.
guest-made-public = { $who } non tiene più riservata una partita finita.
guest-asked = { $who } chiede un posto a chi ospita.
guest-declined = { $who } non ha un posto in questa partita.
table-paused = La maggioranza vuole una pausa: la partita aspetta che la maggioranza voti per continuare, o che chi ospita la faccia riprendere.
table-goes-on = La maggioranza vuole continuare: la partita riprende.
table-filled = Dei bot prendono posto.
table-agreed = Gli accordi del tavolo sono cambiati.
table-adjusted = Sono cambiati il tempo per pensare o la velocità dei bot.
table-interrupted = Il server è stato irraggiungibile per un momento; gli orologi sono rimasti fermi.
table-locked = Il tavolo è chiuso.
table-unlocked = Il tavolo è aperto.
table-again = Tutto è pronto per un’altra partita.
table-played-on = Qualcuno riprende questa partita dalla mossa { $move }, contro i bot.
table-lost = Alcune connessioni sono cadute.
table-closed = Chi gestisce il server chiude questo tavolo.

## Frasi

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella mossa!
phrase-who-me = Chi, io?
phrase-liar = Bugia!
phrase-hurry = Un po’ più in fretta, per favore.
phrase-thinking = Sto pensando.
phrase-thanks = Grazie!
phrase-again = Un’altra partita?

## Links

seat-name = Posto { $n }
preview-title = { $game }, turno { $n }
preview-any = Una partita a un ballo in maschera: guardala passo per passo.
