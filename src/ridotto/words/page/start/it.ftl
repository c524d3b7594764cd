### The start, the waiting room, settings, and what can go wrong there.

start-motto = Un ballo, una maschera, una bugia.
start-description = Giochi di carte da ballo in maschera, fra persone e bot. Non ufficiali.
start-no-script = Qui Ridotto ha bisogno di JavaScript. Senza: { $command } in un terminale.
start-close = Chiudi
start-home = Pagina iniziale
start-again = Riprova
start-loading = Si aprono le porte…
start-offline = Sei senza rete. Quello che è già qui si può guardare; le partite continuano quando torna la connessione.
start-connection-lost = Connessione persa. Mi ricollego…
start-trouble = Non ha funzionato. Riprova fra un momento.

## The start

start-invitation = Tutti portano una maschera, le carte cambiano mano sotto il tavolo e chiunque può dire di essere il Re. Ci credi?
start-play-now = Gioca subito
start-play-now-about = In sei al tavolo, di cui cinque bot che bluffano. Il gioco ricorda per te e nessuno ha fretta.
start-play-other = Oppure { $game }, quattro al tavolo
start-guest = Ospite
start-friends = Giocare insieme
start-create = Apri un tavolo
start-create-about = Per chi è vicino o lontano: si arriva con un link, un codice o un codice QR.
start-code = Codice del tavolo
start-join = Entra
start-join-about = Un codice di sei lettere e cifre. Con un link o un codice QR non serve.
start-join-bad = Un codice ha sei lettere e cifre; questo ne ha { $n }.
start-public-tables = Tavoli pubblici
start-public-none = Ora non aspetta nessuno. Apri un tavolo pubblico e ti troveranno.
start-table-of = { $host } aspetta
start-table-free = { $n ->
    [0] tutti i posti occupati
    [one] { $n } posto libero su { $players }
   *[other] { $n } posti liberi su { $players }
}
start-your-tables = I tuoi tavoli
start-table-code = Tavolo { $code }
start-phase-waiting = in attesa
start-phase-playing = si gioca
start-phase-over = finita
start-learn = Impara a giocare
start-learn-about = Le regole in pochi minuti e una prima partita con una guida.
start-puzzles = Problemi
start-puzzles-about = Che cosa faresti? Posizioni con una decisione migliore di tutte.
start-file = Partite salvate
start-file-about = Apri un file: rivedi la partita e leggi la sua analisi.
start-notice = Ridotto è un programma non ufficiale. Non ha nulla a che fare con gli editori o gli autori dei giochi; parole e disegni sono suoi.
start-you-are = Qui sei { $name }
start-welcome-back = Che piacere rivederti, { $name }!

## A new table

start-new-table = Un nuovo tavolo
start-game = Gioco
start-players = Posti
start-players-about = Persone e bot insieme.
start-house-rules = Regole della casa
start-house-rules-about = Tutto è come nella scatola, se non cambi niente.
start-rules = Regole
start-tempo = Tempo
start-company = Compagnia
start-clock = Tempo per pensare
start-clock-about = Quando finisce, il tavolo fa per te ciò che ti impegna di meno.
start-clock-none = quanto vuoi
start-clock-relaxed = con calma
start-clock-brisk = svelto
start-clock-times = { $turn } secondi per un turno, { $answer } per una risposta.
start-pace = Quanto in fretta giocano i bot
start-pace-about = Sanno subito che cosa vogliono; questo serve a te, per seguirli.
start-pace-instant = subito
start-pace-brisk = svelto
start-pace-relaxed = con calma
start-stand-in = Sostituto
start-stand-in-about = Il bot che gioca per chi è assente da un minuto, finché non torna.
start-public = Tavolo pubblico
start-public-about = Chiunque lo trova nella pagina iniziale. Altrimenti entra solo chi ha il codice.
start-chat = Chat
start-chat-about = Ci si può scrivere.
start-phrases = Frasi
start-phrases-about = Frasi pronte che ognuno legge nella propria lingua.
start-notes = Appunti
start-notes-about = Si possono annotare sulla pagina i propri sospetti.
start-study = Per la ricerca
start-study-about = Le partite finite di questo tavolo possono servire a studiare il gioco: le mosse, senza nomi, chat e orari. Chi arriva viene informato. Non si può attivare più tardi.
start-late-seats = Posti durante la partita
start-late-seats-about = Chi può prendere il posto di un bot, oltre a chi l’ha lasciato. Da quel momento sa tutto ciò che si sa da quel posto. A un tavolo pubblico: nessuno.
start-late-seats-nobody = nessuno
start-late-seats-host = con il consenso di chi ospita
start-late-seats-anybody = chiunque
start-delay = Ritardo per chi guarda
start-delay-about = Così chi guarda non può suggerire a chi gioca.
start-delay-none = nessuno
start-seconds = { $n } s
start-open = Apri il tavolo
start-agree = Giochiamo così

## Bots

start-bot-name-honest = Il Sincero
start-bot-name-bluffer = Il Bluffatore
start-bot-name-random = Il Capriccio
start-bot-name-forgetful = Lo Smemorato
start-bot-name-daring = L’Audace
start-bot-name-careful = Il Prudente
start-bot-name-sly = Il Furbo
start-bot-name-veteran = Il Veterano
start-bot-name-searcher = Il Pensatore
start-bot-name-searcher-fast = Il Pensatore Rapido
start-bot-name-searcher-deep = Il Pensatore Profondo
start-bot-honest = Non mente mai apposta e non dimentica niente.
start-bot-bluffer = Mente quando conviene, e nessuno sa quando.
start-bot-random = Fa quello che gli passa per la testa.
start-bot-forgetful = Gioca bene con quel che ricorda, cioè poco.
start-bot-daring = Osa più di quanto è saggio, e sospetta di tutti.
start-bot-careful = Pensa un passo avanti e rivela poco.
start-bot-sly = Pesa ogni carta per quel che ti direbbe.
start-bot-veteran = Ha imparato da centinaia di migliaia di partite. Mente tutte le volte che conviene.
start-bot-searcher = Prova molte partite nella sua testa. Difficile da battere.
start-bot-searcher-fast = Lo stesso, in un batter d’occhio.
start-bot-searcher-deep = Lo stesso, per un secondo intero. Il più forte.
start-bot-level = forza { $n } su 5

## Who are you?

start-name = Il tuo nome
start-name-about = Così ti chiameranno al tavolo.
start-introduce = Ti aspettiamo al ballo
start-introduce-table = { $host } ti invita a { $game }.
start-join-table = Vai al tavolo
start-language = Lingua
start-refused = Non puoi entrare
start-reload = Ricarica la pagina
start-old-page = C’è una pagina più nuova. Ricaricala.
start-removed = Non sei più a questo tavolo. Aprine uno tuo o vai a un altro.
start-elsewhere = Sei già al tavolo su un altro dispositivo? Apri là le impostazioni e scegli «{ start-other-device }».

## Another device

start-other-device = Sono su un altro dispositivo
start-other-device-about = Apri là questo link o inquadra il codice QR: ti riconosceremo anche là, allo stesso posto. Vale un giorno: non darlo ad altri.
start-other-device-make = Mostra il link
start-back-ask = Qui ti conosciamo come { $name }. Con questo link ti conosceremo come chi lo ha creato.
start-back-yes = Usa il link
start-back-no = Resta { $name }
start-back-bad = Questo link non è valido o è scaduto. Creane uno nuovo dove ti conosciamo.

## Deleting an identity

start-delete-me = Elimina la mia identità
start-delete-me-about = Il server dimentica il tuo nome, la tua lingua e i tuoi link per altri dispositivi. Lasci il tavolo dove sei e non puoi tornare come la stessa persona. Ciò che hai detto e giocato lì resta con il tuo nome finché il tavolo non viene eliminato.
start-delete-me-now = Elimina ora

## The waiting room

start-waiting-for-host = { $host } comincia la partita quando ci sono tutti.
start-seats = Posti
start-sit-here = Siediti qui
start-bot-here = Un bot qui
start-choose-bot = Chi si siede qui?
start-empty-seat = Libera il posto
start-change-bot = Un altro bot
start-here = qui
start-a-bot = bot
start-watching = Guardano
start-stand-up = Alzati e guarda
start-fill = Riempi con bot
start-begin = Comincia
start-ready = Per me si può cominciare
start-unready = Non ancora
start-is-ready = si può cominciare
start-ready-count = Si può cominciare: { $ready } su { $people }.
start-fill-and-begin = Riempi con bot e comincia
start-missing = { $n ->
    [one] { $n } posto è vuoto. Aspetta che arrivi qualcuno o fai sedere un bot.
   *[other] { $n } posti sono vuoti. Aspetta che arrivi qualcuno o fai sedere dei bot.
}
start-seats-free = { $n ->
    [one] { $n } posto è vuoto.
   *[other] { $n } posti sono vuoti.
}
start-all-here = Tutti i posti sono occupati.
start-away = Assenti: { $names }. In partita gioca un bot, fino al ritorno.
start-watch-only = Stai guardando. Tocca un posto libero per giocare.
start-invite = Invita
start-share = Condividi il link
start-copy = Copia il link
start-copied = Copiato
start-share-text = Vieni al ballo! Tavolo { $code }
start-scan = Inquadra il codice QR con il telefono, oppure apri { $address } e scrivi { $code }.
start-larger = Un codice QR più grande
start-here-only = Questo link funziona solo su questo dispositivo. Per i telefoni, apri la pagina all’indirizzo che il server mostra per la tua rete.
start-tv = Mostra il tavolo su una TV
start-what = A che cosa si gioca
start-change = Cambia
start-agreed-players = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
}
start-agreed-rule = { $name }: { $value }
start-agreed-without = senza: { $name }
start-agreed-public = tavolo pubblico
start-agreed-private = solo con il codice
start-agreed-silent = senza chat
start-agreed-study = partite utilizzabili per la ricerca, senza nomi
start-lock = Chiudi il tavolo
start-unlock = Riapri il tavolo
start-locked = Chiuso: non può entrare nessun altro.
start-remove = Allontana
start-offer-lock = { $name } non c’è più. Chiudere il tavolo, per evitare che torni con un altro nome?
start-keep-open = Lascialo aperto
start-hand-over = Passa il tavolo
start-mute = Togli la parola
start-unmute = Ridai la parola
start-leave = Lascia il tavolo
start-talk = Conversazione
start-take-over = Continua a giocare al posto di un bot:

## Settings

start-settings = Impostazioni
start-light = Luce
start-light-system = come il dispositivo
start-light-night = candele
start-light-day = giorno
start-device = Chi vede questo schermo?
start-device-auto = Dipende
start-device-private = Solo io
start-device-shared = Anche altri
start-device-about = Ciò che sai è scoperto se guardi solo tu; se guardano altri, tieni premuta una carta per vederla. Dipende: scoperto contro i bot, da tenere premuto tra persone.
start-sound = Suoni
start-sound-about = Leggeri: una carta, una moneta, il tuo turno.
start-confirm = Chiedi conferma
start-confirm-about = Prima di tutto ciò che non si può annullare.
start-auto-pass = Passa automaticamente
start-auto-pass-about = Quando qualcuno dichiara una maschera, dopo un momento passi, se non lo fermi.
start-notify = Avvisami quando tocca a me
start-notify-about = Con una notifica, se la pagina è sullo sfondo.
start-notify-denied = Il browser non permette notifiche da qui; cambialo nelle sue impostazioni.
start-your-turn = Tocca a te
start-your-turn-at = Il tavolo { $code } ti aspetta.
start-save = Salva
start-saved = Salvato
