### What the server's refusals say in Italian (src/ridotto/refusal.py). Nothing but { $fact } may be used here.

## Playing

no-game-now = ora non c’è una partita; aspetta che chi ospita ne cominci una
watching = stai guardando; prendi posto per giocare
game-moved-on = la partita è andata avanti; guarda e decidi di nuovo
not-your-decision = tocca a qualcun altro decidere; aspetta il tuo momento
paused = la partita è in pausa; aspetta che riprenda
not-an-option = non è una delle tue possibilità; scegline una tra quelle della domanda
empty-seats = alcuni posti sono vuoti; aspetta altre persone, o metti dei bot
game-goes-on = è in corso una partita; aspetta che finisca
game-not-over = prima deve finire la partita; poi si può giocare ancora
study-only-from-the-start = le partite di un tavolo possono essere usate per la ricerca solo se è stato aperto così; apri un nuovo tavolo per questo
nothing-to-adjust = l’orologio e il ritmo sono già così
nothing-to-pause = ora non c’è niente da mettere in pausa
not-paused = non c’è niente in pausa
no-vote-without-seat = può votare solo chi ha un posto; prendine uno
knew-too-early = prima deve finire la partita; poi si può dire che cosa si sapeva
knew-too-late = i momenti di questa partita sono passati; guarda quello sullo schermo
knew-nothing = in questa partita non c’è un momento così; scegline uno tra quelli del racconto
knew-already = l’hai già detto
knew-enough = in questa partita hai già saputo { $most } cose; lasciane qualcuna agli altri

## Seats and people

not-at-this-table = non sei più a questo tavolo; entra di nuovo
removed-by-host = chi ospita ti ha fatto uscire da questo tavolo; aprine uno tuo
table-locked = questo tavolo è chiuso; chiedi a chi ospita di aprirlo
log-almost-full = a questo tavolo è successo così tanto che non c’è più spazio per parlare; finite la partita e apri un nuovo tavolo
log-full-in-game = il registro di questo tavolo è pieno; finite la partita e apri un nuovo tavolo
log-full = il registro di questo tavolo è pieno; apri un nuovo tavolo (le partite finite si possono ancora leggere)
table-damaged = il registro di questo tavolo è danneggiato al numero { $number }; avvisa chi gestisce il server e apri un nuovo tavolo
table-full = a questo tavolo ci sono troppe persone; aprine un altro
no-seat = il posto { $seat } non esiste; questo tavolo ne ha { $seats }
seat-taken = questo posto è occupato; scegline un altro
seen-from-another-seat = hai visto questa partita da un altro posto; torna lì, o aspetta la prossima
seats-stay = a questo tavolo non ci si siede a metà partita; guarda, e gioca la prossima
ask-for-seat = a questo tavolo chi ospita decide chi si siede a metà partita; chiedi il posto
nothing-to-ask = ora non c’è un posto da chiedere; guarda, o prendine uno vuoto
seat-asked-already = hai già chiesto questo posto; aspetta chi ospita
another-seat-asked = nel frattempo questa persona ha chiesto un altro posto; guarda di nuovo
seat-declined = in questa partita chi ospita non ti ha dato un posto; guarda, e gioca la prossima
nobody-asks = la persona numero { $number } non chiede un posto; guarda chi lo chiede
not-seated = non hai un posto; non c’è niente da lasciare
no-stand-in = nessun bot gioca al posto tuo; non c’è niente da riprendere
names-stay = durante la partita i nomi non cambiano; cambia il tuo dopo
bad-name = un nome ha da 1 a { $most } caratteri visibili; scegline un altro
back-already = questa persona è già tornata, o un bot gioca già al suo posto

## Hosting

table-closed = questo tavolo è stato chiuso; aprine un altro
banned = non puoi accedere a questo server; torna tra { $seconds }
not-host = può farlo solo chi ospita; chiedi
cannot-remove-yourself = ospiti tu; se vuoi, lascia il tavolo
no-stand-in-for-yourself = ospiti tu; alzati, e un bot continua a giocare per te
nothing-to-stand-in-for = { $guest } ora non gioca; un bot non avrebbe niente da fare
awake-not-asked = { $guest } è al tavolo, e ora nessuno aspetta questa persona; un bot può giocare quando lascia aperta una domanda
awake-has-time = { $guest } è al tavolo e forse sta pensando; se la domanda è ancora aperta tra { $seconds }, potrà giocare un bot
guest-away = { $guest } non è al tavolo; passa il tavolo a chi è qui
no-guest-with-number = non c’è nessuno con il numero { $number }; guarda chi è qui
has-host = chi ospita è di nuovo qui
agreement-impossible = così non si può giocare ({ $reason }); cambia le regole del tavolo

## Talk

no-chat = a questo tavolo si gioca senza chat; usa le frasi
muted = chi ospita ti ha tolto la parola; chiedi di riaverla
empty-text = non ci sono caratteri visibili; scrivi qualche parola
no-phrases = a questo tavolo le frasi sono disattivate, o ti è stata tolta la parola
no-such-phrase = a questo tavolo non c’è la frase «{ $phrase }»; scegli tra { $phrases }

## Connections

old-client = questo server usa la versione { $version } del protocollo; ricarica la pagina, o aggiorna Ridotto
no-person = il server non ti conosce ancora; prima di’ il tuo nome
no-table = non c’è un tavolo con questo codice; controllalo, o apri un tavolo
only-shows = uno schermo mostra solo il tavolo; entra per fare qualcosa
closed-slow = sei troppo indietro; collegati di nuovo
closed-fast = troppi messaggi da parte tua; rallenta
closed-damaged = i dati di questo tavolo sono danneggiati; aprine un altro
closed-left = hai lasciato questo tavolo; entra di nuovo
closed-banned = non puoi accedere a questo server; torna più tardi
message-too-long = un messaggio ha al massimo { $most } byte; accorcialo
messages-too-fast = mandi troppi messaggi in una volta; aspetta un momento e manda di nuovo
message-not-understood = non si capisce: { $problem }; vedi docs/protocol.md
too-many-rows = dal tuo indirizzo è stato fatto troppo; riprova tra { $seconds }
too-many-sockets = dal tuo indirizzo ci sono troppe connessioni; chiudine qualcuna, o riprova tra { $seconds }
not-written = non è stato possibile salvarlo; manda di nuovo
store-in-trouble = il server ha difficoltà con i suoi dati; collegati di nuovo tra un momento
table-busy = a questo tavolo succede troppo in una volta; riprova tra un momento

## Requests

no-page = a questo indirizzo non c’è niente; comincia da /
no-address = a questo indirizzo non c’è niente; /api/openapi.json dice che cosa c’è
other-http-error = il server risponde { $status }; /api/openapi.json dice come chiedere
wrong-method = questo indirizzo non accetta questo metodo; /api/openapi.json dice come chiedere
bad-host = questo host non esiste; controlla l’indirizzo
unknown-host = questo server non conosce il nome { $host }; chi lo gestisce può ammetterlo con --hosts { $host }
other-origin = le pagine di altri siti non possono chiederlo; apri la nostra
request-too-long = una richiesta ha al massimo { $most } byte; accorciala
request-cut-off = la richiesta è finita troppo presto; mandala di nuovo
request-not-understood = non si capisce: { $problem }; vedi /api/openapi.json
try-again = ora non si può; riprova tra un momento
no-person-in-request = il server non ti conosce ancora; prima di’ il tuo nome: POST /api/people
too-many-requests = dal tuo indirizzo sono arrivate troppe richieste; riprova tra { $seconds }
too-many-people = dal tuo indirizzo sono arrivate troppe persone; riprova tra { $seconds }
too-many-codes = dal tuo indirizzo sono stati provati troppi codici sbagliati; riprova tra { $seconds }
too-many-tables = dal tuo indirizzo sono stati aperti troppi tavoli; riprova tra { $seconds }
no-language = non c’è la lingua «{ $language }»; scegli tra { $languages }
bad-way-back = questo codice è sbagliato o troppo vecchio; creane uno nuovo su un dispositivo che ti conosce
nobody-to-begin-with = gli altri posti sono vuoti; indica dei bot, o comincia quando arriva qualcuno
no-such-game-number = le partite di un tavolo sono numerate 1, 2, 3…; indicane una
game-goes-on-still = la partita { $number } non è ancora finita; aspetta la fine
game-not-finished = la partita { $number } non è stata finita a questo tavolo; scegline un’altra
no-story = questo gioco non ha un racconto; guarda il replay
no-viewer = in questa partita non c’è il posto { $player }; scegli da 0 a { $last }, table o truth
game-is-private = chi ha giocato questa partita la tiene riservata al proprio tavolo; chiedi a qualcuno di loro
not-your-game = può farlo solo chi ha giocato questa partita
privacy-unchanged = la partita è già così
reviews-off = questo server non fa analisi; salva la partita e usa: ridotto review FILE
too-many-reviews = dal tuo indirizzo sono state chieste troppe analisi; riprova tra { $seconds }
too-many-reviews-wait = troppe analisi sono in attesa; riprova tra { $seconds }
review-failed = questa analisi non è riuscita; chiedila di nuovo e, se non basta, avvisa chi gestisce il server
no-such-part = questa analisi non ha una parte simile, o non è pronta; chiedi a che punto è
no-such-review = questa analisi non c’è, o è troppo vecchia; chiedila di nuovo
record-not-finished = questa partita non è finita; l’analisi si può fare dopo la fine
record-too-long = una partita da analizzare qui ha al massimo { $most } mosse
game-is-being-played = una partita come questa è in corso a un tavolo di questo server; l’analisi si può fare dopo la fine
no-such-step = questa partita si può continuare dai passi da 0 a { $last }, non da { $step }
hint-only-among-bots = i suggerimenti ci sono solo dove tutti gli altri posti sono di bot
hint-not-here = su questo server non ci sono suggerimenti per questo gioco
no-such-puzzle = questo problema non c’è; scegline uno dall’elenco

## Settings

bad-processes = i processi vanno da 1 a 64, non { $processes }; cambia --processes
processes-need-postgresql = più processi richiedono PostgreSQL; imposta --store postgresql://… o --processes 1
bad-proxy = un proxy è un indirizzo o una rete come 10.0.0.0/8, non «{ $proxy }»; cambia --proxies
bad-port = una porta è un numero da 0 a 65535, non { $port }; cambia --port
setting-below-zero = { $flag } dev’essere un numero finito non minore di 0; scegline un altro
setting-is-zero = con { $flag } 0 non potrebbe giocare nessuno; scegli un altro numero
no-log-level = non c’è il livello di registro «{ $level }»; scegli debug, info, warning o error
bad-variable = { $variable } non può essere «{ $value }»; è come { $example }

## Proofs

other-cards-sealed = il sigillo non corrisponde a questa partita: le carte non sono quelle sigillate all’inizio
other-seal = non è il sigillo mostrato all’inizio; non fidarti di questa partita

## Starting

server-not-started = il server non è riuscito a partire; le righe sopra dicono perché
port-in-use = la porta { $port } è in uso; chiudi chi la usa, o scegline un’altra con --port
port-not-allowed = non puoi usare la porta { $port }; scegline una sopra 1023 con --port
host-not-ours = { $host } non è un indirizzo di questo computer; imposta --host a 0.0.0.0 o a un indirizzo di questo computer

## Store and bus

no-such-store = i tavoli non si possono conservare in «{ $url }»; indica un file, o postgresql://utente@host/database
no-such-bus = i processi non possono avvisarsi tramite «{ $url }»; indica postgresql://… o valkey://host:6379
store-needs-extra = { $what } richiede un altro pacchetto; installalo con: pip install "ridotto[{ $extra }]"
bad-valkey-address = l’indirizzo del server Valkey non si legge ({ $reason }); scrivilo come valkey://host:6379
store-closed = i dati sono chiusi; avvia di nuovo il server
no-store-directory = la cartella { $directory } per i dati non esiste; prima creala, o scegli un altro posto con --store
store-of-other-program = { $file } è di un altro programma; scegli un altro file
store-not-usable = impossibile usare { $file } ({ $reason }); scegli un altro posto
newer-store = { $place } è di un Ridotto più recente (i dati hanno la versione { $version }, e questo legge fino alla { $ours }); aggiorna Ridotto, o scegli un altro posto
way-back-without-person = un codice di ritorno è per una persona nei dati; prima salva la persona
old-sqlite = Ridotto richiede SQLite { $needed } o più recente, e questo Python ha { $version }; usa un Python più recente
sqlite-full = non c’è più spazio per { $file }; libera spazio sul disco e riprova
sqlite-locked = { $file } è bloccato da un altro programma; chiudilo e riprova
sqlite-not-a-database = { $file } non è un database SQLite; scegli un altro file
sqlite-damaged = { $file } è danneggiato; sostituiscilo con una copia di sicurezza
sqlite-read-only = impossibile scrivere in { $file }; rendi scrivibili il file e la sua cartella
sqlite-not-opened = impossibile aprire { $file }; controlla che la cartella esista e sia scrivibile
sqlite-disk = il disco con { $file } segnala un errore; controlla il disco prima di continuare
other-sqlite-error = SQLite non può usare { $file } ({ $reason }); controlla il file, o scegline un altro
postgresql-slow = PostgreSQL a { $address } ha impiegato più di { $seconds }; scopri che cosa lo tiene occupato
postgresql-unreachable = impossibile usare PostgreSQL a { $address } ({ $reason }); controlla che sia attivo e che l’indirizzo sia giusto
postgresql-refuses = PostgreSQL a { $address } rifiuta un comando ({ $reason }); controlla il database
backup-exists = { $file } esiste già; scegli un altro nome
backup-not-writable = impossibile scrivere { $file } ({ $reason }); scegli un altro posto
use-pg-dump = PostgreSQL ha un suo programma per le copie di sicurezza; usa: pg_dump --format=custom --file={ $file } { $address }

## Clients

no-answer = nessuno risponde a { $address } ({ $reason }); controlla l’indirizzo
not-our-server = il server risponde { $status } e probabilmente non è un server Ridotto; controlla l’indirizzo
server-refuses = il server rifiuta: { $reason }
connection-lost = { $address } non risponde più ({ $reason }); riprova più tardi
